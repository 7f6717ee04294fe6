import VendorMapping

/// Display type, quiet time and what a desktop's presence means (NS-001 to NS-018).
extension NIMSettingsWriter {
    mutating func writeQuiet() {
        noteEnd()
        var objects: [RawJSON] = []
        let daily = writableInterval()
        if let object = form == .sdkV2 ? secondSDK(daily) : firstSDK(daily) { objects.append(object) }
        if let object = desktop() { objects.append(object) }
        add(.quiet, objects, isList: false)
    }

    // MARK: Daily interval

    /// The interval that comes nearest; the vendor has no mode for the whole app.
    private mutating func writableInterval() -> DailyInterval? {
        switch recipient.mode {
        case nil: break
        case .all:
            losses.append(
                SettingsLoss(
                    .dropped, .mode, severity: .info, "is the default here; there is nothing to set"))
        case .mentions:
            losses.append(
                SettingsLoss(
                    .dropped, .mode, "has no counterpart: there is no mode for mentions"))
        case .some(.none):
            losses.append(
                SettingsLoss(
                    .approximated, .mode,
                    "becomes a quiet time from 00:00 to 23:59, which is all that can be said"))
            return Self.nearlyAllDay
        }
        guard let daily = recipient.quiet?.daily else { return nil }
        if daily.isZero && daily.zero == .off { return nil }
        noteZone()
        // Equal ends of the vendor's own, which no document explains, stay as they are.
        guard daily.start == daily.end, daily.zero == .allDay else { return daily }
        losses.append(
            SettingsLoss(
                .approximated, .quietDaily,
                "becomes 00:00 to 23:59, since no document says what equal ends mean"))
        return Self.nearlyAllDay
    }

    private static let nearlyAllDay = DailyInterval(start: 0, end: 1_439)

    private mutating func noteZone() {
        guard let zone = recipient.quiet?.zone.name, zone != TimeZoneRule.utc.name else { return }
        losses.append(
            SettingsLoss(
                .ambiguous, .quietDaily, severity: .info,
                "is written as clock times, which the vendor reads in the device's zone; they were meant in \(zone)"
            ))
    }

    private mutating func noteEnd() {
        guard let end = recipient.quiet?.until, end > now else { return }
        losses.append(
            SettingsLoss(
                .dropped, .quietUntil, "has no counterpart: quiet times repeat every day"))
    }

    // MARK: Objects

    private func firstSDK(_ daily: DailyInterval?) -> RawJSON? {
        Self.object([
            (.sdkQuietType, recipient.display.map { .integer($0 == .summary ? 1 : 2) }),
            (.sdkQuietNoDisturbing, daily.map { _ in .bool(true) }),
            (.sdkQuietNoDisturbingStartH, daily.map { .integer($0.start / 60) }),
            (.sdkQuietNoDisturbingStartM, daily.map { .integer($0.start % 60) }),
            (.sdkQuietNoDisturbingEndH, daily.map { .integer($0.end / 60) }),
            (.sdkQuietNoDisturbingEndM, daily.map { .integer($0.end % 60) }),
        ])
    }

    private func secondSDK(_ daily: DailyInterval?) -> RawJSON? {
        Self.object([
            (.sdkV2QuietShowDetail, recipient.display.map { .bool($0 == .summary) }),
            (.sdkV2QuietDndOn, daily.map { _ in .bool(true) }),
            (.sdkV2QuietFromH, daily.map { .integer($0.start / 60) }),
            (.sdkV2QuietFromM, daily.map { .integer($0.start % 60) }),
            (.sdkV2QuietToH, daily.map { .integer($0.end / 60) }),
            (.sdkV2QuietToM, daily.map { .integer($0.end % 60) }),
        ])
    }

    private mutating func desktop() -> RawJSON? {
        guard let pushes = recipient.pushesWhileDesktopOnline else { return nil }
        switch form {
        case .rest:
            // The sense is inverse (NIM 9.25).
            return post(
                "/nimserver/user/setDonnop.action",
                [
                    (.serverV1QuietAccid, .string(recipient.id)),
                    (.serverV1QuietDonnopOpen, .string(pushes ? "false" : "true")),
                ])
        case .sdk: return Self.object([(.sdkQuietShouldPushNotificationWhenPCOnline, .bool(pushes))])
        case .sdkV2: return Self.object([(.sdkV2QuietPushMobileOnDesktopOnline, .bool(pushes))])
        }
    }
}
