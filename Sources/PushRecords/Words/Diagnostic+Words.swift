public import PushBridge

extension Diagnostic.Kind {
    /// The kind by its name, in Chinese by its meaning.
    public var words: Wording {
        switch self {
        case .dropped: named(zh: "丢失")
        case .approximated: named(zh: "近似")
        case .ignored: named(zh: "忽略")
        case .repaired: named(zh: "修正")
        case .defaulted: named(zh: "默认值")
        case .ambiguous: named(zh: "有歧义")
        case .overLimit: named(zh: "超限")
        case .invalid: named(zh: "无效")
        }
    }

    private func named(zh meaning: String) -> Wording { Wording(en: rawValue, zh: meaning) }
}

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
        guard let sentence = ChineseSentences.rules[rule.name] else { return nil }
        let values = SentencePattern(rule.pattern).values(in: message) ?? [:]
        return SentencePattern(sentence).filled { values[$0].map(ChineseSentences.reworded) }
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

extension MessageError.Code {
    /// Why a line was rejected: the code, in Chinese with its meaning.
    public var words: Wording {
        Self.meanings[self].map { Wording(name: rawValue, zh: $0) } ?? Wording(name: rawValue)
    }

    private static let meanings: [MessageError.Code: String] = [
        .invalidJSON: "不是 JSON", .invalidUTF8: "不是 UTF-8", .tooDeep: "嵌套太深", .tooLong: "太长",
        .tooDense: "值太多", .tooManyParts: "拆分后的消息太多", .unknownVendor: "认不出厂商", .unknownShape: "认不出格式",
        .payloadTooLarge: "payload 太大", .noMessage: "不是消息", .invalidWebhook: "不是有效的回调",
        .unverified: "签名未通过验证", .invalidSettings: "不是有效的设置",
    ]
}
