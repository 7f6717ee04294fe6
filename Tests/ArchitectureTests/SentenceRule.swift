extension Rule {
    /// Who reads Chinese reads all of it; what other diagnostics say has both languages in one row of its table.
    static let sentences = Rule("Every rule of Apple's has a Chinese sentence, and no other name has") {
        tree in
        let english = rules(in: tree)
        var chinese: Set<String> = []
        var violations: [Violation] = []
        for file in tree.handWritten where file.path == path {
            for name in names(in: file.text) where !chinese.insert(name).inserted {
                violations.append(Violation(path, "\(name) stands here twice; keep one"))
            }
        }
        return violations
            + english.subtracting(chinese).sorted().map {
                Violation(path, "\($0) has no Chinese sentence; add one")
            }
            + chinese.subtracting(english).sorted().map {
                Violation(path, "\($0) is no rule of Apple's; remove it")
            }
    }

    private static let path = "Sources/PushRecords/Words/ChineseSentences+Rules.swift"

    private static func rules(in tree: SourceTree) -> Set<String> {
        let rows = (tree.texts["Mappings/rules.tsv"] ?? "").split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let name = rows.first?.firstIndex(of: "rule") else { return [] }
        return Set(rows.dropFirst().filter { $0.count > name }.map { String($0[name]) })
    }

    /// The names of a dictionary's entries.
    private static func names(in text: String) -> [String] {
        text.matches(of: /\n        "([a-z0-9-]+)":/).map { String($0.1) }
    }
}
