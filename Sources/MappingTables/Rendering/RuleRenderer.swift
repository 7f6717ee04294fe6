/// Renders the enum of the linter's rules.
struct RuleRenderer {
    private let table: Table

    /// Prepares the file from `rules.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/APNSTypes/Generated/APNSRule.swift", tables: [table.file],
            body: ([declaration, properties] + tables).joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = table.rows.map { row in
            """
                /// \(row.id), \(row["severity"]): \(row["message"])
                case \(CamelCase.joined([row["rule"]]))
            """
        }
        return """
            /// What Apple asks of a payload and its headers, a case for each row of `Mappings/\(table.file)`.
            public enum APNSRule: UInt8, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))
            }
            """
    }

    private var properties: String {
        """
        extension APNSRule {
            /// The row's identifier in the table.
            public var row: String { rowTable[Int(rawValue)] }
            /// The rule's name in the table.
            public var name: String { literal.text }
            /// The same, for codes of diagnostics.
            package var literal: StaticString { nameTable[Int(rawValue)] }
            /// How much it matters when the rule is broken.
            public var severity: APNSLintFinding.Severity { severityTable[Int(rawValue)] }
            /// What is wrong and what to do, with places for the key, what was found and what is expected.
            var words: String { wordsTable[Int(rawValue)] }
        }
        """
    }

    private var tables: [String] {
        let rows = table.rows
        return [
            SwiftLiteral.list("rowTable", of: "String", rows.map { SwiftLiteral.string($0.id) }),
            SwiftLiteral.list("nameTable", of: "StaticString", rows.map { SwiftLiteral.string($0["rule"]) }),
            SwiftLiteral.list(
                "severityTable", of: "APNSLintFinding.Severity", rows.map { ".\($0["severity"])" }),
            SwiftLiteral.list("wordsTable", of: "String", rows.map { SwiftLiteral.string($0["message"]) }),
        ]
    }
}
