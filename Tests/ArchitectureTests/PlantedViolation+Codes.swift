extension PlantedViolation {
    static let options: [PlantedViolation] = [
        .init(
            "an option in a library's sentence", breaks: .options,
            "Sources/PushBridge/X.swift: it names --shape;",
            "Sources/PushBridge/X.swift", #"let a = "Name the shape with --shape; it was \(guessed)""#)
    ]

    static let limits: [PlantedViolation] = [
        .init(
            "a limit in an adapter", breaks: .limits,
            "Sources/Vendors/NIM/Writing/X.swift: it spells 5000, which limits.tsv says"
        ) { tree in
            tree.write("id\tmost\nLM-001\t5000\n", to: "Mappings/limits.tsv")
            tree.write("if text.count > 5_000 { return }\n", to: "Sources/Vendors/NIM/Writing/X.swift")
        }
    ]

    static let lossSigns: [PlantedViolation] = [
        .init(
            "a loss that is known by a code that nothing has", breaks: .lossSigns,
            "Mappings/losses.tsv: the sign not-there is no code",
            "Mappings/losses.tsv", "id\tsigns\tremedy\nLS-001\tnot-there\tnothing\n")
    ]

    static let codes: [PlantedViolation] = [
        .init(
            "a finding with words", breaks: .codes,
            "Sources/PushBridge/Resolution/X.swift: it words a diagnostic",
            "Sources/PushBridge/Resolution/X.swift", "f(Finding(\n    .dropped, .title, message: words))\n"),
        .init(
            "a diagnostic with words", breaks: .codes, "Sources/PushBridge/X.swift: it words a diagnostic",
            "Sources/PushBridge/X.swift",
            "Diagnostic(severity: .info, kind: kind, path: path, message: words)"),
        .init(
            "a code at its place", breaks: .codes, "Sources/PushBridge/X.swift: it makes a code",
            "Sources/PushBridge/X.swift", code("a-code", "aCode", "{key} is lost.")),
        .init(
            "a code that nobody tells", breaks: .codes,
            "Sources/PushBridge/Generated/PushBridgeCodes.swift: aCode is told nowhere",
            "Sources/PushBridge/Generated/PushBridgeCodes.swift",
            code("a-code", "aCode", "{key} is lost.")),
    ]

    static let sentences: [PlantedViolation] = [
        .init(
            "Chinese without a rule", breaks: .sentences, "\(chinese): a-rule is no rule of Apple's",
            chinese, entry("a-rule", "{key} 丢失。")),
        .init("Chinese twice", breaks: .sentences, "\(chinese): a-rule stands here twice") { tree in
            tree.write("id\trule\tmessage\nAR-001\ta-rule\tIt is {found}.\n", to: "Mappings/rules.tsv")
            tree.write(entry("a-rule", "{key} 丢失。") + entry("a-rule", "{key} 没有了。"), to: chinese)
        },
        .init(
            "a rule of Apple's without Chinese", breaks: .sentences, "\(chinese): a-rule has no Chinese",
            "Mappings/rules.tsv", "id\trule\tmessage\nAR-001\ta-rule\tIt is {found}.\n"),
    ]

    private static let chinese = "Sources/PushRecords/Words/ChineseSentences+Rules.swift"

    private static func entry(_ name: String, _ sentence: String) -> String {
        "\n        \"\(name)\": \"\(sentence)\",\n"
    }

    private static func code(_ name: String, _ member: String, _ words: String) -> String {
        "static let \(member) = DiagnosticCode(\n    \"\(name)\", .info, .dropped, \"\(words)\")\n"
    }
}
