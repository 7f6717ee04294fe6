import PushModel

extension NIMReader {
    /// Gives the value of a known key to where it belongs.
    ///
    /// Every row of the table has its line here; a new row does not compile before it has one.
    mutating func take(_ value: JSONValue, _ key: NIMKey) {
        switch key {
        // Containers.
        case .sdkSession, .sdkMessageSession, .sdkSetting, .sdkApnsMemberOption, .sdkMessage, .sdkApns,
            .sdkConfig,
            .sdkMemberPushOption, .sdkMsgSetting_, .sdkPushInfo, .sdkV2PushConfig, .sdkV2MessageConfig,
            .sdkV2RouteConfig, .sdkV2TargetConfig, .sdkV2NotificationConfig, .sdkV2Message, .serverV1Body,
            .serverV1Option, .serverV2Message, .serverV2PushConfig, .serverV2MessageConfig,
            .serverV2RouteConfig, .serverV2TargetOption, .serverV2NotificationConfig, .payloadAps:
            keep(value, key)
        case .sdkApnsPayload, .sdkPushPayload, .sdkPushPayload_, .sdkPushpayload, .sdkV2PushConfigPushPayload,
            .sdkV2PushConfigPayload, .serverV1Payload, .serverV1PushPayload, .serverV2PushConfigPushPayload:
            setPayload(value, key)
        case .sdkV2PushPayload, .serverV2PushPayload:
            setPayload(value, key)
            mark(.recallField, by: value)
        case .apsField: apple.apsField = NIMContainer(places.spelling(key), value)
        case .apsFieldAlert, .payloadApsAlert: apple.alert = value

        // Who says what to whom.
        case .sdkFrom, .sdkV2SenderId, .serverV1From, .serverV1FromAccid, .serverV2SenderId,
            .copyFromAccount, .copyFrom, .sdkFromAccount, .sdkSenderAccid_:
            setSender(value, key)
        case .sdkSenderName, .sdkFromNick, .sdkFromNickname, .sdkReadonlySenderNickname_, .sdkV2SenderName,
            .sdkV2FromNick, .serverV1SenderName, .serverV1FromNick, .serverV2SenderName, .serverV2FromNick,
            .copyFromNick:
            setSenderName(value, key)
        case .sdkMessageFrom, .sdkV2MessageSenderId:
            setRecalledSender(value, key)
        case .sdkV2MessageConversationId:
            setRecalledConversation(value, key)
        case .sdkSessionSessionId, .sdkTo, .sdkSessionId, .sdkReceiverAccid_: setTarget(value, key)
        case .sdkV2ConversationId, .serverV2ConversationId: setConversationID(value, key)
        case .sdkV2ReceiverId, .serverV1To, .serverV1ToAccids, .serverV2ReceiverId, .serverV2ReceiverIds,
            .copyTo, .copyToAccount:
            setReceivers(value, key)
        case .sdkAccountId, .sdkAccount, .sdkAccountId_: setInvitee(value, key)
        case .sdkV2CalleeAccountId, .sdkV2InviteeAccountId, .serverV2CalleeAccountId,
            .serverV2InviteeAccountId, .sdkCalleeAccountId:
            setInvitee(value, key)
            mark(.signalling, by: value)
        case .sdkV2InviterAccountId, .serverV2InviterAccountId:
            setSender(value, key)
            mark(.signalling, by: value)
        case .sdkSessionSessionType, .sdkV2ConversationType, .serverV1Ope, .serverV1Msgtype, .serverV2Type,
            .sdkSessionType, .sdkScene, .sdkSessionType_:
            setConversationKind(value, key)
        case .sdkMessageType, .sdkV2MessageType, .serverV1Type, .serverV2MessageMessageType, .sdkType,
            .sdkType_:
            setMessageType(value, key)
        case .sdkText, .sdkBody, .sdkTip, .sdkContent_, .sdkV2Text, .serverV1BodyMsg, .serverV2MessageText:
            setText(value, key)
        case .copyConvType: setCopiedConversation(value, key)
        case .copyEventType: setCopiedEvent(value, key)
        case .copyMsgType: setCopiedType(value, key)
        case .copyBody: copied.body = value
        case .sdkServerID, .sdkServerId, .sdkIdServer, .sdkReadonlyServerId_, .sdkV2MessageServerId,
            .copyMsgidServer:
            setServerID(value, key)
        case .sdkMessageId, .sdkUuid, .sdkIdClient, .sdkClientMsgId_, .sdkV2MessageClientId,
            .serverV2MessageMessageClientId, .copyMsgidClient:
            setClientID(value, key)
        case .sdkTimestamp, .sdkTime, .sdkTimetag_, .sdkV2CreateTime, .copyMsgTimestamp, .copyDeleteTime:
            setTimestamp(value, key)
        case .sdkV2TargetConfigReceiverIds, .serverV2TargetOptionReceiverAccountIds:
            envelope.members = list(value, key)
        case .sdkV2TargetConfigInclusive, .serverV2TargetOptionInclusive:
            envelope.includesMembers = flag(value, key)
        case .sdkContent, .sdkV2Content, .serverV2Content: setContent(value, key)
        case .serverV1Attach, .copyAttach: setAttachment(value, key)

        // Whether to push, to count and to keep.
        case .sdkSettingApnsEnabled, .sdkSettingApnsEnable, .sdkEnablePush, .sdkNeedPush_,
            .sdkV2PushConfigPushEnabled, .serverV1OptionPush, .serverV2PushConfigPushEnabled:
            setPushed(value, key)
        case .sdkSettingApnsWithPrefix, .sdkEnablePushNick, .sdkPushNeedPrefix_, .sdkNeedPushNick,
            .sdkV2PushConfigPushNickEnabled, .serverV1OptionNeedPushNick, .serverV2PushConfigPushNickEnabled:
            setPrefix(value, key)
        case .sdkSettingShouldBeCounted, .sdkShouldBeCounted, .sdkEnableUnreadCount, .sdkShouldNotifyBeCount,
            .sdkPushNeedBadge_, .sdkIsUnreadable, .sdkNeedPushBadge, .sdkV2MessageConfigUnreadEnabled,
            .sdkV2NotificationConfigUnreadEnabled, .serverV1OptionBadge, .serverV2MessageConfigUnreadEnabled,
            .serverV2NotificationConfigUnreadEnabled, .serverV2PushConfigPushBadgeEnabled:
            setCounted(value, key)
        case .sdkSettingPersistEnable, .sdkV2MessageConfigOfflineEnabled,
            .sdkV2NotificationConfigOfflineEnabled, .serverV1OptionPersistent,
            .serverV2MessageConfigOfflineEnabled, .serverV2NotificationConfigOfflineEnabled,
            .copyCustomSafeFlag, .sdkEnablePersist, .sdkIsOfflinable, .sdkNeedOffline_:
            setStored(value, key)
        case .sdkSendToOnlineUsersOnly: wishes.isOnlineOnly = flag(value, key)
        case .serverV1Save: wishes.isOnlineOnly = saveMode(value, key)
        case .sdkSettingRouteEnabled, .sdkV2RouteConfigRouteEnabled, .serverV1OptionRoute,
            .serverV2RouteConfigRouteEnabled, .sdkEnableRoute, .sdkCc, .sdkRoutable_:
            setRouted(value, key)
        case .sdkEnv, .sdkV2RouteConfigRouteEnvironment, .sdkV2Env, .serverV1Env,
            .serverV2RouteConfigRouteEnvironment, .serverV2RouteEnvironment, .sdkEnvConfig_:
            setEnvironment(value, key)

        // The switches of signalling, quick comments and calls, and the one that selects the Web defaults.
        case .sdkNeedPush, .serverV1NeedPush:
            setPushed(value, key)
            mark(.signalling, by: value)
        case .sdkNeedBadge, .serverV1NeedBadge, .serverV2UnreadEnabled:
            setCounted(value, key)
            mark(.signalling, by: value)
        case .serverV1IsSave, .serverV2OfflineEnabled:
            setStored(value, key)
            mark(.signalling, by: value)
        case .serverV1IsRoute:
            setRouted(value, key)
            mark(.signalling, by: value)
        case .sdkPushTitle, .serverV1PushTitle, .serverV2PushConfigPushTitle:
            setTitle(value, key)
            mark(.signalling, by: value)
        case .sdkV2PushConfigPushTitle:
            wishes.configTitle = value.isNull ? nil : value
            mark(.signalling, by: value)
        case .sdkV2PushConfigTitle:
            setTitle(value, key)
            mark(.reaction, by: value)
        case .sdkV2PushConfigNeedPush:
            setPushed(value, key)
            mark(.reaction, by: value)
        case .sdkV2PushConfigNeedBadge:
            setCounted(value, key)
            mark(.reaction, by: value)
        case .sdkApnsInuse:
            setPushed(value, key)
            mark(.call, by: value)
        case .sdkApnsBadge:
            setCounted(value, key)
            mark(.call, by: value)
        case .sdkApnsWithPrefix:
            setPrefix(value, key)
            mark(.call, by: value)
        case .sdkIsPushable:
            setPushed(value, key)
            mark(.web, by: value)

        // Words.
        case .sdkApnsContent, .sdkPushContent, .sdkApnsText, .sdkCustomApnsText, .sdkPushContent_,
            .sdkApnsText_,
            .sdkApnstext, .sdkV2PushConfigPushContent, .sdkV2PushConfigContent, .serverV1Pushcontent,
            .serverV1PushContent, .serverV2PushConfigPushContent, .copyCustomApnsText:
            setBody(value, key)
        case .sdkV2PushContent, .serverV2PushContent:
            setBody(value, key)
            mark(.recallField, by: value)
        case .pushTitle, .payloadPushTitle:
            setTitle(value, key)
            keepAtRoot(value, key)
        case .apsFieldAlertTitle, .payloadApsAlertTitle: message.alert.title = filledText(value, key)
        case .apsFieldAlertSubtitle, .payloadApsAlertSubtitle: message.alert.subtitle = filledText(value, key)
        case .apsFieldAlertBody, .payloadApsAlertBody: message.alert.body = filledText(value, key)
        case .apsFieldAlertLaunchImage, .payloadApsAlertLaunchImage:
            message.alert.launchImage = filledText(value, key)
        case .apsFieldAlertTitleLocKey, .payloadApsAlertTitleLocKey:
            message.alert.localization.titleKey = filledText(value, key)
        case .apsFieldAlertTitleLocArgs, .payloadApsAlertTitleLocArgs:
            message.alert.localization.titleArguments = arguments(value, key)
        case .apsFieldAlertSubtitleLocKey, .payloadApsAlertSubtitleLocKey:
            message.alert.localization.subtitleKey = filledText(value, key)
        case .apsFieldAlertSubtitleLocArgs, .payloadApsAlertSubtitleLocArgs:
            message.alert.localization.subtitleArguments = arguments(value, key)
        case .apsFieldAlertLocKey, .payloadApsAlertLocKey:
            message.alert.localization.bodyKey = filledText(value, key)
        case .apsFieldAlertLocArgs, .payloadApsAlertLocArgs:
            message.alert.localization.bodyArguments = arguments(value, key)

        // The member option.
        case .sdkApnsMemberOptionForcePush, .sdkIsForcePush, .sdkIsForcePush_, .sdkNeedForcePush,
            .sdkApnsForcePush, .sdkV2PushConfigForcePush, .serverV1IsForcePush,
            .serverV2PushConfigPushForcepushEnable:
            setForceSwitch(value, key)
        case .serverV1Forcepushall, .serverV2PushConfigPushForcepushAll: setForceAll(value, key)
        case .sdkApnsMemberOptionUserIds, .sdkForcePushList, .sdkForcePushIdsList_, .sdkForcePushIDsList,
            .sdkApnsAccounts, .sdkV2PushConfigForcePushAccountIds, .serverV1Forcepushlist,
            .serverV2PushConfigPushForcepushIds:
            setListed(value, key)
        case .sdkApnsMemberOptionApnsContent, .sdkForcePushContent, .sdkForcePushContent_, .sdkApns_content,
            .sdkV2PushConfigForcePushContent, .serverV1Forcepushcontent,
            .serverV2PushConfigPushForcepushContent:
            setMemberText(value, key)
        case .serverV2PushConfigForcePush:
            setForceSwitch(value, key)
            noteGuessed(value, key, .serverV2PushConfigPushForcepushEnable)
        case .serverV2PushConfigForcePushAccountIds:
            setListed(value, key)
            noteGuessed(value, key, .serverV2PushConfigPushForcepushIds)
        case .serverV2PushConfigForcePushContent:
            setMemberText(value, key)
            noteGuessed(value, key, .serverV2PushConfigPushForcepushContent)

        // Presentation and data.
        case .apsFieldSound, .payloadApsSound: sounds.apple = appleSound(value, key)
        case .serverV1Sound, .serverV2Sound: setSoundField(value, key)
        case .sdkApnsSound:
            setSoundField(value, key)
            mark(.call, by: value)
        case .sound:
            sounds.root = filledText(value, key)
            keepAtRoot(value, key)
        case .payloadApsBadge: setDeliveredBadge(value, key)
        case .apsFieldMutableContent, .payloadApsMutableContent: message.isMutable = isTruthy(value, key)
        case .apsFieldContentAvailable, .payloadApsContentAvailable:
            message.isContentAvailable = isTruthy(value, key)
        case .apsFieldCategory, .payloadApsCategory: message.category = filledText(value, key)
        case .apsFieldThreadId, .payloadApsThreadId: message.threadID = filledText(value, key)
        case .apsFieldInterruptionLevel, .payloadApsInterruptionLevel:
            message.interruptionLevel = filledText(value, key)
        case .apsFieldRelevanceScore, .payloadApsRelevanceScore: message.relevanceScore = score(value, key)
        case .apsFieldTargetContentId, .payloadApsTargetContentId:
            message.targetContentID = filledText(value, key)
        case .apsFieldFilterCriteria, .payloadApsFilterCriteria:
            message.filterCriteria = filledText(value, key)
        case .apnsCollapseId, .payloadApnsCollapseId: message.collapseID = filledText(value, key)
        case .pushkitFirst, .payloadPushkitFirst:
            message.delivery.isVoIP = flag(value, key) ?? false
            keepAtRoot(value, key)
        case .notifyId:
            keepAtRoot(value, key)
            noteWithoutCounterpart(value, key)
        case .sdkRemoteExt, .sdkV2ServerExtension, .sdkAttach, .serverV1Ext, .serverV2Extension,
            .serverV2Attach, .copyExt, .sdkCustom, .sdkExt, .sdkRemoteExtension, .sdkServerExt_:
            setExtension(value, key)

        // What a recall withdraws.
        case .sdkMessageMessageId, .sdkV2MessageMessageClientId, .copyClientId:
            envelope.recall.clientID = identifier(value, key)
        case .sdkMessageServerID, .sdkV2MessageMessageServerId, .serverV1DeleteMsgid, .serverV2ServerId,
            .copyMsgId:
            envelope.recall.messageID = identifier(value, key)
        case .sdkPostscript, .sdkV2Postscript, .serverV1Msg, .serverV2Description:
            envelope.recall.note = filledText(value, key)
        case .serverV2MessageTime, .serverV2IgnoreRevokeTime:
            mark(.recallField, by: value)
            noteNotPushed(value, key)

        // Other platforms, keys without an effect, and parts of a message that no push carries.
        case .hwField, .hwPassThroughField, .honorField, .honorPassThroughField, .vivoField, .oppoField,
            .fcmField, .fcmFieldV1, .harmonyField, .sdkV2PushConfigCategory, .payloadHwField,
            .payloadHwPassThroughField, .payloadHonorField, .payloadHonorPassThroughField, .payloadVivoField,
            .payloadOppoField, .payloadFcmField, .payloadFcmFieldV1, .payloadHarmonyField:
            keepAside(value, key)
        case .apsFieldBadge: noteIneffective(value, key, "the server counts the badge itself")
        case .aps: noteIneffective(value, key, "the server writes it itself. Send apsField")
        case .nim: noteReplacedMarker(value)
        case .payloadNim: noteMarker(value, key)
        case .serverV2TargetType, .serverV2TargetOs:
            noteNotPushed(value, key)
            mark(.broadcast, by: value)
        case .sdkMessageObject, .sdkMessageAttachment, .sdkFile, .sdkGeo, .sdkAttach_, .sdkV2Attachment,
            .sdkV2MessageConfigHistoryEnabled,
            .sdkV2MessageConfigRoamingEnabled, .sdkV2MessageConfigOnlineSyncEnabled,
            .sdkV2MessageConfigLastMessageUpdateEnabled, .sdkV2MessageConfigReadReceiptEnabled,
            .serverV1OptionRoam, .serverV1OptionHistory, .serverV1OptionSendersync,
            .serverV1OptionSessionUpdate, .serverV1Timetag, .serverV1IgnoreTime, .serverV2MessageAttachment,
            .serverV2MessageConfigMutilSyncEnabled, .serverV2MessageConfigHistoryEnabled,
            .serverV2MessageConfigRoamingEnabled, .serverV2MessageConfigConversationUpdateEnabled,
            .serverV2RoamEnabled, .serverV2RoamExpireAfter, .copyTMembers, .copyFromClientType,
            .copyFromDeviceId, .copyResendFlag, .copyAntispam,
            .copyYidunRes, .copyBlacklist, .copyIp, .copyPort, .copyAiParams, .copyFromClientIp,
            .copyFromClientPort, .copySendTime, .copySelfMsg:
            noteNotPushed(value, key)
        }
    }
}
