// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let appStaysQuiet = DiagnosticCode("app-stays-quiet", .warning, .dropped, "{key} does not override the app's quiet time.")
    package static let arrayForObject = DiagnosticCode("array-for-object", .info, .repaired, "{key} is an empty array, and an object belongs there; it was taken as an empty object.")
    package static let asksBeforeSending = DiagnosticCode("asks-before-sending", .warning, .ambiguous, "{key} asks before the message is sent; the push was made as if it had been sent, which may be refused still. Take the webhook after sending instead.")
    package static let attachment = DiagnosticCode("attachment", .info, .dropped, "{key} contains the content of the message, which no push carries.")
    package static let badgeCapLost = DiagnosticCode("badge-cap-lost", .warning, .dropped, "{key} has no counterpart: cap the number in the app.")
    /// The arguments are the least and the most.
    package static let badgeOutOfBounds = DiagnosticCode("badge-out-of-bounds", .warning, .invalid, "{key} is not a number from {0} to {1}; it was taken as absent.")
    package static let before1970 = DiagnosticCode("before-1970", .warning, .invalid, "{key} is a moment before 1970; it was taken as absent.")
    /// The argument is what holds it alone.
    package static let besideItsField = DiagnosticCode("beside-its-field", .info, .overLimit, "{key} is too long for its own field, so only {0} contains it.")
    package static let callTokenLost = DiagnosticCode("call-token-lost", .warning, .dropped, "{key} is a token for calls, for which there is no key here; the app registers it with the call kit.")
    package static let callsNeedCertificate = DiagnosticCode("calls-need-certificate", .warning, .dropped, "{key} is missing, without which a token for calls looks like one for alerts. Name the certificate.")
    /// The arguments are the zones.
    package static let clockChanges = DiagnosticCode("clock-changes", .warning, .approximated, "{key} was meant in {0} and is written in {1}, in which the vendor reads everybody's times. When a clock is changed, the quiet time moves; set it again then.")
    /// The argument is the name.
    package static let consoleHasNoTemplates = DiagnosticCode("console-has-no-templates", .warning, .dropped, "{key} contains the template {0}, and the vendor has no templates. Let senders write its text into each message.")
    /// The arguments are the field of the body, and the shape, and whose it is.
    package static let contentLeftOut = DiagnosticCode("content-left-out", .error, .dropped, "{key} contains the message's {0}, for which {1} has no key. It was left out.")
    package static let criticalBecameOrdinary = DiagnosticCode("critical-became-ordinary", .warning, .approximated, "{key} is a critical alert's, which became an ordinary sound of the same name.")
    /// The arguments are the most, its unit, and the vendor.
    package static let cutOff = DiagnosticCode("cut-off", .warning, .overLimit, "{key} has more than the {0} {1} that {2} takes, so its end was cut off. Shorten it.")
    /// Reading G26.
    package static let dateForTime = DiagnosticCode("date-for-time", .warning, .repaired, "{key} is a date in words; it was read as that moment. Send a number.")
    /// The arguments are the fields of the body, and the shape, and whose it is.
    package static let descriptionLeftOut = DiagnosticCode("description-left-out", .info, .dropped, "{key} describes the file with {0}, for which {1} has no keys. The file is the same.")
    package static let deviceIdentifierLost = DiagnosticCode("device-identifier-lost", .info, .dropped, "{key} has no counterpart: devices have no identifier of their own.")
    package static let deviceLanguageLost = DiagnosticCode("device-language-lost", .info, .dropped, "{key} is not set here: the device reports its language by itself.")
    package static let deviceTopicLost = DiagnosticCode("device-topic-lost", .info, .dropped, "{key} is the app's topic, for which devices have no key here; give it as topic in the profile.")
    /// The arguments are the number found, the most, and the unit.
    package static let durationTooLong = DiagnosticCode("duration-too-long", .warning, .overLimit, "{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form.")
    /// The argument is the element's place.
    package static let elementNoObject = DiagnosticCode("element-no-object", .warning, .invalid, "{key} has no object at index {0}; it was read as absent. Send objects.")
    package static let emptyListLeftOut = DiagnosticCode("empty-list-left-out", .info, .approximated, "{key} is an empty list, which reaches no recipient. A missing list does the same, so it was left out.")
    package static let endHasPassed = DiagnosticCode("end-has-passed", .info, .ignored, "{key} is an end that has passed; there is no quiet time any more.")
    /// The arguments are the time, and what it was taken for.
    package static let equalEnds = DiagnosticCode("equal-ends", .info, .ambiguous, "{key} is a quiet time from {0} to {0}, which no document explains; it was taken as {1}.")
    /// The argument is a list of text, kind, sender and receiver, or the name that differs only in case. Reading G24.
    package static let essentialKeyUnknown = DiagnosticCode("essential-key-unknown", .warning, .ignored, "{key} is no key that PushBridge knows here, and was not read. The message lacks its {0}: check the spelling of this key.")
    package static let everyoneIsGuessed = DiagnosticCode("everyone-is-guessed", .info, .ambiguous, "No document says whom the call leaves out. It was read as for everyone but the sender.")
    package static let everyoneIsNarrowed = DiagnosticCode("everyone-is-narrowed", .warning, .ignored, "{key} says that the message is for everyone, and it also names receivers. It reaches only those. Remove one of the two.")
    package static let foreignObject = DiagnosticCode("foreign-object", .warning, .ignored, "{key} is a key of objects in a program, not of a message, and was not read. Log the body of the call, and give that.")
    /// The argument is the path of the key that counts.
    package static let givesWay = DiagnosticCode("gives-way", .info, .ignored, "{key} is not used: {0} overrides it.")
    package static let groupCounts = DiagnosticCode("group-counts", .info, .ignored, "{key} names a person, and the message is for a group, which counts.")
    /// The argument lists the missing keys.
    package static let halfVendorTemplate = DiagnosticCode("half-vendor-template", .warning, .invalid, "The object is half a template: the vendor requires {0} too. It was left out; give all three.")
    package static let hiddenTextsLost = DiagnosticCode("hidden-texts-lost", .warning, .dropped, "{key} has no counterpart: hidden details show the vendor's own text.")
    /// The argument is the row.
    package static let ineffective = DiagnosticCode("ineffective", .warning, .ignored, "{key} has no effect at this place. Remove it, or see `pushbridge mappings show {0}`.")
    package static let ineffectiveSetting = DiagnosticCode("ineffective-setting", .info, .ignored, "{key} has no effect there, nor has it here; it was ignored.")
    package static let insideItsOwnKind = DiagnosticCode("inside-its-own-kind", .info, .ignored, "{key} is inside an object of its own kind, and has no effect there.")
    package static let intervalWithoutEnds = DiagnosticCode("interval-without-ends", .warning, .invalid, "The object does not give both ends of a daily interval as times of day; the interval was taken as absent. Give start and end.")
    package static let intervalWithoutSwitch = DiagnosticCode("interval-without-switch", .warning, .defaulted, "The object gives hours of a daily interval and no switch that can be read; the interval was taken as on. Give the switch too.")
    /// The argument lists the forms.
    package static let keyOfOtherForm = DiagnosticCode("key-of-other-form", .warning, .dropped, "{key} belongs to the form {0}, and was left out; name that form, or none.")
    /// The arguments are what is too large, the most, and its unit.
    package static let leftOutToFit = DiagnosticCode("left-out-to-fit", .error, .dropped, "{key} was left out: {0} may have at most {1} {2}. Send less.")
    package static let longerThanSevenDays = DiagnosticCode("longer-than-seven-days", .warning, .overLimit, "{key} is longer than the seven days that a quiet time lasts at most.")
    /// The arguments are the most and the vendor.
    package static let loweredToMost = DiagnosticCode("lowered-to-most", .warning, .overLimit, "{key} is more than the {0} that {1} takes; it became {0}.")
    package static let managersNotApart = DiagnosticCode("managers-not-apart", .warning, .dropped, "{key} has no counterpart: the group rings for every sender.")
    /// The argument is the mode.
    package static let mentionsWidened = DiagnosticCode("mentions-widened", .warning, .approximated, "{key} is {0}, and all mentions count alike here.")
    /// Reading G26.
    package static let millisecondsForSeconds = DiagnosticCode("milliseconds-for-seconds", .warning, .repaired, "{key} counts seconds, and this number can only be milliseconds; it was read as milliseconds. Send seconds.")
    package static let modeIsDefault = DiagnosticCode("mode-is-default", .info, .dropped, "{key} is the default here; there is nothing to set.")
    package static let moreOfRecalled = DiagnosticCode("more-of-recalled", .info, .dropped, "{key} contains more than the name of the withdrawn message; no push depends on the rest.")
    package static let muteHasNoEnd = DiagnosticCode("mute-has-no-end", .warning, .dropped, "{key} has no counterpart: a mute has no end.")
    package static let namesItsSender = DiagnosticCode("names-its-sender", .info, .ignored, "{key} is the sender, as in a message that its receiver keeps, so no receiver is named. Give the message as it was sent.")
    package static let namesNoDevice = DiagnosticCode("names-no-device", .info, .ignored, "{key} names no device: its token is missing or empty.")
    package static let negative = DiagnosticCode("negative", .warning, .invalid, "{key} is less than 0, which no icon shows; it was taken as absent. Send 0 or more.")
    /// The arguments are the number found, and the known ones.
    package static let neitherNumber = DiagnosticCode("neither-number", .warning, .invalid, "{key} is {0}, neither {1}; it was taken as absent.")
    package static let nicknameLost = DiagnosticCode("nickname-lost", .warning, .dropped, "{key} has no counterpart: pushes show the name in the user's profile.")
    package static let noArguments = DiagnosticCode("no-arguments", .warning, .invalid, "{key} is not an array; it was taken as no arguments. Send an array of strings.")
    package static let noArray = DiagnosticCode("no-array", .warning, .invalid, "{key} is no JSON array; it was taken as absent. Send an array.")
    /// The argument is the certificate's name.
    package static let noCertificateOfTheirs = DiagnosticCode("no-certificate-of-theirs", .warning, .dropped, "{key} is {0}, which is no number of a certificate as the vendor gives them; it was left out. Let the app name the certificate that it has at the new vendor.")
    /// The argument is what is missing.
    package static let noConversationNamed = DiagnosticCode("no-conversation-named", .warning, .invalid, "The object does not say which conversation it is about; it was taken as absent. Give its {0}.")
    /// The arguments list the words and the numbers.
    package static let noConversationWithSetting = DiagnosticCode("no-conversation-with-setting", .warning, .invalid, "{key} is no conversation with a setting: {0}, {1} in the SDK's form.")
    /// The arguments are the number found, the most, and the unit.
    package static let noDuration = DiagnosticCode("no-duration", .warning, .invalid, "{key} is {0}, and a duration here is from 0 to {1} {2}; it was taken as absent. If it is an absolute end, give the vendor's response as it came, or name its form.")
    package static let noHour = DiagnosticCode("no-hour", .warning, .invalid, "{key} is {0}, no hour of the day; it was taken as absent.")
    package static let noInterruptionLevel = DiagnosticCode("no-interruption-level", .warning, .invalid, "{key} is none of passive, active, time-sensitive and critical; it was taken as absent.")
    package static let noInterval = DiagnosticCode("no-interval", .warning, .invalid, "{key} is no interval such as 22:00-08:00; it was taken as absent.")
    package static let noList = DiagnosticCode("no-list", .warning, .invalid, "{key} is not an array; it was taken as absent. Send an array.")
    package static let noNumber = DiagnosticCode("no-number", .warning, .invalid, "{key} is not a number; it was taken as absent. Send a number.")
    package static let noObjectInList = DiagnosticCode("no-object-in-list", .warning, .invalid, "{key} contains no object; it was read as absent.")
    /// The argument is the kind of value found.
    package static let noSettingsObject = DiagnosticCode("no-settings-object", .warning, .invalid, "The object is {0} where an object of the vendor's belongs; it was taken as absent.")
    package static let noSuchSetting = DiagnosticCode("no-such-setting", .warning, .dropped, "{key} has no counterpart in the target's settings; it was left out.")
    /// Reading G26.
    package static let noTime = DiagnosticCode("no-time", .warning, .invalid, "{key} is no time; it was taken as absent. Send a number.")
    package static let noTimeToLive = DiagnosticCode("no-time-to-live", .warning, .dropped, "{key} has no counterpart in the console.")
    /// The argument lists the words.
    package static let noWordOfList = DiagnosticCode("no-word-of-list", .warning, .invalid, "{key} is none of {0}; it was taken as absent.")
    /// The arguments list the words and the numbers.
    package static let noWordOrNumberOfList = DiagnosticCode("no-word-or-number-of-list", .warning, .invalid, "{key} is none of {0}, nor {1}; it was taken as absent.")
    package static let notPushed = DiagnosticCode("not-pushed", .info, .dropped, "{key} belongs to the message itself; no push carries it.")
    /// The argument is the shape, and whose it is.
    package static let notSayable = DiagnosticCode("not-sayable", .error, .dropped, "{key} has no counterpart in {0}; it was left out.")
    package static let numbersInStrings = DiagnosticCode("numbers-in-strings", .warning, .repaired, "{key} contains numbers, and Apple takes strings; their digits were written. Send strings.")
    package static let objectForList = DiagnosticCode("object-for-list", .warning, .repaired, "{key} is one object, and an array belongs there; it was taken as an array of it. Send an array.")
    package static let oneForList = DiagnosticCode("one-for-list", .warning, .repaired, "{key} is one identifier, and a list belongs there; it was taken as a list of one. Send an array.")
    /// The arguments are how many it lists, the vendor, and how many that takes.
    package static let onlyFirstKept = DiagnosticCode("only-first-kept", .warning, .overLimit, "{key} lists {0} accounts and {1} takes {2}; the others were left out. Send to everyone, or in several messages.")
    package static let openIntervalLost = DiagnosticCode("open-interval-lost", .warning, .dropped, "{key} lets everything through in the daily interval, whatever else is set, and no interval does so here; it was left out.")
    package static let otherPlatform = DiagnosticCode("other-platform", .info, .dropped, "{key} is a setting of another platform, which Apple never gets.")
    package static let otherUser = DiagnosticCode("other-user", .warning, .ambiguous, "{key} names another user than the line does; the line's was taken.")
    /// Reading TX 38.
    package static let othersReceived = DiagnosticCode("others-received", .warning, .approximated, "{key} says that only mentions are received; here everything of the conversation is.")
    /// The arguments are the number found, and the bounds.
    package static let outOfRange = DiagnosticCode("out-of-range", .warning, .invalid, "{key} is {0}, not from {1} to {2}; it was taken as absent.")
    package static let quietEndLost = DiagnosticCode("quiet-end-lost", .warning, .dropped, "{key} has no counterpart: quiet times repeat every day.")
    package static let quietExceptionLost = DiagnosticCode("quiet-exception-lost", .warning, .dropped, "{key} lets messages through in the daily interval, and nothing does here.")
    package static let quietStartLost = DiagnosticCode("quiet-start-lost", .warning, .dropped, "{key} has yet to come, and a quiet time here begins at once. Set it when it begins.")
    package static let quietTimeHasPassed = DiagnosticCode("quiet-time-has-passed", .info, .ignored, "{key} has passed; there is no quiet time any more.")
    package static let quietTimeWithoutSwitch = DiagnosticCode("quiet-time-without-switch", .warning, .defaulted, "The object gives times of a quiet time and no switch that can be read; the quiet time was taken as off. Give the switch too.")
    package static let quietTimeWithoutTimes = DiagnosticCode("quiet-time-without-times", .warning, .invalid, "The object switches quiet time on without a start and an end that are times of day; it was taken as absent. Give all four numbers.")
    package static let recallOverrideLost = DiagnosticCode("recall-override-lost", .warning, .dropped, "{key} has no counterpart in this vendor's console.")
    package static let receivedAndMuted = DiagnosticCode("received-and-muted", .warning, .approximated, "{key} says that nothing of the conversation is received; here it can only be muted.")
    package static let receiversOfUnknownKind = DiagnosticCode("receivers-of-unknown-kind", .warning, .ignored, "{key} is not used: the kind of the conversation is unknown, and so is what the key names. Correct the kind.")
    /// The argument lists the keys.
    package static let responseDescription = DiagnosticCode("response-description", .info, .ignored, "The object is a response; what describes the call was left out: {0}.")
    package static let roundedToMinutes = DiagnosticCode("rounded-to-minutes", .info, .approximated, "{key} is rounded up to minutes in this form.")
    package static let roundedToSeconds = DiagnosticCode("rounded-to-seconds", .info, .approximated, "{key} is {0} milliseconds, and quiet times are kept in seconds; it was rounded up.")
    /// Reading G26.
    package static let secondsForMilliseconds = DiagnosticCode("seconds-for-milliseconds", .warning, .repaired, "{key} counts milliseconds, and this number can only be seconds; it was read as seconds. Send milliseconds.")
    package static let sendersChooseTemplates = DiagnosticCode("senders-choose-templates", .warning, .dropped, "{key} has no counterpart: senders choose templates.")
    package static let settingOfAllLost = DiagnosticCode("setting-of-all-lost", .warning, .dropped, "{key} applies to all conversations without a setting of their own, and there is no such setting here.")
    package static let severalObjects = DiagnosticCode("several-objects", .info, .ignored, "{key} contains more than one element; the first object is used.")
    /// The arguments are what is too large, the most, and its unit.
    package static let shortenedToFit = DiagnosticCode("shortened-to-fit", .warning, .overLimit, "{key} was shortened: {0} may have at most {1} {2}. Shorten it, or send less data.")
    /// The arguments are the sort and the kind.
    package static let sortNotApart = DiagnosticCode("sort-not-apart", .info, .dropped, "{key} is of the sort {0}, and all conversations of the kind {1} are alike here; comes back as one of those.")
    package static let strangerBesideOwn = DiagnosticCode("stranger-beside-own", .info, .ignored, "{key} names another user than the line does; the members beside it were left out.")
    package static let strangersObject = DiagnosticCode("strangers-object", .warning, .dropped, "{key} names another user than the line does; the members beside it were left out.")
    package static let stringForArray = DiagnosticCode("string-for-array", .warning, .repaired, "{key} is an array in a string; it was read as that array. Send the array itself.")
    package static let stringForScore = DiagnosticCode("string-for-score", .warning, .repaired, "{key} is a string, and a number belongs there; it was read as that number. Send a number.")
    package static let superteamNotApart = DiagnosticCode("superteam-not-apart", .info, .approximated, "{key} has no counterpart: there is only one kind of group.")
    package static let templatesUnknown = DiagnosticCode("templates-unknown", .warning, .invalid, "{key} is given, and the vendor has no templates; it was ignored.")
    package static let textKeyLost = DiagnosticCode("text-key-lost", .warning, .dropped, "{key} has no counterpart: there is no text of the user's own for hidden details.")
    /// Reading E16.
    package static let textOfNoText = DiagnosticCode("text-of-no-text", .info, .ignored, "{key} is in a message that is no text message, so it is not its text; no push shows it.")
    package static let tokenUploadedByApp = DiagnosticCode("token-uploaded-by-app", .info, .dropped, "{key} cannot be set by a call: the app's client uploads it at its next login, and pushes begin then.")
    /// The arguments are what is too large, the most, and its unit.
    package static let tooLargeToSend = DiagnosticCode("too-large-to-send", .error, .overLimit, "{key} is too long: {0} may have at most {1} {2}, and nothing is left to leave out. The message cannot be sent. Shorten it.")
    /// The arguments are the most, its unit, and the vendor.
    package static let tooLongToSend = DiagnosticCode("too-long-to-send", .error, .overLimit, "{key} has more than the {0} {1} that {2} takes; the message cannot be sent. Shorten it.")
    /// The arguments are how many it lists, and how many one call takes.
    package static let tooManyForOneCall = DiagnosticCode("too-many-for-one-call", .warning, .overLimit, "{key} lists {0}, and one call takes at most {1}. Send it in parts, as convert does with receivers.")
    package static let undocumentedKey = DiagnosticCode("undocumented-key", .info, .ignored, "{key} is no key that the vendor documents here, and it has no effect.")
    package static let unknownConversation = DiagnosticCode("unknown-conversation", .warning, .invalid, "{key} is no kind of conversation that the vendor documents, so the message reaches no recipient. Send a documented kind.")
    package static let unknownKey = DiagnosticCode("unknown-key", .info, .ignored, "{key} is no key that PushBridge knows here, and was not read.")
    /// Reading RC 13.
    package static let unknownPath = DiagnosticCode("unknown-path", .warning, .ignored, "{key} is the path of no such call; the message was read by its keys.")
    package static let unknownSettingsKey = DiagnosticCode("unknown-settings-key", .warning, .dropped, "{key} is no setting that the tables know, and was left out; check its spelling.")
    /// The argument lists the shapes.
    package static let unknownShape = DiagnosticCode("unknown-shape", .error, .invalid, "The vendor has no such shape, so nothing of this line was read. Name one of {0}.")
    package static let unknownZone = DiagnosticCode("unknown-zone", .warning, .invalid, "{key} is neither an IANA time zone nor an offset such as +08:00; it was taken as absent.")
    package static let unstoredBecameOnlineOnly = DiagnosticCode("unstored-became-online-only", .warning, .approximated, "{key} keeps the message from offline recipients. It became a message that only reaches online recipients.")
    /// The argument is the kind of value found.
    package static let valueForList = DiagnosticCode("value-for-list", .warning, .invalid, "{key} is {0}, and a list belongs there; it was read as an empty list. Send an array.")
    /// The argument is the kind of value found.
    package static let valueForObject = DiagnosticCode("value-for-object", .warning, .invalid, "{key} is {0} where an object belongs; it was taken as absent.")
    package static let wholeMinutes = DiagnosticCode("whole-minutes", .info, .approximated, "{key} is no integer of minutes, and was rounded to one.")
    /// The argument is the key that is missing.
    package static let withoutKey = DiagnosticCode("without-key", .warning, .ignored, "{key} has no effect without {0}.")
    /// The arguments are the zones.
    package static let zoneOfDataCentre = DiagnosticCode("zone-of-data-centre", .info, .approximated, "{key} was meant in {0} and is written in {1}, in which the vendor reads everybody's times.")
    /// The arguments are the zones.
    package static let zoneOfNewestClients = DiagnosticCode("zone-of-newest-clients", .info, .approximated, "{key} keeps its clock times, and timeZone says that they are those of {0}. Only the newest clients take a zone; older ones read the times in {1}.")
}
