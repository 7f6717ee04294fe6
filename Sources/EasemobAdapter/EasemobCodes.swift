import VendorMapping

/// What reading an Easemob message may tell beside what every vendor's may.
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
}
