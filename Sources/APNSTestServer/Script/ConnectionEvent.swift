public import APNSTypes

/// Something that a script does to a connection when a certain request has arrived.
public struct ConnectionEvent: Sendable, Hashable {
    /// What happens to the connection over which the request came.
    public enum Action: Sendable, Hashable {
        /// GOAWAY with a reason as JSON: this request and those before it are answered, later ones are not looked at.
        case goAway(RejectionReason)
        /// The connection breaks off: neither this request nor any other without an answer gets one.
        case drop
        /// As many streams are allowed from now on.
        case streamLimit(Int)
    }

    /// Which of the server's requests is meant, by their number from 1 on.
    public enum Trigger: Sendable, Hashable {
        /// This one.
        case at(Int)
        /// This one, twice this one, and so on.
        case every(Int)

        /// Whether a request is meant.
        func isMet(by number: Int) -> Bool {
            switch self {
            case .at(let wanted): number == wanted
            case .every(let distance): distance > 0 && number % distance == 0
            }
        }
    }

    /// When it happens.
    public var trigger: Trigger
    /// What happens.
    public var action: Action

    /// Creates an event.
    public init(_ action: Action, _ trigger: Trigger) {
        self.action = action
        self.trigger = trigger
    }
}
