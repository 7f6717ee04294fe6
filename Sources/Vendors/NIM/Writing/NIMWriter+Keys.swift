/// What no row of the table can say alone.
extension NIMWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = NIMKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = address(under: key) ?? option(under: key) { return value }
        switch key {
        // Parts that may be there and empty.
        case .apsFieldAlert: return .value(message.explicitAlert == nil ? nil : .objectOrEmpty)
        case .sdkMessage, .sdkV2Message: return .value(.objectOrEmpty)

        // What the message is, and what it says.
        case .sdkMessageType, .sdkV2MessageType, .serverV2MessageMessageType:
            return .value(.integer(message.kind.nimNumber))
        case .serverV1Type: return .value(sending == .message ? digits(message.kind.nimNumber) : recallType)
        case .sdkContent, .sdkV2Content, .serverV2Content: return .value(.text("{}"))
        case .serverV1Attach:
            let text = Int(NIMKey.serverV1Ext.rawValue)
            return .value(
                sending == .notification ? .text("{}") : isRecallSaid ? tableValue(of: text) : nil)
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
        case .sdkSessionSessionType: .value(address.kind.map { .integer($0.nimSession) })
        // The URL of everything but a recall without its message says it (NIM-208).
        case .sdkV2ConversationId, .serverV2ConversationId: .value(text(address.path))
        case .serverV1ToAccids: .value(foldedList(address.batch))
        case .serverV1Ope, .serverV1Msgtype: .value(digits(address.kind?.nimSession))
        case .serverV2Type: .value(address.kind.map { .integer($0.nimSession + 1) })
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
