extension Rule {
    /// A reader of a call cannot tell many values without labels apart.
    static let unlabelledArguments = Rule("No function takes seven arguments without labels") { tree in
        let found = tree.handWritten.flatMap { file in
            functions(in: SwiftSource(file.text)).filter { $0.unlabelled >= 7 }.map {
                Violation(
                    file.path, line: $0.line, "it takes \($0.unlabelled) arguments without labels; label them"
                )
            }
        }
        let users = Set(found.map(\.path))
        return found.filter { !filesWithManyArguments.contains($0.path) }
            + filesWithManyArguments.subtracting(users).sorted().map {
                Violation($0, "all its arguments have labels now; remove it from the list here")
            }
    }

    /// Files that break the rule; to become fewer.
    static let filesWithManyArguments: Set<String> = [
        "Sources/PushBridge/Conversion/ConversionWorker.swift",
        "Sources/PushBridge/Outcomes/PushReportReader+Worker.swift",
        "Sources/PushBridge/Settings/SettingsWorker.swift",
        "Sources/PushBridge/Translation/Worker.swift",
        "Sources/PushBridge/Webhook/WebhookReader+Worker.swift",
    ]

    /// Each function and initializer of a source: its line, and how many of its arguments have no label.
    private static func functions(in source: SwiftSource) -> [(line: Int, unlabelled: Int)] {
        let code = String(decoding: source.code, as: UTF8.self)
        return code.matches(of: #/\b(func [^\s(]+|init[?]?)(<[^>(]*>)?\(/#).map { match in
            let line = 1 + code[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") }
            return (line, unlabelledCount(code[match.range.upperBound...]))
        }
    }

    /// How many parameters begin with `_` in a list that ends with the first parenthesis too many.
    private static func unlabelledCount(_ list: Substring) -> Int {
        var depth = 0
        var count = 0
        var isAtStart = true
        for character in list {
            switch character {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0: return count
            case ")", "]", ">": depth = max(depth - 1, 0)
            case "," where depth == 0: isAtStart = true
            case "_" where isAtStart: count += 1
            default: break
            }
            if !character.isWhitespace, character != "," { isAtStart = false }
        }
        return count
    }
}
