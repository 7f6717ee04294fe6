/// Renders the tables' own texts, so that the program can show them wherever it runs.
struct EmbeddedTablesRenderer {
    private let tables: [Table]

    /// Prepares the file from every table.
    init(mappings: Mappings) {
        self.tables = mappings.all
    }

    /// The whole file.
    var file: GeneratedFile {
        let constants = tables.map { "private let \(Self.name($0)) = \(SwiftLiteral.lines($0.text))\n" }
        return GeneratedFile(
            path: "Sources/MappingTables/Generated/EmbeddedTables.swift", tables: tables.map(\.file),
            body: ([lookup] + constants).joined(separator: "\n"))
    }

    private var lookup: String {
        let branches = tables.map { "        case \"\($0.file)\": \(Self.name($0)) + \"\\n\"" }
        return """
            /// The files of `Mappings/` as they were when the program was built.
            enum EmbeddedTables {
                /// The text of a file; empty for a name that is none of them.
                static func text(of file: String) -> String {
                    switch file {
            \(branches.joined(separator: "\n"))
                    default: ""
                    }
                }
            }

            """
    }

    private static func name(_ table: Table) -> String {
        CamelCase.joined(table.file.split(separator: ".").prefix(1).map(String.init)) + "Text"
    }
}
