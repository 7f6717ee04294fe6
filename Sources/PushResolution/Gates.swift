public import PushModel

/// What can stand between a message and a recipient's screen, in the order of reading G6: whom it is for, the
/// conversation, the devices, the sender's wishes, the recipient's settings.
public enum Gate: String, Sendable, Hashable, CaseIterable {
    /// Whether it is known whom the message is for; the address book tells (readings G16, G18).
    case audience
    /// Whether the conversation is a chat room.
    case room
    /// Whether the message is routed to those who are online only.
    case route
    /// Whether one of the recipient's devices passes the sender's lists.
    case devices
    /// Whether the sender wants a push.
    case silence
    /// Whether the message is kept for those who are offline.
    case storage
    /// Whether there is something to show.
    case content
    /// Whether a one-off quiet time holds.
    case quietDuration = "quiet-duration"
    /// Whether the daily quiet interval holds.
    case quietHours = "quiet-hours"
    /// Whether the conversation is muted.
    case mute
    /// Whether the recipient wants such messages at all.
    case mode

    /// What a gate does with a push.
    public enum Verdict: Sendable, Hashable {
        /// Nothing stands against the push.
        case open
        /// The reason holds, and the sender's force overrides it.
        case overridden(SuppressionReason)
        /// The reason holds.
        case closed(SuppressionReason)
    }

    /// The order of those that a recipient comes to, made once.
    fileprivate static let order = Array(allCases.drop { $0 == .audience })

    /// Whether the recipient closed it; only such a gate can be forced.
    fileprivate var isRecipients: Bool {
        switch self {
        case .audience, .room, .route, .devices, .silence, .storage, .content: false
        case .quietDuration, .quietHours, .mute, .mode: true
        }
    }
}

extension Resolver {
    /// The first reason for which `recipient` gets no push; nil where they get one.
    public func suppression(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?
    ) -> SuppressionReason? {
        var closing: SuppressionReason?
        forEachGate(of: message, for: recipient, in: group) { _, verdict in
            if case .closed(let reason) = verdict { closing = reason }
        }
        return closing
    }

    /// Calls `body` with each gate that a message comes to on its way to `recipient`; a closed one is the last.
    @inline(__always)
    public func forEachGate(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?,
        _ body: (Gate, Gate.Verdict) -> Void
    ) {
        let setting = setting(of: recipient, for: message, group)
        let isForced = isForced(message, for: recipient)
        for gate in Gate.order {
            guard let reason = reason(at: gate, message, recipient, group, setting) else {
                body(gate, .open)
                continue
            }
            let isOverridden = gate.isRecipients && isOverridden(reason, isForced: isForced)
            body(gate, isOverridden ? .overridden(reason) : .closed(reason))
            if !isOverridden { return }
        }
    }

    private func reason(
        at gate: Gate, _ message: PushMessage, _ recipient: Recipient, _ group: UTF8Text?,
        _ setting: ConversationSetting?
    ) -> SuppressionReason? {
        switch gate {
        case .audience: nil
        case .room: message.conversationKind == .room ? .chatroom : nil
        case .route: message.isOnlineOnly ? .onlineOnly : nil
        case .devices:
            !recipient.devices.isEmpty && devices(of: recipient, for: message).isEmpty
                ? .filteredDevice : nil
        case .silence: message.isSilent ? profile.policies.silentReason : nil
        case .storage: message.isStored ? nil : .onlineOnly
        case .content: hasNothingToPush(message) ? .nothingToPush : nil
        case .quietDuration, .quietHours, .mute, .mode:
            reason(
                now, recipient,
                closing(
                    of: gate, for: recipient, under: setting,
                    isMentioned: isMentioned(recipient, in: message),
                    isFromManager: isFromManager(message, in: group)))
        }
    }

    /// Why a gate that the recipient closes is closed at a moment.
    private func reason(
        _ now: Instant, _ recipient: Recipient, _ closing: GateClosing?
    ) -> SuppressionReason? {
        guard let closing else { return nil }
        switch closing.times {
        case .always, .until: return closing.reason
        case .daily(let interval):
            return recipient.quiet?.isWithin(interval, at: now) == true ? closing.reason : nil
        }
    }

    /// Commands are instructions to the client (reading E6); a custom notification shows only its own text (reading N3).
    private func hasNothingToPush(_ message: PushMessage) -> Bool {
        switch message.kind {
        case .command: !profile.policies.pushesCommands
        case .customNotification: message.body == nil
        default: false
        }
    }

    func isForced(_ message: PushMessage, for recipient: Recipient) -> Bool {
        message.force.contains(
            recipient.id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    func isMentioned(_ recipient: Recipient, in message: PushMessage) -> Bool {
        !message.isForOnePerson
            && message.mentions.contains(
                recipient.id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    /// What the recipient set for the conversation: the group's setting, or the sender's as their peer (reading G5).
    func setting(
        of recipient: Recipient, for message: PushMessage, _ group: UTF8Text?
    ) -> ConversationSetting? {
        if recipient.conversations.isEmpty { return nil }
        guard let id = group ?? message.senderID else { return nil }
        return recipient.setting(
            for: group == nil ? .direct : .group, id: id,
            ignoringCase: profile.policies.identifiersIgnoreCase)
    }
}

extension PushMessage {
    /// Whether the message names the person whom it is for; one without any receiver may belong to a group still.
    package var isForOnePerson: Bool {
        !(holds(.conversationKind) && Resolver.hasMentions(in: conversationKind))
            && (holds(.receivers) || holds(.conversationID))
    }
}
