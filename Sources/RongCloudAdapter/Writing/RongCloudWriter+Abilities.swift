public import VendorMapping

/// What can be said in RongCloud's shapes at all.
extension RongCloudAdapter {
    /// The fields that a shape has a key for.
    public static func fields(sayableIn shape: String) -> FieldSet {
        RongCloudShape(rawValue: shape).map { sayable[$0.number] } ?? []
    }

    private static let sayable = RongCloudShape.allCases.map { shape in
        var fields = FieldSet(
            VendorTable.rongcloud.fields(in: shape.rawValue, hasShared: shape != .recall && shape != .push))
        fields.formUnion([.kind, .conversationKind])
        if shape.isClients { fields.formUnion([.conversationID, .conversationSort]) }
        switch shape {
        case .group, .ultragroup: fields.insert(.conversationID)
        case .chatroom:
            fields = [.kind, .typeName, .senderID, .text, .extension, .receivers, .conversationID, .conversationKind]
        case .push: fields.remove(.isRefused)
        case .recall: fields.insert(.conversationID)
        default: break
        }
        if shape == .private || shape == .push { fields.insert(.leavesBadge) }
        if shape == .broadcast { fields.insert(.isForEveryone) }
        if shape == .private || shape == .system || shape == .broadcast {
            for field in [CanonicalField.mentions, .memberText] { fields.remove(field) }
        }
        return fields
    }

    /// The kinds of message with a name of their own.
    public static func has(_ kind: MessageKind) -> Bool {
        kind == .pushOnly || RongCloudType.has(kind)
    }

    /// A shape is for one sort of message and of conversation, and only some can name members (reading C9).
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        let shape = sentShape(shape)
        switch message.kind {
        case .signalling, .reaction, .broadcast:
            return Finding(.typeWithoutPush, .kind, [.words(message.kind.rawValue)])
        default: break
        }
        let words = RongCloudWriter.shapesInWords[shape.number]
        if (message.kind == .recall) != (shape == .recall) || (message.kind == .pushOnly) != (shape == .push) {
            return Finding(.otherSortOfMessage, message.holds(.kind) ? .kind : .text, words)
        }
        let isNarrowed = message.members != nil && shape != .group && shape != .ultragroup
        if isNarrowed || !message.excludedMembers.isEmpty {
            return Finding(.membersNotSent, isNarrowed ? .members : .excludedMembers, words)
        }
        let isFitting = shape.conversation.map { $0 == message.conversationKind } ?? true
        return isFitting ? nil : Finding(.otherSortOfConversation, .conversationKind, words)
    }

    /// The shape that alone has such messages; else the usual one.
    public static func shape(for message: PushMessage, insteadOf usual: String) -> String {
        if message.kind == .recall { return RongCloudShape.recall.rawValue }
        if message.kind == .pushOnly { return RongCloudShape.push.rawValue }
        return message.isForEveryone ? RongCloudShape.broadcast.rawValue : usual
    }

    /// The vendor's limits for one call; a client's message has one receiver, and one to a group should too (RC 25).
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        limits.mostReceivers(of: message, inShape: sentShape(shape).number) ?? 1
    }

    /// What the vendor adds to what it delivers stands in an object of its own.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }
}

extension RongCloudShape {
    /// The kind of conversation that it is for; nil for all.
    var conversation: Conversation.Kind? {
        switch self {
        case .private, .privateTemplate, .system, .systemTemplate, .broadcast, .push: .direct
        case .group, .ultragroup: .group
        case .chatroom: .room
        default: nil
        }
    }
}

extension RongCloudWriter {
    var shapeInWords: [DiagnosticArgument] { Self.shapesInWords[shape.number] }

    static let shapesInWords = RongCloudShape.allCases.map {
        [DiagnosticArgument.words("RongCloud's shape \($0.rawValue)")]
    }

    /// Of a field's members, each that is lost is told of at its own place.
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        switch field {
        case .rootData, .apsExtras, .explicitExtras, .platforms:
            noteLoss(
                of: field, members: message.members(of: field), besides: again.members(of: field), &findings)
        default: noteLoss(of: field, member: nil, &findings)
        }
    }

    /// Whether reading the written message gives the field's value again.
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        again.value(of: field) == message.value(of: field)
    }

    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        default: nil
        }
    }
}
