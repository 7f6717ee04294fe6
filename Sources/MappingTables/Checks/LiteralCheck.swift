import JSONDocument

/// Whether the cells that hold JSON hold JSON, and samples are of the documented type.
struct LiteralCheck {
    let table: Table
    let schema: TableSchema

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            (schema.literalColumns.compactMap { syntax(row[$0], column: $0) } + sampleType(row))
                .map { TableProblem(row, of: table, $0) }
        }
    }

    private func syntax(_ cell: String, column: String) -> String? {
        guard cell != "-" else { return nil }
        do {
            _ = try JSONDocument(cell)
            return nil
        } catch {
            return "the \(column) is no JSON literal: \(error)"
        }
    }

    private func sampleType(_ row: Table.Row) -> [String] {
        guard schema.literalColumns.contains("sample"), let sample = try? JSONDocument(row["sample"]) else {
            return []
        }
        let types = row["type"].split(separator: "|").compactMap { LiteralType(rawValue: String($0)) }
        guard !types.contains(where: { $0.holds(sample.root) }) else { return [] }
        return ["the sample is not of the type \(row["type"])"]
    }
}

/// What a vendor documents as the type of a key.
enum LiteralType: String, CaseIterable {
    case string
    case integer
    case number
    case boolean
    case object
    case array
    /// A string that holds JSON.
    case jsonString = "json-string"
    /// A string that holds a number, `true` or `false`.
    case spelled
    case any

    /// Whether a value is of this type.
    func holds(_ value: JSONValue) -> Bool {
        switch self {
        case .string: value.kind == .string
        case .integer: value.integer != nil
        case .number: value.kind == .number
        case .boolean: value.kind == .bool
        case .object: value.kind == .object
        case .array: value.kind == .array
        case .jsonString: value.string.map { (try? JSONDocument($0)) != nil } ?? false
        case .spelled:
            value.string.map {
                (try? JSONDocument($0).root).map { $0.kind == .number || $0.kind == .bool } ?? false
            } ?? false
        case .any: true
        }
    }
}

/// Renders the expression that tells names of one length apart, with as few comparisons as it can.
struct NameTest {
    /// The names, and the expression for what each stands for; of one that comes twice the first counts.
    let meanings: [(name: String, expression: String)]

    /// The branches of a `switch` over the length of `name`.
    static func branches(of meanings: [(name: String, expression: String)]) -> String {
        let byLength = Dictionary(grouping: meanings) { $0.name.utf8.count }
        let branches = byLength.sorted { $0.key < $1.key }.map { length, meanings in
            "        case \(length):\n" + NameTest(meanings: meanings).text
        }
        return branches.joined(separator: "\n")
    }

    /// The lines for the branch of the names' length.
    var text: String {
        guard meanings.count > 1 else {
            return meanings.map { "            \(comparison(of: [$0]))" }.joined()
        }
        let position = bestPosition
        let groups = Dictionary(grouping: meanings) { Self.byte(of: $0.name, at: position) }
        let branches = groups.sorted { $0.key < $1.key }.map { byte, meanings in
            "            case 0x\(String(byte, radix: 16, uppercase: true)): \(comparison(of: meanings))"
        }
        return """
                        switch name[\(position)] {
            \(branches.joined(separator: "\n"))
                        default: nil
                        }
            """
    }

    private func comparison(of meanings: [(name: String, expression: String)]) -> String {
        meanings.map { "name == \(SwiftLiteral.string($0.name)) ? \($0.expression)" }.joined(separator: " : ")
            + " : nil"
    }

    /// The first place at which the names have the most different bytes.
    private var bestPosition: Int {
        let length = meanings.first?.name.utf8.count ?? 0
        let variety = (0..<length).map { position in
            Set(meanings.map { Self.byte(of: $0.name, at: position) }).count
        }
        return variety.firstIndex(of: variety.max() ?? 0) ?? 0
    }

    private static func byte(of name: String, at position: Int) -> UInt8 { Array(name.utf8)[position] }
}
