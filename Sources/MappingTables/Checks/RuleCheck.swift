/// Whether the linter's rules are told apart, speak of keys that exist, and leave places for facts that it knows.
struct RuleCheck {
    let table: Table
    private let knownKeys: Set<String>

    /// Prepares the check of `rules.tsv` against the keys of `apns.tsv`.
    init(table: Table, keys: Table) {
        self.table = table
        self.knownKeys = Set(keys.rows.map { "\($0["place"])/\($0["key"])" })
    }

    var problems: [TableProblem] {
        let names = Dictionary(grouping: table.rows) { $0["rule"] }
        return table.rows.flatMap { row in
            (name(of: row, names) + keys(of: row) + message(of: row))
                .map { TableProblem(row, of: table, $0) }
        }
    }

    private func name(of row: Table.Row, _ names: [String: [Table.Row]]) -> [String] {
        let name = row["rule"]
        if !name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) {
            return ["the rule \"\(name)\" must be lower-case letters and dashes"]
        }
        guard let first = names[name]?.first, first.line != row.line else { return [] }
        return ["the rule has a row already: \(first.id)"]
    }

    private func keys(of row: Table.Row) -> [String] {
        if row["keys"] == "-" { return [] }
        return row["keys"].split(separator: " ").map(String.init).filter { !knownKeys.contains($0) }
            .map { "the key \"\($0)\" has no row in apns.tsv; write place/key" }
    }

    private func message(of row: Table.Row) -> [String] {
        let message = row["message"]
        var problems: [String] = []
        if message.count > 160 {
            problems.append("the message has \(message.count) characters, more than 160")
        }
        if !message.hasSuffix(".") {
            problems.append("the message must be sentences that end with a full stop")
        }
        for piece in message.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            let place = piece.prefix { $0 != "}" }
            if !Self.places.contains(String(place)) {
                problems.append("the message leaves a place for \"\(place)\", which the linter cannot fill")
            }
        }
        return problems
    }

    /// What the linter fills in: the key, what stands there, what should stand there.
    private static let places: Set<String> = ["key", "found", "expected"]
}
