/// What can be said in RongCloud's shapes at all.
extension RongCloudAdapter {
    /// A mention says nothing where nobody else reads the message (RC 20).
    public static func fields(sayableIn shape: String) -> FieldSet {
        var fields = dialect.table.fields(sayableIn: shape)
        if let kind = dialect.table.shapes[sentShape(shape).number].conversation, kind != .group {
            for field in [CanonicalField.mentions, .memberText] { fields.remove(field) }
        }
        return fields
    }

    /// The kinds of message with a name of their own.
    public static func has(_ kind: MessageKind) -> Bool {
        if kind == .pushOnly || kind == .custom { return true }
        return usualTypeName(of: kind).flatMap(RongCloudWords.types.list.meaning) == .kind(kind)
    }

    /// The name that is written for messages of a kind.
    public static func usualTypeName(of kind: MessageKind) -> UTF8Text? {
        guard case .text(let name)? = RongCloudWords.types.list.spelling(of: .kind(kind)) else { return nil }
        return name
    }

    /// A shape is for one sort of message and of conversation, and only some can name members (reading C9).
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        let shape = sentShape(shape)
        switch message.kind {
        case .signalling, .reaction, .broadcast:
            return Finding(.typeWithoutPush, .kind, [.words(message.kind.rawValue)])
        default: break
        }
        let words = VendorTable.rongcloud.shapesInWords[shape.number]
        if (message.kind == .recall) != (shape == .recall) || (message.kind == .pushOnly) != (shape == .push)
        {
            return Finding(.otherSortOfMessage, message.holds(.kind) ? .kind : .text, words)
        }
        if shape.isForOnline && (!message.isOnlineOnly || message.conversationKind == .room) {
            // What holds none of these is no message yet.
            let fields: [CanonicalField] = [.kind, .typeName, .text, .body, .conversationKind, .receivers]
            if let field = fields.first(where: message.holds) {
                return Finding(.notForThoseOnline, field, words)
            }
        }
        let isNarrowed = message.members != nil && shape != .group && shape != .ultragroup
        if isNarrowed || !message.excludedMembers.isEmpty {
            return Finding(.membersNotSent, isNarrowed ? .members : .excludedMembers, words)
        }
        let conversation = dialect.table.shapes[shape.number].conversation
        let isFitting = conversation.map { $0 == message.conversationKind } ?? true
        if isFitting { return nil }
        // What names nobody is for no conversation yet.
        let field = [CanonicalField.conversationKind, .receivers].first(where: message.holds)
        return field.map { Finding(.otherSortOfConversation, $0, words) }
    }

    /// The shape that alone has such messages; else the usual one.
    public static func shape(for message: PushMessage, insteadOf usual: String) -> String {
        if message.kind == .recall { return RongCloudShape.recall.rawValue }
        if message.kind == .pushOnly { return RongCloudShape.push.rawValue }
        if message.isForEveryone {
            return (message.isOnlineOnly ? RongCloudShape.online : .broadcast).rawValue
        }
        let isStatus =
            message.isOnlineOnly && message.conversationKind != .room && message.members == nil
            && !isClientShape(usual)
        return isStatus ? RongCloudShape.status.rawValue : usual
    }

    /// The vendor's limits for one call; a client's message has one receiver, and one to a group should too (RC 25).
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        limits.mostReceivers(of: message, inShape: sentShape(shape).number) ?? 1
    }

    /// What the vendor adds to what it delivers stands in an object of its own.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }
}

extension RongCloudShape {
    /// Whether its messages reach only people who are online, and are not kept.
    fileprivate var isForOnline: Bool { self == .online || self == .status }
}

extension RongCloudWriter {
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        // Silence pushes to nobody either.
        case .isOnlineOnly, .isStored:
            Self.table.fields(sayableIn: shape.rawValue).contains(.isSilent)
                ? Finding(message.isSilent ? .unpushedIsSilent : .unpushedBecameSilent, field) : nil
        default: nil
        }
    }
}
