import VendorMapping

/// What reading and writing an Easemob message, and reading a report, may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: The message

    static let eventTypeMissing = DiagnosticCode(
        "event-type-missing", .warning, .ambiguous,
        """
        The callback has no eventType, as before sending; the push was made as if the message had been sent, which may \
        be refused or changed still. Take the callback after sending instead.
        """)
    static let unknownMessageType = DiagnosticCode(
        "unknown-message-type", .info, .ambiguous,
        "{key} is no message type that the vendor documents; it is pushed like any message without text.")
    static let unknownConversationKind = DiagnosticCode(
        "unknown-conversation-kind", .warning, .invalid,
        "{key} is no kind of conversation; the message was taken as a direct one. Send chat, groupchat or chatroom."
    )
    static let otherPeople = DiagnosticCode(
        "other-people", .info, .ignored, "{key} names somebody else than the callback itself, which counts.")

    // MARK: Single keys

    /// The argument is the one word that has an effect.
    static let onlyAs = DiagnosticCode("only-as", .info, .ignored, "{key} has an effect only as {0}.")
    static let targetsInCapitals = DiagnosticCode(
        "targets-in-capitals", .warning, .ignored,
        "{key} names a member not in lower case, who gets no directed template. Send lower case.")
    static let soundNoString = DiagnosticCode(
        "sound-no-string", .warning, .invalid,
        "{key} is not a string; the default sound stands instead. Send a file name.")
    static let soundMP3 = DiagnosticCode(
        "sound-mp3", .warning, .invalid,
        "{key} is an MP3 file, which Apple does not play. Ship aiff, wav or caf.")
    static let nestedMentions = DiagnosticCode(
        "nested-mentions", .warning, .ambiguous,
        "{key} was read as the list of those mentioned. Send it at the root of ext.")
    static let lostData = DiagnosticCode(
        "lost-data", .info, .ignored, "{key} is not delivered, because e holds other data.")

    // MARK: Delivered pushes

    static let misspelledAPS = DiagnosticCode(
        "misspelled-aps", .warning, .repaired,
        "{key} stands where aps belongs; it was read as that. Devices know the right name only.")
    static let pushWithoutAPS = DiagnosticCode(
        "push-without-aps", .info, .ambiguous,
        "The push has no aps, as a call's push may; it was read as a call.")
    static let dataAtRoot = DiagnosticCode(
        "data-at-root", .info, .approximated,
        "The push keeps other members at its root and has no e; a payload made of it holds them there.")

    // MARK: What is written less exactly, or not

    /// The argument is the shape, and whose it is.
    static let membersNotNamed = DiagnosticCode(
        "members-not-named", .error, .dropped,
        """
        {key} has no key in {0}, where the message would reach the whole group; nothing was written. Name the members \
        whom it reaches, and write the shape rest.
        """)
    /// The argument is the kind.
    static let kindWithoutPush = DiagnosticCode(
        "kind-without-push", .error, .dropped,
        "{key} is {0}, of which Easemob has no message that makes a push; nothing was written.")
    /// The arguments are the kind, and the type.
    static let kindBecameType = DiagnosticCode(
        "kind-became-type", .warning, .approximated,
        "{key} is {0}, which Easemob lacks; the message became one of the type {1}.")
    static let ownMembersLeftOut = DiagnosticCode(
        "own-members-left-out", .warning, .dropped,
        """
        {key} has members of the app's own that Easemob would take for its keys of the push; they were left out. Rename \
        them.
        """)
}
