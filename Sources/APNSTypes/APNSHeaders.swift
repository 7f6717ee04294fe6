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

extension APNSHeaders {
    /// Reads headers as ``write(to:)`` spells them: one object of strings.
    ///
    /// - Throws: ``APNSHeadersError`` for a header that Apple does not know, that is there twice, or whose value it
    ///   would refuse (APPLE-S).
    package init(reading object: JSONValue) throws(APNSHeadersError) {
        self.init()
        guard object.kind == .object else { throw APNSHeadersError("The headers", "are no object") }
        var seen: Set<APNSKey> = []
        for member in object.members {
            guard let key = Self.requestKeys.first(where: { $0.name == member.key }) else {
                throw APNSHeadersError(member.key.string, "is no header of a request that Apple knows")
            }
            guard seen.insert(key).inserted else {
                throw APNSHeadersError(member.key.string, "is there twice")
            }
            guard let text = member.value.string else {
                throw APNSHeadersError(member.key.string, "is no text; write it as a string")
            }
            guard !text.isEmpty else {
                throw APNSHeadersError(member.key.string, "is empty; give it a value, or leave it out")
            }
            try take(text, for: key)
        }
    }

    private mutating func take(_ text: UTF8Text, for key: APNSKey) throws(APNSHeadersError) {
        switch key {
        case .headerApnsPushType:
            pushType = PushType(rawValue: text)
            let isRespelled = PushType.known.contains { $0.rawValue.equalsIgnoringASCIICase(text) }
            if isRespelled, !PushType.known.contains(pushType) {
                throw APNSHeadersError(key.name.string, "has capital letters; write it in lower case")
            }
        case .headerApnsTopic:
            guard text.isTopic else {
                throw APNSHeadersError(key.name.string, "has a blank or a control character; remove it")
            }
            topic = text
        case .headerApnsCollapseId:
            guard text.count <= CollapseIdentifier.maximumBytes else {
                throw APNSHeadersError(
                    key.name.string,
                    "has \(text.count) bytes, and Apple takes \(CollapseIdentifier.maximumBytes); shorten it")
            }
            collapseID = text
        case .headerApnsId: id = text
        case .headerApnsChannelId: channelID = text
        case .headerApnsRequestId: requestID = text
        case .headerApnsPriority:
            guard let priority = text.decimalInteger.flatMap(Priority.init) else {
                throw APNSHeadersError(key.name.string, "is none of 10, 5 and 1")
            }
            self.priority = priority
        case .headerApnsExpiration:
            guard let seconds = text.decimalInteger, seconds >= 0 else {
                throw APNSHeadersError(key.name.string, "is neither 0 nor a time in Unix seconds")
            }
            guard seconds < Self.firstMilliseconds else {
                throw APNSHeadersError(key.name.string, "is a time in milliseconds; write Unix seconds")
            }
            expiration = seconds == 0 ? .once : .until(seconds)
        default: break
        }
    }

    /// As a time in seconds this is the year 5138, as one in milliseconds 1973.
    private static let firstMilliseconds = 100_000_000_000

    /// The headers of a request; `apns-unique-id` belongs to answers.
    private static let requestKeys = APNSKey.allCases.filter {
        $0.place == .header && $0 != .headerApnsUniqueId
    }
}

extension UTF8Text {
    /// Whether this can be a topic: there is something, and nothing of it is a blank or a control character.
    package var isTopic: Bool { !isEmpty && !withBytes { $0.contains { $0 <= 0x20 || $0 == 0x7F } } }
}

/// Why something is no set of headers for Apple.
package struct APNSHeadersError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The header's name.
    package let header: String
    private let what: String

    init(_ header: String, _ what: String) {
        self.header = header
        self.what = what
    }

    /// The error as one sentence; it holds no value.
    package var description: String { "\(header) \(what)." }
}

/// Apple's `apns-collapse-id`: at most 64 bytes, and never empty.
package enum CollapseIdentifier {
    /// The most bytes that Apple takes.
    package static let maximumBytes = 64

    /// Whether a header can hold the identifier: it has no control characters (RFC 9110, section 5.5).
    package static func isSendable(_ text: UTF8Text) -> Bool {
        !(0..<text.count).contains { text[$0] < 0x20 || text[$0] == 0x7F }
    }

    /// The identifier that fits: cut behind the last whole character within the limit; nil when nothing is left.
    ///
    /// A character is what a person sees as one (an extended grapheme cluster).
    package static func fitting(_ text: UTF8Text) -> UTF8Text? {
        let fitting = text.fitting(inBytes: maximumBytes)
        return fitting.isEmpty ? nil : fitting
    }
}

/// One request to Apple, but for the device and the authorization.
public struct APNSRequest: Sendable, Hashable {
    /// The headers.
    public var headers: APNSHeaders
    /// The payload, serialised once: these bytes were measured, and these are to be sent.
    public var payload: [UInt8]

    /// Creates a request.
    public init(headers: APNSHeaders, payload: [UInt8]) {
        self.headers = headers
        self.payload = payload
    }
}
