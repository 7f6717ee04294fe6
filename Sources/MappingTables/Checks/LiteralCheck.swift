import JSONDocument

/// Whether the cells that hold JSON hold JSON, and samples are of the documented type.
struct LiteralCheck {
    let table: Table
    let schema: TableSchema

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            (schema.literalColumns.compactMap { syntax(row[$0], column: $0) } + sampleType(row))
                .map { TableProblem(row, of: table, $0) }
        }
    }

    private func syntax(_ cell: String, column: String) -> String? {
        guard cell != "-" else { return nil }
        do {
            _ = try JSONDocument(cell)
            return nil
        } catch {
            return "the \(column) is no JSON literal: \(error)"
        }
    }

    private func sampleType(_ row: Table.Row) -> [String] {
        guard schema.literalColumns.contains("sample"), let sample = try? JSONDocument(row["sample"]) else {
            return []
        }
        let types = row["type"].split(separator: "|").compactMap { LiteralType(rawValue: String($0)) }
        guard !types.contains(where: { $0.holds(sample.root) }) else { return [] }
        return ["the sample is not of the type \(row["type"])"]
    }
}
