import PushBridge

/// What a person notices of a difference; each point of a push belongs to one.
public enum NoticedEffect: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Words that were hidden can be read.
    case exposed
    /// A push that does not come any more.
    case lostPush = "lost-push"
    /// A push that came for nobody before.
    case extraPush = "extra-push"
    /// A push of which nobody knows whether it came before.
    case pushUncertain = "push-uncertain"
    /// The conversation has less of the message.
    case contentLost = "content-lost"
    /// The message is of another kind.
    case contentChanged = "content-changed"
    case title
    case subtitle
    /// The text itself, or the words of it that the phone translates.
    case text
    case badge
    case sound
    /// A call that rings as a message, or a message that rings as a call.
    case call
    /// Which pushes replace each other.
    case replacing
    /// Anything else.
    case other

    /// What becomes of the message beside what screens show.
    init(_ effect: MessageEffect) {
        switch effect {
        case .exposed: self = .exposed
        case .pushUncertain: self = .pushUncertain
        case .contentLost: self = .contentLost
        case .contentChanged: self = .contentChanged
        }
    }

    /// What a difference is noticed as.
    init(_ difference: Difference) {
        switch difference.path {
        case _ where difference.fidelity == .exposed: self = .exposed
        case _ where difference.effect != nil: self = difference.effect.map(Self.init) ?? .other
        case "/suppressed": self = difference.before == .null ? .lostPush : .extraPush
        case "/payload/aps/badge": self = .badge
        case "/headers/apns-collapse-id": self = .replacing
        case "/headers/apns-push-type": self = .call
        case let path: self = Self(path: path)
        }
    }

    private init(path: String) {
        if path.hasPrefix("/payload/aps/sound") {
            self = .sound
        } else if path.hasPrefix("/payload/aps/alert/title") {
            self = .title
        } else if path.hasPrefix("/payload/aps/alert/subtitle") {
            self = .subtitle
        } else if path.hasPrefix("/payload/aps/alert/body") || path.hasPrefix("/payload/aps/alert/loc-") {
            self = .text
        } else {
            self = .other
        }
    }

    /// Whether `left` is listed first.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
