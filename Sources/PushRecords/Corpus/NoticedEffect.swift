import PushBridge

/// What a person notices of a difference; each point of a push belongs to one.
public enum NoticedEffect: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A push that does not come any more.
    case lostPush = "lost-push"
    /// A push that came for nobody before.
    case extraPush = "extra-push"
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
    /// Which pushes lie in one pile.
    case grouping
    /// Anything else.
    case other

    /// What a difference is noticed as.
    init(_ difference: Difference) {
        switch difference.path {
        case "/suppressed": self = difference.before == .null ? .lostPush : .extraPush
        case "/payload/aps/badge": self = .badge
        case "/payload/aps/thread-id": self = .grouping
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
