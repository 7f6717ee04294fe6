// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let allDayBecomesQuietTime = DiagnosticCode("all-day-becomes-quiet-time", .warning, .approximated, "{key} becomes 00:00 to 23:59, since no document says what equal ends mean.")
    package static let badConversationPath = DiagnosticCode("bad-conversation-path", .warning, .invalid, "{key} is not account|kind|target with the kind 1, 2 or 3; it was taken as absent.")
    package static let badCopiedConversation = DiagnosticCode("bad-copied-conversation", .warning, .invalid, "{key} is no kind of conversation that the vendor documents, so the message reaches no recipient. Send a documented kind.")
    package static let badEvent = DiagnosticCode("bad-event", .warning, .invalid, "{key} is neither the text of a copy nor the number of a callback; it was taken as absent.")
    package static let badSaveMode = DiagnosticCode("bad-save-mode", .warning, .invalid, "{key} is neither 1 nor 2, which the server refuses; 2 was taken.")
    package static let badgeCapOver99 = DiagnosticCode("badge-cap-over-99", .warning, .overLimit, "{key} is more than 99, the most that the console takes; it became 99.")
    package static let beforeSending = DiagnosticCode("before-sending", .warning, .ambiguous, "{key} is a number, as in a callback before sending; the push was made as if the message had been sent, which may be refused still. Take the copy instead, which comes once it was sent.")
    package static let blockList = DiagnosticCode("block-list", .info, .ignored, "The object is about the block list, which is no push setting; it was ignored.")
    package static let chosenTemplateLost = DiagnosticCode("chosen-template-lost", .warning, .dropped, "{key} has no counterpart: there are no templates.")
    package static let commandBecameNotification = DiagnosticCode("command-became-notification", .warning, .approximated, "{key} is a command, which became a custom notification. The app must read the command from the notification's data.")
    package static let conversationMentionsLost = DiagnosticCode("conversation-mentions-lost", .warning, .dropped, "{key} has no counterpart: a conversation notifies or is muted.")
    package static let deletionWithoutPush = DiagnosticCode("deletion-without-push", .warning, .dropped, "{key} 1 and 3 delete the message. Only type 2 makes a push. The deletion was not converted.")
    /// Reading G7.
    package static let forcedCountAsMentioned = DiagnosticCode("forced-count-as-mentioned", .warning, .approximated, "{key} forces the push on people who then count as mentioned, which the message did not say.")
    package static let forcesNobody = DiagnosticCode("forces-nobody", .info, .ignored, "{key} has no effect, since no member is named.")
    /// The argument is the key that the server knows.
    package static let guessedKey = DiagnosticCode("guessed-key", .warning, .repaired, "{key} is no key of the server; it was read as {0}. Send that.")
    package static let guessedSuperteam = DiagnosticCode("guessed-superteam", .info, .ambiguous, "{key} has no type beside it, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team.")
    /// The argument is the limit.
    package static let longerThanDocumented = DiagnosticCode("longer-than-documented", .warning, .overLimit, "{key} has more than the {0} characters that the vendor allows; it was not shortened. Shorten it.")
    package static let memberTextBesideAlert = DiagnosticCode("member-text-beside-alert", .info, .ignored, "{key} is not shown on Apple's devices, where apsField.alert decides; it is kept for other platforms.")
    package static let memberTextForNobody = DiagnosticCode("member-text-for-nobody", .info, .ignored, "{key} is not shown, since no member is named.")
    /// The argument is the shape, and whose it is.
    package static let membersNotSayable = DiagnosticCode("members-not-sayable", .error, .dropped, "{key} has no key in {0}, where the message would reach all members of the team; nothing was written. Write the shape server-v2 or sdk-v2.")
    package static let mentionsModeLost = DiagnosticCode("mentions-mode-lost", .warning, .dropped, "{key} has no counterpart: there is no mode for mentions.")
    /// The argument is the shape, and whose it is.
    package static let noChatRooms = DiagnosticCode("no-chat-rooms", .error, .dropped, "{key} is a chat room, which {0} cannot name; nothing was written. Write the shape sdk.")
    /// The argument is the row.
    package static let noConversationKind = DiagnosticCode("no-conversation-kind", .warning, .invalid, "{key} is no kind of conversation. The message reaches no recipient, unless another key names the kind. See `pushbridge mappings show {0}`.")
    package static let noMessageEvent = DiagnosticCode("no-message-event", .info, .ignored, "{key} is no event of a message, so there is nothing to push.")
    /// The argument is the shape, and whose it is.
    package static let noSuperteams = DiagnosticCode("no-superteams", .error, .dropped, "{key} is a superteam, and {0} writes calls to people and teams only; nothing was written. Write the shape server-v2.")
    package static let noneBecomesMute = DiagnosticCode("none-becomes-mute", .warning, .approximated, "{key} becomes a mute, which forced pushes override.")
    package static let noneBecomesQuietTime = DiagnosticCode("none-becomes-quiet-time", .warning, .approximated, "{key} becomes a quiet time from 00:00 to 23:59, which is all that can be said.")
    package static let notifyID = DiagnosticCode("notify-id", .info, .ignored, "{key} replaces nothing on Apple's devices and stays among the app's keys. Send apns-collapse-id to replace a push.")
    package static let onlineOnlyBecameUnstored = DiagnosticCode("online-only-became-unstored", .warning, .approximated, "{key} limits the message to online recipients. It became a message that the server does not keep for offline recipients.")
    package static let optionInDirect = DiagnosticCode("option-in-direct", .info, .ignored, "{key} belongs to an option for members of a team, which has no effect in a direct message.")
    /// The argument is the kind.
    package static let otherInterface = DiagnosticCode("other-interface", .error, .dropped, "{key} is {0}, which NIM sends through an interface of its own; nothing was written.")
    package static let otherMark = DiagnosticCode("other-mark", .info, .ignored, "{key} is the server's own mark, with any value; the number 1 was written.")
    package static let otherThanPath = DiagnosticCode("other-than-path", .info, .ignored, "{key} names something else than the conversation's identifier, which counts.")
    package static let prefixOfRecall = DiagnosticCode("prefix-of-recall", .info, .ignored, "{key} has no effect on a recall: its text has no name before it.")
    package static let qchatOnly = DiagnosticCode("qchat-only", .info, .ignored, "{key} works in QChat only, whose pushes are not handled here; it was ignored.")
    package static let quotedText = DiagnosticCode("quoted-text", .info, .ambiguous, "{key} is in quotes, like text that was encoded twice; the quotes were kept. Send it without quotes if they are not meant.")
    package static let recallKeyOutside = DiagnosticCode("recall-key-outside", .info, .ignored, "{key} has no effect, since the message is no recall.")
    package static let replacedMark = DiagnosticCode("replaced-mark", .info, .ignored, "{key} is the server's own mark and is replaced by it.")
    package static let silenceBecameNameless = DiagnosticCode("silence-became-nameless", .warning, .approximated, "{key} asks for no sound, which became a sound without a name; the vendor has that instead.")
    /// The argument is the form.
    package static let superteamInOtherForm = DiagnosticCode("superteam-in-other-form", .info, .approximated, "{key} cannot be said in the form {0}, which knows teams only; the object is the second SDK's, and the app's client sets it.")
    package static let switchOfMessage = DiagnosticCode("switch-of-message", .warning, .ignored, "{key} has no effect on a message: the list, or all, is the switch.")
    /// The argument is the time in seconds.
    package static let timeToLiveOutside = DiagnosticCode("time-to-live-outside", .warning, .overLimit, "{key} is outside the 60 to 604800 seconds that the console takes; it became {0}.")
    package static let titleBesideAlert = DiagnosticCode("title-beside-alert", .info, .ignored, "{key} is not shown on Apple's devices, where apsField.alert decides.")
    package static let titleForHarmonyOS = DiagnosticCode("title-for-harmony-os", .warning, .ambiguous, "{key} is documented for HarmonyOS alone in a message, so it is kept for that platform and is no title on Apple's devices. Send pushTitle within pushPayload for one.")
    package static let tooManyTextKeys = DiagnosticCode("too-many-text-keys", .warning, .overLimit, "{key} has more than the 100 keys that the console takes. Leave out the keys that no recipient uses.")
    package static let translationLost = DiagnosticCode("translation-lost", .warning, .dropped, "{key} has no counterpart: pushes are not translated.")
    package static let typeOfBroadcast = DiagnosticCode("type-of-broadcast", .info, .ignored, "{key} has no effect on a broadcast.")
    package static let typeOfRecall = DiagnosticCode("type-of-recall", .info, .ignored, "{key} has no effect on a recall.")
    package static let unknownMessageWord = DiagnosticCode("unknown-message-word", .info, .ambiguous, "{key} does not say which kind of message it is; it is pushed like any message without text.")
    package static let unknownPush = DiagnosticCode("unknown-push", .warning, .defaulted, "This webhook never contains the push payload, options or force list. The vendor's defaults are used. Use the message as it was sent if the push must be the same.")
    package static let unknownPushAndText = DiagnosticCode("unknown-push-and-text", .warning, .defaulted, "This webhook never contains the push text, payload, options or force list. The vendor's defaults are used. Use the message as it was sent if the push must be the same.")
    /// The argument is the zone.
    package static let zoneOfDevice = DiagnosticCode("zone-of-device", .info, .ambiguous, "{key} is written as clock times, which the vendor reads in the device's zone; they were meant in {0}.")
}
