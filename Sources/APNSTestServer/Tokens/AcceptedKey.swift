public import ProviderToken

/// A key whose provider tokens a server takes, and what it may be used for.
public struct AcceptedKey: Sendable {
    /// The `kid` of its tokens.
    public var keyIdentifier: KeyIdentifier
    /// The `iss` of its tokens.
    public var teamIdentifier: TeamIdentifier
    /// What signatures are verified with; nil takes any signature.
    public var key: VerificationKey?
    /// The one environment of a scoped key; nil for a key of both.
    public var environment: APNSEnvironment?
    /// The bundle identifiers of a topic-specific key; nil for a key of all the team's.
    public var topics: Set<String>?
    /// The one key that may come on the same connection.
    public var related: KeyIdentifier?

    /// Creates an accepted key.
    public init(
        keyIdentifier: KeyIdentifier, teamIdentifier: TeamIdentifier, key: VerificationKey?,
        environment: APNSEnvironment? = nil, topics: Set<String>? = nil, related: KeyIdentifier? = nil
    ) {
        self.keyIdentifier = keyIdentifier
        self.teamIdentifier = teamIdentifier
        self.key = key
        self.environment = environment
        self.topics = topics
        self.related = related
    }

    /// Whether both keys may be used on one connection.
    func isRelated(to other: AcceptedKey) -> Bool {
        keyIdentifier == other.keyIdentifier || related == other.keyIdentifier
            || other.related == keyIdentifier
    }
}
