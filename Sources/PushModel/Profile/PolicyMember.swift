/// A policy as a profile file has it: its name, how it is read and written, and which values it may take.
struct PolicyMember: Sendable {
    /// Takes the policy from the member of this name that the object has.
    typealias Reading =
        @Sendable (SettingsObject, TimeZoneRule.Finder, inout Policies) throws(PushModelError) -> Void

    let name: UTF8Text
    let read: Reading
    let value: @Sendable (Policies) -> RawJSON
    /// Every value that it may take; none for a text, a set of any size, and what nobody sees.
    let choices: [RawJSON]

    /// All of them, in the order in which they are written.
    static let all: [PolicyMember] = [
        forceOverrides, flag("legacyTitleIsBody", \.legacyTitleIsBody), word("groupSender", \.groupSender),
        flag("voip", \.voip), word("zeroQuietInterval", \.zeroQuietInterval),
        flag("pushesCommands", \.pushesCommands), word("alertForm", \.alertForm), silentReason,
        flag("simpleHidesText", \.simpleHidesText), word("summaryText", \.summaryText),
        flag("prefixesSenderText", \.prefixesSenderText), flag("prefixesForcedText", \.prefixesForcedText),
        word("appDataKeys", \.appDataKeys), flag("identifiersIgnoreCase", \.identifiersIgnoreCase),
        word("madeTitle", \.madeTitle), flag("mentionsPassMute", \.mentionsPassMute), quietZone,
        text("unknownElementText", \.unknownElementText), uncertainPushes,
        flag("ignoresDisplay", \.ignoresDisplay),
        flag("needsBody", \.needsBody), flag("pushesNotices", \.pushesNotices),
        flag("wakesSilently", \.wakesSilently), flag("namesBesideTitle", \.namesBesideTitle),
        flag("countsRecalls", \.countsRecalls), flag("showsIdentifiers", \.showsIdentifiers),
        word("templateUse", \.templateUse),
        text("titlePlaceholder", \.titlePlaceholder), text("bodyPlaceholder", \.bodyPlaceholder),
        text("senderPlaceholder", \.senderPlaceholder), text("groupPlaceholder", \.groupPlaceholder),
        word("mentionTextFor", \.mentionTextFor), word("defaultBadge", \.defaultBadge),
        text("defaultSound", \.defaultSound), word("mutableContent", \.mutableContent),
        word("usualCategory", \.usualCategory), flag("quietHoursDecide", \.quietHoursDecide),
    ]

    private typealias Path<Value> = any WritableKeyPath<Policies, Value> & Sendable

    private static func flag(_ name: UTF8Text, _ path: Path<Bool>) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.flag(name) ?? policies[keyPath: path]
            }, value: { .bool($0[keyPath: path]) }, choices: [.bool(false), .bool(true)])
    }

    private static func text(_ name: UTF8Text, _ path: Path<UTF8Text>) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.text(name) ?? policies[keyPath: path]
            }, value: { .string($0[keyPath: path]) }, choices: [])
    }

    private static func word<Word: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: UTF8Text, _ path: Path<Word>
    ) -> PolicyMember {
        PolicyMember(
            name: name,
            read: { object, _, policies throws(PushModelError) in
                policies[keyPath: path] = try object.word(name, Word.self) ?? policies[keyPath: path]
            }, value: { spelled($0[keyPath: path].rawValue) },
            choices: Word.allCases.map { spelled($0.rawValue) })
    }

    private static let forceOverrides = PolicyMember(
        name: "forceOverrides",
        read: { object, _, policies throws(PushModelError) in
            policies.forceOverrides = try object.reasons("forceOverrides")
        }, value: { .array($0.forceOverrides.map(\.rawValue).sorted().map(spelled)) }, choices: [])

    private static let uncertainPushes = PolicyMember(
        name: "uncertainPushes",
        read: { object, _, policies throws(PushModelError) in
            policies.uncertainPushes =
                try object.texts("uncertainPushes").map { Set($0.map(\.string)) } ?? policies.uncertainPushes
        }, value: { .array($0.uncertainPushes.sorted().map(spelled)) }, choices: [])

    private static let silentReason = PolicyMember(
        name: "silentReason",
        read: { object, _, policies throws(PushModelError) in
            policies.silentReason =
                try object.word("silentReason", SuppressionReason.self) ?? policies.silentReason
        }, value: { spelled($0.silentReason.rawValue) }, choices: [])

    private static let quietZone = PolicyMember(
        name: "quietZone",
        read: { object, zones, policies throws(PushModelError) in
            policies.quietZone = try object.zone("quietZone", zones) ?? policies.quietZone
        }, value: { spelled($0.quietZone.name) }, choices: [])

    private static func spelled(_ word: String) -> RawJSON { .string(UTF8Text(word)) }
}

extension Policies {
    /// Overrides every policy that an object names, and remarks on names that no policy has.
    mutating func apply(
        _ object: SettingsObject, _ zones: TimeZoneRule.Finder, _ remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        for member in object.value.members where !member.value.isNull {
            if let policy = PolicyMember.all.first(where: { $0.name == member.key }) {
                try policy.read(object, zones, &self)
            } else {
                let names = PolicyMember.all.map(\.name.string)
                remarks.append(.unknownMember(object.child(member.key), member.key, among: names))
            }
        }
    }

    /// The policies as members of a profile file, in a fixed order.
    package var members: [(key: UTF8Text, value: RawJSON)] {
        PolicyMember.all.map { ($0.name, $0.value(self)) }
    }

    /// The policies that are others than `preset` has.
    package func members(otherThan preset: Policies) -> [(key: UTF8Text, value: RawJSON)] {
        zip(members, preset.members).filter { $0.0.value != $0.1.value }.map(\.0)
    }

    /// The values that each policy may take, of those that a table can list, in the order of ``members``.
    package static let choices: [(key: UTF8Text, values: [RawJSON])] =
        PolicyMember.all.filter { !$0.choices.isEmpty }.map { ($0.name, $0.choices) }
}

extension SettingsObject {
    fileprivate func reasons(_ key: UTF8Text) throws(PushModelError) -> Set<SuppressionReason> {
        var reasons: Set<SuppressionReason> = []
        for text in try texts(key) ?? [] {
            guard let reason = SuppressionReason(rawValue: text.string) else {
                let words = SuppressionReason.allCases.map(\.rawValue).joined(separator: ", ")
                throw PushModelError(
                    .unknownValue, path: child(key), message: "\"\(text)\" is not one of: \(words)")
            }
            reasons.insert(reason)
        }
        return reasons
    }
}
