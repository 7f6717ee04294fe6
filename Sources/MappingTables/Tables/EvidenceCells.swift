/// The column `evidence` of a vendor table: words such as `object:4` or `string:kind`, each a test and what it says.
struct EvidenceCells {
    /// The vendor's own words for what keys say, in the table's order.
    let words: [String]
    /// The names of the vendor's own tests, in the table's order.
    let ownTests: [String]

    init(_ table: Table) {
        let items = table.rows.flatMap { Self.items(of: $0) }
        words = items.map(\.says).filter { Int($0) == nil && !Self.known.contains($0) }.distinct
        ownTests = items.map(\.test).filter { Self.tests[$0] == nil }.distinct
    }

    /// The values of `RowEvidence` that a row compiles to.
    func literals(of row: Table.Row) -> String {
        Self.items(of: row).map { item in
            let test = Self.tests[item.test] ?? ".own(\(ownTests.firstIndex(of: item.test) ?? 0))"
            return "RowEvidence(\(test), \(literal(item.says)))"
        }.joined(separator: ", ")
    }

    private func literal(_ says: String) -> String {
        if Self.known.contains(says) { return ".\(says)" }
        return Int(says).map { ".weight(\($0))" } ?? ".word(\(words.firstIndex(of: says) ?? 0))"
    }

    /// What is wrong with a row's cell.
    static func problems(of row: Table.Row) -> [String] {
        guard row["evidence"] != "-" else { return [] }
        if row["path"].contains(".") { return ["only a key at a message's root is evidence of its shape"] }
        return items(of: row).flatMap { item -> [String] in
            let name = "the evidence \"\(item.test):\(item.says)\""
            if !isName(item.test) || item.says.isEmpty { return ["\(name) is no test and what it says"] }
            guard let weight = Int(item.says) else {
                return isName(item.says) ? [] : ["\(name) says no word in camel case"]
            }
            if row["shape"] == "*" { return ["\(name) is a weight, and the row is of no one shape"] }
            return 1...99 ~= weight ? [] : ["\(name) has a weight that is no number from 1 to 99"]
        }
    }

    private static func isName(_ text: String) -> Bool {
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && text.first?.isLowercase == true
    }

    private static func items(of row: Table.Row) -> [(test: String, says: String)] {
        if row["evidence"] == "-" { return [] }
        return row["evidence"].split(separator: " ").map { item in
            let parts = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
        }
    }

    /// The words that the engine itself knows.
    private static let known: Set = ["claim", "own"]

    /// The tests that the engine has for all vendors.
    private static let tests = [
        "any": ".any", "some": ".some", "whole": ".whole", "filled": ".filled", "objectText": ".objectText",
        "members": ".members", "path": ".path", "boolean": ".kind(.bool)", "number": ".kind(.number)",
        "string": ".kind(.string)", "array": ".kind(.array)", "object": ".kind(.object)",
    ]
}
