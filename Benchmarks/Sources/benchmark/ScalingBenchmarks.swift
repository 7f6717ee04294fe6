import Measuring
import MessageCorpus

extension Benchmark {
    /// Cost that grows in proportion: each row compares the cost of a unit of work in large and in small pieces.
    static let scaling = Benchmark(name: "scaling") { laboratory in
        [
            try unit(
                "100 receivers in one message", "100 messages", laboratory, .atMost(1),
                large: pieces([Extremes.receivers(100)], units: 100),
                small: pieces(Array(repeating: Extremes.receivers(1), count: 100), units: 100)),
            try unit(
                "a message of 100 KB, a byte", "10 KB", laboratory, .atMost(1.5),
                large: pieces([Extremes.text(bytes: 100_000)], units: 100),
                small: pieces([Extremes.text(bytes: 10_000)], units: 10)),
            try unit(
                "10 000 keys in one object, a key", "1 000 keys", laboratory, .atMost(1.5),
                large: pieces([Extremes.keys(10_000)], units: 10),
                small: pieces([Extremes.keys(1_000)], units: 1)),
            try unit(
                "5 000 recipients, a recipient", "500 recipients", laboratory, .atMost(1.5),
                large: Pieces(messages: [Extremes.toEveryone], units: 10, recipients: 5_000),
                small: Pieces(messages: [Extremes.toEveryone], units: 1, recipients: 500)),
        ] + (try tenTimes(laboratory))
    }

    /// Messages and how many units of work they are.
    private struct Pieces {
        let messages: [JSONNode]
        let units: Int
        var recipients: Int?
    }

    private static func pieces(_ messages: [JSONNode], units: Int) -> Pieces {
        Pieces(messages: messages, units: units)
    }

    private static func unit(
        _ what: String, _ name: String, _ laboratory: Laboratory, _ target: ResultRow.Target, large: Pieces,
        small: Pieces
    ) throws -> ResultRow {
        func cost(_ pieces: Pieces) throws -> Double {
            let file = try laboratory.file("pieces.jsonl", pieces.messages)
            var arguments = ["translate", file, String(1_000 / pieces.units)]
            if let count = pieces.recipients {
                arguments.append(try laboratory.file("people.jsonl", Extremes.recipients(count)))
            }
            let report = try laboratory.workload(arguments)
            let rounds = report.operations / pieces.messages.count
            return report.processor / Double(rounds * pieces.units)
        }
        let pairs = try Spread.interleaved(
            laboratory.request.repetitions, { try cost(large) }, { try cost(small) })
        guard let ratio = Spread(pairs.map { $0.one / $0.other }) else {
            return ResultRow(what, skipped: "no repetitions")
        }
        return ResultRow(
            what, here: Figures.time(pairs.map(\.one)), reference: Figures.time(pairs.map(\.other), name),
            figure: ratio, target)
    }

    /// Ten times the lines: ten times the time, and the same memory.
    private static func tenTimes(_ laboratory: Laboratory) throws -> [ResultRow] {
        let lines = laboratory.request.messages
        let many = try laboratory.corpus(.mixed, lines: lines)
        let few = try laboratory.corpus(.mixed, lines: lines / 10)
        var memory: [Double] = []
        let pairs = try Spread.interleaved(
            laboratory.request.repetitions,
            {
                let run = try laboratory.command(["translate"], many)
                memory.append(Double(run.peakMemory))
                return run.processor / Double(lines)
            },
            {
                let run = try laboratory.command(["translate"], few)
                memory[memory.count - 1] /= Double(run.peakMemory)
                return run.processor / Double(lines / 10)
            })
        guard let time = Spread(pairs.map { $0.one / $0.other }), let peak = Spread(memory) else { return [] }
        return [
            ResultRow(
                "ten times the lines, a line", here: Figures.time(pairs.map(\.one)),
                reference: Figures.time(pairs.map(\.other), "a tenth"), figure: time, .atMost(1.1)),
            ResultRow(
                "ten times the lines, memory", here: "", reference: "a tenth", figure: peak, .atMost(1.1)),
        ]
    }
}
