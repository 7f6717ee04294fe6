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

        /// The fields in the table's order, each once.
        var fields: [String] {
            var seen: Set<String> = []
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
