internal import APNSTypes

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
        guard let place = Self.names.firstIndex(where: { $0.withBytes { $0.isSame(as: name) } }) else {
            return nil
        }
        self.init(rawValue: place)
    }

    private static let names = allCases.map(\.name)
}
