import VendorMapping

/// What Tencent's settings and console may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: Reading of settings

    static let otherMember = DiagnosticCode(
        "other-member", .warning, .ambiguous,
        "{key} names another user than the line does; the line's was taken.")
    static let wholeMinutes = DiagnosticCode(
        "whole-minutes", .info, .approximated, "{key} is no whole number of minutes, and was rounded to one.")
    static let quietWithoutDuration = DiagnosticCode(
        "quiet-without-duration", .warning, .invalid,
        "{key} is of a quiet time without a duration above 0; it was taken as absent. Give the duration in seconds."
    )
    static let quietWithoutStart = DiagnosticCode(
        "quiet-without-start", .warning, .invalid,
        "{key} is of a quiet time without the hour at which it starts; it was taken as absent. Give startHour."
    )
    static let badStamp = DiagnosticCode(
        "bad-stamp", .warning, .invalid, "{key} is no moment in Unix seconds; it was taken as absent.")

    // MARK: Users

    static let displayIsUsual = DiagnosticCode(
        "display-is-usual", .info, .ignored,
        "{key} need not be set: everybody sees what messages say.")
    static let displayLost = DiagnosticCode(
        "display-lost", .warning, .dropped,
        "{key} has no counterpart: nobody can hide what messages say.")
    static let appModeLost = DiagnosticCode(
        "app-mode-lost", .warning, .dropped,
        "{key} has no counterpart for the whole app: only single groups can be set to mentions.")
    static let noneBecomesAllDay = DiagnosticCode(
        "none-becomes-all-day", .info, .approximated,
        "{key} becomes a quiet time that lasts all day, every day.")
    static let quietHasNoEnd = DiagnosticCode(
        "quiet-has-no-end", .warning, .dropped,
        "{key} begins a quiet time without an end, which has no counterpart; set a daily one that lasts all day."
    )
    /// The argument is the zone.
    static let zoneOfSDK = DiagnosticCode(
        "zone-of-sdk", .info, .ambiguous,
        "{key} is written as clock times, whose zone no document tells; they were meant in {0}.")
    static let callsNeedCertificate = DiagnosticCode(
        "calls-need-certificate", .warning, .dropped,
        "{key} is missing, without which a token for calls looks like one for alerts. Name the certificate.")
    static let languageOfDevice = DiagnosticCode(
        "language-of-device", .warning, .dropped,
        "{key} has no counterpart: each device's own language counts.")
    static let sendersChooseTemplates = DiagnosticCode(
        "senders-choose-templates", .warning, .dropped, "{key} has no counterpart: senders choose templates.")

    // MARK: Conversations of users

    static let managersNotApart = DiagnosticCode(
        "managers-not-apart", .warning, .dropped, "{key} has no counterpart: whoever writes, the group rings."
    )
    static let superteamNotApart = DiagnosticCode(
        "superteam-not-apart", .info, .approximated,
        "{key} has no counterpart: there is only one kind of group.")
    static let mentionsAreOne = DiagnosticCode(
        "mentions-are-one", .warning, .approximated,
        "{key} becomes mentions of either sort, which is all that can be said.")

    // MARK: The console

    static let nobodyHidesWords = DiagnosticCode(
        "nobody-hides-words", .warning, .dropped,
        "{key} has no counterpart: nobody can hide what messages say.")
    static let badgeCapLost = DiagnosticCode(
        "badge-cap-lost", .warning, .dropped, "{key} has no counterpart: cap the number in the app.")
    static let recallsNotPushed = DiagnosticCode(
        "recalls-not-pushed", .warning, .dropped, "{key} has no counterpart: recalls make no push.")
    static let noTimeToLive = DiagnosticCode(
        "no-time-to-live", .warning, .dropped, "{key} has no counterpart in the console.")
}
