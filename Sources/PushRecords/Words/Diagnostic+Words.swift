public import PushBridge

extension Diagnostic {
    /// The key, what happened and what to do, in a language; in English where the language has no sentence for it.
    ///
    /// - Parameter language: The reader's language.
    /// - Returns: Whole sentences.
    public func message(in language: ReadersLanguage) -> String {
        switch language {
        case .english: message
        case .chinese: chineseMessage ?? message
        }
    }

    private var chineseMessage: String? {
        if let rule = APNSRule(reportedAs: code) { return message(of: rule) }
        return ChineseSentences.pattern(of: code.name).map {
            message(worded: $0, rewording: ChineseSentences.reworded)
        }
    }

    /// What breaks one of Apple's rules: the English sentence tells what was found, and what belongs there.
    private func message(of rule: APNSRule) -> String? {
        guard let sentence = Wording.known("rule.\(rule.name)") else { return nil }
        let values = SentencePattern(rule.pattern).values(in: message) ?? [:]
        return SentencePattern(sentence.chinese).filled { values[$0].map(ChineseSentences.reworded) }
    }
}

extension APNSRule {
    /// The rule that a diagnostic repeats; nil for one with words of its own.
    fileprivate init?(reportedAs code: DiagnosticCode) {
        guard code.words.text == "{0}",
            let rule = Self.allCases.first(where: { $0.name == code.name })
        else {
            return nil
        }
        self = rule
    }
}

/// The Chinese sentences of diagnostics, by their codes.
///
/// `Mappings/diagnostics.tsv` has them beside the English ones. `{key}` may stand anywhere, and is the name of the key or the
/// field. `{0}` to `{9}` are the diagnostic's arguments.
enum ChineseSentences {
    /// The sentence of a code; nil for a code that has none, as an invented vendor's.
    static func pattern(of code: String) -> String? { codes[code] }

    /// What a sentence says itself in the place of a name or an argument; what is no English word stays as it is.
    static func reworded(_ words: String) -> String {
        if let name = Wording.known("word.\(words)") { return name.chinese }
        if let shape = words.firstRange(of: "'s shape ") { return "目标的 \(words[shape.upperBound...]) 格式" }
        return words.replacing(" and ", with: " 和 ")
    }
}

// What closed sets of the model are called: their words for programs, in Chinese with what they mean.

extension CanonicalField {
    /// The field by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "field") }
}

extension Fidelity {
    /// The verdict by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "verdict-name") }

    /// What the verdict means.
    public var meaning: Wording { .text("verdict.\(self)") }
}

extension SuppressionReason {
    /// The reason by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "reason") }

    /// Why there is no push.
    public var meaning: Wording { .text("reason.\(rawValue)") }
}

extension Gate {
    /// The gate by its name, in Chinese by what it asks.
    public var words: Wording { Wording(en: rawValue, zh: Wording.text("gate.\(rawValue)").chinese) }
}

extension TextLevel {
    /// The level by its name, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "level") }
}

extension Diagnostic.Kind {
    /// The kind by its name, in Chinese by its meaning.
    public var words: Wording { Wording(en: rawValue, zh: Wording.text("diagnostic.\(self)").chinese) }
}

extension MessageError.Code {
    /// Why a line was rejected: the code, in Chinese with its meaning.
    public var words: Wording { .named(rawValue, in: "error") }
}
