internal import APNSTypes
internal import PushBridge

/// What became of a line: the content of an outcome record.
struct SendOutcome: Sendable {
    /// What became of it.
    enum Result: Sendable {
        /// Apple took it; the identifier is the push's `apns-id`.
        case accepted(id: UTF8Text)
        /// Apple refused it.
        case rejected(Rejection)
        /// Apple gave no answer.
        case failed(Failure)
        /// It was not sent.
        case skipped(SkipReason)
        /// An earlier run settled it; its record is repeated.
        case settled(ByteSlice)
    }

    /// Apple's refusal.
    struct Rejection: Sendable {
        var id: UTF8Text?
        var status: Int
        var reason: RejectionReason
        /// When the device token was no longer valid, in Unix milliseconds; with status 410 only.
        var timestamp: Int?
        var tokenVerdict: RejectionReason.TokenVerdict
    }

    /// A push without an answer.
    struct Failure: Sendable {
        var id: UTF8Text?
        /// The cause in a word.
        var cause: String
        /// Whether Apple can have processed it all the same.
        var mayBeDelivered: Bool
    }

    /// The line's number in the input of `send`.
    var line: Int
    /// The line's digest, by which `--resume` knows it again.
    var digest: RecordDigest
    /// The device token, if the line has one.
    var token: UTF8Text?
    var result: Result
    /// How often it was sent again.
    var retried = 0
    /// How far into the input the line reaches, in bytes.
    var position = 0

    /// Appends the record and a line feed.
    func write(to writer: inout JSONWriter) {
        if case .settled(let record) = result {
            record.withBytes { writer.rawBytes($0) }
            return writer.newline()
        }
        writer.beginObject()
        writer.key("line")
        writer.integer(line)
        writer.text("token", token)
        writeResult(to: &writer)
        writer.key("retried")
        writer.integer(retried)
        writer.text("record", digest.text)
        writer.endObject()
        writer.newline()
    }

    private func writeResult(to writer: inout JSONWriter) {
        writer.text("outcome", UTF8Text(result.word))
        switch result {
        case .accepted(let id):
            writer.text("apnsID", id)
            writer.key("status")
            writer.integer(200)
        case .rejected(let rejection): rejection.write(to: &writer)
        case .failed(let failure):
            writer.text("apnsID", failure.id)
            writer.text("reason", UTF8Text(failure.cause))
            writer.key("mayBeDelivered")
            writer.bool(failure.mayBeDelivered)
        case .skipped(let reason): writer.text("reason", UTF8Text(reason.word))
        case .settled: break
        }
    }
}

extension SendOutcome.Result {
    /// The word in a record.
    var word: String {
        switch self {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .failed: "failed"
        case .skipped: "skipped"
        case .settled: "settled"
        }
    }
}

extension SendOutcome.Rejection {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.text("apnsID", id)
        writer.key("status")
        writer.integer(status)
        writer.text("reason", UTF8Text(reason.rawValue))
        if let timestamp {
            writer.key("timestamp")
            writer.integer(timestamp)
        }
        writer.text("tokenVerdict", UTF8Text(tokenVerdict.rawValue))
    }
}

extension JSONWriter {
    /// A member that is text, if there is one.
    fileprivate mutating func text(_ name: UTF8Text, _ value: UTF8Text?) {
        guard let value else { return }
        key(name)
        string(value)
    }
}
