/// The words or the numbers with which a vendor says one thing: a row of `Mappings/words.tsv`.
package final class VendorWords: Sendable {
    /// What a word means.
    package enum Meaning: Hashable, Sendable {
        case kind(MessageKind)
        /// A kind of conversation, and what the vendor tells apart within it.
        case conversation(Conversation.Kind, UTF8Text? = nil)
        case flag(Bool)
        case text(UTF8Text)
    }

    private let entries: [(word: UTF8Text, number: Int?, meaning: Meaning)]
    private let ignoresCase: Bool
    /// Whether all of them are numbers.
    let hasNumbers: Bool
    /// What words mean that are none of these; nil for nothing.
    package let otherwise: Meaning?
    /// What is told of such words.
    package let told: DiagnosticCode?
    /// The word for what has none.
    private let substitute: KeyValue?

    package init(
        _ words: [(UTF8Text, Meaning)], ignoresCase: Bool = false, otherwise: Meaning? = nil,
        told: DiagnosticCode? = nil, substitute: UTF8Text? = nil
    ) {
        let entries = words.map { (word: $0, number: $0.decimalInteger, meaning: $1) }
        let hasNumbers = entries.allSatisfy { $0.number != nil }
        self.entries = entries
        self.hasNumbers = hasNumbers
        self.ignoresCase = ignoresCase
        self.otherwise = otherwise
        self.told = told
        self.substitute = substitute.flatMap { Self.spelled($0, asNumber: hasNumbers) }
    }

    /// What a word means; nil for one that is none of these.
    package func meaning(of word: UTF8Text) -> Meaning? {
        for entry in entries
        where ignoresCase ? entry.word.equalsIgnoringASCIICase(word) : entry.word == word {
            return entry.meaning
        }
        return nil
    }

    /// What a number means; nil for one that is none of these.
    package func meaning(of number: Int) -> Meaning? {
        for entry in entries where entry.number == number { return entry.meaning }
        return nil
    }

    /// The first word for each meaning.
    package var spellings: [(meaning: Meaning, word: UTF8Text)] {
        entries.enumerated().filter { number, entry in
            !entries[..<number].contains { $0.meaning == entry.meaning }
        }.map { ($1.meaning, $1.word) }
    }

    /// The first word for a meaning, or that for what has none; an unknown kind is no vendor's (reading C25).
    package func spelling(of meaning: Meaning) -> KeyValue? {
        if meaning == .kind(.other) { return substitute }
        guard let entry = entries.first(where: { $0.meaning == meaning }) else { return substitute }
        return Self.spelled(entry.word, asNumber: hasNumbers)
    }

    private static func spelled(_ word: UTF8Text, asNumber isNumber: Bool) -> KeyValue? {
        isNumber ? word.decimalInteger.map(KeyValue.integer) : .text(word)
    }
}

extension VendorWords.Meaning {
    /// What a field holds, where words can say it.
    init?(_ value: ModelValue?) {
        switch value {
        case .kind(let kind): self = .kind(kind)
        case .conversation(let kind): self = .conversation(kind)
        case .flag(let flag): self = .flag(flag)
        case .text(let text): self = .text(text)
        default: return nil
        }
    }
}
