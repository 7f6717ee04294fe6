/// Renders the enum of Apple's payload keys and request headers.
struct APNSKeyRenderer {
    private let table: Table
    private let places: [String]

    /// Prepares the file from `apns.tsv`.
    init(table: Table) {
        self.table = table
        self.places = table.rows.map { $0["place"] }.distinct
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/APNSTypes/Generated/APNSKey.swift", tables: [table.file],
            body: "package import JSONDocument\n\n"
                + ([declaration, lookup, properties, spellings, facts]).joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = table.rows.map { "    case \(Self.caseName($0))  // \($0.id)" }
        return """
            /// Apple's payload keys and request headers, a case for each row of `Mappings/\(table.file)`.
            @usableFromInline
            package enum APNSKey: UInt8, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))

                /// Where a key stands: an object of the payload, or the request's headers.
                package enum Place: String, CaseIterable, Sendable {
                    case \(places.joined(separator: ", "))
                }
            }
            """
    }

    private var lookup: String {
        """
        extension APNSKey {
            /// The key spelled `name` in a place; nil for one that Apple does not know.
            package init?(_ name: UTF8Text, in place: Place) {
                guard let key = Self.allCases.first(where: { $0.name == name && $0.place == place })
                else { return nil }
                self = key
            }
        }
        """
    }

    private var properties: String {
        """
        extension APNSKey {
            /// The row's identifier in the table.
            package var row: String { facts[Int(rawValue)].row }
            /// Apple's spelling.
            @inlinable package var name: UTF8Text { UTF8Text(stringLiteral: spelling) }
            /// Where the key stands.
            package var place: Place { facts[Int(rawValue)].place }
            /// The canonical field that fills the key; nil for one that no message fills.
            package var field: String? { facts[Int(rawValue)].field }
            /// The JSON types that the value may have.
            package var types: APNSValueTypes { facts[Int(rawValue)].types }
            /// The values that Apple defines.
            package var values: APNSValues { facts[Int(rawValue)].values }
        }
        """
    }

    private var spellings: String {
        let branches = table.rows.map { row in
            "        case .\(Self.caseName(row)): \(SwiftLiteral.string(row["key"]))"
        }
        return """
            extension APNSKey {
                /// Apple's spelling, known at compile time where the key is.
                @inlinable package var spelling: StaticString {
                    switch self {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    private var facts: String {
        SwiftLiteral.list(
            "facts",
            of:
                "(row: String, place: APNSKey.Place, field: String?, types: APNSValueTypes, values: APNSValues)",
            table.rows.map { row in
                "(\(SwiftLiteral.string(row.id)), .\(row["place"]), \(Self.field(row["field"])), "
                    + "\(Self.types(row["type"])), \(Self.values(row["values"])))"
            })
    }

    private static func field(_ cell: String) -> String { cell == "-" ? "nil" : SwiftLiteral.string(cell) }

    private static func types(_ cell: String) -> String {
        "[" + cell.split(separator: "|").map { ".\($0)" }.joined(separator: ", ") + "]"
    }

    /// Words with blanks between them, or the ends of a range with two dots.
    private static func values(_ cell: String) -> String {
        if cell == "-" { return ".any" }
        let ends = cell.split(separator: ".", omittingEmptySubsequences: false)
        if ends.count == 3, ends[1].isEmpty {
            return ends[2].isEmpty ? ".atLeast(\(ends[0]))" : ".within(\(ends[0]), \(ends[2]))"
        }
        let words = cell.split(separator: " ").map { SwiftLiteral.string(String($0)) }
        return ".oneOf([\(words.joined(separator: ", "))])"
    }

    private static func caseName(_ row: Table.Row) -> String { CamelCase.joined([row["place"], row["key"]]) }
}

/// Renders Apple's reasons for refusing a request, and what each of them means.
struct RejectionRenderer {
    private let table: Table

    /// Prepares the file from `rejections.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/APNSTypes/Generated/RejectionReason+Table.swift", tables: [table.file],
            body: [members, facts].joined(separator: "\n\n") + "\n")
    }

    private var members: String {
        let members = table.rows.map { row in
            """
                /// \(row.id), \(row["status"]): \(row["note"])
                public static let \(Self.name(row["reason"])) = Self(rawValue: "\(row["reason"])")
            """
        }
        return "extension RejectionReason {\n" + members.joined(separator: "\n") + "\n}"
    }

    private var facts: String {
        let items = table.rows.map { row in
            let words = [
                ("classification", "class"), ("retry", "retry"), ("token", "token"),
                ("connection", "connection"),
            ]
            .map { "\($0): \(Self.word(row[$1]))" }
            return
                "        .init(reason: .\(Self.name(row["reason"])), row: \"\(row.id)\", status: \(row["status"]), "
                + "\(words.joined(separator: ", ")), canonical: \(Self.canonical(row))),\n"
        }
        return """
            extension RejectionReason {
                /// The rows of `Mappings/\(table.file)`.
                static let table: [Facts] = [
            \(items.joined())    ]
            }
            """
    }

    private static func canonical(_ row: Table.Row) -> String {
        ".\(name(row["alias"] == "-" ? row["reason"] : row["alias"]))"
    }

    /// A closed word of the table as a case.
    private static func word(_ word: String) -> String { ".\(CamelCase.joined([word]))" }

    /// Apple's spelling as a Swift name: `BadMessageId` is `badMessageID`.
    private static func name(_ reason: String) -> String {
        var name = ""
        var rest = CamelCase.joined([reason])[...]
        while let first = rest.first {
            let isIdentifier = rest.hasPrefix("Id") && rest.dropFirst(2).first.map(\.isUppercase) != false
            name += isIdentifier ? "ID" : String(first)
            rest = rest.dropFirst(isIdentifier ? 2 : 1)
        }
        return name
    }
}

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
            body: [declaration, properties, facts].joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = table.rows.map { "    case \(CamelCase.joined([$0["rule"]]))  // \($0.id)" }
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
            public var row: String { facts[Int(rawValue)].row }
            /// The rule's name in the table.
            public var name: String { literal.text }
            /// The same, for codes of diagnostics.
            package var literal: StaticString { facts[Int(rawValue)].name }
            /// How much it matters when the rule is broken.
            public var severity: APNSLintFinding.Severity { facts[Int(rawValue)].severity }
            /// What is wrong and what to do, with places for the key, what was found and what is expected.
            var words: String { facts[Int(rawValue)].words }
        }
        """
    }

    private var facts: String {
        SwiftLiteral.list(
            "facts",
            of: "(row: String, name: StaticString, severity: APNSLintFinding.Severity, words: String)",
            table.rows.map { row in
                "(\(SwiftLiteral.string(row.id)), \(SwiftLiteral.string(row["rule"])), .\(row["severity"]), "
                    + "\(SwiftLiteral.string(row["message"])))"
            })
    }
}
