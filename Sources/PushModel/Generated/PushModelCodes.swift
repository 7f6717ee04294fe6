// Made from Mappings/diagnostics.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

extension DiagnosticCode {
    package static let badEncoding = DiagnosticCode("bad-encoding", .warning, .repaired, "{key} has escapes that are not UTF-8, which became U+FFFD. Escape the bytes of UTF-8.")
    package static let badPercent = DiagnosticCode("bad-percent", .warning, .repaired, "{key} has a percent sign without two hexadecimal digits, which was left as it is. Send %25 for a percent sign.")
    package static let damagedIdentifier = DiagnosticCode("damaged-identifier", .warning, .invalid, "{key} is an ID with bytes that are no text; it was taken as absent, since different IDs would become one. Send the ID in UTF-8.")
    package static let encodedTwice = DiagnosticCode("encoded-twice", .warning, .invalid, "{key} is percent-encoded twice; it was taken as absent. Encode the form once.")
    /// The argument is the place of the earlier value.
    package static let laterCounts = DiagnosticCode("later-counts", .warning, .ambiguous, "{key} says something else than {0}, and is about the same setting; the later one was taken. Give one.")
    /// Reading T 12: once a record.
    package static let loneSurrogate = DiagnosticCode("lone-surrogate", .warning, .repaired, "{key} contains half of a surrogate pair, which became U+FFFD. Send valid UTF-16 escapes.")
    package static let noFlag = DiagnosticCode("no-flag", .warning, .invalid, "{key} is neither true nor false; the default applies. Send a boolean.")
    package static let noInteger = DiagnosticCode("no-integer", .warning, .invalid, "{key} is not an integer from -2^63 to 2^63; it was read as absent. Send an integer.")
    package static let noObject = DiagnosticCode("no-object", .warning, .invalid, "{key} is not an object; it was taken as absent. Send a JSON object.")
    package static let numberForText = DiagnosticCode("number-for-text", .warning, .repaired, "{key} is a number, and a text belongs there; its digits were taken. Send a string.")
    package static let stringForNumber = DiagnosticCode("string-for-number", .warning, .repaired, "{key} is a string, and a number belongs there; its digits were taken. Send a number.")
    package static let stringForObject = DiagnosticCode("string-for-object", .warning, .repaired, "{key} is an object in a string; it was read as that object. Send the object itself.")
    /// The argument is the kind of value found.
    package static let valueForText = DiagnosticCode("value-for-text", .warning, .invalid, "{key} is {0}, and a text belongs there; it was taken as absent. Send a string.")
    /// The arguments are the kind of value found, and the flag taken.
    package static let wordForFlag = DiagnosticCode("word-for-flag", .warning, .repaired, "{key} is {0}, and true or false belongs there; it was taken as {1}. Send a boolean.")
}
