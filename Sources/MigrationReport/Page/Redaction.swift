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

/// How many characters of a text belong to one script.
struct ScriptCount: Hashable {
    let script: Alphabet
    let number: Int

    /// What is told apart.
    enum Alphabet: CaseIterable {
        case latin, han, kana, hangul, cyrillic, arabic, otherLetters, digits, emoji, signs
    }

    /// The counts of a text, in the scripts' order; blanks count for nothing.
    static func all(in text: String) -> [ScriptCount] {
        var numbers: [Alphabet: Int] = [:]
        for character in text where !character.isWhitespace {
            numbers[Alphabet(character), default: 0] += 1
        }
        return Alphabet.allCases.compactMap { script in
            numbers[script].map { ScriptCount(script: script, number: $0) }
        }
    }

    /// The count in words.
    var words: Wording { .text("script.\(script)", number) }
}

extension ScriptCount.Alphabet {
    fileprivate init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .signs
            return
        }
        switch scalar.value {
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            self = .han
        case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        case 0x0400...0x052F: self = .cyrillic
        case 0x0600...0x06FF where scalar.properties.isAlphabetic: self = .arabic
        case _ where scalar.properties.numericType == .decimal: self = .digits
        case ..<0x0250 where scalar.properties.isAlphabetic: self = .latin
        case 0x1E00...0x1EFF: self = .latin
        case _ where scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}"):
            self = .emoji
        case _ where scalar.properties.isAlphabetic: self = .otherLetters
        default: self = .signs
        }
    }
}
