import PushModel

/// What reading and writing settings by a table may tell, whoever's they are.
extension DiagnosticCode {
    // MARK: Objects

    /// The argument is the kind of value found.
    static let noSettingsObject = DiagnosticCode(
        "no-settings-object", .warning, .invalid,
        "The object is {0} where an object of the vendor's belongs; it was taken as absent.")
    /// The argument is the kind of value found.
    static let valueForObject = DiagnosticCode(
        "value-for-object", .warning, .invalid,
        "{key} is {0} where an object belongs; it was taken as absent.")
    static let unknownSettingsKey = DiagnosticCode(
        "unknown-settings-key", .warning, .dropped,
        "{key} is no setting that the tables know, and was left out; check its spelling.")
    /// The argument lists the forms.
    static let keyOfOtherForm = DiagnosticCode(
        "key-of-other-form", .warning, .dropped,
        "{key} belongs to the form {0}, and was left out; name that form, or none.")
    /// The argument lists the keys.
    static let responseDescription = DiagnosticCode(
        "response-description", .info, .ignored,
        "The object is a response; what describes the call was left out: {0}.")
    static let ineffectiveSetting = DiagnosticCode(
        "ineffective-setting", .info, .ignored,
        "{key} has no effect there, nor has it here; it was ignored.")
    static let templatesUnknown = DiagnosticCode(
        "templates-unknown", .warning, .invalid,
        "{key} is given, and the vendor has no templates; it was ignored.")
    /// The argument lists the missing keys.
    static let halfVendorTemplate = DiagnosticCode(
        "half-vendor-template", .warning, .invalid,
        "The object is half a template: the vendor requires {0} too. It was left out; give all three.")
    /// The argument is what is missing.
    static let noConversationNamed = DiagnosticCode(
        "no-conversation-named", .warning, .invalid,
        "The object does not say which conversation it is about; it was taken as absent. Give its {0}.")

    // MARK: Words and numbers of settings

    /// The argument lists the words.
    static let noWordOfList = DiagnosticCode(
        "no-word-of-list", .warning, .invalid,
        "{key} is none of {0}; it was taken as absent.")
    /// The arguments list the words and the numbers.
    static let noWordOrNumberOfList = DiagnosticCode(
        "no-word-or-number-of-list", .warning, .invalid,
        "{key} is none of {0}, nor {1}; it was taken as absent.")
    /// The arguments list the words and the numbers.
    static let noConversationWithSetting = DiagnosticCode(
        "no-conversation-with-setting", .warning, .invalid,
        "{key} is no conversation with a setting: {0}, {1} in the SDK's form.")
    /// The arguments are the number found, and the known ones.
    static let neitherNumber = DiagnosticCode(
        "neither-number", .warning, .invalid,
        "{key} is {0}, neither {1}; it was taken as absent.")
    /// The arguments are the number found, and the bounds.
    static let outOfRange = DiagnosticCode(
        "out-of-range", .warning, .invalid,
        "{key} is {0}, not from {1} to {2}; it was taken as absent.")

    // MARK: Quiet times that are read

