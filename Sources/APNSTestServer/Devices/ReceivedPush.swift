package import APNSTypes
public import ProviderToken

/// A request that a server received, and what it answered.
public final class ReceivedPush: Sendable {
    /// Its place among all the server's requests, from 1 on.
    public let number: Int
    /// The number of its connection, from 1 on.
    public let connection: Int
    /// Its HTTP/2 stream.
    public let stream: Int
    /// The answer; nil when the script sent none.
    public let answer: ServerAnswer?
    /// What is wrong with the request, for people; nil when nothing is.
    public let fault: String?
    /// What it did at its device; nil when it did not get that far, or devices are not remembered.
    public let effect: DeviceEffect?

    let request: PushRequest

    init(
        _ request: PushRequest, number: Int, connection: Int, stream: Int, answer: ServerAnswer?,
        fault: String?,
        effect: DeviceEffect?
    ) {
        self.request = request
        self.number = number
        self.connection = connection
        self.stream = stream
        self.answer = answer
        self.fault = fault
        self.effect = effect
    }
}

// What the request said, as it came.
extension ReceivedPush {
    /// The part of the path after `/3/device/`; nil for another path.
    public var deviceToken: String? { request.deviceToken?.string }
    /// `apns-topic`.
    public var topic: String? { request.topic?.string }
    /// `apns-push-type`.
    public var pushType: String? { request.pushType?.string }
    /// `apns-priority`.
    public var priority: String? { request.priority?.string }
    /// `apns-expiration`.
    public var expiration: String? { request.expiration?.string }
    /// `apns-collapse-id`.
    public var collapseID: String? { request.collapseID?.string }
    /// `apns-id`.
    public var id: String? { request.id?.string }
    /// The body; only its beginning where it is several times as long as Apple allows.
    public var payload: [UInt8] { request.body.withBytes { Array($0) } }
    /// How many bytes the body had.
    public var payloadSize: Int { request.bodySize }
    /// The `kid` of the provider token; nil unless a known key signed it.
    public var keyIdentifier: String? { token?.key.keyIdentifier.rawValue }
    /// The `iat` of the provider token; nil unless a known key signed it.
    public var tokenIssuedAt: Int? { token?.issuedAt }

    /// How the provider token's signature is spelled; nil unless a known key signed it.
    public var signatureForm: SignatureForm? { token?.signatureForm }

    private var token: GenuineToken? { request.token.genuine }
}

extension ReceivedPush {
    /// How many digits of a device token are shown: enough to tell the devices of a test apart.
    private static let shownDigits = 8

    /// Writes the push as one JSON object.
    ///
    /// - Parameters:
    ///   - writer: Where to.
    ///   - isFull: Whether the object holds the device token whole, and the payload.
    package func write(to writer: inout JSONWriter, isFull: Bool) {
        writer.beginObject()
        writer.member("request", number)
        writer.member("connection", connection)
        writer.member("stream", stream)
        writeDevice(to: &writer, isFull: isFull)
        writeHeaders(to: &writer)
        writer.member("bytes", payloadSize)
        if isFull { writePayload(to: &writer) }
        writer.member("status", answer?.status)
        writer.member("reason", answer?.reason?.rawValue)
        writer.member("timestamp", answer?.timestamp)
        writer.member("fault", fault)
        writer.member("effect", effect?.rawValue)
        writer.endObject()
    }

    private func writeDevice(to writer: inout JSONWriter, isFull: Bool) {
        guard let token = request.deviceToken else { return }
        let isShortened = !isFull && token.count > Self.shownDigits
        writer.key("token")
        writer.beginString()
        writer.appendToString(UTF8Text(repairing: isShortened ? token[0..<Self.shownDigits] : token))
        if isShortened { writer.appendToString("…") }
        writer.endString()
    }

    private func writeHeaders(to writer: inout JSONWriter) {
        writer.member("topic", request.topic)
        writer.member("pushType", request.pushType)
        writer.member("priority", request.priority)
        writer.member("expiration", request.expiration)
        writer.member("collapseID", request.collapseID)
        writer.member("id", request.id)
        writer.member("keyID", keyIdentifier)
        writer.member("tokenIssuedAt", tokenIssuedAt)
        if signatureForm == .der { writer.member("signature", "DER") }
    }

    /// Writes the payload, if it is JSON.
    private func writePayload(to writer: inout JSONWriter) {
        guard let document = try? JSONDocument(request.body) else { return }
        writer.key("payload")
        writer.value(document.root)
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String?) {
        member(name, value.map { UTF8Text($0) })
    }

    fileprivate mutating func member(_ name: StaticString, _ value: ByteSlice?) {
        member(name, value.map { UTF8Text(repairing: $0) })
    }
}

/// What a device does with a payload.
struct PushContent: Sendable {
    /// Whether a notification appears.
    var isShown = false
    /// The number to put on the icon; nil leaves it.
    var badge: Int?

    /// A payload that does nothing.
    init() {}

    /// Looks into a payload.
    init(_ root: JSONValue) {
        let aps = root[APNSKey.rootAps.name]
        let alert = aps?[APNSKey.apsAlert.name]
        isShown = alert.map { !($0.isNull || $0.string?.isEmpty ?? false) } ?? false
        badge = aps?[APNSKey.apsBadge.name]?.integer
    }

    /// Looks into the payload of a push that was kept.
    init(_ push: ReceivedPush) {
        if let document = try? JSONDocument(push.request.body) {
            self.init(document.root)
        } else {
            self.init()
        }
    }
}
