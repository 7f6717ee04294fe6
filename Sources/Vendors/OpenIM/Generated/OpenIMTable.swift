// Made from Mappings/openim.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which OpenIM's messages come, as `Mappings/shapes.tsv` has them.
enum OpenIMShape: String, VendorShapeName {
    /// The body of a REST call that sends to one user or group, to several users, or to all.
    case rest
    /// A message of the client SDKs as JSON, with what its call to send takes.
    case sdk
    /// A stored message, as interfaces answer it or as MongoDB holds it.
    case record
    /// A webhook before or after sending, or before a push.
    case callback
    /// A push as a device received it.
    case payload

    /// The shape of a name; asked for each message, for which the derived look-up takes long.
    init?(rawValue: String) {
        for shape in Self.allCases where shape.rawValue == rawValue {
            self = shape
            return
        }
        return nil
    }

    /// The shape's place among all shapes, in the table's order.
    var number: Int {
        switch self {
        case .rest: 0
        case .sdk: 1
        case .record: 2
        case .callback: 3
        case .payload: 4
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum OpenIMDraft: UInt8, VendorDraftName {
    case ownText
    case peer
    case peers
    case group
    case pushInfo
    case people
}

/// The vendor's lists of words, by their places in the table.
enum OpenIMWords: UInt8, CaseIterable {
    case kinds
    case sessions
    case commands
    case commandConversations
}

/// The vendor's own ways of reading a value.
enum OpenIMTransform: UInt8, CaseIterable {
    case soundFile
    case mentionList
    case quote
    case addressee
    case batch
    case session
    case contentType
    case revoked
    case callbackCommand
    case callbackEx
}

/// What keys at the root say of a message's shape.
enum OpenIMEvidence: UInt8, VendorEvidenceName {
    case sender
    case target
    case call
    case type
    case body
    case inner
    case message
    case client
    case pushed
    case document
    case webhook
    case callback
    case aps
    case data
}

/// The vendor's own tests of such a key's value.
enum OpenIMEvidenceTest: UInt8, CaseIterable {
    case ownPush
    case message
    case document
    case messageCommand
}

extension VendorTable {
    /// The rows of `Mappings/openim.tsv`.
    static let openim = VendorTable(
        "OpenIM", vendors: ["openim"],
        rows: openimRows,
        objects: [
            VendorObject(rows: [0, 1, 2, 3, 4, 5, 6, 7], rest: .undocumented, holder: 26),
            VendorObject(rows: [8, 9, 10, 11, 12, 13, 14], rest: .media),
            VendorObject(rows: [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 131, 132, 133, 134, 135, 136], rest: .unknown),
            VendorObject(rows: [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 128, 129, 130], rest: .unknown),
            VendorObject(rows: [73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127], rest: .unknown),
            VendorObject(rows: [87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98], rest: .undocumented, holder: 86),
            VendorObject(rows: [137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166], rest: .unknown),
            VendorObject(rows: [167, 189, 190, 191], rest: .rootData),
            VendorObject(rows: [168, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188], rest: .apsExtras, holder: 167),
            VendorObject(rows: [169, 170, 171, 172, 173, 174, 175, 176, 177, 178], rest: .alertExtras, holder: 168),
        ],
        shapes: [
            VendorShape("rest", root: 2, sender: .server, isWritten: true, paths: [CallPath("/msg/batch_send_msg", of: .several), CallPath("/msg/send_msg"), CallPath("/manager/send_msg"), CallPath("/manager/batch_send_msg")]),
            VendorShape("sdk", root: 3, sender: .client, isWritten: true),
            VendorShape("record", root: 4, sender: .vendor),
            VendorShape("callback", root: 6, sender: .copy),
            VendorShape("payload", root: 7, sender: .vendor),
        ],
        client: 1,
        server: 0,
        delivered: 4,
        platforms: openimPlatforms,
        words: openimWords, bodies: .openim)
}

private let openimRows = [openimRows0(), openimRows1(), openimRows2(), openimRows3(), openimRows4(), openimRows5(), openimRows6(), openimRows7(), openimRows8(), openimRows9(), openimRows10(), openimRows11(), openimRows12(), openimRows13(), openimRows14(), openimRows15()].flatMap(\.self)

@inline(never)
private func openimRows0() -> [VendorRow] {
    [
        VendorRow("OI-001", "*", "offlinePushInfo.title", .words, .title, types: .string, writes: .all),
        VendorRow("OI-002", "*", "offlinePushInfo.desc", .words, .body, types: .string, writes: .all),
        VendorRow("OI-003", "*", "offlinePushInfo.ex", .textValue, .appData, types: .string, writes: .all),
        VendorRow("OI-004", "*", "offlinePushInfo.iOSPushSound", .own(0), .sound, types: .string, writes: .all),
        VendorRow("OI-005", "*", "offlinePushInfo.iOSBadgeCount", .flag, .isCounted, types: .boolean, writes: .all),
        VendorRow("OI-006", "*", "offlinePushInfo.signalInfo", .ineffective, types: .string),
        VendorRow("OI-007", "*", "offlinePushInfo.ios_push_sound", .own(0), .sound, types: .string, rank: 60),
        VendorRow("OI-008", "*", "offlinePushInfo.ios_badge_count", .flag, .isCounted, types: .boolean, rank: 60),
        VendorRow("OI-011", "*", "content.content", .words, .text, types: .string, draft: 0, writes: .all),
        VendorRow("OI-012", "*", "content.text", .words, .text, types: .string, draft: 0, writes: .all),
        VendorRow("OI-013", "*", "content.atUserList", .own(1), .mentions, types: .array, writes: .all, also: [.namedMentions]),
        VendorRow("OI-014", "*", "content.isAtSelf", .notPushed, types: .boolean),
    ]
}

@inline(never)
private func openimRows1() -> [VendorRow] {
    [
        VendorRow("OI-015", "*", "content.quoteMessage", .own(2), types: .object),
        VendorRow("OI-016", "*", "content.atUsersInfo", .notPushed, types: .array),
        VendorRow("OI-017", "*", "content.messageEntityList", .notPushed, types: .array),
        VendorRow("OI-021", "rest", "sendID", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(0))], writes: .all),
        VendorRow("OI-022", "rest", "recvID", .own(3), .receivers, types: .string, draft: 1, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(1))], writes: .all),
        VendorRow("OI-023", "rest", "recvIDs", .own(4), .receivers, types: .array, draft: 2, evidence: [RowEvidence(.any, .own), RowEvidence(.any, .word(2))], writes: .all),
        VendorRow("OI-024", "rest", "isSendAll", .flag, .isForEveryone, types: .boolean, evidence: [RowEvidence(.any, .word(2))], writes: .all),
        VendorRow("OI-025", "rest", "groupID", .own(3), .conversationID, types: .string, draft: 3, writes: .all, also: [.receivers, .conversationKind]),
        VendorRow("OI-026", "rest", "sessionType", .own(5), .conversationKind, types: .integer, writes: .all, also: [.conversationSort, .overridesMute]),
        VendorRow("OI-027", "rest", "contentType", .own(6), .kind, types: .integer, evidence: [RowEvidence(.whole, .own), RowEvidence(.whole, .word(3))], writes: .all, also: [.typeName]),
        VendorRow("OI-028", "rest", "content", .object, types: [.object, .spelledJSON], rank: 90, evidence: [RowEvidence(.kind(.object), .word(4))], writes: .all, members: 1),
        VendorRow("OI-029", "rest", "senderNickname", .words, .senderName, types: .string, writes: .all),
    ]
}

