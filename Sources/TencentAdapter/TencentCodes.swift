import VendorMapping

/// What reading and writing a Tencent message may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: The message

    static let asksBeforeSending = DiagnosticCode(
        "asks-before-sending", .warning, .ambiguous,
        """
        {key} asks before the message is sent; the push was made as if it had been sent, which may be refused still. Take \
        the webhook after sending instead.
        """)
    static let unknownCommand = DiagnosticCode(
        "unknown-command", .warning, .invalid,
        "{key} is no webhook about a message; it was read as one that comes after the message was sent.")
    static let webhookWithoutPush = DiagnosticCode(
        "webhook-without-push", .warning, .defaulted,
        """
        The webhook carries nothing of OfflinePushInfo, whatever the sender gave; the text made of the elements and the \
        vendor's defaults stand in. Take the message as it was sent where the push must be the same.
        """)
    static let unknownElement = DiagnosticCode(
        "unknown-element", .warning, .invalid,
        "{key} is no element that the vendor documents; policies.unknownElementText stands for it.")
    static let unknownConversation = DiagnosticCode(
        "unknown-conversation", .warning, .invalid,
        "{key} is no kind of conversation that the vendor documents; it was taken as absent.")
    static let groupCounts = DiagnosticCode(
        "group-counts", .info, .ignored, "{key} names a person, and the message is for a group, which counts."
    )
    static let namesItsSender = DiagnosticCode(
        "names-its-sender", .info, .ignored,
        "{key} is the sender, as in a message that its receiver keeps, so nobody is named. Give the message as it was sent."
    )
    static let onlineOnlyByDefault = DiagnosticCode(
        "online-only-by-default", .info, .defaulted,
        """
        The message is for all and does not say how long it is kept, so it reaches only those online. Send MsgLifeTime if \
        others shall get it.
        """)
    static let conditionOfSome = DiagnosticCode(
        "condition-of-some", .info, .ignored, "{key} has no effect, since the message names its receivers.")
    /// The argument is the word.
    static let controlWithoutEffect = DiagnosticCode(
        "control-without-effect", .info, .ignored, "{key} has {0}, on which no push depends.")

    // MARK: Single keys

    /// The arguments are the least and the most.
    static let badgeOutOfBounds = DiagnosticCode(
        "badge-out-of-bounds", .warning, .invalid,
        "{key} is not a number from {0} to {1}; it was taken as absent.")
    static let noInterruptionLevel = DiagnosticCode(
        "no-interruption-level", .warning, .invalid,
        "{key} is none of passive, active, time-sensitive and critical; it was taken as absent.")
    static let besidePush = DiagnosticCode(
        "beside-push", .info, .ignored,
        "{key} is void, since the message says what its push shows. Send it there.")
    static let ofNoCustomElement = DiagnosticCode(
        "of-no-custom-element", .info, .ignored, "{key} has an effect only in a custom element.")
    static let noLanguage = DiagnosticCode(
        "no-language", .warning, .invalid, "{key} names no language, so its words are shown to nobody.")

    // MARK: What is written less exactly, or not

    static let noRooms = DiagnosticCode(
        "no-rooms", .error, .dropped,
        """
        {key} is a chat room, and a message to a group does not say whether that is one, so people would be pushed to; \
        nothing was written. Send it with the vendor's own call.
        """)
    /// The argument is the kind.
    static let kindWithoutMessage = DiagnosticCode(
        "kind-without-message", .error, .dropped,
        "{key} is {0}, of which Tencent has no message that makes a push; nothing was written.")
    static let membersLeftOut = DiagnosticCode(
        "members-left-out", .error, .dropped,
        "{key} leaves members out, and Tencent can name only those who get a message; nothing was written. Name these."
    )
    /// The argument is the shape, and whose it is.
    static let otherConversation = DiagnosticCode(
        "other-conversation", .error, .dropped,
        "{key} is of another kind of conversation than {0} is for; nothing was written. Let the shape be chosen."
    )
    /// The argument is the shape, and whose it is.
    static let noMessageThere = DiagnosticCode(
        "no-message-there", .error, .dropped,
        "{key} is a message's, and {0} has none; nothing was written. Let the shape be chosen.")
    /// The argument is the kind.
    static let kindBecameElement = DiagnosticCode(
        "kind-became-element", .warning, .approximated,
        "{key} is {0}, which Tencent lacks; it became an element of another sort.")
    static let emptyNameBecameSilence = DiagnosticCode(
        "empty-name-became-silence", .info, .repaired,
        "{key} is a sound without a name, which became the vendor's word for silence.")
}
