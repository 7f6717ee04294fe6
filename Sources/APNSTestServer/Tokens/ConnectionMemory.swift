internal import APNSTypes

/// The provider tokens of a connection's earlier requests, on which later ones depend.
struct ConnectionMemory: Sendable {
    /// Apple's shortest time between two tokens of a key, in seconds.
    private static let shortestTime = 1_200

    /// How many tokens are remembered: more than can be valid at the same time.
    private static let capacity = 16

    /// The accepted tokens in their order: the connection belongs to the team and key of the first one.
    private var tokens: [GenuineToken] = []
    /// Whether an expired token came, after which Apple refuses every request.
    private(set) var isSpent = false

    /// The token that was accepted first.
    var firstToken: GenuineToken? { tokens.first }

    /// Whether a token may come now: one that was accepted before, or the first of its key for 20 minutes.
    ///
    /// The time between two tokens is that between their times of issue, so that a connection's first token may have any age.
    func allows(_ token: GenuineToken) -> Bool {
        if let last = tokens.last, last.isSame(as: token) { return true }
        let identifier = token.key.keyIdentifier
        let ofKey = tokens.filter { $0.key.keyIdentifier == identifier }
        guard let newest = ofKey.map(\.issuedAt).max() else { return true }
        if ofKey.contains(where: { $0.isSame(as: token) }) { return true }
        return token.issuedAt - newest >= Self.shortestTime
    }

    /// Notes what became of a request.
    mutating func note(_ token: PresentedToken, _ refusal: Refusal?) {
        switch refusal?.reason {
        case nil: if let token = token.genuine { accept(token) }
        case .expiredProviderToken: isSpent = true
        default: break
        }
    }

    private mutating func accept(_ token: GenuineToken) {
        if let last = tokens.last, last === token { return }
        if tokens.contains(where: { $0.isSame(as: token) }) { return }
        tokens.append(token)
        if tokens.count > Self.capacity { tokens.remove(at: 1) }
    }
}
