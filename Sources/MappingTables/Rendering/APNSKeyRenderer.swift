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
