import ArgumentParser
import MappingTables

/// `pushbridge mappings show`: all that the tables say about one row.
struct MappingsShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one row, its source documents, and what a move loses of it; or one reading.",
        discussion: """
            Reads the tables in the program and prints a line for each cell of the row, and one for each document. For \
            a vendor's key it then says, for each other vendor, which key carries it, what is lost, and what to do. A \
            reading is a decision on a point that the vendors' documents leave open; comments and fixtures cite its \
            number. RC-017, with a dash, is a row; RC 17, with a blank, is a reading.

            Examples:

              pushbridge mappings show EM-012
              pushbridge mappings show TX-003
              pushbridge mappings show OC-001
              pushbridge mappings show EM 9.12
              pushbridge mappings show RC 17
              pushbridge mappings show Unregistered
              pushbridge mappings show IOS-DND

            Exit status: 0 done; 64 wrong usage, or no row has the identifier.

            Next: 'pushbridge mappings list' shows the other rows.
            """)

    @Argument(
        help:
            "A row's identifier, as in diagnostics: EM-014, NIM-031, TX-003, RC-063, ES-005, AP-007, AR-001, RJ-002, PR-010, LM-005, PF-001, OC-001, WH-001, LS-002; a reading's number: G3, EM 9.12, RC 17; Apple's reason for a rejection; or the name of a document."
    )
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
    /// A document in words.
    fileprivate func citation(of source: String) -> String {
        guard let row = sources.row(id: source) else { return "\(source): not yet confirmed by any document" }
        let age = [row["revision"], row["date"]].filter { $0 != "-" }.joined(separator: ", ")
        return "\(row["publisher"]): \(row["document"])" + (age.isEmpty ? "" : " (\(age))")
    }
}
