import Measuring

/// Something to measure: the rows that it adds to the table.
struct Benchmark: Sendable {
    /// The name by which it can be chosen.
    let name: String
    let rows: @Sendable (Laboratory) throws -> [ResultRow]

    /// All, in the table's order.
    static let all: [Benchmark] = [
        .library, .foundation, .python, .jobs, .conversion, .proof, .tokens, .memory, .start, .scaling,
        .delivery,
    ]
}

extension Laboratory {
    /// A row that compares two rates, measured in turn.
    func comparison(
        _ what: String, _ name: String, _ target: ResultRow.Target, here: () throws -> Double,
        reference: () throws -> Double
    ) throws -> ResultRow {
        let pairs = try Spread.interleaved(request.repetitions, here, reference)
        guard let ratio = Spread(pairs.map { $0.one / $0.other }) else {
            return ResultRow(what, skipped: "no repetitions")
        }
        return ResultRow(
            what, here: Figures.rate(pairs.map(\.one)), reference: Figures.rate(pairs.map(\.other), name),
            figure: ratio, target)
    }
}
