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
        var keys = KeyWriter()
        let body = keys.object { writer.writeKeys(of: writer.shape.scope, to: &$0) }
        writer.noteLosses(besides: keys.spelled, &findings)
        return WrittenMessage(body: body, request: writer.request)
    }
}

/// Writes one message: asks every key of the table for its value and keeps the objects that have members.
struct EasemobWriter {
    let message: PushMessage
    let shape: EasemobShape

    init(_ message: borrowing PushMessage, shape: EasemobShape) {
        self.message = copy message
        self.shape = shape
    }

    /// The object of a scope; nil when nothing stands in it.
    func object(_ scope: EasemobKey.Scope) -> RawJSON? {
        var keys = KeyWriter()
        let object = keys.object { writeKeys(of: scope, to: &$0) }
        return object == .emptyObject ? nil : object
    }

    /// Writes the keys of an object, in the table's order.
    fileprivate func writeKeys(of scope: EasemobKey.Scope, to keys: inout KeyWriter) {
        for key in scope.members {
            if let value = value(of: key) { write(key, value, to: &keys) }
        }
        writeOthers(in: scope, to: &keys)
    }

    private func write(_ key: EasemobKey, _ value: KeyValue, to keys: inout KeyWriter) {
        keys.key(key.name, value, of: key.field) { keys in
            if let scope = key.childScope { writeKeys(of: scope, to: &keys) }
        }
    }

    /// Members that no row of the table names: the `ext` of a message, and in it the app's extension.
    private func writeOthers(in scope: EasemobKey.Scope, to keys: inout KeyWriter) {
        switch scope {
        case .sdk, .rest, .restLegacy: write(.ext, .object, to: &keys)
        case .ext: message.extension?.parsed().root.forEachMember { keys.member($0) }
        default: break
        }
    }

    /// Where a REST body goes; the kind of conversation stands in the path.
    fileprivate var request: WrittenMessage.Request? {
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
