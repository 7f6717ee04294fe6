import VendorMapping

extension NIMWriter {
    /// The value of a key; nil when the message does not say it.
    ///
    /// Every row of the table has its line here.
    func value(of key: NIMKey) -> KeyValue? {
        switch key {
        // Containers.
        case .apsField, .sdkSession, .sdkSetting, .sdkApnsMemberOption, .sdkV2PushConfig,
            .sdkV2MessageConfig, .sdkV2RouteConfig, .sdkV2TargetConfig, .sdkV2NotificationConfig,
            .serverV2Message, .serverV2PushConfig, .serverV2MessageConfig, .serverV2RouteConfig,
            .serverV2TargetOption, .serverV2NotificationConfig, .sdkApnsPayload:
            .object
        case .apsFieldAlert: message.explicitAlert == nil ? nil : .objectOrEmpty
        case .sdkMessage, .sdkV2Message: only(.recall, .objectOrEmpty)
        case .serverV1Body, .serverV1Option, .serverV1Payload: .foldedObject
        case .sdkV2PushConfigPushPayload, .serverV2PushConfigPushPayload: unless(.recall, .foldedObject)
        case .sdkV2PushPayload, .serverV2PushPayload: only(.recall, .foldedObject)

        // Who says what to whom.
        case .sdkFrom, .sdkV2SenderId: text(message.sender.id)
        case .serverV1From: address.batch.isEmpty ? text(message.sender.id) : nil
        case .serverV1FromAccid: address.batch.isEmpty ? nil : text(message.sender.id)
        case .serverV2SenderId: address.path == nil ? text(message.sender.id) : nil
        case .sdkSenderName: text(message.sender.name)
        case .sdkSessionSessionId: text(address.target)
        case .sdkSessionSessionType: address.kind.map { KeyValue.integer($0.nimSession) }
        case .sdkV2ConversationId: text(address.path)
        // The URL of everything but a recall without its message says it (NIM-208).
        case .serverV2ConversationId: only(.recall, text(address.path))
        case .serverV1To: text(address.target)
        case .serverV1ToAccids: foldedList(address.batch)
        case .serverV1Ope: only(.message, digits(address.kind?.nimSession))
        case .serverV1Msgtype: only(.notification, digits(address.kind?.nimSession))
        case .serverV2Type: only(.notification, address.kind.map { KeyValue.integer($0.nimSession + 1) })
        case .serverV2ReceiverId: address.path == nil ? text(address.target) : nil
        case .serverV2ReceiverIds: list(address.batch)
        case .sdkMessageType, .sdkV2MessageType, .serverV2MessageMessageType:
            only(.message, .integer(message.kind.nimNumber))
        case .serverV1Type: only(.message, digits(message.kind.nimNumber)) ?? recallType
        case .sdkContent, .sdkV2Content, .serverV2Content: notificationData
        case .serverV1Attach: notificationData ?? only(.recall, isRecallSaid ? extensionText : nil)
        case .sdkText, .sdkV2Text, .serverV1BodyMsg, .serverV2MessageText: ownText
        case .sdkServerID, .sdkV2MessageServerId: text(message.id)
        case .sdkMessageId, .sdkV2MessageClientId: text(message.clientID)
        case .serverV2MessageMessageClientId: only(.message, text(message.clientID))
        case .sdkTimestamp, .sdkV2CreateTime: number(message.timestamp)
        case .sdkV2TargetConfigReceiverIds, .serverV2TargetOptionReceiverAccountIds:
            only(.message, list(namedMembers?.ids))
        case .sdkV2TargetConfigInclusive, .serverV2TargetOptionInclusive:
            only(.message, stated(namedMembers?.areReached))

        // Whether to push, to count and to keep.
        case .sdkSettingApnsEnabled, .sdkV2PushConfigPushEnabled, .serverV1OptionPush,
            .serverV2PushConfigPushEnabled:
            unless(.recall, off(message.delivery.isSilent))
        case .sdkSettingApnsWithPrefix, .sdkV2PushConfigPushNickEnabled, .serverV1OptionNeedPushNick,
            .serverV2PushConfigPushNickEnabled:
            prefix
        case .sdkSettingShouldBeCounted, .serverV1OptionBadge:
            unless(.recall, stated(message.delivery.isCounted))
        case .sdkShouldBeCounted: only(.recall, stated(message.delivery.isCounted))
        case .sdkV2MessageConfigUnreadEnabled, .serverV2MessageConfigUnreadEnabled:
            only(.message, stated(message.delivery.isCounted))
        case .sdkV2NotificationConfigUnreadEnabled, .serverV2NotificationConfigUnreadEnabled:
            only(.notification, stated(message.delivery.isCounted))
        case .sdkSettingPersistEnable, .sdkV2MessageConfigOfflineEnabled, .serverV1OptionPersistent,
            .serverV2MessageConfigOfflineEnabled:
            only(.message, off(isTransient))
        case .sdkV2NotificationConfigOfflineEnabled, .serverV2NotificationConfigOfflineEnabled:
            only(.notification, off(isTransient))
        case .sdkSendToOnlineUsersOnly: only(.notification, .flag(isTransient))
        case .serverV1Save: only(.notification, isTransient ? digits(1) : nil)
        case .sdkSettingRouteEnabled, .sdkV2RouteConfigRouteEnabled, .serverV1OptionRoute,
            .serverV2RouteConfigRouteEnabled:
            unless(.recall, stated(message.route.isEnabled))
        case .sdkEnv, .sdkV2RouteConfigRouteEnvironment, .serverV2RouteConfigRouteEnvironment:
            unless(.recall, text(message.route.environment))
        case .serverV1Env: text(message.route.environment)
        case .sdkV2Env, .serverV2RouteEnvironment: only(.recall, text(message.route.environment))

        // Words.
        case .sdkApnsContent, .serverV1Pushcontent: text(message.alert.body)
        case .sdkV2PushConfigPushContent, .serverV2PushConfigPushContent:
            unless(.recall, text(message.alert.body))
        case .sdkV2PushContent, .serverV2PushContent: only(.recall, text(message.alert.body))
        case .pushTitle: payloadTitle
        case .apsFieldAlertTitle: text(message.explicitAlert?.title)
        case .apsFieldAlertSubtitle: text(message.explicitAlert?.subtitle)
        case .apsFieldAlertBody: text(message.explicitAlert?.body)
        case .apsFieldAlertLaunchImage: text(message.explicitAlert?.launchImage)
        case .apsFieldAlertTitleLocKey: text(message.explicitAlert?.localization.titleKey)
        case .apsFieldAlertTitleLocArgs: list(message.explicitAlert?.localization.titleArguments)
        case .apsFieldAlertSubtitleLocKey: text(message.explicitAlert?.localization.subtitleKey)
        case .apsFieldAlertSubtitleLocArgs: list(message.explicitAlert?.localization.subtitleArguments)
        case .apsFieldAlertLocKey: text(message.explicitAlert?.localization.bodyKey)
        case .apsFieldAlertLocArgs: list(message.explicitAlert?.localization.bodyArguments)

        // The member option; the first SDK's forces unless it says otherwise.
        case .sdkApnsMemberOptionUserIds:
            list(memberWish.ids) ?? (memberWish.audience.isEmpty && !memberWish.isEmpty ? .emptyList : nil)
        case .sdkApnsMemberOptionForcePush: memberWish.isEmpty ? nil : .flag(memberWish.isForced)
        case .sdkV2PushConfigForcePush: flag(memberWish.isForced)
        case .sdkV2PushConfigForcePushAccountIds, .serverV2PushConfigPushForcepushIds: list(memberWish.ids)
        case .serverV1Forcepushlist: foldedList(memberWish.ids)
        case .serverV1Forcepushall: memberWish.audience == .everyone ? word(true) : nil
        case .serverV2PushConfigPushForcepushAll: flag(memberWish.audience == .everyone)
        case .serverV1IsForcePush:
            only(.notification, memberWish.audience.isEmpty ? nil : word(memberWish.isForced))
        case .serverV2PushConfigPushForcepushEnable:
            memberWish.audience.isEmpty ? nil : .flag(memberWish.isForced)
        case .sdkApnsMemberOptionApnsContent, .sdkV2PushConfigForcePushContent, .serverV1Forcepushcontent,
            .serverV2PushConfigPushForcepushContent:
            text(memberWish.text)

        // Presentation and data.
        case .apsFieldSound: appleSound
        case .serverV1Sound, .serverV2Sound: soundField
        case .apsFieldMutableContent: message.isMutable ? .integer(1) : nil
        case .apsFieldContentAvailable: message.isContentAvailable ? .integer(1) : nil
        case .apsFieldCategory: text(message.category)
        case .apsFieldThreadId: text(message.threadID)
        case .apsFieldInterruptionLevel: text(message.interruptionLevel)
        case .apsFieldRelevanceScore: relevanceScore
        case .apsFieldTargetContentId: text(message.targetContentID)
        case .apsFieldFilterCriteria: text(message.filterCriteria)
        case .apnsCollapseId: text(message.collapseID)
        case .pushkitFirst: pushKitMark
        case .sdkRemoteExt: unless(.recall, extensionObject)
        case .serverV1Ext, .serverV2Extension: unless(.recall, extensionText)
        case .sdkV2ServerExtension: extensionText
        case .sdkAttach, .serverV2Attach: only(.recall, extensionText)

        // What a recall withdraws.
        case .sdkMessageMessageId, .sdkV2MessageMessageClientId: only(.recall, text(message.recall?.clientID))
        case .sdkMessageServerID, .sdkV2MessageMessageServerId, .serverV1DeleteMsgid, .serverV2ServerId:
            only(.recall, text(message.recall?.messageID))
        case .sdkPostscript, .sdkV2Postscript, .serverV1Msg, .serverV2Description:
            only(.recall, text(message.recall?.note))

        // Members that keep the order in which the message has them.
        case .sound, .notifyId, .hwField, .hwPassThroughField, .honorField, .honorPassThroughField,
            .vivoField,
            .oppoField, .fcmField, .fcmFieldV1, .harmonyField:
            nil

        // Other spellings, what only other kinds of message have, and keys without an effect.
        case .apsFieldBadge, .nim, .aps, .sdkSettingApnsEnable, .sdkMessageObject, .sdkNeedPush,
            .sdkNeedBadge,
            .sdkPushTitle, .sdkApnsInuse, .sdkApnsBadge, .sdkApnsWithPrefix, .sdkApnsSound, .sdkConfig,
            .sdkMemberPushOption, .sdkMsgSetting_, .sdkPushInfo, .sdkEnablePush, .sdkEnablePushNick,
            .sdkEnableUnreadCount, .sdkPushContent, .sdkPushPayload, .sdkIsForcePush, .sdkForcePushList,
            .sdkForcePushContent, .sdkApnsText, .sdkCustomApnsText, .sdkShouldNotifyBeCount, .sdkNeedPush_,
            .sdkPushNeedPrefix_, .sdkPushNeedBadge_, .sdkPushContent_, .sdkPushPayload_, .sdkIsForcePush_,
            .sdkForcePushIdsList_, .sdkForcePushContent_, .sdkApnsText_, .sdkApnstext, .sdkPushpayload,
            .sdkIsPushable, .sdkNeedPushNick, .sdkIsUnreadable, .sdkNeedPushBadge, .sdkNeedForcePush,
            .sdkForcePushIDsList, .sdkApns, .sdkApnsForcePush, .sdkApnsAccounts, .sdkApns_content,
            .sdkV2ConversationType, .sdkV2ReceiverId, .sdkV2Attachment, .sdkV2PushConfigContent,
            .sdkV2PushConfigPayload, .sdkV2PushConfigNeedPush, .sdkV2PushConfigNeedBadge,
            .sdkV2PushConfigPushTitle, .sdkV2PushConfigTitle, .sdkV2PushConfigCategory,
            .sdkV2MessageConfigHistoryEnabled, .sdkV2MessageConfigRoamingEnabled,
            .sdkV2MessageConfigOnlineSyncEnabled, .sdkV2MessageConfigLastMessageUpdateEnabled,
            .sdkV2MessageConfigReadReceiptEnabled, .serverV1OptionRoam, .serverV1OptionHistory,
            .serverV1OptionSendersync, .serverV1OptionSessionUpdate, .serverV1PushContent,
            .serverV1PushPayload, .serverV1Timetag, .serverV1IgnoreTime, .serverV1NeedPush,
            .serverV1PushTitle, .serverV1NeedBadge, .serverV1IsSave, .serverV1IsRoute,
            .serverV2MessageAttachment, .serverV2PushConfigForcePush, .serverV2PushConfigForcePushAccountIds,
            .serverV2PushConfigForcePushContent, .serverV2PushConfigPushTitle,
            .serverV2PushConfigPushBadgeEnabled, .serverV2MessageConfigMutilSyncEnabled,
            .serverV2MessageConfigHistoryEnabled, .serverV2MessageConfigRoamingEnabled,
            .serverV2MessageConfigConversationUpdateEnabled, .serverV2OfflineEnabled, .serverV2UnreadEnabled,
            .serverV2MessageTime, .serverV2IgnoreRevokeTime, .serverV2TargetType, .serverV2TargetOs,
            .serverV2RoamEnabled, .serverV2RoamExpireAfter, .sdkFromNick, .sdkV2SenderName, .sdkV2FromNick,
            .serverV1SenderName, .serverV1FromNick, .serverV2SenderName, .serverV2FromNick,
            .sdkTo, .sdkSessionId, .sdkReceiverAccid_, .sdkSessionType, .sdkScene, .sdkSessionType_, .sdkType,
            .sdkType_, .sdkFromAccount, .sdkSenderAccid_, .sdkFromNickname, .sdkReadonlySenderNickname_,
            .sdkUuid, .sdkIdClient, .sdkClientMsgId_, .sdkServerId, .sdkIdServer, .sdkReadonlyServerId_,
            .sdkTime, .sdkTimetag_, .sdkBody, .sdkTip, .sdkContent_, .sdkCustom, .sdkExt, .sdkRemoteExtension,
            .sdkServerExt_, .sdkEnablePersist, .sdkIsOfflinable, .sdkNeedOffline_, .sdkEnableRoute, .sdkCc,
            .sdkRoutable_, .sdkEnvConfig_, .sdkMessageAttachment, .sdkFile, .sdkGeo, .sdkAttach_,
            .sdkMessageSession, .sdkMessageFrom, .sdkV2MessageConversationId, .sdkV2MessageSenderId,
            .sdkAccountId, .sdkAccount, .sdkAccountId_, .sdkCalleeAccountId, .sdkV2CalleeAccountId,
            .sdkV2InviteeAccountId, .sdkV2InviterAccountId, .serverV2CalleeAccountId,
            .serverV2InviteeAccountId, .serverV2InviterAccountId:
            nil

        // What the vendor hands out and nobody sends.
        case .copyConvType, .copyEventType, .copyTo, .copyToAccount, .copyFromAccount, .copyFromNick,
            .copyMsgType, .copyBody,
            .copyAttach, .copyMsgidClient, .copyMsgidServer, .copyMsgTimestamp, .copyExt, .copyCustomApnsText,
            .copyCustomSafeFlag, .copyTMembers, .copyFromClientType, .copyFromDeviceId, .copyResendFlag,
            .copyAntispam, .copyYidunRes, .copyBlacklist, .copyIp, .copyPort, .copyAiParams,
            .copyFromClientIp, .copyFromClientPort, .copyClientId, .copyMsgId, .copyFrom, .copyDeleteTime,
            .copySendTime, .copySelfMsg, .payloadAps, .payloadApsAlert, .payloadApsAlertTitle,
            .payloadApsAlertSubtitle, .payloadApsAlertBody, .payloadApsAlertLaunchImage,
            .payloadApsAlertTitleLocKey, .payloadApsAlertTitleLocArgs, .payloadApsAlertSubtitleLocKey,
            .payloadApsAlertSubtitleLocArgs, .payloadApsAlertLocKey, .payloadApsAlertLocArgs,
            .payloadApsBadge, .payloadApsSound, .payloadApsMutableContent, .payloadApsContentAvailable,
            .payloadApsCategory, .payloadApsThreadId, .payloadApsInterruptionLevel, .payloadApsRelevanceScore,
            .payloadApsTargetContentId, .payloadApsFilterCriteria, .payloadNim, .payloadPushTitle,
            .payloadApnsCollapseId, .payloadPushkitFirst, .payloadHwField, .payloadHwPassThroughField,
            .payloadHonorField, .payloadHonorPassThroughField, .payloadVivoField, .payloadOppoField,
            .payloadFcmField, .payloadFcmFieldV1, .payloadHarmonyField:
            nil
        }
    }
}
