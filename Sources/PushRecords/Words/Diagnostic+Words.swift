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
