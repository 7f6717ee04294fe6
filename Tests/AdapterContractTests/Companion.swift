import MappingTables

/// What a row's key needs beside it, or must not have beside it, to mean something.
struct Companion: Sendable {
    /// Why.
    let reason: String
    /// Members beside the key, as JSON.
    var with: [String: String] = [:]
    /// Members of the ordinary message's root that would win over the key.
    var without: [String] = []
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
        "callback payload.from": Companion(reason: "the callback's own from wins", without: ["from"]),
        "payload apns": Companion(reason: "aps counts where both stand", without: ["aps"]),
        "callback payload.to": Companion(reason: "the callback's own to wins", without: ["to"]),
    ]

    static let nim: [String: Companion] = [
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
