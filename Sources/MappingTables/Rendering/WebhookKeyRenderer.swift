/// Renders the enum of the keys and headers that some parts of the vendors' webhooks have.
struct WebhookKeyRenderer {
    private let table: Table
    private let rows: [Table.Row]
    private let enumName: String
    /// The folder of the target that looks for the keys.
    private let target: String
    /// The folder of the tables.
    private let folder: String
    /// The module that has the texts.
    private let vocabulary: String
    /// Whether a case begins with its vendor.
    private let namesVendor: Bool

    /// Prepares the enum of what webhooks are verified by, and calls are signed with, of all vendors.
    init(_ table: Table) {
        self.table = table
        rows = table.rows.filter { Event(rawValue: $0["part"]) == nil }
        enumName = "WebhookKey"
        target = "Sources/VendorSignature"
        folder = table.folder
        vocabulary = "JSONDocument"
        namesVendor = true
    }

    /// What webhooks tell of beside messages.
    enum Event: String, CaseIterable {
        /// What became of a push.
        case report
        /// That somebody connected or disconnected.
        case presence
    }

    /// Prepares the enum of what a vendor's webhooks about an event say; nil for a vendor that does not tell of it.
    init?(_ table: Table, _ event: Event, of vendor: VendorTables) {
        self.table = table
        rows = table.rows.filter { $0["part"] == event.rawValue && $0["vendor"] == vendor.id }
        if rows.isEmpty { return nil }
        enumName = "\(vendor.name)\(event.rawValue.prefix(1).uppercased())\(event.rawValue.dropFirst())Key"
        target = vendor.folder
        folder = vendor.tableFolder
        vocabulary = "PushModel"
        namesVendor = false
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "\(target)/Generated/\(enumName).swift", tables: [table.file], folder: folder,
            body: ["internal import \(vocabulary)", declaration, properties, facts]
                .joined(separator: "\n\n") + "\n")
    }

    private var declaration: String {
        let cases = rows.map { "    case \(caseName($0))  // \($0.id)" }
        return """
            /// What is looked for in vendors' webhooks, a case for each such row of `\(folder)/\(table.file)`.
            enum \(enumName): UInt8, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))
            }
            """
    }

    private var properties: String {
        """
        extension \(enumName) {
            /// The vendor's spelling, without the objects around it.
            var name: UTF8Text { facts[Int(rawValue)].name }
            /// Where it stands, as a JSON Pointer.
            var path: String { facts[Int(rawValue)].path }
            /// The row's identifier in the table.
            var row: String { facts[Int(rawValue)].row }
        }
        """
    }

    private var facts: String {
        SwiftLiteral.list(
            "facts", of: "(name: UTF8Text, path: String, row: String)",
            rows.map { row in
                let texts = [steps(row).last ?? "", steps(row).map { "/\($0)" }.joined(), row.id]
                return "(\(texts.map(SwiftLiteral.string).joined(separator: ", ")))"
            })
    }

    private func caseName(_ row: Table.Row) -> String {
        let outer = namesVendor ? [row["vendor"]] + (row["part"] == "body" ? [] : [row["part"]]) : []
        return CamelCase.joined(outer + steps(row))
    }

    private func steps(_ row: Table.Row) -> [String] {
        row["path"].split(separator: ".").map(String.init)
    }
}

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
