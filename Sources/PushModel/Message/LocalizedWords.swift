/// The words of a notification for devices in one language.
public struct LocalizedWords: Sendable, Hashable {
    /// The language's tag, such as `en` or `zh-Hans`, as the sender spelled it.
    public var language: UTF8Text
    /// The title; nil leaves the message's own.
    public var title: UTF8Text?
    /// The text; nil leaves the message's own.
    public var body: UTF8Text?

    /// Creates words; none by default.
    public init(language: UTF8Text, title: UTF8Text? = nil, body: UTF8Text? = nil) {
        self.language = language
        self.title = title
        self.body = body
    }
}

extension [LocalizedWords] {
    /// The words for a language: those of its tag, else of the tag without what stands behind its last hyphen, and so on.
    ///
    /// Case does not matter, and `_` is a hyphen. Of two with one tag the first counts (TX 20).
    package func words(in language: UTF8Text) -> LocalizedWords? {
        var tag = language.languageTag
        while !tag.isEmpty {
            if let words = first(where: { $0.language.languageTag == tag }) { return words }
            guard let hyphen = tag.lastIndex(of: UInt8(ascii: "-")) else { return nil }
            tag = Array<UInt8>(tag[..<hyphen])
        }
        return nil
    }
}

extension LocalizedWords {
    /// The neutral form.
    var neutral: RawJSON {
        var members: [(UTF8Text, RawJSON)] = [("language", .string(language))]
        if let title { members.append(("title", .string(title))) }
        if let body { members.append(("body", .string(body))) }
        return .object(members)
    }
}

extension UTF8Text {
    /// The bytes of a language's tag in the form in which tags are compared.
    fileprivate var languageTag: [UInt8] {
        lowercasedASCII().withBytes { $0.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 } }
    }
}
