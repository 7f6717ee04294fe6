import PushModel

/// What a message has that only some kinds of message have; decides what an unnumbered message is.
struct Traits: OptionSet {
    let rawValue: Int

    /// The body of an ordinary message.
    static let body = Traits(rawValue: 1 << 0)
    /// The message that a recall takes back.
    static let recalled = Traits(rawValue: 1 << 1)
    /// A field that only a recall has.
    static let recallField = Traits(rawValue: 1 << 2)
    /// A switch of signalling.
    static let signalling = Traits(rawValue: 1 << 3)
    /// A switch of a quick comment.
    static let reaction = Traits(rawValue: 1 << 4)
    /// A switch of the old call option.
    static let call = Traits(rawValue: 1 << 5)
    /// A key that selects the Web SDK's defaults.
    static let web = Traits(rawValue: 1 << 6)
    /// The container of the member option.
    static let memberOption = Traits(rawValue: 1 << 7)
    /// The container of the Web SDK's member option.
    static let webMemberOption = Traits(rawValue: 1 << 8)
    /// A key that names the app's users instead of a conversation.
    static let broadcast = Traits(rawValue: 1 << 9)
}

extension NIMReader {
    /// Notes what a key says about the message as a whole, unless it is absent.
    mutating func mark(_ trait: Traits, by value: JSONValue) {
        // Within `pushInfo` and its like, the switches of signalling are those of an ordinary message.
        if value.isNull || (trait == .signalling && places.nesting != nil) { return }
        envelope.traits.insert(trait)
    }

    mutating func markContainer(_ key: NIMKey) {
        switch key {
        case .sdkPushInfo: envelope.traits.insert(.web)
        case .sdkApnsMemberOption, .sdkMemberPushOption: envelope.traits.insert(.memberOption)
        case .sdkApns: envelope.traits.insert(.webMemberOption)
        case .sdkMessage, .sdkV2Message: envelope.traits.insert(.recalled)
        case .serverV1Body, .serverV2Message: envelope.traits.insert(.body)
        default: break
        }
    }
}
