/// Renders the settings for other platforms as steps from the vendor's section to the setting.
struct PlatformRenderer {
    private let table: Table
    private let places: [String: PlatformPlaces]

    /// Prepares the file from `platforms.tsv` and the vendors' own tables.
    init(mappings: Mappings) {
        table = mappings.platforms
        places = mappings.platformPlaces
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushBridge/Generated/PlatformSettings.swift", tables: [table.file],
            body: "package import JSONDocument\n\n\(declaration)\n\n\(rows)\n")
    }

    private var declaration: String {
        """
        /// The settings for other platforms that the vendors have; those of one name mean the same.
        package enum PlatformSettings {
            /// One setting where one vendor has it.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// The vendor, by the name of its adapter.
                package let vendor: String
                /// The setting's neutral name.
                package let setting: String
                /// The names from the vendor's section to the setting.
                package let steps: [UTF8Text]
            }

            /// The table's rows in its order; of several of one vendor's with one name the first is written.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String {
        let items = table.rows.map { row in
            let steps = places[row["vendor"]]?.steps(to: row["path"]) ?? []
            return ".init(id: \"\(row.id)\", vendor: \(SwiftLiteral.string(row["vendor"])), "
                + "setting: \(SwiftLiteral.string(row["setting"])), "
                + "steps: [\(steps.map(SwiftLiteral.string).joined(separator: ", "))])"
        }
        return SwiftLiteral.list("rowTable", of: "PlatformSettings.Row", items)
    }
}
