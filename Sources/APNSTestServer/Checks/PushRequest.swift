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
