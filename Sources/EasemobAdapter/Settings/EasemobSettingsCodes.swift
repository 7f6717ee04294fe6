import VendorMapping

/// What Easemob's settings and console may tell beside what every vendor's may.
extension DiagnosticCode {
    // MARK: Reading of settings

    static let otherParameter = DiagnosticCode(
        "other-parameter", .info, .ignored,
        "{key} is not what the object's paramType is about; it was ignored.")
    static let strangersObject = DiagnosticCode(
        "strangers-object", .warning, .dropped,
        "{key} names another user than the line does; what stands beside it was left out.")
    static let strangerBesideOwn = DiagnosticCode(
        "stranger-beside-own", .info, .ignored,
        "{key} names another user than the line does; what stands beside it was left out.")
    static let unbinding = DiagnosticCode(
        "unbinding", .info, .ignored,
        "{key} belongs to an unbinding, which leaves no device: its token or its certificate's name is empty."
    )

    // MARK: Users

    static let nicknameTooLong = DiagnosticCode(
        "nickname-too-long", .warning, .overLimit,
        "{key} has more than 100 characters, which the vendor refuses; shorten it.")
    static let zoneNotDocumented = DiagnosticCode(
        "zone-not-documented", .info, .ambiguous,
        "{key} is written as clock times; the vendor does not say in which zone it reads them.")
    static let intervalOff = DiagnosticCode(
        "interval-off", .info, .approximated,
        "{key} switches the interval off, and is written as none, since midnight at both ends is all day here."
    )
    static let allDayFromOneMinute = DiagnosticCode(
        "all-day-from-one-minute", .info, .approximated,
        "{key} is written from 0:01 to 0:01, all day too, since midnight at both ends is off here.")
    static let noBindingCall = DiagnosticCode(
        "no-binding-call", .info, .dropped,
        "{key} cannot be bound by a call, which needs the device's identifier and the certificate's name; the app's client binds it at its next login, and pushes begin then."
    )
    static let deviceNamesItself = DiagnosticCode(
        "device-names-itself", .info, .dropped,
        "{key} has no place in the SDK's call; the device names itself when it binds its token.")
    static let textKeyLost = DiagnosticCode(
        "text-key-lost", .warning, .dropped,
        "{key} has no counterpart: hidden details show the vendor's own text.")
    static let desktopPolicyDecides = DiagnosticCode(
        "desktop-policy-decides", .warning, .dropped,
        "{key} is no user's setting here: the console's multi-device policy decides for all users.")
    static let desktopPolicyCanPush = DiagnosticCode(
        "desktop-policy-can-push", .info, .approximated,
        "{key} is no user's setting here; let the console push when any device is offline.")

    // MARK: Conversations of users

    static let ownConversation = DiagnosticCode(
        "own-conversation", .warning, .dropped,
        "{key} is about the user's conversation with themselves, which cannot be told from the whole app here."
    )
    static let superteamBesideTeam = DiagnosticCode(
        "superteam-beside-team", .warning, .dropped,
        "{key} marks a superteam, and a team has the same identifier, which names one group here; give the superteam's group another identifier."
    )
    static let superteamBecomesGroup = DiagnosticCode(
        "superteam-becomes-group", .info, .dropped,
        "{key} marks a superteam, and all groups are of one kind here; comes back as a team.")
    static let muteBecomesNone = DiagnosticCode(
        "mute-becomes-none", .warning, .approximated,
        "{key} becomes the mode NONE, which no forced push overrides.")
    static let managersOnlyLost = DiagnosticCode(
        "managers-only-lost", .warning, .dropped,
        "{key} cannot let managers through alone; the group notifies.")

    // MARK: The console

    /// The argument is the name.
    static let templateNeedsBoth = DiagnosticCode(
        "template-needs-both", .warning, .invalid,
        "{key} holds the template {0} without a title or without a content, and the vendor requires both; it was left out. Give both."
    )
    /// The argument is the name.
    static let templateNameRefused = DiagnosticCode(
        "template-name-refused", .warning, .overLimit,
        "{key} holds the name {0}, and the documents allow at most 64 letters and digits; the call may be refused."
    )
    static let badgeCapUndocumented = DiagnosticCode(
        "badge-cap-undocumented", .warning, .ambiguous,
        "{key} is kept in the profile, and no document of the vendor names a setting for it; see steps.")
    static let hiddenTextsLost = DiagnosticCode(
        "hidden-texts-lost", .warning, .dropped,
        "{key} has no counterpart: hidden details show the vendor's own text.")
    static let recallOverrideLost = DiagnosticCode(
        "recall-override-lost", .warning, .dropped,
        "{key} has no counterpart in this vendor's console.")
    static let timeToLiveLost = DiagnosticCode(
        "time-to-live-lost", .warning, .dropped,
        "{key} has no counterpart: the vendor's pushes wait for about a day.")
    /// The time is the one that the vendor keeps by itself.
    static let timeToLiveKept = DiagnosticCode(
        "time-to-live-kept", .info, .approximated,
        "{key} has no counterpart: the vendor's pushes wait for about a day.")
}
