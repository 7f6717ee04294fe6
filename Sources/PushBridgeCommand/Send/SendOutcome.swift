internal import APNSDelivery
internal import APNSTypes
internal import PushRecords

/// What became of a line: the content of an outcome record.
struct SendOutcome: Sendable {
    /// What became of it.
    enum Result: Sendable {
        /// It was sent, or could not be.
        case delivered(DeliveryReport)
        /// There was nothing to send.
        case skipped(SkipReason)
        /// An earlier run settled it, with an outcome in a word.
        case settled(String)
        /// It would be sent, but for `--dry-run`.
        indirect case held(SendPush, APNSServer)

        /// What a report says; a push that an interrupt kept from the client was not sent.
        init(_ report: DeliveryReport) {
            if case .failed(let failure) = report.outcome, failure.cause == .shutDown {
                self = .skipped(.stopped("interrupt"))
            } else {
                self = .delivered(report)
            }
        }
    }

    /// The line's number in the input of `send`; the elements of an array count as lines.
    var line: Int
    /// The element's number in an array, from 0; nil for a line.
    var index: Int?
    /// The line's digest, by which `--resume` knows it again.
    var digest: RecordDigest
    /// The device token, if the line has one.
    var token: UTF8Text?
    var result: Result
    /// How far into the input the line reaches, in bytes.
    var position = 0
    /// What is wrong with the push that was sent or would be.
    var warnings: [SendWarning] = []
    /// Whether the file of outcomes has it already.
    var isRecorded = false

    /// How often it was sent again.
    var retried: Int {
        if case .delivered(let report) = result { return max(0, report.attempts - 1) }
        return 0
    }

    /// Whether it was refused, or got no answer, or something is wrong with the line.
    var isShortcoming: Bool {
        switch result {
        case .delivered(let report): report.outcome.word != "accepted"
        case .skipped(let reason): reason.isShortcoming
        case .settled, .held: false
        }
    }

    /// The outcome in a word; `settled` and `held` stand in no record.
    var word: String {
        switch result {
        case .delivered(let report): report.outcome.word
        case .skipped: "skipped"
        case .settled: "settled"
        case .held: "held"
        }
    }

    /// What is wrong and what to do, in words, where the reason does not say everything.
    var message: String? {
        switch result {
        case .delivered(let report):
            if case .failed(let failure) = report.outcome { failure.message } else { nil }
        case .skipped(let reason): reason.explanation
        case .settled, .held: nil
        }
    }

    /// The reason in a word, for whatever was not accepted.
    var reason: String? {
        switch result {
        case .delivered(let report): report.outcome.reason
        case .skipped(let reason): reason.word
        case .settled, .held: nil
        }
    }
}

extension DeliveryOutcome {
    /// The outcome in a word.
    fileprivate var word: String {
        switch self {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .failed: "failed"
        }
    }

    /// Apple's reason, or the cause of a failure.
    fileprivate var reason: String? {
        switch self {
        case .accepted: nil
        case .rejected(let rejection):
            rejection.reason.rawValue.isEmpty ? "status-\(rejection.status)" : rejection.reason.rawValue
        case .failed(let failure): failure.cause.rawValue
        }
    }
}
