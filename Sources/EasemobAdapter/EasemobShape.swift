import PushModel

/// The shapes in which Easemob and Agora messages reach a backend (EM 6).
enum EasemobShape: String, CaseIterable {
    /// A client SDK's message as JSON.
    case sdk
    /// The body of a current REST send.
    case rest
    /// The body of a REST send of the older API.
    case restLegacy = "rest-legacy"
    /// A webhook before or after sending.
    case callback
    /// A bare `ext` dictionary.
    case ext
    /// A push as a device received it.
    case payload

    /// The keys of the message's root.
    var scope: EasemobKey.Scope {
        switch self {
        case .sdk: .sdk
        case .rest: .rest
        case .restLegacy: .restLegacy
        case .callback: .callback
        case .ext: .ext
        case .payload: .payload
        }
    }
}

// MARK: - Recognition

extension EasemobShape {
    /// The shapes that `message` could be, the likeliest first; none for what no Easemob message looks like.
    ///
    /// Looks at the root's keys and the kinds of their values only.
    static func candidates(for message: JSONValue) -> (likeliest: EasemobShape?, other: EasemobShape?) {
        let traits = Traits(of: message)
        if traits.contains(.delivered) { return (.payload, nil) }
        if traits.contains(.pushKeys) { return (.ext, nil) }
        if traits.contains(.foreignType) { return (nil, nil) }
        if traits.contains(.payload) { return (.callback, nil) }
        if traits.contains(.target) { return (.restLegacy, nil) }
        if traits.contains(.chatType) { return (.sdk, nil) }
        if traits.contains(.typeWord) && !traits.isDisjoint(with: [.bodyObject, .receiverList]) {
            return (.rest, nil)
        }
        if traits.contains(.bodyObject) {
            return traits.contains(.receiverList) ? (.rest, .sdk) : (.sdk, nil)
        }
        if traits.contains(.typeWord) && traits.contains(.extObject) { return (.rest, nil) }
        if traits.contains(.decoratedExt) {
            return traits.contains(.receiverList) ? (.rest, .sdk) : (.sdk, .rest)
        }
        return (nil, nil)
    }

    /// What a message's root shows of its shape.
    private struct Traits: OptionSet {
        let rawValue: Int

        /// A key that starts with `em_`: the root is the `ext` itself.
        static let pushKeys = Traits(rawValue: 1 << 0)
        /// `target_type`, or `target` beside an object `msg`.
        static let target = Traits(rawValue: 1 << 1)
        /// A `type` that is one of the vendor's words.
        static let typeWord = Traits(rawValue: 1 << 2)
        /// An object `body` or a list `bodies`.
        static let bodyObject = Traits(rawValue: 1 << 3)
        /// A list of receivers.
        static let receiverList = Traits(rawValue: 1 << 4)
        /// `chatType`, which only client SDKs write.
        static let chatType = Traits(rawValue: 1 << 5)
        /// An object `ext`.
        static let extObject = Traits(rawValue: 1 << 6)
        /// An object `ext` with a key that starts with `em_`.
        static let decoratedExt = Traits(rawValue: 1 << 7)

        /// An object `payload` beside a `callId` or a `chat_type`.
        static let payload = Traits(rawValue: 1 << 8)

        /// A `type` that is a number, as NIM counts its messages.
        static let foreignType = Traits(rawValue: 1 << 9)

        /// What a device receives, as ``DeliveredTraits`` knows it.
        static let delivered = Traits(rawValue: 1 << 10)

        init(rawValue: Int) { self.rawValue = rawValue }

        init(of message: JSONValue) {
            self = []
            var look = Look()
            message.forEachMember { member in
                if let key = member.withKey({ EasemobKey(atSomeRoot: $0) }) {
                    insert(key, member.value, &look)
                } else {
                    member.withKey { name in
                        look.delivery.look(atStranger: name, member.value)
                        if name.hasPrefix("em_") { insert(.pushKeys) }
                    }
                }
            }
            if look.hasTarget && look.hasMessageObject { insert(.target) }
            if look.hasPayloadObject && look.isCalledBack { insert(.payload) }
            if look.delivery.isDelivered { insert(.delivered) }
        }

        /// What says something only together with other members.
        private struct Look {
            var hasTarget = false
            var hasMessageObject = false
            var hasPayloadObject = false
            var isCalledBack = false
            var delivery = DeliveredTraits()
        }

        /// Adds what one member shows.
        private mutating func insert(_ key: EasemobKey, _ value: JSONValue, _ look: inout Look) {
            look.delivery.look(at: key, value)
            switch key {
            case .restLegacyTargetType: if value.string != nil { insert(.target) }
            case .restLegacyTarget: look.hasTarget = true
            case .restLegacyMsg: look.hasMessageObject = value.kind == .object
            case .restType: formUnion(Traits(ofType: value))
            case .sdkBody, .restBody: if value.kind == .object { insert(.bodyObject) }
            case .sdkBodies: if value.kind == .array { insert(.bodyObject) }
            case .sdkTo, .restTo, .callbackTo: if value.kind == .array { insert(.receiverList) }
            case .sdkChatType: insert(.chatType)
            case .callbackPayload:
                look.hasPayloadObject =
                    value.kind == .object || value.isString(beginningWith: UInt8(ascii: "{"))
            case .callbackCallId, .restChatType, .restLegacyChatType, .callbackChatType:
                look.isCalledBack = true
            case .ext: if value.kind == .object { formUnion(Traits(ofExt: value)) }
            default: break
            }
        }

        private init(ofType type: JSONValue) {
            self = []
            if type.string.flatMap(MessageKind.init(easemob:)) != nil { insert(.typeWord) }
            if (type.number ?? type.string)?.decimalInteger != nil { insert(.foreignType) }
        }

        private init(ofExt ext: JSONValue) {
            self = .extObject
            ext.forEachMember { member in
                if member.withKey({ $0.hasPrefix("em_") }) { insert(.decoratedExt) }
            }
        }
    }
}
