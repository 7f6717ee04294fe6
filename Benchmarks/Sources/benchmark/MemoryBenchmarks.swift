import Measuring
import MessageCorpus

extension Benchmark {
    /// The most memory that the command ever holds while it works through a large file.
    static let memory = Benchmark(name: "memory") { laboratory in
        var lines = laboratory.request.messages
        if laboratory.request.isLarge {
            let sample = try laboratory.corpus(.mixed, lines: 10_000)
            lines = 10_000 * (1_000_000_000 / (try laboratory.bytes(of: sample)) + 1)
        }
        let file = try laboratory.corpus(.mixed, lines: lines)
        let size = (Double(try laboratory.bytes(of: file)) / 1e6).shortened + " MB"
        var runs: [[String]] = [
            ["translate", "--jobs", "1"], ["translate", "--jobs", "2"],
            ["convert", "--no-proof", "--to", "nim", "--jobs", "2"],
        ]
        if laboratory.request.isLarge { runs.append(["convert", "--to", "nim", "--jobs", "2"]) }
        var rows = try runs.map { arguments in
            let peak = Double(try laboratory.command(arguments, file).peakMemory) / 1e6
            let what = "memory, " + arguments.joined(separator: " ")
            return row(what, peak, size)
        }
        if !laboratory.request.isLarge {
            rows.append(
                ResultRow("memory, 1 GB, with proofs too", skipped: "takes minutes: ask for it with --large"))
        }
        return rows
    }

    private static func row(_ what: String, _ peak: Double, _ size: String) -> ResultRow {
        guard let figure = Spread([peak]) else { return ResultRow(what, skipped: "not measured") }
        return ResultRow(what, here: "of \(size)", figure: figure, unit: " MB", .atMost(64))
    }
}
