import PushModel

extension PushMessage {
    /// When the message was sent, as its timestamp says; nil where it has none that can be read.
    ///
    /// Every vendor's row says milliseconds since 1970. A number that would then lie before March 1973 is taken for
    /// seconds, as some clients write; RFC 3339 is read too.
    package var moment: Instant? {
        guard let timestamp, !timestamp.isEmpty else { return nil }
        if let number = timestamp.wholeNumber { return Self.moment(of: number) }
        if let moment = Instant(rfc3339: timestamp) { return moment }
        guard let number = Double(timestamp.string), (1...Double(Self.latest)).contains(number) else {
            return nil
        }
        return Self.moment(of: Int(number))
    }

    private static func moment(of number: Int) -> Instant? {
        guard (1...latest).contains(number) else { return nil }
        return Instant(seconds: number < firstMilliseconds ? number : number / 1_000)
    }

    private static let firstMilliseconds = 100_000_000_000
    /// The end of the year 9999, in milliseconds.
    private static let latest = 253_402_300_799_999
}

extension UTF8Text {
    /// The number that its digits are; nil for anything else, and for more digits than a time has.
    fileprivate var wholeNumber: Int? {
        guard (1...18).contains(count) else { return nil }
        var number = 0
        for index in 0..<count {
            guard case let digit = self[index], digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else {
                return nil
            }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
