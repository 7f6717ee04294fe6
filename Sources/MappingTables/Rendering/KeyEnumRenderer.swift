/// Renders the enum of a vendor's keys: vocabulary only, no rules.
struct KeyEnumRenderer {
    private let table: Table
    private let enumName: String
    private let path: String
    private let folder: String
    private let keys: [VendorKey]
    private let scopes: [KeyScope]

    /// Prepares the file `<name>Key.swift` of the vendor's.
    init(_ vendor: VendorTables) {
        self.table = vendor.messages
        self.enumName = "\(vendor.name)Key"
        self.path = "\(vendor.folder)/Generated/\(enumName).swift"
        self.folder = vendor.tableFolder
        self.keys = VendorKey.all(of: table)
        self.scopes = KeyScope.all(of: keys)
    }

    /// The whole file.
    var file: GeneratedFile {
        let parts =
            [declaration, lookup, lookupIgnoringCase, properties, childScopes] + scopes.map(speller)
        return GeneratedFile(
            path: path, tables: [table.file], with: ["apns.tsv"], folder: folder,
            body: "package import PushModel\n\n" + (parts + tables).joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = keys.map { key in
            """
                /// \(key.row.id) `\(key.path)`: \(key.row["note"])
                case \(key.caseName)
            """
        }
        let scopeCases = scopes.map { scope in
            """
                    /// Keys of \(scope.description).
                    case \(scope.name)
            """
        }
        return """
            /// The keys of `\(folder)/\(table.file)`, a case for each row, and Apple's where it names a place for them.
            package enum \(enumName): UInt16, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))

                /// The objects that keys stand in.
                package enum Scope: UInt8, CaseIterable, Sendable {
            \(scopeCases.joined(separator: "\n"))
                }
            }
            """
    }

    private var lookup: String {
        let branches = scopes.map { "        case .\($0.name): Self.\($0.name)Key(name)" }
        return """
            extension \(enumName) {
                /// The key spelled `name` in an object of `scope`; nil for a key no table knows.
                package init?(_ name: borrowing UTF8Text, in scope: Scope) {
                    let key: Self? = switch scope {
            \(branches.joined(separator: "\n"))
                    }
                    guard let key else { return nil }
                    self = key
                }
            }
            """
    }

    private var lookupIgnoringCase: String {
        """
        extension \(enumName) {
            /// The key spelled `name` in an object of `scope` when the letters A to Z count as a to z.
            package init?(ignoringCase name: borrowing UTF8Text, in scope: Scope) {
                if let key = Self(name, in: scope) {
                    self = key
                    return
                }
                for key in scope.members where key.name.equalsIgnoringASCIICase(name) {
                    self = key
                    return
                }
                return nil
            }
        }
        """
    }

    private var properties: String {
        """
        extension \(enumName) {
            /// The row's identifier in the table.
            package var row: String { rowTable[Int(rawValue)] }
            /// The vendor's spelling of the last name of the path.
            package var name: UTF8Text { nameTable[Int(rawValue)] }
            /// Where the vendor puts the key.
            package var path: String { pathTable[Int(rawValue)] }
            /// The shape that spells the key so; `*` for all.
            package var shape: String { shapeTable[Int(rawValue)] }
            /// The canonical field that the key fills; nil for containers and for keys without one.
            package var field: CanonicalField? { fieldTable[Int(rawValue)] }
        }

        extension \(enumName).Scope {
            /// The keys that stand in such an object, in the table's order.
            package var members: [\(enumName)] { memberTable[Int(rawValue)] }
        }
        """
    }

    private var childScopes: String {
        let branches = keys.compactMap { key in
            KeyScope.child(of: key, in: scopes).map { "        case .\(key.caseName): .\($0.name)" }
        }
        return """
            extension \(enumName) {
                /// What the members of the object under this key are; nil for a key that holds no keys.
                package var childScope: Scope? {
                    switch self {
            \(branches.joined(separator: "\n"))
                    default: nil
                    }
                }
            }
            """
    }

    /// The function that knows the spellings in one scope, by their length and then by one byte.
    private func speller(of scope: KeyScope) -> String {
        """
        extension \(enumName) {
            private static func \(scope.name)Key(_ name: borrowing UTF8Text) -> Self? {
                switch name.count {
        \(NameTest.branches(of: scope.keys.map { ($0.name, ".\($0.caseName)") }))
                default: nil
                }
            }
        }
        """
    }

    private var tables: [String] {
        let fields = keys.map { key in
            let field = key.row["field"]
            return field == "-" ? "nil" : "CanonicalField(rawValue: \(SwiftLiteral.string(field)))"
        }
        let members = scopes.map { "[" + $0.keys.map { ".\($0.caseName)" }.joined(separator: ", ") + "]" }
        return [
            SwiftLiteral.list("rowTable", of: "String", keys.map { SwiftLiteral.string($0.row.id) }),
            SwiftLiteral.list("nameTable", of: "UTF8Text", keys.map { SwiftLiteral.string($0.name) }),
            SwiftLiteral.list("pathTable", of: "String", keys.map { SwiftLiteral.string($0.path) }),
            SwiftLiteral.list("shapeTable", of: "String", keys.map { SwiftLiteral.string($0.shape) }),
            SwiftLiteral.list("fieldTable", of: "CanonicalField?", fields),
            SwiftLiteral.list("memberTable", of: "[\(enumName)]", members),
        ]
    }
}
