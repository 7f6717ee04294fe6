extension EasemobAdapter: VendorWriter, LimitedAdapter {
    package static var limits: LimitTable { .easemob }

    package static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        EasemobWriter(message, shape: EasemobShape(rawValue: shape) ?? .sdk)
    }
}

/// Writes one message in the vendor's words.
final class EasemobWriter: MessageWriter {
    let message: PushMessage
    private(set) lazy var content = spellContent()
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
    var number: Int { shape.number }

    /// The `ext` of a message.
    static let ext = table.members(of: Int(EasemobKey.ext.rawValue))

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

    func written(_ body: RawJSON) -> WrittenMessage {
        WrittenMessage(
            body: body, request: Self.table.shapes[number].request(for: message), hasLeftovers: hasLeftovers)
    }

    /// Whether something stands in `em_apns_ext`, and no data beside it, that is not documented as the server's own
    /// (EM 9.13).
    private var hasLeftovers: Bool {
        message.appData == nil
            && Self.leftovers.contains { !$0.fields.isDisjoint(with: asked) && value(of: $0.number) != nil }
    }

    private static let leftovers = table.written[table.members(of: Int(EasemobKey.emApnsExt.rawValue))]
        .filter { !table.rows[$0.number].strips }
}

/// What no row of the table can say alone.
extension EasemobWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = EasemobKey(rawValue: UInt16(row)) else { return .byTable }
        switch key {
        // Parts that may be there and empty.
        case .emPushTemplate: return .value(message.has(.template) ? .objectOrEmpty : .object)
        case .emPushTemplateDirectedTemplate:
            return .value(message.has(.directedTemplate) ? .objectOrEmpty : nil)
        case .emPushFilter: return .value(message.has(.devices) ? .objectOrEmpty : nil)

        // Envelope.
        case .sdkTo:
            return .value(message.receivers.count == 1 ? text(message.receivers[0]) : list(message.receivers))
        case .restTo: return .value(list(addressees))
        case .restLegacyTarget: return .value(message.isForEveryone ? nil : list(addressees))
        case .restUsers: return .value(message.members.map(KeyValue.texts))
        case .sdkChatType: return .value(.text(message.conversationKind.sdkName))
        case .restLegacyTargetType:
            let isOnline = message.isForEveryone && message.isOnlineOnly
            return .value(isOnline ? nil : .text(message.conversationKind.legacyName))
        case .sdkBodyType, .restType, .restLegacyMsgType: return .value(.text(message.kind.easemobName))
        case .sdkBodyMsg, .restBodyMsg, .restLegacyMsgMsg: return .value(ownText)
        case .sdkDeliverOnlineOnly: return .value(flag(isTransient))
        case .restRoutetype: return .value(isTransient ? .text("ROUTE_ONLINE") : nil)

        // Whether, to whom and how strongly.
        case .emForceNotification: return .value(flag(message.force == .everyone))
        case .emAtList: return .value(audience(message.mentions))
        case .emPushExtType: return .value(message.isVoIP ? .text("call") : nil)

        // Words, presentation and data.
        case .emPushExtTitle: return message.isTitlePerhapsBody ? .value(nil) : .byTable
        case .emApnsExtEmPushTitle: return message.isTitlePerhapsBody ? .byTable : .value(nil)
        case .emApnsExtEmPushSound: return .value(soundName.map(KeyValue.text))
        case .emApnsExtEmPushIgnoreSound: return .value(flag(message.sound == .silent))
        case .emApnsExtExtern: return isEmptyText(message.appData) ? .value(nil) : .byTable
        case .emPushExtCustom: return .value(isEmptyText(message.appData) ? .text("") : nil)
        default: return .byTable
        }
    }
}

/// The vendor's spelling of single values; nil says nothing.
extension EasemobWriter {
    /// Whether the app's data is `""`, which only one of its two keys can say (reading E10).
    func isEmptyText(_ data: RawJSON?) -> Bool { data?.text == "\"\"" }

    /// The text of a text message; no other kind has one (reading E16).
    var ownText: KeyValue? { message.kind == .text ? message.text.map(KeyValue.text) : nil }

    /// Whether the message reaches only those who are online, or is not kept for the others.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The sound's file; of a critical alert's object its name.
    var soundName: UTF8Text? {
        switch message.sound {
        case .file(let name): name
        case .critical(let object): object.parsed().root["name"]?.string
        case .silent, nil: nil
        }
    }

    /// Those mentioned: the word for everyone, or a list, which may be empty.
    func audience(_ audience: Audience) -> KeyValue? {
        switch audience {
        case .nobody: nil
        case .everyone: .text("all")
        case .listed(let ids): .texts(ids)
        }
    }

    /// The group that a REST send names instead of its receivers, where the message names it apart from them.
    var addressedGroup: UTF8Text? {
        message.conversationKind == .direct ? nil : message.conversationID?.nonEmpty
    }

    /// Whom a REST send names.
    var addressees: [UTF8Text] { addressedGroup.map { [$0] } ?? message.receivers }
}

extension MessageKind {
    /// The vendor's word; kinds it lacks are custom messages.
    ///
    /// No document of calls has the word for merged messages, so that only those of Easemob and Agora come here.
    var easemobName: UTF8Text {
        switch self {
        case .text: "txt"
        case .image: "img"
        case .audio: "audio"
        case .video: "video"
        case .location: "loc"
        case .file: "file"
        case .command: "cmd"
        case .merged: "combine"
        case .custom, .tip, .notice, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast, .face, .pushOnly, .other:
            "custom"
        }
    }
}

extension Conversation.Kind {
    /// The word of client SDKs.
    var sdkName: UTF8Text {
        switch self {
        case .direct: "chat"
        case .group: "groupChat"
        case .room: "chatroom"
        }
    }

    /// The word of the older REST API.
    var legacyName: UTF8Text {
        switch self {
        case .direct: "users"
        case .group: "chatgroups"
        case .room: "chatrooms"
        }
    }
}
