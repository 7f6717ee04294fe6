// Made from Mappings/rongcloud.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The keys of `Mappings/rongcloud.tsv`, a case for each row, and Apple's where it names a place for them.
package enum RongCloudKey: UInt16, CaseIterable, Sendable, VendorKeyName {
    /// RC-001 `fromUserId`: The sender.
    case fromUserId
    /// RC-002 `objectName`: What type of message it is; types of the app's own may not begin with RC:.
    case objectName
    /// RC-003 `content`: The message, JSON in a string, whose keys depend on objectName.
    case content
    /// RC-004 `content.content`: The text of RC:TxtMsg and RC:ReferenceMsg; other types have a thumbnail or the like here.
    case content_content
    /// RC-005 `content.extra`: The app's own data of the message, never in a push.
    case extra
    /// RC-006 `content.user`: The sender as clients show it; no page says that a push does (RC 18).
    case user
    /// RC-007 `content.mentionedInfo`: Who is mentioned.
    case mentionedInfo
    /// RC-008 `content.mentionedInfo.type`: 1 is everybody, 2 those listed (RC 9.3).
    case mentionedInfoType
    /// RC-009 `content.mentionedInfo.userIdList`: The members who are mentioned.
    case mentionedInfoUserIdList
    /// RC-010 `content.mentionedInfo.mentionedContent`: The text of the push, over pushContent (RC 4).
    case mentionedInfoMentionedContent
    /// RC-011 `isPersisted`: Whether the cloud keeps the message; no push depends on it.
    case isPersisted
    /// RC-012 `isIncludeSender`: Whether the sender gets a copy.
    case isIncludeSender
    /// RC-013 `verifyBlacklist`: Whether those are left out who block the sender.
    case verifyBlacklist
    /// RC-014 `expansion`: Whether others may add to the message.
    case expansion
    /// RC-015 `extraContent`: What was added to the message.
    case extraContent
    /// RC-016 `msgRandom`: A number by which copies of one message are told.
    case msgRandom
    /// RC-017 `disableUpdateLastMsg`: Whether the list of conversations leaves the message out.
    case disableUpdateLastMsg
    /// RC-018 `needReadReceipt`: Whether a read receipt is asked for.
    case needReadReceipt
    /// RC-019 `busChannel`: The channel of an ultragroup; its channels have no settings of their own here.
    case busChannel
    /// RC-020 `pushExt.pushConfigs`: Settings for each push service, one object with one key for each.
    case pushConfigs
    /// RC-021 `pushExt.title`: The title; without it the sender's name, in a group the group's.
    case title
    /// RC-022 `pushExt.templateId`: A template of the console, for what title and text are not given.
    case templateId
    /// RC-023 `pushExt.forceShowPushContent`: 1 shows the words to those who hide them too; true and false are seen as well.
    case forceShowPushContent
    /// RC-024 `pushExt.forceShowDetailContent`: The name that clients use (RC 9.14).
    case forceShowDetailContent
    /// RC-025 `pushExt.pushConfigs.APNs`: What is for Apple's devices; the Web SDK spells it APNS (RC 9.1).
    case pushConfigsAPNs
    /// RC-026 `pushExt.pushConfigs.APNs.thread-id`: Groups notifications.
    case pushConfigsAPNsThreadId
    /// RC-027 `pushExt.pushConfigs.APNs.apns-collapse-id`: A newer notification replaces an older one with the same identifier.
    case pushConfigsAPNsApnsCollapseId
    /// RC-028 `pushExt.pushConfigs.APNs.category`: The category; without it objectName stands there.
    case pushConfigsAPNsCategory
    /// RC-029 `pushExt.pushConfigs.APNs.richMediaUri`: A picture, for the app's service extension.
    case pushConfigsAPNsRichMediaUri
    /// RC-030 `pushExt.pushConfigs.APNs.interruption-level`: passive, active, time-sensitive or critical.
    case pushConfigsAPNsInterruptionLevel
    /// RC-031 `pushExt.pushConfigs.HW`: Settings for Huawei's push service; kept aside, never sent to Apple.
    case pushConfigsHW
    /// RC-032 `pushExt.pushConfigs.HONOR`: Settings for Honor's push service; kept aside, never sent to Apple.
    case pushConfigsHONOR
    /// RC-033 `pushExt.pushConfigs.MI`: Settings for Xiaomi's push service; kept aside, never sent to Apple.
    case pushConfigsMI
    /// RC-034 `pushExt.pushConfigs.OPPO`: Settings for OPPO's push service; kept aside, never sent to Apple.
    case pushConfigsOPPO
    /// RC-035 `pushExt.pushConfigs.VIVO`: Settings for vivo's push service; kept aside, never sent to Apple.
    case pushConfigsVIVO
    /// RC-036 `pushExt.pushConfigs.FCM`: Settings for Google's push service; kept aside, never sent to Apple.
    case pushConfigsFCM
    /// RC-037 `pushExt.pushConfigs.OHOS`: Settings for HarmonyOS's push service; kept aside, never sent to Apple.
    case pushConfigsOHOS
    /// RC-038 `iOSConfig.threadId`: Groups notifications.
    case threadId
    /// RC-039 `iOSConfig.apnsCollapseId`: A newer notification replaces an older one with the same identifier.
    case apnsCollapseId
    /// RC-040 `iOSConfig.category`: The category; without it objectName stands there.
    case category
    /// RC-041 `iOSConfig.richMediaUri`: A picture, for the app's service extension.
    case richMediaUri
    /// RC-042 `iOSConfig.interruptionLevel`: passive, active, time-sensitive or critical.
    case interruptionLevel
    /// RC-043 `iOSConfig.thread_id`: An older spelling of threadId.
    case iOSConfig_thread_id
    /// RC-044 `iOSConfig.apns_collapse_id`: An older spelling of apnsCollapseId.
    case iOSConfig_apns_collapse_id
    /// RC-045 `iOSConfig.RichMediaUrl`: The spelling of the .NET wrapper.
    case richMediaUrl
    /// RC-046 `path`: Which call the body is for (RC 13).
    case privatePath
    /// RC-047 `path`: Which call the body is for (RC 13).
    case groupPath
    /// RC-048 `path`: Which call the body is for (RC 13).
    case systemPath
    /// RC-049 `path`: Which call the body is for (RC 13).
    case broadcastPath
    /// RC-050 `path`: Which call the body is for (RC 13).
    case ultragroupPath
    /// RC-051 `path`: Which call the body is for (RC 13).
    case onlinePath
    /// RC-052 `path`: Which call the body is for (RC 13).
    case statusPath
    /// RC-053 `path`: Which call the body is for (RC 13).
    case chatroomPath
    /// RC-054 `path`: Which call the body is for (RC 13).
    case privateTemplatePath
    /// RC-055 `path`: Which call the body is for (RC 13).
    case systemTemplatePath
    /// RC-056 `toUserId`: The receiver; repeated for several, at most 1000.
    case privateToUserId
    /// RC-057 `pushContent`: The text of the push; types of the app's own are pushed only with it.
    case privatePushContent
    /// RC-058 `pushData`: A text for the app, at the payload's root as appData.
    case privatePushData
    /// RC-059 `pushExt`: What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
    case privatePushExt
    /// RC-060 `disablePush`: No push is made.
    case privateDisablePush
    /// RC-061 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case privateContentAvailable
    /// RC-062 `isCounted`: Whether it counts as unread.
    case privateIsCounted
    /// RC-063 `count`: The icon's number, for one receiver alone; -1 leaves it.
    case privateCount
    /// RC-064 `toGroupId`: The group; repeated for several, at most 3.
    case groupToGroupId
    /// RC-065 `toUserId`: The only members whom the message reaches, where it is for one group.
    case groupToUserId
    /// RC-066 `pushContent`: The text of the push; types of the app's own are pushed only with it.
    case groupPushContent
    /// RC-067 `pushData`: A text for the app, at the payload's root as appData.
    case groupPushData
    /// RC-068 `pushExt`: What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
    case groupPushExt
    /// RC-069 `disablePush`: No push is made.
    case groupDisablePush
    /// RC-070 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case groupContentAvailable
    /// RC-071 `isCounted`: Whether it counts as unread.
    case groupIsCounted
    /// RC-072 `isMentioned`: 1 is needed for content.mentionedInfo to have an effect.
    case groupIsMentioned
    /// RC-073 `toUserId`: The receivers, at most 100.
    case systemToUserId
    /// RC-074 `pushContent`: The text of the push; types of the app's own are pushed only with it.
    case systemPushContent
    /// RC-075 `pushData`: A text for the app, at the payload's root as appData.
    case systemPushData
    /// RC-076 `pushExt`: What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
    case systemPushExt
    /// RC-077 `disablePush`: No push is made.
    case systemDisablePush
    /// RC-078 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case systemContentAvailable
    /// RC-079 `isCounted`: Whether it counts as unread.
    case systemIsCounted
    /// RC-080 `pushContent`: The text of the push; types of the app's own are pushed only with it.
    case broadcastPushContent
    /// RC-081 `pushData`: A text for the app, at the payload's root as appData.
    case broadcastPushData
    /// RC-082 `pushExt`: What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
    case broadcastPushExt
    /// RC-083 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case broadcastContentAvailable
    /// RC-084 `toGroupIds`: The ultragroups, at most 3.
    case ultragroupToGroupIds
    /// RC-085 `toUserIds`: The only members whom the message reaches.
    case ultragroupToUserIds
    /// RC-086 `pushContent`: The text of the push; types of the app's own are pushed only with it.
    case ultragroupPushContent
    /// RC-087 `pushData`: A text for the app, at the payload's root as appData.
    case ultragroupPushData
    /// RC-088 `pushExt`: What the push shows and does, JSON in a string; an object is seen too (RC 9.2).
    case ultragroupPushExt
    /// RC-089 `isMentioned`: 1 is needed for content.mentionedInfo to have an effect.
    case ultragroupIsMentioned
    /// RC-090 `push_content`: A spelling in an SDK for servers.
    case ultragroup_push_content
    /// RC-091 `push_data`: A spelling in an SDK for servers.
    case ultragroup_push_data
    /// RC-092 `push_ext`: A spelling in an SDK for servers.
    case ultragroup_push_ext
    /// RC-093 `silence_push`: A spelling in an SDK for servers.
    case ultragroupSilencePush
    /// RC-094 `isCounted`: Only people who are online get such a message, so that nothing of a push counts.
    case onlineIsCounted
    /// RC-095 `toUserId`: The receiver.
    case statusToUserId
    /// RC-096 `toGroupId`: The group.
    case statusToGroupId
    /// RC-097 `toChatroomId`: The chat room; no push is made of its messages.
    case chatroomToChatroomId
    /// RC-098 `fromUserId`: The sender.
    case privateTemplateFromUserId
    /// RC-099 `objectName`: What type of message it is.
    case privateTemplateObjectName
    /// RC-100 `toUserId`: The receivers, each with values and words of its own.
    case privateTemplateToUserId
    /// RC-101 `content`: The message, in which {name} stands for a value of each receiver's.
    case privateTemplateContent
    /// RC-102 `values`: What stands for {name}, one object for each receiver (RC 28).
    case privateTemplateValues
    /// RC-103 `pushContent`: One text for each receiver, in which {name} stands for a value.
    case privateTemplatePushContent
    /// RC-104 `pushData`: One text for each receiver, in which {name} stands for a value.
    case privateTemplatePushData
    /// RC-105 `pushExt`: What the push shows and does.
    case privateTemplatePushExt
    /// RC-106 `disablePush`: No push is made.
    case privateTemplateDisablePush
    /// RC-107 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case privateTemplateContentAvailable
    /// RC-108 `isCounted`: Whether it counts as unread.
    case privateTemplateIsCounted
    /// RC-109 `isPersisted`: Whether the cloud keeps the message.
    case privateTemplateIsPersisted
    /// RC-110 `verifyBlacklist`: Whether those are left out who block the sender.
    case privateTemplateVerifyBlacklist
    /// RC-111 `fromUserId`: The sender.
    case systemTemplateFromUserId
    /// RC-112 `objectName`: What type of message it is.
    case systemTemplateObjectName
    /// RC-113 `toUserId`: The receivers, each with values and words of its own.
    case systemTemplateToUserId
    /// RC-114 `content`: The message, in which {name} stands for a value of each receiver's.
    case systemTemplateContent
    /// RC-115 `values`: What stands for {name}, one object for each receiver (RC 28).
    case systemTemplateValues
    /// RC-116 `pushContent`: One text for each receiver, in which {name} stands for a value.
    case systemTemplatePushContent
    /// RC-117 `pushData`: One text for each receiver, in which {name} stands for a value.
    case systemTemplatePushData
    /// RC-118 `pushExt`: What the push shows and does.
    case systemTemplatePushExt
    /// RC-119 `disablePush`: No push is made.
    case systemTemplateDisablePush
    /// RC-120 `contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case systemTemplateContentAvailable
    /// RC-121 `isCounted`: Whether it counts as unread.
    case systemTemplateIsCounted
    /// RC-122 `isPersisted`: Whether the cloud keeps the message.
    case systemTemplateIsPersisted
    /// RC-123 `verifyBlacklist`: Whether those are left out who block the sender.
    case systemTemplateVerifyBlacklist
    /// RC-124 `fromUserId`: Who withdraws the message.
    case recallFromUserId
    /// RC-125 `conversationType`: 1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
    case recallConversationType
    /// RC-126 `targetId`: The peer, the group or the room.
    case recallTargetId
    /// RC-127 `messageUID`: The message that is withdrawn.
    case recallMessageUID
    /// RC-128 `sentTime`: When the message was sent, in milliseconds.
    case recallSentTime
    /// RC-129 `extra`: The sender's note, never shown in a push.
    case recallExtra
    /// RC-130 `disablePush`: No push tells of it; not for chat rooms and ultragroups.
    case recallDisablePush
    /// RC-131 `isAdmin`: Whether an administrator withdraws the message.
    case recallIsAdmin
    /// RC-132 `isDelete`: Whether clients delete the message without a trace.
    case recallIsDelete
    /// RC-133 `busChannel`: The channel of an ultragroup.
    case recallBusChannel
    /// RC-134 `audience`: Whom the push is for.
    case pushAudience
    /// RC-135 `audience.is_to_all`: Everyone who uses the app.
    case pushAudienceIsToAll
    /// RC-136 `audience.userid`: The receivers, at most 1000.
    case pushAudienceUserid
    /// RC-137 `audience.tag`: Those who have all of the tags.
    case pushAudienceTag
    /// RC-138 `audience.tag_or`: Those who have one of the tags.
    case pushAudienceTagOr
    /// RC-139 `audience.tagItems`: Those whom several lists of tags name together, in /push/custom.json.
    case pushAudienceTagItems
    /// RC-140 `audience.packageName`: The app's package, of which others are left out.
    case pushAudiencePackageName
    /// RC-141 `userIds`: The receivers of /push/user.json, at most 100.
    case pushUserIds
    /// RC-142 `platform`: Which platforms get the push; without ios Apple's get none (RC 26).
    case pushPlatform
    /// RC-143 `fromuserid`: The sender.
    case pushFromuserid
    /// RC-144 `message`: A message that goes along; the push has words of its own.
    case pushMessage
    /// RC-145 `notification`: What the push shows and does.
    case pushNotification
    /// RC-146 `notification.title`: The title.
    case pushNotificationTitle
    /// RC-147 `notification.alert`: The text.
    case pushNotificationAlert
    /// RC-148 `notification.pushContent`: The text in /push/user.json.
    case pushNotificationPushContent
    /// RC-149 `notification.forceShowPushContent`: 1 shows the words to those who hide them too.
    case pushNotificationForceShowPushContent
    /// RC-150 `notification.forceShowDetailContent`: The name that clients use (RC 9.14).
    case pushNotificationForceShowDetailContent
    /// RC-151 `notification.ios`: What is for Apple's devices; its words beat the others.
    case pushNotificationIos
    /// RC-152 `notification.ios.title`: Beats notification.title.
    case pushNotificationIosTitle
    /// RC-153 `notification.ios.alert`: Beats notification.alert.
    case pushNotificationIosAlert
    /// RC-154 `notification.ios.contentAvailable`: 1 wakes the app; the words are shown all the same (RC 31).
    case pushNotificationIosContentAvailable
    /// RC-155 `notification.ios.badge`: The icon's number, at most 9999; 0 and less clear it, and without it the icon stays.
    case pushNotificationIosBadge
    /// RC-156 `notification.ios.thread-id`: Groups notifications.
    case pushNotification_ios_threadId
    /// RC-157 `notification.ios.apns-collapse-id`: A newer notification replaces an older one with the same identifier.
    case pushNotificationIosApnsCollapseId
    /// RC-158 `notification.ios.category`: The category.
    case pushNotificationIosCategory
    /// RC-159 `notification.ios.richMediaUri`: A picture, for the app's service extension.
    case pushNotificationIosRichMediaUri
    /// RC-160 `notification.ios.interruption-level`: passive, active, time-sensitive or critical.
    case pushNotificationIosInterruptionLevel
    /// RC-161 `notification.ios.threadId`: The spelling of an SDK for servers (RC 9.13).
    case push_notification_ios_threadId
    /// RC-162 `notification.ios.extras`: The app's own data; no document says where it stands in a push (RC 26).
    case pushNotificationIosExtras
    /// RC-163 `notification.android`: Settings for Android; kept aside, never sent to Apple.
    case pushNotificationAndroid
    /// RC-164 `notification.harmonyOS`: Settings for HarmonyOS; kept aside, never sent to Apple.
    case pushNotificationHarmonyOS
    /// RC-165 `fromUserId`: The sender.
    case callbackFromUserId
    /// RC-166 `targetId`: The peer, or the group.
    case callbackTargetId
    /// RC-167 `msgType`: What type of message it is.
    case callbackMsgType
    /// RC-168 `content`: The message, JSON in a string.
    case callbackContent
    /// RC-169 `channelType`: PERSON, PERSONS, GROUP, TEMPGROUP, CUSTOMERSERVICE, NOTIFY, MC or MP.
    case callbackChannelType
    /// RC-170 `msgTimeStamp`: When the message was sent, in milliseconds.
    case callbackMsgTimeStamp
    /// RC-171 `messageId`: The message's identifier.
    case callbackMessageId
    /// RC-172 `pushContent`: The text of the push (RC 9.18).
    case callbackPushContent
    /// RC-173 `disablePush`: No push is made.
    case callbackDisablePush
    /// RC-174 `pushExt`: What the push shows and does (RC 9.18).
    case callbackPushExt
    /// RC-175 `appKey`: The app.
    case callbackAppKey
    /// RC-176 `originalMsgUID`: The message that this one changes.
    case callbackOriginalMsgUID
    /// RC-177 `os`: What the sender uses.
    case callbackOs
    /// RC-178 `expansion`: Whether others may add to the message.
    case callbackExpansion
    /// RC-179 `extraContent`: What was added to the message.
    case callbackExtraContent
    /// RC-180 `busChannel`: The channel of an ultragroup.
    case callbackBusChannel
    /// RC-181 `timestamp`: What the signature covers, where it stands in the form.
    case callbackTimestamp
    /// RC-182 `nonce`: What the signature covers, where it stands in the form.
    case callbackNonce
    /// RC-183 `signature`: The signature, where it stands in the form.
    case callbackSignature
    /// RC-184 `fromUserId`: The sender.
    case routeFromUserId
    /// RC-185 `toUserId`: The peer, or the group.
    case routeToUserId
    /// RC-186 `objectName`: What type of message it is.
    case routeObjectName
    /// RC-187 `content`: The message, JSON in a string.
    case routeContent
    /// RC-188 `channelType`: PERSON, PERSONS, GROUP, TEMPGROUP, CUSTOMERSERVICE, NOTIFY, MC or MP.
    case routeChannelType
    /// RC-189 `msgTimestamp`: When the message was sent, in milliseconds.
    case routeMsgTimestamp
    /// RC-190 `msgUID`: The message's identifier.
    case routeMsgUID
    /// RC-191 `groupUserIds`: The only members whom the message reaches; a list without quotation marks.
    case routeGroupUserIds
    /// RC-192 `sensitiveType`: What was found in the message.
    case routeSensitiveType
    /// RC-193 `source`: What the sender uses.
    case routeSource
    /// RC-194 `busChannel`: The channel of an ultragroup.
    case routeBusChannel
    /// RC-195 `conversationType`: 1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
    case sdkConversationType
    /// RC-196 `targetId`: The peer, the group or the room.
    case sdkTargetId
    /// RC-197 `senderUserId`: The sender.
    case sdkSenderUserId
    /// RC-198 `messageUId`: The message's identifier.
    case sdkMessageUId
    /// RC-199 `sentTime`: When the message was sent, in milliseconds.
    case sdkSentTime
    /// RC-200 `objectName`: What type of message it is.
    case sdkObjectName
    /// RC-201 `content`: The message, whose keys depend on objectName.
    case sdkContent
    /// RC-202 `conversationType`: 1 direct, 2 group, 3 chat room, 4 system, 5 ultragroup: the place in the wrapper's list.
    case wrapperConversationType
    /// RC-203 `targetId`: The peer, the group or the room.
    case wrapperTargetId
    /// RC-204 `senderUserId`: The sender.
    case wrapperSenderUserId
    /// RC-205 `messageUId`: The message's identifier.
    case wrapperMessageUId
    /// RC-206 `sentTime`: When the message was sent, in milliseconds.
    case wrapperSentTime
    /// RC-207 `messageType`: 2 text, 3 voice, 4 image, 5 file, 6 short video, 7 GIF, 8 recall and so on.
    case wrapperMessageType
    /// RC-208 `objectName`: What type of message it is, in one of the app's own.
    case wrapperObjectName
    /// RC-209 `identifier`: The same in a custom message of the wrapper.
    case wrapperIdentifier
    /// RC-210 `messageIdentifier`: The same in a custom message of the native SDK.
    case wrapperMessageIdentifier
    /// RC-211 `text`: The text of a text or a reference.
    case wrapperText
    /// RC-212 `extra`: The app's own data of the message, never in a push.
    case wrapperExtra
    /// RC-213 `mentionedInfo`: Who is mentioned.
    case wrapperMentionedInfo
    /// RC-214 `mentionedInfo.type`: 0 is everybody, 1 those listed: the place in the wrapper's list (RC 15).
    case wrapperMentionedInfoType
    /// RC-215 `mentionedInfo.userIdList`: The members who are mentioned.
    case wrapperMentionedInfoUserIdList
    /// RC-216 `mentionedInfo.mentionedContent`: The text of the push, over pushContent (RC 4).
    case wrapperMentionedInfoMentionedContent
    /// RC-217 `conversationType`: 1 direct, 2 discussion, 3 group, 4 chat room, 6 system, 10 ultragroup.
    case webConversationType
    /// RC-218 `targetId`: The peer, the group or the room.
    case webTargetId
    /// RC-219 `senderUserId`: The sender.
    case webSenderUserId
    /// RC-220 `messageUId`: The message's identifier.
    case webMessageUId
    /// RC-221 `sentTime`: When the message was sent, in milliseconds.
    case webSentTime
    /// RC-222 `objectName`: The same under the name that servers and the native SDKs use; old clients have the name of a class in messageType.
    case webObjectName
    /// RC-223 `messageType`: What type of message it is.
    case webMessageType
    /// RC-224 `content`: The message, whose keys depend on messageType.
    case webContent
    /// RC-225 `messagePushConfig`: What the push shows and does.
    case sdkMessagePushConfig
    /// RC-226 `messagePushConfig.pushContent`: The text of the push; types of the app's own are pushed only with it.
    case sdkMessagePushConfigPushContent
    /// RC-227 `messagePushConfig.pushTitle`: The title; without it the sender's name, in a group the group's.
    case sdkMessagePushConfigPushTitle
    /// RC-228 `messagePushConfig.pushData`: A text for the app, at the payload's root as appData.
    case sdkMessagePushConfigPushData
    /// RC-229 `messagePushConfig.disablePushTitle`: No title at all; no call to the servers says it.
    case sdkMessagePushConfigDisablePushTitle
    /// RC-230 `messagePushConfig.forceShowDetailContent`: Shows the words to those who hide them too.
    case sdkMessagePushConfigForceShowDetailContent
    /// RC-231 `messagePushConfig.forceShowPushContent`: The name that servers and the Web SDK use (RC 9.14).
    case sdkMessagePushConfigForceShowPushContent
    /// RC-232 `messagePushConfig.templateId`: A template of the console, for what title and text are not given.
    case sdkMessagePushConfigTemplateId
    /// RC-233 `messagePushConfig.iOSConfig`: What is for Apple's devices.
    case sdkMessagePushConfigIOSConfig
    /// RC-234 `messagePushConfig.iosConfig`: What some prose calls iOSConfig.
    case sdkMessagePushConfigIosConfig
    /// RC-235 `messagePushConfig.androidConfig`: Settings for Android; kept aside, never sent to Apple.
    case sdkMessagePushConfigAndroidConfig
    /// RC-236 `messagePushConfig.hmosConfig`: Settings for HarmonyOS; kept aside, never sent to Apple.
    case sdkMessagePushConfigHmosConfig
    /// RC-237 `messagePushConfig.disableNotification`: No push is made (RC 9.10).
    case sdkMessagePushConfigDisableNotification
    /// RC-238 `messageConfig`: What is done with the message.
    case sdkMessageConfig
    /// RC-239 `messageConfig.disableNotification`: No push is made.
    case sdkMessageConfigDisableNotification
    /// RC-240 `disableNotification`: The same beside messageConfig.
    case sdkDisableNotification
    /// RC-241 `pushContent`: An argument of the call that sends; messagePushConfig wins.
    case sdkPushContent
    /// RC-242 `pushData`: An argument of the call that sends; messagePushConfig wins.
    case sdkPushData
    /// RC-243 `pushOptions`: What the push shows and does.
    case wrapperPushOptions
    /// RC-244 `pushOptions.pushContent`: The text of the push; types of the app's own are pushed only with it.
    case wrapperPushOptionsPushContent
    /// RC-245 `pushOptions.pushTitle`: The title; without it the sender's name, in a group the group's.
    case wrapperPushOptionsPushTitle
    /// RC-246 `pushOptions.pushData`: A text for the app, at the payload's root as appData.
    case wrapperPushOptionsPushData
    /// RC-247 `pushOptions.disablePushTitle`: No title at all; no call to the servers says it.
    case wrapperPushOptionsDisablePushTitle
    /// RC-248 `pushOptions.forceShowDetailContent`: Shows the words to those who hide them too.
    case wrapperPushOptionsForceShowDetailContent
    /// RC-249 `pushOptions.forceShowPushContent`: The name that servers and the Web SDK use (RC 9.14).
    case wrapperPushOptionsForceShowPushContent
    /// RC-250 `pushOptions.templateId`: A template of the console, for what title and text are not given.
    case wrapperPushOptionsTemplateId
    /// RC-251 `pushOptions.iOSPushOptions`: What is for Apple's devices.
    case wrapperPushOptionsIOSPushOptions
    /// RC-252 `pushOptions.androidPushOptions`: Settings for Android; kept aside, never sent to Apple.
    case wrapperPushOptionsAndroidPushOptions
    /// RC-253 `pushOptions.harmonyPushOptions`: Settings for HarmonyOS; kept aside, never sent to Apple.
    case wrapperPushOptionsHarmonyPushOptions
    /// RC-254 `pushOptions.disableNotification`: No push is made (RC 9.10).
    case wrapperPushOptionsDisableNotification
    /// RC-255 `pushOptions.voIPPush`: A call, through Apple's VoIP channel; no document says what its push holds (RC 30).
    case wrapperPushOptionsVoIPPush
    /// RC-256 `disableNotification`: The same beside pushOptions.
    case wrapperDisableNotification
    /// RC-257 `pushConfig`: What the push shows and does.
    case webPushConfig
    /// RC-258 `pushConfig.pushContent`: The text of the push; types of the app's own are pushed only with it.
    case webPushConfigPushContent
    /// RC-259 `pushConfig.pushTitle`: The title; without it the sender's name, in a group the group's.
    case webPushConfigPushTitle
    /// RC-260 `pushConfig.pushData`: A text for the app, at the payload's root as appData.
    case webPushConfigPushData
    /// RC-261 `pushConfig.disablePushTitle`: No title at all; no call to the servers says it.
    case webPushConfigDisablePushTitle
    /// RC-262 `pushConfig.forceShowDetailContent`: Shows the words to those who hide them too.
    case webPushConfigForceShowDetailContent
    /// RC-263 `pushConfig.forceShowPushContent`: Shows the words to those who hide them too.
    case webPushConfigForceShowPushContent
    /// RC-264 `pushConfig.templateId`: A template of the console, for what title and text are not given.
    case webPushConfigTemplateId
    /// RC-265 `pushConfig.iOSConfig`: What is for Apple's devices.
    case webPushConfigIOSConfig
    /// RC-266 `pushConfig.iosConfig`: What some prose calls iOSConfig.
    case webPushConfigIosConfig
    /// RC-267 `pushConfig.androidConfig`: Settings for Android; kept aside, never sent to Apple.
    case webPushConfigAndroidConfig
    /// RC-268 `pushConfig.disableNotification`: No push is made (RC 9.10).
    case webPushConfigDisableNotification
    /// RC-269 `pushContent`: The text of the push; pushConfig wins.
    case webPushContent
    /// RC-270 `pushData`: A text for the app, at the payload's root as appData; pushConfig wins.
    case webPushData
    /// RC-271 `disableNotification`: No push is made.
    case webDisableNotification
    /// RC-272 `isVoipPush`: A call, through Apple's VoIP channel; no document says what its push holds (RC 30).
    case webIsVoipPush
    /// RC-273 `aps`: Apple's dictionary as the device got it; unknown members stay in it.
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
    /// RC-274 `rc`: What the vendor says of the message.
    case payloadRc
    /// RC-275 `rc.cType`: PR direct, GRP group, DS discussion, SYS system, PH a push without a message.
    case payloadRcCType
    /// RC-276 `rc.fId`: The sender.
    case payloadRcFId
    /// RC-277 `rc.oName`: What type of message it is.
    case payloadRcOName
    /// RC-278 `rc.tId`: The receiver, or the group (RC 11).
    case payloadRcTId
    /// RC-279 `rc.rId`: Explained nowhere.
    case payloadRcRId
    /// RC-280 `rc.id`: The message's identifier.
    case payloadRcId
    /// RC-281 `rc.msgTime`: When the message was sent, in milliseconds.
    case payloadRcMsgTime
    /// RC-282 `rc.rc-dlt-identifier`: The message whose notification is removed; seen in appData too (RC 9.12).
    case payloadRcRcDltIdentifier
    /// RC-283 `appData`: The app's own data, a text.
    case payloadAppData
    /// RC-284 `richMediaUri`: A picture.
    case payloadRichMediaUri
    /// RC-285 `messageDirection`: 2 in a message that its receiver keeps, whose target may be its sender.
    case sdkMessageDirection
    /// RC-286 `messageDirection`: 2 in a message that its receiver keeps, whose target may be its sender.
    case webMessageDirection
    /// RC-287 `content`: Beside the text and the mentions of the line, which count first (RC 14).
    case wrapperContent
    /// RC-327 `content.messageUId`: In RC:RcCmd: the message that it withdraws; other types have no such meaning for it.
    case messageUId
    /// RC-328 `pushConfig.title`: The title in the call plug-in, whose pushConfig has shorter names.
    case webPushConfigTitle
    /// RC-329 `pushConfig.content`: The text in the call plug-in.
    case webPushConfigContent
    /// RC-330 `pushConfig.data`: The data in the call plug-in.
    case webPushConfigData
    /// RC-331 `pushConfig.disableTitle`: No title, in the call plug-in.
    case webPushConfigDisableTitle
    /// RC-332 `senderId`: The sender in the objects of the server SDKs, which is senderUserId in a message.
    case sdkSenderId
    /// RC-333 `content.referMsg`: The quoted message of a reference message.
    case referMsg
    /// RC-334 `senderId`: The sender in the objects of the server SDKs, which is fromUserId in a call.
    case privateSenderId
}

