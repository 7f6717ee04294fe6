// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

package import PushModel

extension DiagnosticCode {
    /// The argument is the name of the key that is missing.
    package static let argumentsWithoutKey = DiagnosticCode(
        "arguments-without-key", .warning, .ignored,
        "{key} means nothing without {0}, and was left out. Add {0}.")
    /// The arguments are the identifier's bytes and Apple's limit (reading G12).
    package static let longCollapseID = DiagnosticCode(
        "long-collapse-id", .warning, .overLimit,
        "{key} is a collapse identifier of {0} bytes, and Apple takes {1}; it was cut. Send a shorter one.")
    /// The arguments are the payload's bytes and Apple's limit.
    package static let shortenedText = DiagnosticCode(
        "shortened-text", .warning, .overLimit,
        "{key} was shortened, for the payload had {0} bytes and Apple takes {1}. Shorten the text or the custom data.")
    /// TX 30.
    package static let titleAsCaller = DiagnosticCode(
        "title-as-caller", .info, .ambiguous,
        "{key} says who calls, and does not stand in the alert of a call. Check that the app takes it from there.")
    package static let unsendableCollapseID = DiagnosticCode(
        "unsendable-collapse-id", .warning, .invalid,
        "{key} is a collapse identifier with control characters, which no header can hold; it was left out. Send one without them.")
}
