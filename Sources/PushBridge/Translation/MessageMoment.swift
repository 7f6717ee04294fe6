import PushModel

extension PushMessage {
    /// When the message was sent, as its timestamp says; nil where it has none that can be read.
    package var moment: Instant? {
        guard let timestamp, let milliseconds = timestamp.plainInteger, milliseconds > 0,
            milliseconds <= Self.latest
        else { return nil }
        return Instant(seconds: milliseconds / 1_000)
    }

    /// The end of the year 9999, in milliseconds.
    private static let latest = 253_402_300_799_999
}
