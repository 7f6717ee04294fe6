import VendorMapping

/// What a line shows of a push that Easemob's server made: Apple's dictionary, and the one-letter keys beside it
/// (EM-139 to EM-143).
///
/// `aps` beside one of those keys, or the mark of the vendor's push channel, is enough. A call's push may be without `aps` and then has nothing but the vendor's
/// keys, a sender and data among them. NIM's mark makes it NIM's, whatever keys the app chose.
struct DeliveredTraits {
    private var hasAPS = false
    private var hasSender = false
    private var hasData = false
    private var hasOtherKey = false
    private var hasMark = false
    private var isForeign = false
    /// Looks at one member of the root.
    mutating func look(at key: EasemobKey, _ value: JSONValue) {
        switch key {
        case .payloadAps, .payloadApns: if value.kind == .object { hasAPS = true }
        case .payloadF: hasSender = value.kind == .string
        case .payloadT, .payloadG, .payloadM: if value.kind == .string { hasOtherKey = true }
        case .payloadE: hasData = value.kind == .string || value.kind == .object
        case .payloadEPush: if !value.isNull { hasMark = true }
        default: break
        }
    }

    /// Looks at a member of the root that no shape has.
    mutating func look(atStranger name: borrowing UTF8Text, isNull: Bool) {
        if name == "nim" && !isNull { isForeign = true }
    }

    /// Whether the line is such a push; its root may hold nothing else.
    func isDelivered(isBare: Bool) -> Bool {
        if isForeign { return false }
        if hasAPS { return hasSender || hasData || hasOtherKey || hasMark }
        return isBare && hasSender && hasData
    }
}
