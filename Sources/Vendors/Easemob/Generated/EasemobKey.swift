// Made from Mappings/easemob.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The keys of `Mappings/easemob.tsv`, a case for each row, and Apple's where it names a place for them.
package enum EasemobKey: UInt16, CaseIterable, Sendable, VendorKeyName {
    /// EM-001 `ext`: The sender decorates a message here; keys no row knows are the app's own extension.
    case ext
    /// EM-002 `ext.em_apns_ext`: Presentation on iOS; a string that is no JSON object is application data.
    case emApnsExt
    /// EM-003 `ext.em_apns_ext.em_push_title`: The 2017 generation shows it as the whole alert.
    case emApnsExtEmPushTitle
    /// EM-004 `ext.em_apns_ext.em_push_content`: The text a sender writes for the notification.
    case emApnsExtEmPushContent
    /// EM-005 `ext.em_apns_ext.em_alert_subTitle`: The capital T is the vendor's; the only place for a subtitle.
    case emApnsExtEmAlertSubTitle
    /// EM-006 `ext.em_apns_ext.em_push_name`: An older title key; the last resort when reading, never written.
    case emApnsExtEmPushName
    /// EM-007 `ext.em_apns_ext.em_alert_title`: The name of 2022 and 2023; em_push_title wins, never written.
    case emApnsExtEmAlertTitle
    /// EM-008 `ext.em_apns_ext.em_alert_body`: The name of 2022 and 2023; em_push_content wins, never written.
    case emApnsExtEmAlertBody
    /// EM-009 `ext.em_apns_ext.em_push_category`: An empty string means that no category is set.
    case emApnsExtEmPushCategory
    /// EM-010 `ext.em_apns_ext.em_push_mutable_content`: Apple's wire value is the number 1.
    case emApnsExtEmPushMutableContent
    /// EM-011 `ext.em_apns_ext.em_push_sound`: A file name only: critical sounds and volume cannot be said; an empty string is silence.
    case emApnsExtEmPushSound
    /// EM-012 `ext.em_apns_ext.em_push_badge`: A fixed number; digits in a string count too. It beats the unread count.
    case emApnsExtEmPushBadge
    /// EM-013 `ext.em_apns_ext.em_push_content_available`: 1 asks for a background update; one edition says 0, which Apple contradicts.
    case emApnsExtEmPushContentAvailable
    /// EM-014 `ext.em_apns_ext.thread_id`: The one key here without the em_ prefix; not in Agora's table.
    case emApnsExtThreadId
    /// EM-015 `ext.em_apns_ext.em_push_collapse_key`: Gone from the newest iOS page; Apple allows 64 bytes.
    case emApnsExtEmPushCollapseKey
    /// EM-016 `ext.em_apns_ext.em_push_type`: Seen in code only, beside em_push_ext.type; either one marks a VoIP push.
    case emApnsExtEmPushType
    /// EM-017 `ext.em_apns_ext.em_push_title_loc_key`: Key of a localised title in the app's bundle.
    case emApnsExtEmPushTitleLocKey
    /// EM-018 `ext.em_apns_ext.em_push_title_loc_args`: Ignored without its key.
    case emApnsExtEmPushTitleLocArgs
    /// EM-019 `ext.em_apns_ext.em_push_body_loc_key`: Key of a localised body in the app's bundle.
    case emApnsExtEmPushBodyLocKey
    /// EM-020 `ext.em_apns_ext.em_push_body_loc_args`: Ignored without its key.
    case emApnsExtEmPushBodyLocArgs
    /// EM-021 `ext.em_apns_ext.em_at_list`: Nested variant of 2024; counts only when the root has none, never written.
    case emApnsExtEmAtList
    /// EM-022 `ext.em_apns_ext.extern`: Becomes payload key e; em_push_ext.custom wins over it.
    case emApnsExtExtern
    /// EM-023 `ext.em_apns_ext.em_push_ignore_sound`: Seen in test code only; taken as a wish for no sound at all.
    case emApnsExtEmPushIgnoreSound
    /// EM-024 `ext.em_apns_ext.em_push_channel_id`: An Android channel that apps put here; left out of payload key e.
    case emApnsExtEmPushChannelId
    /// EM-025 `ext.em_apns_ext.em_huawei_push_badge_class`: A Huawei setting that apps put here; left out of payload key e.
    case emApnsExtEmHuaweiPushBadgeClass
    /// EM-026 `ext.em_apns_ext.em_oppo_push_channel_id`: An OPPO channel that apps put here; as a leftover it stays in payload key e.
    case emApnsExtEmOppoPushChannelId
    /// EM-027 `ext.em_apns_ext.em_ignore_notification`: Works at the root of ext only.
    case emApnsExtEmIgnoreNotification
    /// EM-028 `ext.em_at_list`: The string all in any case means everyone; another string is one user id.
    case emAtList
    /// EM-029 `ext.em_push_ext`: The vendor's platform-neutral settings.
    case emPushExt
    /// EM-030 `ext.em_push_ext.title`: Wins over em_apns_ext.em_push_title.
    case emPushExtTitle
    /// EM-031 `ext.em_push_ext.content`: Wins over em_apns_ext.em_push_content.
    case emPushExtContent
    /// EM-032 `ext.em_push_ext.custom`: Becomes payload key e; documented as an object.
    case emPushExtCustom
    /// EM-033 `ext.em_push_ext.group_user_nickname`: The sender's nickname in the group; Agora's wording of it is wrong.
    case emPushExtGroupUserNickname
    /// EM-034 `ext.em_push_ext.type`: Only the value call has a meaning; it needs a VoIP certificate.
    case emPushExtType
    /// EM-035 `ext.em_push_ext.sound`: Seen in test code only; use em_apns_ext.em_push_sound.
    case emPushExtSound
    /// EM-036 `ext.em_push_ext.channel_id`: An Android channel seen in test code only.
    case emPushExtChannelId
    /// EM-037 `ext.em_push_template`: The template a sender chooses; HarmonyOS passes it as a JSON string.
    case emPushTemplate
    /// EM-038 `ext.em_push_template.name`: Without a name the arguments fill the default template.
    case emPushTemplateName
    /// EM-039 `ext.em_push_template.title_args`: Values of {0} to {n} in the title pattern.
    case emPushTemplateTitleArgs
    /// EM-040 `ext.em_push_template.content_args`: Values of {0} to {n} in the content pattern, counted from 0 again.
    case emPushTemplateContentArgs
    /// EM-041 `ext.em_push_template.disable_at_content`: Keeps the built-in text for mentioned users away; newest Easemob page only.
    case emPushTemplateDisableAtContent
    /// EM-042 `ext.em_push_template.directed_template`: Another notification for some members of a group.
    case emPushTemplateDirectedTemplate
    /// EM-043 `ext.em_push_template.directed_template.target`: User ids, entirely in lower case or they have no effect.
    case emPushTemplateDirectedTemplateTarget
    /// EM-044 `ext.em_push_template.directed_template.name`: The template for the targets.
    case emPushTemplateDirectedTemplateName
    /// EM-045 `ext.em_push_template.directed_template.title_args`: Values of the title pattern for the targets.
    case emPushTemplateDirectedTemplateTitleArgs
    /// EM-046 `ext.em_push_template.directed_template.content_args`: Values of the content pattern for the targets.
    case emPushTemplateDirectedTemplateContentArgs
    /// EM-047 `ext.em_push_filter`: Which devices and certificates get the push; every condition must hold.
    case emPushFilter
    /// EM-048 `ext.em_push_filter.accept_device_id`: An empty list restricts nothing.
    case emPushFilterAcceptDeviceId
    /// EM-049 `ext.em_push_filter.ignore_device_id`: Wins over the accepted devices.
    case emPushFilterIgnoreDeviceId
    /// EM-050 `ext.em_push_filter.accept_notifier_name`: Names of push certificates.
    case emPushFilterAcceptNotifierName
    /// EM-051 `ext.em_push_filter.ignore_notifier_name`: Wins over the accepted certificates.
    case emPushFilterIgnoreNotifierName
    /// EM-052 `ext.em_ignore_notification`: Never pushed, still stored; beats em_force_notification.
    case emIgnoreNotification
    /// EM-053 `ext.em_force_notification`: Quiet time is not consulted; the notification mode still is.
    case emForceNotification
    /// EM-054 `ext.em_android_push_ext`: Android settings; kept aside, never sent to Apple.
    case emAndroidPushExt
    /// EM-055 `ext.em_harmony_push_ext`: HarmonyOS settings; kept aside, never sent to Apple.
    case emHarmonyPushExt
    /// EM-056 `ext.em_push_mutable_content`: Works inside em_apns_ext only.
    case emPushMutableContent
    /// EM-057 `ext.mutable-content`: Apple's key in a place where no server looks; use em_apns_ext.em_push_mutable_content.
    case mutableContent
    /// EM-058 `from`: The sender's user id.
    case sdkFrom
    /// EM-059 `to`: The peer; in a group the group id unless groupId names it.
    case sdkTo
    /// EM-060 `chatType`: chat, singleChat, group, groupchat, groupChat, chatroom in any case, or 0, 1, 2.
    case sdkChatType
    /// EM-061 `groupId`: The group or chat room.
    case sdkGroupId
    /// EM-062 `msgId`: The server's message id.
    case sdkMsgId
    /// EM-063 `timestamp`: Milliseconds since 1970.
    case sdkTimestamp
    /// EM-064 `deliverOnlineOnly`: Delivered to users who are online; nobody else gets a push.
    case sdkDeliverOnlineOnly
    /// EM-065 `body`: What the message says.
    case sdkBody
    /// EM-066 `body.type`: txt, img, audio, video, file, loc, cmd or custom.
    case sdkBodyType
    /// EM-067 `body.msg`: The text of a text message.
    case sdkBodyMsg
    /// EM-068 `body.action`: The action of a command message; a push cannot carry it.
    case sdkBodyAction
    /// EM-069 `body.customEvent`: The event of a custom message; a push cannot carry it.
    case sdkBodyCustomEvent
    /// EM-070 `body.customExts`: The data of a custom message; a push cannot carry it.
    case sdkBodyCustomExts
    /// EM-071 `bodies`: The older list form of body; the first element counts.
    case sdkBodies
    /// EM-072 `from`: Absent means admin.
    case restFrom
    /// EM-073 `to`: Users; group or room ids when chat_type says so.
    case restTo
    /// EM-074 `type`: txt, img, audio, video, file, loc, cmd or custom.
    case restType
    /// EM-075 `body`: What the message says.
    case restBody
    /// EM-076 `body.msg`: The text of a text message.
    case restBodyMsg
    /// EM-077 `body.action`: The action of a command message; a push cannot carry it.
    case restBodyAction
    /// EM-078 `body.customEvent`: The event of a custom message; a push cannot carry it.
    case restBodyCustomEvent
    /// EM-079 `body.customExts`: The data of a custom message; a push cannot carry it.
    case restBodyCustomExts
    /// EM-080 `routetype`: Only ROUTE_ONLINE has a meaning.
    case restRoutetype
    /// EM-081 `users`: Narrows a group message to these members, at most 20.
    case restUsers
    /// EM-082 `sync_device`: Copies the message to the sender's own devices.
    case restSyncDevice
    /// EM-083 `roam_ignore_users`: Users who do not get the message from history.
    case restRoamIgnoreUsers
    /// EM-084 `need_group_ack`: Asks for read receipts.
    case restNeedGroupAck
    /// EM-085 `chatroom_msg_level`: How a chat room drops messages under load.
    case restChatroomMsgLevel
    /// EM-086 `chat_type`: An extra member: the vendor says it in the URL.
    case restChatType
    /// EM-087 `group_id`: An extra member; otherwise the groups stand in to.
    case restGroupId
    /// EM-088 `msg_id`: An extra member: the vendor says it in the answer.
    case restMsgId
    /// EM-089 `timestamp`: An extra member, milliseconds since 1970.
    case restTimestamp
    /// EM-090 `from`: Absent means admin.
    case restLegacyFrom
    /// EM-091 `target_type`: users, chatgroups or chatrooms.
    case restLegacyTargetType
    /// EM-092 `target`: Users, or group or room ids.
    case restLegacyTarget
    /// EM-093 `msg`: What the message says.
    case restLegacyMsg
    /// EM-094 `msg.type`: txt, img, audio, video, file, loc, cmd or custom.
    case restLegacyMsgType
    /// EM-095 `msg.msg`: The text of a text message.
    case restLegacyMsgMsg
    /// EM-096 `msg.action`: The action of a command message; a push cannot carry it.
    case restLegacyMsgAction
    /// EM-097 `msg.customEvent`: The event of a custom message; a push cannot carry it.
    case restLegacyMsgCustomEvent
    /// EM-098 `msg.customExts`: The data of a custom message; a push cannot carry it.
    case restLegacyMsgCustomExts
    /// EM-099 `msg.v2:customExts`: The data of a custom message as a map; a push cannot carry it.
    case restLegacyMsgV2CustomExts
    /// EM-100 `chat_type`: An extra member; target_type says the same.
    case restLegacyChatType
    /// EM-101 `group_id`: An extra member; otherwise the groups stand in target.
    case restLegacyGroupId
    /// EM-102 `msg_id`: An extra member: the vendor says it in the answer.
    case restLegacyMsgId
    /// EM-103 `timestamp`: An extra member, milliseconds since 1970.
    case restLegacyTimestamp
    /// EM-104 `from`: The sender's user id, or the internal form with app key and domain.
    case callbackFrom
    /// EM-105 `to`: The peer; in a group the group id unless group_id names it.
    case callbackTo
    /// EM-106 `chat_type`: chat, group or groupchat, chatroom; recall withdraws a message; any other is an event, and no message (G23).
    case callbackChatType
    /// EM-107 `group_id`: The group or chat room; wins over to.
    case callbackGroupId
    /// EM-108 `msg_id`: The server's message id.
    case callbackMsgId
    /// EM-109 `timestamp`: Milliseconds since 1970.
    case callbackTimestamp
    /// EM-110 `payload`: The message: flat, or with a list of bodies; its ext stands in it.
    case callbackPayload
    /// EM-111 `payload.from`: Counts when the callback itself names no sender.
    case callbackPayloadFrom
    /// EM-112 `payload.to`: Counts when the callback itself names no receiver.
    case callbackPayloadTo
    /// EM-113 `payload.type`: A message type, or in older samples the kind of conversation.
    case callbackPayloadType
    /// EM-114 `payload.msg`: The text of a text message.
    case callbackPayloadMsg
    /// EM-115 `payload.bodies`: The older list form; its first element counts.
    case callbackPayloadBodies
    /// EM-116 `aps`: Apple's dictionary as the device got it; unknown members stay in it.
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
    /// EM-138 `apns`: A slip in printed samples; counts where there is no aps, never written.
    case payloadApns
    /// EM-139 `f`: The sender's user id.
    case payloadF
    /// EM-140 `t`: The receiver's user id; beside g the member whom the push reached.
    case payloadT
    /// EM-141 `g`: The group; absent in direct conversations.
    case payloadG
    /// EM-142 `m`: The server's message id, in hexadecimal until 2017 and in digits since.
    case payloadM
    /// EM-143 `e`: The app's own data, whatever it is.
    case payloadE
    /// EM-144 `EPush`: A mark of the server's push channel; kept at the root like the app's other members there.
    case payloadEPush
    /// EM-145 `callId`: The call's own number; the message's is msg_id.
    case callbackCallId
    /// EM-146 `eventType`: Which of the webhooks it is: before or after sending, or for who is offline.
    case callbackEventType
    /// EM-147 `host`: The server that made the callback.
    case callbackHost
    /// EM-148 `security`: The callback's signature, which `webhook verify` checks.
    case callbackSecurity
    /// EM-149 `securityVersion`: The version of the callback's signature.
    case callbackSecurityVersion
    /// EM-169 `path`: Which call the body is for; that of a broadcast is the only sign of a message to everyone.
    case restPath
    /// EM-189 `recall_id`: In the callback of a recall: the message that it withdraws; msg_id is the recall itself.
    case callbackRecallId
    /// EM-190 `payload.ack_message_id`: The same in the payload of a recall; in a receipt the message that was read.
    case callbackPayloadAckMessageId
    /// EM-191 `id`: The message's id: the server's once it is sent.
    case webId
    /// EM-192 `type`: txt, img, audio, video, file, loc, cmd, custom or combine; read, delivery, channel and recall are none (G23).
    case webType
    /// EM-193 `chatType`: singleChat, groupChat or chatRoom.
    case webChatType
    /// EM-194 `to`: The peer, the group or the chat room.
    case webTo
    /// EM-195 `from`: The sender's user id.
    case webFrom
    /// EM-196 `msg`: The text of a text message.
    case webMsg
    /// EM-197 `time`: Milliseconds since 1970.
    case webTime
    /// EM-198 `deliverOnlineOnly`: Delivered to users who are online; nobody else gets a push.
    case webDeliverOnlineOnly
    /// EM-199 `receiverList`: Narrows a group message to these members.
    case webReceiverList
    /// EM-200 `action`: The action of a command message; a push cannot carry it.
    case webAction
    /// EM-201 `customEvent`: The event of a custom message; a push cannot carry it.
    case webCustomEvent
    /// EM-202 `customExts`: The data of a custom message; a push cannot carry it.
    case webCustomExts
    /// EM-203 `msgConfig`: Whether receipts are asked for, and the like.
    case webMsgConfig
    /// EM-204 `url`: Where a picture, a file or a recording is; a push cannot carry it.
    case webUrl
    /// EM-205 `users`: Narrows a group message to these members, as in the current API (E13).
    case restLegacyUsers
}

