import PushBridge

/// The days on which messages were sent, as numbers since 1970-01-01 and as names such as `2026-11-21`, in UTC.
enum MessageDay {
    /// The day of a moment.
    static func number(of moment: Instant) -> Int {
        let (days, rest) = moment.seconds.quotientAndRemainder(dividingBy: 86_400)
        return rest < 0 ? days - 1 : days
    }

    /// The day of a name.
    static func number(named name: String) -> Int? {
        Instant(rfc3339: UTF8Text(name + "T00:00:00Z")).map(number(of:))
    }

    /// The name of a day.
    static func name(of number: Int) -> String {
        String(Instant(seconds: number * 86_400).rfc3339.string.prefix(10))
    }
}
