/// What reading by a table may tell, whoever's message it is.
extension DiagnosticCode {
    // MARK: The message

    static let notAnObject = DiagnosticCode(
        "not-an-object", .error, .invalid,
        "The message is no JSON object, so nothing of this line was read. Send an object.")
    /// The argument lists the shapes.
    static let unknownShape = DiagnosticCode(
        "unknown-shape", .error, .invalid,
        "The vendor has no such shape, so nothing of this line was read. Name one of {0}.")

    static let badPercent = DiagnosticCode(
        "bad-percent", .warning, .repaired,
        "{key} has a percent sign without two hexadecimal digits, which was left as it is. Send %25 for a percent sign."
    )
    static let badEncoding = DiagnosticCode(
        "bad-encoding", .warning, .repaired,
        "{key} has escapes that are not UTF-8, which became U+FFFD. Escape the bytes of UTF-8.")

    // MARK: Spellings

    /// The argument is the path of the key that counts.
    package static let givesWay = DiagnosticCode("gives-way", .info, .ignored, "{key} gives way to {0}.")
    static let insideItsOwnKind = DiagnosticCode(
        "inside-its-own-kind", .info, .ignored,
        "{key} stands inside an object of its own kind, and has no effect there.")
    /// The argument is the key that is missing.
    static let withoutKey = DiagnosticCode(
        "without-key", .warning, .ignored, "{key} has no effect without {0}.")

    /// The argument is the shape, and whose it is.
    package static let notSayable = DiagnosticCode(
        "not-sayable", .error, .dropped, "{key} has no counterpart in {0}; it was left out.")

    // MARK: What is written less exactly

    package static let unstoredBecameOnlineOnly = DiagnosticCode(
        "unstored-became-online-only", .warning, .approximated,
        "{key} keeps the message from those who are offline, which became a message that only reaches those online."
    )
    package static let criticalBecameOrdinary = DiagnosticCode(
        "critical-became-ordinary", .warning, .approximated,
        "{key} is a critical alert's, which became an ordinary sound of the same name.")
    package static let emptyListLeftOut = DiagnosticCode(
        "empty-list-left-out", .info, .approximated,
        "{key} is an empty list, which reaches nobody, as no list does; it was left out.")

    // MARK: Limits

    /// The arguments are the most, its unit, and the vendor.
    static let cutOff = DiagnosticCode(
        "cut-off", .warning, .overLimit,
        "{key} has more than the {0} {1} that {2} takes, so its end was cut off. Shorten it.")
    /// The arguments are what is too large, the most, and its unit.
    static let shortenedToFit = DiagnosticCode(
        "shortened-to-fit", .warning, .overLimit,
        "{key} was shortened: {0} may have at most {1} {2}. Shorten it, or send less data.")
    /// The arguments are what is too large, the most, and its unit.
    static let leftOutToFit = DiagnosticCode(
        "left-out-to-fit", .error, .dropped,
        "{key} was left out: {0} may have at most {1} {2}. Send less.")
    /// The arguments are how many it lists, the vendor, and how many that takes.
    static let onlyFirstKept = DiagnosticCode(
        "only-first-kept", .warning, .overLimit,
        "{key} lists {0} accounts and {1} takes {2}; the others were left out. Send to everyone, or in several messages."
    )
    /// The arguments are how many it lists, and how many one call takes.
    static let tooManyForOneCall = DiagnosticCode(
        "too-many-for-one-call", .warning, .overLimit,
        "{key} lists {0}, and one call takes at most {1}. Send it in parts.")
    /// The argument is what holds it alone.
    static let besideItsField = DiagnosticCode(
        "beside-its-field", .info, .overLimit, "{key} is too long for its own field, so only {0} holds it.")
    /// The arguments are the most, its unit, and the vendor.
    static let tooLongToSend = DiagnosticCode(
        "too-long-to-send", .error, .overLimit,
        "{key} has more than the {0} {1} that {2} takes; the message cannot be sent. Shorten it.")
    /// The arguments are what is too large, the most, and its unit.
    static let tooLargeToSend = DiagnosticCode(
        "too-large-to-send", .error, .overLimit,
        """
        {key} is too long: {0} may have at most {1} {2}, and nothing is left to leave out. The message cannot be sent. \
        Shorten it.
        """)

