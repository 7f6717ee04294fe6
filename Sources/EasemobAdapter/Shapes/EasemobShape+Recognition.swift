import VendorMapping

/// What a message's root shows of its shape.
struct EasemobTraits: OptionSet {
    let rawValue: UInt32

    /// A key that starts with `em_`: the root is the `ext` itself.
    static let pushKeys = EasemobTraits(rawValue: 1 << 0)
    /// `target_type`, or `target` beside an object `msg`.
    static let target = EasemobTraits(rawValue: 1 << 1)
    /// A `type` that is one of the vendor's words.
    static let typeWord = EasemobTraits(rawValue: 1 << 2)
    /// An object `body` or a list `bodies`.
    static let bodyObject = EasemobTraits(rawValue: 1 << 3)
    /// A list of receivers.
    static let receiverList = EasemobTraits(rawValue: 1 << 4)
    /// `chatType`, which only client SDKs write.
    static let chatType = EasemobTraits(rawValue: 1 << 5)
    /// An object `ext`.
    static let extObject = EasemobTraits(rawValue: 1 << 6)
    /// An object `ext` with a key that starts with `em_`.
    static let decoratedExt = EasemobTraits(rawValue: 1 << 7)
    /// An object `payload` beside a `callId` or a `chat_type`.
    static let payload = EasemobTraits(rawValue: 1 << 8)
    /// A `type` that is a number, as NIM counts its messages.
    static let foreignType = EasemobTraits(rawValue: 1 << 9)
    /// What a device receives, as ``DeliveredTraits`` knows it.
    static let delivered = EasemobTraits(rawValue: 1 << 10)

    // What says something only together with other members.

    /// `target`.
    private static let targetList = EasemobTraits(rawValue: 1 << 11)
    /// A `callId` or a `chat_type`.
    private static let calledBack = EasemobTraits(rawValue: 1 << 12)
    /// A key that no device receives.
    private static let sent = EasemobTraits(rawValue: 1 << 13)
    /// A value that is looked into.
    private static let content = EasemobTraits(rawValue: 1 << 14)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Looks at the root's keys, and at as much of their values as it needs.
    init(of message: JSONValue) {
        var (found, contents) = (EasemobTraits(), Contents())
        let table = Self.table
        message.forEachMember { member in
            guard let key = member.withKey({ EasemobKey(atSomeRoot: $0) }) else {
                return found.look(atStranger: member, &contents)
            }
            let traits = table[Self.index(of: key, member.value.kind)]
            found.formUnion(traits)
            if traits.contains(.content) { found.look(into: member, key, &contents) }
        }
        self = found
        if contains(.targetList) && contents.hasMessage { insert(.target) }
        if contains(.calledBack) && contents.hasPayload { insert(.payload) }
        if contents.delivery.isDelivered(isBare: !contains(.sent)) { insert(.delivered) }
    }
}

// MARK: - Single members

extension EasemobTraits {
    /// What a value shows of which the last one of several with one name counts.
    private struct Contents {
        var hasMessage = false
        var hasPayload = false
        var delivery = DeliveredTraits()
    }

    @inline(never)  // else the value of every member is retained
    private mutating func look(
        into member: borrowing JSONMember, _ key: EasemobKey, _ contents: inout Contents
    ) {
        let value = member.value
        switch key {
        case .restLegacyMsg: contents.hasMessage = value.kind == .object
        case .callbackPayload:
            contents.hasPayload = value.kind == .object || value.isString(beginningWith: UInt8(ascii: "{"))
        case .restType: look(atType: value)
        case .ext: look(atExt: value)
        default: contents.delivery.look(at: key, value)
        }
    }

    private mutating func look(atType type: JSONValue) {
        guard let word = type.number ?? type.string else { return }
        if type.kind == .string && MessageKind(easemob: word) != nil { insert(.typeWord) }
        if word.decimalInteger != nil { insert(.foreignType) }
    }

    private mutating func look(atExt ext: JSONValue) {
        ext.forEachMember { member in
            if member.withKey({ $0.hasPrefix("em_") }) { insert(.decoratedExt) }
        }
    }

    private mutating func look(atStranger member: borrowing JSONMember, _ contents: inout Contents) {
        insert(.sent)
        member.withKey { name in
            contents.delivery.look(atStranger: name, isNull: member.value.isNull)
            if name.hasPrefix("em_") { insert(.pushKeys) }
        }
    }

    /// What a member shows by its name and the kind of its value.
    private static let table: [EasemobTraits] = {
        var table = Array(repeating: EasemobTraits(), count: EasemobKey.allCases.count << 3)
        for key in EasemobKey.allCases {
            for kind in JSONValue.Kind.allCases { table[index(of: key, kind)] = EasemobTraits(key, kind) }
        }
        return table
    }()

    private static func index(of key: EasemobKey, _ kind: JSONValue.Kind) -> Int {
        Int(key.rawValue) << 3 | Int(kind.rawValue)
    }

    private init(_ key: EasemobKey, _ kind: JSONValue.Kind) {
        switch key {
        // All that a device receives.
        case .payloadAps, .payloadApns, .payloadF, .payloadT, .payloadG, .payloadM, .payloadE, .payloadEPush:
            self = .content
        case .restLegacyTargetType: self = kind == .string ? [.sent, .target] : .sent
        case .restLegacyTarget: self = [.sent, .targetList]
        case .restLegacyMsg, .callbackPayload, .restType: self = [.sent, .content]
        case .sdkBody: self = kind == .object ? [.sent, .bodyObject] : .sent
        case .sdkBodies: self = kind == .array ? [.sent, .bodyObject] : .sent
        case .sdkTo: self = kind == .array ? [.sent, .receiverList] : .sent
        case .sdkChatType: self = [.sent, .chatType]
        case .callbackCallId, .restChatType: self = [.sent, .calledBack]
        case .ext: self = kind == .object ? [.sent, .extObject, .content] : .sent
        default: self = .sent
        }
    }
}
