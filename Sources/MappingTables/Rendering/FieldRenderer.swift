/// Renders the enum of the canonical fields and what the table says of each.
struct FieldRenderer {
    private let table: Table

    /// Prepares the file from `fields.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/CanonicalField.swift", tables: [table.file],
            body: [declaration, position, reachesApple, counterparts, lossSeverity].joined(separator: "\n\n")
                + "\n")
    }

    private var declaration: String {
        let cases = table.rows.map { row in
            let name = row["case"] == "extension" ? "`extension`" : row["case"]
            let spelling = row["case"] == row["field"] ? "" : " = \(SwiftLiteral.string(row["field"]))"
            return "    /// \(row["note"])\n    case \(name)\(spelling)"
        }
        return """
            /// The fields of a ``PushMessage``, under the names that `Mappings/` and the neutral JSON form use.
            public enum CanonicalField: String, Sendable, Hashable, CaseIterable {
            \(cases.joined(separator: "\n"))
            }
            """
    }

    private var position: String {
        let branches = table.rows.enumerated().map { "        case .\($1["case"]): \($0)" }
        return """
            extension CanonicalField {
                /// The field's place among all fields, by which ``FieldTable`` finds what it holds for one without hashing.
                @inlinable public var position: Int {
                    switch self {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    private var reachesApple: String {
        property(
            "Whether the field decides what Apple is asked: what a push shows, how it behaves and who gets one.",
            "package var reachesApple: Bool", usual: "true",
            branches: [(cases { $0["apple"] == "no" }, "false")])
    }

    private var counterparts: String {
        let names = Dictionary(table.rows.map { ($0["field"], $0["case"]) }) { first, _ in first }
        let branches = table.rows.filter { $0["counterparts"] != "-" }.map { row in
            let fields = row.counterparts.compactMap { names[$0] }.map { ".\($0)" }
            return ([row["case"]], "[\(fields.joined(separator: ", "))]")
        }
        return property(
            "The fields that may hold, in another vendor's message, what this one says; the likeliest first.",
            "package var counterparts: [CanonicalField]", usual: "[]", branches: branches)
    }

    private var lossSeverity: String {
        let branches = ["info", "warning"].map { word in (cases { $0["loss"] == word }, ".\(word)") }
        return property(
            "How much it matters when a writer has to leave the field out.",
            "public var lossSeverity: Diagnostic.Severity", usual: ".error", branches: branches)
    }

    private func cases(_ isWanted: (Table.Row) -> Bool) -> [String] {
        table.rows.filter(isWanted).map { $0["case"] }
    }

    private func property(
        _ comment: String, _ declaration: String, usual: String, branches: [(cases: [String], value: String)]
    ) -> String {
        let lines = branches.filter { !$0.cases.isEmpty }.map { branch in
            "        case \(branch.cases.map { ".\($0)" }.joined(separator: ", ")): \(branch.value)"
        }
        return """
            extension CanonicalField {
                /// \(comment)
                \(declaration) {
                    switch self {
            \(lines.joined(separator: "\n"))
                    default: \(usual)
                    }
                }
            }
            """
    }
}

extension Table.Row {
    /// The fields that a row of `fields.tsv` names as counterparts.
    var counterparts: [String] {
        self["counterparts"] == "-" ? [] : self["counterparts"].split(separator: " ").map(String.init)
    }
}
