/// Renders what one vendor's messages can say and another one's cannot: fields, by the shapes that are written.
struct OneSidedSection {
    private let source: Side
    private let target: Side

    init(from source: VendorTables, to target: VendorTables) {
        self.source = Side(table: source.messages, shapes: source.writtenShapes)
        self.target = Side(table: target.messages, shapes: target.writtenShapes)
    }

    /// A vendor's table with the shapes in which its messages are written.
    private struct Side {
        let table: Table
        let shapes: [String]

        /// Whether a key of a shape says a field; one that is only read, since it may say less, does not.
        func says(_ field: String, in shape: String) -> Bool {
            rows(of: field).contains { row in
                (row["shape"] == shape || row["shape"] == "*")
                    && !(row["relation"] == Relation.narrower.rawValue && row["writes"] == "-")
            }
        }

        func rows(of field: String) -> [Table.Row] {
            table.rows.filter { row in
                Self.plain(row["field"]) == field && row["relation"] != Relation.unmapped.rawValue
                    && (shapes + ["*"]).contains(row["shape"])
            }
        }

        /// A field under the name that both vendors' spellings of it share: an alert in Apple's own form is an alert, and the
        /// app's data are the app's data, wherever they stand.
        static func plain(_ field: String) -> String {
            field == "rootData" ? "appData" : field.replacing("explicitAlert.", with: "alert.")
        }

        /// The fields in the table's order, each once; settings for other platforms have a table of their own.
        var fields: [String] {
            var seen: Set<String> = ["platforms"]
            return table.rows.map { Self.plain($0["field"]) }
                .filter { $0 != "-" && !rows(of: $0).isEmpty && seen.insert($0).inserted }
        }
    }

    var text: String {
        var fields = MarkdownTable("Field", "Rows", "No key in")
        for field in source.fields {
            let missing = target.shapes.filter { !target.says(field, in: $0) }
            guard !missing.isEmpty else { continue }
            let rows = source.rows(of: field).map(\.id)
            let shown = rows.prefix(3).joined(separator: ", ") + (rows.count > 3 ? ", …" : "")
            fields.append(
                MarkdownTable.code(field), shown,
                missing.count == target.shapes.count
                    ? "any shape" : missing.map(MarkdownTable.code).joined(separator: ", "))
        }
        return fields.text
    }
}

/// Renders the settings of users and consoles that one vendor keeps and the other has no key for.
package struct OneSidedSettings {
    private let source: Table
    private let target: Table

    package init(from source: VendorTables, to target: VendorTables) {
        self.source = source.settings
        self.target = target.settings
    }

    /// The settings in the source's order, with the rows that fill them.
    package var fields: [(field: String, rows: [Table.Row])] {
        var fields: [(field: String, rows: [Table.Row])] = []
        for row in source.rows where Self.fills(row) {
            if let known = fields.firstIndex(where: { $0.field == row["field"] }) {
                fields[known].rows.append(row)
            } else {
                fields.append((row["field"], [row]))
            }
        }
        let kept = Set(target.rows.filter(Self.fills).map { $0["field"] })
        // A switch beside other keys, or another spelling, is no setting of its own.
        return fields.filter { entry in
            !kept.contains(entry.field) && Self.names[entry.field].map(kept.contains) != true
                && entry.rows.contains { $0["relation"] == Relation.equivalent.rawValue }
        }
    }

    var text: String {
        var table = MarkdownTable("Setting", "Rows")
        for (field, rows) in fields {
            table.append(MarkdownTable.code(field), rows.map(\.id).joined(separator: ", "))
        }
        return table.text
    }

    /// What only says of which sort another setting is, which a vendor may say by that one's key.
    private static let names = ["conversation.kind": "conversation.id", "device.voipToken": "device.token"]

    private static func fills(_ row: Table.Row) -> Bool {
        row["field"] != "-" && row["relation"] != Relation.unmapped.rawValue
            && row["relation"] != Relation.container.rawValue
    }
}
