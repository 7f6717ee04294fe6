/// Renders what a vendor's pushes say and do where nobody sets anything: its rows of `profiles.tsv` as Markdown tables.
struct ProfileSection {
    let table: Table
    /// The names of those vendors whose messages look the same.
    let vendors: [String]

    /// The texts, and what messages of a kind show.
    var texts: String { text(of: rows { $0.hasPrefix("texts.") }, Self.kind, "Of what") }

    /// The policies, and the other settings of a profile.
    var policies: String {
        text(of: rows { !$0.hasPrefix("texts.") }, { MarkdownTable.code($0) }, "In the profile")
    }

    private func rows(_ isWanted: (String) -> Bool) -> [Table.Row] {
        table.rows.filter { vendors.contains($0["vendor"]) && isWanted($0["field"]) }
    }

    private func text(of rows: [Table.Row], _ name: (String) -> String, _ heading: String) -> String {
        let isEverywhere = rows.allSatisfy { place(of: $0).isEmpty }
        var table =
            isEverywhere
            ? MarkdownTable("Row", heading, "Usually", "")
            : MarkdownTable("Row", heading, "Usually", "Where", "")
        for row in rows {
            let (field, note) = (name(row["field"]), MarkdownTable.words(row["note"]))
            let value = MarkdownTable.code(Self.unquoted(row["value"]))
            if isEverywhere {
                table.append(row.id, field, value, note)
            } else {
                table.append(row.id, field, value, place(of: row), note)
            }
        }
        return table.text
    }

    /// The vendor of several, the generation and the language; nothing for all of them.
    private func place(of row: Table.Row) -> String {
        let vendor = vendors.count > 1 ? [row["vendor"]] : []
        return (vendor + [row["generation"], row["language"]]).filter { $0 != "*" }.map { "`\($0)`" }
            .joined(separator: ", ")
    }

    /// Of what a text is: a kind of message, a type in the vendor's spelling, or one of the other texts of a profile.
    private static func kind(_ field: String) -> String {
        let parts = field.split(separator: ".", maxSplits: 2)
        return MarkdownTable.code(String(parts.last ?? ""))
    }

    /// A text without the quotes of its literal.
    private static func unquoted(_ literal: String) -> String {
        let isText = literal.count > 1 && literal.hasPrefix("\"") && literal.hasSuffix("\"")
        return isText ? String(literal.dropFirst().dropLast()) : literal
    }
}
