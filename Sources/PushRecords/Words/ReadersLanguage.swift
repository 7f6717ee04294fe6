internal import CFiles

/// A language in which people read what the program says.
public enum ReadersLanguage: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case chinese = "zh"

    /// What is said in this language.
    public func callAsFunction(_ wording: Wording) -> String {
        switch self {
        case .english: wording.english
        case .chinese: wording.chinese
        }
    }
}

/// A sentence, or a part of one, in every language: nobody can word it in one of them and forget the others.
public struct Wording: Sendable, Hashable {
    /// What is said in English.
    public var english: String
    /// What is said in Simplified Chinese.
    public var chinese: String

    /// Words something in every language.
    public init(en english: String, zh chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    /// Something that has the same name in every language: a code, a key, a value.
    public init(name: String) { self.init(en: name, zh: name) }

    /// One wording behind the other.
    public static func + (left: Wording, right: Wording) -> Wording {
        Wording(en: left.english + right.english, zh: left.chinese + right.chinese)
    }

    /// What stands between a name and what is said of it.
    public static let colon = Wording(en: ": ", zh: "：")

    /// What stands between two things of a list.
    public static let comma = Wording(en: ", ", zh: "、")

    /// What stands between a thing and more about it.
    public static let pause = Wording(en: ", ", zh: "，")

    /// Something in parentheses behind what it belongs to.
    public static func aside(_ words: String) -> Wording { Wording(en: " (\(words))", zh: "（\(words)）") }

    /// Several wordings, as each language separates what it lists.
    public static func list(_ items: [Wording]) -> Wording {
        Wording(
            en: items.map(\.english).joined(separator: ", "),
            zh: items.map(\.chinese).joined(separator: "、"))
    }
}

// MARK: - Texts

extension Wording {
    /// A text of `texts.tsv`; its key where there is none.
    ///
    /// - Parameters:
    ///   - key: The key of its row.
    ///   - values: What stands in its places: `{0}` is the first value, `{0#}` a number in groups of three digits, and `{0?one|many}` one
    ///     of two texts, by whether the number is 1.
    /// - Returns: The text in every language.
    public static func text(_ key: String, _ values: any TextValue...) -> Wording {
        guard let pattern = TextTable.texts[key] else { return Wording(name: key) }
        if values.isEmpty { return pattern }
        return Wording(
            en: TextPattern(pattern.english).filled(with: values, in: .english),
            zh: TextPattern(pattern.chinese).filled(with: values, in: .chinese))
    }

    /// A text without places; nil where there is no such row.
    public static func known(_ key: String) -> Wording? { TextTable.texts[key] }

    /// What a group of texts calls something; its name for programs where it says nothing.
    public static func word(_ name: String, in group: String) -> Wording {
        TextTable.texts["\(group).\(name)"] ?? Wording(name: name)
    }

    /// A name for programs, in Chinese behind what it means; in English it says enough.
    public static func named(_ name: String, in group: String) -> Wording {
        guard let meaning = TextTable.texts["\(group).\(name)"] else { return Wording(name: name) }
        return Wording(en: name, zh: "\(meaning.chinese)（\(name)）")
    }
}

/// What stands in a place of a text.
public protocol TextValue: Sendable {
    /// The value in the language of the text.
    func spelled(in language: ReadersLanguage) -> String
}

extension String: TextValue {
    /// The string as it is.
    public func spelled(in language: ReadersLanguage) -> String { self }
}

extension Int: TextValue {
    /// The digits.
    public func spelled(in language: ReadersLanguage) -> String { String(self) }

    /// The digits in groups of three: 1,234,567.
    public var grouped: String {
        let digits = String(magnitude)
        return digits.enumerated().reduce(into: self < 0 ? "−" : "") { grouped, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { grouped.append(",") }
            grouped.append(digit.element)
        }
    }
}

extension Wording: TextValue {
    /// What is said in the language.
    public func spelled(in language: ReadersLanguage) -> String { language(self) }
}

extension String {
    /// The cells of a table whose rows are lines and whose cells stand between tabs.
    package var tableRows: [[String]] {
        utf8.split(separator: UInt8(ascii: "\n")).map { row in
            let cells = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            return cells.map { String(Substring($0)) }
        }
    }
}

/// The texts that people read, by key: `texts.tsv`.
private enum TextTable {
    static let texts: [String: Wording] = {
        let rows = String(cString: embedded_texts()).tableRows.dropFirst()
        return Dictionary(
            rows.filter { $0.count == 3 }.map { ($0[0], Wording(en: $0[1], zh: $0[2])) },
            uniquingKeysWith: { first, _ in first })
    }()
}

/// A text with places for values.
private struct TextPattern {
    private let pieces: [Substring]

    init(_ text: String) { pieces = text.split(separator: "{", omittingEmptySubsequences: false) }

    func filled(with values: [any TextValue], in language: ReadersLanguage) -> String {
        pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
            let end = piece.firstIndex(of: "}") ?? piece.startIndex
            let place = piece[..<end]
            if let index = Int(place.prefix(while: \.isNumber)), values.indices.contains(index) {
                text += Self.spelling(of: values[index], place.drop(while: \.isNumber), language)
                text += piece[end...].dropFirst()
            } else {
                text += "{" + piece
            }
        }
    }

    private static func spelling(
        of value: any TextValue, _ form: Substring, _ language: ReadersLanguage
    ) -> String {
        guard let number = value as? Int, let mark = form.first else { return value.spelled(in: language) }
        if mark == "#" { return number.grouped }
        let forms = form.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        return String((number == 1 ? forms.first : forms.last) ?? "")
    }
}
