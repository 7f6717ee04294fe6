/// When a recipient does not want to be disturbed, on all conversations.
public struct QuietTime: Sendable {
    /// The daily interval.
    public var daily: DailyInterval?
    /// The start of a one-off quiet time; nil for one that has begun.
    public var from: Instant?
    /// The end of a one-off quiet time; nil beside a start for one without end (TX 38).
    public var until: Instant?
    /// The zone in which the daily interval is meant; UTC where nobody named one, unless ``Policies/quietZone`` says otherwise
    /// (readings G9, TX 38).
    public var zone: TimeZoneRule
    /// Whether somebody named the zone.
    public var isZoneNamed: Bool

    /// Creates a quiet time; none by default, and in UTC without a zone.
    public init(
        daily: DailyInterval? = nil, from: Instant? = nil, until: Instant? = nil, zone: TimeZoneRule? = nil
    ) {
        self.daily = daily
        self.from = from
        self.until = until
        self.zone = zone ?? .utc
        isZoneNamed = zone != nil
    }

    /// Whether the one-off quiet time holds at `now`.
    public func durationHolds(at now: Instant) -> Bool {
        if let until, until <= now { return false }
        return from.map { $0 <= now } ?? (until != nil)
    }

    /// The daily interval; nil where none holds on any day.
    ///
    /// - Parameter zeroInterval: What `0:0-0:0` means (reading G9).
    /// - Returns: The interval, unless it is one that is off.
    package func interval(zeroInterval: Policies.ZeroInterval) -> DailyInterval? {
        guard let daily, !daily.isZero || (daily.zero ?? zeroInterval) != .off else { return nil }
        return daily
    }

    /// Whether a moment lies within an interval of the day, in this zone; in the usual one where nobody named this.
    package func isWithin(_ interval: DailyInterval, at moment: Instant, usually usual: TimeZoneRule) -> Bool
    {
        let local = moment.seconds + (isZoneNamed ? zone : usual).offset(moment)
        let secondOfDay = ((local % 86_400) + 86_400) % 86_400
        return interval.contains(minute: secondOfDay / 60)
    }
}

/// A daily interval, half-open: its first minute belongs to it, its last does not (reading G9).
public struct DailyInterval: Sendable, Hashable {
    /// Minutes after midnight at which it starts, 0 to 1439.
    public var start: Int
    /// Minutes after midnight at which it ends; not after the start means the next day.
    public var end: Int
    /// What equal ends mean where they come from.
    ///
    /// In Easemob's documents 0:0-0:0 is off in an SDK's form and all day in a REST form, and other equal ends are all day.
    /// Nil when no document tells, so that the profile's policy decides on 0:0-0:0, and others are all day (reading G9).
    public var zero: Policies.ZeroInterval?
    /// What is pushed all the same inside the interval; nil for nothing (TX 38).
    public var mode: NotificationMode?

    /// Creates an interval from minutes after midnight.
    public init(
        start: Int, end: Int, zero: Policies.ZeroInterval? = nil, mode: NotificationMode? = nil
    ) {
        self.start = start
        self.end = end
        self.zero = zero
        self.mode = mode
    }

    /// Whether both ends are midnight, which vendors read in two ways.
    public var isZero: Bool { start == 0 && end == 0 }

    /// Whether the interval holds in `minute` of the day; equal ends hold all day.
    public func contains(minute: Int) -> Bool {
        if start == end { return true }
        return start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }

    /// Reads a time of day such as `8:0` or `22:00`; nil outside 0:00 to 23:59.
    package static func minutes(_ text: UTF8Text) -> Int? {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":"), from: 0),
            let hour = timePart(text[0..<colon]), let minute = timePart(text[colon + 1..<text.count]),
            hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }

    private static func timePart(_ digits: UTF8Text) -> Int? {
        guard (1...2).contains(digits.count), digits[0] != UInt8(ascii: "-") else { return nil }
        return digits.decimalInteger
    }
}

/// The offset of local time from UTC, as a function of the moment.
public struct TimeZoneRule: Sendable {
    /// The zone's name, as given.
    public var name: String
    /// Seconds by which local time is ahead of UTC at a moment.
    public var offset: @Sendable (Instant) -> Int

    /// Creates a rule.
    public init(name: String, offset: @escaping @Sendable (Instant) -> Int) {
        self.name = name
        self.offset = offset
    }

    /// Coordinated universal time.
    public static let utc = TimeZoneRule(name: "UTC") { _ in 0 }

    /// A fixed offset spelled `+08:00` or `-03:30`, also behind `GMT` or `UTC`, as Java and Foundation name it; nil for
    /// anything else.
    public init?(fixed text: UTF8Text) {
        let isNamed = text.hasPrefix("GMT") || text.hasPrefix("UTC")
        let offset = isNamed ? text[3..<text.count] : text
        guard offset.count == 6, offset[0] == UInt8(ascii: "+") || offset[0] == UInt8(ascii: "-"),
            let minutes = DailyInterval.minutes(offset[1..<6])
        else { return nil }
        let seconds = (offset[0] == UInt8(ascii: "-") ? -60 : 60) * minutes
        self.init(name: offset.string) { _ in seconds }
    }

    /// The zone of a name or of a fixed offset; nil for what is neither.
    package init?(_ text: UTF8Text, _ zones: Finder) {
        if text.string == Self.utc.name {
            self = .utc
        } else if let rule = TimeZoneRule(fixed: text) ?? zones(text.string) {
            self = rule
        } else {
            return nil
        }
    }

    /// Finds the rule of a named zone; nil for a name nobody knows.
    ///
    /// Supplied by the caller, who has a zone database.
    public typealias Finder = @Sendable (String) -> TimeZoneRule?
}

extension TimeZoneRule: Hashable {
    /// Whether both have one name.
    public static func == (left: TimeZoneRule, right: TimeZoneRule) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
