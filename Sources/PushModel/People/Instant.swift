/// A moment, in whole seconds since 1970-01-01T00:00:00Z.
public struct Instant: Sendable, Hashable, Comparable {
    /// Seconds since the epoch.
    public var seconds: Int

    /// Creates the moment `seconds` after the epoch.
    public init(seconds: Int) {
        self.seconds = seconds
    }

    /// Reads an RFC 3339 date and time such as `2026-11-21T12:00:00+08:00`; nil for anything else.
    ///
    /// Fractions of a second are read and dropped; a leap second counts as the second after it.
    public init?(rfc3339 text: UTF8Text) {
        guard let seconds = RFC3339.seconds(of: text) else { return nil }
        self.seconds = seconds
    }

    /// The milliseconds since the epoch of an RFC 3339 date and time, whose finer fractions are dropped; nil for anything else.
    package static func milliseconds(rfc3339 text: UTF8Text) -> Int? {
        RFC3339.seconds(of: text).map { $0 * 1_000 + RFC3339.milliseconds(of: text) }
    }

    /// Whether the left moment is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.seconds < right.seconds
    }
}

/// The grammar of RFC 3339, section 5.6, over bytes.
private enum RFC3339 {
    static func seconds(of text: UTF8Text) -> Int? {
        guard text.count >= 20,
            let year = digits(text, 0..<4), text[4] == UInt8(ascii: "-"),
            let month = digits(text, 5..<7), text[7] == UInt8(ascii: "-"),
            let day = digits(text, 8..<10), isTimeSeparator(text[10]),
            let hour = digits(text, 11..<13), text[13] == UInt8(ascii: ":"),
            let minute = digits(text, 14..<16), text[16] == UInt8(ascii: ":"),
            let second = digits(text, 17..<19),
            (1...12).contains(month), (1...daysIn(month, of: year)).contains(day),
            hour < 24, minute < 60, second <= 60,
            let offset = offset(in: text, from: afterFraction(text, 19))
        else { return nil }
        return daysSinceEpoch(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    }

    /// The first three digits of the fraction of a time that was read.
    static func milliseconds(of text: UTF8Text) -> Int {
        guard text[19] == UInt8(ascii: ".") else { return 0 }
        var value = 0
        var weight = 100
        for index in 20..<23 {
            guard let digit = digits(text, index..<index + 1) else { break }
            value += digit * weight
            weight /= 10
        }
        return value
    }

    private static func isTimeSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "T") || byte == UInt8(ascii: "t") || byte == UInt8(ascii: " ")
    }

    private static func digits(_ text: UTF8Text, _ range: Range<Int>) -> Int? {
        var value = 0
        for index in range {
            guard index < text.count, (0x30...0x39).contains(text[index]) else { return nil }
            value = value * 10 + Int(text[index] - 0x30)
        }
        return value
    }

    /// The index behind `.` and its digits, if they stand at `index`; a lone `.` leads nowhere.
    private static func afterFraction(_ text: UTF8Text, _ index: Int) -> Int {
        guard index < text.count, text[index] == UInt8(ascii: ".") else { return index }
        var end = index + 1
        while end < text.count, (0x30...0x39).contains(text[end]) { end += 1 }
        return end > index + 1 ? end : text.count
    }

    /// The zone's offset in seconds, when it is all that is left.
    private static func offset(in text: UTF8Text, from index: Int) -> Int? {
        guard index < text.count else { return nil }
        let sign = text[index]
        if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") {
            return index + 1 == text.count ? 0 : nil
        }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), index + 6 == text.count,
            let hours = digits(text, index + 1..<index + 3), text[index + 3] == UInt8(ascii: ":"),
            let minutes = digits(text, index + 4..<index + 6), hours < 24, minutes < 60
        else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }

    private static func daysIn(_ month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days from 1970-01-01 in the proleptic Gregorian calendar, counting years from March.
    ///
    /// The years are those of the calendar's next round of 400, so that none is negative.
    private static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shiftedYear = (month <= 2 ? year - 1 : year) + 400
        let shiftedMonth = month <= 2 ? month + 9 : month - 3
        let leapDays = shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
        return shiftedYear * 365 + leapDays + (shiftedMonth * 153 + 2) / 5 + day - 1 - 719_468 - 146_097
    }
}

extension Instant {
    /// The moment as RFC 3339 has it, in universal time: `2026-11-21T12:00:00Z`.
    ///
    /// Years outside 0 to 9999 have no such text; the nearest moment that has one stands in.
    public var rfc3339: UTF8Text {
        let seconds = min(max(self.seconds, Self.firstWithText), Self.lastWithText)
        let secondOfDay = ((seconds % 86_400) + 86_400) % 86_400
        let (year, month, day) = Self.date(daysSinceEpoch: (seconds - secondOfDay) / 86_400)
        let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
        let hour = Self.digits(secondOfDay / 3_600, 2)
        let minute = Self.digits(secondOfDay / 60 % 60, 2)
        return UTF8Text("\(date)T\(hour):\(minute):\(Self.digits(secondOfDay % 60, 2))Z")
    }

    /// 0000-01-01T00:00:00Z.
    private static let firstWithText = -62_167_219_200
    /// 9999-12-31T23:59:59Z.
    private static let lastWithText = 253_402_300_799

    private static func digits(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
    }

    /// The date in the proleptic Gregorian calendar, by years that begin in March.
    private static func date(daysSinceEpoch: Int) -> (year: Int, month: Int, day: Int) {
        // Counted from 0000-03-01 of the calendar's round of 400 years before, so that nothing is negative.
        let days = daysSinceEpoch + 719_468 + 146_097
        let round = days / 146_097
        let dayOfRound = days % 146_097
        let yearOfRound = (dayOfRound - dayOfRound / 1_460 + dayOfRound / 36_524 - dayOfRound / 146_096) / 365
        let dayOfYear = dayOfRound - (365 * yearOfRound + yearOfRound / 4 - yearOfRound / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfRound + round * 400 - 400 + (month <= 2 ? 1 : 0)
        return (year, month, day)
    }

    /// The moment some seconds later; the last of all times when that is beyond it.
    package func adding(seconds: Int) -> Instant {
        let (sum, overflows) = self.seconds.addingReportingOverflow(seconds)
        return Instant(seconds: overflows ? (seconds > 0 ? .max : .min) : sum)
    }
}