@inline(never)
private func openimRows2() -> [VendorRow] {
    [
        VendorRow("OI-030", "rest", "senderFaceURL", .notPushed, types: .string),
        VendorRow("OI-031", "rest", "senderPlatformID", .notPushed, types: .integer),
        VendorRow("OI-032", "rest", "offlinePushInfo", .object, types: .object, rank: 10, evidence: [RowEvidence(.own(0), .own)], writes: .all, members: 0),
        VendorRow("OI-033", "rest", "notOfflinePush", .flag, .isSilent, types: .boolean, evidence: [RowEvidence(.any, .word(2))], writes: .all),
        VendorRow("OI-034", "rest", "isOnlineOnly", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("OI-035", "rest", "ex", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("OI-036", "rest", "sendTime", .milliseconds, .timestamp, types: .integer, writes: .all),
        VendorRow("OI-037", "rest", "operationID", .notPushed, types: .string),
        VendorRow("OI-038", "rest", "recvIDList", .own(4), .receivers, types: .array, draft: 2, rank: 60, evidence: [RowEvidence(.any, .own), RowEvidence(.any, .word(2))]),
        VendorRow("OI-041", "sdk", "message", .object, types: [.object, .spelledJSON], rank: 5, evidence: [RowEvidence(.own(1), .own), RowEvidence(.own(1), .word(5)), RowEvidence(.some, .word(6))], members: 3),
        VendorRow("OI-042", "sdk", "clientMsgID", .identifier, .clientID, types: .string, writes: .all),
        VendorRow("OI-043", "sdk", "serverMsgID", .identifier, .id, types: .string, writes: .all),
    ]
}

@inline(never)
private func openimRows3() -> [VendorRow] {
    [
        VendorRow("OI-044", "sdk", "sendID", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(0))], writes: .all),
        VendorRow("OI-045", "sdk", "recvID", .identifier, .receivers, types: .string, draft: 1, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(1))], writes: .all),
        VendorRow("OI-046", "sdk", "groupID", .identifier, .conversationID, types: .string, draft: 3, writes: .all, also: [.receivers, .conversationKind]),
        VendorRow("OI-047", "sdk", "sessionType", .own(5), .conversationKind, types: .integer, writes: .all, also: [.conversationSort, .overridesMute]),
        VendorRow("OI-048", "sdk", "contentType", .own(6), .kind, types: .integer, evidence: [RowEvidence(.whole, .own), RowEvidence(.whole, .word(3))], writes: .all, also: [.typeName]),
        VendorRow("OI-049", "sdk", "textElem", .object, types: .object, rank: 90, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all, members: 1),
        VendorRow("OI-050", "sdk", "atTextElem", .object, types: .object, rank: 90, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all, members: 1),
        VendorRow("OI-051", "sdk", "quoteElem", .object, types: .object, rank: 90, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all, members: 1),
        VendorRow("OI-052", "sdk", "advancedTextElem", .object, types: .object, rank: 90, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all, members: 1),
        VendorRow("OI-053", "sdk", "markdownTextElem", .object, types: .object, rank: 90, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all, members: 1),
        VendorRow("OI-054", "sdk", "pictureElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-055", "sdk", "soundElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
    ]
}

