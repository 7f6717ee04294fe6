// Made from Mappings/tencent.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The keys of `Mappings/tencent.tsv`, a case for each row, and Apple's where it names a place for them.
package enum TencentKey: UInt16, CaseIterable, Sendable, VendorKeyName {
    /// TX-001 `OfflinePushInfo.PushFlag`: 0 pushes, 1 does not (TX 9.4).
    case pushFlag
    /// TX-002 `OfflinePushInfo.Title`: Stands above the text; ApnsInfo.Title wins on Apple's devices.
    case title
    /// TX-003 `OfflinePushInfo.Desc`: The text of the push; without it one is made of the elements.
    case desc
    /// TX-004 `OfflinePushInfo.Ext`: A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
    case ext
    /// TX-005 `OfflinePushInfo.ApnsInfo`: What is for Apple's devices alone.
    case apnsInfo
    /// TX-006 `OfflinePushInfo.ApnsInfo.Title`: Beats Title and every translation's title on Apple's devices.
    case apnsInfoTitle
    /// TX-007 `OfflinePushInfo.ApnsInfo.SubTitle`: Stands between title and text.
    case apnsInfoSubTitle
    /// TX-008 `OfflinePushInfo.ApnsInfo.Sound`: A file with its suffix; push.no_sound is silence, an empty one is absent.
    case apnsInfoSound
    /// TX-009 `OfflinePushInfo.ApnsInfo.BadgeMode`: 0 counts the push, 1 does not; without it pushes of timpush do not count (TX 9.5).
    case apnsInfoBadgeMode
    /// TX-010 `OfflinePushInfo.ApnsInfo.Image`: A picture; stands at the payload's root as image.
    case apnsInfoImage
    /// TX-011 `OfflinePushInfo.ApnsInfo.MutableContent`: Without it the console decides (TX 9.7).
    case apnsInfoMutableContent
    /// TX-012 `OfflinePushInfo.ApnsInfo.ContentAvailable`: A silent push, which wakes the app and shows nothing (TX 9.6).
    case apnsInfoContentAvailable
    /// TX-013 `OfflinePushInfo.ApnsInfo.InterruptionLevel`: passive, active, time-sensitive or critical.
    case apnsInfoInterruptionLevel
    /// TX-014 `OfflinePushInfo.ApnsInfo.IsVoipPush`: A call; without a VoIP token an ordinary push.
    case apnsInfoIsVoipPush
    /// TX-015 `OfflinePushInfo.ApnsInfo.LiveActivity`: The update of a Live Activity, which no request here carries.
    case apnsInfoLiveActivity
    /// TX-016 `OfflinePushInfo.ApnsInfo.BadgeSetNum`: The page does not say whether it stands here or outside of ApnsInfo; both are read.
    case apnsInfoBadgeSetNum
    /// TX-017 `OfflinePushInfo.ApnsInfo.BadgeAddNum`: The page does not say whether it stands here or outside of ApnsInfo; both are read.
    case apnsInfoBadgeAddNum
    /// TX-018 `OfflinePushInfo.BadgeSetNum`: 0 to 999; beats BadgeAddNum and BadgeMode.
    case badgeSetNum
    /// TX-019 `OfflinePushInfo.BadgeAddNum`: 1 to 99, added to the count; beats BadgeMode.
    case badgeAddNum
    /// TX-020 `OfflinePushInfo.MultiLanguageContent`: Other words for devices in other languages.
    case multiLanguageContent
    /// TX-021 `OfflinePushInfo.MultiLanguageContent.Language`: A language tag; without it the element has no effect.
    case multiLanguageContentLanguage
    /// TX-022 `OfflinePushInfo.MultiLanguageContent.Title`: The title in this language.
    case multiLanguageContentTitle
    /// TX-023 `OfflinePushInfo.MultiLanguageContent.Desc`: The text in this language.
    case multiLanguageContentDesc
    /// TX-024 `OfflinePushInfo.PushTemplateId`: A template of the console; its title and text beat all others.
    case pushTemplateId
    /// TX-025 `OfflinePushInfo.PushTemplateParam`: What stands in for {{Name}} in the template.
    case pushTemplateParam
    /// TX-026 `OfflinePushInfo.AndroidInfo`: Android settings; kept aside, never sent to Apple.
    case androidInfo
    /// TX-027 `OfflinePushInfo.HarmonyInfo`: HarmonyOS settings; kept aside, never sent to Apple.
    case harmonyInfo
    /// TX-028 `MsgBody.MsgType`: TIMTextElem, TIMCustomElem, TIMImageElem and the like.
    case msgType
    /// TX-029 `MsgBody.MsgContent`: What the element holds.
    case msgContent
    /// TX-030 `MsgBody.MsgContent.Text`: The text of a text element.
    case msgContentText
    /// TX-031 `MsgBody.MsgContent.Desc`: What a custom element shows in a push; void where OfflinePushInfo is given (TX 9.9).
    case msgContentDesc
    /// TX-032 `MsgBody.MsgContent.Ext`: A custom element's data for the push; void where OfflinePushInfo is given (TX 9.9).
    case msgContentExt
    /// TX-033 `MsgBody.MsgContent.Sound`: A custom element's sound; void where OfflinePushInfo is given (TX 9.9).
    case msgContentSound
    /// TX-034 `MsgBody.MsgContent.Data`: The data of a custom or face element; no push carries it.
    case msgContentData
    /// TX-035 `From_Account`: The sender; without it the administrator who calls.
    case restFromAccount
    /// TX-036 `To_Account`: The receiver; a list of at most 500 in a batch.
    case restToAccount
    /// TX-037 `MsgBody`: The elements of the message, in their order.
    case restMsgBody
    /// TX-038 `MsgLifeTime`: Seconds for which the message is kept; 0 reaches only those online.
    case restMsgLifeTime
    /// TX-039 `SendMsgControl`: NoUnread, NoLastMsg, WithMuteNotifications, NoMsgCheck.
    case restSendMsgControl
    /// TX-040 `ForbidCallbackControl`: Which webhooks are not called for the message.
    case restForbidCallbackControl
    /// TX-041 `CloudCustomData`: The app's own data of the message, never in a push.
    case restCloudCustomData
    /// TX-042 `OfflinePushInfo`: What the push shows and does.
    case restOfflinePushInfo
    /// TX-043 `OnlineOnlyFlag`: Works in groups only; use MsgLifeTime.
    case restOnlineOnlyFlag
    /// TX-044 `Condition`: Which of all members get the message; only a push to all has it.
    case restCondition
    /// TX-045 `MsgTimeStamp`: When the message was sent, in seconds.
    case restMsgTimeStamp
    /// TX-046 `SyncOtherMachine`: Whether the sender's own devices get a copy.
    case restSyncOtherMachine
    /// TX-047 `MsgSeq`: A number by which copies of one message are told.
    case restMsgSeq
    /// TX-048 `MsgRandom`: A random number; who sends the call adds it.
    case restMsgRandom
    /// TX-049 `SupportMessageExtension`: Whether others may add to the message.
    case restSupportMessageExtension
    /// TX-050 `IsNeedReadReceipt`: Whether a read receipt is asked for.
    case restIsNeedReadReceipt
    /// TX-051 `From_Account`: The sender; without it the administrator who calls.
    case restGroupFromAccount
    /// TX-052 `GroupId`: The group; beside a topic the community that it belongs to.
    case restGroupGroupId
    /// TX-053 `TopicId`: A topic of a community.
    case restGroupTopicId
    /// TX-054 `MsgBody`: The elements of the message, in their order.
    case restGroupMsgBody
    /// TX-055 `OnlineOnlyFlag`: 1 reaches only members who are online.
    case restGroupOnlineOnlyFlag
    /// TX-056 `MsgLifeTime`: Works in direct messages only; use OnlineOnlyFlag.
    case restGroupMsgLifeTime
    /// TX-057 `SendMsgControl`: NoUnread, NoLastMsg, WithMuteNotifications, NoMsgCheck.
    case restGroupSendMsgControl
    /// TX-058 `ForbidCallbackControl`: Which webhooks are not called for the message.
    case restGroupForbidCallbackControl
    /// TX-059 `CloudCustomData`: The app's own data of the message, never in a push.
    case restGroupCloudCustomData
    /// TX-060 `GroupAtInfo`: Who is mentioned; one library sends an object (TX 9.12).
    case restGroupGroupAtInfo
    /// TX-061 `GroupAtInfo.GroupAtAllFlag`: 1 mentions everybody (TX 9.11).
    case restGroupGroupAtInfoGroupAtAllFlag
    /// TX-062 `GroupAtInfo.GroupAt_Account`: A member who is mentioned.
    case restGroupGroupAtInfoGroupAtAccount
    /// TX-063 `To_Account`: The only members whom the message reaches.
    case restGroupToAccount
    /// TX-064 `OfflinePushInfo`: What the push shows and does.
    case restGroupOfflinePushInfo
    /// TX-065 `MsgPriority`: What a group drops first under load; not Apple's priority.
    case restGroupMsgPriority
    /// TX-066 `Random`: A random number; who sends the call adds it.
    case restGroupRandom
    /// TX-067 `MsgSeq`: A number by which copies of one message are told.
    case restGroupMsgSeq
    /// TX-068 `SupportMessageExtension`: Whether others may add to the message.
    case restGroupSupportMessageExtension
    /// TX-069 `IsNeedReadReceipt`: Whether a read receipt is asked for.
    case restGroupIsNeedReadReceipt
    /// TX-070 `sender`: The sender.
    case sdkSender
    /// TX-071 `nickName`: The sender's nickname.
    case sdkNickName
    /// TX-072 `nameCard`: The sender's name within the group.
    case sdkNameCard
    /// TX-073 `receiver`: The peer, an argument of the call that sends.
    case sdkReceiver
    /// TX-074 `userID`: The peer in a message that was sent.
    case sdkUserID
    /// TX-075 `groupID`: The group.
    case sdkGroupID
    /// TX-076 `msgID`: The message's identifier.
    case sdkMsgID
    /// TX-077 `timestamp`: When the message was sent, in seconds.
    case sdkTimestamp
    /// TX-078 `elemType`: 1 text, 2 custom, 3 image, 4 sound, 5 video, 6 file, 7 location, 8 face, 9 group tips, 10 merged.
    case sdkElemType
    /// TX-079 `textElem`: The text.
    case sdkTextElem
    /// TX-080 `textElem.text`: The text of a text element.
    case sdkTextElemText
    /// TX-081 `customElem`: What a custom element holds.
    case sdkCustomElem
    /// TX-082 `customElem.desc`: What a custom element shows in a push; void where offlinePushInfo is given (TX 9.9).
    case sdkCustomElemDesc
    /// TX-083 `customElem.extension`: A custom element's data for the push; void where offlinePushInfo is given (TX 9.9).
    case sdkCustomElemExtension
    /// TX-084 `customElem.data`: The data of a custom element; no push carries it.
    case sdkCustomElemData
    /// TX-085 `imageElem`: The picture; no push carries it.
    case sdkImageElem
    /// TX-086 `soundElem`: The recording; no push carries it.
    case sdkSoundElem
    /// TX-087 `videoElem`: The video; no push carries it.
    case sdkVideoElem
    /// TX-088 `fileElem`: The file; no push carries it.
    case sdkFileElem
    /// TX-089 `locationElem`: The place; no push carries it.
    case sdkLocationElem
    /// TX-090 `faceElem`: The face; no push carries it.
    case sdkFaceElem
    /// TX-091 `groupAtUserList`: Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
    case sdkGroupAtUserList
    /// TX-092 `targetGroupMemberList`: The only members whom the message reaches.
    case sdkTargetGroupMemberList
    /// TX-093 `onlineUserOnly`: An argument of the call that sends: reaches only those online.
    case sdkOnlineUserOnly
    /// TX-094 `isExcludedFromUnreadCount`: Whether the unread count leaves the message out.
    case sdkIsExcludedFromUnreadCount
    /// TX-095 `isExcludedFromLastMessage`: Whether the list of conversations leaves the message out.
    case sdkIsExcludedFromLastMessage
    /// TX-096 `needReadReceipt`: Whether a read receipt is asked for.
    case sdkNeedReadReceipt
    /// TX-097 `priority`: What a group drops first under load; not Apple's priority.
    case sdkPriority
    /// TX-098 `friendRemark`: The receiver's own name for the sender; no push shows it.
    case sdkFriendRemark
    /// TX-099 `cloudCustomData`: The app's own data of the message, never in a push.
    case sdkCloudCustomData
    /// TX-100 `offlinePushInfo`: What the push shows and does.
    case sdkOfflinePushInfo
    /// TX-101 `offlinePushInfo.disablePush`: No offline push.
    case sdkOfflinePushInfoDisablePush
    /// TX-102 `offlinePushInfo.title`: Stands above the text.
    case sdkOfflinePushInfoTitle
    /// TX-103 `offlinePushInfo.desc`: The text of the push; without it one is made of the elements.
    case sdkOfflinePushInfoDesc
    /// TX-104 `offlinePushInfo.ext`: A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
    case sdkOfflinePushInfoExt
    /// TX-105 `offlinePushInfo.iOSSound`: A file with its suffix; push.no_sound is silence.
    case sdkOfflinePushInfoIOSSound
    /// TX-106 `offlinePushInfo.ignoreIOSBadge`: Whether the push does not count.
    case sdkOfflinePushInfoIgnoreIOSBadge
    /// TX-107 `offlinePushInfo.iOSImage`: A picture; stands at the payload's root as image.
    case sdkOfflinePushInfoIOSImage
    /// TX-108 `offlinePushInfo.enableIOSBackgroundNotification`: A silent push, which wakes the app and shows nothing (TX 9.6).
    case sdkOfflinePushInfoEnableIOSBackgroundNotification
    /// TX-109 `offlinePushInfo.iOSInterruptionLevel`: passive, active, time-sensitive or critical.
    case sdkOfflinePushInfoIOSInterruptionLevel
    /// TX-110 `offlinePushInfo.iOSPushType`: 0 for an alert, 1 for a call.
    case sdkOfflinePushInfoIOSPushType
    /// TX-111 `offlinePushInfo.AndroidSound`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidSound
    /// TX-112 `offlinePushInfo.AndroidOPPOChannelID`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidOPPOChannelID
    /// TX-113 `offlinePushInfo.AndroidOPPOCategory`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidOPPOCategory
    /// TX-114 `offlinePushInfo.AndroidOPPONotifyLevel`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidOPPONotifyLevel
    /// TX-115 `offlinePushInfo.AndroidFCMChannelID`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidFCMChannelID
    /// TX-116 `offlinePushInfo.AndroidXiaoMiChannelID`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidXiaoMiChannelID
    /// TX-117 `offlinePushInfo.AndroidVIVOClassification`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidVIVOClassification
    /// TX-118 `offlinePushInfo.AndroidVIVOCategory`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidVIVOCategory
    /// TX-119 `offlinePushInfo.AndroidHuaWeiCategory`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidHuaWeiCategory
    /// TX-120 `offlinePushInfo.AndroidHuaWeiImage`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidHuaWeiImage
    /// TX-121 `offlinePushInfo.AndroidHonorImportance`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidHonorImportance
    /// TX-122 `offlinePushInfo.AndroidHonorImage`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidHonorImage
    /// TX-123 `offlinePushInfo.AndroidFCMImage`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidFCMImage
    /// TX-124 `offlinePushInfo.AndroidMeizuNotifyType`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoAndroidMeizuNotifyType
    /// TX-125 `offlinePushInfo.HarmonyImage`: A setting for HarmonyOS; kept aside, never sent to Apple.
    case sdkOfflinePushInfoHarmonyImage
    /// TX-126 `offlinePushInfo.HarmonyCategory`: A setting for HarmonyOS; kept aside, never sent to Apple.
    case sdkOfflinePushInfoHarmonyCategory
    /// TX-127 `offlinePushInfo.HarmonySound`: A setting for HarmonyOS; kept aside, never sent to Apple.
    case sdkOfflinePushInfoHarmonySound
    /// TX-128 `offlinePushInfo.ignoreHarmonyBadge`: A setting for HarmonyOS; kept aside, never sent to Apple.
    case sdkOfflinePushInfoIgnoreHarmonyBadge
    /// TX-129 `offlinePushInfo.vendorParams`: A setting for Android; kept aside, never sent to Apple.
    case sdkOfflinePushInfoVendorParams
    /// TX-130 `message_conv_id`: The peer, or the group.
    case sdkJsonMessageConvId
    /// TX-131 `message_conv_type`: 1 direct, 2 group.
    case sdkJsonMessageConvType
    /// TX-132 `message_sender`: The sender.
    case sdkJsonMessageSender
    /// TX-133 `message_sender_profile`: The sender's profile.
    case sdkJsonMessageSenderProfile
    /// TX-134 `message_sender_profile.user_profile_nick_name`: The sender's nickname.
    case sdkJsonMessageSenderProfileUserProfileNickName
    /// TX-135 `message_sender_group_member_info`: The sender as a member of the group.
    case sdkJsonMessageSenderGroupMemberInfo
    /// TX-136 `message_sender_group_member_info.group_member_info_name_card`: The sender's name within the group.
    case sdkJsonMessageSenderGroupMemberInfoGroupMemberInfoNameCard
    /// TX-137 `message_msg_id`: The message's identifier.
    case sdkJsonMessageMsgId
    /// TX-138 `message_server_time`: When the message was sent, in seconds.
    case sdkJsonMessageServerTime
    /// TX-139 `message_client_time`: When the client made the message.
    case sdkJsonMessageClientTime
    /// TX-140 `message_elem_array`: The elements of the message, in their order.
    case sdkJsonMessageElemArray
    /// TX-141 `message_elem_array.elem_type`: 0 text, 1 image, 2 sound, 3 custom, 4 file, 5 group tips, 6 face, 7 location, 8 group report, 9 video, 12 merged.
    case sdkJsonMessageElemArrayElemType
    /// TX-142 `message_elem_array.text_elem_content`: The text of a text element.
    case sdkJsonMessageElemArrayTextElemContent
    /// TX-143 `message_elem_array.custom_elem_desc`: What a custom element shows in a push; void where a push config is given (TX 9.9).
    case sdkJsonMessageElemArrayCustomElemDesc
    /// TX-144 `message_elem_array.custom_elem_ext`: A custom element's data for the push; void where a push config is given (TX 9.9).
    case sdkJsonMessageElemArrayCustomElemExt
    /// TX-145 `message_elem_array.custom_elem_sound`: A custom element's sound; void where a push config is given (TX 9.9).
    case sdkJsonMessageElemArrayCustomElemSound
    /// TX-146 `message_elem_array.custom_elem_data`: The data of a custom element; no push carries it.
    case sdkJsonMessageElemArrayCustomElemData
    /// TX-147 `message_group_at_user_array`: Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
    case sdkJsonMessageGroupAtUserArray
    /// TX-148 `message_target_group_member_array`: The only members whom the message reaches.
    case sdkJsonMessageTargetGroupMemberArray
    /// TX-149 `message_is_online_msg`: Reaches only those online.
    case sdkJsonMessageIsOnlineMsg
    /// TX-150 `message_is_excluded_from_unread_count`: Whether the unread count leaves the message out.
    case sdkJsonMessageIsExcludedFromUnreadCount
    /// TX-151 `message_excluded_from_last_message`: Whether the list of conversations leaves the message out.
    case sdkJsonMessageExcludedFromLastMessage
    /// TX-152 `message_need_read_receipt`: Whether a read receipt is asked for.
    case sdkJsonMessageNeedReadReceipt
    /// TX-153 `message_priority`: What a group drops first under load; not Apple's priority.
    case sdkJsonMessagePriority
    /// TX-154 `message_cloud_custom_str`: The app's own data of the message, never in a push.
    case sdkJsonMessageCloudCustomStr
    /// TX-155 `message_offline_push_config`: What the push shows and does.
    case sdkJsonMessageOfflinePushConfig
    /// TX-156 `message_offlie_push_config`: The key of old editions, with a letter missing (TX 9.13).
    case sdkJsonMessageOffliePushConfig
    /// TX-157 `message_offline_push_config.offline_push_config_flag`: 0 pushes, 1 does not.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigFlag
    /// TX-158 `message_offline_push_config.offline_push_config_title`: Stands above the text; the title for iOS wins (TX 9.14).
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigTitle
    /// TX-159 `message_offline_push_config.offline_push_config_desc`: The text of the push; without it one is made of the elements.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigDesc
    /// TX-160 `message_offline_push_config.offline_push_config_ext`: A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigExt
    /// TX-161 `message_offline_push_config.offline_push_config_ios_config`: What is for Apple's devices alone.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfig
    /// TX-162 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_title`: Beats the title for all platforms (TX 9.14).
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigTitle
    /// TX-163 `message_offline_push_config.ios_offline_push_config_title`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigTitle
    /// TX-164 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_sound`: A file with its suffix; push.no_sound is silence.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigSound
    /// TX-165 `message_offline_push_config.ios_offline_push_config_sound`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigSound
    /// TX-166 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_ignore_badge`: Whether the push does not count.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigIgnoreBadge
    /// TX-167 `message_offline_push_config.ios_offline_push_config_ignore_badge`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigIgnoreBadge
    /// TX-168 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_image`: A picture; stands at the payload's root as image.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigImage
    /// TX-169 `message_offline_push_config.ios_offline_push_config_image`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigImage
    /// TX-170 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_push_type`: 0 for an alert, 1 for a call.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigPushType
    /// TX-171 `message_offline_push_config.ios_offline_push_config_push_type`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigPushType
    /// TX-172 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_enable_background_notification`: A silent push, which wakes the app and shows nothing (TX 9.6).
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigEnableBackgroundNotification
    /// TX-173 `message_offline_push_config.ios_offline_push_config_enable_background_notification`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigEnableBackgroundNotification
    /// TX-174 `message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_interruption_level`: passive, active, time-sensitive or critical.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigIosConfigIosOfflinePushConfigInterruptionLevel
    /// TX-175 `message_offline_push_config.ios_offline_push_config_interruption_level`: Also seen outside of offline_push_config_ios_config, which wins.
    case sdkJsonMessageOfflinePushConfigIosOfflinePushConfigInterruptionLevel
    /// TX-176 `message_offline_push_config.offline_push_config_android_config`: Settings for Android; kept aside, never sent to Apple.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigAndroidConfig
    /// TX-177 `message_offline_push_config.offline_push_config_harmony_config`: Settings for HarmonyOS; kept aside, never sent to Apple.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigHarmonyConfig
    /// TX-178 `message_offline_push_config.offline_push_config_vendor_params`: Settings for Android; kept aside, never sent to Apple.
    case sdkJsonMessageOfflinePushConfigOfflinePushConfigVendorParams
    /// TX-179 `from`: The sender.
    case webFrom
    /// TX-180 `nick`: The sender's nickname.
    case webNick
    /// TX-181 `nameCard`: The sender's name within the group.
    case webNameCard
    /// TX-182 `to`: The peer, or the group.
    case webTo
    /// TX-183 `conversationType`: C2C or GROUP.
    case webConversationType
    /// TX-184 `ID`: The message's identifier.
    case webID
    /// TX-185 `time`: When the message was sent, in seconds.
    case webTime
    /// TX-186 `type`: TIMTextElem, TIMCustomElem, TIMImageElem and the like.
    case webType
    /// TX-187 `payload`: What the element holds.
    case webPayload
    /// TX-188 `payload.text`: The text of a text element.
    case webPayloadText
    /// TX-189 `payload.description`: What a custom element shows in a push; void where offlinePushInfo is given (TX 9.9).
    case webPayloadDescription
    /// TX-190 `payload.extension`: A custom element's data for the push; void where offlinePushInfo is given (TX 9.9).
    case webPayloadExtension
    /// TX-191 `payload.data`: The data of a custom or face element; no push carries it.
    case webPayloadData
    /// TX-192 `atUserList`: Who is mentioned; __kImSDK_MesssageAtALL__ is everybody.
    case webAtUserList
    /// TX-193 `receiverList`: The only members whom the message reaches.
    case webReceiverList
    /// TX-194 `onlineUserOnly`: An option of the call that sends: reaches only those online.
    case webOnlineUserOnly
    /// TX-195 `messageControlInfo`: Which counts and lists leave the message out.
    case webMessageControlInfo
    /// TX-196 `messageControlInfo.excludedFromUnreadCount`: Whether the unread count leaves the message out.
    case webMessageControlInfoExcludedFromUnreadCount
    /// TX-197 `messageControlInfo.excludedFromLastMessage`: Whether the list of conversations leaves the message out.
    case webMessageControlInfoExcludedFromLastMessage
    /// TX-198 `messageControlInfo.excludedFromContentModeration`: Whether nobody checks the message.
    case webMessageControlInfoExcludedFromContentModeration
    /// TX-199 `needReadReceipt`: Whether a read receipt is asked for.
    case webNeedReadReceipt
    /// TX-200 `priority`: What a group drops first under load; not Apple's priority.
    case webPriority
    /// TX-201 `cloudCustomData`: The app's own data of the message, never in a push.
    case webCloudCustomData
    /// TX-202 `offlinePushInfo`: What the push shows and does.
    case webOfflinePushInfo
    /// TX-203 `offlinePushInfo.disablePush`: No offline push.
    case webOfflinePushInfoDisablePush
    /// TX-204 `offlinePushInfo.disableVoipPush`: True by default: only false asks for a call.
    case webOfflinePushInfoDisableVoipPush
    /// TX-205 `offlinePushInfo.title`: Stands above the text.
    case webOfflinePushInfoTitle
    /// TX-206 `offlinePushInfo.description`: The text of the push; without it one is made of the elements.
    case webOfflinePushInfoDescription
    /// TX-207 `offlinePushInfo.desc`: Written by cross-platform code instead of description (TX 9.16).
    case webOfflinePushInfoDesc
    /// TX-208 `offlinePushInfo.extension`: A text, JSON by habit; stands at the payload's root as ext (TX 9.8).
    case webOfflinePushInfoExtension
    /// TX-209 `offlinePushInfo.ext`: Written by cross-platform code instead of extension (TX 9.16).
    case webOfflinePushInfoExt
    /// TX-210 `offlinePushInfo.ignoreIOSBadge`: Whether the push does not count.
    case webOfflinePushInfoIgnoreIOSBadge
    /// TX-211 `offlinePushInfo.apnsInfo`: What is for Apple's devices alone.
    case webOfflinePushInfoApnsInfo
    /// TX-212 `offlinePushInfo.apnsInfo.sound`: A file with its suffix; push.no_sound is silence.
    case webOfflinePushInfoApnsInfoSound
    /// TX-213 `offlinePushInfo.apnsInfo.image`: A picture; stands at the payload's root as image.
    case webOfflinePushInfoApnsInfoImage
    /// TX-214 `offlinePushInfo.apnsInfo.ignoreIOSBadge`: The same outside of apnsInfo wins.
    case webOfflinePushInfoApnsInfoIgnoreIOSBadge
    /// TX-215 `offlinePushInfo.apnsInfo.disableVoipPush`: The same outside of apnsInfo wins.
    case webOfflinePushInfoApnsInfoDisableVoipPush
    /// TX-216 `offlinePushInfo.androidInfo`: Android settings; kept aside, never sent to Apple.
    case webOfflinePushInfoAndroidInfo
    /// TX-217 `offlinePushInfo.harmonyInfo`: HarmonyOS settings; kept aside, never sent to Apple.
    case webOfflinePushInfoHarmonyInfo
    /// TX-218 `PushInfo`: What old builds send; its keys are those of the server's OfflinePushInfo.
    case webPushInfo
    /// TX-219 `From_Account`: The sender; without it the administrator who calls.
    case pushFromAccount
    /// TX-220 `Condition`: Which of all users get the push, by tags or attributes.
    case pushCondition
    /// TX-221 `OfflinePushInfo`: What the push shows and does.
    case pushOfflinePushInfo
    /// TX-222 `MsgLifeTime`: Seconds for which the push is kept; no expiration for Apple is made of it.
    case pushMsgLifeTime
    /// TX-223 `MsgRandom`: A random number; who sends the call adds it.
    case pushMsgRandom
    /// TX-224 `From_Account`: The sender; without it the administrator who calls.
    case pushBatchFromAccount
    /// TX-225 `To_Account`: The receivers, at most 500.
    case pushBatchToAccount
    /// TX-226 `OfflinePushInfo`: What the push shows and does.
    case pushBatchOfflinePushInfo
    /// TX-227 `MsgLifeTime`: Seconds for which the push is kept; no expiration for Apple is made of it.
    case pushBatchMsgLifeTime
    /// TX-228 `MsgRandom`: A random number; who sends the call adds it.
    case pushBatchMsgRandom
    /// TX-229 `CallbackCommand`: What the webhook tells of; before sending the message may still be refused.
    case callbackCallbackCommand
    /// TX-230 `From_Account`: The sender.
    case callbackFromAccount
    /// TX-231 `To_Account`: The receiver.
    case callbackToAccount
    /// TX-232 `GroupId`: The group; beside a topic the community that it belongs to.
    case callbackGroupId
    /// TX-233 `TopicId`: A topic of a community.
    case callbackTopicId
    /// TX-234 `Type`: The group's type; only an AVChatRoom is a chat room.
    case callbackType
    /// TX-235 `MsgBody`: The elements of the message, in their order.
    case callbackMsgBody
    /// TX-236 `OnlineOnlyFlag`: 1 reaches only those online.
    case callbackOnlineOnlyFlag
    /// TX-237 `MsgKey`: MsgSeq, MsgRandom and MsgTime, joined by underscores.
    case callbackMsgKey
    /// TX-238 `MsgTime`: When the message was sent, in seconds.
    case callbackMsgTime
    /// TX-239 `SendMsgResult`: 0 where the message was sent; else the error for which it was not.
    case callbackSendMsgResult
    /// TX-240 `UnreadMsgNum`: The receiver's unread count, this message in it.
    case callbackUnreadMsgNum
    /// TX-241 `CloudCustomData`: The app's own data of the message, never in a push.
    case callbackCloudCustomData
    /// TX-242 `MsgSeq`: A number by which copies of one message are told.
    case callbackMsgSeq
    /// TX-243 `MsgRandom`: A random number; who sends the call adds it.
    case callbackMsgRandom
    /// TX-244 `Random`: A random number; who sends the call adds it.
    case callbackRandom
    /// TX-245 `Operator_Account`: Who made the call.
    case callbackOperatorAccount
    /// TX-246 `ErrorInfo`: The words of SendMsgResult.
    case callbackErrorInfo
    /// TX-247 `EventTime`: When the webhook was made, in milliseconds.
    case callbackEventTime
    /// TX-248 `Robot_Account`: A robot's; such a call is no message.
    case callbackRobotAccount
    /// TX-249 `aps`: Apple's dictionary as the device got it; unknown members stay in it.
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
    /// TX-250 `ext`: The app's own data, a text.
    case payloadExt
    /// TX-251 `image`: A picture.
    case payloadImage
    /// TX-252 `voip_caller_name`: The title of a call's push.
    case payloadVoipCallerName
    /// TX-253 `MsgId`: The identifier that clients give; the only one in webhooks of groups.
    case callbackMsgId
    /// TX-254 `offlinePushInfo.androidOPPOChannelID`: An OPPO channel, as builds of 2023 have it; kept aside, never sent to Apple.
    case webOfflinePushInfoAndroidOPPOChannelID
    /// TX-274 `path`: Which call the body is for; that of a push to all members is the only sign of one (TX 39).
    case restPath
    /// TX-275 `path`: Which call the body is for.
    case restGroupPath
    /// TX-276 `path`: Which call the body is for; without it only a condition makes a body one of this call (TX 33).
    case pushPath
    /// TX-277 `path`: Which call the body is for.
    case pushBatchPath
    /// TX-294 `MsgSeqList`: In the webhook of a recall: the numbers in their group of the messages that it withdraws.
    case callbackMsgSeqList
    /// TX-295 `msgBody`: The elements in an object that was written without the names of the call, which has MsgBody.
    case webMsgBody
    /// TX-296 `msgBody`: The elements in an object that was written without the names of the call, which has MsgBody.
    case sdkMsgBody
    /// TX-297 `msgBody`: The elements in an object that was written without the names of the call, which has MsgBody.
    case pushMsgBody
    /// TX-298 `msgBody`: The elements in an object that was written without the names of the call, which has MsgBody.
    case pushBatchMsgBody
}

