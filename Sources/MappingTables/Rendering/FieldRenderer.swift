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

/// Renders the properties of a message, one for each field.
struct MessagePropertyRenderer {
    let table: Table

    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/PushMessage+Properties.swift", tables: [table.file],
            body: [properties, sets].joined(separator: "\n\n") + "\n")
    }

    private var properties: String {
        """
        extension PushMessage {
        \(table.rows.map(property).joined(separator: "\n"))
        }
        """
    }

    private func property(_ row: Table.Row) -> String {
        let name = row["case"] == "extension" ? "`extension`" : row["case"]
        let field = ".\(row["case"])"
        let kind = FieldKind(row)
        let isOptional = row["usual"] == "-"
        let type = isOptional ? "\(kind.type)?" : kind.type
        if kind.isMembers {
            return """
                    /// \(row["note"])
                    public var \(name): \(type) { get { members(of: \(field)) } set { setMembers(\(field), newValue) } }
                """
        }
        let usual = isOptional ? "" : " ?? \(row["usual"])"
        let value = isOptional ? "newValue.map(ModelValue.\(kind.name))" : ".\(kind.name)(newValue)"
        return """
                /// \(row["note"])
                public var \(name): \(type) { get { \(kind.name)(of: \(field))\(usual) } set { set(\(field), \(value)) } }
            """
    }

    private var sets: String {
        let parts = ["explicitAlert", "devices", "template", "directed", "recall"]
        let ofParts = parts.map { part in
            let name = "of\(part.prefix(1).uppercased())\(part.dropFirst())"
            return (name, fields { $0["field"].hasPrefix(part + ".") })
        }
        let sets =
            [
                ("optional", fields { $0["usual"] == "-" }),
                ("usuallyTrue", fields { $0["usual"] == "true" }),
                ("ofParts", ofParts.flatMap(\.1)),
            ] + ofParts
        return """
            extension FieldSet {
                // The fields that may say nothing at all, those that say yes where nothing is said, and those of each part.
            \(sets.map(Self.set).joined(separator: "\n"))
            }
            """
    }

    /// A set of the fields at some positions.
    private static func set(_ name: String, _ positions: [Int]) -> String {
        let bits = positions.reduce(UInt128(0)) { $0 | 1 << UInt128($1) }
        let value = "FieldSet(bits: 0x\(String(bits, radix: 16)))"
        return "    @inlinable static var \(name): FieldSet { \(value) }"
    }

    /// The positions of some fields.
    private func fields(_ isWanted: (Table.Row) -> Bool) -> [Int] {
        table.rows.indices.filter { isWanted(table.rows[$0]) }
    }
}

/// The type of a field's value, in Swift.
private struct FieldKind {
    /// The case of `ModelValue`.
    let name: String
    let type: String
    let isMembers: Bool

    init(_ row: Table.Row) {
        isMembers = row["type"] == "members"
        name = row["type"] == "word" ? (row["case"] == "kind" ? "kind" : "conversation") : row["type"]
        type =
            switch name {
            case "text", "number": "UTF8Text"
            case "texts": "[UTF8Text]"
            case "flag": "Bool"
            case "integer": "Int"
            case "kind": "MessageKind"
            case "conversation": "Conversation.Kind"
            case "audience": "Audience"
            case "sound": "Sound"
            case "json": "RawJSON"
            case "translations": "[LocalizedWords]"
            case "elements": "[MessageElement]"
            default: "[JSONField]"
            }
    }
}

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