@inline(never)
private func openimRows4() -> [VendorRow] {
    [
        VendorRow("OI-056", "sdk", "videoElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-057", "sdk", "fileElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-058", "sdk", "mergeElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-059", "sdk", "cardElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-060", "sdk", "locationElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-061", "sdk", "customElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-062", "sdk", "faceElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-063", "sdk", "typingElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-064", "sdk", "notificationElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-065", "sdk", "attachedInfoElem", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))]),
        VendorRow("OI-066", "sdk", "senderNickname", .words, .senderName, types: .string, writes: .all),
        VendorRow("OI-067", "sdk", "senderFaceUrl", .notPushed, types: .string),
    ]
}

@inline(never)
private func openimRows5() -> [VendorRow] {
    [
        VendorRow("OI-068", "sdk", "senderPlatformID", .notPushed, types: .integer),
        VendorRow("OI-069", "sdk", "offlinePushInfo", .object, types: .object, draft: 4, rank: 10, evidence: [RowEvidence(.own(0), .own), RowEvidence(.some, .word(8))], writes: .all, members: 0),
        VendorRow("OI-070", "sdk", "offlinePush", .object, types: .object, draft: 4, rank: 20, evidence: [RowEvidence(.some, .word(7))], members: 0),
        VendorRow("OI-071", "sdk", "isOnlineOnly", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("OI-072", "sdk", "ex", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("OI-073", "sdk", "localEx", .notPushed, types: .string, evidence: [RowEvidence(.any, .word(7))]),
        VendorRow("OI-074", "sdk", "attachedInfo", .notPushed, types: .string),
        VendorRow("OI-075", "sdk", "sendTime", .milliseconds, .timestamp, types: .integer, writes: .all),
        VendorRow("OI-076", "sdk", "createTime", .notPushed, types: .integer),
        VendorRow("OI-077", "sdk", "seq", .notPushed, types: .integer),
        VendorRow("OI-078", "sdk", "status", .notPushed, types: .integer),
        VendorRow("OI-079", "sdk", "msgFrom", .notPushed, types: .integer),
    ]
}

@inline(never)
private func openimRows6() -> [VendorRow] {
    [
        VendorRow("OI-080", "sdk", "isRead", .notPushed, types: .boolean),
        VendorRow("OI-091", "record", "msg", .object, types: .object, rank: 5, evidence: [RowEvidence(.own(2), .word(9))], members: 4),
        VendorRow("OI-092", "record", "sendID", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(0))]),
        VendorRow("OI-093", "record", "recvID", .identifier, .receivers, types: .string, draft: 1, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(1))]),
        VendorRow("OI-094", "record", "groupID", .identifier, .conversationID, types: .string, draft: 3, also: [.receivers, .conversationKind]),
        VendorRow("OI-095", "record", "sessionType", .own(5), .conversationKind, types: .integer, also: [.conversationSort, .overridesMute]),
        VendorRow("OI-096", "record", "contentType", .own(6), .kind, types: .integer, evidence: [RowEvidence(.whole, .own), RowEvidence(.whole, .word(3))], also: [.typeName]),
        VendorRow("OI-097", "record", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 1),
        VendorRow("OI-098", "record", "clientMsgID", .identifier, .clientID, types: .string),
        VendorRow("OI-099", "record", "serverMsgID", .identifier, .id, types: .string),
        VendorRow("OI-100", "record", "senderNickname", .words, .senderName, types: .string),
        VendorRow("OI-101", "record", "senderFaceURL", .notPushed, types: .string),
    ]
}