extension TencentKey {
    /// The row's identifier in the table.
    package var row: String { rowTable[Int(rawValue)] }
    /// The vendor's spelling of the last name of the path.
    package var name: UTF8Text { nameTable[Int(rawValue)] }
    /// Where the vendor puts the key.
    package var path: String { pathTable[Int(rawValue)] }
}

private let rowTable: [String] = [
    "TX-001",
    "TX-002",
    "TX-003",
    "TX-004",
    "TX-005",
    "TX-006",
    "TX-007",
    "TX-008",
    "TX-009",
    "TX-010",
    "TX-011",
    "TX-012",
    "TX-013",
    "TX-014",
    "TX-015",
    "TX-016",
    "TX-017",
    "TX-018",
    "TX-019",
    "TX-020",
    "TX-021",
    "TX-022",
    "TX-023",
    "TX-024",
    "TX-025",
    "TX-026",
    "TX-027",
    "TX-028",
    "TX-029",
    "TX-030",
    "TX-031",
    "TX-032",
    "TX-033",
    "TX-034",
    "TX-035",
    "TX-036",
    "TX-037",
    "TX-038",
    "TX-039",
    "TX-040",
    "TX-041",
    "TX-042",
    "TX-043",
    "TX-044",
    "TX-045",
    "TX-046",
    "TX-047",
    "TX-048",
    "TX-049",
    "TX-050",
    "TX-051",
    "TX-052",
    "TX-053",
    "TX-054",
    "TX-055",
    "TX-056",
    "TX-057",
    "TX-058",
    "TX-059",
    "TX-060",
    "TX-061",
    "TX-062",
    "TX-063",
    "TX-064",
    "TX-065",
    "TX-066",
    "TX-067",
    "TX-068",
    "TX-069",
    "TX-070",
    "TX-071",
    "TX-072",
    "TX-073",
    "TX-074",
    "TX-075",
    "TX-076",
    "TX-077",
    "TX-078",
    "TX-079",
    "TX-080",
    "TX-081",
    "TX-082",
    "TX-083",
    "TX-084",
    "TX-085",
    "TX-086",
    "TX-087",
    "TX-088",
    "TX-089",
    "TX-090",
    "TX-091",
    "TX-092",
    "TX-093",
    "TX-094",
    "TX-095",
    "TX-096",
    "TX-097",
    "TX-098",
    "TX-099",
    "TX-100",
    "TX-101",
    "TX-102",
    "TX-103",
    "TX-104",
    "TX-105",
    "TX-106",
    "TX-107",
    "TX-108",
    "TX-109",
    "TX-110",
    "TX-111",
    "TX-112",
    "TX-113",
    "TX-114",
    "TX-115",
    "TX-116",
    "TX-117",
    "TX-118",
    "TX-119",
    "TX-120",
    "TX-121",
    "TX-122",
    "TX-123",
    "TX-124",
    "TX-125",
    "TX-126",
    "TX-127",
    "TX-128",
    "TX-129",
    "TX-130",
    "TX-131",
    "TX-132",
    "TX-133",
    "TX-134",
    "TX-135",
    "TX-136",
    "TX-137",
    "TX-138",
    "TX-139",
    "TX-140",
    "TX-141",
    "TX-142",
    "TX-143",
    "TX-144",
    "TX-145",
    "TX-146",
    "TX-147",
    "TX-148",
    "TX-149",
    "TX-150",
    "TX-151",
    "TX-152",
    "TX-153",
    "TX-154",
    "TX-155",
    "TX-156",
    "TX-157",
    "TX-158",
    "TX-159",
    "TX-160",
    "TX-161",
    "TX-162",
    "TX-163",
    "TX-164",
    "TX-165",
    "TX-166",
    "TX-167",
    "TX-168",
    "TX-169",
    "TX-170",
    "TX-171",
    "TX-172",
    "TX-173",
    "TX-174",
    "TX-175",
    "TX-176",
    "TX-177",
    "TX-178",
    "TX-179",
    "TX-180",
    "TX-181",
    "TX-182",
    "TX-183",
    "TX-184",
    "TX-185",
    "TX-186",
    "TX-187",
    "TX-188",
    "TX-189",
    "TX-190",
    "TX-191",
    "TX-192",
    "TX-193",
    "TX-194",
    "TX-195",
    "TX-196",
    "TX-197",
    "TX-198",
    "TX-199",
    "TX-200",
    "TX-201",
    "TX-202",
    "TX-203",
    "TX-204",
    "TX-205",
    "TX-206",
    "TX-207",
    "TX-208",
    "TX-209",
    "TX-210",
    "TX-211",
    "TX-212",
    "TX-213",
    "TX-214",
    "TX-215",
    "TX-216",
    "TX-217",
    "TX-218",
    "TX-219",
    "TX-220",
    "TX-221",
    "TX-222",
    "TX-223",
    "TX-224",
    "TX-225",
    "TX-226",
    "TX-227",
    "TX-228",
    "TX-229",
    "TX-230",
    "TX-231",
    "TX-232",
    "TX-233",
    "TX-234",
    "TX-235",
    "TX-236",
    "TX-237",
    "TX-238",
    "TX-239",
    "TX-240",
    "TX-241",
    "TX-242",
    "TX-243",
    "TX-244",
    "TX-245",
    "TX-246",
    "TX-247",
    "TX-248",
    "TX-249",
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
    "TX-250",
    "TX-251",
    "TX-252",
    "TX-253",
    "TX-254",
    "TX-274",
    "TX-275",
    "TX-276",
    "TX-277",
    "TX-294",
    "TX-295",
    "TX-296",
    "TX-297",
    "TX-298",
]

