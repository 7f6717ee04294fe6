import APNSTypes
import PushModel

/// The linter's word on requests that are made here.
///
/// What the program writes itself is right; only what a sender gave raw, or a push that shows no words, can break a rule.
/// So most payloads are never parsed.
enum RequestLint {
    /// Reports the rules that a request breaks.
    ///
    /// - Parameters:
    ///   - notification: What the recipient gets.
    ///   - headers: The request's headers.
    ///   - payload: The payload as written.
    ///   - findings: Receives a finding for each broken rule that the message can do something about.
    static func check(
        _ notification: ResolvedNotification, _ headers: APNSHeaders,
        _ payload: borrowing JSONWriter, findings: inout [Finding]
    ) {
        if hasArguments(notification) { reportOrphans(of: notification, &findings) }
        guard isUnusual(notification, headers.pushType) else { return }
        for finding in APNSLint.findings(headers: headers, payload: payload.bytes()) {
            if let told = Finding(finding) { findings.append(told) }
        }
    }

    private static func isUnusual(
        _ notification: ResolvedNotification, _ type: PushType
    ) -> Bool {
        if !APSDictionary.hasAlert(notification) || type == .background { return true }
        if case .critical? = notification.sound { return true }
        return !notification.apsExtras.isEmpty || !notification.alert.extras.isEmpty
            || notification.interruptionLevel != nil || notification.relevanceScore != nil
    }

    private static func hasArguments(_ notification: ResolvedNotification) -> Bool {
        guard notification.alert.isLocalized else { return false }
        let words = notification.alert.localization
        return !words.titleArguments.isEmpty || !words.subtitleArguments.isEmpty
            || !words.bodyArguments.isEmpty
    }

    /// Arguments without their key are not written, so only this side can tell of them.
    private static func reportOrphans(
        of notification: ResolvedNotification, _ findings: inout [Finding]
    ) {
        let words = notification.alert.localization
        if words.titleKey == nil, !words.titleArguments.isEmpty {
            findings.append(.orphans(.explicitTitleLocArgs, .alertTitleLocArgs, without: .alertTitleLocKey))
        }
        if words.subtitleKey == nil, !words.subtitleArguments.isEmpty {
            findings.append(
                .orphans(.explicitSubtitleLocArgs, .alertSubtitleLocArgs, without: .alertSubtitleLocKey))
        }
        if words.bodyKey == nil, !words.bodyArguments.isEmpty {
            findings.append(.orphans(.explicitLocArgs, .alertLocArgs, without: .alertLocKey))
        }
    }
}

extension Finding {
    fileprivate static func orphans(
        _ field: CanonicalField, _ arguments: APNSKey, without key: APNSKey
    ) -> Finding {
        Finding(
            .ignored, field,
            message: "\(arguments.name) means nothing without \(key.name) and was left out. Add that key",
            rule: APNSRule.argumentsWithoutKey.row)
    }

    /// What the linter found, at the field that the sender filled; nil for what no sender can change.
    fileprivate init?(_ finding: APNSLintFinding) {
        guard let (field, member) = finding.origin else { return nil }
        self.init(
            finding.rule.kind, field,
            severity: Diagnostic.Severity(rawValue: finding.severity.rawValue) ?? .warning,
            message: finding.message, rule: finding.row, member: member)
    }
}

extension APNSLintFinding {
    /// The field of a message that led to it, and the member within a field of free members.
    fileprivate var origin: (CanonicalField, UTF8Text?)? {
        switch appleKey?.place {
        case .header?:
            switch appleKey {
            case .headerApnsCollapseId: (.collapseID, nil)
            case .headerApnsPushType, .headerApnsPriority, .headerApnsExpiration: (.isContentAvailable, nil)
            default: nil
            }
        case .sound?: (.sound, nil)
        case let place?:
            appleKey?.field.flatMap(CanonicalField.init(rawValue:)).map { ($0, nil) }
                ?? (place == .alert ? .explicitExtras : .apsExtras, key)
        case nil: unknownKeysOrigin
        }
    }

    private var unknownKeysOrigin: (CanonicalField, UTF8Text?)? {
        guard case .payload(let pointer) = place else { return nil }
        if pointer.hasPrefix(APNSKey.Place.alert.pointer + "/") { return (.explicitExtras, key) }
        if pointer.hasPrefix(APNSKey.Place.sound.pointer + "/") { return (.sound, nil) }
        return key == nil ? (.isContentAvailable, nil) : (.apsExtras, key)
    }
}

extension APNSRule {
    /// What becomes of what breaks the rule.
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
