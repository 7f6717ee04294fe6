import PushModel

/// What a translation may tell beside what reading, resolving and Apple's rules tell.
extension DiagnosticCode {
    // MARK: The line

    /// The arguments are the shape taken, and the others that fit.
    static let severalShapes = DiagnosticCode(
        "several-shapes", .info, .ambiguous, "The line was read as {0}, and fits {1} too.")
    /// The same, and what the caller offers to be sure.
    static let severalShapesNamed = DiagnosticCode(
        "several-shapes-named", .info, .ambiguous, "The line was read as {0}, and fits {1} too. {2}.")
    /// Mentions and directed templates have no effect there (reading C13).
    static let membersInDirectMessage = DiagnosticCode(
        "members-in-direct-message", .info, .ignored,
        "{key} is for members of a group, and has no effect in a direct message.")

    /// With messages that are judged at their own time (reading G19).
    static let withoutTime = DiagnosticCode(
        "without-time", .info, .defaulted,
        """
        The message has no time that can be read, so quiet times were checked at the time when it was read. Give it a timestamp, \
        or name one time for all messages.
        """)

    // MARK: Recipients

    static let unknownRecipient = DiagnosticCode(
        "unknown-recipient", .info, .defaulted,
        "The recipients file lacks this recipient, who has the vendor's defaults and no device.")
    /// What `0:0-0:0` means depends on who set it (reading G9).
    static let zeroInterval = DiagnosticCode(
        "zero-interval", .info, .ambiguous,
        """
        The recipient's quiet interval from 0:0 to 0:0 is off when a client set it, and all day when REST did; \
        policies.zeroQuietInterval decided. Leave the interval out, or set the policy.
        """)

    /// The argument is the zone (TX 38).
    static let usualZone = DiagnosticCode(
        "usual-zone", .info, .defaulted,
        "The recipient's quiet hours name no timeZone and were taken in {0}, as policies.quietZone says. Name their zone."
    )

    // MARK: Nobody

    static let namesNobody = DiagnosticCode(
        "names-nobody", .warning, .defaulted,
        "The message names no receiver, so it reaches nobody. Name its receivers in the message.")
    static let emptyRecipientsFile = DiagnosticCode(
        "empty-recipients-file", .warning, .defaulted,
        "The message is for everyone in the recipients file, and the file is empty. Add the recipients.")
    static let emptyGroup = DiagnosticCode(
        "empty-group", .warning, .defaulted,
        """
        The group has no member whom the message reaches. Check the group's members, and those whom the message names or \
        leaves out; its sender gets no push.
        """)
    static let unknownGroup = DiagnosticCode(
        "unknown-group", .warning, .defaulted,
        "Nothing says who belongs to the group, so the message was pushed to nobody. Add the group to the groups file."
    )
}
