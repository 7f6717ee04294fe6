extension OpenIMAdapter: VendorWriter, LimitedAdapter {
    /// The shape of a name; the first one for a name that none of ``writtenShapes`` has.
    static func sentShape(_ name: String) -> OpenIMShape {
        OpenIMShape(rawValue: name) == .sdk ? .sdk : .rest
    }

    package static var limits: LimitTable { .openim }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        OpenIMWriter(message, shape: sentShape(shape))
    }
}

/// Writes one message in the vendor's words.
final class OpenIMWriter: RereadWriter {
    let message: PushMessage
    private(set) lazy var content = spellContent()
    let held: FieldSet
    let asked: FieldSet
    let shape: OpenIMShape
    private(set) var again = PushMessage()

    /// - Parameters:
    ///   - message: The message.
    ///   - shape: The shape to write it in.
    ///   - asked: The fields whose rows are asked; nil for those that may say something.
    init(_ message: borrowing PushMessage, shape: OpenIMShape, asking asked: FieldSet? = nil) {
        self.message = copy message
        held = message.presentFields
        self.asked = asked ?? Self.asked(of: self.message)
        self.shape = shape
    }

    static var table: VendorTable { .openim }
    var number: Int { shape.number }

    func readAgain(_ body: RawJSON) { again = OpenIMAdapter.reread(body, shape: number) }

    /// A batch is for several receivers, or for all.
    func written(_ body: RawJSON) -> WrittenMessage {
        let shape = Self.table.shapes[number]
        let batch = message.isForEveryone ? shape.paths.first : nil
        return WrittenMessage(
            body: body,
            request: batch.map { WrittenMessage.Request(method: "POST", path: $0.path) }
                ?? shape.request(for: message))
    }

    static let alwaysAsked: FieldSet = [.kind, .text, .conversationKind, .receivers, .isCounted]

    static let related: [FieldSet] = [
        [.conversationID, .receivers], [.mentions, .namedMentions], [.isOnlineOnly, .isStored, .isSilent],
    ]

    /// An OpenIM message has nothing but what rows name.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {}
}

/// What no row of the table can say alone.
extension OpenIMWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = OpenIMKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = address(under: key) ?? body(under: key) { return .value(value) }
        switch key {
        case .restContentType, .sdkContentType: return .value(.integer(type))
        case .restSessionType, .sdkSessionType: return .value(.integer(session))
        case .iOSPushSound: return .value(sound)
        case .iOSBadgeCount: return .value(isCounted.map(KeyValue.flag))
        case .restIsOnlineOnly, .sdkIsOnlineOnly: return .value(flag(isTransient))
        case .restNotOfflinePush: return .value(flag(message.isSilent))
        default: return .byTable
        }
    }

    /// Who gets it, and who is mentioned; nil for a key that does not say that.
    private func address(under key: OpenIMKey) -> KeyValue?? {
        let people = message.receivers.filter { !$0.isEmpty }
        return switch key {
        case .restRecvID, .sdkRecvID: .some(isDirect && people.count == 1 ? .text(people[0]) : nil)
        // The server refuses a batch without the list, also one for everyone.
        case .restRecvIDs: .some(message.isForEveryone || isDirect && people.count > 1 ? .texts(people) : nil)
        case .restGroupID, .sdkGroupID:
            .some(isDirect ? nil : text(message.conversationID?.nonEmpty ?? people.first))
        case .atUserList: .some(type == 106 ? mentioned : nil)
        default: nil
        }
    }

    /// What it consists of; nil for a key that does not say that.
    private func body(under key: OpenIMKey) -> KeyValue?? {
        if let element = OpenIMDialect.textElements.first(where: { $0.key == key }) {
            return .some(element.type == type ? .objectOrEmpty : nil)
        }
        let isPlain = type == 101 || type == 118
        return switch key {
        case .restContent: .some(.objectOrEmpty)
        case .content: .some(isPlain ? ownText : nil)
        case .text: .some(isPlain ? nil : ownText)
        default: nil
        }
    }

    var isDirect: Bool { message.conversationKind == .direct }

    private var ownText: KeyValue? {
        text(message.kind.hasText || message.kind == .other ? message.text : nil)
    }

    /// The types that calls of the server take.
    static let typesTaken: Set<Int> = [101, 102, 103, 104, 105, 106, 110, 114, 118, 1400]

    /// The number of the message's type: its own, that of a text with mentions, or the one for messages of its kind.
    private var type: Int {
        if let own = message.typeName?.decimalInteger, MessageKind(openIM: own) == message.kind,
            shape == .sdk || Self.typesTaken.contains(own)
        {
            return own
        }
        // Other kinds are told of as lost.
        guard OpenIMAdapter.has(message.kind) else { return 110 }
        if message.kind == .text && mentioned != nil { return 106 }
        return OpenIMWords.kinds.list.spelling(of: .kind(message.kind))?.json?.parsed().root.integer ?? 110
    }

    /// The number of the conversation; that of the system only for messages that pass every mute (OI 11).
    private var session: Int {
        let isSystem = message.conversationSort == "system" && message.overridesMute
        return isDirect ? isSystem ? 4 : 1 : 3
    }

    /// Those mentioned, by a text in a group.
    private var mentioned: KeyValue? {
        if isDirect || message.kind != .text { return nil }
        return switch message.mentions {
        case .nobody: nil
        case .everyone: .texts([MessageReader.everyoneTag] + message.namedMentions)
        case .listed(let ids): list(ids)
        }
    }

    /// The sound's file; of a critical alert its name.
    private var sound: KeyValue? {
        switch message.sound {
        case .file(let name): text(name)
        case .critical(let object): text(object.parsed().root["name"]?.string)
        case .silent, nil: nil
        }
    }

    /// Whether the message reaches only those who are online, or is not kept for the others.
    private var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// Whether the push counts; it does not unless the key says so (OI 6).
    private var isCounted: Bool? { message.isCounted ?? (message.isSilent || isTransient ? nil : true) }
}
