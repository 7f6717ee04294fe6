/// What a vendor tells a backend by a webhook.
public enum WebhookContent: Sendable, Hashable {
    /// A message, before or after it is sent, or that it is recalled; and whether its receiver was offline, where the vendor
    /// tells.
    case message(isReceiverOffline: Bool? = nil)
    /// That somebody connected or disconnected.
    case presence(Presence)
    /// What became of a push.
    case pushReport
    /// Something else that nobody is pushed, by the vendor's word or number for it where it gives one.
    case event(UTF8Text?)

    /// The longest word of a vendor's for an event; a longer text is none.
    private static let longestWord = 32

    /// An event by its word, unless that is none.
    public init(event word: UTF8Text?) {
        let isWord = word.map { word in
            word.count <= Self.longestWord
                && word.withBytes { bytes in bytes.allSatisfy { (0x21...0x7E).contains($0) } }
        }
        self = .event(isWord == true ? word : nil)
    }
}

/// That somebody connected to the vendor or disconnected.
public struct Presence: Sendable, Hashable {
    /// The user identifier.
    public var user: UTF8Text
    /// Whether they are connected now.
    public var isOnline: Bool
    /// When it happened, in Unix milliseconds; nil where nothing says.
    public var moment: Int?
    /// The vendor's word or number for it; nil where it gives none.
    public var event: UTF8Text?

    /// Says that somebody is connected, or is not.
    public init(user: UTF8Text, isOnline: Bool, moment: Int?, event: UTF8Text? = nil) {
        self.event = event
        self.user = user
        self.isOnline = isOnline
        self.moment = moment
    }
}
