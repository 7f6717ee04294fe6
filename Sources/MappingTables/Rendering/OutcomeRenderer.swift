/// Renders what vendors say of their pushes as rows that adapters look up.
struct OutcomeRenderer {
    private let table: Table

    /// Prepares the file from `outcomes.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/ReportedOutcomes.swift", tables: [table.file],
            body: "package import JSONDocument\n\n\(declaration)\n\n\(rows)\n")
    }

    private var declaration: String {
        """
        /// What vendors say of pushes that did not come about, and what it means.
        package enum ReportedOutcomes {
            /// One text of one vendor.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// The adapter's name.
                package let vendor: UTF8Text
                /// The vendor's text.
                package let detail: UTF8Text
                package let outcome: PushOutcome.Word
                /// The reason in a word of this project.
                package let reason: UTF8Text
                package let affair: PushOutcome.Affair
            }

            /// The table's rows in its order.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String {
        let items = table.rows.map { row in
            let texts = ["vendor", "detail"].map { "\($0): \(SwiftLiteral.string(row[$0]))" }
            return ".init(id: \"\(row.id)\", \(texts.joined(separator: ", ")), outcome: .\(row["outcome"]), "
                + "reason: \(SwiftLiteral.string(row["reason"])), affair: .\(CamelCase.joined([row["class"]])))"
        }
        return SwiftLiteral.list("rowTable", of: "ReportedOutcomes.Row", items)
    }
}
