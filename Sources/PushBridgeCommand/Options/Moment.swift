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
