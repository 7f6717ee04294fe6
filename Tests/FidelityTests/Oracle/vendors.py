"""What the checks know of each vendor: in which shapes it takes messages, and which members speak of the push."""

# Vendors whose keys are another's.
LIKE = {"agora": "easemob"}
# The shapes in which each vendor's messages are sent; none leaves the choice to the program.
SHAPES = {
    "easemob": [None, "sdk", "rest", "rest-legacy", "ext"],
    "nim": [None, "sdk", "sdk-v2", "server-v1", "server-v2"],
    "tencent": [None, "sdk", "sdk-json", "web"],
    "rongcloud": [None, "sdk", "wrapper", "web"],
}
# The members that hold what a sender says of the push.
PUSH = {
    "easemob": ["/ext/em_apns_ext", "/ext/em_push_ext", "/ext/em_push_template", "/em_apns_ext", "/em_push_ext"],
    "nim": ["/apnsContent", "/apnsPayload", "/apnsMemberOption", "/pushConfig", "/push_config", "/pushcontent",
            "/payload", "/forcepushcontent", "/forcePushContent", "/push_content", "/customApnsText"],
    "tencent": ["/OfflinePushInfo", "/offlinePushInfo", "/message_offline_push_config", "/message_offlie_push_config",
                "/PushInfo"],
    "rongcloud": ["/pushContent", "/pushData", "/pushExt", "/messagePushConfig", "/pushOptions", "/pushConfig",
                  "/content/mentionedInfo/mentionedContent", "/notification"],
}
# The members that hold what the conversation shows and the app reads of a message, whatever its push is.
CONTENT = {
    "easemob": ["/body", "/bodies", "/msg", "/payload/bodies"],
    "nim": ["/text", "/body", "/attach", "/attachment", "/message/text", "/message/attachment", "/content"],
    "tencent": ["/MsgBody", "/textElem", "/customElem", "/imageElem", "/fileElem", "/soundElem", "/videoElem",
                "/locationElem", "/faceElem", "/message_elem_array"],
    "rongcloud": ["/content"],
}
# Members of these that name a kind, a place of files or people, and are no content by themselves.
CONTENT_NAMES = {"type", "MsgType", "elem_type", "mentionedInfo", "user", "mentionedContent"}
# Members that are no words and decide on the push, beside those that hold words.
SWITCHES = {
    "easemob": ["/ext/em_at_list", "/ext/em_push_filter", "/ext/em_ignore_notification", "/ext/em_force_notification",
                "/em_at_list"],
    "nim": ["/setting", "/option", "/messageConfig", "/message_config", "/target_option", "/forcepushlist",
            "/forcePushList", "/forcepushall", "/isForcePush", "/save"],
    # What is said of the push may stand in the message's elements, too.
    "tencent": ["/MsgBody", "/message_elem_array", "/customElem", "/MsgLifeTime", "/OnlineOnlyFlag", "/SendMsgControl",
                "/GroupAtInfo", "/groupAtUserList", "/atUserList", "/message_group_at_user_array", "/onlineUserOnly",
                "/message_is_online_msg", "/targetGroupMemberList", "/receiverList", "/SendMsgResult", "/UnreadMsgNum"],
    "rongcloud": ["/content/mentionedInfo", "/isMentioned", "/disablePush", "/count", "/contentAvailable", "/isCounted",
                  "/messageConfig", "/disableNotification", "/isVoipPush", "/objectName", "/groupUserIds", "/platform"],
}
# Members that name somebody.
PEOPLE = {"em_at_list", "userIds", "forcePushAccountIds", "push_forcepush_ids", "GroupAtInfo", "groupAtUserList",
          "atUserList", "message_group_at_user_array", "userIdList"}
# Members that name somebody or something, and say nothing.
NAMES = PEOPLE | {"target", "name", "type", "group_user_nickname", "Language", "PushTemplateId", "LiveActivity",
                  "templateId"}
# The text for other platforms beside an alert for Apple, which says nothing here.
TEXTS = {"nim": {"apnsContent", "pushContent", "push_content", "pushcontent"}}
# Sections and keys for other platforms.
OTHERS = ("hwField", "hwPass", "honorField", "honorPass", "vivoField", "oppoField", "fcmField", "harmonyField",
          "AndroidInfo", "HarmonyInfo", "Android", "Harmony", "androidInfo", "harmonyInfo", "vendorParams",
          "offline_push_config_android", "offline_push_config_harmony", "offline_push_config_vendor",
          "HW", "HONOR", "MI", "OPPO", "VIVO", "FCM", "OHOS", "hmosConfig", "harmonyPush")
# The name of a sound that is none.
NO_SOUND = "push.no_sound"


def family(vendor):
    """The vendor whose keys a vendor has."""
    return LIKE.get(vendor, vendor)
