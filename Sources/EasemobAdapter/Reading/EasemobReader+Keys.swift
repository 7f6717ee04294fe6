import PushModel

extension EasemobReader {
    /// Gives the value of a known key to where it belongs.
    ///
    /// Every row of the table has its line here.
    mutating func take(_ value: JSONValue, _ key: EasemobKey) {
        switch key {
        // Containers.
        case .ext:
            if places.have(key) { containers.ext = container(value, key) } else { keepAtRoot(value, key) }
        case .emApnsExt: containers.apns = value.isNull ? nil : value
        case .emPushExt: containers.pushExt = container(value, key)
        case .emPushTemplate: containers.template = container(value, key)
        case .emPushTemplateDirectedTemplate: containers.directed = container(value, key)
        case .emPushFilter: containers.filter = container(value, key)
        case .sdkBody: setBody(container(value, key), .sdkBody)
        case .sdkBodies: setBodies(value, key, .sdkBody)
        case .callbackPayload: containers.payload = container(value, key)
        case .callbackPayloadBodies: setBodies(value, key, .callbackPayload)
        case .payloadAps:
            delivered.aps = container(value, key)
            delivered.hasPlace = !value.isNull
        case .payloadApns: delivered.misspelled = value.isNull ? nil : value
        case .payloadApsAlert: delivered.words = value.isNull ? nil : value
        case .restBody: setBody(container(value, key), .restBody)
        case .restLegacyMsg: setBody(container(value, key), .restLegacyMsg)

        // Envelope.
        case .sdkFrom, .restFrom, .restLegacyFrom, .callbackFrom, .payloadF:
            message.sender.id = userID(value, key)
        case .sdkTo, .restTo, .restLegacyTarget, .callbackTo, .payloadT:
            message.receivers = userIDs(value, key) ?? []
        case .restUsers:
            noteLone(value, key)
            message.members = userIDs(value, key)
        case .sdkChatType, .restChatType, .restLegacyTargetType, .restLegacyChatType, .callbackChatType:
            setConversationKind(value, key)
        case .sdkGroupId, .restGroupId, .restLegacyGroupId, .callbackGroupId, .payloadG:
            message.conversation.id = userID(value, key)
        case .sdkMsgId, .restMsgId, .restLegacyMsgId, .callbackMsgId, .payloadM:
            message.id = identifier(value, key)
        case .sdkTimestamp, .restTimestamp, .restLegacyTimestamp, .callbackTimestamp:
            message.timestamp = identifier(value, key)
        case .sdkBodyType, .restType, .restLegacyMsgType: setKind(value, key)
        case .sdkBodyMsg, .restBodyMsg, .restLegacyMsgMsg, .callbackPayloadMsg:
            message.text = text(value, key)
        case .callbackPayloadType: setCallbackKind(value, key)
        case .callbackPayloadFrom: payloadPeople.sender = userID(value, key)
        case .callbackPayloadTo: payloadPeople.receivers = userIDs(value, key)
        case .sdkDeliverOnlineOnly: message.delivery.isOnlineOnly = flag(value, key)
        case .restRoutetype: setRoute(value, key)

        // Whether, to whom and how strongly.
        case .emIgnoreNotification: message.delivery.isSilent = flag(value, key)
        case .emForceNotification: message.delivery.force = flag(value, key) ? .everyone : .nobody
        case .emAtList: mentions.root = audience(value, key)
        case .emApnsExtEmAtList: mentions.nested = audience(value, key)
        case .emPushFilterAcceptDeviceId: filter.acceptedIDs = list(value, key)
        case .emPushFilterIgnoreDeviceId: filter.ignoredIDs = list(value, key)
        case .emPushFilterAcceptNotifierName: filter.acceptedNotifiers = list(value, key)
        case .emPushFilterIgnoreNotifierName: filter.ignoredNotifiers = list(value, key)
        case .emPushExtType: announcesCall.type = names("call", value, key)
        case .emApnsExtEmPushType: announcesCall.pushType = names("voip", value, key)

        // Words.
        case .emPushExtTitle: wording.pushExtTitle = filledText(value, key)
        case .emApnsExtEmPushTitle: wording.pushTitle = filledText(value, key)
        case .emApnsExtEmAlertTitle: wording.alertTitle = filledText(value, key)
        case .emApnsExtEmPushName: wording.pushName = filledText(value, key)
        case .emPushExtContent: wording.pushExtContent = filledText(value, key)
        case .emApnsExtEmPushContent: wording.pushContent = filledText(value, key)
        case .emApnsExtEmAlertBody: wording.alertBody = filledText(value, key)
        case .emApnsExtEmAlertSubTitle: message.alert.subtitle = filledText(value, key)
        case .emApnsExtEmPushTitleLocKey: message.alert.localization.titleKey = filledText(value, key)
        case .emApnsExtEmPushTitleLocArgs: message.alert.localization.titleArguments = arguments(value, key)
        case .emApnsExtEmPushBodyLocKey: message.alert.localization.bodyKey = filledText(value, key)
        case .emApnsExtEmPushBodyLocArgs: message.alert.localization.bodyArguments = arguments(value, key)
        case .emPushExtGroupUserNickname: message.sender.groupName = filledText(value, key)
        case .emPushTemplateName: template.name = filledText(value, key)
        case .emPushTemplateTitleArgs: template.titleArguments = arguments(value, key)
        case .emPushTemplateContentArgs: template.contentArguments = arguments(value, key)
        case .emPushTemplateDisableAtContent: message.delivery.isMentionTextDisabled = flag(value, key)
        case .emPushTemplateDirectedTemplateTarget: directed.targets = targets(value, key)
        case .emPushTemplateDirectedTemplateName: directed.call.name = filledText(value, key)
        case .emPushTemplateDirectedTemplateTitleArgs:
            directed.call.titleArguments = arguments(value, key)
        case .emPushTemplateDirectedTemplateContentArgs:
            directed.call.contentArguments = arguments(value, key)

        // Presentation and data.
        case .emApnsExtEmPushBadge, .payloadApsBadge: message.badge = badge(value, key)
        case .emApnsExtEmPushSound: message.sound = sound(value, key)
        case .emApnsExtEmPushIgnoreSound: ignoresSound = flag(value, key)
        case .payloadApsSound: message.sound = deliveredSound(value, key)
        case .emApnsExtEmPushCategory, .payloadApsCategory: message.category = filledText(value, key)
        case .emApnsExtThreadId, .payloadApsThreadId: message.threadID = filledText(value, key)
        case .emApnsExtEmPushCollapseKey: message.collapseID = filledText(value, key)
        case .emApnsExtEmPushMutableContent: message.isMutable = flag(value, key)
        case .payloadApsMutableContent: message.isMutable = isOne(value, key)
        case .emApnsExtEmPushContentAvailable, .payloadApsContentAvailable:
            message.isContentAvailable = isOne(value, key)
        case .emApnsExtExtern: appData.extern = appDataValue(value)
        case .emPushExtCustom: appData.custom = value.isNull ? nil : value.raw
        case .payloadApsInterruptionLevel: message.interruptionLevel = filledText(value, key)
        case .payloadApsRelevanceScore: message.relevanceScore = spelledNumber(value, key)
        case .payloadApsTargetContentId: message.targetContentID = filledText(value, key)
        case .payloadApsFilterCriteria: message.filterCriteria = filledText(value, key)
        case .payloadE: message.appData = value.isNull ? nil : value.raw
        case .payloadEPush: keepAtRoot(value, key)

        // The words of a delivered push.
        case .payloadApsAlertTitle: message.alert.title = filledText(value, key)
        case .payloadApsAlertSubtitle: message.alert.subtitle = filledText(value, key)
        case .payloadApsAlertBody: message.alert.body = filledText(value, key)
        case .payloadApsAlertLaunchImage: message.alert.launchImage = filledText(value, key)
        case .payloadApsAlertTitleLocKey: message.alert.localization.titleKey = filledText(value, key)
        case .payloadApsAlertTitleLocArgs: message.alert.localization.titleArguments = arguments(value, key)
        case .payloadApsAlertSubtitleLocKey: message.alert.localization.subtitleKey = filledText(value, key)
        case .payloadApsAlertSubtitleLocArgs:
            message.alert.localization.subtitleArguments = arguments(value, key)
        case .payloadApsAlertLocKey: message.alert.localization.bodyKey = filledText(value, key)
        case .payloadApsAlertLocArgs: message.alert.localization.bodyArguments = arguments(value, key)

        // Other platforms, and keys without an effect.
        case .emAndroidPushExt, .emHarmonyPushExt, .emApnsExtEmPushChannelId,
            .emApnsExtEmHuaweiPushBadgeClass, .emApnsExtEmOppoPushChannelId, .emPushExtChannelId:
            keepAside(value, key)
        case .emApnsExtEmIgnoreNotification, .emPushExtSound, .emPushMutableContent, .mutableContent:
            noteIneffective(value, key)
        case .sdkBodyAction, .sdkBodyCustomEvent, .sdkBodyCustomExts, .restBodyAction,
            .restBodyCustomEvent, .restBodyCustomExts, .restLegacyMsgAction, .restLegacyMsgCustomEvent,
            .restLegacyMsgCustomExts, .restLegacyMsgV2CustomExts, .restSyncDevice, .restRoamIgnoreUsers,
            .restNeedGroupAck, .restChatroomMsgLevel, .callbackCallId, .callbackEventType, .callbackHost,
            .callbackSecurity, .callbackSecurityVersion:
            noteNotPushed(value, key)
        }
    }
}
