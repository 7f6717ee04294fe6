/// Spells values as Swift source.
enum SwiftLiteral {
    /// A string literal; a raw one where the text has quotes or backslashes.
    static func string(_ text: String) -> String {
        guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
        let fence = fence(for: text)
        return "\(fence)\"\(text)\"\(fence)"
    }

    /// A raw string literal of many lines, without the last line end.
    static func lines(_ text: String) -> String {
        let fence = fence(for: text)
        let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
        return "\(fence)\"\"\"\n\(body)\n\"\"\"\(fence)"
    }

    /// A constant array at file scope, an element a line.
    static func list(_ name: String, of type: String, _ items: [String]) -> String {
        let lines = items.map { "    \($0),\n" }.joined()
        return "private let \(name): [\(type)] = [\n\(lines)]"
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
