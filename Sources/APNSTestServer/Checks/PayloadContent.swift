internal import APNSTypes

/// The parts of a payload that a push type can demand or forbid.
struct PayloadContent: OptionSet, Sendable {
    let rawValue: UInt8

    /// An alert that shows something.
    static let alert = PayloadContent(rawValue: 1)
    static let badge = PayloadContent(rawValue: 2)
    static let sound = PayloadContent(rawValue: 4)
    /// `content-available` 1, which wakes the app.
    static let wakeUp = PayloadContent(rawValue: 8)
    /// What every push to a Live Activity has: `event` and `timestamp`.
    static let liveActivity = PayloadContent(rawValue: 16)
    /// `content-changed` true.
    static let widgets = PayloadContent(rawValue: 32)
    /// The push magic of device management, and no `aps`.
    static let management = PayloadContent(rawValue: 64)

    /// What a person notices.
    static let visible: PayloadContent = [.alert, .badge, .sound]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Looks into a payload, the root object.
    init(_ root: JSONValue) {
        self = []
        guard let aps = root[APNSKey.rootAps.name] else {
            if root[APNSKey.rootMdm.name]?.kind == .string { insert(.management) }
            return
        }
        func has(_ key: APNSKey) -> Bool { aps[key.name].map { !$0.isNull } ?? false }
        if has(.apsAlert) { insert(.alert) }
        if has(.apsBadge) { insert(.badge) }
        if has(.apsSound) { insert(.sound) }
        if aps[APNSKey.apsContentAvailable.name]?.integer == 1 { insert(.wakeUp) }
        if has(.apsEvent), aps[APNSKey.apsTimestamp.name]?.kind == .number { insert(.liveActivity) }
        if aps[APNSKey.apsContentChanged.name]?.bool == true { insert(.widgets) }
    }

    /// Whether a push of a type may have this in it (APPLE-S, AR-001 to AR-019).
    ///
    /// An alert that shows nothing is let through as Apple does; one that only wakes the app is a background push.
    func fits(_ type: PushType) -> Bool {
        switch type {
        case .alert: !isDisjoint(with: .visible) || !contains(.wakeUp)
        case .background: contains(.wakeUp) && isDisjoint(with: .visible)
        case .liveActivity: contains(.liveActivity)
        case .widgets: contains(.widgets)
        case .mdm: contains(.management)
        default: true
        }
    }
}

/// What the checks need to know of a push type, looked up once.
struct PushTypeFacts: Sendable {
    let type: PushType
    /// What the topic has behind the bundle identifier.
    let topicSuffix: UTF8Text
    /// The most bytes that a payload may have.
    let payloadLimit: Int
    /// Whether priority 5 is the only one.
    let isPowerAware: Bool
    /// Whether the topic is no bundle identifier.
    let hasForeignTopic: Bool

    private init(_ type: PushType) {
        self.type = type
        topicSuffix = type.topicSuffix
        payloadLimit = type.payloadLimit
        isPowerAware = type == .background
        hasForeignTopic = type == .mdm
    }

    /// The facts of each of Apple's types, the most frequent type first.
    private static let known = PushType.known.map(PushTypeFacts.init)

    private static let withSuffix = PushType.withTopicSuffix.map(PushTypeFacts.init)
    private static let alert = PushTypeFacts(.alert)

    /// The facts of the type that a header names, or of the type of the topic's suffix where there is no header.
    ///
    /// A push with neither is an alert. Nil for a name that Apple does not have.
    static func find(named name: ByteSlice?, topic: ByteSlice?) -> PushTypeFacts? {
        guard let name else { return topic.flatMap(suffixed) ?? alert }
        return known.first { name.equals($0.type.rawValue) }
    }

    /// The facts of the type whose suffix a topic has; nil when it has none.
    static func suffixed(_ topic: ByteSlice) -> PushTypeFacts? {
        withSuffix.first { topic.hasSuffix($0.topicSuffix) }
    }
}
