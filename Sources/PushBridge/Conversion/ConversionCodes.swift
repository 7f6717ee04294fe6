import PushModel

/// What a conversion may tell of a message's kind, its addressees and its data, beside what the two vendors' sides tell.
extension DiagnosticCode {
    // MARK: Kind

    static let attachmentLeftOut = DiagnosticCode(
        "attachment-left-out", .warning, .dropped,
        """
        {key} is a kind with an attachment, and only the kind is converted. Upload the attachment to the target and add \
        it to the body.
        """)
    static let partsJoined = DiagnosticCode(
        "parts-joined", .info, .approximated,
        "{key} are several texts, which the target takes as one.")
    static let partsLeftOut = DiagnosticCode(
        "parts-left-out", .warning, .dropped,
        "{key} are more than texts, of which only the texts are converted. Send the others as messages of their own."
    )
    static let refusedMessage = DiagnosticCode(
        "refused-message", .error, .dropped,
        "{key} says that the server refused the message, so it was not converted.")
    static let notForEveryone = DiagnosticCode(
        "not-for-everyone", .error, .dropped,
        "{key} addresses everyone who uses the app, and no message of the target does. Name the receivers.")
    static let pushWithoutMessage = DiagnosticCode(
        "push-without-message", .error, .dropped,
        "{key} is a push without a message, and the target pushes messages only. Send a message instead.")

    /// The argument is the kind at the source.
    static let kindBecameCustom = DiagnosticCode(
        "kind-became-custom", .warning, .approximated,
        "{key} is {0}, which the target lacks; the message became a custom message.")
    /// The argument is the kind that the message became (reading E16).
    static let textLeftOut = DiagnosticCode(
        "text-left-out", .error, .dropped,
        "{key} was left out, because a message of the kind {0} has no text. Send a text message for it.")
    static let notificationBecameCommand = DiagnosticCode(
        "notification-became-command", .warning, .approximated,
        "{key} is a custom notification, which became a command; its data is not converted.")
    static let notificationBecameMessage = DiagnosticCode(
        "notification-became-message", .warning, .approximated,
        """
        {key} is a custom notification with a push text, which became a custom message; the target keeps it in the \
        conversation. Its data is not converted.
        """)

    // MARK: Addressees

    static let conversationGivesWay = DiagnosticCode(
        "conversation-gives-way", .info, .ignored,
        "{key} gives way to the receivers of the direct message.")
    static let receiversGiveWay = DiagnosticCode(
        "receivers-give-way", .info, .ignored,
        "{key} gives way to the conversation's identifier, which names the group or room.")
    static let groupNameInDirectMessage = DiagnosticCode(
        "group-name-in-direct-message", .info, .ignored,
        "{key} has no effect in a direct message, and was left out.")
    static let repeatedReceiver = DiagnosticCode(
        "repeated-receiver", .info, .repaired, "{key} names a receiver twice, who gets one message.")
    static let repeatedMember = DiagnosticCode(
        "repeated-member", .info, .repaired, "{key} names a member twice, who was written once.")
    /// Readings G15 and G17.
    static let capitalsInAccount = DiagnosticCode(
        "capitals-in-account", .info, .repaired,
        """
        {key} has capital letters in an account. A vendor that does not tell them apart keeps accounts in lower case, so it was \
        written in lower case.
        """)
    static let missingReceiver = DiagnosticCode(
        "missing-receiver", .warning, .defaulted,
        "The message names no receiver. Add one to what was written before you send it.")

    // MARK: Delivery

    static let wakeUpLeftOut = DiagnosticCode(
        "wake-up-left-out", .error, .dropped,
        "{key} would make a push at the target that shows nothing, so it was left out. Send a push of its own to wake the app."
    )
    static let wakeUpShowsWords = DiagnosticCode(
        "wake-up-shows-words", .error, .dropped,
        "{key} only wakes the app at the source; the target's push shows words, too. Do not push it, or wake the app otherwise."
    )

    static let countOfSource = DiagnosticCode(
        "count-of-source", .info, .ignored,
        "{key} is the source's count; the target's server counts for itself.")

    /// Silence both times (reading C13).
    static let silenceAsNamelessSound = DiagnosticCode(
        "silence-as-nameless-sound", .info, .repaired,
        "{key} asks for no sound, which is written as a sound without a name; that is silent too.")
    /// The arguments are what force overrides at the target, and at the source (readings G7, C7).
    static let forceOverridesOther = DiagnosticCode(
        "force-overrides-other", .warning, .approximated,
        "{key} forces the push, which overrides {0} at the target, and {1} at the source.")

    // MARK: Data

    /// The argument is the member in which the app finds its data now.
    static let membersMoved = DiagnosticCode(
        "members-moved", .warning, .approximated,
        "{key} puts members at the payload's root, and they are in {0} now. The app must look there too.")
    /// The argument is the member.
    static let echoMoved = DiagnosticCode(
        "echo-moved", .warning, .approximated,
        "{key} was repeated as {0} at the root of what the app gets, and is no longer there.")
    static let keysBecomeData = DiagnosticCode(
        "keys-become-data", .info, .approximated,
        "{key} holds keys for the push at the target, whose server passes keys that it does not know to the app."
    )
    /// Reading C9.
    static let noPlatformSetting = DiagnosticCode(
        "no-platform-setting", .info, .dropped,
        "{key} is a setting for other platforms that the target lacks; it was left out.")
}
