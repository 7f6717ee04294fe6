// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let backgroundShows = DiagnosticCode("background-shows", .warning, .ambiguous, "{key} is background without content-available, so the push is an alert.")
    package static let besideWakeUp = DiagnosticCode("beside-wake-up", .info, .ignored, "{key} is not used: the push only wakes the app.")
    package static let binaryContent = DiagnosticCode("binary-content", .info, .dropped, "{key} is base64 of bytes; no text was read from it.")
    package static let changeReadAsMessage = DiagnosticCode("change-read-as-message", .warning, .approximated, "{key} changes a message that was sent before. A conversion writes a new message: do not send it, and change the old one with the target's own call.")
    package static let consoleContentUnknown = DiagnosticCode("console-content-unknown", .warning, .defaulted, "This shape never has push content, and the profile has none, so nothing is pushed. Give the console's content as offlinePush in the profile.")
    package static let consoleContentUsed = DiagnosticCode("console-content-used", .info, .defaulted, "This shape never has push content, so the profile's offlinePush was used.")
    package static let flatBesideNested = DiagnosticCode("flat-beside-nested", .info, .ignored, "{key} is not used: {0} is beside it, which decides alone.")
    package static let noBadgeNumber = DiagnosticCode("no-badge-number", .warning, .invalid, #"{key} is neither a number from 0 up nor "Increment", so the icon keeps its number."#)
    package static let noHeaderPriority = DiagnosticCode("no-header-priority", .warning, .invalid, "{key} is neither 5 nor 10. The push gets 10.")
    package static let nothingPushedOfChange = DiagnosticCode("nothing-pushed-of-change", .info, .ignored, "{key} is not used: a message that is changed or recalled pushes nothing.")
    package static let otherPushType = DiagnosticCode("other-push-type", .warning, .ignored, "{key} is no type of push that is made here. The push is an alert.")
    package static let pushContentIsWords = DiagnosticCode("push-content-is-words", .info, .ambiguous, "{key} is no object, so its words are read as the alert. Send an object with alert.")
    package static let subscribersAsGroup = DiagnosticCode("subscribers-as-group", .warning, .ambiguous, "The message is for all subscribers of a service conversation, which is read as a group. Other vendors have no such group: send the message to each subscriber.")
    package static let titleWithoutAlert = DiagnosticCode("title-without-alert", .info, .ignored, "{key} has no effect without an alert.")
    package static let transientByDefault = DiagnosticCode("transient-by-default", .info, .defaulted, "This version sends transient messages unless transient is false: the message reaches only those online.")
    package static let volumeInText = DiagnosticCode("volume-in-text", .info, .repaired, "{key} has its volume in a text; it was read as that number.")
}
