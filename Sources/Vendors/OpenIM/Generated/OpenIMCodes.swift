// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    /// Reading OI 2.
    package static let contentIsPlain = DiagnosticCode("content-is-plain", .warning, .ambiguous, "{key} is no JSON, which the server keeps there, and was read as the message's text. Check it.")
    /// Reading OI 2.
    package static let groupInDirectMessage = DiagnosticCode("group-in-direct-message", .info, .ignored, "{key} names a group, and the message is direct, so it has no effect.")
    /// Reading OI 12.
    package static let hookWithoutPush = DiagnosticCode("hook-without-push", .warning, .defaulted, "This webhook never contains what the sender set for the push: words, sound, count, data, or that there is none. The vendor's defaults count. Take callbackBeforeOfflinePushCommand instead.")
    package static let membersNotNameable = DiagnosticCode("members-not-nameable", .error, .dropped, "{key} names some members of the group, and OpenIM sends to all members. Nothing was written. Send the message to these members one by one.")
    /// Reading OI 5.
    package static let mentionWithoutWords = DiagnosticCode("mention-without-words", .info, .ambiguous, "{key} is a text with mentions without words for its push, and no document says what the server pushes then. It was read as a push without an alert. Give the push a title.")
    package static let noAppleTokens = DiagnosticCode("no-apple-tokens", .warning, .dropped, "{key} has no place: OpenIM stores no tokens of Apple devices. Give the devices to the gateway.")
    package static let noRoomThere = DiagnosticCode("no-room-there", .error, .dropped, "{key} is a chat room, which OpenIM does not have. Nothing was written.")
    /// The argument is the kind.
    package static let noSuchMessage = DiagnosticCode("no-such-message", .error, .dropped, "{key} is {0}, which no call of OpenIM sends. Nothing was written.")
    /// Reading OI 9.
    package static let noticeWasPushed = DiagnosticCode("notice-was-pushed", .info, .defaulted, "{key} is a notification, which is usually not pushed. The server itself says that it pushes this one.")
    /// Reading OI 8.
    package static let onlineOnlyIsGuessed = DiagnosticCode("online-only-is-guessed", .info, .ambiguous, "{key} keeps the message from offline users, as the pages say; server 3.8 pushes it to them. The policy pushesOnlineOnly decides: set it as your server does.")
    package static let optionForDirectAlone = DiagnosticCode("option-for-direct-alone", .warning, .approximated, "{key} becomes the option for all direct conversations, which is all that can be set for all. Groups need an option each.")
    package static let outsideConversation = DiagnosticCode("outside-conversation", .info, .ambiguous, "{key} is an app's message outside all conversations. It was read as a custom message of the conversation.")
    /// Reading OI 6.
    package static let soundIsBadge = DiagnosticCode("sound-is-badge", .warning, .ambiguous, "{key} is +1, which is a badge elsewhere and no sound file. It was written as it is, and iOS plays its default sound. Name a file, or leave it out.")
    package static let withdrawnLater = DiagnosticCode("withdrawn-later", .warning, .dropped, "{key} says that the message was withdrawn later, so nothing is pushed, and it is not converted.")
}
