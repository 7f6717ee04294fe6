extension Policies {
    /// The policies as members of a profile file, in a fixed order.
    package var members: [(key: UTF8Text, value: RawJSON)] {
        [
            ("forceOverrides", .array(forceOverrides.map(\.rawValue).sorted().map(Self.word))),
            ("legacyTitleIsBody", .bool(legacyTitleIsBody)),
            ("groupSender", Self.word(groupSender.rawValue)),
            ("voip", .bool(voip)),
            ("zeroQuietInterval", Self.word(zeroQuietInterval.rawValue)),
            ("pushesCommands", .bool(pushesCommands)),
            ("alertForm", Self.word(alertForm.rawValue)),
            ("silentReason", Self.word(silentReason.rawValue)),
            ("simpleHidesText", .bool(simpleHidesText)),
            ("summaryText", Self.word(summaryText.rawValue)),
            ("prefixesSenderText", .bool(prefixesSenderText)),
            ("prefixesForcedText", .bool(prefixesForcedText)),
            ("appDataKeys", Self.word(appDataKeys.rawValue)),
            ("identifiersIgnoreCase", .bool(identifiersIgnoreCase)),
            ("madeTitle", Self.word(madeTitle.rawValue)),
            ("mentionsPassMute", .bool(mentionsPassMute)),
            ("quietZone", Self.word(quietZone.name)),
            ("unknownElementText", .string(unknownElementText)),
            ("ignoresDisplay", .bool(ignoresDisplay)),
            ("needsBody", .bool(needsBody)),
            ("pushesNotices", .bool(pushesNotices)),
            ("wakesSilently", .bool(wakesSilently)),
            ("namesBesideTitle", .bool(namesBesideTitle)),
            ("showsIdentifiers", .bool(showsIdentifiers)),
            ("templateUse", Self.word(templateUse.rawValue)),
            ("mentionTextFor", Self.word(mentionTextFor.rawValue)),
            ("defaultBadge", Self.word(defaultBadge.rawValue)),
            ("defaultSound", .string(defaultSound)),
            ("mutableContent", Self.word(mutableContent.rawValue)),
            ("usualCategory", Self.word(usualCategory.rawValue)),
            ("quietHoursDecide", .bool(quietHoursDecide)),
        ]
    }

    /// The policies that are others than `preset` has.
    package func members(otherThan preset: Policies) -> [(key: UTF8Text, value: RawJSON)] {
        zip(members, preset.members).filter { $0.0.value != $0.1.value }.map(\.0)
    }

    private static func word(_ word: String) -> RawJSON { .string(UTF8Text(word)) }
}
