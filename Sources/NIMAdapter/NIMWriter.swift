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
        let written = writer.written
        writer.noteLosses(&findings)
        return written
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
    /// The fields of which something was written so far.
    let spelled = SpelledFields()

    init(_ message: PushMessage, shape: NIMShape) {
        self.message = message
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

    /// The body, with the members of a scope.
    func body(_ scope: NIMKey.Scope) -> RawJSON {
        RawJSON.object(capacity: 512) { writeMembers(of: scope, to: &$0) }
    }

    /// The object of a scope; nil when nothing stands in it.
    func object(_ scope: NIMKey.Scope) -> RawJSON? {
        let object = body(scope)
        return object == .emptyObject ? nil : object
    }

    /// Writes the members of an object, in the table's order.
    private func writeMembers(of scope: NIMKey.Scope, to json: inout JSONWriter) {
        for key in scope.members {
            if let value = value(of: key) { write(key, value, to: &json) }
        }
        writeOthers(in: scope, to: &json)
    }

    private func write(_ key: NIMKey, _ value: KeyValue, to json: inout JSONWriter) {
        let isWritten = json.member(key.name, value) { json in
            if let scope = key.childScope { writeMembers(of: scope, to: &json) }
        }
        if isWritten, let field = key.field { spelled.insert(field) }
    }

    /// Members whose order is the message's own: the app's, and the sections for other platforms.
    private func writeOthers(in scope: NIMKey.Scope, to json: inout JSONWriter) {
        switch scope {
        case .pushPayload:
            for field in ownMembers.root { json.member(field) }
            for field in ownMembers.platforms { json.member(field) }
        case .apsField: for field in ownMembers.apsExtras { json.member(field) }
        case .apsFieldAlert: for field in ownMembers.alertExtras { json.member(field) }
        default: break
        }
    }
}
