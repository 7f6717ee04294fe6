/// What can be said in OpenIM's shapes at all.
extension OpenIMAdapter {
    /// The fields that a shape has a key for; a type is a number here and no name.
    public static func fields(sayableIn shape: String) -> FieldSet {
        var fields = dialect.table.fields(sayableIn: shape)
        fields.remove(.typeName)
        return fields
    }

    /// The kinds of message that clients send.
    public static func has(_ kind: MessageKind) -> Bool {
        switch kind {
        case .text, .image, .audio, .video, .file, .location, .custom, .face, .merged: true
        default: false
        }
    }

    /// A call of the server takes fewer kinds than clients send.
    public static func has(_ kind: MessageKind, in shape: String) -> Bool {
        let isClients = kind == .location || kind == .face || kind == .merged
        return has(kind) && (sentShape(shape) == .sdk || !isClients)
    }

    /// There are no rooms, and no message for some members of a group; commands, recalls and the like are made by other calls
    /// (reading C9).
    public static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        if message.conversationKind == .room { return Finding(.noRoomThere, .conversationKind) }
        let narrowing: [CanonicalField] = [.members, .excludedMembers]
        if message.conversationKind == .group, let field = narrowing.first(where: message.holds) {
            return Finding(.membersNotNameable, field)
        }
        switch message.kind {
        case .other where sentShape(shape) == .rest && !isTaken(message.typeName),
            .command, .customNotification, .recall, .signalling, .reaction, .broadcast, .notice, .pushOnly:
            return Finding(.noSuchMessage, .kind, [.words(message.kind.rawValue)])
        default: return nil
        }
    }

    /// Whether a call of the server takes a type that is a number; names are other vendors'.
    private static func isTaken(_ typeName: UTF8Text?) -> Bool {
        typeName?.decimalInteger.map(OpenIMWriter.typesTaken.contains) ?? true
    }

    /// A server of version 3.8 pushes calls for those who are online (OI 8).
    public static func mayPushOnlineOnly(in shape: String) -> Bool { sentShape(shape) == .rest }

    /// A batch has no documented limit; every other message names one person or group.
    public static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        sentShape(shape) == .rest && message.conversationKind == .direct ? .max : 1
    }

    /// The vendor adds nothing to what it delivers.
    public static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }

    /// The body as it is: it says by itself whom it is for.
    public static func line(of written: WrittenMessage) -> RawJSON { written.body }
}

extension OpenIMWriter {
    func approximation(of field: CanonicalField) -> Finding? {
        switch field {
        case .isStored where shape == .rest || !message.isOnlineOnly:
            Finding(.unstoredBecameOnlineOnly, field)
        case .mentions where message.mentions == .listed([]): Finding(.emptyListLeftOut, field)
        case .sound:
            if case .critical(let object) = message.sound, object.parsed().root["name"]?.string != nil {
                Finding(.criticalBecameOrdinary, field)
            } else {
                nil
            }
        default: nil
        }
    }
}