private let nameTable: [UTF8Text] = [
    "PushFlag",
    "Title",
    "Desc",
    "Ext",
    "ApnsInfo",
    "Title",
    "SubTitle",
    "Sound",
    "BadgeMode",
    "Image",
    "MutableContent",
    "ContentAvailable",
    "InterruptionLevel",
    "IsVoipPush",
    "LiveActivity",
    "BadgeSetNum",
    "BadgeAddNum",
    "BadgeSetNum",
    "BadgeAddNum",
    "MultiLanguageContent",
    "Language",
    "Title",
    "Desc",
    "PushTemplateId",
    "PushTemplateParam",
    "AndroidInfo",
    "HarmonyInfo",
    "MsgType",
    "MsgContent",
    "Text",
    "Desc",
    "Ext",
    "Sound",
    "Data",
    "From_Account",
    "To_Account",
    "MsgBody",
    "MsgLifeTime",
    "SendMsgControl",
    "ForbidCallbackControl",
    "CloudCustomData",
    "OfflinePushInfo",
    "OnlineOnlyFlag",
    "Condition",
    "MsgTimeStamp",
    "SyncOtherMachine",
    "MsgSeq",
    "MsgRandom",
    "SupportMessageExtension",
    "IsNeedReadReceipt",
    "From_Account",
    "GroupId",
    "TopicId",
    "MsgBody",
    "OnlineOnlyFlag",
    "MsgLifeTime",
    "SendMsgControl",
    "ForbidCallbackControl",
    "CloudCustomData",
    "GroupAtInfo",
    "GroupAtAllFlag",
    "GroupAt_Account",
    "To_Account",
    "OfflinePushInfo",
    "MsgPriority",
    "Random",
    "MsgSeq",
    "SupportMessageExtension",
    "IsNeedReadReceipt",
    "sender",
    "nickName",
    "nameCard",
    "receiver",
    "userID",
    "groupID",
    "msgID",
    "timestamp",
    "elemType",
    "textElem",
    "text",
    "customElem",
    "desc",
    "extension",
    "data",
    "imageElem",
    "soundElem",
    "videoElem",
    "fileElem",
    "locationElem",
    "faceElem",
    "groupAtUserList",
    "targetGroupMemberList",
    "onlineUserOnly",
    "isExcludedFromUnreadCount",
    "isExcludedFromLastMessage",
    "needReadReceipt",
    "priority",
    "friendRemark",
    "cloudCustomData",
    "offlinePushInfo",
    "disablePush",
    "title",
    "desc",
    "ext",
    "iOSSound",
    "ignoreIOSBadge",
    "iOSImage",
    "enableIOSBackgroundNotification",
    "iOSInterruptionLevel",
    "iOSPushType",
    "AndroidSound",
    "AndroidOPPOChannelID",
    "AndroidOPPOCategory",
    "AndroidOPPONotifyLevel",
    "AndroidFCMChannelID",
    "AndroidXiaoMiChannelID",
    "AndroidVIVOClassification",
    "AndroidVIVOCategory",
    "AndroidHuaWeiCategory",
    "AndroidHuaWeiImage",
    "AndroidHonorImportance",
    "AndroidHonorImage",
    "AndroidFCMImage",
    "AndroidMeizuNotifyType",
    "HarmonyImage",
    "HarmonyCategory",
    "HarmonySound",
    "ignoreHarmonyBadge",
    "vendorParams",
    "message_conv_id",
    "message_conv_type",
    "message_sender",
    "message_sender_profile",
    "user_profile_nick_name",
    "message_sender_group_member_info",
    "group_member_info_name_card",
    "message_msg_id",
    "message_server_time",
    "message_client_time",
    "message_elem_array",
    "elem_type",
    "text_elem_content",
    "custom_elem_desc",
    "custom_elem_ext",
    "custom_elem_sound",
    "custom_elem_data",
    "message_group_at_user_array",
    "message_target_group_member_array",
    "message_is_online_msg",
    "message_is_excluded_from_unread_count",
    "message_excluded_from_last_message",
    "message_need_read_receipt",
    "message_priority",
    "message_cloud_custom_str",
    "message_offline_push_config",
    "message_offlie_push_config",
    "offline_push_config_flag",
    "offline_push_config_title",
    "offline_push_config_desc",
    "offline_push_config_ext",
    "offline_push_config_ios_config",
    "ios_offline_push_config_title",
    "ios_offline_push_config_title",
    "ios_offline_push_config_sound",
    "ios_offline_push_config_sound",
    "ios_offline_push_config_ignore_badge",
    "ios_offline_push_config_ignore_badge",
    "ios_offline_push_config_image",
    "ios_offline_push_config_image",
    "ios_offline_push_config_push_type",
    "ios_offline_push_config_push_type",
    "ios_offline_push_config_enable_background_notification",
    "ios_offline_push_config_enable_background_notification",
    "ios_offline_push_config_interruption_level",
    "ios_offline_push_config_interruption_level",
    "offline_push_config_android_config",
    "offline_push_config_harmony_config",
    "offline_push_config_vendor_params",
    "from",
    "nick",
    "nameCard",
    "to",
    "conversationType",
    "ID",
    "time",
    "type",
    "payload",
    "text",
    "description",
    "extension",
    "data",
    "atUserList",
    "receiverList",
    "onlineUserOnly",
    "messageControlInfo",
    "excludedFromUnreadCount",
    "excludedFromLastMessage",
    "excludedFromContentModeration",
    "needReadReceipt",
    "priority",
    "cloudCustomData",
    "offlinePushInfo",
    "disablePush",
    "disableVoipPush",
    "title",
    "description",
    "desc",
    "extension",
    "ext",
    "ignoreIOSBadge",
    "apnsInfo",
    "sound",
    "image",
    "ignoreIOSBadge",
    "disableVoipPush",
    "androidInfo",
    "harmonyInfo",
    "PushInfo",
    "From_Account",
    "Condition",
    "OfflinePushInfo",
    "MsgLifeTime",
    "MsgRandom",
    "From_Account",
    "To_Account",
    "OfflinePushInfo",
    "MsgLifeTime",
    "MsgRandom",
    "CallbackCommand",
    "From_Account",
    "To_Account",
    "GroupId",
    "TopicId",
    "Type",
    "MsgBody",
    "OnlineOnlyFlag",
    "MsgKey",
    "MsgTime",
    "SendMsgResult",
    "UnreadMsgNum",
    "CloudCustomData",
    "MsgSeq",
    "MsgRandom",
    "Random",
    "Operator_Account",
    "ErrorInfo",
    "EventTime",
    "Robot_Account",
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
    "ext",
    "image",
    "voip_caller_name",
    "MsgId",
    "androidOPPOChannelID",
    "path",
    "path",
    "path",
    "path",
    "MsgSeqList",
    "msgBody",
    "msgBody",
    "msgBody",
    "msgBody",
]

