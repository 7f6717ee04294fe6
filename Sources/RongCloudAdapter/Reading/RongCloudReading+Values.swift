import VendorMapping

/// The vendor's own ways of reading a value.
extension MessageReader {
    /// A flag that the vendor documents as 1 or 0.
    mutating func zeroOrOne(_ value: JSONValue, _ key: MetKey) -> Bool? {
        switch value.integer ?? value.string?.decimalInteger {
        case 1: return true
        case 0: return false
        default: break
        }
        if value.string == "true" || value.string == "false" { return value.string == "true" }
        return flag(value, key)
    }

    /// An interruption level that Apple has.
    mutating func interruptionLevel(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        guard let word = filledText(value, key) else { return nil }
        if Self.levels.contains(word) { return word }
        note(.noInterruptionLevel, key)
        return nil
    }

    static let levels: [UTF8Text] = ["passive", "active", "time-sensitive", "critical"]

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
        _ value: JSONValue, _ key: MetKey, _ read: (JSONValue) -> RongCloudConversation?
    ) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        guard let conversation = read(value) else {
            note(.unknownConversation, key)
            return .nothing
        }
        if let sort = conversation.sort { put(.text(sort), key, into: .conversationSort) }
        return .conversation(conversation.kind)
    }

    /// The word in a delivered push.
    mutating func deliveredConversation(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        switch value.string {
        case "PR", "CS", "MC", "MP": return .conversation(.direct)
        case "GRP": return .conversation(.group)
        case "DS": put(.text("discussion"), key, into: .conversationSort)
        case "SYS":
            put(.text("system"), key, into: .conversationSort)
            return .conversation(.direct)
        case "PH":
            put(.kind(.pushOnly), key, into: .kind)
            return .conversation(.direct)
        default:
            if !value.isNull { note(.unknownConversation, key) }
            return .nothing
        }
        return .conversation(.group)
    }

    // MARK: Sorts of messages, mentions, lists

    /// The name of what the wrapper numbers; its own messages have theirs beside.
    mutating func wrapperType(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        guard let number = integer(value, key) else { return nil }
        if let name = RongCloudType.name(ofWrapper: number) { return name }
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
