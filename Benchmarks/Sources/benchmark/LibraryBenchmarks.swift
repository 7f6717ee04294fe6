import Measuring
import MessageCorpus

extension Benchmark {
    /// The library on one thread against C++ written by hand.
    static let library = Benchmark(name: "library") { laboratory in
        if let cpp = laboratory.cpp { try laboratory.checkAgreement(of: cpp) }
        return try [CorpusKind.easemob, .nim].map { kind in
            let what = "library, \(kind.title), one core"
            guard let cpp = laboratory.cpp else {
                return ResultRow(what, skipped: "C++ on simdjson: needs g++ and libsimdjson-dev")
            }
            let file = try laboratory.corpus(kind, lines: min(laboratory.request.messages, 100_000))
            return try laboratory.comparison(
                what, "C++ simdjson", .atLeast(0.6),
                here: { try laboratory.workload(["translate", file, "1"]).rate },
                reference: { try WorkloadReport(ChildProcess(cpp, [file]).run()).rate })
        }
    }

    /// The library on one thread against Foundation's coders.
    static let foundation = Benchmark(name: "foundation") { laboratory in
        try [CorpusKind.easemob, .nim].map { kind in
            let file = try laboratory.corpus(kind, lines: min(laboratory.request.messages, 20_000))
            return try laboratory.comparison(
                "library, \(kind.title), one core", "Foundation", .atLeast(15),
                here: { try laboratory.workload(["translate", file, "3"]).rate },
                reference: { try laboratory.workload(["foundation-\(kind.rawValue)", file, "1"]).rate })
        }
    }
}

extension CorpusKind {
    /// The kind's name in the table.
    var title: String {
        switch self {
        case .easemob: "Easemob"
        case .nim: "NIM"
        case .tencent: "Tencent"
        case .rongcloud: "RongCloud"
        case .mixed: "mixed"
        }
    }
}
