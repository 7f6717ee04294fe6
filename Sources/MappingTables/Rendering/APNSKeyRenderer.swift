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
                + ([declaration, lookup, properties, spellings] + tables).joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = table.rows.map { row in
            """
                /// \(row.id) `\(row["place"])`, `\(row["key"])`: \(row["note"])
                case \(Self.caseName(row))
            """
        }
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
            package var row: String { rowTable[Int(rawValue)] }
            /// Apple's spelling.
            @inlinable package var name: UTF8Text { UTF8Text(stringLiteral: spelling) }
            /// Where the key stands.
            package var place: Place { placeTable[Int(rawValue)] }
            /// The canonical field that fills the key; nil for one that no message fills.
            package var field: String? { fieldTable[Int(rawValue)] }
            /// The JSON types that the value may have.
            package var types: APNSValueTypes { typeTable[Int(rawValue)] }
            /// The values that Apple defines.
            package var values: APNSValues { valuesTable[Int(rawValue)] }
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

    private var tables: [String] {
        let rows = table.rows
        return [
            SwiftLiteral.list("rowTable", of: "String", rows.map { SwiftLiteral.string($0.id) }),
            SwiftLiteral.list("placeTable", of: "APNSKey.Place", rows.map { ".\($0["place"])" }),
            SwiftLiteral.list("fieldTable", of: "String?", rows.map { Self.field($0["field"]) }),
            SwiftLiteral.list("typeTable", of: "APNSValueTypes", rows.map { Self.types($0["type"]) }),
            SwiftLiteral.list("valuesTable", of: "APNSValues", rows.map { Self.values($0["values"]) }),
        ]
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
            body: [members, known, facts].joined(separator: "\n\n") + "\n")
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

    private var known: String {
        let names = table.rows.map { "        .\(Self.name($0["reason"])),\n" }.joined()
        return """
            extension RejectionReason {
                /// Every reason that the table knows, other spellings included.
                public static let known: [RejectionReason] = [
            \(names)    ]
            }
            """
    }

    private var facts: String {
        let branches = table.rows.map { row in
            """
                    case "\(row["reason"])":
                        Facts(
                            row: "\(row.id)", status: \(row["status"]), classification: \(Self.word(row["class"])),
                            retry: \(Self.word(row["retry"])), token: \(Self.word(row["token"])),
                            connection: \(Self.word(row["connection"])), canonical: \(Self.canonical(row)))
            """
        }
        return """
            extension RejectionReason {
                /// What the table says about the reason; nil for one that it does not know.
                var facts: Facts? {
                    switch rawValue {
            \(branches.joined(separator: "\n"))
                    default: nil
                    }
                }
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
