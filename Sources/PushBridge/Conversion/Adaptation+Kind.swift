import PushModel

/// What sort of message it becomes, and what goes along of its content.
extension Adaptation {
    mutating func adaptKind() {
        // An empty text is none (reading N6); a direct conversation's identifier is its one receiver's.
        message.text = message.text?.nonEmpty
        if message.conversationKind == .direct && message.receivers == [message.conversationID ?? ""] {
            message.conversationID = nil
        }
        if !says(.elements) {
            adaptElements()
        } else if reading.message.kind.hasAttachment {
            note(.attachmentLeftOut, .kind)
        }
        // A kind says what its usual name says.
        if !says(.typeName), message.typeName == pair.source.adapter.usualTypeName(of: message.kind) {
            message.typeName = nil
        }
        noteRecalledID()
        let kind = reading.message.kind
        let isPushedThere = !mayBePushed || target.policies.pushes(kind)
        let isNative = pair.target.adapter.has(kind) || pair.source.number == pair.target.number
        if isNative && isPushedThere { return }
        defer { leaveTextOut() }
        if kind == .customNotification {
            adaptCustomNotification()
        } else if kind == .notice, pair.target.adapter.has(.tip) {
            message.kind = .tip
            note(.noticeBecameTip, .kind)
        } else if kind != .command || !isPushedThere {
            message.kind = .custom
            note(.kindBecameCustom, .kind, [.words(kind.rawValue)])
        }
    }

    /// Why a command is not written that would lack its action; nil for any other message (reading C25).
    var refusalOfCommand: Finding? {
        let isOther = pair.source.number != pair.target.number
        guard message.kind == .command, isOther, says(.kind), pair.target.adapter.commandsNeedAction else {
            return nil
        }
        return Finding(.commandWithoutAction, .kind)
    }

    /// Of several parts the target takes the texts, as one.
    private mutating func adaptElements() {
        if reading.message.elements.isEmpty {
            if reading.message.kind.hasAttachment { note(.attachmentLeftOut, .kind) }
            return
        }
        message.elements = []
        let others = reading.message.elements.filter { !$0.kind.hasText }
        note(others.isEmpty ? .partsJoined : .partsLeftOut, .elements)
    }

    /// A text goes along only where the message becomes one of a kind that has a text (reading E16).
    private mutating func leaveTextOut() {
        guard message.text != nil, !message.kind.hasText else { return }
        message.text = nil
        note(.textLeftOut, .text, [.words(message.kind.rawValue)])
    }

    /// A notification for the client that no one sees is a command; one with a text becomes a message that shows it.
    private mutating func adaptCustomNotification() {
        if reading.message.body == nil {
            message.kind = .command
            note(.notificationBecameCommand, .kind)
        } else {
            message.kind = .custom
            note(.notificationBecameMessage, .kind)
        }
    }

    /// A recall names what it withdraws as its own vendor's servers do.
    private mutating func noteRecalledID() {
        guard reading.message.kind == .recall, reading.message.holds(.recallMessageID),
            says(.recallMessageID)
        else { return }
        note(.recallNamesOldMessage, .recallMessageID)
    }
}

extension MessageKind {
    /// Whether such a message consists of something that is kept elsewhere.
    fileprivate var hasAttachment: Bool {
        switch self {
        case .image, .audio, .video, .location, .file, .custom, .face, .merged, .other: true
        default: false
        }
    }
}
