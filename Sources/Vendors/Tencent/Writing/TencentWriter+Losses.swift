/// What can be said in Tencent's shapes at all.
extension TencentAdapter {
    /// The fields that a shape has a key for; the path of a call can be that to everyone (TX 39).
    public static func fields(sayableIn shape: String) -> FieldSet {
        var fields = dialect.table.fields(sayableIn: shape)
        if shape == TencentShape.rest.rawValue { fields.insert(.isForEveryone) }
        return fields
    }

    /// The kinds of message with an element of their own.
    public static func has(_ kind: MessageKind) -> Bool {
        switch kind {
        case .text, .image, .audio, .video, .location, .file, .custom, .face, .merged, .pushOnly: true
        default: false
        }
    }

    /// Commands, notices, recalls, call signalling and reactions are no messages here; rooms cannot be told from groups, members who
    /// are left out cannot be named (reading C9), and each call to the servers is for one sort of conversation.
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        switch message.kind {
        case .command, .recall, .signalling, .reaction, .broadcast, .notice:
            return Finding(.kindWithoutMessage, .kind, [.words(message.kind.rawValue)])
        default: break
        }
        if message.conversationKind == .room { return Finding(.noRooms, .conversationKind) }
        if !message.excludedMembers.isEmpty { return Finding(.membersLeftOut, .excludedMembers) }
        return refusal(of: message, by: sentShape(shape))
    }

    private static func refusal(of message: PushMessage, by shape: TencentShape) -> Finding? {
        let words = TencentWriter.table.shapesInWords[shape.number]
        if message.kind == .pushOnly, shape.hasMessage { return Finding(.noMessageThere, .kind, words) }
        if message.kind != .pushOnly, !shape.hasMessage {
            let field: CanonicalField? =
                message.holds(.kind) ? .kind : message.holds(.text) ? .text : nil
            if let field { return Finding(.noMessageThere, field, words) }
        }
        switch shape {
        case .rest, .push, .pushBatch:
            return message.conversationKind == .direct
                ? nil : Finding(.otherConversation, .conversationKind, words)
        case .restGroup:
            let isDirect = message.conversationKind == .direct && !message.receivers.isEmpty
            return isDirect ? Finding(.otherConversation, .receivers, words) : nil
        default: return nil
        }
    }

    /// A push without a message has shapes of its own.
    public static func shape(for message: PushMessage, insteadOf usual: String) -> String {
        if message.kind != .pushOnly { return usual }
        let namesNobody = message.isForEveryone || message.holds(.audienceCondition)
        return (namesNobody ? TencentShape.push : .pushBatch).rawValue
    }

    /// The vendor's limits for a batch; everything else names one person or group.
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        limits.mostReceivers(of: message, inShape: sentShape(shape).number) ?? 1
    }

    /// The vendor adds nothing to what it delivers but the picture's address, which is a field.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }

    /// The message as a line of input, with the path where that alone says that it is for everyone (TX 39).
    public static func line(of written: WrittenMessage) -> RawJSON {
        guard let path = written.request?.path,
            dialect.table.shapes.contains(where: { $0.isPathToEveryone(path) })
        else { return written.body }
        return RawJSON(joining: .object([(TencentKey.restPath.name, .string(path))]), written.body)
    }
}

extension TencentWriter {
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .kind where shape.hasMessage && message.kind != .pushOnly && again.kind != message.kind:
            Finding(.kindBecameElement, field, [.words(message.kind.rawValue)])
        case .timestamp where message.timestamp != again.timestamp && again.timestamp != nil:
            Finding(.timeCutToSeconds, field)
        case .isStored where shape.hasMessage: Finding(.unstoredBecameOnlineOnly, field)
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        case .sound where message.sound == .file(""): Finding(.emptyNameBecameSilence, field)
        case .sound:
            if case .critical = message.sound, sound != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}

extension TencentShape {
    /// Whether a message goes with the push.
    var hasMessage: Bool { self != .push && self != .pushBatch }
}
