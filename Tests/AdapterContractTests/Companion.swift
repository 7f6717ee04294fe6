import MappingTables

/// What a row's key needs beside it, or must not have beside it, to mean something.
struct Companion: Sendable {
    /// Why.
    let reason: String
    /// Members beside the key, as JSON.
    var with: [String: String] = [:]
    /// Members of the ordinary message's root that would win over the key.
    var without: [String] = []
    /// Members of the root that say something else than in the ordinary message, as JSON.
    var instead: [String: String] = [:]
    /// A value that must be read as something else, where the absent key is as good as the sample.
    var otherwise: String?
}

/// The rows with companions, by shape and path; every other row's sample stands in an ordinary message.
extension Companion {
    static let easemob: [String: Companion] = [
        "* ext.em_apns_ext.em_push_title_loc_args": Companion(
            reason: "arguments are ignored without their key", with: ["em_push_title_loc_key": #""K""#]),
        "* ext.em_apns_ext.em_push_body_loc_args": Companion(
            reason: "arguments are ignored without their key", with: ["em_push_body_loc_key": #""K""#]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "callback payload.from": Companion(reason: "the callback's own from wins", without: ["from"]),
        "payload apns": Companion(reason: "aps counts where both stand", without: ["aps"]),
        "callback payload.to": Companion(reason: "the callback's own to wins", without: ["to"]),
        "rest-legacy path": Companion(
            reason: "a receiver wins over the path of a broadcast", without: ["target"]),
        "callback recall_id": recall, "callback payload.ack_message_id": recall,
    ]

    private static let recall = Companion(
        reason: "only the callback of a recall names what it withdraws",
        instead: ["chat_type": #""recall""#])

    static let nim: [String: Companion] = [
        "server-v2 target_type": Companion(
            reason: "only a push without a receiver can be for everyone",
            without: ["conversation_id", "message"]),
        "* pushPayload.apsField.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "* pushPayload.apsField.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "* pushPayload.apsField.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "sdk apnsMemberOption.forcePush": Companion(
            reason: "force is on once the option exists", otherwise: "false"),
        "sdk to": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk sessionId": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk receiver_accid_": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk sessionType": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk scene": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk session_type_": Companion(reason: "session says it too, and wins", without: ["session"]),
        "sdk fromAccount": Companion(reason: "from says it too, and wins", without: ["from"]),
        "sdk sender_accid_": Companion(reason: "from says it too, and wins", without: ["from"]),
        "sdk body": Companion(reason: "text says it too, and wins", without: ["text"]),
        "sdk tip": Companion(reason: "text says it too, and wins", without: ["text"]),
        "sdk content_": Companion(reason: "text says it too, and wins", without: ["text"]),
        "sdk message.from": Companion(reason: "the recall's own from wins", without: ["from"]),
        "sdk-v2 message.conversationId": Companion(
            reason: "the recall's own conversation wins", without: ["conversationId"]),
        "sdk-v2 conversationType": Companion(
            reason: "conversationId says it too, and wins", without: ["conversationId"]),
        "sdk-v2 receiverId": Companion(
            reason: "conversationId says it too, and wins", without: ["conversationId"]),
        "sdk-v2 pushConfig.pushTitle": Companion(
            reason: "in a message it is HarmonyOS's alone", without: ["text"]),
        "sdk-v2 pushConfig.forcePushContent": Companion(
            reason: "without a list it reaches nobody", with: ["forcePushAccountIds": #"["yan"]"#]),
        "server-v1 forcepushcontent": Companion(
            reason: "without a list it reaches nobody", with: ["forcepushlist": #"["yan"]"#]),
        "server-v2 push_config.push_forcepush_content": Companion(
            reason: "without a list it reaches nobody", with: ["push_forcepush_ids": #"["yan"]"#]),
        "server-v1 fromAccid": Companion(reason: "from says it too, and wins", without: ["from"]),
        "server-v1 msgtype": Companion(reason: "ope says it too, and wins", without: ["ope"]),
        "server-v1 toAccids": Companion(reason: "to says it too, and wins", without: ["to"]),
        "server-v1 attach": Companion(
            reason: "beside a body it is no custom notification", without: ["body", "type"]),
        "server-v1 msg": Companion(reason: "beside a body it is no recall", without: ["body", "type"]),
        "server-v2 receiver_ids": Companion(
            reason: "conversation_id says it too, and wins", without: ["conversation_id"]),
        "server-v2 receiver_id": Companion(
            reason: "conversation_id says it too, and wins", without: ["conversation_id"]),
        "server-v2 type": Companion(
            reason: "conversation_id says it too, and wins", without: ["conversation_id"]),
        "server-v2 content": Companion(
            reason: "beside a message it is no custom notification", without: ["message"]),
        "server-v2 description": Companion(reason: "beside a message it is no recall", without: ["message"]),
        "copy clientId": Companion(reason: "the event says that it is no recall", without: ["eventType"]),
        "copy msgId": Companion(reason: "the event says that it is no recall", without: ["eventType"]),
        "copy toAccount": Companion(reason: "to says it too, and wins", without: ["to"]),
        "sdk-v2 calleeAccountId": Companion(
            reason: "a message that names its conversation invites nobody", without: ["conversationId"]),
        "sdk-v2 inviteeAccountId": Companion(
            reason: "a message that names its conversation invites nobody", without: ["conversationId"]),
        "server-v2 callee_account_id": Companion(
            reason: "a message that names its conversation invites nobody", without: ["conversation_id"]),
        "server-v2 invitee_account_id": Companion(
            reason: "a message that names its conversation invites nobody", without: ["conversation_id"]),
        "sdk accountId": Companion(
            reason: "a message with a session invites nobody", without: ["session"]),
        "sdk account": Companion(reason: "a message with a session invites nobody", without: ["session"]),
        "sdk account_id_": Companion(reason: "a message with a session invites nobody", without: ["session"]),
        "sdk calleeAccountId": Companion(
            reason: "a message with a session invites nobody", without: ["session"]),
        "copy from": Companion(reason: "fromAccount says it too, and wins", without: ["fromAccount"]),
    ]
}

extension Companion {
    static let rongcloud: [String: Companion] = [
        "* content.mentionedInfo.userIdList": Companion(
            reason: "the kind of mention is said beside the list", with: ["type": "2"]),
        "* content.mentionedInfo.mentionedContent": Companion(
            reason: "without a mention nobody reads its text", with: ["type": "1"]),
        "status toGroupId": Companion(reason: "people win over groups", without: ["toUserId"]),
        "private-template pushContent": wordsOfOne, "private-template pushData": wordsOfOne,
        "system-template pushContent": wordsOfOne, "system-template pushData": wordsOfOne,
        "* content.messageUId": Companion(
            reason: "only a recall's type means the message by it",
            instead: ["objectName": recallType, "messageType": recallType, "msgType": recallType]),
        "web objectName": Companion(reason: "messageType says it too", without: ["messageType"]),
        "payload rc.tId": Companion(
            reason: "only a group is a conversation apart from its receiver", with: ["cType": #""GRP""#]),
        "sdk messageDirection": received, "web messageDirection": received,
        "wrapper mentionedInfo.userIdList": Companion(
            reason: "the kind of mention is said beside the list", with: ["type": "1"]),
        "wrapper mentionedInfo.mentionedContent": Companion(
            reason: "without a mention nobody reads its text", with: ["type": "0"]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
    ]

    private static let recallType = #""RC:RcCmd""#
    /// The one receiver whose words they are.
    private static let wordsOfOne = Companion(
        reason: "each receiver has words of their own", instead: ["toUserId": #"["u2"]"#])
    /// A message whose conversation is its sender.
    private static let received = Companion(
        reason: "only a direct message can be kept by its one receiver",
        instead: ["conversationType": "1", "targetId": #""zoe""#])
}

extension Companion {
    static let tencent: [String: Companion] = [
        "* MsgBody.MsgContent.Desc": inElement(#"{"MsgType":"TIMCustomElem","MsgContent":{}}"#),
        "* MsgBody.MsgContent.Ext": inElement(#"{"MsgType":"TIMCustomElem","MsgContent":{}}"#),
        "* MsgBody.MsgContent.Sound": inElement(#"{"MsgType":"TIMCustomElem","MsgContent":{}}"#),
        "rest path": Companion(
            reason: "a receiver wins over the path of a call to all", without: ["To_Account"]),
        "rest Condition": Companion(reason: "it narrows a call to everybody", without: ["To_Account"]),
        "sdk receiver": Companion(reason: "the group wins", without: ["groupID"]),
        "sdk userID": Companion(reason: "the group wins", without: ["groupID"]),
        "sdk customElem.desc": ofKind("elemType", "2"),
        "sdk customElem.extension": ofKind("elemType", "2"),
        "sdk-json message_elem_array.custom_elem_desc": Companion(
            reason: "only a custom element has words", with: ["elem_type": "3"]),
        "sdk-json message_elem_array.custom_elem_ext": Companion(
            reason: "only a custom element has data", with: ["elem_type": "3"]),
        "sdk-json message_elem_array.custom_elem_sound": Companion(
            reason: "only a custom element has a sound", with: ["elem_type": "3"]),
        "web payload.description": ofKind("type", #""TIMCustomElem""#),
        "web payload.extension": ofKind("type", #""TIMCustomElem""#),
        "callback CallbackCommand": Companion(
            reason: "a group that is named is one without it", without: ["GroupId"]),
        "callback To_Account": Companion(
            reason: "the group wins", without: ["GroupId"],
            instead: ["CallbackCommand": #""C2C.CallbackAfterSendMsg""#]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
    ]

    /// A key that custom elements have, in such an element.
    private static func inElement(_ json: String) -> Companion {
        Companion(reason: "only a custom element has it", instead: ["MsgBody": json])
    }

    private static func ofKind(_ name: String, _ json: String) -> Companion {
        Companion(reason: "only a custom element has it", instead: [name: json])
    }
}

extension VendorSide {
    /// What a row's key needs around it.
    func companion(of row: Table.Row) -> Companion? { companions["\(row["shape"]) \(row["path"])"] }

    /// The same vendor, as if every key could stand alone.
    var withoutCompanions: VendorSide {
        var copy = self
        copy.companions = [:]
        return copy
    }
}

extension Companion {
    static let leancloud: [String: Companion] = [
        "* push_data.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "* push_data.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "* push_data.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "* push_data.aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "* push_data.aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "* push_data.aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "rest from_peer": Companion(reason: "from_client says it too, and wins", without: ["from_client"]),
        "hook bin": Companion(reason: "a message of bytes has no text", without: ["content"]),
        "record bin": Companion(reason: "a message of bytes has no text", without: ["data"]),
        "service-hook bin": Companion(reason: "a message of bytes has no text", without: ["data"]),
    ]
}

extension Companion {
    static let openim: [String: Companion] = [
        "* content.text": Companion(
            reason: "content wins over text", instead: ["content": "{}", "textElem": "{}"]),
        "rest isSendAll": Companion(reason: "only a batch is for everyone", without: ["recvID"]),
        "rest groupID": Companion(reason: "a receiver makes the message direct", without: ["recvID"]),
        "sdk groupID": Companion(reason: "a receiver makes the message direct", without: ["recvID"]),
        "record groupID": Companion(reason: "a receiver makes the message direct", without: ["recvID"]),
        "record group_id": Companion(reason: "a receiver makes the message direct", without: ["recvID"]),
        "record send_id": Companion(reason: "the name of the server's own calls wins", without: ["sendID"]),
        "record recv_id": Companion(reason: "the name of the server's own calls wins", without: ["recvID"]),
        "record content_type": Companion(
            reason: "the name of the server's own calls wins", without: ["contentType"]),
        "callback ex": Companion(
            reason: "the webhook before the push has the push's data there",
            instead: ["callbackCommand": #""callbackAfterSendSingleMsgCommand""#]),
        "payload aps.alert.title-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["title-loc-key": #""K""#]),
        "payload aps.alert.subtitle-loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["subtitle-loc-key": #""K""#]),
        "payload aps.alert.loc-args": Companion(
            reason: "arguments are ignored without their key", with: ["loc-key": #""K""#]),
        "callback groupID": Companion(reason: "a receiver makes the message direct", without: ["recvID"]),
    ]
}
