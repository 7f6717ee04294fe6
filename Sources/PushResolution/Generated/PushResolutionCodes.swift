// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import PushModel

extension DiagnosticCode {
    package static let hiddenByMentionText = DiagnosticCode(
        "hidden-by-mention-text", .info, .ignored,
        "{key} gives way to the text for those mentioned, and is not shown.")
    package static let hiddenByTemplate = DiagnosticCode(
        "hidden-by-template", .info, .ignored,
        "{key} gives way to the template that the message names, and is not shown.")
    /// RC 7.
    package static let hiddenTitle = DiagnosticCode(
        "hidden-title", .info, .ambiguous,
        "The recipient hides details, and no document says what becomes of the title then; it was left out. Check it on a device.")
    /// TX 36.
    package static let liveActivityLeftOut = DiagnosticCode(
        "live-activity-left-out", .warning, .dropped,
        "{key} updates a Live Activity, which is a push of its own and was not made. Send it through the vendor.")
    /// TX 1.
    package static let madeTextBesideTitle = DiagnosticCode(
        "made-text-beside-title", .info, .ambiguous,
        "{key} stands above a text that the server makes of the message; without the sender's name in it, as policies.namesBesideTitle says. Send a text too.")
    /// TX 21.
    package static let madeTitle = DiagnosticCode(
        "made-title", .info, .ambiguous,
        "The title was made of a name, as policies.madeTitle says. Send a title, or set the policy.")
    /// RC 4.
    package static let mentionTextForAll = DiagnosticCode(
        "mention-text-for-all", .info, .ambiguous,
        "{key} is shown to people whom the message does not mention, as policies.mentionTextFor says. Set the policy if only those mentioned should read it.")
    package static let missingArguments = DiagnosticCode(
        "missing-arguments", .warning, .defaulted,
        "{key} lacks an argument for a placeholder of the template, which shows as nothing. Send every argument.")
    /// Reading C19.
    package static let pushUncertain = DiagnosticCode(
        "push-uncertain", .warning, .ambiguous,
        "{key} is of a message without a push text, and no document says whether the vendor pushes it. translate makes no push of it; convert lets the target push it. Send a test message, or give the push a text.")
    /// Reading N1.
    package static let recallByServerID = DiagnosticCode(
        "recall-by-server-id", .warning, .ambiguous,
        "{key} names what the recall withdraws by the server's identifier only; the recall replaces the original only if that carried the same apns-collapse-id. Send the client's identifier.")
    /// The app did not say that it takes calls (reading E14).
    package static let silentCall = DiagnosticCode(
        "silent-call", .info, .ambiguous,
        "{key} may stand for a call or the record of one, and was taken for an ordinary alert, although a device could ring. Set policies.voip if calls should.")
    package static let titleAsBody = DiagnosticCode(
        "title-as-body", .info, .ambiguous,
        "{key} stands alone and was taken for the text, as policies.legacyTitleIsBody says. Send a content too.")
    package static let titleTurnedOff = DiagnosticCode(
        "title-turned-off", .info, .ignored,
        "{key} is not shown, because the message turns its title off.")
    /// TX 28.
    package static let topicsGroup = DiagnosticCode(
        "topics-group", .info, .ambiguous,
        "{key} names the group of a topic; what nobody said of the topic was taken from the group. Give the topic's own settings, members and name.")
    /// TX 2.
    package static let unknownGroupName = DiagnosticCode(
        "unknown-group-name", .info, .defaulted,
        "Nobody gave the group's name, so it does not stand behind the sender's. Name the group in the groups file, or in the profile.")
    package static let unknownManagers = DiagnosticCode(
        "unknown-managers", .info, .ambiguous,
        "The recipient hears only managers in this group, and nobody listed them, so the push was made. List the group's managers in the groups file.")
    package static let unknownTemplate = DiagnosticCode(
        "unknown-template", .warning, .ignored,
        "{key} names a template that the profile lacks, so the next lower level words the notification. Add the template to the profile.")
    /// RC 3.
    package static let untitledGroup = DiagnosticCode(
        "untitled-group", .info, .defaulted,
        "Nobody gave the group's name, so there is no title. Name the group in the groups file, or in the profile.")
    /// TX 26.
    package static let vendorsUnread = DiagnosticCode(
        "vendors-unread", .info, .ambiguous,
        "{key} was taken for the badge, for nobody said what the recipient has not read. Give it in the recipients file.")
    /// The argument is the reason for which the push was held back (reading G7).
    package static let weakForce = DiagnosticCode(
        "weak-force", .info, .ambiguous,
        "{key} forces the push, which was held back all the same, since policies.forceOverrides does not list {0}. List it there if force should override it.")
    /// An alert that is one string has one text (reading E5).
    package static let wordsBesideString = DiagnosticCode(
        "words-beside-string", .warning, .dropped,
        "{key} is not shown, for the alert is one string and has one text. Choose a later generation in the profile.")
    /// TX 7.
    package static let wordsOfWakeUp = DiagnosticCode(
        "words-of-wake-up", .warning, .dropped,
        "{key} is not shown, for the push only wakes the app. Send it as a push of its own.")
}
