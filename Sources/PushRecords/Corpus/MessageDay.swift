import PushBridge

/// The days on which messages were sent, as numbers since 1970-01-01 and as names such as `2026-11-21`, in UTC.
enum MessageDay {
    /// The last day that has a name: 9999-12-31.
    private static let last = 2_932_896

    /// The day of a message's own time; nil without one.
    ///
    /// All vendors write milliseconds since 1970.
    static func number(of timestamp: UTF8Text?) -> Int? {
        guard let timestamp, (1...18).contains(timestamp.count) else { return nil }
        var milliseconds = 0
        for index in 0..<timestamp.count {
            guard case let digit = timestamp[index], digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9")
            else { return nil }
            milliseconds = milliseconds * 10 + Int(digit - UInt8(ascii: "0"))
        }
        let day = milliseconds / 86_400_000
        return day <= last ? day : nil
    }

    /// The day of a name.
    static func number(named name: String) -> Int? {
        Instant(rfc3339: UTF8Text(name + "T00:00:00Z")).map { $0.seconds / 86_400 }
    }

    /// The name of a day.
    static func name(of number: Int) -> String {
        String(Instant(seconds: number * 86_400).rfc3339.string.prefix(10))
    }
}
