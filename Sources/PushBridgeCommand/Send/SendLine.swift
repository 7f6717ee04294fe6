internal import APNSTypes
internal import PushBridge

/// What one line asks to be sent.
enum SendLine {
    case push(SendPush)
    case skipped(SkipReason)
}

/// A push as a line holds it.
struct SendPush {
    /// The device token, spelled as it came.
    var token: UTF8Text
    var headers: APNSHeaders
    /// The payload's bytes, which are sent as they are.
    var payload: UTF8Text
    /// What is wrong with it, and does not keep it from being sent.
    var warnings: [SendWarning] = []
}

/// Something in a push that Apple refuses, ignores, or does not do as its sender means.
struct SendWarning: Hashable {
    /// The row of Apple's rule, or the code of a diagnostic.
    let rule: String
    /// A JSON Pointer into the request as it is printed.
    let path: String
    /// What is wrong and what to do.
    let message: String
}

/// Why a line is not sent.
enum SkipReason: Hashable {
    /// The record says that the receiver gets nothing; the reason is one of `translate`'s.
    case suppressed(String)
    /// The record says that its message could not be translated; the code is `translate`'s.
    case error(String)
    /// Nobody knows the device: neither the record nor `--device` has a token.
    case noToken
    /// Neither the record nor `--topic` names the app.
    case noTopic
    /// The device token is no even number of hexadecimal digits (APPLE-S).
    case invalidToken
    /// The line is neither a record of `translate` nor a payload.
    case invalidRecord(String)
    /// An earlier outcome of this run says that the push would not be taken, or there was an interrupt.
    ///
    /// With Apple's reason, the cause of the failure, or `interrupt`.
    case stopped(String)

    /// The word in an outcome record.
    var word: String {
        switch self {
        case .suppressed(let reason): "suppressed/\(reason)"
        case .error(let code): "error/\(code)"
        case .noToken: "no-token"
        case .noTopic: "no-topic"
        case .invalidToken: "invalid-token"
        case .invalidRecord: "invalid-record"
        case .stopped(let reason): "stopped/\(reason)"
        }
    }

    /// Whether something is wrong with the input: a suppressed push and an unknown device are in order.
    var isShortcoming: Bool {
        switch self {
        case .suppressed, .noToken: false
        case .error, .noTopic, .invalidToken, .invalidRecord, .stopped: true
        }
    }

    /// What is wrong and what to do, for a person; nil where the word says everything.
    var explanation: String? {
        switch self {
        case .noTopic:
            "The record has no apns-topic. Give --topic, or translate with a profile that has a topic."
        case .invalidToken: "The device token is not an even number of hexadecimal digits."
        case .invalidRecord(let what): what
        case .suppressed, .error, .noToken, .stopped: nil
        }
    }
}
