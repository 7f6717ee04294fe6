import VendorMapping

/// The shapes in which NIM messages reach a backend.
enum NIMShape: String, CaseIterable {
    /// The properties of a client SDK's message as JSON, of the first SDK generation.
    case sdk
    /// The same of the second generation.
    case sdkV2 = "sdk-v2"
    /// The form of a call to the first server interface, or the same fields as JSON.
    case serverV1 = "server-v1"
    /// The JSON body of a call to the second server interface.
    case serverV2 = "server-v2"
    /// What a webhook gets: the copy of a message or a recall, or the callback before it is sent.
    case copy
    /// A push as a device received it.
    case payload

    /// Whether an app or a backend can send it.
    var isSent: Bool { self != .copy && self != .payload }

    /// The shape of a name; asked for each message, for which the derived look-up takes long.
    init?(rawValue: String) {
        for shape in Self.allCases where shape.rawValue == rawValue {
            self = shape
            return
        }
        return nil
    }

    /// The keys of the message's root.
    var scope: NIMKey.Scope {
        switch self {
        case .sdk: .sdk
        case .sdkV2: .sdkV2
        case .serverV1: .serverV1
        case .serverV2: .serverV2
        case .copy: .copy
        case .payload: .payload
        }
    }

    /// The shape's place among all shapes, in the table's order.
    var number: Int {
        switch self {
        case .sdk: 0
        case .sdkV2: 1
        case .serverV1: 2
        case .serverV2: 3
        case .copy: 4
        case .payload: 5
        }
    }
}

extension Location {
    /// The message as a whole.
    static var root: Location { Location(row: "", path: "") }
}
