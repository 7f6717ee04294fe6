import PushModel

/// What a conversion may tell of the push's words.
extension DiagnosticCode {
    // MARK: Where they stand

    static let nameStandsInText = DiagnosticCode(
        "name-stands-in-text", .info, .approximated,
        "{key} is written in the text now, because the target has no key for it.")
    static let identifierLeftOut = DiagnosticCode(
        "identifier-left-out", .warning, .approximated,
        """
        The identifier of the sender or the group, which the source shows before the text, is not written out. \
        Give the sender a name in the profile's senders.
        """)
    static let namedOtherwise = DiagnosticCode(
        "named-otherwise", .warning, .approximated,
        """
        The target names the sender or the group in its own way before the text. \
        Name the sender in the profile's senders.
        """)
    static let alertMemberLeftOut = DiagnosticCode(
        "alert-member-left-out", .error, .dropped,
        "{key} is a member of the alert that the target has no place for; it was left out.")
    static let templateUnused = DiagnosticCode(
        "template-unused", .info, .ignored,
        "{key} fills no template of the source's profile, and was left out.")

    static let templateWrittenOut = DiagnosticCode(
        "template-written-out", .warning, .approximated,
        "{key} is written out as the words that the source's profile makes of it now. Convert again when the template changes."
    )

    // MARK: What one side shows, and the other does not

    /// The title is a built-in one (reading C11).
    static let titleAdded = DiagnosticCode(
        "title-added", .info, .defaulted,
        """
        {key} is not set, and the target's server shows its built-in title. Write a title, or change it in the texts of \
        the target's profile.
        """)
    static let titleMissing = DiagnosticCode(
        "title-missing", .info, .defaulted,
        "{key} is not set; the source's server shows its built-in title, and the target has none.")
    static let builtInTextWritten = DiagnosticCode(
        "built-in-text-written", .warning, .approximated,
        "The source shows no text, and the target always shows one, so the target's built-in text was written."
    )
    static let ownTextShown = DiagnosticCode(
        "own-text-shown", .warning, .approximated,
        """
        {key} is shown by the target to people who see details, and was not shown by the source. \
        Convert with the preference screen to keep it from them.
        """)
    static let wordsOfUnseenPush = DiagnosticCode(
        "words-of-unseen-push", .info, .ignored,
        "{key} is written in another place or left out; nobody gets a push of the message, before or after.")
    /// Nobody read it before (reading E17).
    static let unshownAtSource = DiagnosticCode(
        "unshown-at-source", .warning, .ignored,
        """
        {key} is not shown by the source, whose alert is one string and has one text, so it is not converted. \
        Choose a later generation in the source's profile.
        """)
    static let unshownAtTarget = DiagnosticCode(
        "unshown-at-target", .warning, .dropped,
        """
        {key} was written, and nobody sees it at the target, whose alert is one string and has one text. \
        Choose a later generation in the target's profile.
        """)

    // MARK: Hidden details (readings C2, C12)

    static let hiddenFromSome = DiagnosticCode(
        "hidden-from-some", .info, .approximated,
        "{key} is shown to everyone by the source; the target hides it from people who hide details.")
    static let hiddenWordsShown = DiagnosticCode(
        "hidden-words-shown", .warning, .approximated,
        """
        {key} is hidden by the source from people who hide details, and the target shows it. Give the target's profile the \
        templates detail, with {0} as title and content, and default, with fixed texts, or keep hidden words out of \
        the conversion.
        """)
    static let hiddenWordsCovered = DiagnosticCode(
        "hidden-words-covered", .warning, .dropped,
        """
        {key} is hidden by the source from people who hide details, and the target would show it; a built-in text was \
        written in its place, as asked.
        """)
    static let hiddenWordsLeftOut = DiagnosticCode(
        "hidden-words-left-out", .warning, .dropped,
        """
        {key} is hidden by the source from people who hide details, and the target cannot hide it; it was left out, as \
        asked.
        """)

    // MARK: Words for some members

    static let membersListed = DiagnosticCode(
        "members-listed", .warning, .approximated,
        "{key} gives some members words of their own; at the target they are listed, and count as mentioned.")
    static let membersWordsLost = DiagnosticCode(
        "members-words-lost", .error, .dropped,
        "{key} gives some members words of their own, which the target cannot show here; they read what everyone reads."
    )
    static let membersTitleLost = DiagnosticCode(
        "members-title-lost", .warning, .approximated,
        "{key} gives some members words of their own; the target has one title for everyone, so they read that title."
    )
    static let bodyBehindMembersText = DiagnosticCode(
        "body-behind-members-text", .info, .ignored,
        "{key} was left out, because the push is forced on everyone, and everyone reads the text for the members instead."
    )

    // MARK: Other platforms (readings C9, N13)

    static let otherPlatformsTextMissing = DiagnosticCode(
        "other-platforms-text-missing", .warning, .defaulted,
        "The message has no text for other platforms; at the target they show the alert's.")
    static let otherPlatformsTextLost = DiagnosticCode(
        "other-platforms-text-lost", .warning, .ambiguous,
        """
        {key} is a text for other platforms, and differs from the alert for Apple. The target has one text for all; the \
        alert's was written.
        """)
    static let otherPlatformsMembersTextLost = DiagnosticCode(
        "other-platforms-members-text-lost", .info, .dropped,
        """
        {key} was left out: the alert for Apple decides, and the target has no text for these members on other \
        platforms.
        """)

    // MARK: What an extension alone does not say (reading E15)

    static let textUnknown = DiagnosticCode(
        "text-unknown", .info, .defaulted,
        """
        The target shows a message's text only where the push has it too, and an extension alone does not contain it. \
        Write the text as the push's text when you know it.
        """)
    static let wordsUnknown = DiagnosticCode(
        "words-unknown", .warning, .approximated,
        """
        {key} is made of the message's text or sender by the source, which an extension alone does not contain; it was left \
        out. Convert the whole message, or add the words.
        """)
    static let shownOnlyWithText = DiagnosticCode(
        "shown-only-with-text", .error, .dropped,
        """
        {key} is shown by the target only in an alert that has the message's text too, which an extension alone does not \
        contain; it was left out. Convert the whole message.
        """)
}
