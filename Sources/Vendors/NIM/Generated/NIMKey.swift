// Made from Mappings/nim.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The keys of `Mappings/nim.tsv`, a case for each row, and Apple's where it names a place for them.
package enum NIMKey: UInt16, CaseIterable, Sendable, VendorKeyName {
    /// NIM-001 `pushPayload.apsField`: Merged into aps and itself not delivered; unknown members stay inside aps.
    case apsField
    /// AP-005 `pushPayload.apsField.alert`: A string is a body only; the object is what Apple recommends.
    case apsFieldAlert
    /// AP-027 `pushPayload.apsField.alert.title`: An object in Live Activities only.
    case apsFieldAlertTitle
    /// AP-028 `pushPayload.apsField.alert.subtitle`: Stands between title and body.
    case apsFieldAlertSubtitle
    /// AP-029 `pushPayload.apsField.alert.body`: An object in Live Activities only.
    case apsFieldAlertBody
    /// AP-030 `pushPayload.apsField.alert.launch-image`: A file in the app's bundle.
    case apsFieldAlertLaunchImage
    /// AP-031 `pushPayload.apsField.alert.title-loc-key`: Preferred to title.
    case apsFieldAlertTitleLocKey
    /// AP-032 `pushPayload.apsField.alert.title-loc-args`: Strings, one for each %@; meaningless without the key.
    case apsFieldAlertTitleLocArgs
    /// AP-033 `pushPayload.apsField.alert.subtitle-loc-key`: Preferred to subtitle.
    case apsFieldAlertSubtitleLocKey
    /// AP-034 `pushPayload.apsField.alert.subtitle-loc-args`: Strings, one for each %@; meaningless without the key.
    case apsFieldAlertSubtitleLocArgs
    /// AP-035 `pushPayload.apsField.alert.loc-key`: Preferred to body.
    case apsFieldAlertLocKey
    /// AP-036 `pushPayload.apsField.alert.loc-args`: Strings, one for each %@; meaningless without the key.
    case apsFieldAlertLocArgs
    /// AP-007 `pushPayload.apsField.sound`: A file's name, default, or the object of a critical alert.
    case apsFieldSound
    /// AP-011 `pushPayload.apsField.mutable-content`: Runs the service extension; has no effect without an alert.
    case apsFieldMutableContent
    /// AP-010 `pushPayload.apsField.content-available`: A silent push has no alert, badge or sound beside it.
    case apsFieldContentAvailable
    /// AP-009 `pushPayload.apsField.category`: Must equal the identifier of a category that the app registered.
    case apsFieldCategory
    /// AP-008 `pushPayload.apsField.thread-id`: Groups notifications.
    case apsFieldThreadId
    /// AP-013 `pushPayload.apsField.interruption-level`: Absent means active; the last two need an entitlement.
    case apsFieldInterruptionLevel
    /// AP-014 `pushPayload.apsField.relevance-score`: Any number in a Live Activity.
    case apsFieldRelevanceScore
    /// AP-012 `pushPayload.apsField.target-content-id`: The window to bring forward.
    case apsFieldTargetContentId
    /// AP-015 `pushPayload.apsField.filter-criteria`: What a Focus filters by.
    case apsFieldFilterCriteria
    /// NIM-014 `pushPayload.apsField.badge`: The server writes its own number; a sender cannot set the badge.
    case apsFieldBadge
    /// NIM-023 `pushPayload.pushTitle`: Used unless apsField.alert is present; stays at the payload's root too.
    case pushTitle
    /// NIM-024 `pushPayload.sound`: The simple way to name a sound; stays at the root, apsField.sound is written.
    case sound
    /// NIM-025 `pushPayload.apns-collapse-id`: Becomes the header and leaves the payload; an empty one is dropped.
    case apnsCollapseId
    /// NIM-026 `pushPayload.pushkitFirst`: Prefers the PushKit token; stays at the payload's root.
    case pushkitFirst
    /// NIM-027 `pushPayload.notifyId`: Replaces an earlier push on other platforms; Apple's way is the collapse identifier.
    case notifyId
    /// NIM-028 `pushPayload.hwField`: Settings of another platform; kept aside, never sent to Apple.
    case hwField
    /// NIM-029 `pushPayload.hwPassThroughField`: Settings of another platform; kept aside, never sent to Apple.
    case hwPassThroughField
    /// NIM-030 `pushPayload.honorField`: Settings of another platform; kept aside, never sent to Apple.
    case honorField
    /// NIM-031 `pushPayload.honorPassThroughField`: Settings of another platform; kept aside, never sent to Apple.
    case honorPassThroughField
    /// NIM-032 `pushPayload.vivoField`: Settings of another platform; kept aside, never sent to Apple.
    case vivoField
    /// NIM-033 `pushPayload.oppoField`: Settings of another platform; kept aside, never sent to Apple.
    case oppoField
    /// NIM-034 `pushPayload.fcmField`: Settings of another platform; kept aside, never sent to Apple.
    case fcmField
    /// NIM-035 `pushPayload.fcmFieldV1`: Settings of another platform; kept aside, never sent to Apple.
    case fcmFieldV1
    /// NIM-036 `pushPayload.harmonyField`: Settings of another platform; kept aside, never sent to Apple.
    case harmonyField
    /// NIM-037 `pushPayload.nim`: The server's own marker; what the sender puts here is replaced.
    case nim
    /// NIM-038 `pushPayload.aps`: The server writes aps itself; apsField is the place for its keys.
    case aps
    /// NIM-039 `session`: The conversation.
    case sdkSession
    /// NIM-040 `session.sessionId`: The peer's account or the team id.
    case sdkSessionSessionId
    /// NIM-041 `session.sessionType`: 0 p2p, 1 team, 2 chat room, 5 superteam.
    case sdkSessionSessionType
    /// NIM-042 `messageType`: 0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
    case sdkMessageType
    /// NIM-043 `text`: What the message says.
    case sdkText
    /// NIM-044 `from`: The sender's account.
    case sdkFrom
    /// NIM-045 `senderName`: The sender's nickname, the prefix of the push text.
    case sdkSenderName
    /// NIM-046 `messageId`: The client makes it; a recall that overrides collapses on it.
    case sdkMessageId
    /// NIM-047 `serverID`: The server's message id.
    case sdkServerID
    /// NIM-048 `timestamp`: An extra member, seconds since 1970 with a fraction.
    case sdkTimestamp
    /// NIM-049 `apnsContent`: At most 500 characters; absent means the built-in text of the kind.
    case sdkApnsContent
    /// NIM-050 `apnsPayload`: A dictionary of at most 2048 characters.
    case sdkApnsPayload
    /// NIM-051 `setting`: Switches of the message.
    case sdkSetting
    /// NIM-052 `setting.apnsEnabled`: The inverted flag; true when absent.
    case sdkSettingApnsEnabled
    /// NIM-053 `setting.apnsEnable`: The guide's prose drops the d; never written.
    case sdkSettingApnsEnable
    /// NIM-054 `setting.apnsWithPrefix`: True when absent; false for custom notifications.
    case sdkSettingApnsWithPrefix
    /// NIM-055 `setting.shouldBeCounted`: True when absent.
    case sdkSettingShouldBeCounted
    /// NIM-056 `setting.persistEnable`: False: dropped for who is offline, so nothing is pushed.
    case sdkSettingPersistEnable
    /// NIM-057 `setting.routeEnabled`: Whether webhooks get a copy.
    case sdkSettingRouteEnabled
    /// NIM-058 `apnsMemberOption`: Other treatment of some members of a team.
    case sdkApnsMemberOption
    /// NIM-059 `apnsMemberOption.userIds`: Null means the whole conversation.
    case sdkApnsMemberOptionUserIds
    /// NIM-060 `apnsMemberOption.forcePush`: True once the option exists; holds for userIds or, without them, for everyone.
    case sdkApnsMemberOptionForcePush
    /// NIM-061 `apnsMemberOption.apnsContent`: The text for the members; absent means the message's own.
    case sdkApnsMemberOptionApnsContent
    /// NIM-062 `remoteExt`: The app's own data, never in a push.
    case sdkRemoteExt
    /// NIM-063 `env`: Chooses the environment that gets webhooks.
    case sdkEnv
    /// NIM-064 `messageObject`: The attachment; a push cannot carry it.
    case sdkMessageObject
    /// NIM-065 `content`: Without messageType it marks a custom notification; its data is not pushed.
    case sdkContent
    /// NIM-066 `sendToOnlineUsersOnly`: Custom notifications only; true when absent there, so nothing is pushed.
    case sdkSendToOnlineUsersOnly
    /// NIM-067 `message`: The message that a recall takes back.
    case sdkMessage
    /// NIM-068 `message.messageId`: Client id of the recalled message.
    case sdkMessageMessageId
    /// NIM-069 `message.serverID`: Server id of the recalled message.
    case sdkMessageServerID
    /// NIM-070 `postscript`: Marks a recall; never the push text.
    case sdkPostscript
    /// NIM-071 `shouldBeCounted`: The switch of a recall; messages have it in setting.
    case sdkShouldBeCounted
    /// NIM-072 `attach`: A recall's extension.
    case sdkAttach
    /// NIM-073 `needPush`: Signalling, quick comments (false when absent) and the newer Web SDK.
    case sdkNeedPush
    /// NIM-074 `needBadge`: The badge switch of signalling and quick comments.
    case sdkNeedBadge
    /// NIM-075 `pushTitle`: The title of signalling and quick comments.
    case sdkPushTitle
    /// NIM-076 `apnsInuse`: The push switch of the old call option.
    case sdkApnsInuse
    /// NIM-077 `apnsBadge`: The badge switch of the old call option.
    case sdkApnsBadge
    /// NIM-078 `apnsWithPrefix`: The prefix switch of the old call option.
    case sdkApnsWithPrefix
    /// NIM-079 `apnsSound`: The sound of the old call option; beats the payload's.
    case sdkApnsSound
    /// NIM-080 `config`: Android and Flutter keep their switches here; its members are read as at the root.
    case sdkConfig
    /// NIM-081 `memberPushOption`: Android and Flutter keep the force switches here; its members are read as at the root.
    case sdkMemberPushOption
    /// NIM-082 `msg_setting_`: The desktop SDK keeps its switches here; its members are read as at the root.
    case sdkMsgSetting_
    /// NIM-083 `pushInfo`: The newer Web SDK's options; selects the Web defaults.
    case sdkPushInfo
    /// NIM-084 `enablePush`: Android and Flutter spelling of apnsEnabled.
    case sdkEnablePush
    /// NIM-085 `enablePushNick`: Android and Flutter spelling of apnsWithPrefix.
    case sdkEnablePushNick
    /// NIM-086 `enableUnreadCount`: Android and Flutter spelling of shouldBeCounted.
    case sdkEnableUnreadCount
    /// NIM-087 `pushContent`: Android, Flutter and Web spelling of apnsContent.
    case sdkPushContent
    /// NIM-088 `pushPayload`: Android, Flutter and Web spelling of apnsPayload; Web has it as a string.
    case sdkPushPayload
    /// NIM-089 `isForcePush`: Android and Flutter spelling of forcePush.
    case sdkIsForcePush
    /// NIM-090 `forcePushList`: Android and Flutter spelling of userIds.
    case sdkForcePushList
    /// NIM-091 `forcePushContent`: Android, Flutter and Web spelling of the member text.
    case sdkForcePushContent
    /// NIM-092 `apnsText`: The push text of a custom notification in the Android, Flutter and Web SDKs.
    case sdkApnsText
    /// NIM-093 `customApnsText`: Flutter's push text of a recall.
    case sdkCustomApnsText
    /// NIM-094 `shouldNotifyBeCount`: Flutter's badge switch of a recall.
    case sdkShouldNotifyBeCount
    /// NIM-095 `need_push_`: Desktop spelling of apnsEnabled.
    case sdkNeedPush_
    /// NIM-096 `push_need_prefix_`: Desktop spelling of apnsWithPrefix.
    case sdkPushNeedPrefix_
    /// NIM-097 `push_need_badge_`: Desktop spelling of shouldBeCounted.
    case sdkPushNeedBadge_
    /// NIM-098 `push_content_`: Desktop spelling of apnsContent.
    case sdkPushContent_
    /// NIM-099 `push_payload_`: Desktop spelling of apnsPayload.
    case sdkPushPayload_
    /// NIM-100 `is_force_push_`: Desktop spelling of forcePush.
    case sdkIsForcePush_
    /// NIM-101 `force_push_ids_list_`: Desktop spelling of userIds; with force on, an empty list means everyone.
    case sdkForcePushIdsList_
    /// NIM-102 `force_push_content_`: Desktop spelling of the member text.
    case sdkForcePushContent_
    /// NIM-103 `apns_text_`: Desktop spelling of a custom notification's push text.
    case sdkApnsText_
    /// NIM-104 `apnstext`: Desktop spelling of a recall's push text.
    case sdkApnstext
    /// NIM-105 `pushpayload`: Desktop spelling of a recall's payload.
    case sdkPushpayload
    /// NIM-106 `isPushable`: Web spelling of apnsEnabled; selects the Web defaults.
    case sdkIsPushable
    /// NIM-107 `needPushNick`: Web spelling of apnsWithPrefix.
    case sdkNeedPushNick
    /// NIM-108 `isUnreadable`: Web spelling of shouldBeCounted, whatever its name suggests.
    case sdkIsUnreadable
    /// NIM-109 `needPushBadge`: The newer Web SDK's spelling of shouldBeCounted.
    case sdkNeedPushBadge
    /// NIM-110 `needForcePush`: The newer Web SDK's spelling of forcePush; false when absent.
    case sdkNeedForcePush
    /// NIM-111 `forcePushIDsList`: The newer Web SDK's list, a string; absent means everyone, also sent as #%@all@%#.
    case sdkForcePushIDsList
    /// NIM-112 `apns`: The Web SDK's member option.
    case sdkApns
    /// NIM-113 `apns.forcePush`: False when absent; an empty string is absent.
    case sdkApnsForcePush
    /// NIM-114 `apns.accounts`: An empty string is absent.
    case sdkApnsAccounts
    /// NIM-115 `apns.content`: Web spelling of the member text.
    case sdkApns_content
    /// NIM-116 `conversationId`: Account, 1 p2p, 2 team or 3 superteam, and target; gives sender and kind as well.
    case sdkV2ConversationId
    /// NIM-117 `conversationType`: 1 p2p, 2 team, 3 superteam; conversationId says the same.
    case sdkV2ConversationType
    /// NIM-118 `messageClientId`: The client makes it.
    case sdkV2MessageClientId
    /// NIM-119 `messageServerId`: The server's message id.
    case sdkV2MessageServerId
    /// NIM-120 `messageType`: 0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
    case sdkV2MessageType
    /// NIM-121 `text`: What the message says.
    case sdkV2Text
    /// NIM-122 `senderId`: Without it the first part of conversationId, unless that is 0.
    case sdkV2SenderId
    /// NIM-123 `receiverId`: The target; conversationId says the same.
    case sdkV2ReceiverId
    /// NIM-124 `createTime`: Milliseconds since 1970.
    case sdkV2CreateTime
    /// NIM-125 `serverExtension`: The app's own data as text, never in a push.
    case sdkV2ServerExtension
    /// NIM-126 `attachment`: The attachment; a push cannot carry it.
    case sdkV2Attachment
    /// NIM-127 `pushConfig`: The push settings.
    case sdkV2PushConfig
    /// NIM-128 `pushConfig.pushEnabled`: The inverted flag; true when absent.
    case sdkV2PushConfigPushEnabled
    /// NIM-129 `pushConfig.pushNickEnabled`: True when absent.
    case sdkV2PushConfigPushNickEnabled
    /// NIM-130 `pushConfig.pushContent`: At most 500 characters.
    case sdkV2PushConfigPushContent
    /// NIM-131 `pushConfig.pushPayload`: A string that holds JSON; one that does not is dropped by receivers.
    case sdkV2PushConfigPushPayload
    /// NIM-132 `pushConfig.forcePush`: False when absent; without ids it holds for everyone.
    case sdkV2PushConfigForcePush
    /// NIM-133 `pushConfig.forcePushAccountIds`: At most 100.
    case sdkV2PushConfigForcePushAccountIds
    /// NIM-134 `pushConfig.forcePushContent`: The text for the listed accounts.
    case sdkV2PushConfigForcePushContent
    /// NIM-135 `pushConfig.content`: The Android demo's spelling of pushContent.
    case sdkV2PushConfigContent
    /// NIM-136 `pushConfig.payload`: The Android demo's spelling of pushPayload.
    case sdkV2PushConfigPayload
    /// NIM-137 `pushConfig.needPush`: The push switch of quick comments.
    case sdkV2PushConfigNeedPush
    /// NIM-138 `pushConfig.needBadge`: The badge switch of quick comments.
    case sdkV2PushConfigNeedBadge
    /// NIM-139 `pushConfig.pushTitle`: The title of signalling and quick comments; in messages HarmonyOS's alone, kept aside.
    case sdkV2PushConfigPushTitle
    /// NIM-140 `pushConfig.title`: The title of quick comments in the iOS header.
    case sdkV2PushConfigTitle
    /// NIM-141 `pushConfig.category`: A HarmonyOS extra; kept aside, never sent to Apple.
    case sdkV2PushConfigCategory
    /// NIM-142 `messageConfig`: Switches of the message.
    case sdkV2MessageConfig
    /// NIM-143 `messageConfig.unreadEnabled`: True when absent, whatever the iOS comment says.
    case sdkV2MessageConfigUnreadEnabled
    /// NIM-144 `messageConfig.offlineEnabled`: False: dropped for who is offline, so nothing is pushed.
    case sdkV2MessageConfigOfflineEnabled
    /// NIM-145 `messageConfig.historyEnabled`: Keeps the message in the server's history; no push depends on it.
    case sdkV2MessageConfigHistoryEnabled
    /// NIM-146 `messageConfig.roamingEnabled`: Hands the message to other devices later; no push depends on it.
    case sdkV2MessageConfigRoamingEnabled
    /// NIM-147 `messageConfig.onlineSyncEnabled`: Copies the message to the sender's own devices.
    case sdkV2MessageConfigOnlineSyncEnabled
    /// NIM-148 `messageConfig.lastMessageUpdateEnabled`: Lets the message show in the conversation list.
    case sdkV2MessageConfigLastMessageUpdateEnabled
    /// NIM-149 `messageConfig.readReceiptEnabled`: Asks for read receipts.
    case sdkV2MessageConfigReadReceiptEnabled
    /// NIM-150 `routeConfig`: Webhook routing.
    case sdkV2RouteConfig
    /// NIM-151 `routeConfig.routeEnabled`: Whether webhooks get a copy.
    case sdkV2RouteConfigRouteEnabled
    /// NIM-152 `routeConfig.routeEnvironment`: Chooses the environment that gets webhooks.
    case sdkV2RouteConfigRouteEnvironment
    /// NIM-153 `targetConfig`: Narrows a team message to some members.
    case sdkV2TargetConfig
    /// NIM-154 `targetConfig.receiverIds`: The members who get the message, or who do not when inclusive is false.
    case sdkV2TargetConfigReceiverIds
    /// NIM-155 `targetConfig.inclusive`: False turns the listed members into those left out.
    case sdkV2TargetConfigInclusive
    /// NIM-156 `notificationConfig`: Switches of a custom notification.
    case sdkV2NotificationConfig
    /// NIM-157 `notificationConfig.offlineEnabled`: False: nothing is pushed.
    case sdkV2NotificationConfigOfflineEnabled
    /// NIM-158 `notificationConfig.unreadEnabled`: True when absent.
    case sdkV2NotificationConfigUnreadEnabled
    /// NIM-159 `content`: Without messageType it marks a custom notification; its data is not pushed.
    case sdkV2Content
    /// NIM-160 `message`: The message that a recall takes back.
    case sdkV2Message
    /// NIM-161 `message.messageClientId`: Client id of the recalled message.
    case sdkV2MessageMessageClientId
    /// NIM-162 `message.messageServerId`: Server id of the recalled message.
    case sdkV2MessageMessageServerId
    /// NIM-163 `postscript`: Marks a recall; never the push text.
    case sdkV2Postscript
    /// NIM-164 `pushContent`: The push text of a recall, which has no pushConfig.
    case sdkV2PushContent
    /// NIM-165 `pushPayload`: The payload of a recall, which has no pushConfig.
    case sdkV2PushPayload
    /// NIM-166 `env`: The routing environment of a recall.
    case sdkV2Env
    /// NIM-167 `from`: The sender's account.
    case serverV1From
    /// NIM-168 `fromAccid`: The sender of a batch.
    case serverV1FromAccid
    /// NIM-169 `ope`: 0 p2p, 1 team, 2 superteam.
    case serverV1Ope
    /// NIM-170 `msgtype`: What ope is for custom notifications.
    case serverV1Msgtype
    /// NIM-171 `to`: The receiver's account, or the team id.
    case serverV1To
    /// NIM-172 `toAccids`: The receivers of a batch, a JSON array in a string, at most 500.
    case serverV1ToAccids
    /// NIM-173 `type`: 0 text to 100 custom; in a recall 7 is p2p and 8 team.
    case serverV1Type
    /// NIM-174 `body`: What the message says, JSON in a string.
    case serverV1Body
    /// NIM-175 `body.msg`: The text of a text message.
    case serverV1BodyMsg
    /// NIM-176 `option`: Switches of the message, JSON in a string.
    case serverV1Option
    /// NIM-177 `option.push`: The inverted flag; true when absent.
    case serverV1OptionPush
    /// NIM-178 `option.needPushNick`: True when absent; false for custom notifications.
    case serverV1OptionNeedPushNick
    /// NIM-179 `option.badge`: True when absent.
    case serverV1OptionBadge
    /// NIM-180 `option.persistent`: False: dropped for who is offline, so nothing is pushed.
    case serverV1OptionPersistent
    /// NIM-181 `option.route`: Whether webhooks get a copy.
    case serverV1OptionRoute
    /// NIM-182 `option.roam`: Hands the message to other devices later; no push depends on it.
    case serverV1OptionRoam
    /// NIM-183 `option.history`: Keeps the message in the server's history; no push depends on it.
    case serverV1OptionHistory
    /// NIM-184 `option.sendersync`: Copies the message to the sender's own devices.
    case serverV1OptionSendersync
    /// NIM-185 `option.sessionUpdate`: Lets the message show in the conversation list.
    case serverV1OptionSessionUpdate
    /// NIM-186 `pushcontent`: Also pushContent; keys are compared without case.
    case serverV1Pushcontent
    /// NIM-187 `push_content`: A third-party library's spelling; never written.
    case serverV1PushContent
    /// NIM-188 `payload`: A string that holds JSON, at most 2048 characters.
    case serverV1Payload
    /// NIM-189 `pushPayload`: The superteam interface's spelling of payload.
    case serverV1PushPayload
    /// NIM-190 `forcepushlist`: A JSON array in a string, at most 100; in sendMsg its presence is the switch.
    case serverV1Forcepushlist
    /// NIM-191 `forcepushall`: True makes the list everyone but the sender.
    case serverV1Forcepushall
    /// NIM-192 `forcepushcontent`: The text for the listed members.
    case serverV1Forcepushcontent
    /// NIM-193 `isForcePush`: The switch of superteams and notifications; forces nobody without a list or all.
    case serverV1IsForcePush
    /// NIM-194 `sound`: Custom notifications only, at most 30 characters; apsField.sound wins.
    case serverV1Sound
    /// NIM-195 `save`: 1 is for nobody who is offline, 2 is stored, which is the default.
    case serverV1Save
    /// NIM-196 `attach`: Without body it marks a custom notification; in a recall it is the extension.
    case serverV1Attach
    /// NIM-197 `ext`: The app's own data as text, never in a push.
    case serverV1Ext
    /// NIM-198 `env`: Chooses the environment that gets webhooks.
    case serverV1Env
    /// NIM-199 `deleteMsgid`: Marks a recall; the server id of the recalled message.
    case serverV1DeleteMsgid
    /// NIM-200 `msg`: A recall's note of at most 128 characters; never the push text.
    case serverV1Msg
    /// NIM-201 `timetag`: When the recalled message was sent.
    case serverV1Timetag
    /// NIM-202 `ignoreTime`: Lets a recall pass the time window.
    case serverV1IgnoreTime
    /// NIM-203 `needPush`: The push switch of signalling.
    case serverV1NeedPush
    /// NIM-204 `pushTitle`: The title of signalling.
    case serverV1PushTitle
    /// NIM-205 `needBadge`: The badge switch of signalling.
    case serverV1NeedBadge
    /// NIM-206 `isSave`: The store switch of signalling.
    case serverV1IsSave
    /// NIM-207 `isRoute`: The webhook switch of signalling.
    case serverV1IsRoute
    /// NIM-208 `conversation_id`: An extra member: the vendor says it in the URL.
    case serverV2ConversationId
    /// NIM-209 `sender_id`: The sender of a batch or of a custom notification.
    case serverV2SenderId
    /// NIM-210 `receiver_ids`: The receivers of a batch.
    case serverV2ReceiverIds
    /// NIM-211 `receiver_id`: The receiver of a custom notification, or the team id.
    case serverV2ReceiverId
    /// NIM-212 `type`: 1 p2p, 2 team, 3 superteam in a custom notification; in a recall the kind of recall.
    case serverV2Type
    /// NIM-213 `message`: What the message says.
    case serverV2Message
    /// NIM-214 `message.message_type`: 0 text, 1 image, 2 audio, 3 video, 4 location, 6 file, 10 tip, 100 custom.
    case serverV2MessageMessageType
    /// NIM-215 `message.text`: The text of a text message.
    case serverV2MessageText
    /// NIM-216 `message.message_client_id`: The caller makes it.
    case serverV2MessageMessageClientId
    /// NIM-217 `message.attachment`: The attachment; a push cannot carry it.
    case serverV2MessageAttachment
    /// NIM-218 `push_config`: The push settings.
    case serverV2PushConfig
    /// NIM-219 `push_config.push_enabled`: The inverted flag; true when absent.
    case serverV2PushConfigPushEnabled
    /// NIM-220 `push_config.push_nick_enabled`: True when absent, for custom notifications too.
    case serverV2PushConfigPushNickEnabled
    /// NIM-221 `push_config.push_content`: At most 500 characters.
    case serverV2PushConfigPushContent
    /// NIM-222 `push_config.push_payload`: A string that holds JSON, at most 2048 characters, 4096 for signalling.
    case serverV2PushConfigPushPayload
    /// NIM-223 `push_config.push_forcepush_enable`: Forces nobody without ids or all; absent, ids or all switch force on.
    case serverV2PushConfigPushForcepushEnable
    /// NIM-224 `push_config.push_forcepush_all`: True makes the list everyone but the sender.
    case serverV2PushConfigPushForcepushAll
    /// NIM-225 `push_config.push_forcepush_ids`: At most 100.
    case serverV2PushConfigPushForcepushIds
    /// NIM-226 `push_config.push_forcepush_content`: The text for the listed accounts.
    case serverV2PushConfigPushForcepushContent
    /// NIM-227 `push_config.force_push`: A guessed name the server does not know; read as push_forcepush_enable.
    case serverV2PushConfigForcePush
    /// NIM-228 `push_config.force_push_account_ids`: A guessed name the server does not know; read as push_forcepush_ids.
    case serverV2PushConfigForcePushAccountIds
    /// NIM-229 `push_config.force_push_content`: A guessed name the server does not know; read as push_forcepush_content.
    case serverV2PushConfigForcePushContent
    /// NIM-230 `push_config.push_title`: The title of signalling, at most 32 characters.
    case serverV2PushConfigPushTitle
    /// NIM-231 `push_config.push_badge_enabled`: The badge switch of a broadcast.
    case serverV2PushConfigPushBadgeEnabled
    /// NIM-232 `message_config`: Switches of the message.
    case serverV2MessageConfig
    /// NIM-233 `message_config.unread_enabled`: True when absent.
    case serverV2MessageConfigUnreadEnabled
    /// NIM-234 `message_config.offline_enabled`: False: dropped for who is offline, so nothing is pushed.
    case serverV2MessageConfigOfflineEnabled
    /// NIM-235 `message_config.mutil_sync_enabled`: Copies the message to the sender's own devices; the spelling is the vendor's.
    case serverV2MessageConfigMutilSyncEnabled
    /// NIM-236 `message_config.history_enabled`: Keeps the message in the server's history; no push depends on it.
    case serverV2MessageConfigHistoryEnabled
    /// NIM-237 `message_config.roaming_enabled`: Hands the message to other devices later; no push depends on it.
    case serverV2MessageConfigRoamingEnabled
    /// NIM-238 `message_config.conversation_update_enabled`: Lets the message show in the conversation list.
    case serverV2MessageConfigConversationUpdateEnabled
    /// NIM-239 `route_config`: Webhook routing.
    case serverV2RouteConfig
    /// NIM-240 `route_config.route_enabled`: Whether webhooks get a copy.
    case serverV2RouteConfigRouteEnabled
    /// NIM-241 `route_config.route_environment`: Chooses the environment that gets webhooks.
    case serverV2RouteConfigRouteEnvironment
    /// NIM-242 `target_option`: Narrows a team message to some members.
    case serverV2TargetOption
    /// NIM-243 `target_option.receiver_account_ids`: The members who get the message, or who do not when inclusive is false.
    case serverV2TargetOptionReceiverAccountIds
    /// NIM-244 `target_option.inclusive`: False turns the listed members into those left out.
    case serverV2TargetOptionInclusive
    /// NIM-245 `extension`: The app's own data as text, never in a push.
    case serverV2Extension
    /// NIM-246 `notification_config`: Switches of a custom notification.
    case serverV2NotificationConfig
    /// NIM-247 `notification_config.offline_enabled`: False: nothing is pushed.
    case serverV2NotificationConfigOfflineEnabled
    /// NIM-248 `notification_config.unread_enabled`: True when absent.
    case serverV2NotificationConfigUnreadEnabled
    /// NIM-249 `content`: Without message it marks a custom notification; its data is not pushed.
    case serverV2Content
    /// NIM-250 `sound`: Custom notifications only, at most 30 characters; apsField.sound wins.
    case serverV2Sound
    /// NIM-251 `offline_enabled`: The store switch of signalling.
    case serverV2OfflineEnabled
    /// NIM-252 `unread_enabled`: The badge switch of signalling.
    case serverV2UnreadEnabled
    /// NIM-253 `server_id`: An extra member: a recall names the message in the URL.
    case serverV2ServerId
    /// NIM-254 `push_content`: The push text of a recall, a query parameter.
    case serverV2PushContent
    /// NIM-255 `push_payload`: The payload of a recall, a query parameter.
    case serverV2PushPayload
    /// NIM-256 `description`: A recall's note; never the push text.
    case serverV2Description
    /// NIM-257 `attach`: A recall's extension.
    case serverV2Attach
    /// NIM-258 `route_environment`: The routing environment of a recall.
    case serverV2RouteEnvironment
    /// NIM-259 `message_time`: When the recalled message was sent.
    case serverV2MessageTime
    /// NIM-260 `ignore_revoke_time`: Lets a recall pass the time window.
    case serverV2IgnoreRevokeTime
    /// NIM-261 `target_type`: Whom a broadcast reaches: 1 is everyone, and any other value nobody who is known here.
    case serverV2TargetType
    /// NIM-262 `target_os`: Which systems a broadcast reaches.
    case serverV2TargetOs
    /// NIM-263 `roam_enabled`: Keeps a broadcast for devices that come later.
    case serverV2RoamEnabled
    /// NIM-264 `roam_expire_after`: How long a broadcast is kept.
    case serverV2RoamExpireAfter
    /// NIM-265 `fromNick`: The Web SDK's name for it; elsewhere an extra member that tells what the server knows.
    case sdkFromNick
    /// NIM-266 `senderName`: An extra member: the server knows its users' names, a translator has to be told.
    case sdkV2SenderName
    /// NIM-267 `fromNick`: An extra member: the server knows its users' names, a translator has to be told.
    case sdkV2FromNick
    /// NIM-268 `senderName`: An extra member: the server knows its users' names, a translator has to be told.
    case serverV1SenderName
    /// NIM-269 `fromNick`: An extra member: the server knows its users' names, a translator has to be told.
    case serverV1FromNick
    /// NIM-270 `senderName`: An extra member: the server knows its users' names, a translator has to be told.
    case serverV2SenderName
    /// NIM-271 `fromNick`: An extra member: the server knows its users' names, a translator has to be told.
    case serverV2FromNick
    /// NIM-272 `message.session`: The conversation of the message that a recall withdraws.
    case sdkMessageSession
    /// NIM-273 `message.from`: Who sent the message that a recall withdraws.
    case sdkMessageFrom
    /// NIM-274 `message.conversationId`: The conversation of the message that a recall withdraws.
    case sdkV2MessageConversationId
    /// NIM-275 `message.senderId`: Who sent the message that a recall withdraws.
    case sdkV2MessageSenderId
    /// NIM-276 `convType`: PERSON, TEAM, SUPER_TEAM; CUSTOM_PERSON and CUSTOM_TEAM mark a custom notification.
    case copyConvType
    /// NIM-277 `eventType`: As text that of a copy, as a number that of a callback; most events are no messages.
    case copyEventType
    /// NIM-278 `to`: The receiver's account, or the team id.
    case copyTo
    /// NIM-279 `fromAccount`: The sender's account.
    case copyFromAccount
    /// NIM-280 `fromNick`: The sender's nickname, the prefix of the push text.
    case copyFromNick
    /// NIM-281 `msgType`: A word in any case; NETCALL_AUDIO and NETCALL_VEDIO are calls, NRTC_NETCALL does not say which.
    case copyMsgType
    /// NIM-282 `body`: Counts in text messages only: old clients put their push text beside other types.
    case copyBody
    /// NIM-283 `attach`: The attachment, which a push cannot carry; in a recall the app's extension.
    case copyAttach
    /// NIM-284 `msgidClient`: The client makes it; custom notifications have none.
    case copyMsgidClient
    /// NIM-285 `msgidServer`: The server's message id.
    case copyMsgidServer
    /// NIM-286 `msgTimestamp`: Milliseconds since 1970.
    case copyMsgTimestamp
    /// NIM-287 `ext`: The app's own data as text, never in a push.
    case copyExt
    /// NIM-288 `customApnsText`: The push text of a custom notification; no other copy carries one.
    case copyCustomApnsText
    /// NIM-289 `customSafeFlag`: Whether a custom notification is kept for those who are offline.
    case copyCustomSafeFlag
    /// NIM-290 `tMembers`: The team's members, sender included, in small teams only; no list of those to push to.
    case copyTMembers
    /// NIM-291 `fromClientType`: What the sender used; in any case.
    case copyFromClientType
    /// NIM-292 `fromDeviceId`: The sender's device.
    case copyFromDeviceId
    /// NIM-293 `resendFlag`: Whether the client sent the message again.
    case copyResendFlag
    /// NIM-294 `antispam`: Whether the content was checked.
    case copyAntispam
    /// NIM-295 `yidunRes`: What the check of the content found.
    case copyYidunRes
    /// NIM-296 `blacklist`: Whether the receiver blocks the sender.
    case copyBlacklist
    /// NIM-297 `ip`: The sender's address.
    case copyIp
    /// NIM-298 `port`: The sender's port.
    case copyPort
    /// NIM-299 `aiParams`: Parameters of a message to or from a digital person.
    case copyAiParams
    /// NIM-300 `fromClientIp`: The sender's address in a callback.
    case copyFromClientIp
    /// NIM-301 `fromClientPort`: The sender's port in a callback.
    case copyFromClientPort
    /// NIM-302 `clientId`: In the copy of a recall: the client id of what it withdraws.
    case copyClientId
    /// NIM-303 `msgId`: In the copy of a recall: the server id of what it withdraws.
    case copyMsgId
    /// NIM-304 `from`: In the copy of a recall: the sender.
    case copyFrom
    /// NIM-305 `deleteTime`: In the copy of a recall: when it was made.
    case copyDeleteTime
    /// NIM-306 `sendTime`: In the copy of a recall: when the message was sent.
    case copySendTime
    /// NIM-307 `selfMsg`: In the copy of a recall: whether someone recalls their own message.
    case copySelfMsg
    /// NIM-308 `aps`: Apple's dictionary as the device got it; unknown members stay in it.
    case payloadAps
    /// AP-005 `aps.alert`: A string is a body only; the object is what Apple recommends.
    case payloadApsAlert
    /// AP-027 `aps.alert.title`: An object in Live Activities only.
    case payloadApsAlertTitle
    /// AP-028 `aps.alert.subtitle`: Stands between title and body.
    case payloadApsAlertSubtitle
    /// AP-029 `aps.alert.body`: An object in Live Activities only.
    case payloadApsAlertBody
    /// AP-030 `aps.alert.launch-image`: A file in the app's bundle.
    case payloadApsAlertLaunchImage
    /// AP-031 `aps.alert.title-loc-key`: Preferred to title.
    case payloadApsAlertTitleLocKey
    /// AP-032 `aps.alert.title-loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertTitleLocArgs
    /// AP-033 `aps.alert.subtitle-loc-key`: Preferred to subtitle.
    case payloadApsAlertSubtitleLocKey
    /// AP-034 `aps.alert.subtitle-loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertSubtitleLocArgs
    /// AP-035 `aps.alert.loc-key`: Preferred to body.
    case payloadApsAlertLocKey
    /// AP-036 `aps.alert.loc-args`: Strings, one for each %@; meaningless without the key.
    case payloadApsAlertLocArgs
    /// AP-007 `aps.sound`: A file's name, default, or the object of a critical alert.
    case payloadApsSound
    /// AP-006 `aps.badge`: 0 removes the badge; without the key it does not change.
    case payloadApsBadge
    /// AP-011 `aps.mutable-content`: Runs the service extension; has no effect without an alert.
    case payloadApsMutableContent
    /// AP-010 `aps.content-available`: A silent push has no alert, badge or sound beside it.
    case payloadApsContentAvailable
    /// AP-009 `aps.category`: Must equal the identifier of a category that the app registered.
    case payloadApsCategory
    /// AP-008 `aps.thread-id`: Groups notifications.
    case payloadApsThreadId
    /// AP-013 `aps.interruption-level`: Absent means active; the last two need an entitlement.
    case payloadApsInterruptionLevel
    /// AP-014 `aps.relevance-score`: Any number in a Live Activity.
    case payloadApsRelevanceScore
    /// AP-012 `aps.target-content-id`: The window to bring forward.
    case payloadApsTargetContentId
    /// AP-015 `aps.filter-criteria`: What a Focus filters by.
    case payloadApsFilterCriteria
    /// NIM-330 `nim`: The server's own marker, a number or a string; the number 1 is written.
    case payloadNim
    /// NIM-331 `pushTitle`: Stays at the root; the title only where the alert has none.
    case payloadPushTitle
    /// NIM-332 `apns-collapse-id`: Where the server left it: what the header said; it goes to the header again.
    case payloadApnsCollapseId
    /// NIM-333 `pushkitFirst`: Prefers the PushKit token; stays at the root.
    case payloadPushkitFirst
    /// NIM-334 `hwField`: Settings of another platform that the server left in; kept aside.
    case payloadHwField
    /// NIM-335 `hwPassThroughField`: Settings of another platform that the server left in; kept aside.
    case payloadHwPassThroughField
    /// NIM-336 `honorField`: Settings of another platform that the server left in; kept aside.
    case payloadHonorField
    /// NIM-337 `honorPassThroughField`: Settings of another platform that the server left in; kept aside.
    case payloadHonorPassThroughField
    /// NIM-338 `vivoField`: Settings of another platform that the server left in; kept aside.
    case payloadVivoField
    /// NIM-339 `oppoField`: Settings of another platform that the server left in; kept aside.
    case payloadOppoField
    /// NIM-340 `fcmField`: Settings of another platform that the server left in; kept aside.
    case payloadFcmField
    /// NIM-341 `fcmFieldV1`: Settings of another platform that the server left in; kept aside.
    case payloadFcmFieldV1
    /// NIM-342 `harmonyField`: Settings of another platform that the server left in; kept aside.
    case payloadHarmonyField
    /// NIM-343 `to`: The Web SDK's target: the peer's account or the team id; scene says which.
    case sdkTo
    /// NIM-344 `sessionId`: Android and Flutter say at the root what session holds; the Web SDK's own form gives way to to.
    case sdkSessionId
    /// NIM-345 `receiver_accid_`: Desktop spelling of the peer's account or the team id.
    case sdkReceiverAccid_
    /// NIM-346 `sessionType`: Android and Flutter: p2p, team, superTeam or chatRoom in any case, or the number of session.sessionType.
    case sdkSessionType
    /// NIM-347 `scene`: Web spelling of the kind: p2p, team or superTeam.
    case sdkScene
    /// NIM-348 `session_type_`: Desktop spelling of session.sessionType.
    case sdkSessionType_
    /// NIM-349 `type`: Web spelling of messageType, a word: text, image, audio, video, file, geo, tip, custom, notification.
    case sdkType
    /// NIM-350 `type_`: Desktop spelling of messageType.
    case sdkType_
    /// NIM-351 `fromAccount`: Android and Flutter spelling of from.
    case sdkFromAccount
    /// NIM-352 `sender_accid_`: Desktop spelling of from.
    case sdkSenderAccid_
    /// NIM-353 `fromNickname`: Android and Flutter spelling of the sender's nickname.
    case sdkFromNickname
    /// NIM-354 `readonly_sender_nickname_`: Desktop spelling of the sender's nickname.
    case sdkReadonlySenderNickname_
    /// NIM-355 `uuid`: Android's and Flutter's client id; their messageId numbers a row of the device's own database.
    case sdkUuid
    /// NIM-356 `idClient`: Web spelling of messageId.
    case sdkIdClient
    /// NIM-357 `client_msg_id_`: Desktop spelling of messageId.
    case sdkClientMsgId_
    /// NIM-358 `serverId`: Android and Flutter spelling of serverID.
    case sdkServerId
    /// NIM-359 `idServer`: Web spelling of serverID.
    case sdkIdServer
    /// NIM-360 `readonly_server_id_`: Desktop spelling of serverID.
    case sdkReadonlyServerId_
    /// NIM-361 `time`: Web spelling of timestamp.
    case sdkTime
    /// NIM-362 `timetag_`: Desktop spelling of timestamp.
    case sdkTimetag_
    /// NIM-363 `body`: The newer Web SDK's spelling of text.
    case sdkBody
    /// NIM-364 `tip`: The text of a tip in the Web SDK.
    case sdkTip
    /// NIM-365 `content_`: Desktop spelling of text.
    case sdkContent_
    /// NIM-366 `custom`: Web spelling of remoteExt, a text.
    case sdkCustom
    /// NIM-367 `ext`: The newer Web SDK's spelling of remoteExt, a text.
    case sdkExt
    /// NIM-368 `remoteExtension`: Android and Flutter spelling of remoteExt.
    case sdkRemoteExtension
    /// NIM-369 `server_ext_`: Desktop spelling of remoteExt.
    case sdkServerExt_
    /// NIM-370 `enablePersist`: Flutter spelling of persistEnable.
    case sdkEnablePersist
    /// NIM-371 `isOfflinable`: Web spelling of persistEnable.
    case sdkIsOfflinable
    /// NIM-372 `need_offline_`: Desktop spelling of persistEnable.
    case sdkNeedOffline_
    /// NIM-373 `enableRoute`: Android and Flutter spelling of routeEnabled.
    case sdkEnableRoute
    /// NIM-374 `cc`: Web spelling of routeEnabled.
    case sdkCc
    /// NIM-375 `routable_`: Desktop spelling of routeEnabled.
    case sdkRoutable_
    /// NIM-376 `env_config_`: Desktop spelling of env.
    case sdkEnvConfig_
    /// NIM-377 `messageAttachment`: Android and Flutter spelling of the attachment; a push cannot carry it.
    case sdkMessageAttachment
    /// NIM-378 `file`: Web spelling of the attachment; a push cannot carry it.
    case sdkFile
    /// NIM-379 `geo`: The Web SDK's place of a location message; a push cannot carry it.
    case sdkGeo
    /// NIM-380 `attach_`: Desktop spelling of the attachment; a push cannot carry it.
    case sdkAttach_
    /// NIM-381 `toAccount`: The receiver under the name that fromAccount suggests; to counts where both stand.
    case copyToAccount
    /// NIM-382 `calleeAccountId`: Whom a call invites; counts where nothing else names a receiver.
    case sdkV2CalleeAccountId
    /// NIM-383 `inviteeAccountId`: Whom an invitation to a call's room is for.
    case sdkV2InviteeAccountId
    /// NIM-384 `inviterAccountId`: Who invites, as the invited side's calls spell it.
    case sdkV2InviterAccountId
    /// NIM-385 `callee_account_id`: calleeAccountId in the spelling of the server interface.
    case serverV2CalleeAccountId
    /// NIM-386 `invitee_account_id`: inviteeAccountId in the spelling of the server interface.
    case serverV2InviteeAccountId
    /// NIM-387 `inviter_account_id`: inviterAccountId in the spelling of the server interface.
    case serverV2InviterAccountId
    /// NIM-388 `accountId`: Whom the first SDK's signalling invites; counts where nothing else names a receiver.
    case sdkAccountId
    /// NIM-389 `account`: The Web SDK's name for it.
    case sdkAccount
    /// NIM-390 `account_id_`: The desktop SDK's name for it.
    case sdkAccountId_
    /// NIM-391 `calleeAccountId`: The second SDK's name for it, beside switches of the first.
    case sdkCalleeAccountId
}

