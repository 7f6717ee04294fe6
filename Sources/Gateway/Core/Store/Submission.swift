/// One request to take messages, or reports on pushes, as the store writes it: all of it, or nothing.
struct Submission: Sendable {
    /// The app.
    var app: String
    /// What is the same when the same request comes again; nil where nothing is.
    var key: SubmissionKey?
    /// The messages.
    var messages: [StoredMessage]
    /// What is to be done for them.
    var jobs: [NewJob]
    /// Whether jobs are added to a message that the app has already; else they are dropped.
    var joinsKnownMessages = false
    /// What a vendor reports of pushes that it made itself.
    var outcomes: [NewOutcome] = []
    /// The answer that this request and a repetition get, by the identifiers under which its messages are kept.
    var answer: @Sendable ([MessageID]) -> StoredAnswer

    /// Creates a submission.
    init(
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
struct SubmissionKey: Sendable, Hashable {
    /// The key, with what sort it is before a colon: `api:…`, `webhook:easemob:…`.
    var text: String
    /// The SHA-256 of the request's body; another body under the same key is another request.
    var digest: [UInt8]
    /// Until when the key is kept, in Unix milliseconds.
    var until: Int

    /// Creates a key.
    init(_ text: String, digest: [UInt8], until: Int) {
        self.text = text
        self.digest = digest
        self.until = until
    }
}

/// An answer as a repetition gets it.
struct StoredAnswer: Sendable, Hashable {
    /// The HTTP status.
    var status: Int
    /// The body.
    var body: [UInt8]
}

/// What became of a submission.
enum SubmissionResult: Sendable, Hashable {
    /// It is written.
    ///
    /// The identifiers are those under which its messages are kept: a message that the app had already keeps its first one.
    case accepted(ids: [MessageID])
    /// The same request was accepted before; nothing was written.
    case repeated(StoredAnswer)
    /// Another request came under the same key before; nothing was written.
    case conflict
}
