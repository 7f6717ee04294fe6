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
    static let sentences = Rule(
        "Every text has one row with both languages, code that names it, and a rule of Apple's if it is one's"
    ) { tree in
        let path = "Sources/PushRecords/Words/texts.tsv"
        let rows = tree.rows(ofFile: path)
        let keys = rows.compactMap { $0["key"] }
        let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys
        let wanted = Set(tree.column("rule", of: "rules.tsv").map { "rule.\($0)" })
        let named = NamedTexts(in: tree)
        let unnamed = keys.filter { $0.hasPrefix("rule.") ? !wanted.contains($0) : !named.contains($0) }
        return twice.map { Violation(path, "\($0) stands here twice; keep one") }
            + rows.filter { ($0["zh"] ?? "").isEmpty }.map {
                Violation(path, "\($0["key"] ?? "") has no Chinese")
            }
            + unnamed.map { Violation(path, "\($0) is named nowhere; remove it") }
            + wanted.subtracting(keys).map { Violation(path, "\($0) has no Chinese sentence; add one") }
            + named.texts.subtracting(keys).map { Violation(path, "\($0) is missing; add it") }
    }

    /// An option without its explanation would be shown without one.
    static let explanations = Rule(
        "Every explained option has one row in options.tsv, and no other row is there"
    ) {
        tree in
        let path = "Sources/PushBridgeCommand/Arguments/options.tsv"
        let keys = tree.rows(ofFile: path).compactMap { $0["option"] }
        let named = Set(
            tree.swiftFiles(under: "Sources/PushBridgeCommand").flatMap { optionKey.matches(in: $0.text) })
        let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys
        return twice.map { Violation(path, "\($0) stands here twice; keep one") }
            + named.subtracting(keys).map { Violation(path, "\($0) is missing; add it") }
            + Set(keys).subtracting(named).map { Violation(path, "\($0) is named nowhere; remove it") }
    }

    private static let optionKey = Pattern(#"\.option\("([^"]+)"\)"#)

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

/// The texts that code names.
private struct NamedTexts {
    /// Those that are asked for by a literal.
    private(set) var texts: Set<String> = []
    /// All literals that may be keys.
    private var literals: Set<String> = []
    /// How the keys of groups begin.
    private var groups: Set<String> = []

    private static let targets = ["PushRecords", "MigrationReport", "PushBridgeCommand"].map {
        "Sources/\($0)/"
    }
    private static let text = Pattern(#"\.text\(\s*"([a-z][\w-]*\.[\w.-]+)""#)
    private static let literal = Pattern(#""([a-z][\w.-]*\.[\w.-]+)""#)
    private static let beginning = Pattern(#""([a-z][\w.-]*[.-])\\\("#)
    private static let group = Pattern(#"in: "([a-z-]+)"\)"#)

    init(in tree: SourceTree) {
        for file in tree.handWritten where Self.targets.contains(where: file.path.hasPrefix) {
            texts.formUnion(Self.text.matches(in: file.text))
            literals.formUnion(Self.literal.matches(in: file.text))
            groups.formUnion(Self.beginning.matches(in: file.text))
            groups.formUnion(Self.group.matches(in: file.text).map { "\($0)." })
        }
    }

    func contains(_ key: String) -> Bool { literals.contains(key) || groups.contains { key.hasPrefix($0) } }
}
