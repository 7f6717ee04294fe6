/// Reads the times of settings, each in the unit that its key has: no unit is ever guessed from a number's size (EM 9.8).
extension ValueReader {
    /// The most that a one-off quiet time lasts: seven days (ES-007).
    package static let longestQuietSeconds = 604_800

    /// The end of a quiet time that lasts some milliseconds from its beginning; nil for 0, which is none, and for one that has
    /// passed.
    package mutating func end(
        milliseconds value: JSONValue, from beginning: Instant, now: Instant, at location: Location
    ) -> Instant? {
        let most = Self.longestQuietSeconds * 1_000
        return duration(value, most, "milliseconds", at: location).flatMap {
            unpassed(beginning.adding(seconds: wholeSeconds($0, location)), now, location)
        }
    }

    /// The end of a quiet time that lasts some minutes from its beginning; nil for 0, which is none, and for one that has passed.
    package mutating func end(
        minutes value: JSONValue, from beginning: Instant, now: Instant, at location: Location
    ) -> Instant? {
        duration(value, Self.longestQuietSeconds / 60, "minutes", at: location).flatMap {
            unpassed(beginning.adding(seconds: $0 * 60), now, location)
        }
    }

    /// A number of units within bounds; nil for 0.
    private mutating func duration(
        _ value: JSONValue, _ most: Int, _ unit: String, at location: Location
    ) -> Int? {
        guard let count = integer(value, at: location), count != 0 else { return nil }
        if (1...most).contains(count) { return count }
        note(
            count > most ? .overLimit : .invalid, location,
            "is \(count), and a duration here is from 0 to \(most) \(unit); it was taken as absent. If it is an absolute "
                + "end, give the vendor's response as it came, or name its form")
        return nil
    }

    /// An absolute end in Unix milliseconds; nil for 0, which is none, and for one that has passed.
    package mutating func end(
        unixMilliseconds value: JSONValue, now: Instant, at location: Location
    ) -> Instant? {
        guard let count = integer(value, at: location), count != 0 else { return nil }
        guard count > 0 else {
            note(.invalid, location, "is a moment before 1970; it was taken as absent")
            return nil
        }
        return unpassed(Instant(seconds: wholeSeconds(count, location)), now, location)
    }

    private mutating func unpassed(_ end: Instant, _ now: Instant, _ location: Location) -> Instant? {
        if end > now { return end }
        note(
            .ignored, location, severity: .info, "is an end that has passed; there is no quiet time any more")
        return nil
    }

    /// Whole seconds: a part of one counts as one, so that the quiet time does not end early.
    private mutating func wholeSeconds(_ milliseconds: Int, _ location: Location) -> Int {
        if milliseconds % 1_000 == 0 { return milliseconds / 1_000 }
        note(
            .approximated, location, severity: .info,
            "is \(milliseconds) milliseconds, and quiet times are kept in seconds; it was rounded up")
        return milliseconds / 1_000 + 1
    }

    /// A number within bounds; nil and `invalid` for another.
    package mutating func integer(
        _ value: JSONValue, in range: ClosedRange<Int>, at location: Location
    ) -> Int? {
        guard let number = integer(value, at: location) else { return nil }
        if range.contains(number) { return number }
        note(
            .invalid, location,
            "is \(number), not from \(range.lowerBound) to \(range.upperBound); it was taken as absent")
        return nil
    }
}

extension Instant {
    /// Whole units of `seconds` until a later moment, rounded up so that nothing ends early; nil when it is not later.
    package func units(of seconds: Int, until end: Instant) -> Int? {
        let (span, overflows) = end.seconds.subtractingReportingOverflow(self.seconds)
        guard !overflows, span > 0 else { return overflows && end > self ? Int.max / 1_000_000 : nil }
        return span / seconds + (span % seconds > 0 ? 1 : 0)
    }
}
