/// The console: templates are made by calls (ES-071 to ES-081), and no document names a setting for anything else that a
/// profile says.
enum EasemobConsole {
    private static var row: String? { EasemobAdapter.consoleRow(of: .templates) }

    /// The calls that make a profile's templates, and what of the profile has no place.
    static func write(_ profile: inout AppProfile, losses: inout [SettingsLoss]) -> WrittenConsole {
        var console = WrittenConsole()
        for (name, template) in profile.templates.sorted(by: { $0.key.string < $1.key.string }) {
            if let request = request(name, template, &losses) {
                console.requests.append(request)
            } else {
                profile.templates[name] = nil
            }
        }
        noteBadgeCap(profile, &console, &losses)
        noteWhatHasNoPlace(&profile, &losses)
        return console
    }

    // MARK: Templates

    /// The call that makes a template; nil for half a template, since the call requires both patterns.
    private static func request(
        _ name: UTF8Text, _ template: Template, _ losses: inout [SettingsLoss]
    ) -> SettingsRequest? {
        guard template.isWhole else {
            losses.append(
                SettingsLoss(
                    .templateNeedsBoth, .templates, [.text(name)], row: row,
                    difference: "will show the message's own text where the template \(name) gave it"))
            return nil
        }
        checkName(name, &losses)
        let body = EasemobAdapter.settingsTable.object(of: template, named: name)
        return SettingsRequest("POST", ["/{org}/{app}/notification/template"], body: body)
    }

    /// The documents allow letters and digits; their own example has an underscore (EM 9.20).
    private static func checkName(_ name: UTF8Text, _ losses: inout [SettingsLoss]) {
        let isPlain = name.withBytes { bytes in
            bytes.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        }
        if isPlain && name.count <= 64 { return }
        losses.append(
            SettingsLoss(
                .templateNameRefused, .templates, [.text(name)], row: row,
                difference:
                    "will show the message's own text, if the call for the template \(name) is refused"))
    }

    // MARK: The rest

    /// The profile keeps the cap (readings G1 and C3), and somebody has to find out whether the console does.
    private static func noteBadgeCap(
        _ profile: AppProfile, _ console: inout WrittenConsole, _ losses: inout [SettingsLoss]
    ) {
        guard profile.badgeCap > 0 else { return }
        console.steps.append(
            "Find out whether the console caps the badge, and let it cap at \(profile.badgeCap); if it cannot, take badgeCap "
                + "out of the profile.")
        losses.append(
            SettingsLoss(
                .badgeCapUndocumented, .badgeCap,
                difference: "may show numbers over \(profile.badgeCap) on the icon"))
    }

    private static func noteWhatHasNoPlace(_ profile: inout AppProfile, _ losses: inout [SettingsLoss]) {
        EasemobAdapter.settingsTable.removeLost(from: &profile, &losses)
        if let seconds = profile.timeToLive {
            losses.append(timeToLiveLoss(seconds))
            profile.timeToLive = nil
        }
    }

    /// The vendor's own time to live is about a day (WH-032), so one of a day is kept although nothing holds it.
    private static func timeToLiveLoss(_ seconds: Int) -> SettingsLoss {
        let isKept = seconds == 24 * 3_600
        return SettingsLoss(
            isKept ? .timeToLiveKept : .timeToLiveLost, .timeToLive,
            difference: isKept
                ? nil : "will get pushes that waited for up to a day, not up to \(seconds) seconds")
    }
}