@inline(never)
private func openimRows7() -> [VendorRow] {
    [
        VendorRow("OI-102", "record", "senderPlatformID", .notPushed, types: .integer),
        VendorRow("OI-103", "record", "offlinePushInfo", .object, types: .object, rank: 10, members: 0),
        VendorRow("OI-104", "record", "options", .object, types: .object, rank: 30, members: 5),
        VendorRow("OI-105", "record", "options.offlinePush", .negatedFlag, .isSilent, types: .boolean),
        VendorRow("OI-106", "record", "options.history", .notPushed, types: .boolean),
        VendorRow("OI-107", "record", "options.persistent", .notPushed, types: .boolean),
        VendorRow("OI-108", "record", "options.unreadCount", .notPushed, types: .boolean),
        VendorRow("OI-109", "record", "options.conversationUpdate", .notPushed, types: .boolean),
        VendorRow("OI-110", "record", "options.senderSync", .notPushed, types: .boolean),
        VendorRow("OI-111", "record", "options.notPrivate", .notPushed, types: .boolean),
        VendorRow("OI-112", "record", "options.senderConversationUpdate", .notPushed, types: .boolean),
        VendorRow("OI-113", "record", "options.senderNotificationPush", .notPushed, types: .boolean),
    ]
}

@inline(never)
private func openimRows8() -> [VendorRow] {
    [
        VendorRow("OI-114", "record", "options.reactionFromCache", .notPushed, types: .boolean),
        VendorRow("OI-115", "record", "options.isNotNotification", .notPushed, types: .boolean),
        VendorRow("OI-116", "record", "options.isSendMsg", .notPushed, types: .boolean),
        VendorRow("OI-117", "record", "atUserIDList", .own(1), .mentions, types: .array, also: [.namedMentions]),
        VendorRow("OI-118", "record", "ex", .spelledValue, .extension, types: .string),
        VendorRow("OI-119", "record", "attachedInfo", .notPushed, types: .string),
        VendorRow("OI-120", "record", "sendTime", .milliseconds, .timestamp, types: .integer),
        VendorRow("OI-121", "record", "createTime", .notPushed, types: .integer),
        VendorRow("OI-122", "record", "seq", .notPushed, types: .integer),
        VendorRow("OI-123", "record", "status", .notPushed, types: .integer),
        VendorRow("OI-124", "record", "msgFrom", .notPushed, types: .integer),
        VendorRow("OI-125", "record", "isRead", .notPushed, types: .boolean),
    ]
}

