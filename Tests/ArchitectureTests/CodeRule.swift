extension Rule {
    /// What a diagnostic tells stands in the table of them, and nothing stands there that nobody tells.
    static let codes = Rule("Diagnostics have codes, each with a row in diagnostics.tsv") { tree in
        let files = tree.handWritten.filter { $0.path.hasPrefix("Sources/") }
        return files.flatMap { file in
            let misplaced =
                file.text.contains("DiagnosticCode(") && !mayMakeCodes.contains(file.path)
                ? [Violation(file.path, "it makes a code; add a row to diagnostics.tsv")] : []
            let wordless =
                wordsOfTheirOwn(in: file.text) > 0
                ? [Violation(file.path, "it words a diagnostic itself; add a row to diagnostics.tsv")] : []
            return misplaced + wordless
        } + untold(in: tree)
    }

    /// The type's own file, what makes files of codes, and those whose code has the name of one of Apple's rules or the words of a remark.
    private static let mayMakeCodes: Set<String> = [
        "Sources/PushModel/Diagnostics/DiagnosticCode.swift",
        "Sources/MappingTables/Rendering/DiagnosticRenderer.swift",
        "Sources/PushBridge/Request/APNSRule+Codes.swift",
        "Sources/PushRecords/Lines/BroughtPeople.swift",
    ]

    /// Codes that no other code names, by hand or made from another table.
    private static func untold(in tree: SourceTree) -> [Violation] {
        let files = tree.swiftFiles(under: "Sources")
        var told: Set<Substring> = []
        for file in files { told.formUnion(file.text.matches(of: /\.(\w+)/).map(\.1)) }
        let generated = files.filter {
            $0.path.contains("/Generated/") && $0.path.hasSuffix("Codes.swift")
        }
        return generated.flatMap { file in
            file.text.matches(of: /static let (\w+) = DiagnosticCode\(/).map(\.1)
                .filter { !told.contains($0) }
                .map { Violation(file.path, "\($0) is told nowhere; remove its row from diagnostics.tsv") }
        }
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
