// Made from Mappings/rules.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// What Apple asks of a payload and its headers, a case for each row of `Mappings/rules.tsv`.
public enum APNSRule: UInt8, CaseIterable, Sendable {
    case backgroundPriority  // AR-001
    case backgroundShows  // AR-002
    case alertAsBackground  // AR-003
    case wakeUpBesideAlert  // AR-004
    case invisible  // AR-005
    case badgeOrSoundAsBackground  // AR-006
    case liveActivityBasics  // AR-007
    case voipTopic  // AR-008
    case topicSuffix  // AR-009
    case criticalSoundAndLevel  // AR-010
    case relevanceRange  // AR-011
    case payloadSize  // AR-012
    case collapseIdSize  // AR-013
    case oneAttemptPowerAware  // AR-014
    case otherSpelling  // AR-015
    case events  // AR-016
    case wrongType  // AR-017
    case backgroundWithoutWakeUp  // AR-018
    case liveActivityStart  // AR-019
    case liveActivityEnd  // AR-020
    case keyOfAnotherPushType  // AR-021
    case wordsAsObject  // AR-022
    case argumentNotText  // AR-023
    case argumentsWithoutKey  // AR-024
    case unknownKey  // AR-025
    case deadKey  // AR-026
    case mutableWithoutAlert  // AR-027
    case valueNotAllowed  // AR-028
    case widgetsUnchanged  // AR-029
    case managementPayload  // AR-030
    case wakeUpWithBadgeOrSound  // AR-031
    case soundInTheWrongPlace  // AR-032
    case priorityOfType  // AR-033
    case identifierNotUuid  // AR-034
    case broadcast  // AR-035
    case unknownPushType  // AR-036
    case noPayload  // AR-037
}

extension APNSRule {
    /// The row's identifier in the table.
    public var row: String { facts[Int(rawValue)].row }
    /// The rule's name in the table.
    public var name: String { literal.text }
    /// The same, for codes of diagnostics.
    package var literal: StaticString { facts[Int(rawValue)].name }
    /// How much it matters when the rule is broken.
    public var severity: APNSLintFinding.Severity { facts[Int(rawValue)].severity }
    /// What is wrong and what to do, with places for the key, what was found and what is expected.
    var words: String { facts[Int(rawValue)].words }
}

private let facts: [(row: String, name: StaticString, severity: APNSLintFinding.Severity, words: String)] = [
    ("AR-001", "background-priority", .error, "A background push has priority {found}, and Apple takes {expected} only. Send apns-priority {expected}."),
    ("AR-002", "background-shows", .error, "{key} stands in a background push, which may hold content-available alone. Remove it, or send push type alert."),
    ("AR-003", "alert-as-background", .error, "The push shows an alert and is sent as background, so that it may be late or lost. Send push type alert."),
    ("AR-004", "wake-up-beside-alert", .error, "content-available may stand beside an alert, but not in a background push. Send push type alert."),
    ("AR-005", "invisible", .warning, "The push has no alert, badge or sound and does not wake the app, so nobody notices it. Add one of them, or do not send it."),
    ("AR-006", "badge-or-sound-as-background", .error, "The push sets a badge or plays a sound and is sent as background. Send push type alert."),
    ("AR-007", "live-activity-basics", .error, "A Live Activity push needs {key}, which is missing. Add it."),
    ("AR-008", "voip-topic", .error, "The topic of a call must end in {expected}. Append it to the bundle identifier."),
    ("AR-009", "topic-suffix", .error, "The topic does not fit push type {found}. Send the bundle identifier with the suffix of that type: {expected}."),
    ("AR-010", "critical-sound-and-level", .warning, "A critical sound and interruption-level critical belong together, and only {found} is there. Send both or neither."),
    ("AR-011", "relevance-range", .warning, "relevance-score lies outside 0 to 1, which only Live Activities may exceed. Send a number from 0 to 1."),
    ("AR-012", "payload-size", .error, "The payload has {found} bytes, and Apple takes {expected} for this push type. Shorten it."),
    ("AR-013", "collapse-id-size", .error, "The collapse identifier has {found} bytes, and Apple takes {expected}. Send a shorter one."),
    ("AR-014", "one-attempt-power-aware", .warning, "The push is tried once (apns-expiration 0) and may wait (apns-priority {found}), so it is likely lost. Send a time, or priority 10."),
    ("AR-015", "other-spelling", .warning, "{key} means nothing to Apple, who spells it {expected}. Correct the spelling."),
    ("AR-016", "events", .warning, "{key} means nothing to Apple, who spells it {expected}. Correct the spelling."),
    ("AR-017", "wrong-type", .error, "{key} has a value of type {found} where Apple wants {expected}. Correct the type."),
    ("AR-018", "background-without-wake-up", .error, "A background push needs content-available 1, which is missing. Add it."),
    ("AR-019", "live-activity-start", .error, "Starting a Live Activity needs {key}, which is missing. Add it."),
    ("AR-020", "live-activity-end", .info, "Ending a Live Activity without content-state leaves the last state on the screen. Add content-state."),
    ("AR-021", "key-of-another-push-type", .warning, "{key} works in pushes of type {expected} only, and this one is of type {found}. Send it as such a push, or remove the key."),
    ("AR-022", "words-as-object", .error, "{key} is an object, which only Live Activities may have. Send a string, or the flat localisation keys."),
    ("AR-023", "argument-not-text", .error, "{key} holds something that is no string, and each argument fills one %@. Send strings."),
    ("AR-024", "arguments-without-key", .warning, "{key} means nothing without {expected}. Add that key, or remove the arguments."),
    ("AR-025", "unknown-key", .warning, "{key} is none of Apple's keys, and APNs ignores it where it stands. Put custom data at the payload's root."),
    ("AR-026", "dead-key", .warning, "{key} has no effect on today's systems. Remove it."),
    ("AR-027", "mutable-without-alert", .warning, "mutable-content has no effect without an alert. Add an alert, or remove the key."),
    ("AR-028", "value-not-allowed", .warning, "{key} has a value that Apple does not define; it takes {expected}. Send one of them."),
    ("AR-029", "widgets-unchanged", .error, "A push of type widgets needs content-changed true, which is missing. Add it."),
    ("AR-030", "management-payload", .error, "A push of type mdm holds the string mdm and no aps. Send nothing else."),
    ("AR-031", "wake-up-with-badge-or-sound", .warning, "content-available stands beside {found} and no alert, so the push is no silent one. Remove what shows or sounds for a silent push, or add an alert."),
    ("AR-032", "sound-in-the-wrong-place", .warning, "{key} is not where this push type has its sound. Put the sound into {expected}."),
    ("AR-033", "priority-of-type", .warning, "A push of type {found} has another priority than Apple documents for it: {expected}. Send one of these."),
    ("AR-034", "identifier-not-uuid", .error, "{key} is no UUID in lower-case letters. Send one, or leave it to Apple."),
    ("AR-035", "broadcast", .error, "A broadcast is a Live Activity push that does not start one and has no topic. Correct {key}."),
    ("AR-036", "unknown-push-type", .warning, "The push type is none that Apple documents. Correct it, or expect InvalidPushType."),
    ("AR-037", "no-payload", .error, "The payload is no JSON object. Send an object with aps in it."),
]
