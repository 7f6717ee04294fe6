/// Apple's `apns-push-type`: what a push is for (Apple: Sending notification requests to APNs).
public struct PushType: RawRepresentable, Sendable, Hashable {
    /// The header's value.
    public let rawValue: UTF8Text

    /// Creates a push type; Apple adds some from time to time, so any name is one.
    public init(rawValue: UTF8Text) {
        self.rawValue = rawValue
    }

    /// Shows, badges or sounds.
    public static let alert = PushType(rawValue: "alert")
    /// Wakes the app unseen; allows only priority 5.
    public static let background = PushType(rawValue: "background")
    /// An incoming call.
    public static let voip = PushType(rawValue: "voip")
    /// Updates a watch complication.
    public static let complication = PushType(rawValue: "complication")
    /// Updates a control.
    public static let controls = PushType(rawValue: "controls")
    /// Tells a file provider of changes.
    public static let fileProvider = PushType(rawValue: "fileprovider")
    /// Starts, updates or ends a Live Activity.
    public static let liveActivity = PushType(rawValue: "liveactivity")
    /// Asks for the device's location.
    public static let location = PushType(rawValue: "location")
    /// Tells a managed device to contact its server.
    public static let mdm = PushType(rawValue: "mdm")
    /// Announces a push-to-talk transmission.
    public static let pushToTalk = PushType(rawValue: "pushtotalk")
    /// Updates widgets.
    public static let widgets = PushType(rawValue: "widgets")

    /// What the topic has behind the bundle identifier; empty for most types.
    public var topicSuffix: UTF8Text {
        switch self {
        case .voip: ".voip"
        case .complication: ".complication"
        case .controls: ".push-type.controls"
        case .fileProvider: ".pushkit.fileprovider"
        case .liveActivity: ".push-type.liveactivity"
        case .location: ".location-query"
        case .pushToTalk: ".voip-ptt"
        case .widgets: ".push-type.widgets"
        default: ""
        }
    }

    /// Apple's types.
    package static let known: [PushType] = {
        guard case .oneOf(let names) = APNSKey.headerApnsPushType.values else { return [] }
        return names.map(PushType.init(rawValue:))
    }()

    /// Those whose topics have a suffix.
    package static let withTopicSuffix = known.filter { !$0.topicSuffix.isEmpty }

    /// The type whose suffix a topic has; nil for a bundle identifier alone.
    package static func suffixed(_ topic: UTF8Text) -> PushType? {
        withTopicSuffix.first { topic.hasSuffix($0.topicSuffix) }
    }

    /// The largest payload, in bytes as sent (Apple: Generating a remote notification).
    public var payloadLimit: Int { self == .voip ? 5_120 : 4_096 }

    /// The topic of a push of this type for an app; a bundle identifier that has the suffix already is kept.
    public func topic(bundleID: UTF8Text) -> UTF8Text {
        let suffix = topicSuffix
        if suffix.isEmpty || bundleID.hasSuffix(suffix) { return bundleID }
        return UTF8Text(concatenating: [bundleID, suffix])
    }
}
