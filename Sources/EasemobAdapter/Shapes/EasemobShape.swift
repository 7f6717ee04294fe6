import VendorMapping

/// The shapes in which Easemob and Agora messages reach a backend.
enum EasemobShape: String, CaseIterable {
    /// A client SDK's message as JSON.
    case sdk
    /// The body of a current REST send.
    case rest
    /// The body of a REST send of the older API.
    case restLegacy = "rest-legacy"
    /// A webhook before or after sending.
    case callback
    /// A bare `ext` dictionary.
    case ext
    /// A push as a device received it.
    case payload

    /// The shape of a name; asked for each message, for which the derived look-up takes long.
    init?(rawValue: String) {
        for shape in Self.allCases where shape.rawValue == rawValue {
            self = shape
            return
        }
        return nil
    }

    /// The shape's place among all shapes, in the table's order.
    var number: Int {
        switch self {
        case .sdk: 0
        case .rest: 1
        case .restLegacy: 2
        case .callback: 3
        case .ext: 4
        case .payload: 5
        }
    }
}
