public import PushModel

extension EasemobAdapter: VendorWriter {
    /// The names of the shapes that it writes.
    public static var writtenShapes: [String] {
        [EasemobShape.sdk, .rest, .restLegacy, .ext].map(\.rawValue)
    }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = EasemobWriter(message, shape: EasemobShape(rawValue: shape) ?? .sdk)
        let written = writer.written
        writer.noteLosses(&findings)
        return written
    }
}

/// Writes one message: asks every key of the table for its value and keeps the objects that have members.
struct EasemobWriter {
    let message: PushMessage
    let shape: EasemobShape
    /// The fields of which something was written so far.
    let spelled = SpelledFields()

    init(_ message: PushMessage, shape: EasemobShape) {
        self.message = message
        self.shape = shape
    }

    /// The message, with what a REST API keeps outside the body beside it.
    var written: WrittenMessage {
        let body = RawJSON.object(capacity: 512) { writeMembers(of: shape.scope, to: &$0) }
        return WrittenMessage(body: body, request: request)
    }

    /// The object of a scope; nil when nothing stands in it.
    func object(_ scope: EasemobKey.Scope) -> RawJSON? {
        let object = RawJSON.object(capacity: 512) { writeMembers(of: scope, to: &$0) }
        return object == .emptyObject ? nil : object
    }

    /// Writes the members of an object, in the table's order.
    private func writeMembers(of scope: EasemobKey.Scope, to json: inout JSONWriter) {
        for key in scope.members {
            if let value = value(of: key) { write(key, value, to: &json) }
        }
        writeOthers(in: scope, to: &json)
    }

    private func write(_ key: EasemobKey, _ value: KeyValue, to json: inout JSONWriter) {
        let isWritten = json.member(key.name, value) { json in
            if let scope = key.childScope { writeMembers(of: scope, to: &json) }
        }
        if isWritten, let field = key.field { spelled.insert(field) }
    }

    /// Members that no row of the table names: the `ext` of a message, and in it the app's extension.
    private func writeOthers(in scope: EasemobKey.Scope, to json: inout JSONWriter) {
        switch scope {
        case .sdk, .rest, .restLegacy: write(.ext, .object, to: &json)
        case .ext: message.extension?.parsed().root.forEachMember { json.member($0) }
        default: break
        }
    }

    /// Where a REST body goes; the kind of conversation stands in the path.
    private var request: WrittenMessage.Request? {
        switch shape {
        case .rest: WrittenMessage.Request(method: "POST", path: Self.path(for: message.conversation.kind))
        case .restLegacy: WrittenMessage.Request(method: "POST", path: "/{org}/{app}/messages")
        case .sdk, .ext, .callback, .payload: nil
        }
    }

    private static func path(for conversation: Conversation.Kind) -> UTF8Text {
        switch conversation {
        case .direct: "/{org}/{app}/messages/users"
        case .group: "/{org}/{app}/messages/chatgroups"
        case .room: "/{org}/{app}/messages/chatrooms"
        }
    }
}
