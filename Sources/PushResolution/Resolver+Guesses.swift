public import PushModel

/// What a policy decides where the vendor's documents leave it open: told, so that nobody takes a guess for a fact.
///
/// A policy that only follows what a generation documents, such as who stands before a group's text, is no guess.
extension Resolver {
    /// Tells which guesses a decision rests on.
    func noteGuesses(
        _ reason: SuppressionReason?, _ bodyLevel: TextLevel?, _ message: PushMessage,
        _ recipient: Recipient, _ findings: inout [Finding]
    ) {
        if let reason {
            if reason.isOverridable && isForced(message, for: recipient) {
                findings.append(Finding(.weakForce, .force, [.words(reason.rawValue)]))
            }
            if reason == .filteredDevice { noteSilentCall(message, recipient, &findings) }
            return
        }
        noteSilentCall(message, recipient, &findings)
        if profile.policies.legacyTitleIsBody && message.isTitlePerhapsBody && message.body == nil
            && bodyLevel == .message
        {
            findings.append(Finding(.titleAsBody, .title))
        }
    }

    /// A call that would ring if the app had asked for it (reading E14, EM 9.44).
    private func noteSilentCall(_ message: PushMessage, _ recipient: Recipient, _ findings: inout [Finding]) {
        guard message.isVoIP, !profile.policies.voip, !recipient.devices.isEmpty else { return }
        let rings = recipient.devices.contains { device in
            device.kind == .voip && message.devices.map { $0.passes(device) } ?? true
        }
        if rings { findings.append(Finding(.silentCall, .isVoIP)) }
    }

    /// Whether a recipient gets or does not get a push for what `0:0-0:0` was taken to mean (reading G9, EM 9.7).
    ///
    /// - Parameters:
    ///   - reason: The reason against a push; nil where the recipient gets one.
    ///   - message: The message.
    ///   - recipient: What the receiver set.
    /// - Returns: False for an interval that remembers which form it came from.
    public func restsOnZeroInterval(
        _ reason: SuppressionReason?, of message: PushMessage, for recipient: Recipient
    ) -> Bool {
        guard let daily = recipient.quiet?.daily, daily.isZero, daily.zero == nil else { return false }
        if isForced(message, for: recipient) && profile.policies.forceOverrides.contains(.quietHours) {
            return false
        }
        return reason == nil || reason == .quietHours
    }
}

extension SuppressionReason {
    /// Whether force might override the reason, as far as the documents go (EM 9.6, NIM 9.19).
    fileprivate var isOverridable: Bool {
        switch self {
        case .quietHours, .quietDuration, .conversationMuted, .modeNone, .notMentioned: true
        default: false
        }
    }
}
