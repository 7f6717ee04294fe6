/// Renders the vendors' built-in texts and policies as rows for the presets of `AppProfile`.
struct ProfileRenderer {
    private let table: Table

    /// Prepares the file from `profiles.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/BuiltInProfiles.swift", tables: [table.file],
            body: "package import JSONDocument\n\n\(declaration)\n\n\(rows)\n")
    }

    private var declaration: String {
        """
        /// What the vendors' servers do when neither sender nor app says otherwise.
        package enum BuiltInProfiles {
            /// One setting of one preset.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// `easemob`, `agora` or `nim`; `*` for all.
                package let vendor: UTF8Text
                /// `2017`, `2018` or `current`; `*` for all.
                package let generation: UTF8Text
                /// The language of a text; `*` for all.
                package let language: UTF8Text
                /// The path of the setting in a profile file.
                package let field: UTF8Text
                /// A JSON literal.
                package let value: UTF8Text
            }

            /// The table's rows in its order; a later one overrides an earlier one.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String {
        let columns = ["vendor", "generation", "language", "field", "value"]
        let items = table.rows.map { row in
            let cells = columns.map { "\($0): \(SwiftLiteral.string(row[$0]))" }
            return ".init(id: \"\(row.id)\", \(cells.joined(separator: ", ")))"
        }
        return SwiftLiteral.list("rowTable", of: "BuiltInProfiles.Row", items)
    }
}
