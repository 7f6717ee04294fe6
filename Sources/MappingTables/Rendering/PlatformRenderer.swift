/// Renders the settings for other platforms as steps from each vendor's section to the setting.
struct PlatformRenderer {
    private let table: Table
    private let places: [(vendor: String, places: PlatformPlaces)]

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
        /// The settings for other platforms that the vendors have, and which of them mean the same.
        package enum PlatformSettings {
            /// One setting in one spelling.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// The setting's neutral name.
                package let setting: String
                /// The names from Easemob's section to the setting; empty where Easemob has none.
                package let easemob: [UTF8Text]
                /// The names from NIM's section to the setting; empty where NIM has none.
                package let nim: [UTF8Text]
                /// The words that the vendors spell in two ways.
                package let values: [(easemob: UTF8Text, nim: UTF8Text)]

                /// Creates a row.
                package init(
                    id: String, setting: String, easemob: [UTF8Text], nim: [UTF8Text],
                    values: [(easemob: UTF8Text, nim: UTF8Text)]
                ) {
                    self.id = id
                    self.setting = setting
                    self.easemob = easemob
                    self.nim = nim
                    self.values = values
                }
            }

            /// The table's rows in its order; of several with one path the first is written.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String {
        let items = table.rows.map { row in
            let setting = PlatformSetting(row: row)
            let steps = places.map { vendor, places in
                "\(vendor): \(Self.list(setting.path(vendor).flatMap(places.steps) ?? []))"
            }
            let words = (setting.words ?? []).map {
                "(\(SwiftLiteral.string($0.easemob)), \(SwiftLiteral.string($0.nim)))"
            }
            return ".init(id: \"\(row.id)\", setting: \"\(row["setting"])\", "
                + steps.joined(separator: ", ") + ", values: [\(words.joined(separator: ", "))])"
        }
        return SwiftLiteral.list("rowTable", of: "PlatformSettings.Row", items)
    }

    private static func list(_ names: [String]) -> String {
        "[\(names.map(SwiftLiteral.string).joined(separator: ", "))]"
    }
}
