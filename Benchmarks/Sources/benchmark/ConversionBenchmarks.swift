import Measuring
import MessageCorpus

/// The two ways of a conversion.
private let directions: [(source: CorpusKind, target: CorpusKind)] = [(.easemob, .nim), (.nim, .easemob)]

extension Benchmark {
    /// Converting against translating the same file.
    static let conversion = Benchmark(name: "convert") { laboratory in
        let lines = min(laboratory.request.messages, 100_000)
        return try directions.map { source, target in
            let file = try laboratory.corpus(source, lines: lines)
            func rate(_ arguments: [String]) throws -> Double {
                Double(lines) / (try laboratory.command(arguments + ["--jobs", "1"], file).processor)
            }
            return try laboratory.comparison(
                "convert --no-proof, \(source.title) to \(target.title)", "translate", .atLeast(0.6),
                here: { try rate(["convert", "--no-proof", "--to", target.rawValue]) },
                reference: { try rate(["translate"]) })
        }
    }

    /// What the proof adds to a conversion, against translating the same messages.
    static let proof = Benchmark(name: "proof") { laboratory in
        let file: (CorpusKind) throws -> String = {
            try laboratory.corpus($0, lines: min(laboratory.request.messages, 2_000))
        }
        return try directions.map { source, target in
            let lines = try file(source)
            func cost(_ arguments: [String]) throws -> Double {
                1 / (try laboratory.workload(arguments).rate)
            }
            let pairs = try Spread.interleaved(
                laboratory.request.repetitions,
                {
                    try cost(["prove", lines, "1", target.rawValue])
                        - cost(["convert", lines, "1", target.rawValue])
                }, { try cost(["translate", lines, "1"]) })
            let what = "proof, \(source.title) to \(target.title)"
            guard let ratio = Spread(pairs.map { $0.one / $0.other }) else {
                return ResultRow(what, skipped: "no repetitions")
            }
            return ResultRow(
                what, here: Figures.time(pairs.map(\.one)),
                reference: Figures.time(pairs.map(\.other), "translate"),
                figure: ratio, .atMost(12))
        }
    }
}