extension EasemobKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
}

private let rowTable: [String] = [
    "EM-001",
    "EM-002",
    "EM-003",
    "EM-004",
    "EM-005",
    "EM-006",
    "EM-007",
    "EM-008",
    "EM-009",
    "EM-010",
    "EM-011",
    "EM-012",
    "EM-013",
    "EM-014",
    "EM-015",
    "EM-016",
    "EM-017",
    "EM-018",
    "EM-019",
    "EM-020",
    "EM-021",
    "EM-022",
    "EM-023",
    "EM-024",
    "EM-025",
    "EM-026",
    "EM-027",
    "EM-028",
    "EM-029",
    "EM-030",
    "EM-031",
    "EM-032",
    "EM-033",
    "EM-034",
    "EM-035",
    "EM-036",
    "EM-037",
    "EM-038",
    "EM-039",
    "EM-040",
    "EM-041",
    "EM-042",
    "EM-043",
    "EM-044",
    "EM-045",
    "EM-046",
    "EM-047",
    "EM-048",
    "EM-049",
    "EM-050",
    "EM-051",
    "EM-052",
    "EM-053",
    "EM-054",
    "EM-055",
    "EM-056",
    "EM-057",
    "EM-058",
    "EM-059",
    "EM-060",
    "EM-061",
    "EM-062",
    "EM-063",
    "EM-064",
    "EM-065",
    "EM-066",
    "EM-067",
    "EM-068",
    "EM-069",
    "EM-070",
    "EM-071",
    "EM-072",
    "EM-073",
    "EM-074",
    "EM-075",
    "EM-076",
    "EM-077",
    "EM-078",
    "EM-079",
    "EM-080",
    "EM-081",
    "EM-082",
    "EM-083",
    "EM-084",
    "EM-085",
    "EM-086",
    "EM-087",
    "EM-088",
    "EM-089",
    "EM-090",
    "EM-091",
    "EM-092",
    "EM-093",
    "EM-094",
    "EM-095",
    "EM-096",
    "EM-097",
    "EM-098",
    "EM-099",
    "EM-100",
    "EM-101",
    "EM-102",
    "EM-103",
    "EM-104",
    "EM-105",
    "EM-106",
    "EM-107",
    "EM-108",
    "EM-109",
    "EM-110",
    "EM-111",
    "EM-112",
    "EM-113",
    "EM-114",
    "EM-115",
    "EM-116",
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
    "EM-138",
    "EM-139",
    "EM-140",
    "EM-141",
    "EM-142",
    "EM-143",
    "EM-144",
    "EM-145",
    "EM-146",
    "EM-147",
    "EM-148",
    "EM-149",
    "EM-169",
    "EM-189",
    "EM-190",
    "EM-191",
    "EM-192",
    "EM-193",
    "EM-194",
    "EM-195",
    "EM-196",
    "EM-197",
    "EM-198",
    "EM-199",
    "EM-200",
    "EM-201",
    "EM-202",
    "EM-203",
    "EM-204",
    "EM-205",
]

