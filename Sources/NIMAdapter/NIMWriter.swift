public import PushModel

extension NIMAdapter: VendorWriter {
    /// The names of the shapes that it writes.
    public static var writtenShapes: [String] { sentShapes.map(\.rawValue) }

    private static var sentShapes: [NIMShape] { NIMShape.allCases.filter(\.isSent) }

    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> NIMShape { sentShapes.first { $0.rawValue == name } ?? .sdk }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = NIMWriter(message, shape: sentShape(shape))
        var keys = KeyWriter()
        let body = keys.object { writer.writeKeys(of: writer.shape.scope, to: &$0) }
        writer.noteLosses(besides: keys.spelled, &findings)
        return writer.written(body)
    }
}

/// Writes one message: asks every key of the table for its value and keeps the objects that have members.
struct NIMWriter {
    let message: PushMessage
    let shape: NIMShape
    let sending: Sending
    let address: NIMAddress
    let memberWish: NIMMemberWish
    let ownMembers: NIMOwnMembers

    init(_ message: borrowing PushMessage, shape: NIMShape) {
        self.message = copy message
        self.shape = shape
        sending = Sending(message.kind)
        address = NIMAddress(message, shape, sending)
        memberWish = NIMMemberWish(message, shape, sending, address)
        ownMembers = NIMOwnMembers(message)
    }

    /// What is sent: the vendor has an interface for each, with keys of its own (NIM 1a to 1c).
    enum Sending {
        case message
        /// A custom notification; a command for the client is one.
        case notification
        case recall

        init(_ kind: MessageKind) {
            switch kind {
            case .recall: self = .recall
            case .customNotification, .command: self = .notification
            default: self = .message
            }
        }
    }

    /// The object of a scope; nil when nothing stands in it.
    func object(_ scope: NIMKey.Scope) -> RawJSON? {
        var keys = KeyWriter()
        let object = keys.object { writeKeys(of: scope, to: &$0) }
        return object == .emptyObject ? nil : object
    }

    /// Writes the keys of an object, in the table's order.
    fileprivate func writeKeys(of scope: NIMKey.Scope, to keys: inout KeyWriter) {
        for key in scope.members {
            if let value = value(of: key) { write(key, value, to: &keys) }
        }
        writeOthers(in: scope, to: &keys)
    }

    private func write(_ key: NIMKey, _ value: KeyValue, to keys: inout KeyWriter) {
        keys.key(key.name, value, of: key.field) { keys in
            if let scope = key.childScope { writeKeys(of: scope, to: &keys) }
        }
    }

    /// Members whose order is the message's own: the app's, and the sections for other platforms.
    private func writeOthers(in scope: NIMKey.Scope, to keys: inout KeyWriter) {
        switch scope {
        case .pushPayload:
            for field in ownMembers.root { keys.member(field) }
            for field in ownMembers.platforms { keys.member(field) }
        case .apsField: for field in ownMembers.apsExtras { keys.member(field) }
        case .apsFieldAlert: for field in ownMembers.alertExtras { keys.member(field) }
        default: break
        }
    }
}
