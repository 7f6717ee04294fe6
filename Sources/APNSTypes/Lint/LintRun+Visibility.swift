/// Whether what a push shows, and whether it wakes the app, fits its push type.
extension LintRun {
    mutating func checkVisibility() {
        switch type {
        case .background: checkBackground()
        case .alert: checkVisible()
        default: break
        }
        if has(.apsMutableContent), !has(.apsAlert) {
            report(.mutableWithoutAlert, at: .apsMutableContent)
        }
    }

    private mutating func checkBackground() {
        switch (has(.apsAlert), wakes) {
        case (true, true): report(.wakeUpBesideAlert, at: .headerApnsPushType)
        case (true, false): report(.alertAsBackground, at: .headerApnsPushType)
        case (false, true): for key in badgeOrSound { report(.backgroundShows, at: key) }
        case (false, false):
            let rule: APNSRule = badgeOrSound.isEmpty ? .backgroundWithoutWakeUp : .badgeOrSoundAsBackground
            report(rule, at: .headerApnsPushType)
        }
    }

    private mutating func checkVisible() {
        if has(.apsAlert) { return }
        let shown = badgeOrSound
        if !wakes, shown.isEmpty {
            report(.invisible, at: .payload(APNSKey.Place.aps.pointer))
        }
        if wakes, !shown.isEmpty {
            report(
                .wakeUpWithBadgeOrSound, at: .apsContentAvailable,
                found: shown.map(\.name.string).joined(separator: ", "))
        }
    }
}