extension NIMKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
}

private let rowTable: [String] = [
    "NIM-001",
    "AP-005",
    "AP-027",
    "AP-028",
    "AP-029",
    "AP-030",
    "AP-031",
    "AP-032",
    "AP-033",
    "AP-034",
    "AP-035",
    "AP-036",
    "AP-007",
    "AP-011",
    "AP-010",
    "AP-009",
    "AP-008",
    "AP-013",
    "AP-014",
    "AP-012",
    "AP-015",
    "NIM-014",
    "NIM-023",
    "NIM-024",
    "NIM-025",
    "NIM-026",
    "NIM-027",
    "NIM-028",
    "NIM-029",
    "NIM-030",
    "NIM-031",
    "NIM-032",
    "NIM-033",
    "NIM-034",
    "NIM-035",
    "NIM-036",
    "NIM-037",
    "NIM-038",
    "NIM-039",
    "NIM-040",
    "NIM-041",
    "NIM-042",
    "NIM-043",
    "NIM-044",
    "NIM-045",
    "NIM-046",
    "NIM-047",
    "NIM-048",
    "NIM-049",
    "NIM-050",
    "NIM-051",
    "NIM-052",
    "NIM-053",
    "NIM-054",
    "NIM-055",
    "NIM-056",
    "NIM-057",
    "NIM-058",
    "NIM-059",
    "NIM-060",
    "NIM-061",
    "NIM-062",
    "NIM-063",
    "NIM-064",
    "NIM-065",
    "NIM-066",
    "NIM-067",
    "NIM-068",
    "NIM-069",
    "NIM-070",
    "NIM-071",
    "NIM-072",
    "NIM-073",
    "NIM-074",
    "NIM-075",
    "NIM-076",
    "NIM-077",
    "NIM-078",
    "NIM-079",
    "NIM-080",
    "NIM-081",
    "NIM-082",
    "NIM-083",
    "NIM-084",
    "NIM-085",
    "NIM-086",
    "NIM-087",
    "NIM-088",
    "NIM-089",
    "NIM-090",
    "NIM-091",
    "NIM-092",
    "NIM-093",
    "NIM-094",
    "NIM-095",
    "NIM-096",
    "NIM-097",
    "NIM-098",
    "NIM-099",
    "NIM-100",
    "NIM-101",
    "NIM-102",
    "NIM-103",
    "NIM-104",
    "NIM-105",
    "NIM-106",
    "NIM-107",
    "NIM-108",
    "NIM-109",
    "NIM-110",
    "NIM-111",
    "NIM-112",
    "NIM-113",
    "NIM-114",
    "NIM-115",
    "NIM-116",
    "NIM-117",
    "NIM-118",
    "NIM-119",
    "NIM-120",
    "NIM-121",
    "NIM-122",
    "NIM-123",
    "NIM-124",
    "NIM-125",
    "NIM-126",
    "NIM-127",
    "NIM-128",
    "NIM-129",
    "NIM-130",
    "NIM-131",
    "NIM-132",
    "NIM-133",
    "NIM-134",
    "NIM-135",
    "NIM-136",
    "NIM-137",
    "NIM-138",
    "NIM-139",
    "NIM-140",
    "NIM-141",
    "NIM-142",
    "NIM-143",
    "NIM-144",
    "NIM-145",
    "NIM-146",
    "NIM-147",
    "NIM-148",
    "NIM-149",
    "NIM-150",
    "NIM-151",
    "NIM-152",
    "NIM-153",
    "NIM-154",
    "NIM-155",
    "NIM-156",
    "NIM-157",
    "NIM-158",
    "NIM-159",
    "NIM-160",
    "NIM-161",
    "NIM-162",
    "NIM-163",
    "NIM-164",
    "NIM-165",
    "NIM-166",
    "NIM-167",
    "NIM-168",
    "NIM-169",
    "NIM-170",
    "NIM-171",
    "NIM-172",
    "NIM-173",
    "NIM-174",
    "NIM-175",
    "NIM-176",
    "NIM-177",
    "NIM-178",
    "NIM-179",
    "NIM-180",
    "NIM-181",
    "NIM-182",
    "NIM-183",
    "NIM-184",
    "NIM-185",
    "NIM-186",
    "NIM-187",
    "NIM-188",
    "NIM-189",
    "NIM-190",
    "NIM-191",
    "NIM-192",
    "NIM-193",
    "NIM-194",
    "NIM-195",
    "NIM-196",
    "NIM-197",
    "NIM-198",
    "NIM-199",
    "NIM-200",
    "NIM-201",
    "NIM-202",
    "NIM-203",
    "NIM-204",
    "NIM-205",
    "NIM-206",
    "NIM-207",
    "NIM-208",
    "NIM-209",
    "NIM-210",
    "NIM-211",
    "NIM-212",
    "NIM-213",
    "NIM-214",
    "NIM-215",
    "NIM-216",
    "NIM-217",
    "NIM-218",
    "NIM-219",
    "NIM-220",
    "NIM-221",
    "NIM-222",
    "NIM-223",
    "NIM-224",
    "NIM-225",
    "NIM-226",
    "NIM-227",
    "NIM-228",
    "NIM-229",
    "NIM-230",
    "NIM-231",
    "NIM-232",
    "NIM-233",
    "NIM-234",
    "NIM-235",
    "NIM-236",
    "NIM-237",
    "NIM-238",
    "NIM-239",
    "NIM-240",
    "NIM-241",
    "NIM-242",
    "NIM-243",
    "NIM-244",
    "NIM-245",
    "NIM-246",
    "NIM-247",
    "NIM-248",
    "NIM-249",
    "NIM-250",
    "NIM-251",
    "NIM-252",
    "NIM-253",
    "NIM-254",
    "NIM-255",
    "NIM-256",
    "NIM-257",
    "NIM-258",
    "NIM-259",
    "NIM-260",
    "NIM-261",
    "NIM-262",
    "NIM-263",
    "NIM-264",
    "NIM-265",
    "NIM-266",
    "NIM-267",
    "NIM-268",
    "NIM-269",
    "NIM-270",
    "NIM-271",
    "NIM-272",
    "NIM-273",
    "NIM-274",
    "NIM-275",
    "NIM-276",
    "NIM-277",
    "NIM-278",
    "NIM-279",
    "NIM-280",
    "NIM-281",
    "NIM-282",
    "NIM-283",
    "NIM-284",
    "NIM-285",
    "NIM-286",
    "NIM-287",
    "NIM-288",
    "NIM-289",
    "NIM-290",
    "NIM-291",
    "NIM-292",
    "NIM-293",
    "NIM-294",
    "NIM-295",
    "NIM-296",
    "NIM-297",
    "NIM-298",
    "NIM-299",
    "NIM-300",
    "NIM-301",
    "NIM-302",
    "NIM-303",
    "NIM-304",
    "NIM-305",
    "NIM-306",
    "NIM-307",
    "NIM-308",
    "AP-005",
    "AP-027",
    "AP-028",
    "AP-029",
    "AP-030",
    "AP-031",
    "AP-032",
    "AP-033",
    "AP-034",
    "AP-035",
    "AP-036",
    "AP-007",
    "AP-006",
    "AP-011",
    "AP-010",
    "AP-009",
    "AP-008",
    "AP-013",
    "AP-014",
    "AP-012",
    "AP-015",
    "NIM-330",
    "NIM-331",
    "NIM-332",
    "NIM-333",
    "NIM-334",
    "NIM-335",
    "NIM-336",
    "NIM-337",
    "NIM-338",
    "NIM-339",
    "NIM-340",
    "NIM-341",
    "NIM-342",
    "NIM-343",
    "NIM-344",
    "NIM-345",
    "NIM-346",
    "NIM-347",
    "NIM-348",
    "NIM-349",
    "NIM-350",
    "NIM-351",
    "NIM-352",
    "NIM-353",
    "NIM-354",
    "NIM-355",
    "NIM-356",
    "NIM-357",
    "NIM-358",
    "NIM-359",
    "NIM-360",
    "NIM-361",
    "NIM-362",
    "NIM-363",
    "NIM-364",
    "NIM-365",
    "NIM-366",
    "NIM-367",
    "NIM-368",
    "NIM-369",
    "NIM-370",
    "NIM-371",
    "NIM-372",
    "NIM-373",
    "NIM-374",
    "NIM-375",
    "NIM-376",
    "NIM-377",
    "NIM-378",
    "NIM-379",
    "NIM-380",
    "NIM-381",
    "NIM-382",
    "NIM-383",
    "NIM-384",
    "NIM-385",
    "NIM-386",
    "NIM-387",
    "NIM-388",
    "NIM-389",
    "NIM-390",
    "NIM-391",
]