extension RongCloudKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
}

private let rowTable: [String] = [
    "RC-001",
    "RC-002",
    "RC-003",
    "RC-004",
    "RC-005",
    "RC-006",
    "RC-007",
    "RC-008",
    "RC-009",
    "RC-010",
    "RC-011",
    "RC-012",
    "RC-013",
    "RC-014",
    "RC-015",
    "RC-016",
    "RC-017",
    "RC-018",
    "RC-019",
    "RC-020",
    "RC-021",
    "RC-022",
    "RC-023",
    "RC-024",
    "RC-025",
    "RC-026",
    "RC-027",
    "RC-028",
    "RC-029",
    "RC-030",
    "RC-031",
    "RC-032",
    "RC-033",
    "RC-034",
    "RC-035",
    "RC-036",
    "RC-037",
    "RC-038",
    "RC-039",
    "RC-040",
    "RC-041",
    "RC-042",
    "RC-043",
    "RC-044",
    "RC-045",
    "RC-046",
    "RC-047",
    "RC-048",
    "RC-049",
    "RC-050",
    "RC-051",
    "RC-052",
    "RC-053",
    "RC-054",
    "RC-055",
    "RC-056",
    "RC-057",
    "RC-058",
    "RC-059",
    "RC-060",
    "RC-061",
    "RC-062",
    "RC-063",
    "RC-064",
    "RC-065",
    "RC-066",
    "RC-067",
    "RC-068",
    "RC-069",
    "RC-070",
    "RC-071",
    "RC-072",
    "RC-073",
    "RC-074",
    "RC-075",
    "RC-076",
    "RC-077",
    "RC-078",
    "RC-079",
    "RC-080",
    "RC-081",
    "RC-082",
    "RC-083",
    "RC-084",
    "RC-085",
    "RC-086",
    "RC-087",
    "RC-088",
    "RC-089",
    "RC-090",
    "RC-091",
    "RC-092",
    "RC-093",
    "RC-094",
    "RC-095",
    "RC-096",
    "RC-097",
    "RC-098",
    "RC-099",
    "RC-100",
    "RC-101",
    "RC-102",
    "RC-103",
    "RC-104",
    "RC-105",
    "RC-106",
    "RC-107",
    "RC-108",
    "RC-109",
    "RC-110",
    "RC-111",
    "RC-112",
    "RC-113",
    "RC-114",
    "RC-115",
    "RC-116",
    "RC-117",
    "RC-118",
    "RC-119",
    "RC-120",
    "RC-121",
    "RC-122",
    "RC-123",
    "RC-124",
    "RC-125",
    "RC-126",
    "RC-127",
    "RC-128",
    "RC-129",
    "RC-130",
    "RC-131",
    "RC-132",
    "RC-133",
    "RC-134",
    "RC-135",
    "RC-136",
    "RC-137",
    "RC-138",
    "RC-139",
    "RC-140",
    "RC-141",
    "RC-142",
    "RC-143",
    "RC-144",
    "RC-145",
    "RC-146",
    "RC-147",
    "RC-148",
    "RC-149",
    "RC-150",
    "RC-151",
    "RC-152",
    "RC-153",
    "RC-154",
    "RC-155",
    "RC-156",
    "RC-157",
    "RC-158",
    "RC-159",
    "RC-160",
    "RC-161",
    "RC-162",
    "RC-163",
    "RC-164",
    "RC-165",
    "RC-166",
    "RC-167",
    "RC-168",
    "RC-169",
    "RC-170",
    "RC-171",
    "RC-172",
    "RC-173",
    "RC-174",
    "RC-175",
    "RC-176",
    "RC-177",
    "RC-178",
    "RC-179",
    "RC-180",
    "RC-181",
    "RC-182",
    "RC-183",
    "RC-184",
    "RC-185",
    "RC-186",
    "RC-187",
    "RC-188",
    "RC-189",
    "RC-190",
    "RC-191",
    "RC-192",
    "RC-193",
    "RC-194",
    "RC-195",
    "RC-196",
    "RC-197",
    "RC-198",
    "RC-199",
    "RC-200",
    "RC-201",
    "RC-202",
    "RC-203",
    "RC-204",
    "RC-205",
    "RC-206",
    "RC-207",
    "RC-208",
    "RC-209",
    "RC-210",
    "RC-211",
    "RC-212",
    "RC-213",
    "RC-214",
    "RC-215",
    "RC-216",
    "RC-217",
    "RC-218",
    "RC-219",
    "RC-220",
    "RC-221",
    "RC-222",
    "RC-223",
    "RC-224",
    "RC-225",
    "RC-226",
    "RC-227",
    "RC-228",
    "RC-229",
    "RC-230",
    "RC-231",
    "RC-232",
    "RC-233",
    "RC-234",
    "RC-235",
    "RC-236",
    "RC-237",
    "RC-238",
    "RC-239",
    "RC-240",
    "RC-241",
    "RC-242",
    "RC-243",
    "RC-244",
    "RC-245",
    "RC-246",
    "RC-247",
    "RC-248",
    "RC-249",
    "RC-250",
    "RC-251",
    "RC-252",
    "RC-253",
    "RC-254",
    "RC-255",
    "RC-256",
    "RC-257",
    "RC-258",
    "RC-259",
    "RC-260",
    "RC-261",
    "RC-262",
    "RC-263",
    "RC-264",
    "RC-265",
    "RC-266",
    "RC-267",
    "RC-268",
    "RC-269",
    "RC-270",
    "RC-271",
    "RC-272",
    "RC-273",
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
    "RC-274",
    "RC-275",
    "RC-276",
    "RC-277",
    "RC-278",
    "RC-279",
    "RC-280",
    "RC-281",
    "RC-282",
    "RC-283",
    "RC-284",
    "RC-285",
    "RC-286",
    "RC-287",
    "RC-327",
    "RC-328",
    "RC-329",
    "RC-330",
    "RC-331",
    "RC-332",
    "RC-333",
    "RC-334",
]

