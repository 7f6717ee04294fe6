/// The vendor's own ways of reading a value.
extension MessageReader {
    /// The icon's number; below 0 it stays or is cleared, as the key says (RC 22, RC 26).
    mutating func badge(_ value: JSONValue, _ key: MetKey, least: Int) -> FieldContent {
        guard let number = value.string?.wholeNumber ?? integer(value, key) else { return .nothing }
        if number >= 0 { return content(.integer(number)) }
        if least == .min { return content(.integer(0)) }
        if number < least {
            note(.badgeBelowLeast, key)
        } else {
            put(.flag(true), key, into: .leavesBadge)
        }
        return .nothing
    }

    /// Whether nobody is pushed to: any key that says so decides, wherever it stands (RC 9.10).
    mutating func silence(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let isSilent = flag(value, key) else { return .nothing }
        if let other = winner(of: .isSilent), other.row != key.row, message.isSilent != isSilent {
            dismiss(isSilent ? other : key, .silentElsewhere)
            guard isSilent else { return .nothing }
            put(nil, other)
        }
        return .flag(isSilent)
    }

    // MARK: Conversations

    /// A kind of conversation, and its sort beside it, in numbers or words; those of another list are understood too.
    mutating func conversation(
        _ value: JSONValue, _ key: MetKey, _ list: RongCloudWords, _ other: RongCloudWords? = nil
    ) -> FieldContent {
        // Of a key that stands twice the last counts.
        lower(Self.isNowhere)
        if value.isNull || value.isEmptyString { return .nothing }
        guard case .conversation(let kind, let sort) = list.meaning(of: value) ?? other?.meaning(of: value)
        else {
            if let code = list.list.told { note(code, key) }
            raise(Self.isNowhere)
            return .nothing
        }
        if sort == MessageFacts.push {
            put(.kind(.pushOnly), key, into: .kind)
        } else if let sort {
            put(.text(sort), key, into: .conversationSort)
        }
        return .conversation(kind)
    }

    /// Remembers that a message is one that its receiver keeps.
    mutating func direction(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if integer(value, key) == 2 { raise(Self.isReceived) }
        return .nothing
    }

    /// What such a message is remembered by.
    static let isReceived: UInt8 = 31

    /// Whether a push passes Apple's devices by; the list is kept, since other devices get what it says (RC 26).
    mutating func platforms(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let names = identifierList(value, key) else { return .nothing }
        if !Self.writtenPlatforms.contains(names) { keepSection(value, key) }
        if names.contains(where: { $0.equalsIgnoringASCIICase(Self.applesPlatform) }) { return .nothing }
        note(.notForApple, key)
        return .flag(true)
    }

    private static let applesPlatform: UTF8Text = "ios"
    private static let writtenPlatforms = [platforms(hasApples: true), platforms(hasApples: false)]

    /// The platforms of a push that names none: all, or all but Apple's.
    static func platforms(hasApples: Bool) -> [UTF8Text] {
        hasApples ? [applesPlatform, "android"] : ["android"]
    }

    // MARK: Sorts of messages, mentions, lists

    /// The name of what the wrapper numbers; its own messages have theirs beside.
    mutating func wrapperType(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        guard let number = integer(value, key) else { return nil }
        if let name = RongCloudWords.wrapperTypes.text(of: value) { return name }
        if !Self.numbersOfOwnTypes.contains(number) { note(.unknownType, key) }
        put(.kind(.custom), key, into: .kind)
        return nil
    }

    /// The wrapper's numbers for the app's own types (RC 15).
    private static let numbersOfOwnTypes = [1, 13, 14, 15]

    /// Whether all or those listed are mentioned, as 1 and 2; 0 is all wherever it is not the vendor's first (RC 9.3).
    mutating func mentionType(_ value: JSONValue, _ key: MetKey, listed: Int) -> FieldContent {
        guard let number = value.string?.wholeNumber ?? integer(value, key) else { return .nothing }
        if number == listed || number == listed - 1 { return content(.integer(number - listed + 2)) }
        guard number == 0 else {
            note(.unknownMention, key)
            return .nothing
        }
        note(.mentionOfZero, key)
        return content(.integer(1))
    }

    /// A list in a text, its elements without quotation marks (RC 29).
    mutating func bareList(_ value: JSONValue, _ key: MetKey) -> [UTF8Text]? {
        guard let text = value.string, text.hasPrefix("["), text.hasSuffix("]") else {
            return identifierList(value, key)
        }
        var ids: [UTF8Text] = []
        var start = 1
        while start < text.count {
            let end = text.firstIndex(of: UInt8(ascii: ","), from: start) ?? text.count - 1
            var id = text[start..<end].trimmedASCIIWhitespace()
            if id.count > 1, id.hasPrefix("\""), id.hasSuffix("\"") { id = id[1..<id.count - 1] }
            if !id.isEmpty { ids.append(id) }
            start = end + 1
        }
        return ids.isEmpty ? nil : ids
    }
}

extension RongCloudWords {
    /// What a value means that is one of the words or the numbers.
    func meaning(of value: JSONValue) -> VendorWords.Meaning? {
        if let number = value.wholeNumber { return list.meaning(of: number) }
        return value.string.flatMap { list.meaning(of: $0) }
    }

    /// The text that a value means.
    func text(of value: JSONValue) -> UTF8Text? {
        if case .text(let text) = meaning(of: value) { text } else { nil }
    }
}

extension MessageKind {
    /// The kind of a type's name: every name of the vendor's that no list has is a notice's (RC 16).
    init(rongCloud name: UTF8Text) {
        if case .kind(let kind) = RongCloudWords.types.list.meaning(of: name) {
            self = kind
        } else {
            self = name.hasPrefix("RC:") ? .notice : .custom
        }
    }
}
