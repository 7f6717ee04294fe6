internal import PushBridge

extension NamedSchema {
    /// The members that are read, each as what is known of it here.
    static let personMembers = Recipient.memberNames.map { name in
        let (schema, words) = personFacts[name] ?? (.any, "As in a line of a recipients file")
        return SchemaMember(name, schema, words)
    }

    private static let personFacts: [String: (JSONSchema, String)] = [
        "id": (.name, "The person's identifier; in a request the path says it"),
        "nickname": (.string, "What others see"),
        "display": (.oneOf(["simple", "summary"]), "Whether pushes hide what messages say"),
        "mode": (.string, "Which messages are pushed: `all`, `mentions` or `none`"),
        "language": (.string, "By which a message's translation is chosen"),
        "quiet": (.object([], isOpen: true), "When nothing is pushed: `daily`, `from`, `until`, `timeZone`"),
        "conversations": (
            .array(.object([], isOpen: true)),
            "What the person set for single conversations: `kind`, `id`, `mode`"
        ),
        "unread": (.integer(from: 0), "How many messages count in the badge"),
        "devices": (
            .array(.object([], isOpen: true)), "Devices to add: `token` and what a device has besides"
        ),
    ]

    /// What tells a device from its person's others.
    private static let kinds: [SchemaMember] = [
        SchemaMember("topic", .text(from: 1, to: 255), "The bundle identifier, if it is not the profile's"),
        SchemaMember("deviceID", .text(from: 1, to: 255), "The vendor's identifier of the device"),
        SchemaMember("notifier", .text(from: 1, to: 255), "The name of the certificate it was bound with"),
        SchemaMember(
            "language", .text(from: 1, to: 255), "The language of its system, if it is not the person's"),
        SchemaMember("kind", .oneOf(["alert", "voip"]), "What the token is for; `alert` if absent"),
        SchemaMember(
            "environment", .oneOf(["production", "sandbox"]),
            "Which of Apple's two services; `production` if absent"),
    ]

    static let deviceSettingMembers: [SchemaMember] =
        kinds + [
            SchemaMember(
                "registeredAt", .moment,
                "When the app registered the token, in Unix milliseconds; now if absent")
        ]

    static let deviceMembers: [SchemaMember] =
        [.needed("token", .string, "The device token, in lower-case hexadecimal digits")] + kinds + [
            .needed("registeredAt", .moment, "When the app registered it, in Unix milliseconds"),
            SchemaMember("refusal", .string, "Apple's reason for refusing it since"),
        ]

    /// How the person's devices are told.
    static let tellingMembers: [SchemaMember] = [
        SchemaMember("except", .string, "The token of the device that shows it already"),
        SchemaMember("push", .bool, "Whether the devices are told by a push; `true` if absent"),
    ]

    static let badgeSettingMembers: [SchemaMember] =
        [.needed("unread", .integer(from: 0, to: 1_000_000_000), "The count")] + tellingMembers

    static let badgeChangeMembers: [SchemaMember] =
        [.needed("add", .integer(from: -1_000_000, to: 1_000_000_000), "So many more, or less")]
        + tellingMembers

    static let presenceMembers: [SchemaMember] = [
        .needed("online", .bool, "Whether they are"),
        SchemaMember("at", .moment, "Since when, in Unix milliseconds; else now"),
    ]

    static let groupMembers: [SchemaMember] = [
        SchemaMember("id", .name, "The group's identifier; in a request the path says it"),
        .needed("members", .array(.name), "Whom it has"),
        SchemaMember("managers", .array(.name), "Its owner and its managers; absent where nobody lists them"),
        SchemaMember("name", .string, "What pushes call it"),
    ]
}
