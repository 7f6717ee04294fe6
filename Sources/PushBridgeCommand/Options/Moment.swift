internal import ArgumentParser
internal import PushBridge

/// A moment as an option's value.
enum Moment {
    /// Reads an RFC 3339 time.
    ///
    /// - Throws: `ValidationError` for anything else.
    @Sendable
    static func read(_ text: String) throws -> Instant {
        guard let moment = Instant(rfc3339: UTF8Text(text)) else {
            throw ValidationError("it is no RFC 3339 time such as 2026-11-21T12:00:00Z")
        }
        return moment
    }
}
