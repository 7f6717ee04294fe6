package import PushModel

/// When a gate that a recipient closes is closed, whatever the sender forces (readings G6 to G9).
///
/// A decision asks whether it is closed now; a conversion of settings asks when it is. Both ask here.
package struct GateClosing: Sendable, Hashable {
    /// The times at which it is closed.
    package enum Times: Sendable, Hashable {
        case always
        /// Until a moment that is still to come.
        case until(Instant)
        /// At times of day, in the recipient's zone.
        case daily(DailyInterval)
    }

    /// Why it is closed.
    package let reason: SuppressionReason
    /// When.
    package let times: Times
}

extension Resolver {
    /// When one of the gates that a recipient closes is closed.
    ///
    /// - Parameters:
    ///   - gate: The gate.
    ///   - recipient: What the receiver set.
    ///   - setting: What they set for the conversation; nil where the whole app's settings hold.
    ///   - isMentioned: Whether the message mentions them.
    ///   - isFromManager: Whether a manager of the group sent it; nil where nobody listed them.
    /// - Returns: The times and the reason; nil for a gate that is open at all times, and for one that others close.
    package func closing(
        of gate: Gate, for recipient: Recipient, under setting: ConversationSetting?,
        isMentioned: @autoclosure () -> Bool, isFromManager: @autoclosure () -> Bool?
    ) -> GateClosing? {
        switch gate {
        case .audience, .room, .route, .devices, .silence, .storage, .content: nil
        case .quietDuration:
            quietEnd(recipient.quiet?.until, setting?.quietUntil).map {
                GateClosing(reason: .quietDuration, times: .until($0))
            }
        case .quietHours:
            recipient.quiet?.interval(zeroInterval: profile.policies.zeroQuietInterval).map {
                GateClosing(reason: .quietHours, times: .daily($0))
            }
        case .mute:
            Self.isClosed(by: setting?.mute ?? .off, isFromManager: isFromManager())
                ? GateClosing(reason: .conversationMuted, times: .always) : nil
        case .mode:
            Self.reason(setting?.mode ?? recipient.mode ?? profile.mode, isMentioned: isMentioned()).map {
                GateClosing(reason: $0, times: .always)
            }
        }
    }

    /// Whether force opens a gate that is closed for a reason (reading G7).
    package func isOverridden(_ reason: SuppressionReason, isForced: Bool) -> Bool {
        isForced && profile.policies.forceOverrides.contains(reason)
    }

    /// Whether somebody can be mentioned: nobody can where two talk with each other (reading C13).
    package static func hasMentions(in conversation: Conversation.Kind) -> Bool { conversation != .direct }

    /// The later of two ends of one-off quiet times; nil where both have passed.
    private func quietEnd(_ first: Instant?, _ second: Instant?) -> Instant? {
        let end = if let first, let second { max(first, second) } else { first ?? second }
        return end.flatMap { now < $0 ? $0 : nil }
    }

    /// A mute that lets managers through lets everyone through where nobody listed the managers.
    private static func isClosed(
        by mute: ConversationMute, isFromManager: @autoclosure () -> Bool?
    ) -> Bool {
        switch mute {
        case .off: false
        case .on: true
        case .managersOnly: isFromManager() == false
        }
    }

    private static func reason(
        _ mode: NotificationMode, isMentioned: @autoclosure () -> Bool
    ) -> SuppressionReason? {
        switch mode {
        case .all: nil
        case .none: .modeNone
        case .mentions: isMentioned() ? nil : .notMentioned
        }
    }
}
