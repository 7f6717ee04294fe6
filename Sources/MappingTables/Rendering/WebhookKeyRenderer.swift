/// Renders the enum of the keys and headers that some parts of the vendors' webhooks have.
struct WebhookKeyRenderer {
    private let table: Table
    private let parts: [String]
    private let enumName: String
    private let target: String
    /// The module that has the texts.
    private let vocabulary: String
    /// Whether a case begins with its vendor.
    private let namesVendor: Bool

    /// Prepares an enum from the rows of `webhooks.tsv` for some parts.
    init(
        table: Table, parts: [String], enumName: String, target: String, vocabulary: String, namesVendor: Bool
    ) {
        self.table = table
        self.parts = parts
        self.enumName = enumName
        self.target = target
        self.vocabulary = vocabulary
        self.namesVendor = namesVendor
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/\(target)/Generated/\(enumName).swift", tables: [table.file],
            body: ["internal import \(vocabulary)", declaration, properties, names, paths, rows]
                .joined(separator: "\n\n") + "\n")
    }

    private var chosen: [Table.Row] { table.rows.filter { parts.contains($0["part"]) } }

    private var declaration: String {
        let cases = chosen.map { row in
            """
                /// \(row.id) `\(row["path"])`: \(row["note"])
                case \(caseName(row))
            """
        }
        return """
            /// What is looked for in vendors' webhooks, a case for each such row of `Mappings/\(table.file)`.
            enum \(enumName): UInt8, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))
            }
            """
    }

    private var properties: String {
        """
        extension \(enumName) {
            /// The vendor's spelling, without the objects around it.
            var name: UTF8Text { nameTable[Int(rawValue)] }
            /// Where it stands, as a JSON Pointer.
            var path: String { pathTable[Int(rawValue)] }
            /// The row's identifier in the table.
            var row: String { rowTable[Int(rawValue)] }
        }
        """
    }

    private var names: String {
        SwiftLiteral.list(
            "nameTable", of: "UTF8Text", chosen.map { SwiftLiteral.string(steps($0).last ?? "") })
    }

    private var paths: String {
        SwiftLiteral.list(
            "pathTable", of: "String",
            chosen.map { SwiftLiteral.string(steps($0).map { "/\($0)" }.joined()) })
    }

    private var rows: String {
        SwiftLiteral.list("rowTable", of: "String", chosen.map { SwiftLiteral.string($0.id) })
    }

    private func caseName(_ row: Table.Row) -> String {
        let outer = namesVendor ? [row["vendor"]] + (row["part"] == "request" ? ["request"] : []) : []
        return CamelCase.joined(outer + steps(row))
    }

    private func steps(_ row: Table.Row) -> [String] {
        row["path"].split(separator: ".").map(String.init)
    }
}
