public import ProviderToken

/// The keys that a server knows.
struct AcceptedKeys: Sendable {
    private struct Entry {
        let key: AcceptedKey
        let verifier: ProviderTokenVerifier
    }

    private static let scheme = "bearer "

    /// By identifier; nil takes the tokens of any key.
    private let entries: [String: Entry]?
    /// Reads tokens without verifying them.
    private let reader: ProviderTokenVerifier

    /// Takes the keys; nil takes tokens of any key, whose signatures are read and not verified.
    init(_ keys: [AcceptedKey]?, forms: Set<SignatureForm> = Set(SignatureForm.allCases)) {
        reader = ProviderTokenVerifier(key: nil, forms: forms)
        entries = keys.map { keys in
            let pairs = keys.map { key in
                let verifier = ProviderTokenVerifier(key: key.key, forms: forms)
                return (key.keyIdentifier.rawValue, Entry(key: key, verifier: verifier))
            }
            return Dictionary(pairs, uniquingKeysWith: { _, last in last })
        }
    }

    /// What the value of `authorization` is.
    func judge(_ authorization: [UInt8]) -> PresentedToken {
        let text = String(decoding: authorization, as: UTF8.self)
        guard text.prefix(Self.scheme.count).lowercased() == Self.scheme else {
            return .refused("The authorization does not begin with \"bearer \".")
        }
        do {
            return try judge(text.dropFirst(Self.scheme.count), authorization)
        } catch {
            return .refused(error.description)
        }
    }

    private func judge(
        _ compact: Substring, _ authorization: [UInt8]
    ) throws(ProviderTokenError) -> PresentedToken {
        let token = try reader.inspect(compact)
        guard let keyIdentifier = token.keyIdentifier else {
            return .refused("The provider token's header has no \"kid\".")
        }
        guard let team = token.teamIdentifier else {
            return .refused("The provider token's claims have no \"iss\".")
        }
        guard let entries else {
            let key = AcceptedKey(
                keyIdentifier: try KeyIdentifier(validating: keyIdentifier),
                teamIdentifier: try TeamIdentifier(validating: team), key: nil)
            return .genuine(GenuineToken(token, of: key, bytes: authorization))
        }
        guard let entry = entries[keyIdentifier] else {
            return .refused("No key is known by the provider token's \"kid\".")
        }
        guard entry.key.teamIdentifier.rawValue == team else {
            return .refused("The provider token's \"iss\" is not the team of its key.")
        }
        if entry.key.key != nil { _ = try entry.verifier.verify(compact) }
        return .genuine(GenuineToken(token, of: entry.key, bytes: authorization))
    }
}

extension GenuineToken {
    fileprivate convenience init(_ token: InspectedToken, of key: AcceptedKey, bytes: [UInt8]) {
        self.init(
            key: key, issuedAt: token.issuedAt, signatureForm: token.signatureForm, bytes: bytes)
    }
}

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
