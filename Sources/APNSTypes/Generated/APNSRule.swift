// Made from Mappings/rules.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// What Apple asks of a payload and its headers, a case for each row of `Mappings/rules.tsv`.
public enum APNSRule: UInt8, CaseIterable, Sendable {
    /// AR-001, error: A background push has priority {found}, and Apple takes {expected} only. Send apns-priority {expected}.
    case backgroundPriority
    /// AR-002, error: {key} stands in a background push, which may hold content-available alone. Remove it, or send push type alert.
    case backgroundShows
    /// AR-003, error: The push shows an alert and is sent as background, so that it may be late or lost. Send push type alert.
    case alertAsBackground
    /// AR-004, error: content-available may stand beside an alert, but not in a background push. Send push type alert.
    case wakeUpBesideAlert
    /// AR-005, warning: The push has no alert, badge or sound and does not wake the app, so nobody notices it. Add one of them, or do not send it.
    case invisible
    /// AR-006, error: The push sets a badge or plays a sound and is sent as background. Send push type alert.
    case badgeOrSoundAsBackground
    /// AR-007, error: A Live Activity push needs {key}, which is missing. Add it.
    case liveActivityBasics
    /// AR-008, error: The topic of a call must end in {expected}. Append it to the bundle identifier.
    case voipTopic
    /// AR-009, error: The topic does not fit push type {found}. Send the bundle identifier with the suffix of that type: {expected}.
    case topicSuffix
    /// AR-010, warning: A critical sound and interruption-level critical belong together, and only {found} is there. Send both or neither.
    case criticalSoundAndLevel
    /// AR-011, warning: relevance-score lies outside 0 to 1, which only Live Activities may exceed. Send a number from 0 to 1.
    case relevanceRange
    /// AR-012, error: The payload has {found} bytes, and Apple takes {expected} for this push type. Shorten it.
    case payloadSize
    /// AR-013, error: The collapse identifier has {found} bytes, and Apple takes {expected}. Send a shorter one.
    case collapseIdSize
    /// AR-014, warning: The push is tried once (apns-expiration 0) and may wait (apns-priority {found}), so it is likely lost. Send a time, or priority 10.
    case oneAttemptPowerAware
    /// AR-015, warning: {key} means nothing to Apple, who spells it {expected}. Correct the spelling.
    case otherSpelling
    /// AR-016, warning: {key} means nothing to Apple, who spells it {expected}. Correct the spelling.
    case events
    /// AR-017, error: {key} has a value of type {found} where Apple wants {expected}. Correct the type.
    case wrongType
    /// AR-018, error: A background push needs content-available 1, which is missing. Add it.
    case backgroundWithoutWakeUp
    /// AR-019, error: Starting a Live Activity needs {key}, which is missing. Add it.
    case liveActivityStart
    /// AR-020, info: Ending a Live Activity without content-state leaves the last state on the screen. Add content-state.
    case liveActivityEnd
    /// AR-021, warning: {key} works in pushes of type {expected} only, and this one is of type {found}. Send it as such a push, or remove the key.
    case keyOfAnotherPushType
    /// AR-022, error: {key} is an object, which only Live Activities may have. Send a string, or the flat localisation keys.
    case wordsAsObject
    /// AR-023, error: {key} holds something that is no string, and each argument fills one %@. Send strings.
    case argumentNotText
    /// AR-024, warning: {key} means nothing without {expected}. Add that key, or remove the arguments.
    case argumentsWithoutKey
    /// AR-025, warning: {key} is none of Apple's keys, and APNs ignores it where it stands. Put custom data at the payload's root.
    case unknownKey
    /// AR-026, warning: {key} has no effect on today's systems. Remove it.
    case deadKey
    /// AR-027, warning: mutable-content has no effect without an alert. Add an alert, or remove the key.
    case mutableWithoutAlert
    /// AR-028, warning: {key} has a value that Apple does not define; it takes {expected}. Send one of them.
    case valueNotAllowed
    /// AR-029, error: A push of type widgets needs content-changed true, which is missing. Add it.
    case widgetsUnchanged
    /// AR-030, error: A push of type mdm holds the string mdm and no aps. Send nothing else.
    case managementPayload
    /// AR-031, warning: content-available stands beside {found} and no alert, so the push is no silent one. Remove what shows or sounds for a silent push, or add an alert.
    case wakeUpWithBadgeOrSound
    /// AR-032, warning: {key} is not where this push type has its sound. Put the sound into {expected}.
    case soundInTheWrongPlace
    /// AR-033, warning: A push of type {found} has another priority than Apple documents for it: {expected}. Send one of these.
    case priorityOfType
    /// AR-034, error: {key} is no UUID in lower-case letters. Send one, or leave it to Apple.
    case identifierNotUuid
    /// AR-035, error: A broadcast is a Live Activity push that does not start one and has no topic. Correct {key}.
    case broadcast
    /// AR-036, warning: The push type is none that Apple documents. Correct it, or expect InvalidPushType.
    case unknownPushType
    /// AR-037, error: The payload is no JSON object. Send an object with aps in it.
    case noPayload
}

extension APNSRule {
    /// The row's identifier in the table.
    public var row: String { rowTable[Int(rawValue)] }
    /// The rule's name in the table.
    public var name: String { literal.text }
    /// The same, for codes of diagnostics.
    package var literal: StaticString { nameTable[Int(rawValue)] }
    /// How much it matters when the rule is broken.
    public var severity: APNSLintFinding.Severity { severityTable[Int(rawValue)] }
    /// What is wrong and what to do, with places for the key, what was found and what is expected.
    var words: String { wordsTable[Int(rawValue)] }
}

