/// What a push of type `liveactivity` says about the activity (Apple: Starting and updating Live Activities with ActivityKit
/// push notifications).
///
/// Times are Unix seconds. The app decides how dates are spelled inside the state, so state and attributes are kept as
/// they came.
public struct LiveActivity: Sendable, Hashable {
    /// When the push was made; Apple requires it, and the newest wins on the device.
    public var timestamp: Int?
    /// What happens to the activity; Apple requires it.
    public var event: Event?
    /// The state to show, an object.
    public var contentState: RawJSON?
    /// When the state is out of date.
    public var staleDate: Int?
    /// When an ended activity goes; a past time removes it at once.
    public var dismissalDate: Int?
    /// The name of the Swift type of the attributes; needed to start one.
    public var attributesType: UTF8Text?
    /// The attributes, an object; needed to start one.
    public var attributes: RawJSON?
    /// Whether a started activity asks for a fresh update token.
    public var asksForToken = false
    /// The channel that a started activity listens on, base64; older devices then start none.
    public var channel: UTF8Text?

    /// Creates the part of a push that every Live Activity needs.
    public init(timestamp: Int?, event: Event?, contentState: RawJSON? = nil) {
        self.timestamp = timestamp
        self.event = event
        self.contentState = contentState
    }

    /// What happens to an activity (`event`).
    public struct Event: RawRepresentable, Sendable, Hashable {
        /// The payload's word.
        public let rawValue: UTF8Text

        /// Creates an event; any word is one, and the linter knows Apple's.
        public init(rawValue: UTF8Text) {
            self.rawValue = rawValue
        }

        /// It starts; not by broadcast.
        public static let start = Event(rawValue: "start")
        /// Its state changes.
        public static let update = Event(rawValue: "update")
        /// It ends.
        public static let end = Event(rawValue: "end")
    }
}

extension LiveActivity {
    func write(to writer: inout JSONWriter) {
        writer.member(.apsTimestamp, timestamp)
        writer.member(.apsEvent, event?.rawValue)
        writer.member(.apsContentState, contentState)
        writer.member(.apsStaleDate, staleDate)
        writer.member(.apsDismissalDate, dismissalDate)
        writer.member(.apsAttributesType, attributesType)
        writer.member(.apsAttributes, attributes)
        writer.flag(.apsInputPushToken, asksForToken)
        writer.member(.apsInputPushChannel, channel)
    }

    /// Takes a value of Apple's type; whether the key is one of an activity's.
    mutating func take(_ value: JSONValue, _ key: APNSKey) -> Bool {
        switch key {
        case .apsTimestamp: timestamp.take(value.integer)
        case .apsEvent: event.take(value.string.map(Event.init))
        case .apsContentState: contentState.take(value.raw)
        case .apsStaleDate: staleDate.take(value.integer)
        case .apsDismissalDate: dismissalDate.take(value.integer)
        case .apsAttributesType: attributesType.take(value.string)
        case .apsAttributes: attributes.take(value.raw)
        case .apsInputPushToken: asksForToken.take(value, key)
        case .apsInputPushChannel: channel.take(value.string)
        default: false
        }
    }
}