private let nameTable: [UTF8Text] = [
    "apsField",
    "alert",
    "title",
    "subtitle",
    "body",
    "launch-image",
    "title-loc-key",
    "title-loc-args",
    "subtitle-loc-key",
    "subtitle-loc-args",
    "loc-key",
    "loc-args",
    "sound",
    "mutable-content",
    "content-available",
    "category",
    "thread-id",
    "interruption-level",
    "relevance-score",
    "target-content-id",
    "filter-criteria",
    "badge",
    "pushTitle",
    "sound",
    "apns-collapse-id",
    "pushkitFirst",
    "notifyId",
    "hwField",
    "hwPassThroughField",
    "honorField",
    "honorPassThroughField",
    "vivoField",
    "oppoField",
    "fcmField",
    "fcmFieldV1",
    "harmonyField",
    "nim",
    "aps",
    "session",
    "sessionId",
    "sessionType",
    "messageType",
    "text",
    "from",
    "senderName",
    "messageId",
    "serverID",
    "timestamp",
    "apnsContent",
    "apnsPayload",
    "setting",
    "apnsEnabled",
    "apnsEnable",
    "apnsWithPrefix",
    "shouldBeCounted",
    "persistEnable",
    "routeEnabled",
    "apnsMemberOption",
    "userIds",
    "forcePush",
    "apnsContent",
    "remoteExt",
    "env",
    "messageObject",
    "content",
    "sendToOnlineUsersOnly",
    "message",
    "messageId",
    "serverID",
    "postscript",
    "shouldBeCounted",
    "attach",
    "needPush",
    "needBadge",
    "pushTitle",
    "apnsInuse",
    "apnsBadge",
    "apnsWithPrefix",
    "apnsSound",
    "config",
    "memberPushOption",
    "msg_setting_",
    "pushInfo",
    "enablePush",
    "enablePushNick",
    "enableUnreadCount",
    "pushContent",
    "pushPayload",
    "isForcePush",
    "forcePushList",
    "forcePushContent",
    "apnsText",
    "customApnsText",
    "shouldNotifyBeCount",
    "need_push_",
    "push_need_prefix_",
    "push_need_badge_",
    "push_content_",
    "push_payload_",
    "is_force_push_",
    "force_push_ids_list_",
    "force_push_content_",
    "apns_text_",
    "apnstext",
    "pushpayload",
    "isPushable",
    "needPushNick",
    "isUnreadable",
    "needPushBadge",
    "needForcePush",
    "forcePushIDsList",
    "apns",
    "forcePush",
    "accounts",
    "content",
    "conversationId",
    "conversationType",
    "messageClientId",
    "messageServerId",
    "messageType",
    "text",
    "senderId",
    "receiverId",
    "createTime",
    "serverExtension",
    "attachment",
    "pushConfig",
    "pushEnabled",
    "pushNickEnabled",
    "pushContent",
    "pushPayload",
    "forcePush",
    "forcePushAccountIds",
    "forcePushContent",
    "content",
    "payload",
    "needPush",
    "needBadge",
    "pushTitle",
    "title",
    "category",
    "messageConfig",
    "unreadEnabled",
    "offlineEnabled",
    "historyEnabled",
    "roamingEnabled",
    "onlineSyncEnabled",
    "lastMessageUpdateEnabled",
    "readReceiptEnabled",
    "routeConfig",
    "routeEnabled",
    "routeEnvironment",
    "targetConfig",
    "receiverIds",
    "inclusive",
    "notificationConfig",
    "offlineEnabled",
    "unreadEnabled",
    "content",
    "message",
    "messageClientId",
    "messageServerId",
    "postscript",
    "pushContent",
    "pushPayload",
    "env",
    "from",
    "fromAccid",
    "ope",
    "msgtype",
    "to",
    "toAccids",
    "type",
    "body",
    "msg",
    "option",
    "push",
    "needPushNick",
    "badge",
    "persistent",
    "route",
    "roam",
    "history",
    "sendersync",
    "sessionUpdate",
    "pushcontent",
    "push_content",
    "payload",
    "pushPayload",
    "forcepushlist",
    "forcepushall",
    "forcepushcontent",
    "isForcePush",
    "sound",
    "save",
    "attach",
    "ext",
    "env",
    "deleteMsgid",
    "msg",
    "timetag",
    "ignoreTime",
    "needPush",
    "pushTitle",
    "needBadge",
    "isSave",
    "isRoute",
    "conversation_id",
    "sender_id",
    "receiver_ids",
    "receiver_id",
    "type",
    "message",
    "message_type",
    "text",
    "message_client_id",
    "attachment",
    "push_config",
    "push_enabled",
    "push_nick_enabled",
    "push_content",
    "push_payload",
    "push_forcepush_enable",
    "push_forcepush_all",
    "push_forcepush_ids",
    "push_forcepush_content",
    "force_push",
    "force_push_account_ids",
    "force_push_content",
    "push_title",
    "push_badge_enabled",
    "message_config",
    "unread_enabled",
    "offline_enabled",
    "mutil_sync_enabled",
    "history_enabled",
    "roaming_enabled",
    "conversation_update_enabled",
    "route_config",
    "route_enabled",
    "route_environment",
    "target_option",
    "receiver_account_ids",
    "inclusive",
    "extension",
    "notification_config",
    "offline_enabled",
    "unread_enabled",
    "content",
    "sound",
    "offline_enabled",
    "unread_enabled",
    "server_id",
    "push_content",
    "push_payload",
    "description",
    "attach",
    "route_environment",
    "message_time",
    "ignore_revoke_time",
    "target_type",
    "target_os",
    "roam_enabled",
    "roam_expire_after",
    "fromNick",
    "senderName",
    "fromNick",
    "senderName",
    "fromNick",
    "senderName",
    "fromNick",
    "session",
    "from",
    "conversationId",
    "senderId",
    "convType",
    "eventType",
    "to",
    "fromAccount",
    "fromNick",
    "msgType",
    "body",
    "attach",
    "msgidClient",
    "msgidServer",
    "msgTimestamp",
    "ext",
    "customApnsText",
    "customSafeFlag",
    "tMembers",
    "fromClientType",
    "fromDeviceId",
    "resendFlag",
    "antispam",
    "yidunRes",
    "blacklist",
    "ip",
    "port",
    "aiParams",
    "fromClientIp",
    "fromClientPort",
    "clientId",
    "msgId",
    "from",
    "deleteTime",
    "sendTime",
    "selfMsg",
    "aps",
    "alert",
    "title",
    "subtitle",
    "body",
    "launch-image",
    "title-loc-key",
    "title-loc-args",
    "subtitle-loc-key",
    "subtitle-loc-args",
    "loc-key",
    "loc-args",
    "sound",
    "badge",
    "mutable-content",
    "content-available",
    "category",
    "thread-id",
    "interruption-level",
    "relevance-score",
    "target-content-id",
    "filter-criteria",
    "nim",
    "pushTitle",
    "apns-collapse-id",
    "pushkitFirst",
    "hwField",
    "hwPassThroughField",
    "honorField",
    "honorPassThroughField",
    "vivoField",
    "oppoField",
    "fcmField",
    "fcmFieldV1",
    "harmonyField",
    "to",
    "sessionId",
    "receiver_accid_",
    "sessionType",
    "scene",
    "session_type_",
    "type",
    "type_",
    "fromAccount",
    "sender_accid_",
    "fromNickname",
    "readonly_sender_nickname_",
    "uuid",
    "idClient",
    "client_msg_id_",
    "serverId",
    "idServer",
    "readonly_server_id_",
    "time",
    "timetag_",
    "body",
    "tip",
    "content_",
    "custom",
    "ext",
    "remoteExtension",
    "server_ext_",
    "enablePersist",
    "isOfflinable",
    "need_offline_",
    "enableRoute",
    "cc",
    "routable_",
    "env_config_",
    "messageAttachment",
    "file",
    "geo",
    "attach_",
    "toAccount",
    "calleeAccountId",
    "inviteeAccountId",
    "inviterAccountId",
    "callee_account_id",
    "invitee_account_id",
    "inviter_account_id",
    "accountId",
    "account",
    "account_id_",
    "calleeAccountId",
]

