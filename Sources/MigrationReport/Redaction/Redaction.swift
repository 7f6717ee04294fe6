/// Hides what people wrote: words become their length and script, identifiers become numbers that stay the same on a page.
struct Redaction {
    private var identifiers: [String: Int] = [:]

    /// The number that stands for an identifier on this page.
    mutating func number(of identifier: String) -> Int {
        if let number = identifiers[identifier] { return number }
        identifiers[identifier] = identifiers.count + 1
        return identifiers.count
    }

    /// The most blocks that stand for one script's letters.
    private static let mostBlocks = 8

    /// Blocks that look like the words on a screen, without telling where one ends.
    static func blocks(_ text: String) -> String {
        ScriptCount.all(in: text).map { count in
            String(repeating: "█", count: min(count.number, mostBlocks))
        }.joined(separator: " ")
    }

    /// How many letters of which script there are.
    static func label(_ text: String) -> Wording { .list(ScriptCount.all(in: text).map(\.words)) }
}
