extension ConversationSetting {
    /// The conversation in a sentence: `group 42`, `ultragroup 42`, `the conversation with 6001`.
    package var inWords: String {
        if isOfAll { return kind == .direct ? "every other direct conversation" : "every other group" }
        if kind == .direct { return "the \(sort.map { $0.rawValue + " " } ?? "")conversation with \(id)" }
        return "\(sort?.rawValue ?? "group") \(id)"
    }

    /// Whether it differs from what the app's own settings say.
    package var saysSomething: Bool { mode != nil || quietUntil != nil || mute != .off || reception != .all }
}

extension Recipient {
    /// The daily interval of the quiet time, which begins as none in the zone that is known.
    package var quietDaily: DailyInterval? {
        get { quiet?.daily }
        set { changeQuiet { $0.daily = newValue } }
    }

    /// The zone of the daily interval; nil where nobody named one.
    package var quietZone: TimeZoneRule? {
        get { quiet.flatMap { $0.isZoneNamed ? $0.zone : nil } }
        set {
            changeQuiet {
                $0 = QuietTime(daily: $0.daily, from: $0.from, until: $0.until, zone: newValue)
            }
        }
    }

    /// The end of the one-off quiet time.
    package var quietUntil: Instant? {
        get { quiet?.until }
        set { changeQuiet { $0.until = newValue } }
    }

    /// The start of the one-off quiet time.
    package var quietFrom: Instant? {
        get { quiet?.from }
        set { changeQuiet { $0.from = newValue } }
    }

    /// The recipient as if none of their quiet times, daily or one-off, held now.
    package var withoutQuietTimes: Recipient {
        var recipient = self
        recipient.quiet = nil
        for index in conversations.indices where conversations[index].quietUntil != nil {
            recipient.conversations[index].quietUntil = nil
        }
        return recipient
    }

    private mutating func changeQuiet(_ change: (inout QuietTime) -> Void) {
        var quiet = self.quiet ?? QuietTime()
        change(&quiet)
        self.quiet = quiet
    }
}