private let nameTable: [UTF8Text] = [
    "ext",
    "em_apns_ext",
    "em_push_title",
    "em_push_content",
    "em_alert_subTitle",
    "em_push_name",
    "em_alert_title",
    "em_alert_body",
    "em_push_category",
    "em_push_mutable_content",
    "em_push_sound",
    "em_push_badge",
    "em_push_content_available",
    "thread_id",
    "em_push_collapse_key",
    "em_push_type",
    "em_push_title_loc_key",
    "em_push_title_loc_args",
    "em_push_body_loc_key",
    "em_push_body_loc_args",
    "em_at_list",
    "extern",
    "em_push_ignore_sound",
    "em_push_channel_id",
    "em_huawei_push_badge_class",
    "em_oppo_push_channel_id",
    "em_ignore_notification",
    "em_at_list",
    "em_push_ext",
    "title",
    "content",
    "custom",
    "group_user_nickname",
    "type",
    "sound",
    "channel_id",
    "em_push_template",
    "name",
    "title_args",
    "content_args",
    "disable_at_content",
    "directed_template",
    "target",
    "name",
    "title_args",
    "content_args",
    "em_push_filter",
    "accept_device_id",
    "ignore_device_id",
    "accept_notifier_name",
    "ignore_notifier_name",
    "em_ignore_notification",
    "em_force_notification",
    "em_android_push_ext",
    "em_harmony_push_ext",
    "em_push_mutable_content",
    "mutable-content",
    "from",
    "to",
    "chatType",
    "groupId",
    "msgId",
    "timestamp",
    "deliverOnlineOnly",
    "body",
    "type",
    "msg",
    "action",
    "customEvent",
    "customExts",
    "bodies",
    "from",
    "to",
    "type",
    "body",
    "msg",
    "action",
    "customEvent",
    "customExts",
    "routetype",
    "users",
    "sync_device",
    "roam_ignore_users",
    "need_group_ack",
    "chatroom_msg_level",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "from",
    "target_type",
    "target",
    "msg",
    "type",
    "msg",
    "action",
    "customEvent",
    "customExts",
    "v2:customExts",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "from",
    "to",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "payload",
    "from",
    "to",
    "type",
    "msg",
    "bodies",
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
    "apns",
    "f",
    "t",
    "g",
    "m",
    "e",
    "EPush",
    "callId",
    "eventType",
    "host",
    "security",
    "securityVersion",
    "path",
    "recall_id",
    "ack_message_id",
    "id",
    "type",
    "chatType",
    "to",
    "from",
    "msg",
    "time",
    "deliverOnlineOnly",
    "receiverList",
    "action",
    "customEvent",
    "customExts",
    "msgConfig",
    "url",
    "users",
]

