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

    /// Those that no recipient's settings close, in their order.
    fileprivate static let common: [Gate] = [.room, .route, .devices, .silence, .storage, .content]

    /// Those that the recipient closes; only such a gate can be forced.
    fileprivate static let recipients: [Gate] = [.quietDuration, .quietHours, .mute, .mode]
}

extension Resolver {
    /// The first reason for which `recipient` gets no push; nil where they get one.
    public func suppression(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?
    ) -> SuppressionReason? {
        suppression(of: message, on: recipient.devices)
            ?? suppression(
                bySettingsOf: recipient, under: setting(of: recipient, for: message, group),
                isForced: isForced(message, for: recipient),
                isMentioned: isMentioned(recipient, in: message),
                isFromManager: isFromManager(message, in: group))
    }

    /// The first reason for which nobody with such devices gets a push, whatever they set.
    package func suppression(of message: PushMessage, on devices: [Device]) -> SuppressionReason? {
        for gate in Gate.common {
            if let reason = reason(at: gate, message, devices) { return reason }
        }
        return nil
    }

    /// The first reason for which someone's settings keep a message from them.
    ///
    /// - Parameters:
    ///   - recipient: What they set.
    ///   - setting: What they set for the conversation.
    ///   - isForced: Whether the message forces the push on them.
    ///   - isMentioned: Whether it mentions them.
    ///   - isFromManager: Whether a manager of the group sent it; nil where nobody listed them.
    /// - Returns: The reason; nil where nothing keeps it from them.
    package func suppression(
        bySettingsOf recipient: Recipient, under setting: ConversationSetting?,
        isForced: @autoclosure () -> Bool, isMentioned: @autoclosure () -> Bool,
        isFromManager: @autoclosure () -> Bool?
    ) -> SuppressionReason? {
        for gate in Gate.recipients {
            let reason = reason(
                at: gate, recipient, setting, isMentioned: isMentioned(), isFromManager: isFromManager())
            if let reason, !isOverridden(reason, isForced: isForced()) { return reason }
        }
        return nil
    }

    /// Calls `body` with each gate that a message comes to on its way to `recipient`; a closed one is the last.
    public func forEachGate(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?,
        _ body: (Gate, Gate.Verdict) -> Void
    ) {
        for gate in Gate.common {
            if let reason = reason(at: gate, message, recipient.devices) {
                return body(gate, .closed(reason))
            }
            body(gate, .open)
        }
        let setting = setting(of: recipient, for: message, group)
        let isForced = isForced(message, for: recipient)
        for gate in Gate.recipients {
            let reason = reason(
                at: gate, recipient, setting, isMentioned: isMentioned(recipient, in: message),
                isFromManager: isFromManager(message, in: group))
            guard let reason else {
                body(gate, .open)
                continue
            }
            if !isOverridden(reason, isForced: isForced) { return body(gate, .closed(reason)) }
            body(gate, .overridden(reason))
        }
    }

    /// Why a gate is closed that no recipient's settings close.
    private func reason(at gate: Gate, _ message: PushMessage, _ devices: [Device]) -> SuppressionReason? {
        switch gate {
        case .room: message.conversationKind == .room ? .chatroom : nil
        case .route: message.isOnlineOnly ? .onlineOnly : nil
        case .devices: !devices.isEmpty && !reaches(devices, with: message) ? .filteredDevice : nil
        case .silence: message.isSilent ? profile.policies.silentReason : nil
        case .storage: message.isStored ? nil : .onlineOnly
        case .content: hasNothingToPush(message) ? .nothingToPush : nil
        case .audience, .quietDuration, .quietHours, .mute, .mode: nil
        }
    }

    /// Why a gate that the recipient closes is closed now.
    private func reason(
        at gate: Gate, _ recipient: Recipient, _ setting: ConversationSetting?,
        isMentioned: @autoclosure () -> Bool, isFromManager: @autoclosure () -> Bool?
    ) -> SuppressionReason? {
        let closing = closing(
            of: gate, for: recipient, under: setting, isMentioned: isMentioned(),
            isFromManager: isFromManager())
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
        isForced(message, on: recipient.id)
    }

    /// Whether a message forces the push on someone.
    package func isForced(_ message: PushMessage, on id: UTF8Text) -> Bool {
        message.holds(.force)
            && message.force.contains(id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    func isMentioned(_ recipient: Recipient, in message: PushMessage) -> Bool {
        isMentioned(recipient.id, in: message)
    }

    /// Whether a message mentions someone.
    package func isMentioned(_ id: UTF8Text, in message: PushMessage) -> Bool {
        message.holds(.mentions) && !message.isForOnePerson
            && message.mentions.contains(
                id, ignoringCase: profile.policies.identifiersIgnoreCase)
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
