public import PushModel

/// One person whom a message reaches, or one group, or nobody at all, where it reaches nobody.
public struct Addressee: Sendable {
    // What has a value before the initializer would be set twice, for which the addressee is copied: with `?`, too.

    /// What the person set; the vendor's defaults for someone the recipients file lacks.
    ///
    /// Where nobody is reached: the group, or someone without a name.
    public var recipient: Recipient
    /// The group in which the message reaches them; nil in a direct conversation.
    public var group: Optional<UTF8Text>
    /// Whether a recipients file was given and lacks this person.
    public var isUnknown: Bool
    /// Why nobody is reached; nil for a person.
    public var absence: Optional<Absence>

    /// Creates an addressee.
    public init(
        _ recipient: Recipient, in group: UTF8Text? = nil, isUnknown: Bool = false, absence: Absence? = nil
    ) {
        self.recipient = recipient
        self.group = group
        self.isUnknown = isUnknown
        self.absence = absence
    }
}

/// Why a message, or what it says in one group, reaches nobody.
public enum Absence: Sendable, Hashable {
    /// The message names no receiver (reading G16).
    case namesNobody
    /// The message is for everyone in the recipients file, where nobody stands.
    case emptyFile
    /// The message is for everyone in the recipients file, where only its sender stands, or those whom it leaves out.
    case onlySender
    /// The group has no member but the sender, or none of those whom the message names (reading G17).
    case emptyGroup
    /// Nothing says who belongs to the group (reading G18).
    case unknownGroup
    /// The message is for users with some tags, and of nobody is it known that they have them (reading G20).
    case unknownAudience

    /// The reason that records give.
    public var reason: SuppressionReason {
        switch self {
        case .namesNobody, .emptyFile, .onlySender, .emptyGroup: .nothingToPush
        case .unknownGroup: .unknownGroup
        case .unknownAudience: .unknownAudience
        }
    }
}
