extension APNSHeaders {
    /// Reads headers as ``write(to:)`` spells them: one object of strings.
    ///
    /// - Parameter object: The headers, by name.
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
