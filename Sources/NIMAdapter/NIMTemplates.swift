import PushModel

/// The console of a vendor that has no templates: custom texts, badge cap and recall override, all set by hand.
enum NIMTemplates {
    /// What somebody does in the console for a profile, and what of the profile has no place.
    static func console(of profile: AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        for name in profile.templates.keys.map(\.string).sorted() {
            losses.append(
                SettingsLoss(
                    .dropped, .templates,
                    "holds the template \(name), and the vendor has no templates; let senders write its text into each "
                        + "message",
                    difference: "will show the message's own text where the template \(name) gave it"))
        }
        if !profile.hiddenTexts.isEmpty {
            let keys = profile.hiddenTexts.keys.map(\.string).sorted()
            console.steps.append(
                "Enter the custom push texts with the keys \(keys.joined(separator: ", ")), and let clients name their key "
                    + "with the token.")
        }
        if keysAreTooMany(profile) {
            losses.append(
                SettingsLoss(.overLimit, .hiddenTexts, "has more than the 100 keys that the console takes"))
        }
        noteBadgeCap(profile, &console, &losses)
        if profile.recallOverride {
            console.steps.append("Let a recall's push override the original (撤回消息覆盖策略: 覆盖).")
        }
        return console
    }

    private static func keysAreTooMany(_ profile: AppProfile) -> Bool { profile.hiddenTexts.count > 100 }

    private static func noteBadgeCap(
        _ profile: AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        if profile.badgeCap > 0 {
            console.steps.append("Set the badge's cap to \(min(profile.badgeCap, 99)).")
        }
        if profile.badgeCap > 99 {
            losses.append(
                SettingsLoss(
                    .overLimit, .badgeCap, row: NIMSettingsKey.cap.row,
                    "is more than 99, the most that the console takes",
                    difference: "will show no number over 99 on the icon"))
        }
    }
}
