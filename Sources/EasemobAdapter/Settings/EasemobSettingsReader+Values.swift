import VendorMapping

/// The values of a user's own settings.
extension EasemobSettingsReader {
    mutating func takeDisplay(_ value: JSONValue, _ location: Location) {
        // The documented example sends the number as a string (EM 9.32).
        let style = value.string?.decimalInteger ?? values.integer(value, at: location)
        switch style {
        case 0: set(\.display, to: .simple, .display, location)
        case 1: set(\.display, to: .summary, .display, location)
        case let other?:
            values.note(.invalid, location, "is \(other), neither 0 nor 1; it was taken as absent")
        case nil: break
        }
    }

    mutating func takeNickname(_ value: JSONValue, _ location: Location) {
        guard let name = values.filledText(value, at: location) else { return }
        set(\.nickname, to: name, .nickname, location)
    }

    mutating func takeLanguage(_ value: JSONValue, _ location: Location) {
        guard let language = values.filledText(value, at: location) else { return }
        set(\.language, to: language, .language, location)
    }

    mutating func takeMode(_ key: Key, _ value: JSONValue, _ location: Location) {
        guard let mode = modeWord(key, value, location)?.mode else { return }
        set(\.mode, to: mode, .mode, location)
    }

    /// What a mode's word or number says.
    enum ModeWord: Equatable {
        case mode(NotificationMode)
        /// The conversation follows the app.
        case follows

        /// The mode of its own.
        var mode: NotificationMode? {
            if case .mode(let mode) = self { mode } else { nil }
        }
    }

    /// A mode: `ALL`, `AT`, `NONE`, `DEFAULT` and what other clients call them, or the SDK's number.
    ///
    /// REST has words only: a number there is another vendor's, whose `type` is no mode.
    mutating func modeWord(_ key: Key, _ value: JSONValue, _ location: Location) -> ModeWord? {
        let hasNumbers = key.shape == Key.sdkQuietRemindType.shape
        if hasNumbers, let number = value.number?.decimalInteger, (0...2).contains(number) {
            return .mode([.all, .mentions, NotificationMode.none][number])
        }
        let words: [(UTF8Text, ModeWord)] = [
            ("ALL", .mode(.all)), ("AT", .mode(.mentions)), ("MENTION_ONLY", .mode(.mentions)),
            ("NONE", .mode(.none)), ("DEFAULT", .follows), ("", .follows),
        ]
        if let word = value.string,
            let found = words.first(where: { $0.0.equalsIgnoringASCIICase(word) })
        {
            return found.1
        }
        values.note(
            .invalid, location,
            "is none of ALL, AT, NONE, DEFAULT\(hasNumbers ? ", nor 0, 1, 2" : ""); it was taken as absent")
        return nil
    }

    mutating func takeEnd(_ end: Instant?, _ location: Location) {
        guard let end else { return }
        set(\.quietUntil, to: end, .quietUntil, location)
    }

    /// `HH:MM-HH:MM`, or without leading zeros; what 00:00-00:00 means depends on the form (EM 9.7).
    mutating func takeInterval(
        _ value: JSONValue, origin: Policies.ZeroInterval, _ location: Location
    ) {
        guard let text = values.filledText(value, at: location) else { return }
        guard let dash = text.firstIndex(of: UInt8(ascii: "-"), from: 0),
            let start = DailyInterval.minutes(text[0..<dash].trimmedASCIIWhitespace()),
            let end = DailyInterval.minutes(text[dash + 1..<text.count].trimmedASCIIWhitespace())
        else {
            values.note(.invalid, location, "is no interval such as 22:00-08:00; it was taken as absent")
            return
        }
        take(DailyInterval(start: start, end: end, origin: origin), location)
    }

    mutating func takePart(_ key: Key, _ value: JSONValue, _ location: Location) {
        let index = intervals.firstIndex { $0.form == key.shape } ?? intervals.endIndex
        if index == intervals.endIndex { intervals.append(IntervalDraft(form: key.shape, location)) }
        intervals[index].take(key, value, location, &values)
    }

    /// Ends an object's parts of intervals.
    mutating func finishIntervals(_ item: SettingsItem) {
        for interval in intervals {
            switch interval.result {
            case .interval(let daily):
                take(daily, interval.location)
                if interval.isUnswitched { noteSwitch(interval, item) }
            case .off: break
            case .incomplete:
                values.note(
                    .invalid, Location(row: interval.location.row, path: item.path), named: "the object",
                    "does not give both ends of a daily interval as times of day; the interval was taken as absent. Give "
                        + "start and end")
            }
        }
        intervals = []
    }

    private mutating func noteSwitch(_ interval: IntervalDraft, _ item: SettingsItem) {
        values.note(
            .defaulted, Location(row: interval.location.row, path: item.path), named: "the object",
            "gives hours of a daily interval and no switch that can be read; the interval was taken as on. Give the switch "
                + "too")
    }

    private mutating func take(_ daily: DailyInterval, _ location: Location) {
        set(\.quietDaily, to: daily, .quietDaily, location)
    }
}

extension DailyInterval {
    /// An interval that remembers, where its ends are equal, what its form means by that: all day, but for midnight.
    init(start: Int, end: Int, origin: Policies.ZeroInterval) {
        let meaning = start == 0 ? origin : .allDay
        self.init(start: start, end: end, zero: start == end ? meaning : nil)
    }
}
