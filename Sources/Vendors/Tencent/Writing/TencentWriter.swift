extension TencentAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> TencentShape {
        guard let shape = TencentShape(rawValue: name), dialect.table.shapes[shape.number].isWritten else {
            return .rest
        }
        return shape
    }

    package static var limits: LimitTable { .tencent }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        TencentWriter(message, shape: sentShape(shape))
    }

    /// Writes a message; every row of the table that can be sent has its value from one place.
    public static func write(
        _ message: PushMessage, shape: String, findings: inout [Finding]
    ) -> WrittenMessage {
        let writer = TencentWriter(message, shape: sentShape(shape))
        let body = writer.body(writer.root, &findings)
        return WrittenMessage(body: body, request: writer.request)
    }
}

/// Writes one message in the vendor's words.
final class TencentWriter: RereadWriter {
    let message: PushMessage
    let held: FieldSet
    let asked: FieldSet
    let shape: TencentShape
    private(set) var again = PushMessage()

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: TencentShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
    }

    static var table: VendorTable { .tencent }
    var number: Int { shape.number }

    func readAgain(_ body: RawJSON) {
        let line = TencentAdapter.line(of: WrittenMessage(body: body, request: request))
        again = TencentAdapter.reread(line, shape: number)
    }

    /// The object of the message itself.
    var root: Int { Self.table.shapes[shape.number].root }

    static let alwaysAsked: FieldSet = [
        .kind, .conversationKind, .receivers, .overridesMute, .isCounted,
    ]

    static let related: [FieldSet] = [
        [.conversationID, .receivers, .parentID],
        [.isOnlineOnly, .isStored, .isForEveryone, .audienceCondition],
        [.overridesMute, .isUnread], [.kind, .text, .elements],
        [.mentions, .namedMentions],
    ]

    /// Nothing stands in a Tencent message but what rows name.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {}

    /// Where a body for the servers goes.
    fileprivate var request: WrittenMessage.Request? { Self.table.shapes[shape.number].request(for: message) }
}
