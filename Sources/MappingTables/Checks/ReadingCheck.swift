/// Whether readings have numbers that can be cited, stand in order, and are told in whole sentences.
struct ReadingCheck {
    private let table: Table
    private let sections: [String]

    init(mappings: Mappings) {
        table = mappings.readings
        sections = mappings.readingSections
    }

    var problems: [TableProblem] {
        var last: ReadingNumber?
        var lines: [ReadingNumber: Int] = [:]
        return table.rows.flatMap { row in
            guard let number = ReadingNumber(row.id, in: sections) else {
                let starts = sections.joined(separator: ", ")
                return [TableProblem(row, of: table, "the number must be one of \(starts) and digits")]
            }
            let order = order(of: number, after: last, lines: lines)
            last = max(number, last ?? number)
            lines[number] = lines[number] ?? row.line
            return (order + text(of: row)).map { TableProblem(row, of: table, $0) }
        }
    }

    private func order(
        of number: ReadingNumber, after last: ReadingNumber?, lines: [ReadingNumber: Int]
    ) -> [String] {
        if let line = lines[number] { return ["the number is used in line \(line) already"] }
        guard let last, number < last else { return [] }
        return ["the row must stand before those with greater numbers"]
    }

    private func text(of row: Table.Row) -> [String] {
        let text = row["text"]
        var problems: [String] = []
        if text.count > 500 { problems.append("the text has \(text.count) characters, more than 500") }
        if !text.hasSuffix(".") {
            problems.append("the text must be sentences that end with a full stop")
        }
        return problems
    }
}
