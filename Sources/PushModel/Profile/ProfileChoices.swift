extension Policies {
    /// The values that each policy may take, in the order of ``members``.
    ///
    /// Left out are the reasons that force overrides, a set of any size, the name of a sender's silence, which nobody sees, a zone and two texts.
    package static let choices: [(key: UTF8Text, values: [RawJSON])] = [
        ("legacyTitleIsBody", flags), ("groupSender", words(GroupSender.self)), ("voip", flags),
        ("zeroQuietInterval", words(ZeroInterval.self)), ("pushesCommands", flags),
        ("alertForm", words(AlertForm.self)), ("simpleHidesText", flags),
        ("summaryText", words(SummaryText.self)), ("prefixesSenderText", flags),
        ("prefixesForcedText", flags), ("appDataKeys", words(AppDataKeys.self)),
        ("identifiersIgnoreCase", flags), ("madeTitle", words(MadeTitle.self)),
        ("mentionsPassMute", flags), ("ignoresDisplay", flags), ("needsBody", flags),
        ("pushesNotices", flags), ("wakesSilently", flags), ("namesBesideTitle", flags),
        ("showsIdentifiers", flags), ("templateUse", words(TemplateUse.self)),
        ("mentionTextFor", words(MentionTextFor.self)), ("defaultBadge", words(DefaultBadge.self)),
        ("mutableContent", words(MutableContent.self)), ("usualCategory", words(UsualCategory.self)),
        ("quietHoursDecide", flags),
    ]

    private static let flags: [RawJSON] = [.bool(false), .bool(true)]

    private static func words<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> [RawJSON] {
        Word.allCases.map { .string(UTF8Text($0.rawValue)) }
    }
}

extension AppProfile {
    /// Every value that a setting of a profile may take, of those that a table lists: the policies, and what receivers have who
    /// set nothing.
    package static var choices: [ProfileSetting] {
        let flag = ["recallOverride", "isMutable"].flatMap { name in
            [false, true].map { ProfileSetting(name, value: .bool($0)) }
        }
        let display = DisplayStyle.allCases.map {
            ProfileSetting("display", value: .string(UTF8Text($0.rawValue)))
        }
        let mode = NotificationMode.allCases.map {
            ProfileSetting("mode", value: .string(UTF8Text($0.rawValue)))
        }
        let policies = Policies.choices.flatMap { policy in
            policy.values.map { ProfileSetting("policies", policy.key, value: $0) }
        }
        return flag + display + mode + policies
    }
}
