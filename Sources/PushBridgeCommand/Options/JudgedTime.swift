internal import ArgumentParser
internal import PushBridge

/// A moment as an option's value.
enum Moment {
    /// Reads an RFC 3339 time.
    ///
    /// - Throws: `ValidationError` for anything else.
    @Sendable
    static func read(_ text: String) throws -> Instant {
        guard let moment = Instant(rfc3339: UTF8Text(text)) else { throw unreadable }
        return moment
    }

    /// Reads an RFC 3339 time as milliseconds since 1970.
    ///
    /// - Throws: `ValidationError` for anything else.
    @Sendable
    static func readMilliseconds(_ text: String) throws -> Int {
        guard let moment = Instant.milliseconds(rfc3339: UTF8Text(text)) else { throw unreadable }
        return moment
    }

    private static var unreadable: ValidationError {
        ValidationError("it is not an RFC 3339 time such as 2026-11-21T12:00:00Z")
    }
}

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

/// The moment for which each message is judged (reading G19).
struct MessageClock: Sendable {
    /// One moment for all messages; nil for the moment at which each is read.
    let fixed: Instant?

    /// The moment of a message that is read now.
    var now: Instant { fixed ?? Instant(seconds: Machine.epochSeconds) }

    /// A moment before most messages of a corpus: two years ago.
    var early: Instant { Instant(seconds: now.seconds - 2 * 366 * 86_400) }
}
