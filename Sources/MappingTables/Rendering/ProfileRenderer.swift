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

    /// The file of a vendor whose tables lie in another folder: its own rows, which its adapter brings along.
    func file(of vendor: VendorTables) -> GeneratedFile {
        let rows = table.rows.filter { vendor.names.contains($0["vendor"]) }
        return GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)Presets.swift", tables: [table.file],
            folder: vendor.tableFolder,
            body: """
                import PushModel

                /// What the vendor's servers do when neither sender nor app says otherwise.
                enum \(vendor.name)Presets {
                    /// The table's rows in its order; a later one overrides an earlier one.
                    static var rows: [BuiltInProfiles.Row] { rowTable }
                }

                \(Self.list(of: rows))

                """)
    }

    private var declaration: String {
        """
        /// What the vendors' servers do when neither sender nor app says otherwise.
        package enum BuiltInProfiles {
            /// One setting of one preset.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// The vendor's name; `*` for all.
                package let vendor: UTF8Text
                /// The vendor's generation, such as `current`; `*` for all.
                package let generation: UTF8Text
                /// The language of a text; `*` for all.
                package let language: UTF8Text
                /// The path of the setting in a profile file.
                package let field: UTF8Text
                /// A JSON literal.
                package let value: UTF8Text

                package init(
                    id: String, vendor: UTF8Text, generation: UTF8Text, language: UTF8Text, field: UTF8Text,
                    value: UTF8Text
                ) {
                    self.id = id
                    self.vendor = vendor
                    self.generation = generation
                    self.language = language
                    self.field = field
                    self.value = value
                }
            }

            /// The table's rows in its order; a later one overrides an earlier one.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String { Self.list(of: table.rows) }

    private static func list(of rows: [Table.Row]) -> String {
        let columns = ["vendor", "generation", "language", "field", "value"]
        let items = rows.map { row in
            let cells = columns.map { "\($0): \(SwiftLiteral.string(row[$0]))" }
            return ".init(id: \"\(row.id)\", \(cells.joined(separator: ", ")))"
        }
        return SwiftLiteral.list("rowTable", of: "BuiltInProfiles.Row", items)
    }
}