private let rowTable: [String] = [
    "AR-001",
    "AR-002",
    "AR-003",
    "AR-004",
    "AR-005",
    "AR-006",
    "AR-007",
    "AR-008",
    "AR-009",
    "AR-010",
    "AR-011",
    "AR-012",
    "AR-013",
    "AR-014",
    "AR-015",
    "AR-016",
    "AR-017",
    "AR-018",
    "AR-019",
    "AR-020",
    "AR-021",
    "AR-022",
    "AR-023",
    "AR-024",
    "AR-025",
    "AR-026",
    "AR-027",
    "AR-028",
    "AR-029",
    "AR-030",
    "AR-031",
    "AR-032",
    "AR-033",
    "AR-034",
    "AR-035",
    "AR-036",
    "AR-037",
]

private let nameTable: [StaticString] = [
    "background-priority",
    "background-shows",
    "alert-as-background",
    "wake-up-beside-alert",
    "invisible",
    "badge-or-sound-as-background",
    "live-activity-basics",
    "voip-topic",
    "topic-suffix",
    "critical-sound-and-level",
    "relevance-range",
    "payload-size",
    "collapse-id-size",
    "one-attempt-power-aware",
    "other-spelling",
    "events",
    "wrong-type",
    "background-without-wake-up",
    "live-activity-start",
    "live-activity-end",
    "key-of-another-push-type",
    "words-as-object",
    "argument-not-text",
    "arguments-without-key",
    "unknown-key",
    "dead-key",
    "mutable-without-alert",
    "value-not-allowed",
    "widgets-unchanged",
    "management-payload",
    "wake-up-with-badge-or-sound",
    "sound-in-the-wrong-place",
    "priority-of-type",
    "identifier-not-uuid",
    "broadcast",
    "unknown-push-type",
    "no-payload",
]

private let severityTable: [APNSLintFinding.Severity] = [
    .error,
    .error,
    .error,
    .error,
    .warning,
    .error,
    .error,
    .error,
    .error,
    .warning,
    .warning,
    .error,
    .error,
    .warning,
    .warning,
    .warning,
    .error,
    .error,
    .error,
    .info,
    .warning,
    .error,
    .error,
    .warning,
    .warning,
    .warning,
    .warning,
    .warning,
    .error,
    .error,
    .warning,
    .warning,
    .warning,
    .error,
    .error,
    .warning,
    .error,
]

private let wordsTable: [String] = [
    "A background push has priority {found}, and Apple takes {expected} only. Send apns-priority {expected}.",
    "{key} stands in a background push, which may hold content-available alone. Remove it, or send push type alert.",
    "The push shows an alert and is sent as background, so that it may be late or lost. Send push type alert.",
    "content-available may stand beside an alert, but not in a background push. Send push type alert.",
    "The push has no alert, badge or sound and does not wake the app, so nobody notices it. Add one of them, or do not send it.",
    "The push sets a badge or plays a sound and is sent as background. Send push type alert.",
    "A Live Activity push needs {key}, which is missing. Add it.",
    "The topic of a call must end in {expected}. Append it to the bundle identifier.",
    "The topic does not fit push type {found}. Send the bundle identifier with the suffix of that type: {expected}.",
    "A critical sound and interruption-level critical belong together, and only {found} is there. Send both or neither.",
    "relevance-score lies outside 0 to 1, which only Live Activities may exceed. Send a number from 0 to 1.",
    "The payload has {found} bytes, and Apple takes {expected} for this push type. Shorten it.",
    "The collapse identifier has {found} bytes, and Apple takes {expected}. Send a shorter one.",
    "The push is tried once (apns-expiration 0) and may wait (apns-priority {found}), so it is likely lost. Send a time, or priority 10.",
    "{key} means nothing to Apple, who spells it {expected}. Correct the spelling.",
    "{key} means nothing to Apple, who spells it {expected}. Correct the spelling.",
    "{key} has a value of type {found} where Apple wants {expected}. Correct the type.",
    "A background push needs content-available 1, which is missing. Add it.",
    "Starting a Live Activity needs {key}, which is missing. Add it.",
    "Ending a Live Activity without content-state leaves the last state on the screen. Add content-state.",
    "{key} works in pushes of type {expected} only, and this one is of type {found}. Send it as such a push, or remove the key.",
    "{key} is an object, which only Live Activities may have. Send a string, or the flat localisation keys.",
    "{key} holds something that is no string, and each argument fills one %@. Send strings.",
    "{key} means nothing without {expected}. Add that key, or remove the arguments.",
    "{key} is none of Apple's keys, and APNs ignores it where it stands. Put custom data at the payload's root.",
    "{key} has no effect on today's systems. Remove it.",
    "mutable-content has no effect without an alert. Add an alert, or remove the key.",
    "{key} has a value that Apple does not define; it takes {expected}. Send one of them.",
    "A push of type widgets needs content-changed true, which is missing. Add it.",
    "A push of type mdm holds the string mdm and no aps. Send nothing else.",
    "content-available stands beside {found} and no alert, so the push is no silent one. Remove what shows or sounds for a silent push, or add an alert.",
    "{key} is not where this push type has its sound. Put the sound into {expected}.",
    "A push of type {found} has another priority than Apple documents for it: {expected}. Send one of these.",
    "{key} is no UUID in lower-case letters. Send one, or leave it to Apple.",
    "A broadcast is a Live Activity push that does not start one and has no topic. Correct {key}.",
    "The push type is none that Apple documents. Correct it, or expect InvalidPushType.",
    "The payload is no JSON object. Send an object with aps in it.",
]
