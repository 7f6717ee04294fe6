/// Renders the enum of a vendor's keys: vocabulary only, no rules.
struct KeyEnumRenderer {
    private let table: Table
    private let enumName: String
    private let path: String
    private let folder: String
    private let imports: String
    private let keys: [VendorKey]

    /// Prepares the file `<name>Key.swift` of the vendor's.
    init(_ vendor: VendorTables) {
        self.table = vendor.messages
        self.enumName = "\(vendor.name)Key"
        self.path = "\(vendor.folder)/Generated/\(enumName).swift"
        self.folder = vendor.tableFolder
        self.imports = vendor.packageImports
        self.keys = VendorKey.all(of: table)
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: path, tables: [table.file], with: ["apns.tsv"], folder: folder,
            body: imports
                + ([declaration, properties] + tables).joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = keys.map { key in
            """
                /// \(key.row.id) `\(key.path)`: \(key.row["note"])
                case \(key.caseName)
            """
        }
        return """
            /// The keys of `\(folder)/\(table.file)`, a case for each row, and Apple's where it names a place for them.
            package enum \(enumName): UInt16, CaseIterable, Sendable, VendorKeyName {
            \(cases.joined(separator: "\n"))
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
        }
        """
    }

    private var tables: [String] {
        [
            SwiftLiteral.list("rowTable", of: "String", keys.map { SwiftLiteral.string($0.row.id) }),
            SwiftLiteral.list("nameTable", of: "UTF8Text", keys.map { SwiftLiteral.string($0.name) }),
            SwiftLiteral.list("pathTable", of: "String", keys.map { SwiftLiteral.string($0.path) }),
        ]
    }
}
