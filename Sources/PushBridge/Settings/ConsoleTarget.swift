import PushModel

/// The profile that the target's console will hold: the source's, over the target's own (reading C3).
struct ConsoleTarget {
    /// What the source's console holds.
    let own: AppProfile
    /// What somebody says that the target's console holds already; nil where nobody does.
    let given: AppProfile?
    var wanted: AppProfile
    /// The names of templates that somebody has to write anew.
    private(set) var unfillable: [String] = []
    let target: AppProfile
    let isSameVendor: Bool
    /// The members that the source's configuration names.
    let named: [SettingsPlace: Location]

    // MARK: What is there already

    /// Leaves to the target what its own profile says, and tells where the source's says something else.
    mutating func noteWhatWasThere(_ losses: inout [SettingsLoss]) {
        guard let given else { return }
        var differing: [SettingsField] = []
        func keep<Value: Equatable>(_ field: SettingsField, _ theirs: Value?, _ ours: inout Value?) {
            guard let theirs, let found = ours else { return }
            if found != theirs { differing.append(field) }
            ours = nil
        }
        func keep<Value: Equatable>(
            _ field: SettingsField, _ theirs: [UTF8Text: Value], _ ours: inout [UTF8Text: Value]
        ) {
            if ours.contains(where: { theirs[$0.key] != nil && theirs[$0.key] != $0.value }) {
                differing.append(field)
            }
            ours = ours.filter { theirs[$0.key] == nil }
        }
        keep(.topic, given.topic, &wanted.topic)
        keep(.timeToLive, given.timeToLive, &wanted.timeToLive)
        keep(.templates, given.templates, &wanted.templates)
        keep(.hiddenTexts, given.hiddenTexts, &wanted.hiddenTexts)
        keep(.senders, given.senders, &wanted.senders)
        keep(.groups, given.groups, &wanted.groups)
        if given.badgeCap > 0 {
            if own.badgeCap > 0 && own.badgeCap != given.badgeCap { differing.append(.badgeCap) }
            wanted.badgeCap = 0
        }
        if given.recallOverride { wanted.recallOverride = false }
        if given.isMutable { wanted.isMutable = false }
        losses += differing.map {
            SettingsLoss(.targetSaysOtherwise, $0)
        }
    }

    /// Leaves templates out whose placeholders the target would show as they stand.
    mutating func leaveUnfillableTemplatesOut(_ losses: inout [SettingsLoss]) {
        let use = own.policies.templateUse
        guard use != (given ?? target).policies.templateUse else { return }
        for (name, template) in own.templates.sorted(by: { $0.key.string < $1.key.string })
        where wanted.templates[name] == template && template.isFilled(in: use) {
            wanted.templates[name] = nil
            unfillable.append(name.string)
            losses.add(
                .placeholdersOfOldVendor, .templates, [.text(name)],
                difference: "will show the message's own text where the template \(name) gave it")
        }
    }

    /// What somebody does for the templates that were left out; nil without any.
    var stepForTemplates: String? {
        if unfillable.isEmpty { return nil }
        let arguments =
            switch (given ?? target).policies.templateUse {
            case .levels: "with {0}, {1} and so on for the arguments, in their order"
            case .called: "with {{Name}} for each argument, and let senders give arguments by these names"
            case .beneath: "without placeholders"
            }
        return "Write the push templates \(unfillable.joined(separator: ", ")) anew, \(arguments)."
    }

    private func names(_ field: SettingsField) -> Bool { named[SettingsPlace(field)] != nil }

    // MARK: The profile

    /// The target's profile, and what of the source's is not in it.
    func profile(losses: inout [SettingsLoss]) -> AppProfile {
        var profile = base
        profile.topic = profile.topic ?? wanted.topic
        profile.timeToLive = profile.timeToLive ?? wanted.timeToLive
        profile.senders.merge(wanted.senders) { own, _ in own }
        profile.groups.merge(wanted.groups) { own, _ in own }
        profile.templates.merge(wanted.templates) { own, _ in own }
        profile.hiddenTexts.merge(wanted.hiddenTexts) { own, _ in own }
        if wanted.badgeCap > 0 { profile.badgeCap = wanted.badgeCap }
        if wanted.recallOverride { profile.recallOverride = true }
        if wanted.isMutable && isSameVendor { profile.isMutable = true }
        if given == nil && own.policies.voip { profile.policies.voip = true }
        if own.vendor == target.vendor { profile.appKey = profile.appKey ?? own.appKey }
        ConsoleLosses(own: own, profile: profile, named: named).note(&losses)
        return profile
    }

