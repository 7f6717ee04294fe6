import Foundation
import Measuring

extension Benchmark {
    /// Provider tokens: signing one, and handing out one that is signed already.
    static let tokens = Benchmark(name: "tokens") { laboratory in
        [try signing(laboratory), try cached(laboratory)]
    }

    private static func signing(_ laboratory: Laboratory) throws -> ResultRow {
        let key = laboratory.path("key.p8")
        _ = try ChildProcess(
            "openssl", ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key]
        ).run(discardsErrors: true)
        return try laboratory.comparison(
            "provider token, signed", "openssl speed", .atLeast(0.85),
            here: { try laboratory.workload(["token-sign", key, "20000"]).rate },
            reference: { try signaturesASecond() })
    }

    /// The signatures a second of processor time that OpenSSL claims for itself, from its machine-readable report.
    private static func signaturesASecond() throws -> Double {
        let command = ChildProcess("openssl", ["speed", "-mr", "-seconds", "1", "ecdsap256"])
        let report = try command.run(discardsErrors: true).output
        for line in String(decoding: report, as: UTF8.self).split(separator: "\n")
        where line.hasPrefix("+F4:") {
            // +F4:curve:bits:signatures a second:verifications a second
            let fields = line.split(separator: ":")
            if fields.count > 3, let rate = Double(fields[3]), rate > 1 { return rate }
        }
        throw MeasuringError("openssl speed said nothing of signatures.")
    }

    private static func cached(_ laboratory: Laboratory) throws -> ResultRow {
        let times = try (0..<laboratory.request.repetitions).map { _ in
            let work = try laboratory.workload(["token-cached", "1", "10000000"])
            return work.processor / Double(work.operations)
        }
        guard let time = Spread(times.map { $0 * 1e9 }) else { throw MeasuringError("Nothing was measured.") }
        return ResultRow(
            "provider token, cached", here: Figures.time(times), figure: time, unit: " ns", .atMost(100))
    }
}
