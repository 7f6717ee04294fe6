internal import APNSTypes
internal import ProviderToken

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

/// What is known of a request's `authorization`.
enum PresentedToken: Sendable {
    /// There is none.
    case missing
    /// It is not what a known key signed; the sentence says why.
    case refused(String)
    /// A known key signed it.
    case genuine(GenuineToken)

    /// The token, if a known key signed it.
    var genuine: GenuineToken? {
        if case .genuine(let token) = self { token } else { nil }
    }
}

/// A provider token with a valid signature; its age, and whether it may be used here, are checked elsewhere.
final class GenuineToken: Sendable {
    /// The key that signed it.
    let key: AcceptedKey
    /// Unix seconds.
    let issuedAt: Int
    /// How its signature is spelled.
    let signatureForm: SignatureForm
    /// The value of `authorization`.
    private let bytes: [UInt8]

    init(key: AcceptedKey, issuedAt: Int, signatureForm: SignatureForm = .raw, bytes: [UInt8]) {
        self.key = key
        self.issuedAt = issuedAt
        self.signatureForm = signatureForm
        self.bytes = bytes
    }

    /// Whether both are one token; two tokens issued in the same second are not.
    func isSame(as other: GenuineToken) -> Bool { self === other || bytes == other.bytes }
}

/// Checks the `authorization` of a connection's requests, each value once.
struct TokenReader {
    /// As many different tokens as are remembered; an honest connection has three an hour.
    private static let capacity = 64

    private let keys: AcceptedKeys
    private var verdicts: [[UInt8]: PresentedToken] = [:]
    private var last: (bytes: [UInt8], verdict: PresentedToken) = ([], .missing)

    init(keys: AcceptedKeys) {
        self.keys = keys
    }

    /// What a value is.
    mutating func read(_ value: UnsafeBufferPointer<UInt8>) -> PresentedToken {
        if last.bytes.withUnsafeBufferPointer({ $0.isSame(as: value) }) { return last.verdict }
        let bytes = Array(value)
        let verdict = verdicts[bytes] ?? keys.judge(bytes)
        if verdicts.count < Self.capacity { verdicts[bytes] = verdict }
        last = (bytes, verdict)
        return verdict
    }
}
