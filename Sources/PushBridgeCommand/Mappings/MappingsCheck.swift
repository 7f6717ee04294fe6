import ArgumentParser
import Foundation
import MappingTables
import PushModel

/// `pushbridge mappings check`: whether the tables are sound.
struct MappingsCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check the tables, and the files generated from them.",
        discussion: """
            Reads the tables in the program, or those of a checkout. Prints a line for each problem, and the number \
            of problems.

            Example:

              pushbridge mappings check

            Exit status: 0 done; 1 there is a problem; 64 wrong usage; 74 a table cannot be read.

            Next: 'swift run generate-mappings' generates the files of a checkout again.
            """)

    @Option(
        help: ArgumentHelp(
            "The folder Mappings of a checkout. Without it, the tables in the program are checked.",
            valueName: "folder"))
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
