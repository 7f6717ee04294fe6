/// How long to wait before a push is sent again, and how often.
///
/// Which rejections are worth another attempt stands in `Mappings/rejections.tsv`. An attempt that would begin after the
/// push's deadline is not made: the push then has the last answer as its outcome.
public struct RetryPolicy: Sendable, Hashable {
    /// How often a push is answered at most; what Apple never processed does not count.
    public var maximumAttempts: Int = 4
    /// How long to wait after Apple answered that a device or a key got too many pushes; doubled with each attempt.
    public var throttlingDelay: Duration = .seconds(2)
    /// How long to wait after Apple's servers failed; doubled with each attempt.
    ///
    /// Apple asks for 15 minutes, which is longer than any ordinary deadline.
    public var serverDelay: Duration = .seconds(15 * 60)
    /// Whether a push is sent again although Apple may have processed it, if it has a collapse identifier.
    ///
    /// The second notification replaces the first one, and may sound again.
    public var resendsUnansweredWithCollapseID: Bool = true

    /// The policy that Apple asks for.
    public init() {}

    /// Every push is sent once; only what Apple never processed is sent again.
    public static let never: RetryPolicy = {
        var policy = RetryPolicy()
        policy.maximumAttempts = 1
        policy.resendsUnansweredWithCollapseID = false
        return policy
    }()
}