@inline(never)
private func openimRows9() -> [VendorRow] {
    [
        VendorRow("OI-131", "record", "send_id", .identifier, .senderID, types: .string, rank: 60, evidence: [RowEvidence(.some, .word(9))]),
        VendorRow("OI-132", "record", "recv_id", .identifier, .receivers, types: .string, draft: 1, rank: 60),
        VendorRow("OI-133", "record", "group_id", .identifier, .conversationID, types: .string, draft: 3, rank: 60, also: [.receivers, .conversationKind]),
        VendorRow("OI-134", "record", "session_type", .own(5), .conversationKind, types: .integer, rank: 60, also: [.conversationSort, .overridesMute]),
        VendorRow("OI-135", "record", "content_type", .own(6), .kind, types: .integer, rank: 60, evidence: [RowEvidence(.whole, .own), RowEvidence(.whole, .word(9))], also: [.typeName]),
        VendorRow("OI-136", "record", "client_msg_id", .identifier, .clientID, types: .string, rank: 60),
        VendorRow("OI-137", "record", "server_msg_id", .identifier, .id, types: .string, rank: 60),
        VendorRow("OI-138", "record", "sender_nickname", .words, .senderName, types: .string, rank: 60),
        VendorRow("OI-139", "record", "sender_face_url", .notPushed, types: .string),
        VendorRow("OI-140", "record", "sender_platform_id", .notPushed, types: .integer),
        VendorRow("OI-141", "record", "offline_push", .object, types: .object, rank: 11, members: 0),
        VendorRow("OI-142", "record", "at_user_id_list", .own(1), .mentions, types: .array, rank: 60, also: [.namedMentions]),
    ]
}

@inline(never)
private func openimRows10() -> [VendorRow] {
    [
        VendorRow("OI-143", "record", "attached_info", .notPushed, types: .string),
        VendorRow("OI-144", "record", "send_time", .milliseconds, .timestamp, types: .integer, rank: 60),
        VendorRow("OI-145", "record", "create_time", .notPushed, types: .integer),
        VendorRow("OI-146", "record", "msg_from", .notPushed, types: .integer),
        VendorRow("OI-147", "record", "is_read", .notPushed, types: .boolean),
        VendorRow("OI-148", "record", "revoke", .own(7), .isRefused, types: .object),
        VendorRow("OI-149", "record", "del_list", .notPushed, types: .array),
        VendorRow("OI-150", "record", "_id", .notPushed, types: [.object, .string]),
        VendorRow("OI-151", "sdk", "userID", .identifier, .receivers, types: .string, draft: 2),
        VendorRow("OI-152", "sdk", "operationID", .notPushed, types: .string),
        VendorRow("OI-153", "sdk", "platformID", .notPushed, types: .integer),
        VendorRow("OI-154", "rest", "path", .callPath, types: .string),
    ]
}

