import APNSTypes
import PushModel

/// What making a request to Apple may tell.
extension DiagnosticCode {
    // MARK: Sizes

    /// The arguments are the payload's bytes and Apple's limit.
    static let shortenedText = DiagnosticCode(
        "shortened-text", .warning, .overLimit,
        "{key} was shortened, for the payload had {0} bytes and Apple takes {1}. Shorten the text or the custom data."
    )
    /// The arguments are the identifier's bytes and Apple's limit (reading G12).
    static let longCollapseID = DiagnosticCode(
        "long-collapse-id", .warning, .overLimit,
        "{key} is a collapse identifier of {0} bytes, and Apple takes {1}; it was cut. Send a shorter one.")
    static let unsendableCollapseID = DiagnosticCode(
        "unsendable-collapse-id", .warning, .invalid,
        """
        {key} is a collapse identifier with control characters, which no header can hold; it was left out. \
        Send one without them.
        """)

    // MARK: Apple's rules

    /// A rule that the request breaks; the argument is what the linter says of it.
    static func broken(_ rule: APNSRule) -> DiagnosticCode {
        DiagnosticCode(
            rule.literal, Diagnostic.Severity(rawValue: rule.severity.rawValue) ?? .warning, rule.kind, "{0}")
    }

    /// TX 30.
    static let titleAsCaller = DiagnosticCode(
        "title-as-caller", .info, .ambiguous,
        "{key} says who calls, and does not stand in the alert of a call. Check that the app takes it from there."
    )

    /// The argument is the name of the key that is missing.
    static let argumentsWithoutKey = DiagnosticCode(
        APNSRule.argumentsWithoutKey.literal, .warning, .ignored,
        "{key} means nothing without {0}, and was left out. Add {0}.")
}

extension APNSRule {
    /// The kind of diagnostic for what breaks the rule.
    fileprivate var kind: Diagnostic.Kind {
        switch self {
        case .unknownKey, .otherSpelling, .events, .deadKey, .keyOfAnotherPushType, .mutableWithoutAlert,
            .argumentsWithoutKey, .soundInTheWrongPlace:
            .ignored
        case .payloadSize, .collapseIdSize: .overLimit
        default: .invalid
        }
    }
}
