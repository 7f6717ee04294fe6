package import PushModel

/// When a gate that a recipient closes is closed, whatever the sender forces (readings G6 to G9).
///
/// `Gates.swift` checks whether it is closed now (`closingNow`). A conversion of settings only needs the times.
package struct GateClosing: Sendable, Hashable {
    /// The times at which it is closed.
    package enum Times: Sendable, Hashable {
        case always
        /// Until a moment that is still to come.
        case until(Instant)
        /// From a moment that is still to come until another one, or for ever.
        case later(Instant, until: Instant?)
        /// At times of day, in the recipient's zone.
        case daily(DailyInterval)
        /// At all other times of day.
        case outside(DailyInterval)
    }

    /// Why it is closed.
    package let reason: SuppressionReason
    /// When.
    package let times: Times
    /// Whether no force opens it.
    package var isFinal = false
}

extension Resolver {
    /// When one of the gates that a recipient closes is closed.
    ///
    /// - Parameters:
    ///   - gate: The gate.
    ///   - recipient: What the receiver set.
    ///   - setting: What they set for the conversation; nil where the whole app's settings hold.
    ///   - overridesMute: Whether the conversation's own mute and mode do not hold for the message (TX 31).
    ///   - mention: How the message mentions them.
    ///   - isFromManager: Whether a manager of the group sent it; nil where nobody listed them.
    /// - Returns: The times and the reason; nil for a gate that is open at all times, and for one that others close.
    package func closing(
        of gate: Gate, for recipient: Recipient, under setting: ConversationSetting?,
        overridesMute: Bool = false, mention: @autoclosure () -> Mention,
        isFromManager: @autoclosure () -> Bool?
    ) -> GateClosing? {
        switch gate {
        case .audience, .room, .route, .devices, .silence, .storage, .content: nil
        case .quietDuration:
            quietTimes(recipient.quiet, setting?.quietUntil).map {
                GateClosing(reason: .quietDuration, times: $0)
            }
        case .quietHours: quietHours(recipient.quiet, mention())
        case .mute:
            mute(setting, overridesMute, mention(), isFromManager()).map {
                unlessQuietHoursDecide($0, recipient.quiet, mention())
            }
        case .mode:
            mode(setting?.mode, overridesMute, recipient, mention()).map {
                unlessQuietHoursDecide($0, recipient.quiet, mention())
            }
        }
    }

    /// Whether force opens a closed gate (reading G7).
    package func isOverridden(_ closing: GateClosing, isForced: Bool) -> Bool {
        isForced && !closing.isFinal && profile.policies.forceOverrides.contains(closing.reason)
    }

    /// Whether somebody can be mentioned: nobody can where two talk with each other (reading C13).
    package static func hasMentions(in conversation: Conversation.Kind) -> Bool { conversation != .direct }

    /// The one-off quiet times of the app and of a conversation as one; nil where both have passed.
    private func quietTimes(_ quiet: QuietTime?, _ end: Instant?) -> GateClosing.Times? {
        let end = end.flatMap { now < $0 ? $0 : nil }
        guard let quiet, quiet.from != nil || quiet.until != nil else { return end.map { .until($0) } }
        if quiet.durationHolds(at: now) {
            guard let until = quiet.until else { return .always }
            return .until(end.map { max($0, until) } ?? until)
        }
        if let end { return .until(end) }
        guard let from = quiet.from, now < from, quiet.until.map({ from < $0 }) ?? true else { return nil }
        return .later(from, until: quiet.until)
    }

    /// The daily interval, unless what it lets through is pushed in it.
    private func quietHours(_ quiet: QuietTime?, _ mention: @autoclosure () -> Mention) -> GateClosing? {
        guard let daily = quiet?.interval(zeroInterval: profile.policies.zeroQuietInterval),
            daily.mode?.lets(mention()) != true
        else { return nil }
        return GateClosing(reason: .quietHours, times: .daily(daily))
    }

