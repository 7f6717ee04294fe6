import VendorMapping

extension EasemobWriter {
    /// The value of a key; nil when the message does not say it.
    ///
    /// Every row of the table has its line here.
    func value(of key: EasemobKey) -> KeyValue? {
        switch key {
        // Containers.
        case .ext: nil
        case .emApnsExt, .emPushExt, .sdkBody, .restBody, .restLegacyMsg: .object
        case .emPushTemplate: message.template == nil ? .object : .objectOrEmpty
        case .emPushTemplateDirectedTemplate: message.directedTemplate == nil ? nil : .objectOrEmpty
        case .emPushFilter: message.delivery.devices == nil ? nil : .objectOrEmpty

        // Envelope.
        case .sdkFrom, .restFrom, .restLegacyFrom: text(message.sender.id)
        case .sdkTo: message.receivers.count == 1 ? text(message.receivers[0]) : list(message.receivers)
        case .restTo, .restLegacyTarget: list(addressees)
        case .restUsers: message.members.map(KeyValue.texts)
        case .sdkChatType: .text(message.conversation.kind.sdkName)
        case .restLegacyTargetType: .text(message.conversation.kind.legacyName)
        case .sdkGroupId: text(message.conversation.id)
        case .sdkMsgId: text(message.id)
        case .sdkTimestamp: number(message.timestamp)
        case .sdkBodyType, .restType, .restLegacyMsgType: .text(message.kind.easemobName)
        case .sdkBodyMsg, .restBodyMsg, .restLegacyMsgMsg: ownText
        case .sdkDeliverOnlineOnly: flag(message.delivery.isOnlineOnly || !message.delivery.isStored)
        case .restRoutetype:
            message.delivery.isOnlineOnly || !message.delivery.isStored ? .text("ROUTE_ONLINE") : nil

        // Whether, to whom and how strongly.
        case .emIgnoreNotification: flag(message.delivery.isSilent)
        case .emForceNotification: flag(message.delivery.force == .everyone)
        case .emAtList: audience(message.delivery.mentions)
        case .emPushFilterAcceptDeviceId: list(message.delivery.devices?.acceptedIDs)
        case .emPushFilterIgnoreDeviceId: list(message.delivery.devices?.ignoredIDs)
        case .emPushFilterAcceptNotifierName: list(message.delivery.devices?.acceptedNotifiers)
        case .emPushFilterIgnoreNotifierName: list(message.delivery.devices?.ignoredNotifiers)
        case .emPushExtType: message.delivery.isVoIP ? .text("call") : nil

        // Words.
        case .emPushExtTitle: message.isTitlePerhapsBody ? nil : text(message.alert.title)
        case .emApnsExtEmPushTitle: message.isTitlePerhapsBody ? text(message.alert.title) : nil
        case .emApnsExtEmPushContent: text(message.alert.body)
        case .emApnsExtEmAlertSubTitle: text(message.alert.subtitle)
        case .emApnsExtEmPushTitleLocKey: text(message.alert.localization.titleKey)
        case .emApnsExtEmPushTitleLocArgs: list(message.alert.localization.titleArguments)
        case .emApnsExtEmPushBodyLocKey: text(message.alert.localization.bodyKey)
        case .emApnsExtEmPushBodyLocArgs: list(message.alert.localization.bodyArguments)
        case .emPushExtGroupUserNickname: text(message.sender.groupName)
        case .emPushTemplateName: text(message.template?.name)
        case .emPushTemplateTitleArgs: list(message.template?.titleArguments)
        case .emPushTemplateContentArgs: list(message.template?.contentArguments)
        case .emPushTemplateDisableAtContent: flag(message.delivery.isMentionTextDisabled)
        case .emPushTemplateDirectedTemplateTarget: list(message.directedTemplate?.targets)
        case .emPushTemplateDirectedTemplateName: text(message.directedTemplate?.call.name)
        case .emPushTemplateDirectedTemplateTitleArgs: list(message.directedTemplate?.call.titleArguments)
        case .emPushTemplateDirectedTemplateContentArgs: list(message.directedTemplate?.call.contentArguments)

        // Presentation and data.
        case .emApnsExtEmPushBadge: message.badge.map(KeyValue.integer)
        case .emApnsExtEmPushSound: soundName.map(KeyValue.text)
        case .emApnsExtEmPushIgnoreSound: flag(message.sound == .silent)
        case .emApnsExtEmPushCategory: text(message.category)
        case .emApnsExtThreadId: text(message.threadID)
        case .emApnsExtEmPushCollapseKey: text(message.collapseID)
        case .emApnsExtEmPushMutableContent: flag(message.isMutable)
        case .emApnsExtEmPushContentAvailable: message.isContentAvailable ? .integer(1) : nil
        case .emApnsExtExtern: isEmptyText(message.appData) ? nil : raw(message.appData)
        case .emPushExtCustom: isEmptyText(message.appData) ? .text("") : nil

        // Other platforms: a section goes back where it came from.
        case .emAndroidPushExt, .emHarmonyPushExt, .emApnsExtEmPushChannelId,
            .emApnsExtEmHuaweiPushBadgeClass, .emApnsExtEmOppoPushChannelId, .emPushExtChannelId:
            raw(message.platforms.last { $0.key == key.name }?.value)

        // Other spellings, what only a server writes, and keys without an effect.
        case .emPushExtContent, .emApnsExtEmAlertTitle, .emApnsExtEmAlertBody, .emApnsExtEmPushName,
            .emApnsExtEmAtList, .emApnsExtEmPushType, .emApnsExtEmIgnoreNotification, .emPushExtSound,
            .emPushMutableContent, .mutableContent, .sdkBodies, .sdkBodyAction, .sdkBodyCustomEvent,
            .sdkBodyCustomExts, .restBodyAction, .restBodyCustomEvent, .restBodyCustomExts,
            .restLegacyMsgAction, .restLegacyMsgCustomEvent, .restLegacyMsgCustomExts,
            .restLegacyMsgV2CustomExts, .restSyncDevice, .restRoamIgnoreUsers, .restNeedGroupAck,
            .restChatroomMsgLevel, .restChatType, .restGroupId, .restMsgId, .restTimestamp,
            .restLegacyChatType, .restLegacyGroupId, .restLegacyMsgId, .restLegacyTimestamp, .callbackFrom,
            .callbackTo, .callbackChatType, .callbackGroupId, .callbackMsgId, .callbackTimestamp,
            .callbackPayload, .callbackPayloadFrom, .callbackPayloadTo,
            .callbackPayloadType, .callbackPayloadMsg, .callbackPayloadExt, .callbackPayloadBodies, .callbackCallId,
            .callbackEventType,
            .callbackHost, .callbackSecurity, .callbackSecurityVersion:
            nil

        // What the vendor hands out and nobody sends.
        case .payloadAps, .payloadApns, .payloadApsAlert, .payloadApsAlertTitle, .payloadApsAlertSubtitle,
            .payloadApsAlertBody, .payloadApsAlertLaunchImage, .payloadApsAlertTitleLocKey,
            .payloadApsAlertTitleLocArgs, .payloadApsAlertSubtitleLocKey, .payloadApsAlertSubtitleLocArgs,
            .payloadApsAlertLocKey, .payloadApsAlertLocArgs, .payloadApsBadge, .payloadApsSound,
            .payloadApsMutableContent, .payloadApsContentAvailable, .payloadApsCategory, .payloadApsThreadId,
            .payloadApsInterruptionLevel, .payloadApsRelevanceScore, .payloadApsTargetContentId,
            .payloadApsFilterCriteria, .payloadF, .payloadT, .payloadG, .payloadM, .payloadE, .payloadEPush:
            nil
        }
    }
}
