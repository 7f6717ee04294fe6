import VendorMapping

/// The vendor's own ways of reading a value.
extension MessageReader {
    /// The icon's number; below 0 it stays or is cleared, as the key says (RC 22, RC 26).
    mutating func badge(_ value: JSONValue, _ key: MetKey, least: Int) -> FieldContent {
        guard let number = value.string?.decimalInteger ?? integer(value, key) else { return .nothing }
        if number >= 0 { return content(.integer(number)) }
        if least == .min { return content(.integer(0)) }
        if number < least {
            note(.badgeBelowLeast, key)
        } else {
            put(.flag(true), key, into: .leavesBadge)
        }
        return .nothing
    }

    // MARK: Conversations

    /// A kind of conversation, and its sort beside it.
    mutating func conversation(
        _ value: JSONValue, _ key: MetKey, _ kinds: RongCloudWords, _ sorts: RongCloudWords
    ) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        guard case .conversation(let kind) = kinds.meaning(of: value) else {
            if let code = kinds.list.told { note(code, key) }
            return .nothing
        }
        if let sort = sorts.text(of: value) { put(.text(sort), key, into: .conversationSort) }
        if value.string == Self.pushWord { put(.kind(.pushOnly), key, into: .kind) }
        return .conversation(kind)
    }

    /// What a push without a message is delivered under.
    private static let pushWord: UTF8Text = "PH"

    /// Remembers that a message is one that its receiver keeps.
    mutating func direction(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if integer(value, key) == 2 { raise(Self.isReceived) }
        return .nothing
    }

    /// What such a message is remembered by.
    static let isReceived: UInt8 = 31

    /// A text that tells the shape, and nothing else.
    mutating func pass(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        _ = text(value, key)
        return .nothing
    }

    // MARK: Sorts of messages, mentions, lists

    /// The name of what the wrapper numbers; its own messages have theirs beside.
    mutating func wrapperType(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        guard let number = integer(value, key) else { return nil }
        if let name = RongCloudWords.wrapperTypes.text(of: value) { return name }
        if ![1, 13, 14, 15].contains(number) { note(.unknownType, key) }
        put(.kind(.custom), key, into: .kind)
        return nil
    }

    /// Whether all or those listed are mentioned, as 1 and 2; 0 is all wherever it is not the vendor's first (RC 9.3).
    mutating func mentionType(_ value: JSONValue, _ key: MetKey, listed: Int) -> FieldContent {
        guard let number = value.string?.decimalInteger ?? integer(value, key) else { return .nothing }
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