    // MARK: Values

    package static let oneForList = DiagnosticCode(
        "one-for-list", .warning, .repaired,
        "{key} is one identifier, and a list belongs there; it was taken as a list of one. Send an array.")
    static let stringForArray = DiagnosticCode(
        "string-for-array", .warning, .repaired,
        "{key} is an array in a string; it was read as that array. Send the array itself.")
    static let noArray = DiagnosticCode(
        "no-array", .warning, .invalid, "{key} is no JSON array; it was taken as absent. Send an array.")
    static let noArguments = DiagnosticCode(
        "no-arguments", .warning, .invalid,
        "{key} is not an array; it was taken as no arguments. Send an array of strings.")
    static let numbersInStrings = DiagnosticCode(
        "numbers-in-strings", .warning, .repaired,
        "{key} holds numbers, and Apple takes strings; their digits were written. Send strings.")
    static let negative = DiagnosticCode(
        "negative", .warning, .invalid,
        "{key} is less than 0, which no icon shows; it was taken as absent. Send 0 or more.")
    static let noNumber = DiagnosticCode(
        "no-number", .warning, .invalid, "{key} is not a number; it was taken as absent. Send a number.")
    static let stringForScore = DiagnosticCode(
        "string-for-score", .warning, .repaired,
        "{key} is a string, and a number belongs there; it was read as that number. Send a number.")
    static let arrayForObject = DiagnosticCode(
        "array-for-object", .info, .repaired,
        "{key} is an empty array, and an object belongs there; it was taken as an empty object.")
    static let noList = DiagnosticCode(
        "no-list", .warning, .invalid, "{key} is not an array; it was taken as absent. Send an array.")
    static let noObjectInList = DiagnosticCode(
        "no-object-in-list", .warning, .invalid, "{key} holds no object; it was taken as absent.")
    static let severalObjects = DiagnosticCode(
        "several-objects", .info, .ignored, "{key} holds more than one element; the first object counts.")

    static let objectForList = DiagnosticCode(
        "object-for-list", .warning, .repaired,
        "{key} is one object, and an array belongs there; it was taken as an array of it. Send an array.")
    /// The argument is the element's place.
    static let elementNoObject = DiagnosticCode(
        "element-no-object", .warning, .invalid,
        "{key} holds no object at place {0}, counted from 0; it was taken as absent. Send objects.")

    // MARK: Without effect

    /// The argument is the row.
    static let ineffective = DiagnosticCode(
        "ineffective", .warning, .ignored,
        "{key} has no effect at this place. Remove it, or see `pushbridge mappings show {0}`.")
    package static let notPushed = DiagnosticCode(
        "not-pushed", .info, .dropped, "{key} belongs to the message itself; no push carries it.")
    static let otherPlatform = DiagnosticCode(
        "other-platform", .info, .dropped, "{key} is a setting of another platform, which Apple never gets.")

    // MARK: Members that no row knows

    static let unknownKey = DiagnosticCode(
        "unknown-key", .info, .ignored, "{key} is no key that PushBridge knows here; no push depends on it.")
    static let undocumentedKey = DiagnosticCode(
        "undocumented-key", .info, .ignored,
        "{key} is no key that the vendor documents here, and it has no effect.")
    static let attachment = DiagnosticCode(
        "attachment", .info, .dropped,
        "{key} holds an attachment, which no push carries; its members are left out.")
    static let moreOfRecalled = DiagnosticCode(
        "more-of-recalled", .info, .dropped,
        "{key} holds more than what names the withdrawn message; no push depends on the rest.")
    /// Reading E16.
    package static let textOfNoText = DiagnosticCode(
        "text-of-no-text", .info, .ignored,
        "{key} stands in a message that is no text message, so it is not its text; no push shows it.")
}