private let pathTable: [String] = [
    "ext",
    "ext.em_apns_ext",
    "ext.em_apns_ext.em_push_title",
    "ext.em_apns_ext.em_push_content",
    "ext.em_apns_ext.em_alert_subTitle",
    "ext.em_apns_ext.em_push_name",
    "ext.em_apns_ext.em_alert_title",
    "ext.em_apns_ext.em_alert_body",
    "ext.em_apns_ext.em_push_category",
    "ext.em_apns_ext.em_push_mutable_content",
    "ext.em_apns_ext.em_push_sound",
    "ext.em_apns_ext.em_push_badge",
    "ext.em_apns_ext.em_push_content_available",
    "ext.em_apns_ext.thread_id",
    "ext.em_apns_ext.em_push_collapse_key",
    "ext.em_apns_ext.em_push_type",
    "ext.em_apns_ext.em_push_title_loc_key",
    "ext.em_apns_ext.em_push_title_loc_args",
    "ext.em_apns_ext.em_push_body_loc_key",
    "ext.em_apns_ext.em_push_body_loc_args",
    "ext.em_apns_ext.em_at_list",
    "ext.em_apns_ext.extern",
    "ext.em_apns_ext.em_push_ignore_sound",
    "ext.em_apns_ext.em_push_channel_id",
    "ext.em_apns_ext.em_huawei_push_badge_class",
    "ext.em_apns_ext.em_oppo_push_channel_id",
    "ext.em_apns_ext.em_ignore_notification",
    "ext.em_at_list",
    "ext.em_push_ext",
    "ext.em_push_ext.title",
    "ext.em_push_ext.content",
    "ext.em_push_ext.custom",
    "ext.em_push_ext.group_user_nickname",
    "ext.em_push_ext.type",
    "ext.em_push_ext.sound",
    "ext.em_push_ext.channel_id",
    "ext.em_push_template",
    "ext.em_push_template.name",
    "ext.em_push_template.title_args",
    "ext.em_push_template.content_args",
    "ext.em_push_template.disable_at_content",
    "ext.em_push_template.directed_template",
    "ext.em_push_template.directed_template.target",
    "ext.em_push_template.directed_template.name",
    "ext.em_push_template.directed_template.title_args",
    "ext.em_push_template.directed_template.content_args",
    "ext.em_push_filter",
    "ext.em_push_filter.accept_device_id",
    "ext.em_push_filter.ignore_device_id",
    "ext.em_push_filter.accept_notifier_name",
    "ext.em_push_filter.ignore_notifier_name",
    "ext.em_ignore_notification",
    "ext.em_force_notification",
    "ext.em_android_push_ext",
    "ext.em_harmony_push_ext",
    "ext.em_push_mutable_content",
    "ext.mutable-content",
    "from",
    "to",
    "chatType",
    "groupId",
    "msgId",
    "timestamp",
    "deliverOnlineOnly",
    "body",
    "body.type",
    "body.msg",
    "body.action",
    "body.customEvent",
    "body.customExts",
    "bodies",
    "from",
    "to",
    "type",
    "body",
    "body.msg",
    "body.action",
    "body.customEvent",
    "body.customExts",
    "routetype",
    "users",
    "sync_device",
    "roam_ignore_users",
    "need_group_ack",
    "chatroom_msg_level",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "from",
    "target_type",
    "target",
    "msg",
    "msg.type",
    "msg.msg",
    "msg.action",
    "msg.customEvent",
    "msg.customExts",
    "msg.v2:customExts",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "from",
    "to",
    "chat_type",
    "group_id",
    "msg_id",
    "timestamp",
    "payload",
    "payload.from",
    "payload.to",
    "payload.type",
    "payload.msg",
    "payload.bodies",
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
    "apns",
    "f",
    "t",
    "g",
    "m",
    "e",
    "EPush",
    "callId",
    "eventType",
    "host",
    "security",
    "securityVersion",
    "path",
    "recall_id",
    "payload.ack_message_id",
    "id",
    "type",
    "chatType",
    "to",
    "from",
    "msg",
    "time",
    "deliverOnlineOnly",
    "receiverList",
    "action",
    "customEvent",
    "customExts",
    "msgConfig",
    "url",
    "users",
]