    /// A daily interval that lets the message through opens the gates behind it, while it holds (RC 32); not for what is not
    /// received (TX 38).
    private func unlessQuietHoursDecide(
        _ closing: GateClosing, _ quiet: QuietTime?, _ mention: @autoclosure () -> Mention
    ) -> GateClosing {
        guard profile.policies.quietHoursDecide, !closing.isFinal,
            let daily = quiet?.interval(zeroInterval: profile.policies.zeroQuietInterval),
            daily.mode?.lets(mention()) == true
        else { return closing }
        return GateClosing(reason: closing.reason, times: .outside(daily))
    }

    /// What is not received is not pushed either, and nothing changes that (TX 38).
    private func mute(
        _ setting: ConversationSetting?, _ overridesMute: Bool, _ mention: @autoclosure () -> Mention,
        _ isFromManager: @autoclosure () -> Bool?
    ) -> GateClosing? {
        guard let setting else { return nil }
        if !setting.isReceived {
            return GateClosing(reason: .conversationMuted, times: .always, isFinal: true)
        }
        guard !overridesMute, Self.isClosed(by: setting.mute, isFromManager: isFromManager()),
            !(profile.policies.mentionsPassMute && mention() != .none)
        else { return nil }
        return GateClosing(reason: .conversationMuted, times: .always)
    }

    /// The conversation's mode, else the app's; a message that overrides the conversation's meets neither (TX 31).
    private func mode(
        _ own: NotificationMode?, _ overridesMute: Bool, _ recipient: Recipient,
        _ mention: @autoclosure () -> Mention
    ) -> GateClosing? {
        if own != nil && overridesMute { return nil }
        let mode = own ?? recipient.mode ?? profile.mode
        if mode.lets(mention()) { return nil }
        return GateClosing(reason: mode == .none ? .modeNone : .notMentioned, times: .always)
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
}

/// A mute that lets only a group's owner and managers through (NIM 9.10).
///
/// A message does not say which role its sender has. Where `--groups` lists the managers the mute holds; where nobody
/// listed them the push is made, because a push too many is better than one too few, and a finding says so.
extension Resolver {
    /// Notes that a mute could not be applied for want of the group's managers.
    func noteUnknownManagers(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text?, findings: inout [Finding]
    ) {
        guard !recipient.conversations.isEmpty,
            setting(of: recipient, for: message, group)?.mute == .managersOnly,
            isFromManager(message, in: group) == nil
        else { return }
        findings.append(Finding(.unknownManagers, .senderID))
    }

    /// Whether a manager sent the message; nil where nobody listed them, or the sender is unknown.
    func isFromManager(_ message: PushMessage, in group: UTF8Text?) -> Bool? {
        let ignoresCase = profile.policies.identifiersIgnoreCase
        guard let group, let sender = message.senderID,
            let managers = people.groups.managers(of: group, ignoringCase: ignoresCase)
                ?? message.parentID.flatMap({ people.groups.managers(of: $0, ignoringCase: ignoresCase) })
        else { return nil }
        return managers.contains { isSame($0, sender) }
    }
}

/// How a message mentions someone (TX 32).
package enum Mention: Sendable, Hashable {
    case none
    /// By name.
    case ofMe
    /// With everyone.
    case ofAll
    /// By name beside everyone.
    case ofMeAndAll
}

extension NotificationMode {
    /// Whether messages notify that mention someone so.
    func lets(_ mention: @autoclosure () -> Mention) -> Bool {
        switch self {
        case .all: true
        case .none: false
        case .mentions: mention() != .none
        case .mentionsOfMe: [.ofMe, .ofMeAndAll].contains(mention())
        case .mentionsOfAll: [.ofAll, .ofMeAndAll].contains(mention())
        }
    }
}

extension Resolver {
    /// How a message mentions someone; nobody is mentioned in a direct message.
    package func mention(of id: UTF8Text, in message: PushMessage) -> Mention {
        guard message.holds(.mentions), !message.isForOnePerson else { return .none }
        let ignoresCase = profile.policies.identifiersIgnoreCase
        guard message.mentions == .everyone else {
            return message.names(id, in: .mentions, ignoringCase: ignoresCase) ? .ofMe : .none
        }
        let isNamed = Audience.listed(message.namedMentions).contains(id, ignoringCase: ignoresCase)
        return isNamed ? .ofMeAndAll : .ofAll
    }
}
