import VendorMapping

/// What NIM's settings and console may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: Reading of settings

    static let blockList = DiagnosticCode(
        "block-list", .info, .ignored,
        "The object is about the block list, which is no push setting; it was ignored.")
    static let qchatOnly = DiagnosticCode(
        "qchat-only", .info, .ignored,
        "{key} works in QChat only, whose pushes are not handled here; it was ignored.")
    static let otherUser = DiagnosticCode(
        "other-user", .warning, .ambiguous,
        "{key} names another user than the line does; the line's was taken.")

    // MARK: Users

    static let quietEndLost = DiagnosticCode(
        "quiet-end-lost", .warning, .dropped,
        "{key} has no counterpart: quiet times repeat every day.")
    static let mentionsModeLost = DiagnosticCode(
        "mentions-mode-lost", .warning, .dropped,
        "{key} has no counterpart: there is no mode for mentions.")
    static let noneBecomesQuietTime = DiagnosticCode(
        "none-becomes-quiet-time", .warning, .approximated,
        "{key} becomes a quiet time from 00:00 to 23:59, which is all that can be said.")
    static let allDayBecomesQuietTime = DiagnosticCode(
        "all-day-becomes-quiet-time", .warning, .approximated,
        "{key} becomes 00:00 to 23:59, since no document says what equal ends mean.")
    /// The argument is the zone.
    static let zoneOfDevice = DiagnosticCode(
        "zone-of-device", .info, .ambiguous,
        "{key} is written as clock times, which the vendor reads in the device's zone; they were meant in {0}."
    )
    static let translationLost = DiagnosticCode(
        "translation-lost", .warning, .dropped,
        "{key} has no counterpart: pushes are not translated.")
    static let chosenTemplateLost = DiagnosticCode(
        "chosen-template-lost", .warning, .dropped,
        "{key} has no counterpart: there are no templates.")

    // MARK: Conversations of users

    static let noneBecomesMute = DiagnosticCode(
        "none-becomes-mute", .warning, .approximated,
        "{key} becomes a mute, which forced pushes override.")
    static let conversationMentionsLost = DiagnosticCode(
        "conversation-mentions-lost", .warning, .dropped,
        "{key} has no counterpart: a conversation notifies or is muted.")
    /// The argument is the form.
    static let superteamInOtherForm = DiagnosticCode(
        "superteam-in-other-form", .info, .approximated,
        "{key} cannot be said in the form {0}, which knows teams only; the object is the second SDK's, and the app's client sets it."
    )

    // MARK: The console

    /// The argument is the name.
    static let consoleHasNoTemplates = DiagnosticCode(
        "console-has-no-templates", .warning, .dropped,
        "{key} holds the template {0}, and the vendor has no templates; let senders write its text into each message."
    )
    static let tooManyTextKeys = DiagnosticCode(
        "too-many-text-keys", .warning, .overLimit,
        "{key} has more than the 100 keys that the console takes; leave out those that nobody names.")
    static let badgeCapOver99 = DiagnosticCode(
        "badge-cap-over-99", .warning, .overLimit,
        "{key} is more than 99, the most that the console takes; it became 99.")
    /// The argument is the time in seconds.
    static let timeToLiveOutside = DiagnosticCode(
        "time-to-live-outside", .warning, .overLimit,
        "{key} is outside the 60 to 604800 seconds that the console takes; it became {0}.")
}