private let pathTable: [String] = [
    "OfflinePushInfo.PushFlag",
    "OfflinePushInfo.Title",
    "OfflinePushInfo.Desc",
    "OfflinePushInfo.Ext",
    "OfflinePushInfo.ApnsInfo",
    "OfflinePushInfo.ApnsInfo.Title",
    "OfflinePushInfo.ApnsInfo.SubTitle",
    "OfflinePushInfo.ApnsInfo.Sound",
    "OfflinePushInfo.ApnsInfo.BadgeMode",
    "OfflinePushInfo.ApnsInfo.Image",
    "OfflinePushInfo.ApnsInfo.MutableContent",
    "OfflinePushInfo.ApnsInfo.ContentAvailable",
    "OfflinePushInfo.ApnsInfo.InterruptionLevel",
    "OfflinePushInfo.ApnsInfo.IsVoipPush",
    "OfflinePushInfo.ApnsInfo.LiveActivity",
    "OfflinePushInfo.ApnsInfo.BadgeSetNum",
    "OfflinePushInfo.ApnsInfo.BadgeAddNum",
    "OfflinePushInfo.BadgeSetNum",
    "OfflinePushInfo.BadgeAddNum",
    "OfflinePushInfo.MultiLanguageContent",
    "OfflinePushInfo.MultiLanguageContent.Language",
    "OfflinePushInfo.MultiLanguageContent.Title",
    "OfflinePushInfo.MultiLanguageContent.Desc",
    "OfflinePushInfo.PushTemplateId",
    "OfflinePushInfo.PushTemplateParam",
    "OfflinePushInfo.AndroidInfo",
    "OfflinePushInfo.HarmonyInfo",
    "MsgBody.MsgType",
    "MsgBody.MsgContent",
    "MsgBody.MsgContent.Text",
    "MsgBody.MsgContent.Desc",
    "MsgBody.MsgContent.Ext",
    "MsgBody.MsgContent.Sound",
    "MsgBody.MsgContent.Data",
    "From_Account",
    "To_Account",
    "MsgBody",
    "MsgLifeTime",
    "SendMsgControl",
    "ForbidCallbackControl",
    "CloudCustomData",
    "OfflinePushInfo",
    "OnlineOnlyFlag",
    "Condition",
    "MsgTimeStamp",
    "SyncOtherMachine",
    "MsgSeq",
    "MsgRandom",
    "SupportMessageExtension",
    "IsNeedReadReceipt",
    "From_Account",
    "GroupId",
    "TopicId",
    "MsgBody",
    "OnlineOnlyFlag",
    "MsgLifeTime",
    "SendMsgControl",
    "ForbidCallbackControl",
    "CloudCustomData",
    "GroupAtInfo",
    "GroupAtInfo.GroupAtAllFlag",
    "GroupAtInfo.GroupAt_Account",
    "To_Account",
    "OfflinePushInfo",
    "MsgPriority",
    "Random",
    "MsgSeq",
    "SupportMessageExtension",
    "IsNeedReadReceipt",
    "sender",
    "nickName",
    "nameCard",
    "receiver",
    "userID",
    "groupID",
    "msgID",
    "timestamp",
    "elemType",
    "textElem",
    "textElem.text",
    "customElem",
    "customElem.desc",
    "customElem.extension",
    "customElem.data",
    "imageElem",
    "soundElem",
    "videoElem",
    "fileElem",
    "locationElem",
    "faceElem",
    "groupAtUserList",
    "targetGroupMemberList",
    "onlineUserOnly",
    "isExcludedFromUnreadCount",
    "isExcludedFromLastMessage",
    "needReadReceipt",
    "priority",
    "friendRemark",
    "cloudCustomData",
    "offlinePushInfo",
    "offlinePushInfo.disablePush",
    "offlinePushInfo.title",
    "offlinePushInfo.desc",
    "offlinePushInfo.ext",
    "offlinePushInfo.iOSSound",
    "offlinePushInfo.ignoreIOSBadge",
    "offlinePushInfo.iOSImage",
    "offlinePushInfo.enableIOSBackgroundNotification",
    "offlinePushInfo.iOSInterruptionLevel",
    "offlinePushInfo.iOSPushType",
    "offlinePushInfo.AndroidSound",
    "offlinePushInfo.AndroidOPPOChannelID",
    "offlinePushInfo.AndroidOPPOCategory",
    "offlinePushInfo.AndroidOPPONotifyLevel",
    "offlinePushInfo.AndroidFCMChannelID",
    "offlinePushInfo.AndroidXiaoMiChannelID",
    "offlinePushInfo.AndroidVIVOClassification",
    "offlinePushInfo.AndroidVIVOCategory",
    "offlinePushInfo.AndroidHuaWeiCategory",
    "offlinePushInfo.AndroidHuaWeiImage",
    "offlinePushInfo.AndroidHonorImportance",
    "offlinePushInfo.AndroidHonorImage",
    "offlinePushInfo.AndroidFCMImage",
    "offlinePushInfo.AndroidMeizuNotifyType",
    "offlinePushInfo.HarmonyImage",
    "offlinePushInfo.HarmonyCategory",
    "offlinePushInfo.HarmonySound",
    "offlinePushInfo.ignoreHarmonyBadge",
    "offlinePushInfo.vendorParams",
    "message_conv_id",
    "message_conv_type",
    "message_sender",
    "message_sender_profile",
    "message_sender_profile.user_profile_nick_name",
    "message_sender_group_member_info",
    "message_sender_group_member_info.group_member_info_name_card",
    "message_msg_id",
    "message_server_time",
    "message_client_time",
    "message_elem_array",
    "message_elem_array.elem_type",
    "message_elem_array.text_elem_content",
    "message_elem_array.custom_elem_desc",
    "message_elem_array.custom_elem_ext",
    "message_elem_array.custom_elem_sound",
    "message_elem_array.custom_elem_data",
    "message_group_at_user_array",
    "message_target_group_member_array",
    "message_is_online_msg",
    "message_is_excluded_from_unread_count",
    "message_excluded_from_last_message",
    "message_need_read_receipt",
    "message_priority",
    "message_cloud_custom_str",
    "message_offline_push_config",
    "message_offlie_push_config",
    "message_offline_push_config.offline_push_config_flag",
    "message_offline_push_config.offline_push_config_title",
    "message_offline_push_config.offline_push_config_desc",
    "message_offline_push_config.offline_push_config_ext",
    "message_offline_push_config.offline_push_config_ios_config",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_title",
    "message_offline_push_config.ios_offline_push_config_title",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_sound",
    "message_offline_push_config.ios_offline_push_config_sound",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_ignore_badge",
    "message_offline_push_config.ios_offline_push_config_ignore_badge",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_image",
    "message_offline_push_config.ios_offline_push_config_image",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_push_type",
    "message_offline_push_config.ios_offline_push_config_push_type",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_enable_background_notification",
    "message_offline_push_config.ios_offline_push_config_enable_background_notification",
    "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_interruption_level",
    "message_offline_push_config.ios_offline_push_config_interruption_level",
    "message_offline_push_config.offline_push_config_android_config",
    "message_offline_push_config.offline_push_config_harmony_config",
    "message_offline_push_config.offline_push_config_vendor_params",
    "from",
    "nick",
    "nameCard",
    "to",
    "conversationType",
    "ID",
    "time",
    "type",
    "payload",
    "payload.text",
    "payload.description",
    "payload.extension",
    "payload.data",
    "atUserList",
    "receiverList",
    "onlineUserOnly",
    "messageControlInfo",
    "messageControlInfo.excludedFromUnreadCount",
    "messageControlInfo.excludedFromLastMessage",
    "messageControlInfo.excludedFromContentModeration",
    "needReadReceipt",
    "priority",
    "cloudCustomData",
    "offlinePushInfo",
    "offlinePushInfo.disablePush",
    "offlinePushInfo.disableVoipPush",
    "offlinePushInfo.title",
    "offlinePushInfo.description",
    "offlinePushInfo.desc",
    "offlinePushInfo.extension",
    "offlinePushInfo.ext",
    "offlinePushInfo.ignoreIOSBadge",
    "offlinePushInfo.apnsInfo",
    "offlinePushInfo.apnsInfo.sound",
    "offlinePushInfo.apnsInfo.image",
    "offlinePushInfo.apnsInfo.ignoreIOSBadge",
    "offlinePushInfo.apnsInfo.disableVoipPush",
    "offlinePushInfo.androidInfo",
    "offlinePushInfo.harmonyInfo",
    "PushInfo",
    "From_Account",
    "Condition",
    "OfflinePushInfo",
    "MsgLifeTime",
    "MsgRandom",
    "From_Account",
    "To_Account",
    "OfflinePushInfo",
    "MsgLifeTime",
    "MsgRandom",
    "CallbackCommand",
    "From_Account",
    "To_Account",
    "GroupId",
    "TopicId",
    "Type",
    "MsgBody",
    "OnlineOnlyFlag",
    "MsgKey",
    "MsgTime",
    "SendMsgResult",
    "UnreadMsgNum",
    "CloudCustomData",
    "MsgSeq",
    "MsgRandom",
    "Random",
    "Operator_Account",
    "ErrorInfo",
    "EventTime",
    "Robot_Account",
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
    "ext",
    "image",
    "voip_caller_name",
    "MsgId",
    "offlinePushInfo.androidOPPOChannelID",
    "path",
    "path",
    "path",
    "path",
    "MsgSeqList",
    "msgBody",
    "msgBody",
    "msgBody",
    "msgBody",
]
