import PushModel

/// What a line shows of the two shapes that NIM hands out: copies for a webhook, and pushes as devices receive them.
///
/// Their keys decide alone: copies share names with Easemob's callbacks, and delivered pushes hold the app's own keys.
struct ReceivedTraits {
    private var isFromWebhook = false
    private var event: CopiedEvent?
    private var tellsOfMessage = false
    private var hasAPS = false
    private var hasMarker = false

    /// Looks at one member of the root.
    mutating func look(at name: UTF8Text, _ value: JSONValue) {
        switch name.count {
        case 3: lookAtPayload(name, value)
        case 5, 7, 8, 9, 11: lookAtCopy(name, value)
        default: break
        }
    }

    private mutating func lookAtPayload(_ name: UTF8Text, _ value: JSONValue) {
        switch NIMKey(name, in: .payload) {
        case .payloadAps: hasAPS = value.kind == .object
        case .payloadNim: hasMarker = !value.isNull
        default: break
        }
    }

    private mutating func lookAtCopy(_ name: UTF8Text, _ value: JSONValue) {
        switch NIMKey(name, in: .copy) {
        case .copyEventType:
            isFromWebhook = true
            event = CopiedEvent(value)
        case .copyConvType:
            isFromWebhook = true
            if !value.isNull { tellsOfMessage = true }
        case .copyFromAccount, .copyMsgType, .copyMsgidClient, .copyMsgidServer, .copyClientId, .copyMsgId:
            if !value.isNull { tellsOfMessage = true }
        default: break
        }
    }

    /// The shape, none for another vendor's webhook or an event that is no message's; nil where neither shape shows.
    var shapes: [NIMShape]? {
        if hasAPS && hasMarker { return [.payload] }
        guard isFromWebhook else { return nil }
        switch event {
        case .message, .recall: return tellsOfMessage ? [.copy] : []
        case .other, nil: return []
        }
    }
}
