extension Rule {
    /// Who reads Chinese reads all of it: a diagnostic has a sentence in both languages, with the same values in it.
    static let sentences = Rule(
        "Every code and every rule of Apple's has a Chinese sentence, and no other name has"
    ) {
        tree in
        let english = codes(in: tree).merging(rules(in: tree)) { $1 }
        var chinese: [String: (path: String, sentence: String)] = [:]
        var violations: [Violation] = []
        for file in tree.handWritten where file.path.hasPrefix(folder) {
            for (name, sentence) in entries(in: file.text) {
                let name = isOfRules(file.path) ? "rule \(name)" : name
                if chinese.updateValue((file.path, sentence), forKey: name) != nil {
                    violations.append(Violation(file.path, "\(name) stands here twice; keep one"))
                }
            }
        }
        for (name, words) in english.sorted(by: { $0.key < $1.key }) {
            guard let (path, sentence) = chinese.removeValue(forKey: name) else {
                violations.append(Violation(folder, "\(name) has no Chinese sentence; add one"))
                continue
            }
            let unknown = placeholders(in: sentence).subtracting(placeholders(in: words)).subtracting(["key"])
            violations += unknown.sorted().map {
                Violation(path, "the sentence of \(name) names {\($0)}, and the English one does not")
            }
        }
        return violations
            + chinese.sorted { $0.key < $1.key }.map {
                Violation($1.path, "\($0) is neither a code nor a rule of Apple's; remove it")
            }
    }

    private static let folder = "Sources/PushRecords/Words/ChineseSentences"

    private static func isOfRules(_ path: String) -> Bool { path == folder + "+Rules.swift" }

    /// The codes of what happens to messages, settings and reports, and their words.
    private static func codes(in tree: SourceTree) -> [String: String] {
        tree.handWritten.reduce(into: [:]) { codes, file in
            for code in DeclaredCode.all(in: file.text) { codes[code.name] = code.words }
            for code in file.text.matches(of: named) { codes[kebabCase(code.1)] = String(code.2) }
        }
    }

    /// A code with the name of one of Apple's rules, and words of its own.
    private static var named: Regex<(Substring, Substring, Substring)> {
        /DiagnosticCode\(\s*APNSRule\.(\w+)\.literal, \.\w+, \.\w+,\s*"([^"]*)"\)/
    }

    private static func kebabCase(_ member: Substring) -> String {
        member.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    private static func rules(in tree: SourceTree) -> [String: String] {
        let rows = (tree.texts["Mappings/rules.tsv"] ?? "").split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let name = rows.first?.firstIndex(of: "rule"), let words = rows.first?.firstIndex(of: "message")
        else { return [:] }
        return rows.dropFirst().filter { $0.count > max(name, words) }
            .reduce(into: [:]) { $0["rule \($1[name])"] = String($1[words]) }
    }

    /// The names of a dictionary's entries, and their sentences.
    private static func entries(in text: String) -> [(name: String, sentence: String)] {
        text.matches(of: /\n        "([a-z0-9-]+)":\s+"([^"]*)",/).map { (String($0.1), String($0.2)) }
    }

    private static func placeholders(in sentence: String) -> Set<Substring> {
        Set(sentence.matches(of: /\{([a-z0-9]+)\}/).map(\.1))
    }
}