private let nameTable: [UTF8Text] = [
    "fromUserId",
    "objectName",
    "content",
    "content",
    "extra",
    "user",
    "mentionedInfo",
    "type",
    "userIdList",
    "mentionedContent",
    "isPersisted",
    "isIncludeSender",
    "verifyBlacklist",
    "expansion",
    "extraContent",
    "msgRandom",
    "disableUpdateLastMsg",
    "needReadReceipt",
    "busChannel",
    "pushConfigs",
    "title",
    "templateId",
    "forceShowPushContent",
    "forceShowDetailContent",
    "APNs",
    "thread-id",
    "apns-collapse-id",
    "category",
    "richMediaUri",
    "interruption-level",
    "HW",
    "HONOR",
    "MI",
    "OPPO",
    "VIVO",
    "FCM",
    "OHOS",
    "threadId",
    "apnsCollapseId",
    "category",
    "richMediaUri",
    "interruptionLevel",
    "thread_id",
    "apns_collapse_id",
    "RichMediaUrl",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "count",
    "toGroupId",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isMentioned",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "pushContent",
    "pushData",
    "pushExt",
    "contentAvailable",
    "toGroupIds",
    "toUserIds",
    "pushContent",
    "pushData",
    "pushExt",
    "isMentioned",
    "push_content",
    "push_data",
    "push_ext",
    "silence_push",
    "isCounted",
    "toUserId",
    "toGroupId",
    "toChatroomId",
    "fromUserId",
    "objectName",
    "toUserId",
    "content",
    "values",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isPersisted",
    "verifyBlacklist",
    "fromUserId",
    "objectName",
    "toUserId",
    "content",
    "values",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isPersisted",
    "verifyBlacklist",
    "fromUserId",
    "conversationType",
    "targetId",
    "messageUID",
    "sentTime",
    "extra",
    "disablePush",
    "isAdmin",
    "isDelete",
    "busChannel",
    "audience",
    "is_to_all",
    "userid",
    "tag",
    "tag_or",
    "tagItems",
    "packageName",
    "userIds",
    "platform",
    "fromuserid",
    "message",
    "notification",
    "title",
    "alert",
    "pushContent",
    "forceShowPushContent",
    "forceShowDetailContent",
    "ios",
    "title",
    "alert",
    "contentAvailable",
    "badge",
    "thread-id",
    "apns-collapse-id",
    "category",
    "richMediaUri",
    "interruption-level",
    "threadId",
    "extras",
    "android",
    "harmonyOS",
    "fromUserId",
    "targetId",
    "msgType",
    "content",
    "channelType",
    "msgTimeStamp",
    "messageId",
    "pushContent",
    "disablePush",
    "pushExt",
    "appKey",
    "originalMsgUID",
    "os",
    "expansion",
    "extraContent",
    "busChannel",
    "timestamp",
    "nonce",
    "signature",
    "fromUserId",
    "toUserId",
    "objectName",
    "content",
    "channelType",
    "msgTimestamp",
    "msgUID",
    "groupUserIds",
    "sensitiveType",
    "source",
    "busChannel",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "objectName",
    "content",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "messageType",
    "objectName",
    "identifier",
    "messageIdentifier",
    "text",
    "extra",
    "mentionedInfo",
    "type",
    "userIdList",
    "mentionedContent",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "objectName",
    "messageType",
    "content",
    "messagePushConfig",
    "pushContent",
    "pushTitle",
    "pushData",
    "disablePushTitle",
    "forceShowDetailContent",
    "forceShowPushContent",
    "templateId",
    "iOSConfig",
    "iosConfig",
    "androidConfig",
    "hmosConfig",
    "disableNotification",
    "messageConfig",
    "disableNotification",
    "disableNotification",
    "pushContent",
    "pushData",
    "pushOptions",
    "pushContent",
    "pushTitle",
    "pushData",
    "disablePushTitle",
    "forceShowDetailContent",
    "forceShowPushContent",
    "templateId",
    "iOSPushOptions",
    "androidPushOptions",
    "harmonyPushOptions",
    "disableNotification",
    "voIPPush",
    "disableNotification",
    "pushConfig",
    "pushContent",
    "pushTitle",
    "pushData",
    "disablePushTitle",
    "forceShowDetailContent",
    "forceShowPushContent",
    "templateId",
    "iOSConfig",
    "iosConfig",
    "androidConfig",
    "disableNotification",
    "pushContent",
    "pushData",
    "disableNotification",
    "isVoipPush",
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
    "rc",
    "cType",
    "fId",
    "oName",
    "tId",
    "rId",
    "id",
    "msgTime",
    "rc-dlt-identifier",
    "appData",
    "richMediaUri",
    "messageDirection",
    "messageDirection",
    "content",
    "messageUId",
    "title",
    "content",
    "data",
    "disableTitle",
    "senderId",
    "referMsg",
    "senderId",
]