@inline(never)
private func openimRows11() -> [VendorRow] {
    [
        VendorRow("OI-155", "rest", "createTime", .notPushed, types: .integer),
        VendorRow("OI-156", "rest", "seq", .notPushed, types: .integer),
        VendorRow("OI-157", "rest", "status", .notPushed, types: .integer),
        VendorRow("OI-158", "rest", "msgFrom", .notPushed, types: .integer),
        VendorRow("OI-159", "rest", "isRead", .notPushed, types: .boolean),
        VendorRow("OI-161", "callback", "callbackCommand", .own(8), types: .string, evidence: [RowEvidence(.kind(.string), .own), RowEvidence(.kind(.string), .word(10)), RowEvidence(.own(3), .word(11))], also: [.conversationKind]),
        VendorRow("OI-162", "callback", "sendID", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(0))]),
        VendorRow("OI-163", "callback", "recvID", .identifier, .receivers, types: .string, draft: 1, evidence: [RowEvidence(.some, .own), RowEvidence(.some, .word(1))]),
        VendorRow("OI-164", "callback", "groupID", .identifier, .conversationID, types: .string, draft: 3, also: [.receivers, .conversationKind]),
        VendorRow("OI-165", "callback", "userIDList", .identifierList, .receivers, types: .array, draft: 5, also: [.members]),
        VendorRow("OI-166", "callback", "sessionType", .own(5), .conversationKind, types: .integer, also: [.conversationSort, .overridesMute]),
        VendorRow("OI-167", "callback", "contentType", .own(6), .kind, types: .integer, evidence: [RowEvidence(.whole, .own), RowEvidence(.whole, .word(3))], also: [.typeName]),
    ]
}

@inline(never)
private func openimRows12() -> [VendorRow] {
    [
        VendorRow("OI-168", "callback", "content", .object, types: [.spelledJSON, .object, .string], rank: 90, members: 1),
        VendorRow("OI-169", "callback", "title", .words, .title, types: .string),
        VendorRow("OI-170", "callback", "desc", .words, .body, types: .string),
        VendorRow("OI-171", "callback", "ex", .own(9), .extension, types: .string, also: [.appData]),
        VendorRow("OI-172", "callback", "iOSPushSound", .own(0), .sound, types: .string),
        VendorRow("OI-173", "callback", "iOSBadgeCount", .flag, .isCounted, types: .boolean),
        VendorRow("OI-174", "callback", "signalInfo", .ineffective, types: .string),
        VendorRow("OI-175", "callback", "clientMsgID", .identifier, .clientID, types: .string),
        VendorRow("OI-176", "callback", "serverMsgID", .identifier, .id, types: .string),
        VendorRow("OI-177", "callback", "senderNickname", .words, .senderName, types: .string),
        VendorRow("OI-178", "callback", "atUserIDList", .own(1), .mentions, types: .array, also: [.namedMentions]),
        VendorRow("OI-179", "callback", "atUserList", .own(1), .mentions, types: .array, rank: 60, also: [.namedMentions]),
    ]
}

@inline(never)
private func openimRows13() -> [VendorRow] {
    [
        VendorRow("OI-180", "callback", "sendTime", .milliseconds, .timestamp, types: .integer),
        VendorRow("OI-181", "callback", "operationID", .notPushed, types: .string),
        VendorRow("OI-182", "callback", "platformID", .notPushed, types: .integer),
        VendorRow("OI-183", "callback", "platform", .notPushed, types: .string),
        VendorRow("OI-184", "callback", "senderPlatformID", .notPushed, types: .integer),
        VendorRow("OI-185", "callback", "faceURL", .notPushed, types: .string),
        VendorRow("OI-186", "callback", "senderFaceURL", .notPushed, types: .string),
        VendorRow("OI-187", "callback", "createTime", .notPushed, types: .integer),
        VendorRow("OI-188", "callback", "seq", .notPushed, types: .integer),
        VendorRow("OI-189", "callback", "status", .notPushed, types: .integer),
        VendorRow("OI-190", "callback", "msgFrom", .notPushed, types: .integer),
        VendorRow("OI-201", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(12))], also: [.apsExtras], members: 8),
    ]
}

