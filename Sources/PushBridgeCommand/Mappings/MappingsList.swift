import ArgumentParser
import MappingTables

/// `pushbridge mappings list`: a line for each row.
struct MappingsList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the rows of one table, or of all tables.",
        discussion: """
            Reads the tables in the program and prints a line for each row: its identifier, the key, and how it is \
            used.

            Example:

              pushbridge mappings list --vendor nim-settings

            Exit status: 0 done; 64 wrong usage.

            Next: 'pushbridge mappings show ID' shows a whole row.
            """)

    /// A table that can be listed, by the name of what it describes.
    struct Subject: ExpressibleByArgument {
        let name: String

        init?(argument: String) {
            guard Self.allValueStrings.contains(argument) else { return nil }
            name = argument
        }

        static var allValueStrings: [String] { Mappings.embedded.byName.map(\.name) }
    }

    @Option(help: "The table to list. Agora uses Easemob's keys.")
    var vendor: Subject?

    @OptionGroup var output: TextOutputOptions

    func run() throws {
        let lists = Mappings.embedded.byName.filter { vendor == nil || $0.name == vendor?.name }
        let texts = lists.map { list in
            let text = Self.layout(of: list.table).text
            return vendor == nil ? "\(list.name)\n\(text)" : text
        }
        try output.open().finish(with: texts.joined(separator: "\n\n"))
    }

    /// The columns that tell a person what a row is about.
    private static func layout(of table: Table) -> ColumnLayout {
        let wanted = [
            "shape", "path", "place", "key", "rule", "severity", "reason", "status", "vendor", "generation",
            "language", "setting", "detail", "outcome", "part", "shapes", "kinds", "conversation", "measure",
            "most", "unit", "gives", "from", "to", "keys", "what", "name", "like",
        ]
        let columns =
            ["id", "number"] + wanted
            + ["field", "value", "relation", "class", "retry", "note", "message", "text"]
        let shown = columns.filter(table.columns.contains)
        return ColumnLayout(rows: [shown] + table.rows.map { row in shown.map { row[$0] } })
    }
}
