/// A message's identifier: 53 bits, so that it survives JSON numbers everywhere; later ones are greater on one node.
struct MessageID: RawRepresentable, Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// The number, from 1 to 2⁵³ − 1.
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }

    var description: String { String(rawValue) }

    /// Whether the left message was named earlier.
    static func < (left: MessageID, right: MessageID) -> Bool { left.rawValue < right.rawValue }
}

/// A message as it came, kept for the time in which it may be recalled.
struct StoredMessage: Sendable, Hashable, Codable {
    var id: MessageID
    /// How it came: `api`, `webhook:` and the vendor, `recall` for the recall of the message whose body it has, or `alias`
    /// for no message of its own, but one more identifier of that whose ``vendorID`` its body is.
    var surface: String
    /// What it was taken for, such as `nim/server-v1`.
    var source: String
    /// The identifier by which vendor and client know it; one message of an app at most has it.
    var vendorID: String?
    /// The sender, as far as it says.
    var sender: String?
    /// The only person whom it is for; nil for a group and for several.
    var receiver: String?
    /// The group, as far as it is for one.
    var group: String?
    /// When it was accepted, in Unix milliseconds.
    var acceptedAt: Int
    /// The message, exactly as it came.
    @ExportedBytes var body: [UInt8]

    /// How a recall comes that was asked for by a message's identifier.
    static let recallSurface = "recall"
    static let aliasSurface = "alias"
}

/// One request to take messages, or reports on pushes, as the store writes it: all of it, or nothing.
struct Submission: Sendable {
    var app: String
    /// What is the same when the same request comes again; nil where nothing is.
    var key: SubmissionKey?
    var messages: [StoredMessage]
    /// What is to be done for them.
    var jobs: [NewJob]
    /// Whether jobs are added to a message that the app has already; else they are dropped.
    var joinsKnownMessages = false
    /// What a vendor reports of pushes that it made itself.
    var outcomes: [NewOutcome] = []
    /// The answer that this request and a repetition get, by the identifiers under which its messages are kept.
    var answer: @Sendable ([MessageID]) -> StoredAnswer = { _ in StoredAnswer(status: 202, body: []) }

}

/// What tells that a request was made before: an `Idempotency-Key`, or what a vendor's signature covers.
struct SubmissionKey: Sendable, Hashable, Codable {
    /// The key, with what sort it is before a colon: `api:…`, `webhook:easemob:…`.
    var text: String
    /// The SHA-256 of the request's body; another body under the same key is another request.
    @ExportedBytes var digest: [UInt8]
    /// Until when the key is kept, in Unix milliseconds.
    var until: Int

    init(_ text: String, digest: [UInt8], until: Int) {
        self.text = text
        self.digest = digest
        self.until = until
    }
}

/// An answer as a repetition gets it.
struct StoredAnswer: Sendable, Hashable, Codable {
    var status: Int
    @ExportedBytes var body: [UInt8]
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