@inline(never)
private func openimRows14() -> [VendorRow] {
    [
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 9),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
        VendorRow("AP-029", "payload", "aps.alert.body", .words, .explicitBody, types: [.string, .object]),
        VendorRow("AP-030", "payload", "aps.alert.launch-image", .words, .explicitLaunchImage, types: .string),
        VendorRow("AP-031", "payload", "aps.alert.title-loc-key", .words, .explicitTitleLocKey, types: .string),
        VendorRow("AP-032", "payload", "aps.alert.title-loc-args", .strings, .explicitTitleLocArgs, types: .array),
        VendorRow("AP-033", "payload", "aps.alert.subtitle-loc-key", .words, .explicitSubtitleLocKey, types: .string),
        VendorRow("AP-034", "payload", "aps.alert.subtitle-loc-args", .strings, .explicitSubtitleLocArgs, types: .array),
        VendorRow("AP-035", "payload", "aps.alert.loc-key", .words, .explicitLocKey, types: .string),
        VendorRow("AP-036", "payload", "aps.alert.loc-args", .strings, .explicitLocArgs, types: .array),
        VendorRow("AP-007", "payload", "aps.sound", .sound, .sound, types: [.string, .object], rank: 10),
    ]
}

@inline(never)
private func openimRows15() -> [VendorRow] {
    [
        VendorRow("AP-006", "payload", "aps.badge", .count, .badge, types: .integer),
        VendorRow("AP-011", "payload", "aps.mutable-content", .one, .isMutable, types: .integer),
        VendorRow("AP-010", "payload", "aps.content-available", .one, .isContentAvailable, types: .integer),
        VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("OI-202", "payload", "ex", .textValue, .appData, types: .string, evidence: [RowEvidence(.kind(.string), .word(13))]),
        VendorRow("OI-203", "payload", "ClientMsgID", .keptAtRoot, .rootData, types: .string, evidence: [RowEvidence(.kind(.string), .word(13))]),
        VendorRow("OI-204", "payload", "_j_msgid", .keptAtRoot, .rootData, types: .integer),
    ]
}

private let openimPlatforms: [PlatformSetting] = [
]

private let openimWords = [openimWords0()].flatMap(\.self)

@inline(never)
private func openimWords0() -> [VendorWords] {
    [
        VendorWords([("101", .kind(.text)), ("106", .kind(.text)), ("114", .kind(.text)), ("117", .kind(.text)), ("118", .kind(.text)), ("102", .kind(.image)), ("103", .kind(.audio)), ("104", .kind(.video)), ("105", .kind(.file)), ("107", .kind(.merged)), ("109", .kind(.location)), ("110", .kind(.custom)), ("119", .kind(.custom)), ("120", .kind(.custom)), ("111", .kind(.recall)), ("2101", .kind(.recall)), ("113", .kind(.command)), ("2200", .kind(.command)), ("115", .kind(.face))], substitute: "110"),
        VendorWords([("1", .conversation(.direct)), ("3", .conversation(.group)), ("2", .conversation(.group)), ("4", .conversation(.direct, "system"))], told: .unknownConversation),
        VendorWords([("callbackBeforeOfflinePushCommand", .text("before-push")), ("callbackBeforeOnlinePushCommand", .text("callback")), ("callbackBeforeGroupOnlinePushCommand", .text("callback")), ("callbackBeforeSendSingleMsgCommand", .text("pre-send")), ("callbackBeforeSendGroupMsgCommand", .text("pre-send")), ("callbackAfterSendSingleMsgCommand", .text("post-send")), ("callbackAfterSendGroupMsgCommand", .text("post-send")), ("callbackBeforeMsgModifyCommand", .text("pre-send")), ("callbackAfterMsgSaveDBCommand", .text("post-send"))]),
        VendorWords([("callbackBeforeSendSingleMsgCommand", .conversation(.direct)), ("callbackAfterSendSingleMsgCommand", .conversation(.direct)), ("callbackBeforeSendGroupMsgCommand", .conversation(.group)), ("callbackAfterSendGroupMsgCommand", .conversation(.group)), ("callbackBeforeGroupOnlinePushCommand", .conversation(.group))]),
    ]
}

extension OpenIMWords {
    /// The list itself.
    var list: VendorWords { VendorTable.openim.words[Int(rawValue)] }
}
