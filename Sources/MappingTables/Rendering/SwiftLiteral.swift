/// Spells values as Swift source.
enum SwiftLiteral {
    /// A string literal; a raw one where the text has quotes or backslashes.
    static func string(_ text: String) -> String {
        guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
        let fence = fence(for: text)
        return "\(fence)\"\(text)\"\(fence)"
    }

    /// A constant array at file scope, an element a line.
    static func list(_ name: String, of type: String, _ items: [String]) -> String {
        let lines = items.map { "    \($0),\n" }.joined()
        return "private let \(name): [\(type)] = [\n\(lines)]"
    }

    /// The rows of a table at file scope, made when first asked for.
    ///
    /// In portions: to optimize one function, the compiler needs much more than twice the time for twice the rows.
    static func rows(_ name: String, of type: String, _ items: [String]) -> String {
        if items.isEmpty { return list(name, of: type, items) }
        let portions = stride(from: 0, to: items.count, by: 12).map { items[$0...].prefix(12) }
        let functions = portions.enumerated().map { number, items in
            """
            @inline(never)
            private func \(name)\(number)() -> [\(type)] {
                [
            \(items.map { "        \($0),\n" }.joined())    ]
            }
            """
        }
        let calls = portions.indices.map { "\(name)\($0)()" }.joined(separator: ", ")
        return "private let \(name) = [\(calls)].flatMap(\\.self)\n\n" + functions.joined(separator: "\n\n")
    }

    /// One number sign more than the text has behind any quote or backslash.
    private static func fence(for text: String) -> String {
        var longest = 0
        var run: Int?
        for character in text {
            switch character {
            case "\"", "\\": run = 0
            case "#": run = run.map { $0 + 1 }
            default: run = nil
            }
            longest = max(longest, run ?? 0)
        }
        return String(repeating: "#", count: longest + 1)
    }
}

/// Makes Swift names of vendors' names.
enum CamelCase {
    /// One lower camel-case name of several names.
    ///
    /// Letters after the first of a word keep their case, and a trailing underscore stays: some vendors have keys
    /// that differ in nothing else.
    static func joined(_ names: [String]) -> String {
        let words = names.flatMap { $0.split { !isWordCharacter($0) }.map(String.init) }
        let joined = lowerFirst(words.first ?? "") + words.dropFirst().map(upperFirst).joined()
        return names.last?.hasSuffix("_") == true ? joined + "_" : joined
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }

    private static func upperFirst(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func lowerFirst(_ word: String) -> String {
        word.prefix(1).lowercased() + word.dropFirst()
    }
}

extension Sequence<String> {
    /// The texts without those that came before, in their order.
    var distinct: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
