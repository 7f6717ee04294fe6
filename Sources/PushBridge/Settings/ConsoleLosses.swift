import PushModel

/// What a profile says about the old vendor's ways, and the new vendor's profile does not.
///
/// No console has a setting for these, so they are compared: whatever the two profiles agree on is not lost.
struct ConsoleLosses {
    /// The source's profile.
    let own: AppProfile
    /// The target's.
    let profile: AppProfile
    /// The members that the source's configuration names.
    let named: [SettingsPlace: Location]

    func note(_ losses: inout [SettingsLoss]) {
        noteGeneration(&losses)
        noteDefaults(&losses)
        noteWording(&losses)
        if own.appKey != nil && own.appKey != profile.appKey {
            losses.append(SettingsLoss(.oldAppKey, .appKey))
        }
        if own.isMutable && !profile.isMutable {
            losses.append(
                SettingsLoss(
                    .mutableSwitchLost, .isMutable,
                    difference:
                        "will show messages as they come, where the app changes those that do not ask for it")
            )
        }
        notePolicies(&losses)
    }

    private func noteGeneration(_ losses: inout [SettingsLoss]) {
        guard own.generation != profile.generation else { return }
        losses.append(
            SettingsLoss(
                .generationLost, .generation,
                difference:
                    "will show pushes as the new vendor words them, not as the generation \(own.generation) did"
            ))
    }

    // MARK: Users who set nothing

    /// Neither console sets a default for users; converting their settings writes it out for each (reading G2).
    private func noteDefaults(_ losses: inout [SettingsLoss]) {
        if names(.display) && own.display != profile.display {
            losses.append(
                SettingsLoss(
                    .noDefaultForEverybody, .display,
                    [.words(profile.display.rawValue), .words(own.display.rawValue)],
                    difference:
                        "will \(own.display == .simple ? "show" : "hide") the words of messages, if its user set no display "
                        + "and the settings are not converted"))
        }
        if own.mode != profile.mode {
            losses.append(
                SettingsLoss(
                    .noDefaultForEverybody, .mode,
                    [.words(profile.mode.rawValue), .words(own.mode.rawValue)],
                    difference:
                        "will ring as the mode \(profile.mode.rawValue) wants, if its user set none and the settings are not "
                        + "converted"))
        }
    }

    // MARK: Wording

    private func noteWording(_ losses: inout [SettingsLoss]) {
        if names(.language) && own.language != profile.language {
            losses.append(
                SettingsLoss(
                    .languageLost, .language, [.words(own.language), .words(profile.language)],
                    difference: "will show built-in texts in \(profile.language), not in \(own.language)"))
        }
        var wanted = profile
        wanted.takeOver(own)
        if wanted.texts != profile.texts {
            losses.append(
                SettingsLoss(
                    .textsLost, .texts,
                    difference: "will show the new vendor's built-in texts, not the app's own"))
        }
        if wanted.separators != profile.separators {
            losses.append(
                SettingsLoss(
                    .separatorsLost, .separators,
                    difference:
                        "will show the new vendor's separator between name and text, not the app's own"))
        }
    }

    private func notePolicies(_ losses: inout [SettingsLoss]) {
        guard let preset = own.preset else { return }
        let kept = Dictionary(uniqueKeysWithValues: profile.policies.members.map { ($0.key, $0.value) })
        let names = own.policies.members(otherThan: preset.policies)
            .filter { kept[$0.key] != $0.value }.map(\.key.string)
        guard !names.isEmpty else { return }
        losses.append(
            SettingsLoss(.policiesLost, .policies, [.words(names.joined(separator: ", "))]))
    }

    private func names(_ field: SettingsField) -> Bool { named[SettingsPlace(field)] != nil }
}
