import VendorMapping

/// What reading and writing a NIM message may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: The message

    // MARK: Conversations and kinds

    static let badConversationPath = DiagnosticCode(
        "bad-conversation-path", .warning, .invalid,
        "{key} is not account|kind|target with the kind 1, 2 or 3; it was taken as absent.")
    /// The argument is the row.
    static let noConversationKind = DiagnosticCode(
        "no-conversation-kind", .warning, .invalid,
        "{key} is no kind of conversation; it was taken as absent. See `pushbridge mappings show {0}`.")
    static let otherThanPath = DiagnosticCode(
        "other-than-path", .info, .ignored,
        "{key} names something else than the conversation's identifier, which counts.")
    static let guessedSuperteam = DiagnosticCode(
        "guessed-superteam", .info, .ambiguous,
        "{key} stands without type, as in a superteam's recall, and was read as one. Send type 7 for a person, 8 for a team."
    )
    static let badSaveMode = DiagnosticCode(
        "bad-save-mode", .warning, .invalid,
        "{key} is neither 1 nor 2, which the server refuses; 2 was taken.")
    static let recallKeyOutside = DiagnosticCode(
        "recall-key-outside", .info, .ignored, "{key} has no effect, since the message is no recall.")
    static let typeOfRecall = DiagnosticCode(
        "type-of-recall", .info, .ignored, "{key} has no effect on a recall.")
    static let prefixOfRecall = DiagnosticCode(
        "prefix-of-recall", .info, .ignored,
        "{key} has no effect on a recall, before whose text no name stands.")
    static let typeOfBroadcast = DiagnosticCode(
        "type-of-broadcast", .info, .ignored, "{key} has no effect on a broadcast.")

    // MARK: Copies

    static let badCopiedConversation = DiagnosticCode(
        "bad-copied-conversation", .warning, .invalid,
        "{key} is no kind of conversation that the vendor documents; it was taken as absent.")
    static let badEvent = DiagnosticCode(
        "bad-event", .warning, .invalid,
        "{key} is neither the text of a copy nor the number of a callback; it was taken as absent.")
    static let unknownMessageWord = DiagnosticCode(
        "unknown-message-word", .info, .ambiguous,
        "{key} does not say which kind of message it is; it is pushed like any message without text.")
    static let noMessageEvent = DiagnosticCode(
        "no-message-event", .info, .ignored, "{key} is no event of a message, so there is nothing to push.")
    static let beforeSending = DiagnosticCode(
        "before-sending", .warning, .ambiguous,
        """
        {key} is a number, as in a callback before sending; the push was made as if the message had been sent, which may \
        be refused still. Take the copy instead, which comes once it was sent.
        """)
    static let unknownPush = DiagnosticCode(
        "unknown-push", .warning, .defaulted,
        """
        The webhook carries no push payload, option or force list, whatever the sender gave; the vendor's defaults stand \
        in. Take the message as it was sent where the push must be the same.
        """)
    static let unknownPushAndText = DiagnosticCode(
        "unknown-push-and-text", .warning, .defaulted,
        """
        The webhook carries no push text, payload, option or force list, whatever the sender gave; the vendor's defaults \
        stand in. Take the message as it was sent where the push must be the same.
        """)

    // MARK: Words and presentation

    static let titleForHarmonyOS = DiagnosticCode(
        "title-for-harmony-os", .warning, .ambiguous,
        """
        {key} is documented for HarmonyOS alone in a message, so it is kept for that platform and is no title on Apple's \
        devices. Send pushTitle within pushPayload for one.
        """)
    static let titleBesideAlert = DiagnosticCode(
        "title-beside-alert", .info, .ignored,
        "{key} is not shown on Apple's devices, where apsField.alert decides.")
    static let quotedText = DiagnosticCode(
        "quoted-text", .info, .ambiguous,
        """
        {key} stands in quotes, as text that was encoded twice does; the quotes were kept. Send it without if they are not \
        meant.
        """)
    /// The argument is the limit.
    static let longerThanDocumented = DiagnosticCode(
        "longer-than-documented", .warning, .overLimit,
        "{key} has more than the {0} characters that the vendor allows; it was kept whole. Shorten it.")
    static let notifyID = DiagnosticCode(
        "notify-id", .info, .ignored,
        "{key} replaces nothing on Apple's devices and stays among the app's keys. Send apns-collapse-id to replace a push."
    )
    static let replacedMark = DiagnosticCode(
        "replaced-mark", .info, .ignored, "{key} is the server's own mark and is replaced by it.")
    static let otherMark = DiagnosticCode(
        "other-mark", .info, .ignored,
        "{key} is the server's own mark, whatever its value; the number 1 stands for it.")

    // MARK: The member option

    /// The argument is the key that the server knows.
    static let guessedKey = DiagnosticCode(
        "guessed-key", .warning, .repaired, "{key} is no key of the server; it was read as {0}. Send that.")
    static let optionInDirect = DiagnosticCode(
        "option-in-direct", .info, .ignored,
        "{key} belongs to an option for members of a team, which has no effect in a direct message.")
    static let memberTextBesideAlert = DiagnosticCode(
        "member-text-beside-alert", .info, .ignored,
        "{key} is not shown on Apple's devices, where apsField.alert decides; it is kept for other platforms."
    )
    static let memberTextForNobody = DiagnosticCode(
        "member-text-for-nobody", .info, .ignored, "{key} is shown to nobody, since no member is named.")
    static let forcesNobody = DiagnosticCode(
        "forces-nobody", .info, .ignored, "{key} forces nobody, since no member is named.")
    static let switchOfMessage = DiagnosticCode(
        "switch-of-message", .warning, .ignored,
        "{key} has no effect on a message: the list, or all, is the switch.")

    // MARK: What is written less exactly, or not

    /// The argument is the shape, and whose it is.
    static let membersNotSayable = DiagnosticCode(
        "members-not-sayable", .error, .dropped,
        """
        {key} has no key in {0}, where the message would reach the whole team; nothing was written. Write the shape \
        server-v2 or sdk-v2.
        """)
    /// The argument is the shape, and whose it is.
    static let noChatRooms = DiagnosticCode(
        "no-chat-rooms", .error, .dropped,
        "{key} is a chat room, which {0} cannot name; nothing was written. Write the shape sdk.")
    static let noCommands = DiagnosticCode(
        "no-commands", .error, .dropped,
        "{key} is a command, and NIM has no such messages; nothing was written. Send a custom notification instead."
    )
    /// The argument is the kind.
    static let otherInterface = DiagnosticCode(
        "other-interface", .error, .dropped,
        "{key} is {0}, which NIM sends through an interface of its own; nothing was written.")
    static let onlineOnlyBecameUnstored = DiagnosticCode(
        "online-only-became-unstored", .warning, .approximated,
        """
        {key} lets the message reach only those online, which became a message that is not kept for those who are \
        offline.
        """)
    static let silenceBecameNameless = DiagnosticCode(
        "silence-became-nameless", .warning, .approximated,
        "{key} asks for no sound, which became a sound without a name; the vendor has that instead.")
    static let otherBecameCustom = DiagnosticCode(
        "other-became-custom", .warning, .approximated,
        "{key} is a kind that PushBridge does not tell from others; the message became a custom message.")
    static let commandBecameNotification = DiagnosticCode(
        "command-became-notification", .warning, .approximated,
        "{key} is a command for the client, which became a custom notification; that is pushed only with its own text."
    )
    /// Reading G7.
    static let forcedCountAsMentioned = DiagnosticCode(
        "forced-count-as-mentioned", .warning, .approximated,
        "{key} forces the push on people who then count as mentioned, which the message did not say.")
}
