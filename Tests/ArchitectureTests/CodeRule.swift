extension Rule {
    /// What a diagnostic tells stands in one file of its target, under a name of its own.
    static let codes = Rule("Diagnostics have codes, each in a file of codes and with a name of its own") {
        tree in
        let files = tree.handWritten.filter { $0.path.hasPrefix("Sources/") }
        var members: [String: String] = [:]
        return files.flatMap { file in
            let codes = DeclaredCode.all(in: file.text)
            let misplaced =
                file.text.contains("DiagnosticCode(") && !isFileOfCodes(file.path)
                ? [Violation(file.path, "it makes a code; declare it in the target's file of codes")] : []
            let wordless =
                wordsOfTheirOwn(in: file.text) > 0
                ? [Violation(file.path, "it words a diagnostic itself; declare a code for it")] : []
            return misplaced + wordless
                + codes.flatMap { code -> [Violation] in
                    let earlier = members.updateValue(file.path, forKey: code.name)
                    let twice = earlier.map { Violation(file.path, "\(code.name) is a code of \($0) too") }
                    return [twice].compactMap(\.self) + code.faults.map { Violation(file.path, $0) }
                }
        }
    }

    private static func isFileOfCodes(_ path: String) -> Bool {
        path == "Sources/PushModel/Diagnostics/DiagnosticCode.swift"
            || path.split(separator: "/").last?.contains("Codes") == true
    }

    /// How many diagnostics are made of a kind and words in place of a code.
    private static func wordsOfTheirOwn(in text: String) -> Int {
        let kinds = "dropped|approximated|ignored|repaired|defaulted|ambiguous|overLimit|invalid"
        guard let call = try? Regex("(note|lose|Finding|SettingsLoss)\\(\\s*\\.(\(kinds))\\b"),
            let diagnostic = try? Regex("Diagnostic\\([^()]*\\bkind:")
        else { return 0 }
        return text.matches(of: call).count + text.matches(of: diagnostic).count
    }
}

/// A code as a target's file of codes declares it.
struct DeclaredCode {
    let member: String
    let name: String
    let words: String

    static func all(in text: String) -> [DeclaredCode] {
        let pattern =
            #/static let (\w+) = DiagnosticCode\(\s*"([^"]*)",\s*\.\w+,\s*\.\w+,\s*("""\n[^"]*(?:"[^"]+)*"""|"(?:[^"\\]|\\.)*")/#
        return text.matches(of: pattern).map { match in
            DeclaredCode(member: String(match.1), name: String(match.2), words: words(of: String(match.3)))
        }
    }

    /// What a literal says; lines of one over several lines go on behind a backslash.
    private static func words(of literal: String) -> String {
        guard literal.hasPrefix("\"\"\"") else { return SwiftSource(literal).literals.joined() }
        let lines = literal.split(separator: "\n").dropFirst().dropLast()
        return lines.map { $0.drop { $0 == " " }.replacing(/\\$/, with: "") }.joined()
    }

    var faults: [String] {
        var faults: [String] = []
        if name.filter({ $0 != "-" }) != member.lowercased() {
            faults.append("the code \(name) is the member \(member); give both one name")
        }
        if name.contains(where: { !$0.isLowercase && $0 != "-" && !$0.isNumber }) {
            faults.append("the code \(name) is not in kebab case")
        }
        if words.dropFirst().contains("{key}") {
            faults.append("the words of \(name) name the key elsewhere than at their beginning")
        }
        if !(words.hasPrefix("{") || words.first?.isUppercase == true) || !words.hasSuffix(".") {
            faults.append("the words of \(name) are no whole sentences")
        }
        return faults
    }
}
