public import PushBridge

/// What a person gets otherwise in the new run than in the old one, what matters most first.
///
/// The raw value is its name in JSON.
public enum PushChange: String, Sendable, Hashable, CaseIterable {
    /// A push that the person's quiet time held back.
    case quietTime = "quiet-time"
    /// A push where something else held it back.
    case pushed
    /// No push where there was one.
    case silent
    /// Another title, or other keys for one.
    case title
    /// Another subtitle, or other keys for one.
    case subtitle
    /// Another text, or other keys for one.
    case body
    /// Another number on the icon.
    case badge
    /// Another sound.
    case sound
    /// Another priority, push type, interruption level or relevance score.
    case urgency
    /// A device that gets the push in one run only.
    case devices
    /// Another header, or another member of the alert.
    case other
    /// Another member of `aps` that nobody sees or hears: `category`, `thread-id`, `mutable-content` and others.
    case unseen
    /// The app's own data, which nobody sees.
    case data
    /// No push both times, for another reason, which nobody notices.
    case reason
    /// A push for which the new run has no record.
    case onlyOld = "only-old"
    /// A push for which the old run has no record.
    case onlyNew = "only-new"

    /// What it makes of the verdict about a conversion, as far as records tell: which texts are the vendors' own, and which were
    /// hidden, only the messages say.
    public var fidelity: Fidelity {
        switch self {
        case .reason: .identical
        case .unseen, .data: .sameScreen
        default: .degraded
        }
    }

    /// Whether a person may notice it.
    public var isNoticed: Bool { fidelity.isNoticed }
}

/// One point in which the new run differs from the old one.
public struct PushDifference: Sendable, Hashable {
    /// What it is for the person.
    public var change: PushChange
    /// Where: a JSON Pointer into the record, such as `/payload/aps/alert/body`.
    public var path: String
    /// What stands there in the old run; `null` for nothing.
    public var before: RawJSON
    /// What stands there in the new run; `null` for nothing.
    public var after: RawJSON
}
