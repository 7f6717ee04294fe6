import PushModel

/// The values of a user's own settings.
extension EasemobSettingsReader {
    mutating func takeDisplay(_ value: JSONValue, _ location: Location) {
        // The documented example sends the number as a string (EM 9.32).
        let style = value.string?.decimalInteger ?? values.integer(value, at: location)
        switch style {
        case 0: settings.recipient.display = .simple
        case 1: settings.recipient.display = .summary
        case let other?:
            values.note(.invalid, location, "is \(other), neither 0 nor 1; it was taken as absent")
            return
        case nil: return
        }
        found(.display, location)
    }

    mutating func takeNickname(_ value: JSONValue, _ location: Location) {
        guard let name = values.filledText(value, at: location) else { return }
        settings.recipient.nickname = name
        found(.nickname, location)
    }

    mutating func takeLanguage(_ value: JSONValue, _ location: Location) {
        guard let language = values.filledText(value, at: location) else { return }
        settings.recipient.language = language
        found(.language, location)
    }

    mutating func takeMode(_ value: JSONValue, _ location: Location) {
        guard case .mode(let mode) = modeWord(value, location) else { return }
        settings.recipient.mode = mode
        found(.mode, location)
    }

    /// What a mode's word or number says.
    enum ModeWord {
        case mode(NotificationMode)
        /// The conversation follows the app.
        case follows
    }

    /// A mode: `ALL`, `AT`, `NONE`, `DEFAULT` and what other clients call them, or the SDK's number.
    mutating func modeWord(_ value: JSONValue, _ location: Location) -> ModeWord? {
        if let number = value.number?.decimalInteger, (0...2).contains(number) {
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
            .invalid, location, "is none of ALL, AT, NONE, DEFAULT, nor 0, 1, 2; it was taken as absent")
        return nil
    }

    mutating func takeEnd(_ end: Instant?, _ location: Location) {
        guard let end else { return }
        settings.recipient.changeQuiet { $0.until = end }
        found(.quietUntil, location)
    }

    /// `HH:MM-HH:MM`; in this form 00:00-00:00 is all day (EM 9.7).
    mutating func takeInterval(_ value: JSONValue, _ location: Location) {
        guard let text = values.filledText(value, at: location) else { return }
        guard let dash = text.firstIndex(of: UInt8(ascii: "-"), from: 0),
            let start = DailyInterval.minutes(text[0..<dash].trimmedASCIIWhitespace()),
            let end = DailyInterval.minutes(text[dash + 1..<text.count].trimmedASCIIWhitespace())
        else {
            values.note(.invalid, location, "is no interval such as 22:00-08:00; it was taken as absent")
            return
        }
        take(DailyInterval(start: start, end: end, origin: .allDay), location)
    }

    /// Ends an object's parts of an interval.
    mutating func finishInterval(_ item: SettingsItem) {
        defer { interval = IntervalDraft() }
        guard let location = interval.location else { return }
        switch interval.result {
        case .interval(let daily): take(daily, location)
        case .off: break
        case .incomplete:
            values.note(
                .invalid, Location(row: location.row, path: item.path), named: "the object",
                "names one end of a daily interval only; it was taken as absent. Give start and end")
        }
    }

    private mutating func take(_ daily: DailyInterval, _ location: Location) {
        settings.recipient.changeQuiet { $0.daily = daily }
        found(.quietDaily, location)
    }
}

extension DailyInterval {
    /// An interval that remembers, where both ends are midnight, what its form means by that.
    init(start: Int, end: Int, origin: Policies.ZeroInterval) {
        self.init(start: start, end: end, zero: start == 0 && end == 0 ? origin : nil)
    }
}
