public import PushModel

/// What a verifier says of one webhook.
public struct WebhookCheck: Sendable {
    /// The three results: an absent signature proves nothing either way.
    public enum Result: String, Sendable, Hashable, CaseIterable {
        case valid, invalid, absent
    }

    /// The result.
    public var result: Result
    /// Why a signature is invalid, in a word.
    public var reason: String?
    /// What kind of webhook it is, in a word.
    public var kind: String?
    /// What is the same when the same webhook comes again.
    public var replayKey: UTF8Text?
    /// The vendor whose webhook it looks like, where it looks like none of the one that was asked for.
    public var looksLike: String?

    /// Creates a result.
    public init(_ result: Result, reason: String? = nil, kind: String? = nil, replayKey: UTF8Text? = nil) {
        self.result = result
        self.reason = reason
        self.kind = kind
        self.replayKey = replayKey
    }
}
