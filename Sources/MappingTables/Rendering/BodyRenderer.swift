/// Renders what a vendor's messages consist of as the values that one engine runs.
struct BodyRenderer {
    private let vendor: VendorTables
    private let words: [Table.Row]

    /// Prepares the file `<name>Bodies.swift` of the vendor's.
    init(mappings: Mappings, _ vendor: VendorTables) {
        self.vendor = vendor
        words = mappings.words.rows.filter { $0["vendor"] == vendor.id }
    }

    /// The whole file; nil for a vendor without the table.
    var file: GeneratedFile? {
        if vendor.bodies.rows.isEmpty { return nil }
        return GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)Bodies.swift",
            tables: [vendor.bodies.file, "shapes.tsv"], folder: vendor.tableFolder,
            body: """
                \(vendor.imports)extension BodyTable {
                    /// The rows of `\(vendor.tableFolder)/\(vendor.bodies.file)`.
                    static let \(vendor.member) = BodyTable(
                        places: [
                \(vendor.shapes.map { "            \(places(of: $0)),\n" }.joined())        ],
                        notices: [
                \(vendor.shapes.map { "            \(places(of: $0, "notification:")),\n" }.joined())        ],
                        textTypes: [\(textTypes.map(SwiftLiteral.string).joined(separator: ", "))],
                        rows: { \(vendor.member)BodyRows })
                }

                private let \(vendor.member)BodyRows = BodyRows(\(vendor.member)BodyList, shapes: \(vendor.shapes.count))

                \(SwiftLiteral.rows("\(vendor.member)BodyList", of: "BodyRow", vendor.bodies.rows.map(row)))

                """)
    }

    /// The types of text messages that have rows.
    private var textTypes: [String] {
        vendor.bodies.rows.flatMap { BodyCells($0).kinds }.filter { $0.kind == "text" }.compactMap(\.type)
            .distinct
    }

    /// The places of a shape's contents, or those of its notifications where these have their own.
    private func places(of shape: Table.Row, _ mark: String = "") -> String {
        let words = shape.words("content")
        let marked = words.filter { $0.hasPrefix("notification:") }
        let places = mark.isEmpty || marked.isEmpty ? words.filter { !marked.contains($0) } : marked
        return "[\(places.map { path(String($0.trimmingPrefix(mark))) }.joined(separator: ", "))]"
    }

    private func path(_ text: String) -> String { "BodyPath(\(SwiftLiteral.string(text)))" }

    private func row(_ row: Table.Row) -> String {
        let cells = BodyCells(row)
        let kinds = cells.kinds.map { kind, type in
            "(.\(CamelCase.joined([kind])), \(type.map(SwiftLiteral.string) ?? "nil"))"
        }
        var parts = [SwiftLiteral.string(row.id), "[\(kinds.joined(separator: ", "))]"]
        if let shapes = cells.shapes(among: vendor.shapes.map { $0["shape"] }) {
            parts.append("shapes: \(shapes.compactMap { name in vendor.shape { $0["shape"] == name } })")
        }
        parts.append(path(row["path"]))
        parts.append("[\(cells.spellings.map { ".\(Self.spellings[$0] ?? $0)" }.joined(separator: ", "))]")
        if row["field"] != "-" || row["transform"] != "copy" {
            parts.append(row["field"] == "-" ? "nil" : ".\(row["field"])")
        }
        if row["transform"] != "copy" {
            parts.append(transform(row["transform"], row["sample"]))
        }
        if row["writes"] == "yes" { parts.append("isWritten: true") }
        if row["need"] != "-" { parts.append("need: .\(row["need"])") }
        return "BodyRow(\(parts.joined(separator: ", ")))"
    }

    /// The cases of `BodyRow.Spelling` whose names are not the table's words.
    private static let spellings = ["string": "text", "spelled": "digits", "json-string": "jsonText"]

    private func transform(_ word: String, _ sample: String) -> String {
        if word == "constant" { return ".constant(\(json(sample)))" }
        guard word.hasPrefix("word(") else { return ".\(word)" }
        let list = words.first { $0["list"] == word.dropFirst(5).dropLast() }
        let pairs = (list?.words("values") ?? []).map { $0.split(separator: "=").map(String.init) }
        return ".word([\(pairs.map { "(\($0[0]), \(SwiftLiteral.string($0[1])))" }.joined(separator: ", "))])"
    }

    /// A constant as Swift source; the checks see to it that it is a number, a text or a flag.
    private func json(_ literal: String) -> String {
        if let number = Int(literal) { return ".integer(\(number))" }
        if literal == "true" || literal == "false" { return ".bool(\(literal))" }
        return ".string(\(SwiftLiteral.string(String(literal.dropFirst().dropLast()))))"
    }
}

/// A row of a table of bodies, taken apart.
struct BodyCells {
    let row: Table.Row

    init(_ row: Table.Row) { self.row = row }

    /// The kinds of messages that have the key, and the type where only one of the kind has.
    var kinds: [(kind: String, type: String?)] {
        row.words("kinds").map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts[0], parts.count == 2 ? parts[1] : nil)
        }
    }

    /// The shapes that the row names; nil for none.
    var named: [String]? {
        row["shapes"] == "*"
            ? nil : row.words("shapes").map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
    }

    /// The shapes that spell the key so, among all of the vendor's: those named, or all but the one named as `!wrapper`.
    func shapes(among all: [String]) -> [String]? {
        named.map { named in row["shapes"].hasPrefix("!") ? all.filter { !named.contains($0) } : named }
    }

    /// The spellings of the value.
    var spellings: [String] { row["type"].split(separator: "|").map(String.init) }
}
