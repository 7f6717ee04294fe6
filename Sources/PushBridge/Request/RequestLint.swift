import APNSTypes
import PushModel

/// Checks the requests that are made here against Apple's rules.
///
/// What the program writes itself breaks none of them. Only what a sender gave raw can, or a push that shows no words, so
/// most payloads are never parsed.
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
        payload: borrowing JSONWriter, findings: inout [Finding]
    ) {
        if notification.isLocalized { reportArgumentsWithoutKey(in: notification, &findings) }
        guard canBreakRules(notification, headers.pushType) else { return }
        findings += APNSLint.findings(headers: headers, payload: payload.bytes()).compactMap(Finding.init)
    }

    private static func canBreakRules(_ notification: ResolvedNotification, _ type: PushType) -> Bool {
        if !notification.hasAlert || type == .background { return true }
        if case .critical? = notification.sound { return true }
        return !notification.apsExtras.isEmpty || !notification.alert.extras.isEmpty
            || notification.interruptionLevel.map { !harmlessLevels.contains($0) } ?? false
            || notification.relevanceScore != nil
    }

    /// Levels that need nothing beside them.
    private static let harmlessLevels = [InterruptionLevel.passive, .active, .timeSensitive].map(\.rawValue)

    /// Arguments without their key are not written, so the payload cannot tell of them.
    private static func reportArgumentsWithoutKey(
        in notification: ResolvedNotification, _ findings: inout [Finding]
    ) {
        for line in AlertLine.allCases {
            let (key, arguments) = notification.localization(of: line)
            if key != nil || arguments.isEmpty { continue }
            findings.append(
                Finding(
                    .argumentsWithoutKey, line.explicitArguments, [.text(line.keys.localization.name)],
                    rule: APNSRule.argumentsWithoutKey.row))
        }
    }
}

extension AlertLine {
    fileprivate var explicitArguments: CanonicalField {
        switch self {
        case .title: .explicitTitleLocArgs
        case .subtitle: .explicitSubtitleLocArgs
        case .body: .explicitLocArgs
        }
    }
}

extension Finding {
    /// What the linter found, at the field that the sender filled; nil for what no sender can change.
    fileprivate init?(_ finding: APNSLintFinding) {
        guard let (field, member) = finding.origin else { return nil }
        self.init(
            .broken(finding.rule), field, [.words(finding.message)], rule: finding.row, member: member)
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
