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
}

/// Writes one message in the vendor's words.
final class NIMWriter: MessageWriter {
    let message: PushMessage
    private(set) lazy var content = spellContent()
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
    var number: Int { shape.number }

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
            let root = ownMembers.root
            for field in ownMembers.platforms where !root.contains(where: { $0.key == field.key }) {
                keys.member(field)
            }
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

/// What no row of the table can say alone.
extension NIMWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = NIMKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = address(under: key) ?? option(under: key) { return value }
        switch key {
        // Parts that may be there and empty.
        case .apsFieldAlert: return .value(message.has(.explicitAlert) ? .objectOrEmpty : nil)
        case .sdkMessage, .sdkV2Message: return .value(.objectOrEmpty)

        // What the message is, and what it says.
        case .sdkMessageType, .sdkV2MessageType, .serverV2MessageMessageType:
            return .value(.integer(message.kind.nimNumber))
        case .serverV1Type: return .value(sending == .message ? digits(message.kind.nimNumber) : recallType)
        case .sdkContent, .sdkV2Content, .serverV2Content:
            return .value(held.contains(.content) ? nil : .text("{}"))
        case .serverV1Attach:
            let text = Int(NIMKey.serverV1Ext.rawValue)
            return .value(
                sending == .notification
                    ? (held.contains(.content) ? nil : .text("{}"))
                    : isRecallSaid ? tableValue(of: text) : nil)
        case .sdkText, .sdkV2Text, .serverV1BodyMsg, .serverV2MessageText: return .value(ownText)

        // Presentation.
        case .pushTitle: return .value(payloadTitle)
        case .pushkitFirst: return .value(pushKitMark)
        case .apsFieldSound: return .value(appleSound)
        case .serverV1Sound, .serverV2Sound: return .value(soundField)
        case .apsFieldRelevanceScore: return .value(relevanceScore)
        default: return .byTable
        }
    }

    /// Who says it to whom.
    private func address(under key: NIMKey) -> OwnValue? {
        switch key {
        case .serverV1From: address.batch.isEmpty ? .byTable : .value(nil)
        case .serverV1FromAccid: address.batch.isEmpty ? .value(nil) : .byTable
        case .serverV2SenderId: address.path == nil ? .byTable : .value(nil)
        case .sdkSessionSessionId, .serverV1To: .value(text(address.target))
        case .sdkSessionSessionType: .value((address.conversation?.session).map(KeyValue.integer))
        // The URL of everything but a recall without its message says it (NIM-208).
        case .sdkV2ConversationId, .serverV2ConversationId: .value(text(address.path))
        case .serverV1ToAccids: .value(foldedList(address.batch))
        case .serverV1Ope, .serverV1Msgtype: .value(digits(address.conversation?.operation))
        case .serverV2Type: .value((address.conversation?.v2).map(KeyValue.integer))
        case .serverV2ReceiverId: .value(address.path == nil ? text(address.target) : nil)
        case .serverV2ReceiverIds: .value(list(address.batch))
        case .sdkV2TargetConfigReceiverIds, .serverV2TargetOptionReceiverAccountIds:
            .value(list(namedMembers?.ids))
        case .sdkV2TargetConfigInclusive, .serverV2TargetOptionInclusive:
            .value(stated(namedMembers?.areReached))
        default: nil
        }
    }

    /// The switches that the shapes name differently, and the member option; the first SDK's forces unless it says otherwise.
    private func option(under key: NIMKey) -> OwnValue? {
        switch Self.table.field(of: Int(key.rawValue)) {
        case .hasPrefix: return .value(prefix)
        case .isStored where key == .sdkSendToOnlineUsersOnly: return .value(.flag(isTransient))
        case .isStored where key == .serverV1Save: return .value(isTransient ? digits(1) : nil)
        case .isStored: return .value(off(isTransient))
        case .memberText: return .value(text(memberWish.text))
        case .mentions where key == .serverV1Forcepushlist: return .value(foldedList(memberWish.ids))
        case .mentions:
            let isNobody =
                key == .sdkApnsMemberOptionUserIds && memberWish.audience.isEmpty && !memberWish.isEmpty
            return .value(list(memberWish.ids) ?? (isNobody ? .emptyList : nil))
        case .force: return .value(force(under: key))
        default: return nil
        }
    }

    private func force(under key: NIMKey) -> KeyValue? {
        switch key {
        case .sdkApnsMemberOptionForcePush: memberWish.isEmpty ? nil : .flag(memberWish.isForced)
        case .sdkV2PushConfigForcePush: flag(memberWish.isForced)
        case .serverV1Forcepushall: memberWish.audience == .everyone ? word(true) : nil
        case .serverV2PushConfigPushForcepushAll: flag(memberWish.audience == .everyone)
        case .serverV1IsForcePush: memberWish.audience.isEmpty ? nil : word(memberWish.isForced)
        case .serverV2PushConfigPushForcepushEnable:
            memberWish.audience.isEmpty ? nil : .flag(memberWish.isForced)
        default: nil
        }
    }
}

