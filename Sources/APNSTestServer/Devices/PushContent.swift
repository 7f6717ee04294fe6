internal import APNSTypes

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
