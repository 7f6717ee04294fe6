extension Rule {
    /// What a diagnostic tells stands in the table of them, and nothing stands there that nobody tells.
    static let codes = Rule("Diagnostics have codes, each with a row in diagnostics.tsv") { tree in
        tree.handWritten.flatMap { file in
            let misplaced =
                file.text.contains("DiagnosticCode(") && !mayMakeCodes.contains(file.path)
                ? [Violation(file.path, "it makes a code; add a row to diagnostics.tsv")] : []
            let wordless =
                wordsOfDiagnostics.isFound(in: file.text)
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

    /// A diagnostic that is made of a kind and words in place of a code.
    private static let wordsOfDiagnostics = Pattern(
        #"(note|lose|Finding|SettingsLoss)\(\s*\.(dropped|approximated|ignored|repaired|defaulted|ambiguous"#
            + #"|overLimit|invalid)\b|Diagnostic\([^()]*\bkind:"#)

    /// Codes that no other code names, by hand or made from another table.
    private static func untold(in tree: SourceTree) -> [Violation] {
        let files = tree.swiftFiles(under: "Sources")
        let codes = files.filter { $0.path.contains("/Generated/") && $0.path.hasSuffix("Codes.swift") }
        let told = Pattern(#"\.(\w+)"#)
        let named = files.reduce(into: Set<String>()) { $0.formUnion(told.matches(in: $1.text)) }
        return codes.flatMap { file in
            Pattern(#"static let (\w+) = DiagnosticCode\("#).matches(in: file.text)
                .filter { !named.contains($0) }
                .map { Violation(file.path, "\($0) is told nowhere; remove its row from diagnostics.tsv") }
        }
    }

    /// A library says what is wrong; only the command knows which of its options mends it.
    static let options = Rule("No library names an option of the command line") { tree in
        let files = tree.handWritten.filter { libraries.contains(SourceTree.target(of: $0.path) ?? "") }
        return files.filter { $0.text.contains("--") }.flatMap { file in
            SwiftSource.of(file.text).literals.flatMap(option.matches)
                // Diagnostics of a conversion name it: a fixture of a reading says so.
                .filter { $0 != "--keep-hidden" }
                .map {
                    Violation(
                        file.path, "it names \($0); say what is wrong, and have the command name its option")
                }
        }
    }

    private static let libraries: Set<String> = [
        "JSONDocument", "PushModel", "Vendors", "APNSTypes", "PushBridge", "PushRecords", "VendorSignature",
    ]
    private static let option = Pattern(#"(?<![\w-])(--[a-z][A-Za-z-]*)"#)

    /// Who reads Chinese reads all of it; what other diagnostics say has both languages in one row of its table.
    static let sentences = Rule("Every rule of Apple's has a Chinese sentence, and no other name has") {
        tree in
        let path = "Sources/PushRecords/Words/ChineseSentences+Rules.swift"
        let english = Set(tree.column("rule", of: "rules.tsv"))
        let names = Pattern(#"\n        "([a-z0-9-]+)":"#).matches(in: tree.texts[path] ?? "")
        let chinese = Set(names)
        let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
        return twice.map { Violation(path, "\($0) stands here twice; keep one") }
            + english.subtracting(chinese).map { Violation(path, "\($0) has no Chinese sentence; add one") }
            + chinese.subtracting(english).map { Violation(path, "\($0) is no rule of Apple's; remove it") }
    }

    /// A vendor's limit is written down once; whoever needs the number asks the compiled table.
    static let limits = Rule("No limit of messages is spelled outside its table") { tree in
        // The limits that are hardly anything else's number.
        let numbers = Set(tree.column("most", of: "limits.tsv").compactMap { Int($0) }.filter { $0 > 100 })
        let folders = tree.vendors.flatMap { ["\($0.folder)/Reading/", "\($0.folder)/Writing/"] }
        let files = tree.handWritten.filter { file in folders.contains { file.path.hasPrefix($0) } }
        return files.flatMap { file in
            Pattern(#"\b([0-9][0-9_]*)\b"#).matches(in: file.text)
                .compactMap { Int($0.filter { $0 != "_" }) }.filter(numbers.contains)
                .map {
                    Violation(
                        file.path, "it spells \($0), which limits.tsv says; ask the vendor's LimitTable")
                }
        }
    }

    /// A page finds a loss by what a conversion tells of it; by a code that nothing has it finds none.
    static let lossSigns = Rule("Every code by which losses.tsv finds a loss is a code of a diagnostic") {
        tree in
        let signs = tree.column("signs", of: "losses.tsv").flatMap {
            $0.split(separator: " ").map(String.init)
        }
        return Set(signs).subtracting(["-", "nothing"]).subtracting(
            tree.column("code", of: "diagnostics.tsv")
        )
        .map { Violation("Mappings/losses.tsv", "the sign \($0) is no code of a diagnostic; correct it") }
    }
}
