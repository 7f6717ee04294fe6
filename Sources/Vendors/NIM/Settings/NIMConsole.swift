/// The console: custom texts, badge cap, recall override and the pushes' time to live, all set by hand.
///
/// There are no templates (NS-044 to NS-047).
enum NIMConsole {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        noteTemplates(&profile, &losses)
        noteHiddenTexts(profile, &console, &losses)
        noteBadgeCap(&profile, &console, &losses)
        if profile.recallOverride {
            console.steps.append("Let a recall's push override the original (撤回消息覆盖策略: 覆盖).")
        }
        noteTimeToLive(&profile, &console, &losses)
        return console
    }

    private static func noteTemplates(_ profile: inout AppProfile, _ losses: inout [SettingsLoss]) {
        for name in profile.templates.keys.map(\.string).sorted() {
            losses.append(
                SettingsLoss(
                    .consoleHasNoTemplates, .templates, [.text(UTF8Text(name))],
                    difference: "will show the message's own text where the template \(name) gave it"))
        }
        profile.templates = [:]
    }

    private static func noteHiddenTexts(
        _ profile: AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        if profile.hiddenTexts.isEmpty { return }
        let keys = profile.hiddenTexts.keys.map(\.string).sorted()
        console.steps.append(
            "Enter the custom push texts with the keys \(keys.joined(separator: ", ")), and let clients name their key "
                + "with the token.")
        if keys.count > 100 {
            losses.append(
                SettingsLoss(
                    .tooManyTextKeys, .hiddenTexts, row: NIMAdapter.consoleRow(of: .hiddenTexts),
                    difference: "will show the vendor's own text for hidden details where the key is left out"
                ))
        }
    }

    private static func noteBadgeCap(
        _ profile: inout AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        if profile.badgeCap > 99 {
            losses.append(
                SettingsLoss(
                    .badgeCapOver99, .badgeCap, row: NIMAdapter.consoleRow(of: .badgeCap),
                    difference: "will show no number over 99 on the icon"))
            profile.badgeCap = 99
        }
        if profile.badgeCap > 0 { console.steps.append("Set the badge's cap to \(profile.badgeCap).") }
    }

    private static func noteTimeToLive(
        _ profile: inout AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        guard let wanted = profile.timeToLive else { return }
        let seconds = min(max(wanted, 60), 604_800)
        if seconds != wanted {
            losses.append(
                SettingsLoss(
                    .timeToLiveOutside, .timeToLive, [.number(seconds)],
                    row: NIMAdapter.consoleRow(of: .timeToLive),
                    difference: "will get pushes that waited for up to \(seconds) seconds, not \(wanted)"))
            profile.timeToLive = seconds
        }
        console.steps.append("Set the pushes' time to live to \(seconds) seconds.")
    }
}
