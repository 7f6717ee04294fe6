/// A shape of a vendor's messages, as a row of `shapes.tsv` spells it.
struct ShapeCells {
    private let row: Table.Row

    init(_ row: Table.Row) {
        self.row = row
    }

    /// Whether its messages can be forms.
    var isForm: Bool { row["body"] == "form" }

    /// Where calls with such a body go, each with the word for the messages that go there; nil for all others.
    var paths: [(messages: String?, path: String)] {
        row.words("paths").map { cell in
            guard let colon = cell.firstIndex(of: ":") else { return (nil, cell) }
            return (String(cell[..<colon]), String(cell[cell.index(after: colon)...]))
        }
    }

    /// What a message says by being of the shape: fields, and what they hold.
    var implied: [(field: String, value: String)] {
        row.words("implies").map { cell in
            let parts = cell.split(separator: "=", maxSplits: 1).map(String.init)
            return (parts[0], parts.count == 2 ? parts[1] : "")
        } + (row["everyone"] == "shape" ? [(Self.everyone, "true")] : [])
    }

    /// The field that says that a message is for everyone who uses the app.
    static let everyone = "audience.isEveryone"

    /// What is wrong with what the column `everyone` says, which alone makes messages ones for everyone.
    ///
    /// - Parameter keys: The rows of the shape's keys.
    /// - Returns: A sentence for each fault.
    func problems(withKeys keys: [Table.Row]) -> [String] {
        let mark = row["everyone"]
        let signs = keys.filter { $0["field"] == Self.everyone }
        let hasPath = paths.contains { $0.messages == "everyone" || $0.messages == "online" }
        var problems: [String] = []
        if row.words("implies").contains(where: { $0.hasPrefix(Self.everyone) }) {
            problems.append("\(Self.everyone) is not implied: write shape under everyone")
        }
        if (mark == "path") != hasPath {
            problems.append(
                "everyone must be path where a path is marked everyone: or online:, and only there")
        }
        let needsSign = mark == "path" || mark == "key"
        if needsSign == signs.isEmpty {
            problems.append("everyone is \(mark), and \(signs.count) keys have the field \(Self.everyone)")
        }
        if mark == "path", signs.contains(where: { $0["transform"] != "callPath" }) {
            problems.append("everyone is path, and a key with another transform than callPath says it")
        }
        return problems
    }

    /// The words for the messages that go to a path of their own.
    static let messageWords = [
        "direct", "group", "room", "group-members", "room-members", "several", "everyone", "online",
    ]

    /// What is wrong with the cells.
    ///
    /// - Parameter types: The type of each canonical field.
    /// - Returns: A sentence for each fault.
    func problems(_ types: [String: String]) -> [String] {
        let known = Self.messageWords.joined(separator: ", ")
        let paths = paths.flatMap { messages, path -> [String] in
            if let messages, !Self.messageWords.contains(messages) {
                return ["\(messages) is no word for messages with a path of their own: \(known)"]
            }
            return path.hasPrefix("/") ? [] : ["\"\(path)\" is no path: it must begin with /"]
        }
        let implied = implied.compactMap { field, value -> String? in
            guard let type = types[field] else { return "\(field) is no field that a shape can imply" }
            if type == "flag" { return value == "true" ? nil : "\(field) can only be implied as true" }
            return value.isEmpty ? "\(field) lacks what it holds: write FIELD=VALUE" : nil
        }
        return paths + implied
    }

    /// The paths as Swift source.
    var pathLiterals: [String] {
        paths.map { messages, path in
            let literal = SwiftLiteral.string(path)
            guard let messages else { return "CallPath(\(literal))" }
            let words = messages.split(separator: "-")
            let isConversation = ["direct", "group", "room"].contains(words[0])
            let which =
                words.count > 1
                ? ".members(.\(words[0]))" : isConversation ? ".conversation(.\(messages))" : ".\(messages)"
            return "CallPath(\(literal), of: \(which))"
        }
    }

    /// What the shape implies as Swift source.
    ///
    /// - Parameters:
    ///   - types: The type of each field.
    ///   - cases: What the code calls each field.
    /// - Returns: A pair for each field.
    func impliedLiterals(_ types: [String: String], _ cases: [String: String]) -> [String] {
        implied.map { field, value in
            "(.\(cases[field] ?? field), \(Self.literal(value, of: field, types[field])))"
        }
    }

    private static func literal(_ value: String, of field: String, _ type: String?) -> String {
        switch (field, type) {
        case ("kind", _): ".kind(.\(value))"
        case ("conversation.kind", _): ".conversation(.\(value))"
        case (_, "flag"): ".flag(\(value))"
        default: ".text(\(SwiftLiteral.string(value)))"
        }
    }
}

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
