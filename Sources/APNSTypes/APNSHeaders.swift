/// The headers of one request to Apple, without the provider's authorization.
public struct APNSHeaders: Sendable, Hashable {
    // A `UTF8Text?` starts as nil, so that `init` would set it twice; an `Optional<UTF8Text>` does not.

    /// What the push is for.
    public var pushType: PushType
    /// How soon to deliver it.
    public var priority: Priority
    /// The app; required with provider tokens, nil while it is not known.
    public var topic: Optional<UTF8Text>
    /// How long Apple keeps a push that it cannot deliver.
    public var expiration: Expiration
    /// Notifications with the same identifier replace each other; at most 64 bytes.
    public var collapseID: Optional<UTF8Text>
    /// The push's own identifier, a UUID in lower-case letters; nil lets Apple make one.
    public var id: Optional<UTF8Text>
    /// The channel of a broadcast, base64; nil for a push to one device.
    public var channelID: Optional<UTF8Text>
    /// The identifier of a broadcast's request, a UUID that Apple echoes.
    public var requestID: Optional<UTF8Text>

    /// Creates headers.
    @inlinable
    public init(
        pushType: PushType = .alert, priority: Priority = .immediate, topic: UTF8Text? = nil,
        expiration: Expiration = .unspecified, collapseID: UTF8Text? = nil, id: UTF8Text? = nil,
        channelID: UTF8Text? = nil, requestID: UTF8Text? = nil
    ) {
        self.pushType = pushType
        self.priority = priority
        self.topic = topic
        self.expiration = expiration
        self.collapseID = collapseID
        self.id = id
        self.channelID = channelID
        self.requestID = requestID
    }

    /// How soon a push is delivered (`apns-priority`).
    public enum Priority: Int, Sendable, Hashable, CaseIterable {
        /// At once.
        case immediate = 10
        /// When it suits the device's power.
        case powerAware = 5
        /// Without ever waking the device.
        case passive = 1

        /// The header's value.
        package var text: UTF8Text {
            switch self {
            case .immediate: "10"
            case .powerAware: "5"
            case .passive: "1"
            }
        }
    }

    /// How long Apple keeps a push that it cannot deliver (`apns-expiration`): three states.
    public enum Expiration: Sendable, Hashable {
        /// No header: Apple decides, up to 30 days.
        case unspecified
        /// `0`: one attempt, nothing stored.
        case once
        /// Unix seconds until which Apple tries.
        case until(Int)
    }

    /// The largest payload, in bytes as sent: a broadcast may have more than its push type (A1).
    public var payloadLimit: Int {
        channelID != nil && pushType == .liveActivity ? 5_120 : pushType.payloadLimit
    }

    /// Calls `body` with each header's name and value, in a fixed order.
    public func forEach(_ body: (UTF8Text, UTF8Text) -> Void) {
        forEachField { key, value in body(key.name, value) }
    }

    /// Writes the headers as one JSON object of strings.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        forEachField { key, value in
            writer.key(key)
            writer.string(value)
        }
        writer.endObject()
    }

    @inline(__always)
    private func forEachField(_ body: (APNSKey, UTF8Text) -> Void) {
        body(.headerApnsPushType, pushType.rawValue)
        body(.headerApnsPriority, priority.text)
        if let topic { body(.headerApnsTopic, topic) }
        switch expiration {
        case .unspecified: break
        case .once: body(.headerApnsExpiration, "0")
        case .until(let seconds): body(.headerApnsExpiration, UTF8Text(seconds))
        }
        if let collapseID { body(.headerApnsCollapseId, collapseID) }
        if let id { body(.headerApnsId, id) }
        if let channelID { body(.headerApnsChannelId, channelID) }
        if let requestID { body(.headerApnsRequestId, requestID) }
    }
}
