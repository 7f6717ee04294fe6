import Measuring
import MessageCorpus

extension Benchmark {
    /// Cost that grows in proportion: each row compares the cost of a unit of work in large and in small pieces.
    ///
    /// Twice the cost is allowed to one ten times as large, for it fits into fewer caches; what grew with the square
    /// would cost ten times as much.
    static let scaling = Benchmark(name: "scaling") { laboratory in
        [
            try unit(
                "100 receivers in one message, each", "100 messages", laboratory, .atMost(1),
                large: Pieces([Extremes.receivers(100)], units: 100, rounds: 100),
                small: Pieces(Array(repeating: Extremes.receivers(1), count: 100), units: 100, rounds: 100)),
            try unit(
                "a message of 100 KB, each byte", "10 KB", laboratory, .atMost(2),
                large: Pieces([Extremes.text(bytes: 100_000)], units: 100_000, rounds: 200),
                small: Pieces([Extremes.text(bytes: 10_000)], units: 10_000, rounds: 2_000)),
            try unit(
                "10 000 keys in one object, each", "1 000 keys", laboratory, .atMost(2),
                large: Pieces([Extremes.keys(10_000)], units: 10_000, rounds: 50),
                small: Pieces([Extremes.keys(1_000)], units: 1_000, rounds: 500)),
            try unit(
                "5 000 recipients, each", "500 recipients", laboratory, .atMost(2),
                large: Pieces([Extremes.toEveryone], units: 5_000, rounds: 20, recipients: 5_000),
                small: Pieces([Extremes.toEveryone], units: 500, rounds: 200, recipients: 500)),
        ] + (try tenTimes(laboratory))
    }

    /// Messages, how many units of work they are together, and how often they are translated.
    private struct Pieces {
        let messages: [JSONNode]
        let units: Int
        let rounds: Int
        let recipients: Int?

        init(_ messages: [JSONNode], units: Int, rounds: Int, recipients: Int? = nil) {
            self.messages = messages
            self.units = units
            self.rounds = rounds
            self.recipients = recipients
        }
    }

    private static func unit(
        _ what: String, _ name: String, _ laboratory: Laboratory, _ target: ResultRow.Target, large: Pieces,
        small: Pieces
    ) throws -> ResultRow {
        func cost(_ pieces: Pieces) throws -> Double {
            let file = try laboratory.file("pieces.jsonl", pieces.messages)
            var arguments = ["translate", file, String(pieces.rounds)]
            if let count = pieces.recipients {
                arguments.append(try laboratory.file("people.jsonl", Extremes.recipients(count)))
            }
            return try laboratory.workload(arguments).processor / Double(pieces.rounds * pieces.units)
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
                "ten times the lines, each line", here: Figures.time(pairs.map(\.one)),
                reference: Figures.time(pairs.map(\.other), "a tenth"), figure: time, .atMost(1.1)),
            ResultRow(
                "ten times the lines, memory", here: "", reference: "a tenth", figure: peak, .atMost(1.1)),
        ]
    }
}
