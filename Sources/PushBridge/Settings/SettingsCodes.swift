import PushModel

/// What converting settings may tell, beside what reading and writing a vendor's settings tell.
extension DiagnosticCode {
    // MARK: Reading

    static let unknownMember = DiagnosticCode(
        "unknown-member", .warning, .dropped,
        "{key} is no member of a line of settings, and was left out. Check its spelling.")
    static let unknownSetting = DiagnosticCode(
        "unknown-setting", .info, .ignored, "{key} is no member of a profile, and was ignored.")
    static let unknownLanguage = DiagnosticCode(
        "unknown-language", .info, .ignored,
        "{key} names a language in which no built-in texts are known; the vendor's own stand in.")
    static let noTemplate = DiagnosticCode(
        "no-template", .warning, .invalid,
        "{key} is no template of a profile file, and the vendor has none of its own; it was left out.")
    static let halfTemplate = DiagnosticCode(
        "half-template", .warning, .invalid,
        """
        {key} is half a template, and was left out. Give name, title and content, or spell all of it as the vendor's REST \
        interface does.
        """)
    /// The argument is the template's name.
    static let repeatedTemplate = DiagnosticCode(
        "repeated-template", .warning, .ambiguous,
        "{key} has the template {0} a second time, with other words; the later one was taken.")

    // MARK: A user's settings

    /// The argument is the default (reading G2).
    static let defaultWritten = DiagnosticCode(
        "default-written", .info, .defaulted,
        "{key} is not set. The source's default, {0}, was written, because the target's is another.")
    static let missingZone = DiagnosticCode(
        "missing-zone", .info, .defaulted,
        """
        {key} has no time zone; its clock times are kept, and the neutral recipient takes them as UTC. \
        Give the line a timeZone.
        """)
    /// Reading G7.
    static let forceBreaksQuietHours = DiagnosticCode(
        "force-breaks-quiet-hours", .warning, .approximated,
        "{key} gives way to a forced push here, and silenced it before. Force only what must ring at night.")
    static let quietHoursSilenceForce = DiagnosticCode(
        "quiet-hours-silence-force", .warning, .approximated,
        "{key} silences a forced push here too, and gave way to it before. No setting changes that.")
    static let forceBreaksMute = DiagnosticCode(
        "force-breaks-mute", .warning, .approximated,
        "{key} gives way to a forced push here, and silenced it before. Force only what must ring.")
    static let muteSilencesForce = DiagnosticCode(
        "mute-silences-force", .warning, .approximated,
        "{key} silences a forced push here too, and gave way to it before. No setting changes that.")
    /// Reading C14.
    static let displayShowsWrittenWords = DiagnosticCode(
        "display-shows-written-words", .warning, .approximated,
        """
        {key} hides built-in texts only; a title and a text that a sender writes for the push are shown here. \
        Keep hidden words out when you convert messages.
        """)
    static let displayHidesWrittenWords = DiagnosticCode(
        "display-hides-written-words", .warning, .approximated,
        "{key} hides every text here, those too that a sender writes for the push. No setting changes that.")

    // MARK: The badge

    /// The argument is the badge of the first message.
    static let badgeNotReported = DiagnosticCode(
        "badge-not-reported", .warning, .dropped,
        """
        {key} cannot be reported: the new vendor's server counts for itself, from 0. Until the user has opened the app, \
        write a badge into each message, {0} into the first.
        """)
    static let badgeCapsDiffer = DiagnosticCode(
        "badge-caps-differ", .warning, .approximated,
        "{key} differs between the two vendors. Let both cap at the same number.")
    /// The argument is the names of the counts.
    static let missingBadgeCount = DiagnosticCode(
        "missing-badge-count", .warning, .invalid,
        "{key} does not tell the icon's number, so there is no baseline. Give a whole number for {0}, 0 for none."
    )
}

/// What converting a console's configuration may tell.
extension DiagnosticCode {
    static let targetSaysOtherwise = DiagnosticCode(
        "target-says-otherwise", .info, .ambiguous,
        "{key} says something else than the target's own profile, which was kept where both speak.")
    static let oldAppKey = DiagnosticCode(
        "old-app-key", .info, .dropped,
        "{key} belongs to the app at the old vendor. Give the profile the key that the new vendor's console shows."
    )
    static let generationLost = DiagnosticCode(
        "generation-lost", .warning, .dropped,
        "{key} has no counterpart: the new vendor words pushes in its own way.")
    static let mutableSwitchLost = DiagnosticCode(
        "mutable-switch-lost", .warning, .dropped,
        "{key} has no counterpart: each message has to say that the app may change it.")
    /// The arguments are the new vendor's default and the old one's (reading G2).
    static let noDefaultForEverybody = DiagnosticCode(
        "no-default-for-everybody", .warning, .dropped,
        """
        {key} cannot be set for everybody: users who set none have the vendor's {0}. Give this profile to settings convert, \
        which writes {1} out for each.
        """)
    /// The arguments are the old language and the new one.
    static let languageLost = DiagnosticCode(
        "language-lost", .warning, .dropped,
        "{key} is {0}, and the new vendor's built-in texts are in {1}.")
    static let textsLost = DiagnosticCode(
        "texts-lost", .warning, .dropped,
        "{key} have no counterpart: the target writes its own built-in texts.")
    static let separatorsLost = DiagnosticCode(
        "separators-lost", .warning, .dropped,
        "{key} have no counterpart: the target writes its own between name and text.")
    /// The argument is the names of the policies.
    static let policiesLost = DiagnosticCode(
        "policies-lost", .info, .dropped,
        """
        {key} say how the old vendor works ({0}); the new profile has its vendor's own. Verify your messages to see what \
        that changes.
        """)
}
