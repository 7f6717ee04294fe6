import VendorMapping

/// Mode and quiet time (ES-005 to ES-007).
extension EasemobSettingsWriter {
    /// The whole app's: in REST one object, in the SDK one for each parameter.
    mutating func writeQuiet() {
        noteInterval()
        let end = recipient.quiet?.until
        if form == .rest {
            let members: [(Key, RawJSON?)] = [
                (.restQuietType, recipient.mode.map { .string(Self.word($0)) }),
                (.restQuietIgnoreInterval, recipient.quiet?.daily.map { .string(restInterval($0)) }),
                (
                    .restQuietIgnoreDuration,
                    duration(until: end, 1, .quietUntil, nil).map { .integer($0 * 1_000) }
                ),
            ]
            add(.quiet, members)
            put(user + ["/notification/user/", recipient.id.percentEncoded], members)
        } else {
            let parameters: [RawJSON?] = [
                parameter(0, [(.sdkQuietRemindType, recipient.mode.map { .integer(Self.number($0)) })]),
                parameter(
                    1,
                    [
                        (
                            .sdkQuietSilentModeDuration,
                            duration(until: end, 60, .quietUntil, nil).map(RawJSON.integer)
                        )
                    ]),
                parameter(2, recipient.quiet?.daily.map { sdkInterval($0) } ?? []),
            ]
            let objects = parameters.compactMap { $0 }
            if !objects.isEmpty {
                written.members.append((.quiet, objects.count == 1 ? objects[0] : .array(objects)))
            }
        }
    }

    private func parameter(_ type: Int, _ members: [(Key, RawJSON?)]) -> RawJSON? {
        guard members.contains(where: { $0.1 != nil }) else { return nil }
        return Self.object([(.sdkQuietParamType, .integer(type))] + members)
    }

    /// How long a quiet time lasts, in units of some seconds, at most seven days; nil when there is none any more.
    mutating func duration(
        until end: Instant?, _ seconds: Int, _ field: SettingsField, _ index: Int?
    ) -> Int? {
        guard let end else { return nil }
        guard let count = now.units(of: seconds, until: end) else {
            losses.append(
                SettingsLoss(
                    .ignored, field, at: index, severity: .info, "has passed; there is no quiet time any more"
                ))
            return nil
        }
        let most = ValueReader.longestQuietSeconds / seconds
        if count > most {
            losses.append(
                SettingsLoss(
                    .overLimit, field, at: index,
                    "is longer than the seven days that a quiet time lasts at most"))
        } else if now.adding(seconds: count * seconds) != end {
            losses.append(
                SettingsLoss(
                    .approximated, field, at: index, severity: .info,
                    "is rounded up to whole minutes in this form"))
        }
        written.holdsDurations = true
        return min(count, most)
    }

    private mutating func noteInterval() {
        guard let quiet = recipient.quiet, let daily = quiet.daily, !daily.isZero,
            quiet.zone.name != TimeZoneRule.utc.name
        else { return }
        losses.append(
            SettingsLoss(
                .ambiguous, .quietDaily, severity: .info,
                "is written as clock times; the vendor does not say in which zone it reads them"))
    }

    // MARK: Spelling

    static func word(_ mode: NotificationMode) -> UTF8Text {
        switch mode {
        case .all: "ALL"
        case .mentions: "AT"
        case .none: "NONE"
        }
    }

    static func number(_ mode: NotificationMode) -> Int {
        switch mode {
        case .all: 0
        case .mentions: 1
        case .none: 2
        }
    }

    /// `22:00-08:00`; empty for none, since 00:00-00:00 is all day in this form (EM 9.7).
    private mutating func restInterval(_ daily: DailyInterval) -> UTF8Text {
        if daily.isZero && daily.zero != .allDay {
            noteOrigin(
                "switches the interval off, and is written as none, since midnight at both ends is all day here"
            )
            return ""
        }
        return UTF8Text(concatenating: [DailyInterval.text(daily.start), "-", DailyInterval.text(daily.end)])
    }

    /// Two times of the SDK's; an all-day interval must not begin at midnight, which would mean none (EM 9.7).
    private mutating func sdkInterval(_ daily: DailyInterval) -> [(Key, RawJSON?)] {
        let shift = daily.isZero && daily.zero == .allDay ? 1 : 0
        if shift > 0 {
            noteOrigin("is written from 0:01 to 0:01, all day too, since midnight at both ends is off here")
        }
        return [
            (
                .sdkQuietSilentModeStartTime,
                Self.time(
                    daily.start + shift, .sdkQuietSilentModeStartTimeHours,
                    .sdkQuietSilentModeStartTimeMinutes)
            ),
            (
                .sdkQuietSilentModeEndTime,
                Self.time(
                    daily.end + shift, .sdkQuietSilentModeEndTimeHours, .sdkQuietSilentModeEndTimeMinutes)
            ),
        ]
    }

    private mutating func noteOrigin(_ message: String) {
        losses.append(SettingsLoss(.approximated, .quietDaily, severity: .info, message))
    }

    private static func time(_ minutes: Int, _ hour: Key, _ minute: Key) -> RawJSON? {
        object([(hour, .integer(minutes / 60)), (minute, .integer(minutes % 60))])
    }
}
