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

    /// A name for programs with what it means in Chinese before it; in English it says enough.
    public init(name: String, zh meaning: String) { self.init(en: name, zh: "\(meaning)（\(name)）") }

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
