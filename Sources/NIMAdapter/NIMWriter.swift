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
        findings += writer.losses
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
    /// The keys written so far.
    let spelled = SpelledKeys()

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

    /// The object of a scope, in the table's order; nil when nothing stands in it.
    func object(_ scope: NIMKey.Scope) -> RawJSON? {
        let members = members(of: scope)
        return members.isEmpty ? nil : .object(of: members)
    }

    func members(of scope: NIMKey.Scope) -> [JSONField] {
        var members: [JSONField] = []
        members.reserveCapacity(8)
        for key in scope.members {
            guard let value = value(of: key) else { continue }
            spelled.insert(key.rawValue)
            members.append(JSONField(key: key.name, value: value))
        }
        addOthers(in: scope, to: &members)
        return members
    }

    /// Members whose order is the message's own: the app's, and the sections for other platforms.
    private func addOthers(in scope: NIMKey.Scope, to members: inout [JSONField]) {
        switch scope {
        case .pushPayload:
            members += ownMembers.root
            members += ownMembers.platforms
        case .apsField: members += ownMembers.apsExtras
        case .apsFieldAlert: members += ownMembers.alertExtras
        default: break
        }
    }
}
