import PushModel

/// Webhook copies: what was sent, without any word about its push (NIM-276 to NIM-307).
extension NIMReader {
    /// The kind of conversation, which tells custom notifications from messages too.
    mutating func setCopiedConversation(_ value: JSONValue, _ key: NIMKey) {
        copied.isNotification = false
        var kind: Conversation.Kind?
        if let word = filledText(value, key) {
            let lower = word.lowercasedASCII()
            copied.isNotification = lower.hasPrefix("custom_")
            switch copied.isNotification ? lower[7..<lower.count] : lower {
            case "person": kind = .direct
            case "team", "super_team": kind = .group
            default:
                values.note(
                    .invalid, places.location(key),
                    "is no kind of conversation that the vendor documents; it was taken as absent")
            }
        }
        overrule(envelope.kind.take(kind, places.spelling(key)))
    }

    mutating func setCopiedEvent(_ value: JSONValue, _ key: NIMKey) {
        copied.event = CopiedEvent(value)
        copied.asksFirst = copied.event != nil && value.string == nil
        if copied.event == nil && !value.isNull {
            values.note(
                .invalid, places.location(key),
                "is neither the text of a copy nor the number of a callback; it was taken as absent")
        }
    }

    mutating func setCopiedType(_ value: JSONValue, _ key: NIMKey) {
        copied.kind = nil
        guard let word = filledText(value, key) else { return }
        copied.kind = MessageKind(nimCopy: word) ?? .other
        if copied.kind != .other { return }
        values.note(
            .ambiguous, places.location(key), severity: .info,
            "does not say which kind of message it is; it is pushed like any message without text")
    }

    /// Decides what the copy tells of, before its envelope is read.
    mutating func finishCopy() {
        let namesRecalled = envelope.recall.messageID != nil || envelope.recall.clientID != nil
        let kind = copied.kind(namesRecalled: namesRecalled)
        envelope.stated = kind
        if envelope.kind.value == nil, let event = copied.event {
            _ = envelope.kind.take(event.conversationKind, places.spelling(.copyEventType))
        }
        takeCopiedBody(of: kind)
        guard case .other = copied.event else { return noteUnknownPush(of: kind) }
        wishes.body = Choice()
        values.note(
            .ignored, places.location(.copyEventType), severity: .info,
            "is no event of a message, so there is nothing to push")
    }

    /// Tells that nobody knows what the sender wished for the push (NIM-288), nor before sending whether there is one.
    private mutating func noteUnknownPush(of kind: MessageKind) {
        if copied.asksFirst {
            values.note(
                .ambiguous, places.location(.copyEventType),
                "is a number, as in a callback before sending; the push was made as if the message had been sent, which "
                    + "may be refused still. Take the copy instead, which comes once it was sent")
        }
        let hasText = wishes.body.value != nil
        // A custom notification without words is not pushed.
        if kind == .customNotification && !hasText { return }
        values.note(.defaulted, hasText ? Self.unknownPush : Self.unknownPushAndText)
    }

    private static var unknownPush: String {
        """
        the webhook carries no push payload, option or force list, whatever the sender gave; the vendor's defaults stand in. \
        Take the message as it was sent where the push must be the same.
        """
    }

    private static var unknownPushAndText: String {
        """
        the webhook carries no push text, payload, option or force list, whatever the sender gave; the vendor's defaults stand in. \
        Take the message as it was sent where the push must be the same.
        """
    }

    /// Beside other types old clients put the text of their push, which is no text of the message (NIM-282).
    private mutating func takeCopiedBody(of kind: MessageKind) {
        guard let body = copied.body else { return }
        if kind == .text {
            message.text = filledText(body, .copyBody)
        } else if !body.isEmptyString {
            noteNotPushed(body, .copyBody)
        }
    }
}
