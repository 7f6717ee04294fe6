/// One request to take messages, or reports on pushes, as the store writes it: all of it, or nothing.
public struct Submission: Sendable {
    /// The app.
    public var app: String
    /// What is the same when the same request comes again; nil where nothing is.
    public var key: SubmissionKey?
    /// The messages.
    public var messages: [StoredMessage]
    /// What is to be done for them.
    public var jobs: [NewJob]
    /// Whether jobs are added to a message that the app has already; else they are dropped.
    public var joinsKnownMessages = false
    /// What a vendor reports of pushes that it made itself.
    public var outcomes: [NewOutcome] = []
    /// The answer that this request and a repetition get, by the identifiers under which its messages are kept.
    public var answer: @Sendable ([MessageID]) -> StoredAnswer

    /// Creates a submission.
    public init(
        app: String, key: SubmissionKey? = nil, messages: [StoredMessage], jobs: [NewJob],
        outcomes: [NewOutcome] = [],
        answer: @escaping @Sendable ([MessageID]) -> StoredAnswer = { _ in StoredAnswer(status: 202, body: [])
        }
    ) {
        self.app = app
        self.key = key
        self.messages = messages
        self.jobs = jobs
        self.outcomes = outcomes
        self.answer = answer
    }
}

/// What tells that a request was made before: an `Idempotency-Key`, or what a vendor's signature covers.
public struct SubmissionKey: Sendable, Hashable {
    /// The key, with what sort it is before a colon: `api:…`, `webhook:easemob:…`.
    public var text: String
    /// The SHA-256 of the request's body; another body under the same key is another request.
    public var digest: [UInt8]
    /// Until when the key is kept, in Unix milliseconds.
    public var until: Int

    /// Creates a key.
    public init(_ text: String, digest: [UInt8], until: Int) {
        self.text = text
        self.digest = digest
        self.until = until
    }
}

/// An answer as a repetition gets it.
public struct StoredAnswer: Sendable, Hashable {
    /// The HTTP status.
    public var status: Int
    /// The body.
    public var body: [UInt8]

    /// Creates an answer.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}

/// What became of a submission.
public enum SubmissionResult: Sendable, Hashable {
    /// It is written.
    ///
    /// The identifiers are those under which its messages are kept: a message that the app had already keeps its first one.
    case accepted(ids: [MessageID])
    /// The same request was accepted before; nothing was written.
    case repeated(StoredAnswer)
    /// Another request came under the same key before; nothing was written.
    case conflict
}