private let pathTable: [String] = [
    "pushPayload.apsField",
    "pushPayload.apsField.alert",
    "pushPayload.apsField.alert.title",
    "pushPayload.apsField.alert.subtitle",
    "pushPayload.apsField.alert.body",
    "pushPayload.apsField.alert.launch-image",
    "pushPayload.apsField.alert.title-loc-key",
    "pushPayload.apsField.alert.title-loc-args",
    "pushPayload.apsField.alert.subtitle-loc-key",
    "pushPayload.apsField.alert.subtitle-loc-args",
    "pushPayload.apsField.alert.loc-key",
    "pushPayload.apsField.alert.loc-args",
    "pushPayload.apsField.sound",
    "pushPayload.apsField.mutable-content",
    "pushPayload.apsField.content-available",
    "pushPayload.apsField.category",
    "pushPayload.apsField.thread-id",
    "pushPayload.apsField.interruption-level",
    "pushPayload.apsField.relevance-score",
    "pushPayload.apsField.target-content-id",
    "pushPayload.apsField.filter-criteria",
    "pushPayload.apsField.badge",
    "pushPayload.pushTitle",
    "pushPayload.sound",
    "pushPayload.apns-collapse-id",
    "pushPayload.pushkitFirst",
    "pushPayload.notifyId",
    "pushPayload.hwField",
    "pushPayload.hwPassThroughField",
    "pushPayload.honorField",
    "pushPayload.honorPassThroughField",
    "pushPayload.vivoField",
    "pushPayload.oppoField",
    "pushPayload.fcmField",
    "pushPayload.fcmFieldV1",
    "pushPayload.harmonyField",
    "pushPayload.nim",
    "pushPayload.aps",
    "session",
    "session.sessionId",
    "session.sessionType",
    "messageType",
    "text",
    "from",
    "senderName",
    "messageId",
    "serverID",
    "timestamp",
    "apnsContent",
    "apnsPayload",
    "setting",
    "setting.apnsEnabled",
    "setting.apnsEnable",
    "setting.apnsWithPrefix",
    "setting.shouldBeCounted",
    "setting.persistEnable",
    "setting.routeEnabled",
    "apnsMemberOption",
    "apnsMemberOption.userIds",
    "apnsMemberOption.forcePush",
    "apnsMemberOption.apnsContent",
    "remoteExt",
    "env",
    "messageObject",
    "content",
    "sendToOnlineUsersOnly",
    "message",
    "message.messageId",
    "message.serverID",
    "postscript",
    "shouldBeCounted",
    "attach",
    "needPush",
    "needBadge",
    "pushTitle",
    "apnsInuse",
    "apnsBadge",
    "apnsWithPrefix",
    "apnsSound",
    "config",
    "memberPushOption",
    "msg_setting_",
    "pushInfo",
    "enablePush",
    "enablePushNick",
    "enableUnreadCount",
    "pushContent",
    "pushPayload",
    "isForcePush",
    "forcePushList",
    "forcePushContent",
    "apnsText",
    "customApnsText",
    "shouldNotifyBeCount",
    "need_push_",
    "push_need_prefix_",
    "push_need_badge_",
    "push_content_",
    "push_payload_",
    "is_force_push_",
    "force_push_ids_list_",
    "force_push_content_",
    "apns_text_",
    "apnstext",
    "pushpayload",
    "isPushable",
    "needPushNick",
    "isUnreadable",
    "needPushBadge",
    "needForcePush",
    "forcePushIDsList",
    "apns",
    "apns.forcePush",
    "apns.accounts",
    "apns.content",
    "conversationId",
    "conversationType",
    "messageClientId",
    "messageServerId",
    "messageType",
    "text",
    "senderId",
    "receiverId",
    "createTime",
    "serverExtension",
    "attachment",
    "pushConfig",
    "pushConfig.pushEnabled",
    "pushConfig.pushNickEnabled",
    "pushConfig.pushContent",
    "pushConfig.pushPayload",
    "pushConfig.forcePush",
    "pushConfig.forcePushAccountIds",
    "pushConfig.forcePushContent",
    "pushConfig.content",
    "pushConfig.payload",
    "pushConfig.needPush",
    "pushConfig.needBadge",
    "pushConfig.pushTitle",
    "pushConfig.title",
    "pushConfig.category",
    "messageConfig",
    "messageConfig.unreadEnabled",
    "messageConfig.offlineEnabled",
    "messageConfig.historyEnabled",
    "messageConfig.roamingEnabled",
    "messageConfig.onlineSyncEnabled",
    "messageConfig.lastMessageUpdateEnabled",
    "messageConfig.readReceiptEnabled",
    "routeConfig",
    "routeConfig.routeEnabled",
    "routeConfig.routeEnvironment",
    "targetConfig",
    "targetConfig.receiverIds",
    "targetConfig.inclusive",
    "notificationConfig",
    "notificationConfig.offlineEnabled",
    "notificationConfig.unreadEnabled",
    "content",
    "message",
    "message.messageClientId",
    "message.messageServerId",
    "postscript",
    "pushContent",
    "pushPayload",
    "env",
    "from",
    "fromAccid",
    "ope",
    "msgtype",
    "to",
    "toAccids",
    "type",
    "body",
    "body.msg",
    "option",
    "option.push",
    "option.needPushNick",
    "option.badge",
    "option.persistent",
    "option.route",
    "option.roam",
    "option.history",
    "option.sendersync",
    "option.sessionUpdate",
    "pushcontent",
    "push_content",
    "payload",
    "pushPayload",
    "forcepushlist",
    "forcepushall",
    "forcepushcontent",
    "isForcePush",
    "sound",
    "save",
    "attach",
    "ext",
    "env",
    "deleteMsgid",
    "msg",
    "timetag",
    "ignoreTime",
    "needPush",
    "pushTitle",
    "needBadge",
    "isSave",
    "isRoute",
    "conversation_id",
    "sender_id",
    "receiver_ids",
    "receiver_id",
    "type",
    "message",
    "message.message_type",
    "message.text",
    "message.message_client_id",
    "message.attachment",
    "push_config",
    "push_config.push_enabled",
    "push_config.push_nick_enabled",
    "push_config.push_content",
    "push_config.push_payload",
    "push_config.push_forcepush_enable",
    "push_config.push_forcepush_all",
    "push_config.push_forcepush_ids",
    "push_config.push_forcepush_content",
    "push_config.force_push",
    "push_config.force_push_account_ids",
    "push_config.force_push_content",
    "push_config.push_title",
    "push_config.push_badge_enabled",
    "message_config",
    "message_config.unread_enabled",
    "message_config.offline_enabled",
    "message_config.mutil_sync_enabled",
    "message_config.history_enabled",
    "message_config.roaming_enabled",
    "message_config.conversation_update_enabled",
    "route_config",
    "route_config.route_enabled",
    "route_config.route_environment",
    "target_option",
    "target_option.receiver_account_ids",
    "target_option.inclusive",
    "extension",
    "notification_config",
    "notification_config.offline_enabled",
    "notification_config.unread_enabled",
    "content",
    "sound",
    "offline_enabled",
    "unread_enabled",
    "server_id",
    "push_content",
    "push_payload",
    "description",
    "attach",
    "route_environment",
    "message_time",
    "ignore_revoke_time",
    "target_type",
    "target_os",
    "roam_enabled",
    "roam_expire_after",
    "fromNick",
    "senderName",
    "fromNick",
    "senderName",
    "fromNick",
    "senderName",
    "fromNick",
    "message.session",
    "message.from",
    "message.conversationId",
    "message.senderId",
    "convType",
    "eventType",
    "to",
    "fromAccount",
    "fromNick",
    "msgType",
    "body",
    "attach",
    "msgidClient",
    "msgidServer",
    "msgTimestamp",
    "ext",
    "customApnsText",
    "customSafeFlag",
    "tMembers",
    "fromClientType",
    "fromDeviceId",
    "resendFlag",
    "antispam",
    "yidunRes",
    "blacklist",
    "ip",
    "port",
    "aiParams",
    "fromClientIp",
    "fromClientPort",
    "clientId",
    "msgId",
    "from",
    "deleteTime",
    "sendTime",
    "selfMsg",
    "aps",
    "aps.alert",
    "aps.alert.title",
    "aps.alert.subtitle",
    "aps.alert.body",
    "aps.alert.launch-image",
    "aps.alert.title-loc-key",
    "aps.alert.title-loc-args",
    "aps.alert.subtitle-loc-key",
    "aps.alert.subtitle-loc-args",
    "aps.alert.loc-key",
    "aps.alert.loc-args",
    "aps.sound",
    "aps.badge",
    "aps.mutable-content",
    "aps.content-available",
    "aps.category",
    "aps.thread-id",
    "aps.interruption-level",
    "aps.relevance-score",
    "aps.target-content-id",
    "aps.filter-criteria",
    "nim",
    "pushTitle",
    "apns-collapse-id",
    "pushkitFirst",
    "hwField",
    "hwPassThroughField",
    "honorField",
    "honorPassThroughField",
    "vivoField",
    "oppoField",
    "fcmField",
    "fcmFieldV1",
    "harmonyField",
    "to",
    "sessionId",
    "receiver_accid_",
    "sessionType",
    "scene",
    "session_type_",
    "type",
    "type_",
    "fromAccount",
    "sender_accid_",
    "fromNickname",
    "readonly_sender_nickname_",
    "uuid",
    "idClient",
    "client_msg_id_",
    "serverId",
    "idServer",
    "readonly_server_id_",
    "time",
    "timetag_",
    "body",
    "tip",
    "content_",
    "custom",
    "ext",
    "remoteExtension",
    "server_ext_",
    "enablePersist",
    "isOfflinable",
    "need_offline_",
    "enableRoute",
    "cc",
    "routable_",
    "env_config_",
    "messageAttachment",
    "file",
    "geo",
    "attach_",
    "toAccount",
    "calleeAccountId",
    "inviteeAccountId",
    "inviterAccountId",
    "callee_account_id",
    "invitee_account_id",
    "inviter_account_id",
    "accountId",
    "account",
    "account_id_",
    "calleeAccountId",
]
