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

// MARK: - Recognition

extension EasemobShape {
    /// The shapes that `message` could be, the likeliest first; none for what no Easemob message looks like.
    ///
    /// Looks at the root's keys and the kinds of their values only.
    static func candidates(for message: JSONValue) -> (likeliest: EasemobShape?, other: EasemobShape?) {
        let traits = EasemobTraits(of: message)
        if traits.contains(.delivered) { return (.payload, nil) }
        if traits.contains(.pushKeys) { return (.ext, nil) }
        if traits.contains(.foreignType) { return (nil, nil) }
        if traits.contains(.payload) { return (.callback, nil) }
        if traits.contains(.target) { return (.restLegacy, nil) }
        if traits.contains(.chatType) { return (.sdk, nil) }
        if traits.contains(.typeWord) && !traits.isDisjoint(with: [.bodyObject, .receiverList]) {
            return (.rest, nil)
        }
        if traits.contains(.bodyObject) {
            return traits.contains(.receiverList) ? (.rest, .sdk) : (.sdk, nil)
        }
        if traits.contains(.typeWord) && traits.contains(.extObject) { return (.rest, nil) }
        if traits.contains(.decoratedExt) {
            return traits.contains(.receiverList) ? (.rest, .sdk) : (.sdk, .rest)
        }
        return (nil, nil)
    }
}
