import VendorMapping

/// What no row of the table can say alone.
extension TencentWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = TencentKey(rawValue: UInt16(row)) else { return .byTable }
        if let value = address(under: key) ?? element(under: key) { return .value(value) }
        switch key {
        case .restMsgLifeTime: return .value(lifeTime)
        case .restSendMsgControl, .restGroupSendMsgControl: return .value(control)
        case .restForbidCallbackControl, .restGroupForbidCallbackControl: return .value(forbidden)
        case .restCondition, .pushCondition: return .value(condition)
        case .multiLanguageContent: return .value(translations)
        default: break
        }
        switch Self.table.field(of: row) {
        case .isOnlineOnly: return .value(isTransient ? switchedOn(key) : nil)
        case .isCounted: return .value(counted(key))
        case .isMutable: return .value(message.isMutable.map { .integer($0 ? 1 : 0) })
        case .badge: return .value(number(message.badge, in: 0...999))
        case .badgeIncrement: return .value(number(message.badgeIncrement, in: 1...99))
        case .sound: return .value(sound)
        case .interruptionLevel: return .value(level)
        case .appData: return .value(data)
        case .extension: return .value(extensionText)
        case .isUnread where message.isUnread: return .value(nil)
        case .liveActivity: return .value(object(message.liveActivity))
        case .templateNamedArguments: return .value(object(message.templateNamedArguments))
        default: return .byTable
        }
    }

    /// Who gets it, and who is mentioned; nil for a key that does not say that.
    private func address(under key: TencentKey) -> KeyValue?? {
        switch key {
        case .restToAccount: .some(receivers)
        case .pushBatchToAccount: .some(list(message.receivers))
        case .restGroupGroupId: .some(text(message.parentID ?? group))
        case .restGroupTopicId: .some(message.parentID == nil ? nil : text(group))
        case .sdkReceiver: .some(isDirect ? one(message.receivers) : nil)
        case .sdkGroupID: .some(isDirect ? nil : text(group))
        case .sdkJsonMessageConvId, .webTo: .some(isDirect ? one(peers) : text(group))
        case .sdkJsonMessageConvType: .some(.integer(isDirect ? 1 : 2))
        case .webConversationType: .some(.text(isDirect ? "C2C" : "GROUP"))
        case .restGroupGroupAtInfo: .some(mentionedEach)
        case .sdkGroupAtUserList, .sdkJsonMessageGroupAtUserArray, .webAtUserList: .some(mentioned)
        case .restGroupToAccount, .sdkTargetGroupMemberList, .sdkJsonMessageTargetGroupMemberArray,
            .webReceiverList:
            .some(message.members.map(KeyValue.texts))
        default: nil
        }
    }

    /// What the message consists of; nil for a key that does not say that.
    private func element(under key: TencentKey) -> KeyValue?? {
        switch key {
        case .restMsgBody, .restGroupMsgBody:
            .some(elements(.msgType, in: .msgContent, .msgContentText, .msgContentDesc))
        case .sdkJsonMessageElemArray:
            .some(
                elements(
                    .sdkJsonMessageElemArrayElemType, in: nil, .sdkJsonMessageElemArrayTextElemContent,
                    .sdkJsonMessageElemArrayCustomElemDesc))
        case .sdkElemType: .some(.integer(onlyElement.kind.tencentType))
        case .webType: .some(.text(onlyElement.kind.tencentWord))
        case .sdkTextElemText, .webPayloadText:
            .some(onlyElement.kind.isTextAtTencent ? text(onlyElement.text) : nil)
        case .sdkCustomElemDesc, .webPayloadDescription:
            .some(onlyElement.kind.isTextAtTencent ? nil : text(onlyElement.text))
        default: nil
        }
    }

    /// A flag that is on, as the key spells it.
    private func switchedOn(_ key: TencentKey) -> KeyValue {
        Self.table.isNumber(key) ? .integer(1) : .flag(true)
    }

    /// Whether the push counts; pushes without a message do not unless they say so (TX 9.5).
    private func counted(_ key: TencentKey) -> KeyValue? {
        if shape == .push || shape == .pushBatch {
            return message.isCounted == false ? nil : .integer(0)
        }
        return message.isCounted.map { Self.table.isNumber(key) ? .integer($0 ? 0 : 1) : .flag(!$0) }
    }
}

extension VendorTable {
    /// Whether a key holds a whole number.
    fileprivate func isNumber(_ key: TencentKey) -> Bool {
        rows[Int(key.rawValue)].types == .integer
    }
}