private let pathTable: [String] = [
    "fromUserId",
    "objectName",
    "content",
    "content.content",
    "content.extra",
    "content.user",
    "content.mentionedInfo",
    "content.mentionedInfo.type",
    "content.mentionedInfo.userIdList",
    "content.mentionedInfo.mentionedContent",
    "isPersisted",
    "isIncludeSender",
    "verifyBlacklist",
    "expansion",
    "extraContent",
    "msgRandom",
    "disableUpdateLastMsg",
    "needReadReceipt",
    "busChannel",
    "pushExt.pushConfigs",
    "pushExt.title",
    "pushExt.templateId",
    "pushExt.forceShowPushContent",
    "pushExt.forceShowDetailContent",
    "pushExt.pushConfigs.APNs",
    "pushExt.pushConfigs.APNs.thread-id",
    "pushExt.pushConfigs.APNs.apns-collapse-id",
    "pushExt.pushConfigs.APNs.category",
    "pushExt.pushConfigs.APNs.richMediaUri",
    "pushExt.pushConfigs.APNs.interruption-level",
    "pushExt.pushConfigs.HW",
    "pushExt.pushConfigs.HONOR",
    "pushExt.pushConfigs.MI",
    "pushExt.pushConfigs.OPPO",
    "pushExt.pushConfigs.VIVO",
    "pushExt.pushConfigs.FCM",
    "pushExt.pushConfigs.OHOS",
    "iOSConfig.threadId",
    "iOSConfig.apnsCollapseId",
    "iOSConfig.category",
    "iOSConfig.richMediaUri",
    "iOSConfig.interruptionLevel",
    "iOSConfig.thread_id",
    "iOSConfig.apns_collapse_id",
    "iOSConfig.RichMediaUrl",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "path",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "count",
    "toGroupId",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isMentioned",
    "toUserId",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "pushContent",
    "pushData",
    "pushExt",
    "contentAvailable",
    "toGroupIds",
    "toUserIds",
    "pushContent",
    "pushData",
    "pushExt",
    "isMentioned",
    "push_content",
    "push_data",
    "push_ext",
    "silence_push",
    "isCounted",
    "toUserId",
    "toGroupId",
    "toChatroomId",
    "fromUserId",
    "objectName",
    "toUserId",
    "content",
    "values",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isPersisted",
    "verifyBlacklist",
    "fromUserId",
    "objectName",
    "toUserId",
    "content",
    "values",
    "pushContent",
    "pushData",
    "pushExt",
    "disablePush",
    "contentAvailable",
    "isCounted",
    "isPersisted",
    "verifyBlacklist",
    "fromUserId",
    "conversationType",
    "targetId",
    "messageUID",
    "sentTime",
    "extra",
    "disablePush",
    "isAdmin",
    "isDelete",
    "busChannel",
    "audience",
    "audience.is_to_all",
    "audience.userid",
    "audience.tag",
    "audience.tag_or",
    "audience.tagItems",
    "audience.packageName",
    "userIds",
    "platform",
    "fromuserid",
    "message",
    "notification",
    "notification.title",
    "notification.alert",
    "notification.pushContent",
    "notification.forceShowPushContent",
    "notification.forceShowDetailContent",
    "notification.ios",
    "notification.ios.title",
    "notification.ios.alert",
    "notification.ios.contentAvailable",
    "notification.ios.badge",
    "notification.ios.thread-id",
    "notification.ios.apns-collapse-id",
    "notification.ios.category",
    "notification.ios.richMediaUri",
    "notification.ios.interruption-level",
    "notification.ios.threadId",
    "notification.ios.extras",
    "notification.android",
    "notification.harmonyOS",
    "fromUserId",
    "targetId",
    "msgType",
    "content",
    "channelType",
    "msgTimeStamp",
    "messageId",
    "pushContent",
    "disablePush",
    "pushExt",
    "appKey",
    "originalMsgUID",
    "os",
    "expansion",
    "extraContent",
    "busChannel",
    "timestamp",
    "nonce",
    "signature",
    "fromUserId",
    "toUserId",
    "objectName",
    "content",
    "channelType",
    "msgTimestamp",
    "msgUID",
    "groupUserIds",
    "sensitiveType",
    "source",
    "busChannel",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "objectName",
    "content",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "messageType",
    "objectName",
    "identifier",
    "messageIdentifier",
    "text",
    "extra",
    "mentionedInfo",
    "mentionedInfo.type",
    "mentionedInfo.userIdList",
    "mentionedInfo.mentionedContent",
    "conversationType",
    "targetId",
    "senderUserId",
    "messageUId",
    "sentTime",
    "objectName",
    "messageType",
    "content",
    "messagePushConfig",
    "messagePushConfig.pushContent",
    "messagePushConfig.pushTitle",
    "messagePushConfig.pushData",
    "messagePushConfig.disablePushTitle",
    "messagePushConfig.forceShowDetailContent",
    "messagePushConfig.forceShowPushContent",
    "messagePushConfig.templateId",
    "messagePushConfig.iOSConfig",
    "messagePushConfig.iosConfig",
    "messagePushConfig.androidConfig",
    "messagePushConfig.hmosConfig",
    "messagePushConfig.disableNotification",
    "messageConfig",
    "messageConfig.disableNotification",
    "disableNotification",
    "pushContent",
    "pushData",
    "pushOptions",
    "pushOptions.pushContent",
    "pushOptions.pushTitle",
    "pushOptions.pushData",
    "pushOptions.disablePushTitle",
    "pushOptions.forceShowDetailContent",
    "pushOptions.forceShowPushContent",
    "pushOptions.templateId",
    "pushOptions.iOSPushOptions",
    "pushOptions.androidPushOptions",
    "pushOptions.harmonyPushOptions",
    "pushOptions.disableNotification",
    "pushOptions.voIPPush",
    "disableNotification",
    "pushConfig",
    "pushConfig.pushContent",
    "pushConfig.pushTitle",
    "pushConfig.pushData",
    "pushConfig.disablePushTitle",
    "pushConfig.forceShowDetailContent",
    "pushConfig.forceShowPushContent",
    "pushConfig.templateId",
    "pushConfig.iOSConfig",
    "pushConfig.iosConfig",
    "pushConfig.androidConfig",
    "pushConfig.disableNotification",
    "pushContent",
    "pushData",
    "disableNotification",
    "isVoipPush",
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
    "rc",
    "rc.cType",
    "rc.fId",
    "rc.oName",
    "rc.tId",
    "rc.rId",
    "rc.id",
    "rc.msgTime",
    "rc.rc-dlt-identifier",
    "appData",
    "richMediaUri",
    "messageDirection",
    "messageDirection",
    "content",
    "content.messageUId",
    "pushConfig.title",
    "pushConfig.content",
    "pushConfig.data",
    "pushConfig.disableTitle",
    "senderId",
    "content.referMsg",
    "senderId",
]
