/// Renders the enum of a vendor's keys: vocabulary only, no rules.
struct KeyEnumRenderer {
    private let table: Table
    private let enumName: String
    private let path: String
    private let folder: String
    private let imports: String
    private let member: String
    private let keys: [VendorKey]

    /// Prepares the file `<name>Key.swift` of the vendor's.
    init(_ vendor: VendorTables) {
        self.table = vendor.messages
        self.enumName = "\(vendor.name)Key"
        self.path = "\(vendor.folder)/Generated/\(enumName).swift"
        self.folder = vendor.tableFolder
        self.imports = vendor.packageImports
        self.member = vendor.member
        self.keys = VendorKey.all(of: table)
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: path, tables: [table.file], with: ["apns.tsv"], folder: folder,
            body: imports
                + declaration + "\n")
    }

    private var declaration: String {
        let cases = keys.map { "    case \($0.caseName)  // \($0.row.id)" }
        return """
            /// The keys of `\(folder)/\(table.file)`, a case for each row, and Apple's where it names a place for them.
            package enum \(enumName): UInt16, CaseIterable, Sendable, VendorKeyName {
            \(cases.joined(separator: "\n"))

                package static var table: VendorTable { .\(member) }
            }
            """
    }
}

/// Renders the enum of a vendor's shapes, in the order in which its table numbers them.
struct ShapeEnum {
    let vendor: VendorTables

    var text: String {
        """
        /// The shapes in which \(vendor.name)'s messages come, as `\(vendor.tableFolder)/shapes.tsv` has them.
        enum \(vendor.name)Shape: String, VendorShapeName {
        \(vendor.shapes.map(Self.enumCase).joined(separator: "\n"))

            /// The shape of a name; asked for each message, for which the derived look-up takes long.
            init?(rawValue: String) {
                for shape in Self.allCases where shape.rawValue == rawValue {
                    self = shape
                    return
                }
                return nil
            }

            /// The shape's place among all shapes, in the table's order.
            var number: Int {
                switch self {
        \(vendor.shapes.enumerated().map { "        case .\(Self.name($1)): \($0)" }.joined(separator: "\n"))
                }
            }
        }
        """
    }

    private static func enumCase(_ row: Table.Row) -> String {
        let spelled = name(row) == row["shape"] ? "" : " = \(SwiftLiteral.string(row["shape"]))"
        return "    /// \(row["note"])\n    case \(escaped(name(row)))\(spelled)"
    }

    /// A name that Swift has for itself stands in backticks where it is declared.
    private static func escaped(_ name: String) -> String {
        ["private", "public", "extension", "default"].contains(name) ? "`\(name)`" : name
    }

    private static func name(_ row: Table.Row) -> String { CamelCase.joined([row["shape"]]) }
}
