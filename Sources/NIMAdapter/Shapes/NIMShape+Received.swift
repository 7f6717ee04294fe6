import VendorMapping

/// What a line shows of the two shapes that NIM hands out: copies for a webhook, and pushes as devices receive them.
///
/// Their keys decide alone: copies share names with Easemob's callbacks, and delivered pushes hold the app's own keys.
struct ReceivedTraits {
    private var isFromWebhook = false
    private var event: CopiedEvent?
    private var tellsOfMessage = false
    private var hasAPS = false
    private var hasMarker = false

    /// Looks at one member of the root, under the first of the keys that have its name.
    mutating func look(at key: NIMKey, _ value: JSONValue) {
        switch key {
        case .payloadAps: hasAPS = value.kind == .object
        case .payloadNim: hasMarker = !value.isNull
        case .copyEventType:
            isFromWebhook = true
            event = CopiedEvent(value)
        case .copyConvType:
            isFromWebhook = true
            if !value.isNull { tellsOfMessage = true }
        default: if Self.concern(key) && !value.isNull { tellsOfMessage = true }
        }
    }

    /// Whether a key says something of these shapes; a client SDK has one of their names too.
    static func concern(_ key: NIMKey) -> Bool {
        switch key {
        case .payloadAps, .payloadNim, .copyEventType, .copyConvType, .sdkFromAccount, .copyMsgType,
            .copyMsgidClient, .copyMsgidServer, .copyClientId, .copyMsgId:
            true
        default: false
        }
    }

    /// What the line is, as far as these two shapes go.
    enum Verdict {
        case one(NIMShape)
        /// Another vendor's webhook, or an event that is no message's.
        case foreign
        /// Neither shape shows.
        case neither
    }

    var verdict: Verdict {
        if hasAPS && hasMarker { return .one(.payload) }
        guard isFromWebhook else { return .neither }
        switch event {
        case .message, .recall: return tellsOfMessage ? .one(.copy) : .foreign
        case .other, nil: return .foreign
        }
    }
}
