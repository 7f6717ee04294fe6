/// Renders the vendors' lists of words that say what kind of webhook one is, for whoever verifies webhooks.
struct WebhookKindRenderer {
    private let table: Table

    /// Prepares the file from `words.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        let lists = table.rows.filter { $0["means"] == "webhook" }.map { row in
            let items = WordListCells(row).words.map { word, kind in
                "    (\(SwiftLiteral.string(word)), .\(CamelCase.joined([kind]))),\n"
            }
            return """
                /// \(row.id): \(row["note"])
                let \(row["vendor"])WebhookKinds: [(word: UTF8Text, kind: WebhookVerification.Kind)] = [
                \(items.joined())]
                """
        }
        return GeneratedFile(
            path: "Sources/VendorSignature/Generated/WebhookKinds.swift", tables: [table.file],
            body: "internal import JSONDocument\n\n\(lists.joined(separator: "\n\n"))\n")
    }
}
