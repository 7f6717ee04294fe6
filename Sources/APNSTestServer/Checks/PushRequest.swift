internal import APNSTypes

/// One request as it came: the values of its header fields and its body.
///
/// Only its provider token was checked.
struct PushRequest: Sendable {
    /// Where a field's value lies in the request's bytes; nil for a field that is not there.
    typealias Places = InlineArray<9, Range<Int32>?>

    /// What is known of its `authorization`.
    let token: PresentedToken
    /// Whether one of Apple's fields stands in it twice.
    let repeatsHeader: Bool
    /// How many bytes the body had.
    let bodySize: Int

    private let bytes: ByteStorage
    private let places: Places
    private let bodyPlace: Range<Int>

    init(
        _ bytes: ByteStorage, _ places: Places, body: Range<Int>, bodySize: Int, token: PresentedToken,
        repeatsHeader: Bool
    ) {
        self.bytes = bytes
        self.places = places
        bodyPlace = body
        self.bodySize = bodySize
        self.token = token
        self.repeatsHeader = repeatsHeader
    }

    var method: ByteSlice? { value(.method) }
    var path: ByteSlice? { value(.path) }
    var pushType: ByteSlice? { value(.pushType) }
    var topic: ByteSlice? { value(.topic) }
    var priority: ByteSlice? { value(.priority) }
    var expiration: ByteSlice? { value(.expiration) }
    var collapseID: ByteSlice? { value(.collapseID) }
    var id: ByteSlice? { value(.id) }

    /// The body; only its beginning where it is much longer than Apple allows.
    var body: ByteSlice { ByteSlice(bytes, bodyPlace) }

    private func value(_ header: RequestHeader) -> ByteSlice? {
        places[header.rawValue].map { ByteSlice(bytes, Int($0.lowerBound)..<Int($0.upperBound)) }
    }
}

extension PushRequest {
    /// The part of a path before the device token.
    static let pathPrefix: UTF8Text = "/3/device/"

    /// The part of the path after the prefix; nil when the path has another prefix.
    var deviceToken: ByteSlice? {
        guard let path, path.hasPrefix(Self.pathPrefix) else { return nil }
        return path[Self.pathPrefix.count..<path.count]
    }
}

/// Collects one request while its frames arrive; used again for the next one.
struct RequestAssembly {
    /// How many bytes of a body are kept: more than any payload may have, and few enough for a thousand streams.
    private static let keptBody = 16_384

    private var bytes: [UInt8] = []
    private var places = PushRequest.Places(repeating: nil)
    private var body = 0..<0
    private var bodySize = 0
    private var repeatsHeader = false
    private var token: PresentedToken?

    /// Takes a field other than `authorization`.
    mutating func take(_ header: RequestHeader, _ value: UnsafeBufferPointer<UInt8>) {
        guard places[header.rawValue] == nil else {
            repeatsHeader = true
            return
        }
        let start = Int32(clamping: bytes.count)
        bytes.append(contentsOf: value)
        places[header.rawValue] = start..<Int32(clamping: bytes.count)
    }

    /// Takes what is known of the field `authorization`.
    mutating func take(_ token: PresentedToken) {
        if self.token != nil { repeatsHeader = true }
        self.token = self.token ?? token
    }

    /// Takes a piece of the body.
    mutating func take(body piece: UnsafeBufferPointer<UInt8>) {
        if bodySize == 0 { body = bytes.count..<bytes.count }
        bodySize += piece.count
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece.prefix(Self.keptBody - body.count)))
        body = body.lowerBound..<bytes.count
    }

    /// The request, whose values share one storage.
    func request() -> PushRequest {
        PushRequest(
            ByteStorage(bytes), places, body: body, bodySize: bodySize, token: token ?? .missing,
            repeatsHeader: repeatsHeader)
    }

    /// Makes it empty and keeps its memory.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        places = PushRequest.Places(repeating: nil)
        body = 0..<0
        bodySize = 0
        repeatsHeader = false
        token = nil
    }
}

/// The header fields of a request that Apple looks at.
enum RequestHeader: Int, CaseIterable {
    case method
    case path
    case authorization
    case pushType
    case topic
    case priority
    case expiration
    case collapseID
    case id

    /// The name on the wire.
    var name: UTF8Text {
        switch self {
        case .method: ":method"
        case .path: ":path"
        case .authorization: APNSKey.headerAuthorization.name
        case .pushType: APNSKey.headerApnsPushType.name
        case .topic: APNSKey.headerApnsTopic.name
        case .priority: APNSKey.headerApnsPriority.name
        case .expiration: APNSKey.headerApnsExpiration.name
        case .collapseID: APNSKey.headerApnsCollapseId.name
        case .id: APNSKey.headerApnsId.name
        }
    }

    /// The field of a name in lower-case letters; nil for one that Apple does not look at.
    init?(name: UnsafeBufferPointer<UInt8>) {
        guard name.count < Self.byLength.count else { return nil }
        let found = Self.byLength[name.count].first { $0.name.withBytes { $0.isSame(as: name) } }
        guard let found else { return nil }
        self = found.header
    }

    /// The fields by the length of their names, since most names of other fields have another one.
    private static let byLength: [[(header: RequestHeader, name: UTF8Text)]] = {
        let longest = allCases.map(\.name.count).max() ?? 0
        return (0...longest).map { length in
            allCases.filter { $0.name.count == length }.map { ($0, $0.name) }
        }
    }()
}
