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
            "Sources/NIMAdapter/Writing/X.swift: it spells 5000, which limits.tsv says"
        ) { tree in
            tree.write("id\tmost\nLM-001\t5000\n", to: "Mappings/limits.tsv")
            tree.write("if text.count > 5_000 { return }\n", to: "Sources/NIMAdapter/Writing/X.swift")
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
            "a finding with words", breaks: .codes, "Sources/PushResolution/X.swift: it words a diagnostic",
            "Sources/PushResolution/X.swift", "f(Finding(\n    .dropped, .title, message: words))\n"),
        .init(
            "a diagnostic with words", breaks: .codes, "Sources/PushBridge/X.swift: it words a diagnostic",
            "Sources/PushBridge/X.swift",
            "Diagnostic(severity: .info, kind: kind, path: path, message: words)"),
        .init(
            "a code at its place", breaks: .codes, "Sources/PushBridge/X.swift: it makes a code",
            "Sources/PushBridge/X.swift", code("a-code", "aCode", "{key} is lost.")),
        .init(
            "a code that is there", breaks: .codes,
            "Sources/PushBridge/ZCodes.swift: a-code is a code of Sources/PushBridge/YCodes.swift too"
        ) { tree in
            for file in ["YCodes", "ZCodes"] {
                tree.write(
                    code("a-code", "aCode", "{key} is lost."), to: "Sources/PushBridge/\(file).swift")
            }
        },
        .init(
            "two names", breaks: .codes,
            "Sources/PushBridge/XCodes.swift: the code a-code is the member other",
            "Sources/PushBridge/XCodes.swift", code("a-code", "other", "{key} is lost.")),
        .init(
            "another case", breaks: .codes,
            "Sources/PushBridge/XCodes.swift: the code aCode is not in kebab case",
            "Sources/PushBridge/XCodes.swift", code("aCode", "aCode", "{key} is lost.")),
        .init(
            "half a sentence", breaks: .codes,
            "Sources/PushBridge/XCodes.swift: the words of a-code are no whole",
            "Sources/PushBridge/XCodes.swift", code("a-code", "aCode", "is lost")),
        .init(
            "a key in the middle", breaks: .codes,
            "Sources/PushBridge/XCodes.swift: the words of a-code name the key elsewhere",
            "Sources/PushBridge/XCodes.swift", code("a-code", "aCode", "Send {key}.")),
    ]

    static let sentences: [PlantedViolation] = [
        .init(
            "a code without Chinese", breaks: .sentences,
            "\(chinese): a-code has no Chinese sentence; add one", "Sources/PushBridge/XCodes.swift",
            code("a-code", "aCode", "{key} is lost.")),
        .init(
            "Chinese without a code", breaks: .sentences, "\(chinese)+X.swift: a-code is neither a code",
            "\(chinese)+X.swift", entry("a-code", "{key} 丢失。")),
        .init("Chinese twice", breaks: .sentences, "\(chinese)+X.swift: a-code stands here twice") { tree in
            tree.write(code("a-code", "aCode", "{key} is lost."), to: "Sources/PushBridge/XCodes.swift")
            tree.write(
                entry("a-code", "{key} 丢失。") + entry("a-code", "{key} 没有了。"), to: "\(chinese)+X.swift")
        },
        .init(
            "a value that English does not have", breaks: .sentences,
            "\(chinese)+X.swift: the sentence of a-code names {1}"
        ) { tree in
            tree.write(code("a-code", "aCode", "{key} is {0}."), to: "Sources/PushBridge/XCodes.swift")
            tree.write(entry("a-code", "{key} 是 {1}。"), to: "\(chinese)+X.swift")
        },
        .init(
            "a rule of Apple's without Chinese", breaks: .sentences, "\(chinese): rule a-rule has no Chinese",
            "Mappings/rules.tsv", "id\trule\tmessage\nAR-001\ta-rule\tIt is {found}.\n"),
    ]

    private static let chinese = "Sources/PushRecords/Words/ChineseSentences"

    private static func entry(_ name: String, _ sentence: String) -> String {
        "\n        \"\(name)\": \"\(sentence)\",\n"
    }

    private static func code(_ name: String, _ member: String, _ words: String) -> String {
        "static let \(member) = DiagnosticCode(\n    \"\(name)\", .info, .dropped, \"\(words)\")\n"
    }
}
