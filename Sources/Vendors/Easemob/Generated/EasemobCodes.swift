// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let allDayFromOneMinute = DiagnosticCode("all-day-from-one-minute", .info, .approximated, "{key} is written from 0:01 to 0:01, all day too, since midnight at both ends is off here.")
    /// The arguments are the name as it is, and with braces.
    package static let argumentWithoutBraces = DiagnosticCode("argument-without-braces", .warning, .ambiguous, "{key} contains {0} without braces, so recipients read {0} itself. If the server should replace it, write {1}.")
    package static let badgeCapUndocumented = DiagnosticCode("badge-cap-undocumented", .warning, .ambiguous, "{key} stays in the profile, because the vendor documents no setting for it. See steps.")
    package static let dataAtRoot = DiagnosticCode("data-at-root", .info, .approximated, "The push has other members at its root and has no e. A payload made of it also has them at its root.")
    package static let desktopPolicyCanPush = DiagnosticCode("desktop-policy-can-push", .info, .approximated, "{key} is no user's setting here; let the console push when any device is offline.")
    package static let desktopPolicyDecides = DiagnosticCode("desktop-policy-decides", .warning, .dropped, "{key} is no user's setting here: the console's multi-device policy decides for all users.")
    /// The argument is the outcome.
    package static let detailBesideSuccess = DiagnosticCode("detail-beside-success", .warning, .ambiguous, "{key} says why there was no push while status says success; the push counts as {0}.")
    package static let detailCounts = DiagnosticCode("detail-counts", .info, .ignored, "{key} is not used: detail gives the reason why there was no push.")
    package static let deviceNamesItself = DiagnosticCode("device-names-itself", .info, .dropped, "{key} has no place in the SDK's call; the device names itself when it binds its token.")
    package static let eventTypeMissing = DiagnosticCode("event-type-missing", .warning, .ambiguous, "The callback has no eventType, as before sending; the push was made as if the message had been sent, which may be refused or changed still. Take the callback after sending instead.")
    package static let intervalOff = DiagnosticCode("interval-off", .info, .approximated, "{key} switches the interval off, and is written as none, since midnight at both ends is all day here.")
    /// The arguments are the kind, and the type.
    package static let kindBecameType = DiagnosticCode("kind-became-type", .warning, .approximated, "{key} is {0}, which Easemob lacks; the message became one of the type {1}.")
    /// The argument is the kind.
    package static let kindWithoutPush = DiagnosticCode("kind-without-push", .error, .dropped, "{key} is {0}, of which Easemob has no message that makes a push; nothing was written.")
    package static let lostData = DiagnosticCode("lost-data", .info, .ignored, "{key} is not delivered, because e has other data.")
    package static let managersOnlyLost = DiagnosticCode("managers-only-lost", .warning, .dropped, "{key} cannot let managers through alone; the group notifies.")
    /// The argument is the shape, and whose it is.
    package static let membersNotNamed = DiagnosticCode("members-not-named", .error, .dropped, "{key} has no key in {0}, where the message would reach all members of the group; nothing was written. Name its recipients, and write the shape rest.")
    package static let misspelledAPS = DiagnosticCode("misspelled-aps", .warning, .repaired, "{key} was read as aps. Devices know the right name only: send aps.")
    package static let muteBecomesNone = DiagnosticCode("mute-becomes-none", .warning, .approximated, "{key} becomes the mode NONE, which no forced push overrides.")
    package static let nestedMentions = DiagnosticCode("nested-mentions", .warning, .ambiguous, "{key} was read as the list of those mentioned. Send it at the root of ext.")
    package static let nicknameTooLong = DiagnosticCode("nickname-too-long", .warning, .overLimit, "{key} has more than 100 characters, which the vendor refuses; shorten it.")
    package static let noBindingCall = DiagnosticCode("no-binding-call", .info, .dropped, "{key} cannot be bound by a call, which needs the device's identifier and the certificate's name; the app's client binds it at its next login, and pushes begin then.")
    package static let noPayloadInString = DiagnosticCode("no-payload-in-string", .warning, .invalid, "{key} is no payload as JSON in a string; it was taken as absent. Read the callback's body as it came.")
    /// The argument is the one word that has an effect.
    package static let onlyAs = DiagnosticCode("only-as", .info, .ignored, "{key} has an effect only as {0}.")
    package static let otherParameter = DiagnosticCode("other-parameter", .info, .ignored, "{key} is not what the object's paramType is about; it was ignored.")
    package static let otherPeople = DiagnosticCode("other-people", .info, .ignored, "{key} names other people than the callback itself, which is used.")
    package static let ownConversation = DiagnosticCode("own-conversation", .warning, .dropped, "{key} is the setting of the user's conversation with themselves. Here it cannot be told apart from the app's setting.")
    package static let ownMembersLeftOut = DiagnosticCode("own-members-left-out", .warning, .dropped, "{key} has members of the app's own that Easemob would read as its push keys; they were left out. Rename them.")
    package static let pushWithoutAPS = DiagnosticCode("push-without-aps", .info, .ambiguous, "The push has no aps, as a call's push may; it was read as a call.")
    package static let soundMP3 = DiagnosticCode("sound-mp3", .warning, .invalid, "{key} is an MP3 file, which Apple does not play. Ship aiff, wav or caf.")
    package static let soundNoString = DiagnosticCode("sound-no-string", .warning, .invalid, "{key} is not a string; the default sound is used. Send a file name.")
    package static let superteamBecomesGroup = DiagnosticCode("superteam-becomes-group", .info, .dropped, "{key} marks a superteam, and all groups are of one kind here; comes back as a team.")
    package static let superteamBesideTeam = DiagnosticCode("superteam-beside-team", .warning, .dropped, "{key} marks a superteam, and a team has the same identifier, which names one group here; give the superteam's group another identifier.")
    package static let targetsInCapitals = DiagnosticCode("targets-in-capitals", .warning, .ignored, "{key} names a member not in lower case, who gets no directed template. Send lower case.")
    /// The argument is the name.
    package static let templateNameRefused = DiagnosticCode("template-name-refused", .warning, .overLimit, "{key} contains the name {0}, and the documents allow at most 64 letters and digits; the call may be refused.")
    /// The argument is the name.
    package static let templateNeedsBoth = DiagnosticCode("template-needs-both", .warning, .invalid, "{key} contains the template {0} without a title or without a content, and the vendor requires both; it was left out. Give both.")
    /// The time is the one that the vendor keeps by itself.
    package static let timeToLiveKept = DiagnosticCode("time-to-live-kept", .info, .approximated, "{key} has no counterpart: the vendor's pushes wait for about a day.")
    package static let timeToLiveLost = DiagnosticCode("time-to-live-lost", .warning, .dropped, "{key} has no counterpart: the vendor's pushes wait for about a day.")
    package static let unbinding = DiagnosticCode("unbinding", .info, .ignored, "{key} belongs to an unbinding, which leaves no device: its token or its certificate's name is empty.")
    package static let unknownConversationKind = DiagnosticCode("unknown-conversation-kind", .warning, .invalid, "{key} is no kind of conversation, so the message reaches no recipient. Send chat, groupchat or chatroom.")
    /// The argument is the outcome.
    package static let unknownDetail = DiagnosticCode("unknown-detail", .warning, .ambiguous, "{key} is no text that the tables know; the push counts as {0} without a reason. Add a row to outcomes.tsv.")
    package static let unknownMessageType = DiagnosticCode("unknown-message-type", .info, .ambiguous, "{key} is no message type that the vendor documents; it is pushed like any message without text.")
    /// The argument is the outcome.
    package static let unknownStatus = DiagnosticCode("unknown-status", .warning, .invalid, "{key} is none of success, fail and error; the push counts as {0}.")
    /// The argument is the outcome.
    package static let unsettledOutcome = DiagnosticCode("unsettled-outcome", .warning, .ambiguous, "{key} and the push service's answer do not settle what became of the push; it counts as {0}.")
    package static let zoneNotDocumented = DiagnosticCode("zone-not-documented", .info, .ambiguous, "{key} is written as clock times; the vendor does not say in which zone it reads them.")
}
