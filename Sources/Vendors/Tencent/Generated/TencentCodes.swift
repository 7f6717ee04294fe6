// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let appModeLost = DiagnosticCode("app-mode-lost", .warning, .dropped, "{key} has no counterpart for the app: only single groups can be set to mentions.")
    package static let badStamp = DiagnosticCode("bad-stamp", .warning, .invalid, "{key} is no moment in Unix seconds; it was taken as absent.")
    package static let besidePush = DiagnosticCode("beside-push", .info, .ignored, "{key} is void, since the message says what its push shows. Send it there.")
    package static let conditionOfSome = DiagnosticCode("condition-of-some", .info, .ignored, "{key} has no effect, since the message names its receivers.")
    /// The argument is the word.
    package static let controlWithoutEffect = DiagnosticCode("control-without-effect", .info, .ignored, "{key} has {0}, on which no push depends.")
    package static let desktopChangesNothing = DiagnosticCode("desktop-changes-nothing", .info, .ignored, "{key} need not be set: phones ring while a desktop client is logged in.")
    package static let desktopSilencesNobody = DiagnosticCode("desktop-silences-nobody", .warning, .dropped, "{key} has no counterpart: no phone is silent because a desktop client is logged in.")
    package static let displayIsUsual = DiagnosticCode("display-is-usual", .info, .ignored, "{key} need not be set: everybody sees what messages say.")
    package static let displayLost = DiagnosticCode("display-lost", .warning, .dropped, "{key} has no counterpart: recipients cannot hide the text of messages.")
    package static let emptyNameBecameSilence = DiagnosticCode("empty-name-became-silence", .info, .repaired, "{key} is a sound without a name, which became the vendor's word for silence.")
    /// The argument is the kind.
    package static let kindBecameElement = DiagnosticCode("kind-became-element", .warning, .approximated, "{key} is {0}, which Tencent lacks; it became an element of another type.")
    /// The argument is the kind.
    package static let kindWithoutMessage = DiagnosticCode("kind-without-message", .error, .dropped, "{key} is {0}, of which Tencent has no message that makes a push; nothing was written.")
    package static let languageOfDevice = DiagnosticCode("language-of-device", .warning, .dropped, "{key} has no counterpart: each device's own language counts.")
    package static let membersLeftOut = DiagnosticCode("members-left-out", .error, .dropped, "{key} leaves members out, and Tencent can only name the members who get a message; nothing was written. Name these members.")
    package static let mentionsAreOne = DiagnosticCode("mentions-are-one", .warning, .approximated, "{key} becomes mentions of either sort, which is all that can be said.")
    package static let noLanguage = DiagnosticCode("no-language", .warning, .invalid, "{key} names no language, so its texts are not shown.")
    /// The argument is the shape, and whose it is.
    package static let noMessageThere = DiagnosticCode("no-message-there", .error, .dropped, "{key} is a message's, and {0} has none; nothing was written. Give no target shape.")
    package static let noRooms = DiagnosticCode("no-rooms", .error, .dropped, "{key} is a chat room, and a message to a group does not say whether that is one, so people would be pushed to; nothing was written. Send it with the vendor's own call.")
    package static let nobodyHidesWords = DiagnosticCode("nobody-hides-words", .warning, .dropped, "{key} has no counterpart: recipients cannot hide the text of messages.")
    package static let noneBecomesAllDay = DiagnosticCode("none-becomes-all-day", .info, .approximated, "{key} becomes a quiet time that lasts all day, every day.")
    package static let ofNoCustomElement = DiagnosticCode("of-no-custom-element", .info, .ignored, "{key} has an effect only in a custom element.")
    package static let oneQuietTime = DiagnosticCode("one-quiet-time", .warning, .dropped, "{key} has no place beside a daily quiet time, which it would replace; set it again when it is needed.")
    package static let onlineOnlyByDefault = DiagnosticCode("online-only-by-default", .info, .defaulted, "The message is for all and does not say how long it is kept, so it reaches only those online. Send MsgLifeTime if others shall get it.")
    /// The argument is the shape, and whose it is.
    package static let otherConversation = DiagnosticCode("other-conversation", .error, .dropped, "{key} is of another kind of conversation than {0} is for; nothing was written. Give no target shape.")
    package static let quietHasNoEnd = DiagnosticCode("quiet-has-no-end", .warning, .dropped, "{key} begins a quiet time without an end, which has no counterpart; set a daily one that lasts all day.")
    package static let quietWithoutDuration = DiagnosticCode("quiet-without-duration", .warning, .invalid, "{key} is of a quiet time without a duration above 0; it was taken as absent. Give the duration in seconds.")
    package static let quietWithoutStart = DiagnosticCode("quiet-without-start", .warning, .invalid, "{key} is of a quiet time without the hour at which it starts; it was taken as absent. Give startHour.")
    package static let recallsNotPushed = DiagnosticCode("recalls-not-pushed", .warning, .dropped, "{key} has no counterpart: recalls make no push.")
    /// Reading G26.
    package static let timeCutToSeconds = DiagnosticCode("time-cut-to-seconds", .info, .approximated, "{key} has a fraction of a second, and the target counts seconds; the fraction was left out.")
    package static let unknownCommand = DiagnosticCode("unknown-command", .warning, .invalid, "{key} is no webhook about a message; it was read as one that comes after the message was sent.")
    package static let unknownElement = DiagnosticCode("unknown-element", .warning, .invalid, "{key} is no element that the vendor documents; policies.unknownElementText is used for it.")
    package static let webhookWithoutPush = DiagnosticCode("webhook-without-push", .warning, .defaulted, "This webhook never contains OfflinePushInfo. The text was built from the message elements and the vendor's defaults. Use the message as it was sent if the push must be the same.")
    /// The argument is the zone.
    package static let zoneOfSDK = DiagnosticCode("zone-of-sdk", .info, .ambiguous, "{key} is written as clock times, whose zone no document tells; they were meant in {0}.")
}
