/// Renders a vendor's table as Markdown: a heading and a table for each shape.
struct KeySection {
    let table: Table
    /// The vendor's shapes, whose notes are the headings; shapes that are missing here follow in alphabetical order.
    let shapes: [Table.Row]

    /// The section's text.
    var text: String {
        let headings =
            shapes.isEmpty
            ? [] : [("*", "In every shape")] + shapes.map { ($0["shape"], Self.heading($0["note"])) }
        let known = headings.map(\.0)
        let others = Set(table.rows.map { $0["shape"] }).subtracting(known).sorted().map { ($0, "") }
        return (headings + others).compactMap(part).joined(separator: "\n\n")
    }

    /// A note as a heading: without its full stop, and beginning with a small letter.
    private static func heading(_ note: String) -> String {
        note.prefix(1).lowercased() + note.dropFirst().dropLast()
    }

    private func part(of shape: String, _ words: String) -> String? {
        let rows = table.rows.filter { $0["shape"] == shape && $0["relation"] != Relation.container.rawValue }
        guard !rows.isEmpty else { return nil }
        var keys = MarkdownTable("Row", "Key", "Type", "Fills", "")
        for row in rows {
            keys.append(
                row.id, MarkdownTable.code(row["path"]), row["type"].replacing("|", with: " or "),
                Self.field(row), MarkdownTable.words(row["note"]))
        }
        let name = shape == "*" ? "" : "`\(shape)`"
        let words = shape == "*" && words.isEmpty ? "Every shape" : words
        let heading = [name, words].filter { !$0.isEmpty }.joined(separator: ": ")
        return "### \(heading)\n\n\(keys.text)"
    }

    /// The field, and how the key compares with it unless both say the same.
    private static func field(_ row: Table.Row) -> String {
        let relation = row["relation"]
        let field = MarkdownTable.code(row["field"])
        return relation == Relation.equivalent.rawValue
            ? field : [field, relation].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
