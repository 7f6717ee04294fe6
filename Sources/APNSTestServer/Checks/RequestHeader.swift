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
