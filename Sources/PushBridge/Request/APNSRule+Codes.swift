import APNSTypes
import PushModel

/// What making a request to Apple may tell.
extension DiagnosticCode {
    /// A rule that the request breaks; the argument is what the linter says of it.
    static func broken(_ rule: APNSRule) -> DiagnosticCode {
        DiagnosticCode(
            rule.literal, Diagnostic.Severity(rawValue: rule.severity.rawValue) ?? .warning, rule.kind, "{0}")
    }
}

extension APNSRule {
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
