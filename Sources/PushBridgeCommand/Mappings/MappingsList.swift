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

    /// The tables that can be listed, by the name of what they describe.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
        case easemob, nim, fields, apns, rules, rejections, profiles, limits, platforms, outcomes, webhooks,
            readings
        case easemobSettings = "easemob-settings"
        case nimSettings = "nim-settings"
    }

    @Option(help: "The table to list. Agora uses Easemob's keys.")
    var vendor: Subject?

    @OptionGroup var output: TextOutputOptions

    func run() throws {
        let lists = Mappings.embedded.byName.filter { vendor == nil || $0.name == vendor?.rawValue }
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
            "language", "setting", "easemob", "nim", "detail", "outcome", "part", "shapes",
            "kinds", "conversation", "measure", "most", "unit", "gives",
        ]
        let columns =
            ["id", "number"] + wanted
            + ["field", "value", "relation", "class", "retry", "note", "message", "text"]
        let shown = columns.filter(table.columns.contains)
        return ColumnLayout(rows: [shown] + table.rows.map { row in shown.map { row[$0] } })
    }
}