    /// What the target says by itself: its own profile, else the source's wording at the same vendor, else its preset.
    private var base: AppProfile {
        if let given { return given }
        let language = names(.language) ? own.language : nil
        guard isSameVendor else {
            return (try? AppProfile(vendor: target.vendor, language: language, from: target.presets))
                ?? target
        }
        var profile =
            (try? AppProfile(
                vendor: target.vendor, generation: own.generation, language: language, from: target.presets))
            ?? target
        profile.takeOver(own)
        return profile
    }
}

extension AppProfile {
    /// Takes over what another profile changed of its preset's defaults, wording and policies.
    mutating func takeOver(_ other: AppProfile) {
        guard let preset = other.preset else { return }
        func take<Value: Equatable>(_ member: WritableKeyPath<AppProfile, Value>) {
            if other[keyPath: member] != preset[keyPath: member] {
                self[keyPath: member] = other[keyPath: member]
            }
        }
        take(\.display)
        take(\.mode)
        take(\.texts.title)
        take(\.texts.body)
        take(\.texts.mention)
        take(\.texts.recall)
        take(\.texts.kinds)
        take(\.texts.types)
        take(\.separators.name)
        take(\.separators.id)
        take(\.policies)
    }
}

/// What a profile says about the old vendor's ways, and the new vendor's profile does not.
///
/// No console has a setting for these, so they are compared: whatever the two profiles agree on is not lost.
struct ConsoleLosses {
    let own: AppProfile
    let profile: AppProfile
    /// The members that the source's configuration names.
    let named: [SettingsPlace: Location]

    func note(_ losses: inout [SettingsLoss]) {
        noteGeneration(&losses)
        noteDefaults(&losses)
        noteWording(&losses)
        if own.appKey != nil && own.appKey != profile.appKey {
            losses.add(.oldAppKey, .appKey)
        }
        if own.isMutable && !profile.isMutable {
            losses.add(
                .mutableSwitchLost, .isMutable,
                difference:
                    "will show messages as they come, where the app changes those that do not ask for it")
        }
        if own.offlinePush != nil && own.offlinePush != profile.offlinePush {
            losses.add(.offlinePushLeft, .offlinePush)
        }
        notePolicies(&losses)
    }

    private func noteGeneration(_ losses: inout [SettingsLoss]) {
        guard own.generation != profile.generation else { return }
        losses.add(
            .generationLost, .generation,
            difference:
                "will show pushes as the new vendor words them, not as the generation \(own.generation) did")
    }

    // MARK: Users who set nothing

    /// Neither console sets a default for users; converting their settings writes it out for each (reading G2).
    private func noteDefaults(_ losses: inout [SettingsLoss]) {
        if names(.display) && own.display != profile.display {
            losses.add(
                .noDefaultForEverybody, .display,
                [.words(profile.display.rawValue), .words(own.display.rawValue)],
                difference:
                    "will \(own.display == .simple ? "show" : "hide") the words of messages, if its user set no display "
                    + "and the settings are not converted")
        }
        if own.mode != profile.mode {
            losses.add(
                .noDefaultForEverybody, .mode,
                [.words(profile.mode.rawValue), .words(own.mode.rawValue)],
                difference:
                    "will ring as the mode \(profile.mode.rawValue) wants, if its user set none and the settings are not "
                    + "converted")
        }
    }

    // MARK: Wording

    private func noteWording(_ losses: inout [SettingsLoss]) {
        if names(.language) && own.language != profile.language {
            losses.add(
                .languageLost, .language, [.words(own.language), .words(profile.language)],
                difference: "will show built-in texts in \(profile.language), not in \(own.language)")
        }
        var wanted = profile
        wanted.takeOver(own)
        if wanted.texts != profile.texts {
            losses.add(
                .textsLost, .texts,
                difference: "will show the new vendor's built-in texts, not the app's own")
        }
        if wanted.separators != profile.separators {
            losses.add(
                .separatorsLost, .separators,
                difference:
                    "will show the new vendor's separator between name and text, not the app's own")
        }
    }

    private func notePolicies(_ losses: inout [SettingsLoss]) {
        guard let preset = own.preset else { return }
        let kept = Dictionary(uniqueKeysWithValues: profile.policies.members.map { ($0.key, $0.value) })
        let names = own.policies.members(otherThan: preset.policies)
            .filter { kept[$0.key] != $0.value }.map(\.key.string)
        guard !names.isEmpty else { return }
        losses.add(.policiesLost, .policies, [.words(names.joined(separator: ", "))])
    }

    private func names(_ field: SettingsField) -> Bool { named[SettingsPlace(field)] != nil }
}
