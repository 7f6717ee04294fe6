internal import ArgumentParser
internal import MappingTables
internal import PushModel

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// `pushbridge mappings`: the tables of vendor keys, texts, policies and evidence, for people.
struct MappingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "mappings", "Show and check the tables that translations are based on.",
        subcommands: [MappingsList.self, MappingsShow.self, MappingsCheck.self],
        defaultSubcommand: MappingsList.self)
}

/// `pushbridge mappings list`: a line for each row.
struct MappingsList: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "mappings list", "List the rows of one table, or of all tables.")

    /// A table that can be listed, by the name of what it describes.
    struct Subject: ExpressibleByArgument {
        let name: String

        init?(argument: String) {
            guard Self.allValueStrings.contains(argument) else { return nil }
            name = argument
        }

        static var allValueStrings: [String] { Mappings.embedded.byName.map(\.name) }
    }

    @Option(help: .option("MappingsList.vendor"))
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

/// `pushbridge mappings show`: all that the tables say about one row.
struct MappingsShow: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "mappings show", "Show one row, its source documents, and what a move loses of it; or one reading.")

    @Argument(help: .option("MappingsShow.id"))
    var id: [String]

    @OptionGroup var output: TextOutputOptions

    func run() throws {
        let mappings = Mappings.embedded
        let id = id.joined(separator: " ")
        guard let (table, row) = mappings.row(named: id) else {
            throw CommandError.unknownRow(id, near: mappings.rows(near: id))
        }
        let cells = table.columns.filter { $0 != "sources" }.map { [$0, row[$0]] }
        let journeys = RowJourney.all(ofRow: row.id, mappings)
        let sources = row.sources.map { ["source", mappings.citation(of: $0)] }
        try output.open().finish(with: ColumnLayout(rows: cells + sources + journeys.flatMap(\.lines)).text)
    }
}

extension Mappings {
    fileprivate func citation(of source: String) -> String {
        guard let row = sources.row(id: source) else { return "\(source): not yet confirmed by any document" }
        let age = [row["revision"], row["date"]].filter { $0 != "-" }.joined(separator: ", ")
        return "\(row["publisher"]): \(row["document"])" + (age.isEmpty ? "" : " (\(age))")
    }
}

/// `pushbridge mappings check`: whether the tables are sound.
struct MappingsCheck: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "mappings check", "Check the tables, and the files generated from them.")

    @Option(help: .option("MappingsCheck.directory"))
    var directory: String?

    func run() throws {
        let mappings = try directory.map(Self.tables) ?? .embedded
        let problems = mappings.problems(settings: Set(SettingsField.allCases.map(\.rawValue)))
        let stale =
            directory.map { Self.strangers(to: mappings, in: $0) + Self.staleFiles(of: mappings, beside: $0) }
            ?? []
        for problem in problems + stale { try StandardOutput.writeLine("\(problem)") }
        let tables = mappings.byName.map(\.table)
        let rows = tables.map(\.rows.count).reduce(0, +)
        let unconfirmed = tables.flatMap(\.rows).filter { $0.sources.contains("?") }.count
        try StandardOutput.writeLine(
            "\(tables.count) tables, \(rows) rows, \(unconfirmed) of them without evidence, "
                + "problems: \((problems + stale).count)")
        guard problems.isEmpty, stale.isEmpty else { throw ExitCode.failure }
    }

    private static func tables(in directory: String) throws -> Mappings {
        try Mappings { file throws(CommandError) in
            guard let text = text(of: "\(directory)/\(file)") else {
                throw .unreadableTable("\(directory)/\(file)")
            }
            return text
        }
    }

    /// Looks for tables in the folder that nothing is made of.
    private static func strangers(to mappings: Mappings, in directory: String) -> [TableProblem] {
        mappings.strangers(among: (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [])
    }

    /// Looks at the generated files of the checkout that the folder belongs to, if it belongs to one.
    private static func staleFiles(of mappings: Mappings, beside directory: String) -> [TableProblem] {
        let root = URL(fileURLWithPath: directory).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: "\(root)/Package.swift") else { return [] }
        return mappings.generatedFileProblems { text(of: "\(root)/\($0)") }
    }

    private static func text(of path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
