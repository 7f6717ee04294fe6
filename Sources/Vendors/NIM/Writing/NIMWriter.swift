extension NIMAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> NIMShape {
        guard let shape = NIMShape(rawValue: name), dialect.table.shapes[shape.number].isWritten else {
            return .sdk
        }
        return shape
    }

    package static var limits: LimitTable { .nim }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        NIMWriter(message, shape: sentShape(shape))
    }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = NIMWriter(message, shape: sentShape(shape))
        let body = writer.body(writer.root, &findings)
        return writer.written(body)
    }
}

/// Writes one message in the vendor's words.
final class NIMWriter: MessageWriter {
    let message: PushMessage
    let held: FieldSet
    let asked: FieldSet
    let shape: NIMShape
    let sending: Sending
    let address: NIMAddress
    let memberWish: NIMMemberWish
    let ownMembers: NIMOwnMembers

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: NIMShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
        sending = Sending(message.kind)
        address = NIMAddress(message, shape, sending)
        memberWish = NIMMemberWish(message, shape, sending, address)
        ownMembers = NIMOwnMembers(message)
    }

    static var table: VendorTable { .nim }

    /// The object of the message itself.
    var root: Int { Self.table.shapes[shape.number].root }

    static let pushPayload = table.members(of: Int(NIMKey.sdkApnsPayload.rawValue))
    static let apsField = table.members(of: Int(NIMKey.apsField.rawValue))
    static let alert = table.members(of: Int(NIMKey.apsFieldAlert.rawValue))

    static let alwaysAsked: FieldSet = [
        .kind, .conversationKind, .isStored, .hasPrefix, .recallMessageID,
    ]

    static let related: [FieldSet] = [
        [.conversationID, .receivers], [.members, .excludedMembers], [.mentions, .force, .memberText],
    ]

    /// What stands under a key; nil when the message does not say it.
    func value(of key: NIMKey) -> KeyValue? { value(of: Int(key.rawValue)) }

    /// Members whose order is the message's own: the app's, and the sections for other platforms.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {
        switch object {
        case Self.pushPayload:
            for field in ownMembers.root { keys.member(field) }
            for field in ownMembers.platforms { keys.member(field) }
        case Self.apsField: for field in ownMembers.apsExtras { keys.member(field) }
        case Self.alert: for field in ownMembers.alertExtras { keys.member(field) }
        default: break
        }
    }
}

extension Sending {
    /// What a message is sent as.
    init(_ kind: MessageKind) {
        switch kind {
        case .recall: self = .recall
        case .customNotification, .command: self = .notification
        default: self = .message
        }
    }
}
