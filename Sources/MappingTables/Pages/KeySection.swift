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

/// Renders how many settings for other platforms each two vendors have, and how many only one of them.
struct PlatformSection {
    let mappings: Mappings

    var text: String {
        let vendors = mappings.vendorTables
        let pairs = vendors.indices.flatMap { first in
            vendors[(first + 1)...].map { (vendors[first], $0) }
        }
        return pairs.map(sentence).joined(separator: "\n")
            + "\n`pushbridge mappings list --vendor platforms` lists them."
    }

    private func sentence(_ first: VendorTables, _ second: VendorTables) -> String {
        let (one, other) = (settings(of: first), settings(of: second))
        return "Of the settings of \(first.name) and \(second.name) for other platforms, "
            + "\(one.intersection(other).count) are converted, \(one.subtracting(other).count) exist at "
            + "\(first.name) only and \(other.subtracting(one).count) at \(second.name) only."
    }

    private func settings(of vendor: VendorTables) -> Set<String> {
        Set(mappings.platforms.rows.filter { $0["vendor"] == vendor.id }.map { $0["setting"] })
    }
}

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
