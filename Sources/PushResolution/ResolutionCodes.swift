package import PushModel

/// What the resolver may tell.
extension DiagnosticCode {
    // MARK: What a policy decides

    /// The argument is the reason for which the push was held back (reading G7).
    static let weakForce = DiagnosticCode(
        "weak-force", .info, .ambiguous,
        """
        {key} forces the push, which was held back all the same, since policies.forceOverrides does not list {0}. \
        List it there if force should override it.
        """)
    /// The app did not say that it takes calls (reading E14).
    static let silentCall = DiagnosticCode(
        "silent-call", .info, .ambiguous,
        """
        {key} may stand for a call or the record of one, and was taken for an ordinary alert, although a device could \
        ring. Set policies.voip if calls should.
        """)
    static let titleAsBody = DiagnosticCode(
        "title-as-body", .info, .ambiguous,
        "{key} stands alone and was taken for the text, as policies.legacyTitleIsBody says. Send a content too."
    )
    static let unknownManagers = DiagnosticCode(
        "unknown-managers", .info, .ambiguous,
        """
        The recipient hears only managers in this group, and nobody listed them, so the push was made. \
        List the group's managers in the groups file.
        """)

    // MARK: Templates

    static let unknownTemplate = DiagnosticCode(
        "unknown-template", .warning, .ignored,
        """
        {key} names a template that the profile lacks, so the next lower level words the notification. \
        Add the template to the profile.
        """)
    static let hiddenByTemplate = DiagnosticCode(
        "hidden-by-template", .info, .ignored,
        "{key} gives way to the template that the message names, and is not shown.")
    static let missingArguments = DiagnosticCode(
        "missing-arguments", .warning, .defaulted,
        "{key} lacks an argument for a placeholder of the template, which shows as nothing. Send every argument."
    )

    // MARK: What does not arrive as it was said

    /// An alert that is one string has one text (reading E5).
    package static let wordsBesideString = DiagnosticCode(
        "words-beside-string", .warning, .dropped,
        """
        {key} is not shown, for the alert is one string and has one text. Choose a later generation in the \
        profile.
        """)
    /// Reading N1.
    static let recallByServerID = DiagnosticCode(
        "recall-by-server-id", .warning, .ambiguous,
        """
        {key} names what the recall withdraws by the server's identifier only; the recall replaces the original only if that \
        carried the same apns-collapse-id. Send the client's identifier.
        """)
}
