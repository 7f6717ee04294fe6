import VendorMapping

/// The vendor's own ways of reading a value.
extension MessageReader {
    /// A flag that the vendor documents as 1 or 0.
    mutating func zeroOrOne(_ value: JSONValue, _ key: MetKey) -> Bool? {
        switch value.integer ?? value.string?.decimalInteger {
        case 1: true
        case 0: false
        default: flag(value, key)
        }
    }

    /// Whether a message is kept for nobody; how long it is kept otherwise no push depends on (TX 36).
    mutating func lifeTime(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let seconds = value.string?.decimalInteger ?? integer(value, key) else { return .nothing }
        if seconds != 0 { note(.notPushed, key) }
        return .flag(seconds == 0)
    }

    /// A number of the badge; one that is out of bounds is absent (TX 25).
    mutating func number(_ value: JSONValue, _ key: MetKey, in range: ClosedRange<Int>) -> ModelValue? {
        guard let number = value.string?.decimalInteger ?? integer(value, key) else { return nil }
        if range.contains(number) { return .integer(number) }
        note(.badgeOutOfBounds, key, .number(range.lowerBound), .number(range.upperBound))
        return nil
    }

    /// A sound file as it is spelled, or the name that stands for silence (TX 35).
    mutating func soundFile(_ value: JSONValue, _ key: MetKey) -> Sound? {
        filledText(value, key).map { $0 == Self.noSound ? .silent : .file($0) }
    }

    /// The name of a sound that stands for silence.
    static var noSound: UTF8Text { "push.no_sound" }

    /// The interruption levels that the vendor passes on.
    static let levels: [UTF8Text] = ["passive", "active", "time-sensitive", "critical"]

    mutating func interruptionLevel(_ value: JSONValue, _ key: MetKey) -> UTF8Text? {
        guard let word = filledText(value, key) else { return nil }
        if Self.levels.contains(word) { return word }
        note(.noInterruptionLevel, key)
        return nil
    }

    /// The text of a text element; what is no text is none (TX 23).
    mutating func elementText(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        if value.isNull || value.isEmptyString { return .nothing }
        guard value.kind == .string else {
            note(.valueForText, key, .words(value.kind.inWords))
            return .nothing
        }
        return content(text(value, key).map(ModelValue.text))
    }
}

// MARK: - People and conversations

extension MessageReader {
    /// The mark in a list of those mentioned that stands for everyone; the slip is the vendor's.
    static var everyone: UTF8Text { "__kImSDK_MesssageAtALL__" }

    /// A list of those mentioned; an empty one mentions nobody.
    mutating func atList(_ value: JSONValue, _ key: MetKey) -> Audience? {
        guard let ids = identifierList(value, key), !ids.isEmpty else { return nil }
        return ids.contains(Self.everyone) ? .everyone : .listed(ids)
    }

    mutating func conversationNumber(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        switch integer(value, key) {
        case 1: return .conversation(.direct)
        case 2: return .conversation(.group)
        case nil: return .nothing
        default:
            note(.unknownConversation, key)
            return .nothing
        }
    }

    mutating func conversationWord(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        switch filledText(value, key) {
        case "C2C": return .conversation(.direct)
        case "GROUP": return .conversation(.group)
        case nil: return .nothing
        default:
            note(.unknownConversation, key)
            return .nothing
        }
    }

    /// What a webhook tells of; one that asks before the message is sent may be answered with a refusal.
    mutating func callbackCommand(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let word = filledText(value, key) else { return .nothing }
        guard let command = TencentCommand(word) else {
            note(.unknownCommand, key)
            return .nothing
        }
        if command.isBefore {
            remember(.beforeSending)
            note(.asksBeforeSending, key)
        }
        return .conversation(command.isOfGroup ? .group : .direct)
    }

    /// Only live groups are rooms; `ChatRoom` is the old name of a meeting's group (TX 27).
    mutating func groupType(_ value: JSONValue, _ key: MetKey) -> FieldContent {
        guard let type = filledText(value, key) else { return .nothing }
        if type == "AVChatRoom" { return .conversation(.room) }
        note(.notPushed, key)
        return .conversation(.group)
    }
}

/// A webhook about a message.
enum TencentCommand {
    case direct(isBefore: Bool)
    case group(isBefore: Bool)

    init?(_ text: UTF8Text) {
        switch text {
        case "C2C.CallbackBeforeSendMsg": self = .direct(isBefore: true)
        case "C2C.CallbackAfterSendMsg": self = .direct(isBefore: false)
        case "Group.CallbackBeforeSendMsg": self = .group(isBefore: true)
        case "Group.CallbackAfterSendMsg": self = .group(isBefore: false)
        default: return nil
        }
    }

    var isBefore: Bool {
        switch self {
        case .direct(let isBefore), .group(let isBefore): isBefore
        }
    }

    var isOfGroup: Bool { if case .group = self { true } else { false } }
}
