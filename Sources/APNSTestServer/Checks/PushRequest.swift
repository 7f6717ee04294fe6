internal import APNSTypes

/// One request as it came: the values of its header fields and its body, nothing of it checked but its provider token.
struct PushRequest: Sendable {
    var method: ByteSlice?
    var path: ByteSlice?
    var pushType: ByteSlice?
    var topic: ByteSlice?
    var priority: ByteSlice?
    var expiration: ByteSlice?
    var collapseID: ByteSlice?
    var id: ByteSlice?
    /// Whether one of Apple's fields stands in it twice.
    var repeatsHeader = false
    /// What its `authorization` turned out to be.
    var token = PresentedToken.missing
    /// The beginning of the body, all of it unless it is absurdly long.
    var body = ByteSlice([])
    /// How many bytes the body had.
    var bodySize = 0
}

extension PushRequest {
    /// What stands before the device token in a path.
    static let pathPrefix: UTF8Text = "/3/device/"

    /// What stands behind the prefix of the path; nil when the path has another.
    var deviceToken: ByteSlice? {
        guard let path, path.hasPrefix(Self.pathPrefix) else { return nil }
        return path[Self.pathPrefix.count..<path.count]
    }
}
