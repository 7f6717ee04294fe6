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
