internal import APNSTypes
internal import NIOCore
internal import ProviderToken

/// What has arrived of the answer to a push that is on a stream.
struct ResponseAssembly {
    var status = 0
    var uniqueID: UTF8Text?
    var body: [UInt8] = []
    /// How long the names and values of its header fields are together.
    var fieldBytes = 0

    /// Apple's answers have less than a hundred bytes.
    static let longestBody = 4_096
    /// How many bytes the header fields of an answer may have together.
    static let longestFields = 16_384
}

extension PendingPush {
    /// Takes a header field of the answer; false when the answer is too long.
    func receive(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) -> Bool {
        answer.fieldBytes += name.count + value.count
        guard answer.fieldBytes <= ResponseAssembly.longestFields else { return false }
        switch name.count {
        case 7 where name.isSame(as: ":status"): answer.status = Self.number(value)
        case 7 where name.isSame(as: "apns-id"): takeIdentifier(value)
        case 14 where name.isSame(as: "apns-unique-id"): answer.uniqueID = Self.text(value)
        default: break
        }
        return true
    }

    /// Takes a piece of the answer's body; false when the body is too long.
    func receive(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
        guard answer.body.count + piece.count <= ResponseAssembly.longestBody else { return false }
        answer.body = answer.body + piece
        return true
    }

    /// Takes Apple's identifier, which is the one that was sent unless a proxy made another.
    private func takeIdentifier(_ value: UnsafeBufferPointer<UInt8>) {
        if let known = apnsID, known.withBytes({ $0.isSame(as: value) }) { return }
        apnsID = Self.text(value)
    }

    private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int {
        digits.reduce(0) { number, digit in
            digit >= 0x30 && digit <= 0x39 && number < 1_000 ? number * 10 + Int(digit - 0x30) : 0
        }
    }

    private static func text(_ value: UnsafeBufferPointer<UInt8>) -> UTF8Text {
        let storage = ByteStorage(copying: UnsafeRawBufferPointer(value))
        return UTF8Text(repairing: ByteSlice(storage, 0..<storage.count))
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isSame(as name: StaticString) -> Bool {
        isSame(as: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
}

/// The header fields of one request after the other (APPLE-S).
///
/// Header compression (HPACK) may index what many pushes have in common, but nothing that is secret or new in each push.
struct RequestFields {
    private(set) var fields = HTTP2Fields()
    private let fixedCount: Int

    init(server: APNSServer) {
        fields.append(":method", "POST")
        fields.append(":scheme", "https")
        fields.append(":authority", server.port == 443 ? server.host : server.description)
        fixedCount = fields.count
    }

    /// Replaces the fields by those of a push, which has been checked.
    mutating func fill(_ push: PendingPush, token: ProviderToken) {
        fields.truncate(to: fixedCount)
        push.push.deviceToken.withBytes { fields.append(":path", "/3/device/", $0, isIndexed: false) }
        fields.append("authorization", token.authorization, isIndexed: false)
        fields.append("apns-push-type", push.push.request.headers.pushType.rawValue)
        fields.append("apns-priority", push.push.request.headers.priority.text)
        fields.append("apns-topic", push.push.request.headers.topic)
        switch push.push.request.headers.expiration {
        case .unspecified: break
        case .once: fields.append("apns-expiration", "0")
        case .until(let seconds): fields.append("apns-expiration", String(seconds), isIndexed: false)
        }
        fields.append("apns-collapse-id", push.push.request.headers.collapseID, isIndexed: false)
        fields.append("apns-id", push.apnsID, isIndexed: false)
    }
}

extension HTTP2Fields {
    /// Appends a field, if it has a value.
    fileprivate mutating func append(_ name: StaticString, _ value: UTF8Text?, isIndexed: Bool = true) {
        value?.withBytes { append(name, $0, isIndexed: isIndexed) }
    }
}

/// The pushes that are on the streams of one connection.
struct StreamPushes {
    private var pushes: [PendingPush?] = []
    /// How many there are.
    private(set) var count = 0

    /// The push on a stream; nil when it has its outcome already.
    subscript(stream: HTTP2Stream) -> PendingPush? {
        pushes.indices.contains(stream.slot) ? pushes[stream.slot] : nil
    }

    /// Puts a push onto a stream that was just opened.
    mutating func put(_ push: PendingPush, on stream: HTTP2Stream) {
        while pushes.count <= stream.slot { pushes.append(nil) }
        pushes[stream.slot] = push
        count += 1
    }

    /// Takes a push off its stream; nil when it has its outcome already.
    mutating func take(_ stream: HTTP2Stream) -> PendingPush? {
        take(slot: stream.slot)
    }

    /// Takes all pushes off their streams.
    mutating func removeAll() -> [PendingPush] {
        defer { self = StreamPushes() }
        return pushes.compactMap(\.self)
    }

    /// Takes those off whose deadline has passed, each with its stream's place.
    mutating func removeLate(at now: NIODeadline) -> [(push: PendingPush, slot: Int)] {
        let late = pushes.indices.filter { slot in pushes[slot].map { $0.deadline <= now } ?? false }
        return late.compactMap { slot in take(slot: slot).map { ($0, slot) } }
    }

    private mutating func take(slot: Int) -> PendingPush? {
        guard pushes.indices.contains(slot), let push = pushes[slot].take() else { return nil }
        count -= 1
        return push
    }
}
