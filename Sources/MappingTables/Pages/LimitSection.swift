/// Renders what a vendor takes as a Markdown table.
struct LimitSection {
    let table: Table
    /// The vendor's name in the table.
    let vendor: String

    /// The section's text.
    var text: String {
        var limits = MarkdownTable("Row", "Most", "Of what", "Where", "What happens to more", "")
        for row in table.rows where row["vendor"] == vendor {
            limits.append(
                row.id, "\(row["most"]) \(row["unit"])", Self.measure(row), Self.place(row),
                LimitCells(row: row).steps.map(Self.words).joined(separator: "; "),
                MarkdownTable.words(row["note"]))
        }
        return limits.text
    }

    private static func measure(_ row: Table.Row) -> String {
        if row["called"] != "-" && row["measure"].contains("key(") { return row["called"] }
        return LimitCells(row: row).measures.map { measure in
            switch measure {
            case .held(let field), .written(let field): "`\(field)`"
            case .key(let path): "`\(path)`"
            }
        }.joined(separator: " and ")
    }

    /// The shapes, kinds and conversations; nothing for all of them.
    private static func place(_ row: Table.Row) -> String {
        ["shapes", "kinds", "conversation"].filter { row[$0] != "-" }.map { column in
            row[column].split(separator: " ").map { "`\($0)`" }.joined(separator: ", ")
        }.joined(separator: "; ")
    }

    private static func words(_ step: LimitCells.Step) -> String {
        let fields = step.fields.map { "`\($0)`" }.joined(separator: " and ")
        return switch step.name {
        case "shorten": "\(fields) shortened"
        case "drop": "\(fields) left out"
        case "first": "the first of \(fields) stay"
        case "tell": "told"
        case "elsewhere": "written elsewhere"
        case "split": "several messages"
        default: "no message"
        }
    }
}
