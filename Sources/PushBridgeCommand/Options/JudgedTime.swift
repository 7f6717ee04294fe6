internal import ArgumentParser
internal import PushBridge

/// The time at which quiet times are checked, as an option's value (reading G19).
enum JudgedTime: Hashable {
    /// One time for all messages.
    case moment(Instant)
    /// Each message's own.
    case message

    /// Reads an RFC 3339 time, or `message`.
    ///
    /// - Throws: `ValidationError` for anything else.
    @Sendable
    static func read(_ text: String) throws -> JudgedTime {
        text == "message" ? .message : .moment(try Moment.read(text))
    }

    /// The one time; nil for each message's own.
    var moment: Instant? { if case .moment(let moment) = self { moment } else { nil } }
}
