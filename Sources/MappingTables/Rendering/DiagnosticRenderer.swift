/// Renders what diagnostics tell: the codes of each folder, and the Chinese sentences of them all.
struct DiagnosticRenderer {
    private let table: Table

    /// Prepares the files from `diagnostics.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// A file for each folder that has codes, and one for the sentences.
    var files: [GeneratedFile] {
        let folders = Dictionary(grouping: table.rows) { $0["folder"] }
        return folders.sorted { $0.key < $1.key }.map { codes(in: $0.key, $0.value) } + [sentences]
    }

    private func codes(in folder: String, _ rows: [Table.Row]) -> GeneratedFile {
        GeneratedFile(
            path: "Sources/\(folder)/Generated/\(folder.split(separator: "/").last ?? "")Codes.swift",
            tables: [table.file],
            body: """
                \(folder == "PushBridge" ? "package import PushModel\n\n" : "")extension DiagnosticCode {
                \(rows.map(Self.declaration).joined(separator: "\n"))
                }

                """)
    }

    private static func declaration(of row: Table.Row) -> String {
        let comment = row["comment"] == "-" ? "" : "    /// \(row["comment"])\n"
        let arguments = [
            SwiftLiteral.string(row.id), ".\(row["severity"])", ".\(CamelCase.joined([row["kind"]]))",
            SwiftLiteral.string(row["words"]),
        ]
        return comment + """
                package static let \(member(of: row.id)) = DiagnosticCode(\(arguments.joined(separator: ", ")))
            """
    }

    /// The code's name in Swift, where abbreviations stand in capitals.
    static func member(of code: String) -> String {
        CamelCase.joined(
            code.split(separator: "-").enumerated().map { index, word in
                index > 0 ? abbreviations[String(word)] ?? String(word) : String(word)
            })
    }

    private static let abbreviations = [
        "id": "ID", "sdk": "SDK", "os": "OS", "aps": "APS", "mp3": "MP3", "url": "URL", "json": "JSON",
    ]

    private var sentences: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushRecords/Generated/ChineseSentences+Codes.swift", tables: [table.file],
            body: """
                extension ChineseSentences {
                    /// What diagnostics tell, by their codes.
                    static let codes: [String: String] = [
                \(table.rows.map { "        \"\($0.id)\": \(SwiftLiteral.string($0["chinese"]))," }.joined(separator: "\n"))
                    ]
                }

                """)
    }
}

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

/// Renders what identifiers the vendors take as rows that conversions look up.
struct IdentifierRuleRenderer {
    /// `identifiers.tsv`.
    let table: Table

    /// The whole file.
    var file: GeneratedFile {
        let rules = table.rows.map { row in
            let names = "vendor: \(SwiftLiteral.string(row["vendor"])), names: .\(row["names"])"
            let longest = row["longest"] == "?" ? "nil" : row["longest"]
            let characters = row["characters"] == "?" ? "nil" : SwiftLiteral.string(row["characters"])
            return
                ".init(row: \"\(row.id)\", \(names), longest: \(longest), countsBytes: \(row["unit"] == "bytes"), "
                + "characters: \(characters), isMadeByVendor: \(row["maker"] == "vendor"))"
        }
        return GeneratedFile(
            path: "Sources/PushModel/Generated/IdentifierRules.swift", tables: [table.file],
            body: """
                extension IdentifierRule {
                    /// The table's rows in its order.
                    package static var all: [IdentifierRule] { ruleTable }
                }

                \(SwiftLiteral.list("ruleTable", of: "IdentifierRule", rules))

                """)
    }
}
