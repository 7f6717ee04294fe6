import PushModel

extension PushMessage {
    /// When the message was sent, as its timestamp says; nil where it has none that can be read.
    ///
    /// Every vendor's row says milliseconds since 1970. A number that would then lie before March 1973 is taken for
    /// seconds, as some clients write; RFC 3339 is read too.
    var moment: Instant? {
        guard let timestamp, !timestamp.isEmpty else { return nil }
        if let moment = Instant(rfc3339: timestamp) { return moment }
        guard let number = Double(timestamp.string), (1...Self.latest).contains(number) else { return nil }
        return Instant(seconds: Int(number < Self.firstMilliseconds ? number : number / 1_000))
    }

    private static let firstMilliseconds = 1e11
    /// The end of the year 9999, in milliseconds.
    private static let latest = 253_402_300_799_999.0
}
