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
        if message.holds(.personalWords) {
            return suppression(of: personal(message, for: recipient), for: recipient, in: group)
        }
        return suppression(
            of: message, on: recipient.devices, in: recipient.language, for: recipient.id, group: group)
            ?? suppression(
                bySettingsOf: recipient, under: setting(of: recipient, for: message, group),
                isForced: isForced(message, for: recipient), overridesMute: message.overridesMute,
                mention: mention(of: recipient.id, in: message),
                isFromManager: isFromManager(message, in: group))
    }

    /// The first reason for which nobody with such devices gets a push, whatever they set.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - devices: The devices.
    ///   - language: The language of the devices, where that is known.
    ///   - id: Whose devices they are; nil for anybody's.
    ///   - group: The group in which the message reaches them; nil where the message itself tells.
    /// - Returns: The reason; nil where somebody may get one.
    package func suppression(
        of message: PushMessage, on devices: [Device], in language: UTF8Text? = nil, for id: UTF8Text? = nil,
        group: UTF8Text? = nil
    ) -> SuppressionReason? {
        if devices.isEmpty, !profile.policies.needsBody, message.conversationKind != .room,
            message.presentFields.isDisjoint(with: Self.closing)
        {
            return nil
        }
        for gate in Gate.common {
            if let reason = reason(at: gate, message, devices, language, (id, group)) { return reason }
        }
        return nil
    }

    /// What few messages say, and without which none of the gates before the recipient's is closed.
    private static let closing: FieldSet = [.isOnlineOnly, .isSilent, .isStored, .isRefused, .kind]

    /// The first reason for which someone's settings keep a message from them.
    ///
    /// - Parameters:
    ///   - recipient: What they set.
    ///   - setting: What they set for the conversation.
    ///   - isForced: Whether the message forces the push on them.
    ///   - overridesMute: Whether the conversation's own mute and mode do not hold for it.
    ///   - mention: How it mentions them.
    ///   - isFromManager: Whether a manager of the group sent it; nil where nobody listed them.
    /// - Returns: The reason; nil where nothing keeps it from them.
    package func suppression(
        bySettingsOf recipient: Recipient, under setting: ConversationSetting?,
        isForced: @autoclosure () -> Bool, overridesMute: Bool, mention: @autoclosure () -> Mention,
        isFromManager: @autoclosure () -> Bool?
    ) -> SuppressionReason? {
        if recipient.quiet == nil, setting == nil, (recipient.mode ?? profile.mode) == .all { return nil }
        for gate in Gate.recipients {
            let closing = closingNow(
                at: gate, recipient, setting, overridesMute, mention(), isFromManager())
            if let closing, !isOverridden(closing, isForced: isForced()) { return closing.reason }
        }
        return nil
    }

    /// Calls `body` with each gate that a message comes to on its way to `recipient`; a closed one is the last.
    public func forEachGate(
        of message: PushMessage, for recipient: Recipient, in group: UTF8Text?,
        _ body: (Gate, Gate.Verdict) -> Void
    ) {
        let message = personal(message, for: recipient)
        for gate in Gate.common {
            let reason = reason(
                at: gate, message, recipient.devices, recipient.language, (recipient.id, group))
            if let reason {
                return body(gate, .closed(reason))
            }
            body(gate, .open)
        }
        let setting = setting(of: recipient, for: message, group)
        let isForced = isForced(message, for: recipient)
        for gate in Gate.recipients {
            let closing = closingNow(
                at: gate, recipient, setting, message.overridesMute,
                mention(of: recipient.id, in: message), isFromManager(message, in: group))
            guard let closing else {
                body(gate, .open)
                continue
            }
            if !isOverridden(closing, isForced: isForced) { return body(gate, .closed(closing.reason)) }
            body(gate, .overridden(closing.reason))
        }
    }

    /// Whose devices a message goes to, nil for anybody's, and the group in which it reaches them.
    typealias Reader = (id: UTF8Text?, group: UTF8Text?)

    /// Why a gate is closed that no recipient's settings close.
    private func reason(
        at gate: Gate, _ message: PushMessage, _ devices: [Device], _ language: UTF8Text?, _ reader: Reader
    ) -> SuppressionReason? {
        switch gate {
        case .room: message.conversationKind == .room ? .chatroom : nil
        case .route: message.isOnlineOnly && !profile.policies.pushesOnlineOnly ? .onlineOnly : nil
        case .devices: !devices.isEmpty && !reaches(devices, with: message) ? .filteredDevice : nil
        case .silence: message.isSilent ? profile.policies.silentReason : nil
        case .storage: message.isStored ? nil : .onlineOnly
        case .content: hasNothingToPush(message, devices, language, reader) ? .nothingToPush : nil
        case .audience, .quietDuration, .quietHours, .mute, .mode: nil
        }
    }

    /// When a gate that the recipient closes is closed; nil where it is open now.
    private func closingNow(
        at gate: Gate, _ recipient: Recipient, _ setting: ConversationSetting?, _ overridesMute: Bool,
        _ mention: @autoclosure () -> Mention, _ isFromManager: @autoclosure () -> Bool?
    ) -> GateClosing? {
        let closing = closing(
            of: gate, for: recipient, under: setting, overridesMute: overridesMute, mention: mention(),
            isFromManager: isFromManager())
        guard let closing else { return nil }
        switch closing.times {
        case .always, .until: return closing
        case .later: return nil
        case .daily(let interval): return holds(interval, of: recipient) ? closing : nil
        case .outside(let interval): return holds(interval, of: recipient) ? nil : closing
        }
    }

    private func holds(_ interval: DailyInterval, of recipient: Recipient) -> Bool {
        recipient.quiet?.isWithin(interval, at: now, usually: profile.policies.quietZone) == true
    }

    /// Commands are instructions to the client (reading E6); a custom notification shows only its own text (reading N3).
    private func hasNothingToPush(
        _ message: PushMessage, _ devices: [Device], _ language: UTF8Text?, _ reader: Reader
    ) -> Bool {
        if message.isRefused { return true }
        switch message.kind {
        case let kind where !profile.policies.pushes(kind): return true
        case .customNotification: return message.body == nil
        // Where the vendor has no text for recalls, only one with its own pushes something (OI 9).
        case .recall where profile.texts.recall == nil && message.body == nil: return true
        default:
            // A sender who decides the alert alone may only wake the app (LC 6).
            let onlyWakes = message.isContentAvailable && message.has(.explicitAlert)
            return profile.policies.needsBody && !onlyWakes && !isWakeUp(message, on: devices)
                && !NotificationText.hasBody(message, for: reader, in: language, by: self)
        }
    }

    func isForced(_ message: PushMessage, for recipient: Recipient) -> Bool {
        isForced(message, on: recipient.id)
    }

    /// Whether a message forces the push on someone.
    package func isForced(_ message: PushMessage, on id: UTF8Text) -> Bool {
        message.names(id, in: .force, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    /// What the recipient set for the conversation: the group's setting, or the sender's as their peer (reading G5).
    ///
    /// A topic without a setting has its group's. Where none is for this conversation, the one for all others of its kind
    /// counts (TX 38). A push without a message is in no conversation (TX 33); a system message to everyone is in its sender's (RC 32).
    func setting(
        of recipient: Recipient, for message: PushMessage, _ group: UTF8Text?
    ) -> ConversationSetting? {
        if recipient.conversations.isEmpty || !message.isInConversation { return nil }
        let sort = message.conversationSort.flatMap { ConversationSetting.Sort(rawValue: $0.string) }
        for id in [group ?? message.senderID, group == nil ? nil : message.parentID, ConversationSetting.all]
        {
            let setting = id.flatMap {
                recipient.setting(
                    for: group == nil ? .direct : .group, id: $0, sort: sort,
                    ignoringCase: profile.policies.identifiersIgnoreCase)
            }
            if let setting { return setting }
        }
        return nil
    }
}

extension PushMessage {
    /// Whether the message is in a conversation, for which people can have settings.
    package var isInConversation: Bool {
        kind != .pushOnly && (!(isForEveryone || holds(.audienceCondition)) || holds(.conversationSort))
    }

    /// Whether the message names the person whom it is for; one without any receiver may belong to a group still.
    package var isForOnePerson: Bool {
        !(holds(.conversationKind) && Resolver.hasMentions(in: conversationKind))
            && (holds(.receivers) || holds(.conversationID))
    }
}
