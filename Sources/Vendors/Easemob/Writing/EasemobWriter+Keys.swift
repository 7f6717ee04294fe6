/// What no row of the table can say alone.
extension EasemobWriter {
    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        guard let key = EasemobKey(rawValue: UInt16(row)) else { return .byTable }
        switch key {
        // Parts that may be there and empty.
        case .emPushTemplate: return .value(message.template == nil ? .object : .objectOrEmpty)
        case .emPushTemplateDirectedTemplate:
            return .value(message.directedTemplate == nil ? nil : .objectOrEmpty)
        case .emPushFilter: return .value(message.devices == nil ? nil : .objectOrEmpty)

        // Envelope.
        case .sdkTo:
            return .value(message.receivers.count == 1 ? text(message.receivers[0]) : list(message.receivers))
        case .restTo, .restLegacyTarget: return .value(list(addressees))
        case .restUsers: return .value(message.members.map(KeyValue.texts))
        case .sdkChatType: return .value(.text(message.conversationKind.sdkName))
        case .restLegacyTargetType: return .value(.text(message.conversationKind.legacyName))
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
