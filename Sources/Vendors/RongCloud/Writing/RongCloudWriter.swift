extension RongCloudAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> RongCloudShape {
        guard let shape = RongCloudShape(rawValue: name), dialect.table.shapes[shape.number].isWritten else {
            return .sdk
        }
        return shape
    }

    package static var limits: LimitTable { .rongcloud }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        RongCloudWriter(message, shape: sentShape(shape))
    }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = RongCloudWriter(message, shape: sentShape(shape))
        let body = writer.body(writer.root, &findings)
        return WrittenMessage(body: body, request: writer.request)
    }

    /// The message as a line of input, with its path where that alone tells the shape (RC 13).
    public static func line(of written: WrittenMessage) -> RawJSON {
        let shapes: [RongCloudShape] = [.system, .broadcast, .online, .status]
        let alike = shapes.flatMap { dialect.table.shapes[$0.number].paths }
        guard let path = written.request?.path, alike.contains(where: { $0.path == path }) else {
            return written.body
        }
        return RawJSON(joining: .object([(RongCloudKey.privatePath.name, .string(path))]), written.body)
    }
}

/// Writes one message in the vendor's words.
final class RongCloudWriter: RereadWriter {
    let message: PushMessage
    let held: FieldSet
    let asked: FieldSet
    let shape: RongCloudShape
    private(set) var again = PushMessage()

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: RongCloudShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
    }

    static var table: VendorTable { .rongcloud }
    var number: Int { shape.number }

    func readAgain(_ body: RawJSON) { again = RongCloudAdapter.reread(body, shape: number) }

    /// The object of the message itself.
    var root: Int { Self.table.shapes[shape.number].root }

    /// Where a body for the servers goes.
    fileprivate var request: WrittenMessage.Request? { Self.table.shapes[shape.number].request(for: message) }

    static let alwaysAsked: FieldSet = [
        .kind, .typeName, .text, .body, .conversationKind, .receivers, .isRefused, .isForEveryone,
    ]

    static let related: [FieldSet] = [
        [.conversationID, .receivers], [.badge, .leavesBadge], [.mentions, .memberText],
        [.isSilent, .isOnlineOnly, .isStored],
    ]

    /// Nothing stands in a RongCloud message but what rows name.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {}

    /// What the vendor calls this sort of message.
    var typeName: KeyValue? {
        text(message.typeName) ?? text(RongCloudAdapter.usualTypeName(of: message.kind))
    }

    /// Its number in the wrapper; the app's own has its name beside.
    var wrapperType: KeyValue? {
        guard case .text(let name)? = typeName else { return nil }
        return RongCloudWords.wrapperTypes.list.spelling(of: .text(name))
    }
}