    static let endHasPassed = DiagnosticCode(
        "end-has-passed", .info, .ignored,
        "{key} is an end that has passed; there is no quiet time any more.")
    static let before1970 = DiagnosticCode(
        "before-1970", .warning, .invalid,
        "{key} is a moment before 1970; it was taken as absent.")
    /// The arguments are the number found, the most, and the unit.
    static let durationTooLong = DiagnosticCode(
        "duration-too-long", .warning, .overLimit,
        "{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form."
    )
    /// The arguments are the number found, the most, and the unit.
    static let noDuration = DiagnosticCode(
        "no-duration", .warning, .invalid,
        "{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form."
    )
    static let roundedToSeconds = DiagnosticCode(
        "rounded-to-seconds", .info, .approximated,
        "{key} is {0} milliseconds, and quiet times are kept in seconds; it was rounded up.")
    static let noHour = DiagnosticCode(
        "no-hour", .warning, .invalid,
        "{key} is {0}, no hour of the day; it was taken as absent.")
    static let noInterval = DiagnosticCode(
        "no-interval", .warning, .invalid,
        "{key} is no interval such as 22:00-08:00; it was taken as absent.")
    /// The arguments are the time, and what it was taken for.
    static let equalEnds = DiagnosticCode(
        "equal-ends", .info, .ambiguous,
        "{key} is a quiet time from {0} to {0}, which no document explains; it was taken as {1}.")
    static let intervalWithoutSwitch = DiagnosticCode(
        "interval-without-switch", .warning, .defaulted,
        "The object gives hours of a daily interval and no switch that can be read; the interval was taken as on. Give the switch too."
    )
    static let quietTimeWithoutSwitch = DiagnosticCode(
        "quiet-time-without-switch", .warning, .defaulted,
        "The object gives times of a quiet time and no switch that can be read; the quiet time was taken as off. Give the switch too."
    )
    static let intervalWithoutEnds = DiagnosticCode(
        "interval-without-ends", .warning, .invalid,
        "The object does not give both ends of a daily interval as times of day; the interval was taken as absent. Give start and end."
    )
    static let quietTimeWithoutTimes = DiagnosticCode(
        "quiet-time-without-times", .warning, .invalid,
        "The object switches quiet time on without a start and an end that are times of day; it was taken as absent. Give all four numbers."
    )

    // MARK: What few vendors hold

    static let quietStartLost = DiagnosticCode(
        "quiet-start-lost", .warning, .dropped,
        "{key} has yet to come, and a quiet time here begins at once. Set it when it begins.")
    static let quietExceptionLost = DiagnosticCode(
        "quiet-exception-lost", .warning, .dropped,
        "{key} lets messages through in the daily interval, and nothing does here.")
    static let receivedAndMuted = DiagnosticCode(
        "received-and-muted", .warning, .approximated,
        "{key} says that nothing of the conversation is received; here it can only be muted.")
    /// The argument is the mode.
    static let mentionsWidened = DiagnosticCode(
        "mentions-widened", .warning, .approximated,
        "{key} is {0}, and all mentions count alike here.")
    static let settingOfAllLost = DiagnosticCode(
        "setting-of-all-lost", .warning, .dropped,
        "{key} stands for all conversations without a setting of their own, for which there is no setting here."
    )
    static let deviceLanguageLost = DiagnosticCode(
        "device-language-lost", .info, .dropped,
        "{key} is not told here: the device tells its language by itself, or nobody does.")

    // MARK: Quiet times that are written

    package static let quietTimeHasPassed = DiagnosticCode(
        "quiet-time-has-passed", .info, .ignored,
        "{key} has passed; there is no quiet time any more.")
    static let longerThanSevenDays = DiagnosticCode(
        "longer-than-seven-days", .warning, .overLimit,
        "{key} is longer than the seven days that a quiet time lasts at most.")
    static let roundedToMinutes = DiagnosticCode(
        "rounded-to-minutes", .info, .approximated,
        "{key} is rounded up to whole minutes in this form.")

    // MARK: What several vendors lack

    package static let namesNoDevice = DiagnosticCode(
        "names-no-device", .info, .ignored,
        "{key} names no device: its token is missing or empty.")
    package static let modeIsDefault = DiagnosticCode(
        "mode-is-default", .info, .dropped,
        "{key} is the default here; there is nothing to set.")
    package static let tokenUploadedByApp = DiagnosticCode(
        "token-uploaded-by-app", .info, .dropped,
        "{key} cannot be set by a call: the app's client uploads it at its next login, and pushes begin then."
    )
    package static let nicknameLost = DiagnosticCode(
        "nickname-lost", .warning, .dropped,
        "{key} has no counterpart: pushes show the name in the user's profile.")
    package static let deviceIdentifierLost = DiagnosticCode(
        "device-identifier-lost", .info, .dropped,
        "{key} has no counterpart: devices have no identifier of their own.")
    package static let muteHasNoEnd = DiagnosticCode(
        "mute-has-no-end", .warning, .dropped,
        "{key} has no counterpart: a mute has no end.")
    package static let appStaysQuiet = DiagnosticCode(
        "app-stays-quiet", .warning, .dropped,
        "{key} cannot stand against the quiet time of the whole app.")
}
