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
        let body = writer.object(writer.shape.scope) ?? .emptyObject
        findings += writer.losses
        return WrittenMessage(body: body, request: writer.request)
    }
}

/// Writes one message: asks every key of the table for its value and keeps the objects that have members.
struct EasemobWriter {
    let message: PushMessage
    let shape: EasemobShape
    /// The keys written so far.
    let spelled = SpelledKeys()

    init(_ message: PushMessage, shape: EasemobShape) {
        self.message = message
        self.shape = shape
    }

    /// The object of a scope, in the table's order; nil when nothing stands in it.
    func object(_ scope: EasemobKey.Scope) -> RawJSON? {
        var members: [JSONField] = []
        members.reserveCapacity(8)
        for key in scope.members {
            guard let value = value(of: key) else { continue }
            spelled.insert(key.rawValue)
            members.append(JSONField(key: key.name, value: value))
        }
        members += others(in: scope)
        return members.isEmpty ? nil : .object(of: members)
    }

    /// Members that no row of the table names: the `ext` of a message, the app's extension, other platforms' settings.
    private func others(in scope: EasemobKey.Scope) -> [JSONField] {
        switch scope {
        case .sdk, .rest, .restLegacy:
            object(.ext).map { [JSONField(key: EasemobKey.ext.name, value: $0)] } ?? []
        case .ext: extensionMembers
        default: []
        }
    }

    private var extensionMembers: [JSONField] {
        guard let own = message.extension?.parsed().root, own.kind == .object else { return [] }
        return own.members.map(JSONField.init)
    }

    /// Where a REST body goes; the kind of conversation stands in the path.
    var request: WrittenMessage.Request? {
        switch shape {
        case .rest:
            WrittenMessage.Request(
                method: "POST",
                path: UTF8Text(concatenating: [
                    "/{org}/{app}/messages/", message.conversation.kind.legacyName,
                ]))
        case .restLegacy: WrittenMessage.Request(method: "POST", path: "/{org}/{app}/messages")
        case .sdk, .ext, .callback, .payload: nil
        }
    }

}
