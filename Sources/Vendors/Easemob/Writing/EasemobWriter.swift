extension EasemobAdapter: VendorWriter, LimitedAdapter {
    package static var limits: LimitTable { .easemob }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        EasemobWriter(message, shape: EasemobShape(rawValue: shape) ?? .sdk)
    }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = EasemobWriter(message, shape: EasemobShape(rawValue: shape) ?? .sdk)
        let body = writer.body(writer.root, &findings)
        return WrittenMessage(body: body, request: writer.request, hasLeftovers: writer.hasLeftovers)
    }
}

/// Writes one message in the vendor's words.
final class EasemobWriter: MessageWriter {
    let message: PushMessage
    let held: FieldSet
    let asked: FieldSet
    let shape: EasemobShape
    /// The app's own members of `ext`, without those that the vendor would take for its keys; nil for none.
    let ownMembers: RawJSON?

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: EasemobShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
        ownMembers = message.extension.flatMap { own in
            RawJSON.object(membersOf: own.parsed().root) { VendorTable.easemob.row($0, in: Self.ext) == nil }
        }
    }

    static var table: VendorTable { .easemob }

    /// The `ext` of a message.
    static let ext = table.members(of: Int(EasemobKey.ext.rawValue))

    /// The object of the message itself.
    var root: Int { Self.table.shapes[shape.number].root }

    static let alwaysAsked: FieldSet = [.kind, .conversationKind]

    static let related: [FieldSet] = [[.conversationID, .receivers], [.isOnlineOnly, .isStored]]

    /// Members that no row of the table names: the `ext` of a message, and in it the app's extension.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {
        if object == Self.ext {
            if let ownMembers { keys.members(of: ownMembers) }
        } else if object == root {
            let start = keys.begin(EasemobKey.ext.name)
            writeKeys(of: Self.ext, to: &keys)
            keys.end(start, .object)
        }
    }

    /// Whether something stands in `em_apns_ext`, and no data beside it, that is not documented as the server's own
    /// (EM 9.13).
    fileprivate var hasLeftovers: Bool {
        message.appData == nil
            && Self.leftovers.contains { !$0.fields.isDisjoint(with: asked) && value(of: $0.number) != nil }
    }

    private static let leftovers = table.written[table.members(of: Int(EasemobKey.emApnsExt.rawValue))]
        .filter { !table.rows[$0.number].strips }

    /// Where a REST body goes; the kind of conversation stands in the path.
    fileprivate var request: WrittenMessage.Request? { Self.table.shapes[shape.number].request(for: message) }
}
