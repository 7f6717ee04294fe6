/// Renders what one vendor can say and the other cannot: fields of messages, by shape, and settings for other platforms.
struct OneSidedSection {
    let mappings: Mappings

    /// A vendor's table with the shapes in which its messages are written.
    private struct Side {
        let table: Table
        let shapes: [String]

        func says(_ field: String, in shape: String) -> Bool {
            rows(of: field).contains { $0["shape"] == shape || $0["shape"] == "*" }
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

    private var easemob: Side { Side(table: mappings.easemob, shapes: ["sdk", "rest"]) }
    private var nim: Side {
        Side(table: mappings.nim, shapes: ["sdk", "sdk-v2", "server-v1", "server-v2"])
    }

    /// What Easemob's messages say and NIM's cannot.
    var fromEasemob: String { text(easemob, to: nim) }

    /// What NIM's messages say and Easemob's cannot.
    var fromNIM: String { text(nim, to: easemob) }

    /// How many settings for other platforms both vendors have, and how many only one.
    var platforms: String {
        func settings(of vendor: String) -> Set<String> {
            Set(mappings.platforms.rows.filter { $0["vendor"] == vendor }.map { $0["setting"] })
        }
        let (easemob, nim) = (settings(of: "easemob"), settings(of: "nim"))
        return "Of the settings for other platforms, \(easemob.intersection(nim).count) are converted, "
            + "\(easemob.subtracting(nim).count) exist at Easemob only and \(nim.subtracting(easemob).count) at NIM only: "
            + "`pushbridge mappings list --vendor platforms`."
    }

    private func text(_ source: Side, to target: Side) -> String {
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
