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
        case .isCounted where !shape.hasMessage:
            // Pushes without a message do not count unless they say so (TX 9.5).
            return .value(message.isCounted == false ? nil : .integer(0))
        case .sound: return .value(sound)
        case .isUnread where message.isUnread: return .value(nil)
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
        case .sdkJsonMessageConvId, .webTo: .some(isDirect ? one(message.receivers) : text(group))
        case .sdkJsonMessageConvType, .webConversationType:
            .some(
                Self.table.spelling(of: .conversation(isDirect ? .direct : .group), under: Int(key.rawValue)))
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
        case .sdkElemType, .webType: .some(sort(of: onlyElement, key))
        case .sdkTextElemText, .webPayloadText:
            .some(onlyElement.kind.hasText ? text(onlyElement.text) : nil)
        case .sdkCustomElemDesc, .webPayloadDescription:
            .some(onlyElement.kind.hasText ? nil : text(onlyElement.text))
        default: nil
        }
    }

    /// A flag that is on, as the key spells it.
    private func switchedOn(_ key: TencentKey) -> KeyValue {
        Self.table.rows[Int(key.rawValue)].types == .integer ? .integer(1) : .flag(true)
    }
}