/// The vendor's spelling of single values; nil says nothing.
extension NIMWriter {
    /// A flag that the message may leave to the vendor's default.
    func stated(_ flag: Bool?) -> KeyValue? { flag.map(KeyValue.flag) }

    /// `false` where a switch that is on by default is to be off.
    func off(_ isOff: Bool) -> KeyValue? { isOff ? .flag(false) : nil }

    /// A number as a form spells it.
    func digits(_ number: Int?) -> KeyValue? { number.map(KeyValue.foldedInteger) }

    /// A flag as a form spells it.
    func word(_ flag: Bool?) -> KeyValue? { flag.map(KeyValue.foldedFlag) }

    /// A list as a form spells it.
    func foldedList(_ texts: [UTF8Text]?) -> KeyValue? {
        guard let texts, !texts.isEmpty else { return nil }
        return .foldedTexts(texts)
    }
}

// MARK: - Switches

extension NIMWriter {
    /// Whether the message is not kept; one for those online only is not.
    var isTransient: Bool { message.isOnlineOnly || !message.isStored }

    /// The prefix's switch; the first generation's custom notifications have none unless they ask for it (NIM 9.4).
    var prefix: KeyValue? {
        let isOffByDefault = sending == .notification && (shape == .sdk || shape == .serverV1)
        return stated(message.hasPrefix ?? (isOffByDefault ? true : nil))
    }
}

// MARK: - Members of a team

extension NIMWriter {
    /// The members whom the message names, and whether it reaches them or everyone else.
    var namedMembers: (ids: [UTF8Text], areReached: Bool)? {
        if let members = message.members { return members.isEmpty ? nil : (members, true) }
        return message.excludedMembers.isEmpty ? nil : (message.excludedMembers, false)
    }
}

// MARK: - Data

extension NIMWriter {
    /// The text of a message that has one; no other kind does (reading E16).
    var ownText: KeyValue? { message.kind.hasText ? text(message.text) : nil }

    /// A number in Apple's payload, spelled as it came.
    var relevanceScore: KeyValue? {
        message.relevanceScore.flatMap { try? RawJSON(validating: $0) }.flatMap {
            $0.parsed().root.kind == .number ? .raw($0) : nil
        }
    }
}

// MARK: - Kinds

extension MessageKind {
    /// The vendor's number, which for a notice only its servers write; kinds it lacks are custom messages (NIM-214).
    var nimNumber: Int {
        switch self {
        case .text: 0
        case .image: 1
        case .audio: 2
        case .video: 3
        case .location: 4
        case .file: 6
        case .tip, .notice: 10
        case .custom, .other, .command, .audioCall, .videoCall, .customNotification, .recall, .signalling,
            .reaction, .broadcast, .face, .pushOnly, .merged:
            100
        }
    }
}
