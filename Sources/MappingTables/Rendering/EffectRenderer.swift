/// Renders what a conversion does to a message beside what screens show.
struct EffectRenderer {
    private let table: Table
    /// What Swift calls each canonical field.
    private let cases: [String: String]

    /// Prepares the file from `effects.tsv`, and from `fields.tsv` the fields' names.
    init(table: Table, fields: Table) {
        self.table = table
        cases = Dictionary(fields.rows.map { ($0["field"], $0["case"]) }) { first, _ in first }
    }

    /// The whole file.
    var file: GeneratedFile {
        let effects = table.rows.map { row in
            "    /// \(row["note"])\n    case \(Self.name(row)) = \"\(row["effect"])\""
        }
        let weights = table.rows.map {
            "        case .\(Self.name($0)): .\(CamelCase.joined($0["weight"].split(separator: "-").map(String.init)))"
        }
        return GeneratedFile(
            path: "Sources/PushBridge/Generated/MessageEffect.swift", tables: [table.file],
            body: """
                import PushModel

                /// What a conversion does to a message, beside what screens show.
                public enum MessageEffect: String, Sendable, Hashable, CaseIterable {
                \(effects.joined(separator: "\n"))

                    /// What it makes of the verdict.
                    public var fidelity: Fidelity {
                        switch self {
                \(weights.joined(separator: "\n"))
                        }
                    }

                    /// The fields of a message whose change is such an effect.
                    static let fields: [(field: CanonicalField, effect: MessageEffect)] = [
                \(items("fields") { "        (.\(cases[$0] ?? ""), .\($1))," })
                    ]

                    /// The effects of leaving keys out, by their rows.
                    static let byKey: [String: MessageEffect] = [
                \(items("keys") { "        \"\($0)\": .\($1)," })
                    ]

                    /// The effects that diagnostics tell of, by their codes; a code that is called as an effect is has that one.
                    static let byCode: [(code: StaticString, effect: MessageEffect)] = [
                \(items("codes", "effect") { "        (\"\($0)\", .\($1))," })
                    ]
                }

                """)
    }

    private func items(_ columns: String..., line: (_ word: String, _ name: String) -> String) -> String {
        table.rows.flatMap { row in
            columns.flatMap(row.words).map { line($0, Self.name(row)) }
        }.joined(separator: "\n")
    }

    private static func name(_ row: Table.Row) -> String {
        CamelCase.joined(row["effect"].split(separator: "-").map(String.init))
    }
}
