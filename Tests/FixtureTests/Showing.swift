import MappingTables

/// Whether everything that needs a golden case has one, or a reason why not.
struct Showing {
    /// What must be shown: the numbers of readings and the identifiers of rows.
    var required: [String]
    /// What the cases show, with a case for each.
    var shown: [String: String]
    /// Why something is not shown, as a table with the columns `number` and `reason`.
    var reasons: Table

    /// What is wrong, in sentences; empty when nothing is.
    var problems: [String] {
        let known = Set(required)
        let explained = Set(reasons.rows.map { $0["number"] })
        let missing = required.filter { shown[$0] == nil && !explained.contains($0) }
        let unknown = shown.keys.filter { !known.contains($0) }.sorted()
        return missing.map { "\($0) has no case and no reason why not" }
            + unknown.map { "\($0) is named by \(shown[$0] ?? "") and exists nowhere" }
            + reasonProblems(known)
    }

    private func reasonProblems(_ known: Set<String>) -> [String] {
        var seen: Set<String> = []
        return reasons.rows.compactMap { row in
            let number = row["number"]
            guard known.contains(number) else { return "\(number) has a reason and exists nowhere" }
            if let fixture = shown[number] { return "\(number) has a reason and is shown by \(fixture)" }
            if !seen.insert(number).inserted { return "\(number) has two reasons" }
            return row["reason"].split(separator: " ").count < 3 ? "\(number) has no reason in words" : nil
        }
    }
}

extension Showing {
    /// The readings that a claim cites, each in its own parentheses: `(EM 9.12)`, `(G7)`, `(TX 14)`, `(S)`.
    static func numbers(in claim: String) -> [String] {
        claim.matches(of: #/\(((?:EM|NIM|TX|RC|LC|OI) 9\.[0-9]+|(?:TX|RC|LC|OI) [0-9]+|[GENTC][0-9]+|S)\)/#)
            .map { String($0.output.1) }
    }
}
