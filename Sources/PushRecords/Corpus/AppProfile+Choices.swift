import PushBridge

extension AppProfile {
    /// What the profile decides otherwise than the vendor's built-in one, as members of a profile file, with its generation and
    /// language: readings of what vendors do, and no words.
    var choices: RawJSON {
        let preset = preset
        var members: [(key: UTF8Text, value: RawJSON)] = [
            ("generation", .string(UTF8Text(generation))), ("language", .string(UTF8Text(language))),
        ]
        if badgeCap > 0 { members.append(("badgeCap", .integer(badgeCap))) }
        if let timeToLive { members.append(("timeToLive", .integer(timeToLive))) }
        if recallOverride { members.append(("recallOverride", .bool(true))) }
        if display != preset?.display { members.append(("display", .string(UTF8Text(display.rawValue)))) }
        if mode != preset?.mode { members.append(("mode", .string(UTF8Text(mode.rawValue)))) }
        return .object(members + policies.members(otherThan: preset?.policies ?? Policies()))
    }
}
