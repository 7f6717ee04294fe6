/// Renders the columns of what vendors export, for the import of people and groups.
struct ExportRenderer {
    private let table: Table

    /// Prepares the file from `exports.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        let columns = table.rows.map { row in
            let texts = [row["column"].split(separator: ".").map(String.init), row.words("values")]
                .map { "[\($0.map(SwiftLiteral.string).joined(separator: ", "))]" }
            return "        ExportColumn(\"\(row["vendor"])\", .\(row["export"]), \(texts[0]), "
                + ".\(row["field"]), \(texts[1])),  // \(row.id)"
        }
        return GeneratedFile(
            path: "Sources/PushRecords/Generated/ExportColumn+Table.swift", tables: [table.file],
            body: """
                extension ExportColumn {
                    /// The rows of `\(table.folder)/\(table.file)`.
                    static let table: [ExportColumn] = [
                \(columns.joined(separator: "\n"))
                    ]
                }

                """)
    }
}
