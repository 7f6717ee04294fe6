// Made from Mappings/tencent.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which Tencent's messages come, as `Mappings/shapes.tsv` has them.
enum TencentShape: String, VendorShapeName {
    /// The body of a REST call that sends to people, or to all.
    case rest
    /// The body of a REST call that sends to a group.
    case restGroup = "rest-group"
    /// A message of a client SDK as JSON, with what its call to send takes.
    case sdk
    /// A message in the JSON of the C interface, which desktop clients keep.
    case sdkJson = "sdk-json"
    /// A message of the JavaScript SDK, with its options to send.
    case web
    /// The body of a call that pushes to everybody, or to those with some tags.
    case push
    /// The body of a call that pushes to some people.
    case pushBatch = "push-batch"
    /// A webhook before or after sending.
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
        case .restGroup: 1
        case .sdk: 2
        case .sdkJson: 3
        case .web: 4
        case .push: 5
        case .pushBatch: 6
        case .callback: 7
        case .payload: 8
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum TencentDraft: UInt8, VendorDraftName {
    case language
    case translatedTitle
    case translatedBody
    case elementKind
    case elementText
    case elementWords
    case elementData
    case elementSound
    case control
    case forbidden
    case group
    case topic
    case mentionsAll
    case mentioned
    case target
    case callerName
}

/// What keys say of the message as a whole by being there.
enum TencentMark: UInt8, VendorMarkName {
    case pushSection
}

/// The vendor's lists of words, by their places in the table.
enum TencentWords: UInt8, CaseIterable {
    case elements
    case elementNumbers
    case types
    case conversations
    case conversationNumbers
    case groups
    case commands
    case commandKinds
    case levels
    case recallCommands
    case imageFormats
}

/// The vendor's own ways of reading a value.
enum TencentTransform: UInt8, CaseIterable {
    case soundFile
    case elementText
    case lifeTime
    case audienceTags
    case aboveZero
    case atList
    case callbackCommand
    case notZero
}

/// What keys at the root say of a message's shape.
enum TencentEvidence: UInt8, VendorEvidenceName {
    case list
    case message
    case group
    case sdk
    case config
    case elements
    case web
    case tagged
    case push
    case callback
    case webhook
    case robot
    case aps
    case data
    case picture
    case caller
    case atRest
    case atGroup
    case atPush
    case atBatch
}

/// The vendor's own tests of such a key's value.
enum TencentEvidenceTest: UInt8, CaseIterable {
    case conversationName
    case elementName
    case webPush
    case messageCommand
}

extension VendorTable {
    /// The rows of `Mappings/tencent.tsv`.
    static let tencent = VendorTable(
        "Tencent", vendors: ["tencent"],
        rows: tencentRows,
        objects: [
            VendorObject(rows: [0, 1, 2, 3, 4, 17, 18, 19, 23, 24, 25, 26], rest: .undocumented, holder: 41),
            VendorObject(rows: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], rest: .undocumented, holder: 4),
            VendorObject(rows: [20, 21, 22], rest: .undocumented, holder: 19),
            VendorObject(rows: [27, 28], rest: .undocumented, holder: 36),
            VendorObject(rows: [29, 30, 31, 32, 33], rest: .media, holder: 28),
            VendorObject(rows: [34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 275], rest: .unknown),
            VendorObject(rows: [50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 62, 63, 64, 65, 66, 67, 68, 276], rest: .unknown),
            VendorObject(rows: [60, 61], rest: .undocumented, holder: 59),
            VendorObject(rows: [69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 281, 284], rest: .unknown, ignoresCase: true),
            VendorObject(rows: [79], rest: .media, holder: 78, ignoresCase: true),
            VendorObject(rows: [81, 82, 83], rest: .media, holder: 80, ignoresCase: true),
            VendorObject(rows: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128], rest: .undocumented, holder: 99, ignoresCase: true),
            VendorObject(rows: [129, 130, 131, 132, 134, 136, 137, 138, 139, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155], rest: .unknown),
            VendorObject(rows: [133], rest: .unknown, holder: 132),
            VendorObject(rows: [135], rest: .unknown, holder: 134),
            VendorObject(rows: [140, 141, 142, 143, 144, 145], rest: .media, holder: 139),
            VendorObject(rows: [156, 157, 158, 159, 160, 162, 164, 166, 168, 170, 172, 174, 175, 176, 177], rest: .undocumented, holder: 154),
            VendorObject(rows: [161, 163, 165, 167, 169, 171, 173], rest: .undocumented, holder: 160),
            VendorObject(rows: [178, 179, 180, 181, 182, 183, 184, 185, 186, 191, 192, 193, 194, 198, 199, 200, 201, 217, 280], rest: .unknown),
            VendorObject(rows: [187, 188, 189, 190], rest: .media, holder: 186),
            VendorObject(rows: [195, 196, 197], rest: .undocumented, holder: 194),
            VendorObject(rows: [202, 203, 204, 205, 206, 207, 208, 209, 210, 215, 216, 274], rest: .undocumented, holder: 201),
            VendorObject(rows: [211, 212, 213, 214], rest: .undocumented, holder: 210),
            VendorObject(rows: [218, 219, 220, 221, 222, 277, 282], rest: .unknown),
            VendorObject(rows: [223, 224, 225, 226, 227, 278, 283], rest: .unknown),
            VendorObject(rows: [228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 273, 279], rest: .unknown),
            VendorObject(rows: [248, 270, 271, 272], rest: .rootData),
            VendorObject(rows: [249, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269], rest: .apsExtras, holder: 248),
            VendorObject(rows: [250, 251, 252, 253, 254, 255, 256, 257, 258, 259], rest: .alertExtras, holder: 249),
        ],
        shapes: [
            VendorShape("rest", root: 5, sender: .server, isWritten: true, isForClients: true, paths: [CallPath("/v4/openim/im_push", of: .everyone), CallPath("/v4/all_member_push/im_push", of: .everyone), CallPath("/v4/openim/batchsendmsg", of: .several), CallPath("/v4/openim/sendmsg")]),
            VendorShape("rest-group", root: 6, sender: .server, isWritten: true, usualIn: .group, paths: [CallPath("/v4/group_open_http_svc/send_group_msg")], implied: [(.conversationKind, .conversation(.group))]),
            VendorShape("sdk", root: 8, sender: .client, isWritten: true),
            VendorShape("sdk-json", root: 12, sender: .client, isWritten: true),
            VendorShape("web", root: 18, sender: .client, isWritten: true),
            VendorShape("push", root: 23, sender: .server, isWritten: true, paths: [CallPath("/v4/timpush/push")], implied: [(.kind, .kind(.pushOnly)), (.conversationKind, .conversation(.direct)), (.isForEveryone, .flag(true))]),
            VendorShape("push-batch", root: 24, sender: .server, isWritten: true, paths: [CallPath("/v4/timpush/batch")], implied: [(.kind, .kind(.pushOnly)), (.conversationKind, .conversation(.direct))]),
            VendorShape("callback", root: 25, sender: .copy),
            VendorShape("payload", root: 26, sender: .vendor),
        ],
        client: 2,
        server: 0,
        delivered: 8,
        platforms: tencentPlatforms,
        words: tencentWords, bodies: .tencent)
}

private let tencentRows = [tencentRows0(), tencentRows1(), tencentRows2(), tencentRows3(), tencentRows4(), tencentRows5(), tencentRows6(), tencentRows7(), tencentRows8(), tencentRows9(), tencentRows10(), tencentRows11(), tencentRows12(), tencentRows13(), tencentRows14(), tencentRows15(), tencentRows16(), tencentRows17(), tencentRows18(), tencentRows19(), tencentRows20(), tencentRows21(), tencentRows22(), tencentRows23()].flatMap(\.self)

@inline(never)
private func tencentRows0() -> [VendorRow] {
    [
        VendorRow("TX-001", "*", "OfflinePushInfo.PushFlag", .flag, .isSilent, types: .integer, writes: .all),
        VendorRow("TX-002", "*", "OfflinePushInfo.Title", .words, .title, types: .string, rank: 50, writes: .all),
        VendorRow("TX-003", "*", "OfflinePushInfo.Desc", .words, .body, types: .string, writes: .all),
        VendorRow("TX-004", "*", "OfflinePushInfo.Ext", .textValue, .appData, types: .string, rank: 50, writes: .all),
        VendorRow("TX-005", "*", "OfflinePushInfo.ApnsInfo", .object, types: .object, rank: 20, writes: .all, members: 1),
        VendorRow("TX-006", "*", "OfflinePushInfo.ApnsInfo.Title", .words, .title, types: .string, rank: 10),
        VendorRow("TX-007", "*", "OfflinePushInfo.ApnsInfo.SubTitle", .words, .subtitle, types: .string, writes: .all),
        VendorRow("TX-008", "*", "OfflinePushInfo.ApnsInfo.Sound", .own(0), .sound, types: .string, rank: 50, writes: .all),
        VendorRow("TX-009", "*", "OfflinePushInfo.ApnsInfo.BadgeMode", .negatedFlag, .isCounted, types: .integer, writes: .all),
        VendorRow("TX-010", "*", "OfflinePushInfo.ApnsInfo.Image", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("TX-011", "*", "OfflinePushInfo.ApnsInfo.MutableContent", .flag, .isMutable, types: .integer, writes: .all),
        VendorRow("TX-012", "*", "OfflinePushInfo.ApnsInfo.ContentAvailable", .flag, .isContentAvailable, types: .integer, writes: .all),
    ]
}

@inline(never)
private func tencentRows1() -> [VendorRow] {
    [
        VendorRow("TX-013", "*", "OfflinePushInfo.ApnsInfo.InterruptionLevel", .word(8), .interruptionLevel, types: .string, writes: .all),
        VendorRow("TX-014", "*", "OfflinePushInfo.ApnsInfo.IsVoipPush", .flag, .isVoIP, types: .integer, writes: .all),
        VendorRow("TX-015", "*", "OfflinePushInfo.ApnsInfo.LiveActivity", .spelledValue, .liveActivity, types: .object, writes: .all),
        VendorRow("TX-016", "*", "OfflinePushInfo.ApnsInfo.BadgeSetNum", .bounded(0, 999), .badge, types: .integer, rank: 60),
        VendorRow("TX-017", "*", "OfflinePushInfo.ApnsInfo.BadgeAddNum", .bounded(1, 99), .badgeIncrement, types: .integer, rank: 60),
        VendorRow("TX-018", "*", "OfflinePushInfo.BadgeSetNum", .bounded(0, 999), .badge, types: .integer, rank: 50, writes: .all),
        VendorRow("TX-019", "*", "OfflinePushInfo.BadgeAddNum", .bounded(1, 99), .badgeIncrement, types: .integer, rank: 50, writes: .all),
        VendorRow("TX-020", "*", "OfflinePushInfo.MultiLanguageContent", .eachObject, types: .array, rank: 30, writes: .all, also: [.translations], members: 2),
        VendorRow("TX-021", "*", "OfflinePushInfo.MultiLanguageContent.Language", .words, .translations, types: .string, draft: 0),
        VendorRow("TX-022", "*", "OfflinePushInfo.MultiLanguageContent.Title", .words, .translations, types: .string, draft: 1),
        VendorRow("TX-023", "*", "OfflinePushInfo.MultiLanguageContent.Desc", .words, .translations, types: .string, draft: 2),
        VendorRow("TX-024", "*", "OfflinePushInfo.PushTemplateId", .identifier, .templateName, types: .string, writes: .all),
    ]
}

@inline(never)
private func tencentRows2() -> [VendorRow] {
    [
        VendorRow("TX-025", "*", "OfflinePushInfo.PushTemplateParam", .spelledValue, .templateNamedArguments, types: .object, writes: .all),
        VendorRow("TX-026", "*", "OfflinePushInfo.AndroidInfo", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("TX-027", "*", "OfflinePushInfo.HarmonyInfo", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("TX-028", "*", "MsgBody.MsgType", .word(0), .kind, types: .string, draft: 3, writes: .all),
        VendorRow("TX-029", "*", "MsgBody.MsgContent", .object, types: .object, writes: .all, members: 4),
        VendorRow("TX-030", "*", "MsgBody.MsgContent.Text", .own(1), .text, types: .string, draft: 4, writes: .all),
        VendorRow("TX-031", "*", "MsgBody.MsgContent.Desc", .words, .elements, types: .string, draft: 5, writes: .all),
        VendorRow("TX-032", "*", "MsgBody.MsgContent.Ext", .textValue, .appData, types: .string, draft: 6, rank: 80),
        VendorRow("TX-033", "*", "MsgBody.MsgContent.Sound", .own(0), .sound, types: .string, draft: 7, rank: 80),
        VendorRow("TX-034", "*", "MsgBody.MsgContent.Data", .notPushed, types: .string),
        VendorRow("TX-035", "rest", "From_Account", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-036", "rest", "To_Account", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.some, .word(0))], writes: .all),
    ]
}

@inline(never)
private func tencentRows3() -> [VendorRow] {
    [
        VendorRow("TX-037", "rest", "MsgBody", .eachObject, types: .array, rank: 90, evidence: [RowEvidence(.kind(.array), .word(1)), RowEvidence(.kind(.object), .word(1))], writes: .all, members: 3),
        VendorRow("TX-038", "rest", "MsgLifeTime", .own(2), .isOnlineOnly, types: .integer, writes: .all),
        VendorRow("TX-039", "rest", "SendMsgControl", .value, .overridesMute, types: .array, draft: 8, writes: .all, also: [.isUnread]),
        VendorRow("TX-040", "rest", "ForbidCallbackControl", .value, .routeIsEnabled, types: .array, draft: 9, writes: .all),
        VendorRow("TX-041", "rest", "CloudCustomData", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("TX-042", "rest", "OfflinePushInfo", .object, types: .object, rank: 10, mark: 0, writes: .all, members: 0),
        VendorRow("TX-043", "rest", "OnlineOnlyFlag", .ineffective, types: .integer),
        VendorRow("TX-044", "rest", "Condition", .own(3), .audienceCondition, types: .object, writes: .all),
        VendorRow("TX-045", "rest", "MsgTimeStamp", .seconds, .timestamp, types: .integer, writes: .all),
        VendorRow("TX-046", "rest", "SyncOtherMachine", .notPushed, types: .integer),
        VendorRow("TX-047", "rest", "MsgSeq", .notPushed, types: .integer),
        VendorRow("TX-048", "rest", "MsgRandom", .callNumber, types: .integer),
    ]
}

@inline(never)
private func tencentRows4() -> [VendorRow] {
    [
        VendorRow("TX-049", "rest", "SupportMessageExtension", .notPushed, types: .integer),
        VendorRow("TX-050", "rest", "IsNeedReadReceipt", .notPushed, types: .integer),
        VendorRow("TX-051", "rest-group", "From_Account", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-052", "rest-group", "GroupId", .identifier, .conversationID, types: .string, draft: 10, evidence: [RowEvidence(.some, .word(2))], writes: .all, also: [.receivers, .parentID]),
        VendorRow("TX-053", "rest-group", "TopicId", .identifier, .conversationID, types: .string, draft: 11, rank: 10, evidence: [RowEvidence(.some, .word(2))], writes: .all, also: [.receivers]),
        VendorRow("TX-054", "rest-group", "MsgBody", .eachObject, types: .array, rank: 90, writes: .all, members: 3),
        VendorRow("TX-055", "rest-group", "OnlineOnlyFlag", .own(4), .isOnlineOnly, types: .integer, writes: .all),
        VendorRow("TX-056", "rest-group", "MsgLifeTime", .ineffective, types: .integer),
        VendorRow("TX-057", "rest-group", "SendMsgControl", .value, .isUnread, types: .array, draft: 8, writes: .all),
        VendorRow("TX-058", "rest-group", "ForbidCallbackControl", .value, .routeIsEnabled, types: .array, draft: 9, writes: .all),
        VendorRow("TX-059", "rest-group", "CloudCustomData", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("TX-060", "rest-group", "GroupAtInfo", .eachObject, types: .array, rank: 30, writes: .all, also: [.mentions, .namedMentions], members: 7),
    ]
}

@inline(never)
private func tencentRows5() -> [VendorRow] {
    [
        VendorRow("TX-061", "rest-group", "GroupAtInfo.GroupAtAllFlag", .flag, .mentions, types: .integer, draft: 12),
        VendorRow("TX-062", "rest-group", "GroupAtInfo.GroupAt_Account", .identifier, .mentions, types: .string, draft: 13),
        VendorRow("TX-063", "rest-group", "To_Account", .identifierList, .members, types: .array, writes: .all),
        VendorRow("TX-064", "rest-group", "OfflinePushInfo", .object, types: .object, rank: 10, mark: 0, writes: .all, members: 0),
        VendorRow("TX-065", "rest-group", "MsgPriority", .notPushed, types: .string),
        VendorRow("TX-066", "rest-group", "Random", .callNumber, types: .integer),
        VendorRow("TX-067", "rest-group", "MsgSeq", .notPushed, types: .integer),
        VendorRow("TX-068", "rest-group", "SupportMessageExtension", .notPushed, types: .integer),
        VendorRow("TX-069", "rest-group", "IsNeedReadReceipt", .notPushed, types: .integer),
        VendorRow("TX-070", "sdk", "sender", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-071", "sdk", "nickName", .words, .senderName, types: .string, writes: .all),
        VendorRow("TX-072", "sdk", "nameCard", .words, .senderGroupName, types: .string, writes: .all),
    ]
}

@inline(never)
private func tencentRows6() -> [VendorRow] {
    [
        VendorRow("TX-073", "sdk", "receiver", .identifierList, .receivers, types: .string, writes: .all),
        VendorRow("TX-074", "sdk", "userID", .identifierList, .receivers, types: .string, rank: 60),
        VendorRow("TX-075", "sdk", "groupID", .identifier, .conversationID, types: .string, writes: .all, also: [.receivers, .conversationKind]),
        VendorRow("TX-076", "sdk", "msgID", .identifier, .id, types: .string, writes: .all),
        VendorRow("TX-077", "sdk", "timestamp", .seconds, .timestamp, types: .integer, writes: .all),
        VendorRow("TX-078", "sdk", "elemType", .word(2), .kind, types: .integer, draft: 3, evidence: [RowEvidence(.kind(.number), .word(3))], writes: .all),
        VendorRow("TX-079", "sdk", "textElem", .object, types: .object, rank: 90, writes: .all, members: 9),
        VendorRow("TX-080", "sdk", "textElem.text", .own(1), .text, types: .string, draft: 4, writes: .all),
        VendorRow("TX-081", "sdk", "customElem", .object, types: .object, rank: 90, writes: .all, members: 10),
        VendorRow("TX-082", "sdk", "customElem.desc", .words, .elements, types: .string, draft: 5, writes: .all),
        VendorRow("TX-083", "sdk", "customElem.extension", .textValue, .appData, types: .string, draft: 6, rank: 80),
        VendorRow("TX-084", "sdk", "customElem.data", .notPushed, types: .string),
    ]
}

@inline(never)
private func tencentRows7() -> [VendorRow] {
    [
        VendorRow("TX-085", "sdk", "imageElem", .notPushed, types: .object),
        VendorRow("TX-086", "sdk", "soundElem", .notPushed, types: .object),
        VendorRow("TX-087", "sdk", "videoElem", .notPushed, types: .object),
        VendorRow("TX-088", "sdk", "fileElem", .notPushed, types: .object),
        VendorRow("TX-089", "sdk", "locationElem", .notPushed, types: .object),
        VendorRow("TX-090", "sdk", "faceElem", .notPushed, types: .object),
        VendorRow("TX-091", "sdk", "groupAtUserList", .own(5), .mentions, types: .array, writes: .all, also: [.namedMentions]),
        VendorRow("TX-092", "sdk", "targetGroupMemberList", .identifierList, .members, types: .array, writes: .all),
        VendorRow("TX-093", "sdk", "onlineUserOnly", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("TX-094", "sdk", "isExcludedFromUnreadCount", .negatedFlag, .isUnread, types: .boolean, writes: .all),
        VendorRow("TX-095", "sdk", "isExcludedFromLastMessage", .notPushed, types: .boolean),
        VendorRow("TX-096", "sdk", "needReadReceipt", .notPushed, types: .boolean),
    ]
}

@inline(never)
private func tencentRows8() -> [VendorRow] {
    [
        VendorRow("TX-097", "sdk", "priority", .notPushed, types: .integer),
        VendorRow("TX-098", "sdk", "friendRemark", .notPushed, types: .string),
        VendorRow("TX-099", "sdk", "cloudCustomData", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("TX-100", "sdk", "offlinePushInfo", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(4))], mark: 0, writes: .all, members: 11),
        VendorRow("TX-101", "sdk", "offlinePushInfo.disablePush", .flag, .isSilent, types: .boolean, writes: .all),
        VendorRow("TX-102", "sdk", "offlinePushInfo.title", .words, .title, types: .string, writes: .all),
        VendorRow("TX-103", "sdk", "offlinePushInfo.desc", .words, .body, types: .string, writes: .all),
        VendorRow("TX-104", "sdk", "offlinePushInfo.ext", .textValue, .appData, types: .string, writes: .all),
        VendorRow("TX-105", "sdk", "offlinePushInfo.iOSSound", .own(0), .sound, types: .string, writes: .all),
        VendorRow("TX-106", "sdk", "offlinePushInfo.ignoreIOSBadge", .negatedFlag, .isCounted, types: .boolean, writes: .all),
        VendorRow("TX-107", "sdk", "offlinePushInfo.iOSImage", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("TX-108", "sdk", "offlinePushInfo.enableIOSBackgroundNotification", .flag, .isContentAvailable, types: .boolean, writes: .all),
    ]
}

@inline(never)
private func tencentRows9() -> [VendorRow] {
    [
        VendorRow("TX-109", "sdk", "offlinePushInfo.iOSInterruptionLevel", .word(8), .interruptionLevel, types: .string, writes: .all),
        VendorRow("TX-110", "sdk", "offlinePushInfo.iOSPushType", .flag, .isVoIP, types: .integer, writes: .all),
        VendorRow("TX-111", "sdk", "offlinePushInfo.AndroidSound", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-112", "sdk", "offlinePushInfo.AndroidOPPOChannelID", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-113", "sdk", "offlinePushInfo.AndroidOPPOCategory", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-114", "sdk", "offlinePushInfo.AndroidOPPONotifyLevel", .keptAside, .platforms, types: .integer, writes: .all),
        VendorRow("TX-115", "sdk", "offlinePushInfo.AndroidFCMChannelID", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-116", "sdk", "offlinePushInfo.AndroidXiaoMiChannelID", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-117", "sdk", "offlinePushInfo.AndroidVIVOClassification", .keptAside, .platforms, types: .integer, writes: .all),
        VendorRow("TX-118", "sdk", "offlinePushInfo.AndroidVIVOCategory", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-119", "sdk", "offlinePushInfo.AndroidHuaWeiCategory", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-120", "sdk", "offlinePushInfo.AndroidHuaWeiImage", .keptAside, .platforms, types: .string, writes: .all),
    ]
}

@inline(never)
private func tencentRows10() -> [VendorRow] {
    [
        VendorRow("TX-121", "sdk", "offlinePushInfo.AndroidHonorImportance", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-122", "sdk", "offlinePushInfo.AndroidHonorImage", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-123", "sdk", "offlinePushInfo.AndroidFCMImage", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-124", "sdk", "offlinePushInfo.AndroidMeizuNotifyType", .keptAside, .platforms, types: .integer, writes: .all),
        VendorRow("TX-125", "sdk", "offlinePushInfo.HarmonyImage", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-126", "sdk", "offlinePushInfo.HarmonyCategory", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-127", "sdk", "offlinePushInfo.HarmonySound", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-128", "sdk", "offlinePushInfo.ignoreHarmonyBadge", .keptAside, .platforms, types: .boolean, writes: .all),
        VendorRow("TX-129", "sdk", "offlinePushInfo.vendorParams", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-130", "sdk-json", "message_conv_id", .identifier, .receivers, types: .string, draft: 14, writes: .all, also: [.conversationID]),
        VendorRow("TX-131", "sdk-json", "message_conv_type", .word(4), .conversationKind, types: .integer, writes: .all),
        VendorRow("TX-132", "sdk-json", "message_sender", .identifier, .senderID, types: .string, writes: .all),
    ]
}

@inline(never)
private func tencentRows11() -> [VendorRow] {
    [
        VendorRow("TX-133", "sdk-json", "message_sender_profile", .object, types: .object, writes: .all, members: 13),
        VendorRow("TX-134", "sdk-json", "message_sender_profile.user_profile_nick_name", .words, .senderName, types: .string, writes: .all),
        VendorRow("TX-135", "sdk-json", "message_sender_group_member_info", .object, types: .object, writes: .all, members: 14),
        VendorRow("TX-136", "sdk-json", "message_sender_group_member_info.group_member_info_name_card", .words, .senderGroupName, types: .string, writes: .all),
        VendorRow("TX-137", "sdk-json", "message_msg_id", .identifier, .id, types: .string, writes: .all),
        VendorRow("TX-138", "sdk-json", "message_server_time", .seconds, .timestamp, types: .integer, writes: .all),
        VendorRow("TX-139", "sdk-json", "message_client_time", .notPushed, types: .integer),
        VendorRow("TX-140", "sdk-json", "message_elem_array", .eachObject, types: .array, rank: 90, evidence: [RowEvidence(.kind(.array), .word(5))], writes: .all, members: 15),
        VendorRow("TX-141", "sdk-json", "message_elem_array.elem_type", .word(1), .kind, types: .integer, draft: 3, writes: .all),
        VendorRow("TX-142", "sdk-json", "message_elem_array.text_elem_content", .own(1), .text, types: .string, draft: 4, writes: .all),
        VendorRow("TX-143", "sdk-json", "message_elem_array.custom_elem_desc", .words, .elements, types: .string, draft: 5, writes: .all),
        VendorRow("TX-144", "sdk-json", "message_elem_array.custom_elem_ext", .textValue, .appData, types: .string, draft: 6, rank: 80),
    ]
}

@inline(never)
private func tencentRows12() -> [VendorRow] {
    [
        VendorRow("TX-145", "sdk-json", "message_elem_array.custom_elem_sound", .own(0), .sound, types: .string, draft: 7, rank: 80),
        VendorRow("TX-146", "sdk-json", "message_elem_array.custom_elem_data", .notPushed, types: .string),
        VendorRow("TX-147", "sdk-json", "message_group_at_user_array", .own(5), .mentions, types: .array, writes: .all, also: [.namedMentions]),
        VendorRow("TX-148", "sdk-json", "message_target_group_member_array", .identifierList, .members, types: .array, writes: .all),
        VendorRow("TX-149", "sdk-json", "message_is_online_msg", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("TX-150", "sdk-json", "message_is_excluded_from_unread_count", .negatedFlag, .isUnread, types: .boolean, writes: .all),
        VendorRow("TX-151", "sdk-json", "message_excluded_from_last_message", .notPushed, types: .boolean),
        VendorRow("TX-152", "sdk-json", "message_need_read_receipt", .notPushed, types: .boolean),
        VendorRow("TX-153", "sdk-json", "message_priority", .notPushed, types: .integer),
        VendorRow("TX-154", "sdk-json", "message_cloud_custom_str", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("TX-155", "sdk-json", "message_offline_push_config", .object, types: .object, rank: 10, mark: 0, writes: .all, members: 16),
        VendorRow("TX-156", "sdk-json", "message_offlie_push_config", .object, types: .object, rank: 11, mark: 0, members: 16),
    ]
}

@inline(never)
private func tencentRows13() -> [VendorRow] {
    [
        VendorRow("TX-157", "sdk-json", "message_offline_push_config.offline_push_config_flag", .flag, .isSilent, types: .integer, writes: .all),
        VendorRow("TX-158", "sdk-json", "message_offline_push_config.offline_push_config_title", .words, .title, types: .string, rank: 50, writes: .all),
        VendorRow("TX-159", "sdk-json", "message_offline_push_config.offline_push_config_desc", .words, .body, types: .string, writes: .all),
        VendorRow("TX-160", "sdk-json", "message_offline_push_config.offline_push_config_ext", .textValue, .appData, types: .string, writes: .all),
        VendorRow("TX-161", "sdk-json", "message_offline_push_config.offline_push_config_ios_config", .object, types: .object, rank: 12, writes: .all, members: 17),
        VendorRow("TX-162", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_title", .words, .title, types: .string, rank: 10),
        VendorRow("TX-163", "sdk-json", "message_offline_push_config.ios_offline_push_config_title", .words, .title, types: .string, rank: 15),
        VendorRow("TX-164", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_sound", .own(0), .sound, types: .string, rank: 40, writes: .all),
        VendorRow("TX-165", "sdk-json", "message_offline_push_config.ios_offline_push_config_sound", .own(0), .sound, types: .string, rank: 60),
        VendorRow("TX-166", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_ignore_badge", .negatedFlag, .isCounted, types: .boolean, rank: 40, writes: .all),
        VendorRow("TX-167", "sdk-json", "message_offline_push_config.ios_offline_push_config_ignore_badge", .negatedFlag, .isCounted, types: .boolean, rank: 60),
        VendorRow("TX-168", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_image", .words, .mediaURL, types: .string, rank: 40, writes: .all),
    ]
}

@inline(never)
private func tencentRows14() -> [VendorRow] {
    [
        VendorRow("TX-169", "sdk-json", "message_offline_push_config.ios_offline_push_config_image", .words, .mediaURL, types: .string, rank: 60),
        VendorRow("TX-170", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_push_type", .flag, .isVoIP, types: .integer, rank: 40, writes: .all),
        VendorRow("TX-171", "sdk-json", "message_offline_push_config.ios_offline_push_config_push_type", .flag, .isVoIP, types: .integer, rank: 60),
        VendorRow("TX-172", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_enable_background_notification", .flag, .isContentAvailable, types: .boolean, rank: 40, writes: .all),
        VendorRow("TX-173", "sdk-json", "message_offline_push_config.ios_offline_push_config_enable_background_notification", .flag, .isContentAvailable, types: .boolean, rank: 60),
        VendorRow("TX-174", "sdk-json", "message_offline_push_config.offline_push_config_ios_config.ios_offline_push_config_interruption_level", .word(8), .interruptionLevel, types: .string, rank: 40, writes: .all),
        VendorRow("TX-175", "sdk-json", "message_offline_push_config.ios_offline_push_config_interruption_level", .word(8), .interruptionLevel, types: .string, rank: 60),
        VendorRow("TX-176", "sdk-json", "message_offline_push_config.offline_push_config_android_config", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("TX-177", "sdk-json", "message_offline_push_config.offline_push_config_harmony_config", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("TX-178", "sdk-json", "message_offline_push_config.offline_push_config_vendor_params", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-179", "web", "from", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-180", "web", "nick", .words, .senderName, types: .string, writes: .all),
    ]
}

@inline(never)
private func tencentRows15() -> [VendorRow] {
    [
        VendorRow("TX-181", "web", "nameCard", .words, .senderGroupName, types: .string, writes: .all),
        VendorRow("TX-182", "web", "to", .identifier, .receivers, types: .string, draft: 14, writes: .all, also: [.conversationID]),
        VendorRow("TX-183", "web", "conversationType", .word(3), .conversationKind, types: .string, evidence: [RowEvidence(.own(0), .word(6))], writes: .all),
        VendorRow("TX-184", "web", "ID", .identifier, .id, types: .string, writes: .all),
        VendorRow("TX-185", "web", "time", .seconds, .timestamp, types: .integer, writes: .all),
        VendorRow("TX-186", "web", "type", .word(0), .kind, types: .string, draft: 3, evidence: [RowEvidence(.own(1), .word(6))], writes: .all),
        VendorRow("TX-187", "web", "payload", .object, types: .object, rank: 90, writes: .all, members: 19),
        VendorRow("TX-188", "web", "payload.text", .own(1), .text, types: .string, draft: 4, writes: .all),
        VendorRow("TX-189", "web", "payload.description", .words, .elements, types: .string, draft: 5, writes: .all),
        VendorRow("TX-190", "web", "payload.extension", .textValue, .appData, types: .string, draft: 6, rank: 80),
        VendorRow("TX-191", "web", "payload.data", .notPushed, types: .string),
        VendorRow("TX-192", "web", "atUserList", .own(5), .mentions, types: .array, writes: .all, also: [.namedMentions]),
    ]
}

@inline(never)
private func tencentRows16() -> [VendorRow] {
    [
        VendorRow("TX-193", "web", "receiverList", .identifierList, .members, types: .array, writes: .all),
        VendorRow("TX-194", "web", "onlineUserOnly", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("TX-195", "web", "messageControlInfo", .object, types: .object, writes: .all, members: 20),
        VendorRow("TX-196", "web", "messageControlInfo.excludedFromUnreadCount", .negatedFlag, .isUnread, types: .boolean, writes: .all),
        VendorRow("TX-197", "web", "messageControlInfo.excludedFromLastMessage", .notPushed, types: .boolean),
        VendorRow("TX-198", "web", "messageControlInfo.excludedFromContentModeration", .notPushed, types: .boolean),
        VendorRow("TX-199", "web", "needReadReceipt", .notPushed, types: .boolean),
        VendorRow("TX-200", "web", "priority", .notPushed, types: .string),
        VendorRow("TX-201", "web", "cloudCustomData", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("TX-202", "web", "offlinePushInfo", .object, types: .object, rank: 10, evidence: [RowEvidence(.own(2), .word(6))], mark: 0, writes: .all, members: 21),
        VendorRow("TX-203", "web", "offlinePushInfo.disablePush", .flag, .isSilent, types: .boolean, writes: .all),
        VendorRow("TX-204", "web", "offlinePushInfo.disableVoipPush", .negatedFlag, .isVoIP, types: .boolean, rank: 40, writes: .all),
    ]
}

@inline(never)
private func tencentRows17() -> [VendorRow] {
    [
        VendorRow("TX-205", "web", "offlinePushInfo.title", .words, .title, types: .string, writes: .all),
        VendorRow("TX-206", "web", "offlinePushInfo.description", .words, .body, types: .string, rank: 40, writes: .all),
        VendorRow("TX-207", "web", "offlinePushInfo.desc", .words, .body, types: .string, rank: 60),
        VendorRow("TX-208", "web", "offlinePushInfo.extension", .textValue, .appData, types: .string, rank: 40, writes: .all),
        VendorRow("TX-209", "web", "offlinePushInfo.ext", .textValue, .appData, types: .string, rank: 60),
        VendorRow("TX-210", "web", "offlinePushInfo.ignoreIOSBadge", .negatedFlag, .isCounted, types: .boolean, rank: 40, writes: .all),
        VendorRow("TX-211", "web", "offlinePushInfo.apnsInfo", .object, types: .object, rank: 20, writes: .all, members: 22),
        VendorRow("TX-212", "web", "offlinePushInfo.apnsInfo.sound", .own(0), .sound, types: .string, writes: .all),
        VendorRow("TX-213", "web", "offlinePushInfo.apnsInfo.image", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("TX-214", "web", "offlinePushInfo.apnsInfo.ignoreIOSBadge", .negatedFlag, .isCounted, types: .boolean, rank: 60),
        VendorRow("TX-215", "web", "offlinePushInfo.apnsInfo.disableVoipPush", .negatedFlag, .isVoIP, types: .boolean, rank: 60),
        VendorRow("TX-216", "web", "offlinePushInfo.androidInfo", .keptAside, .platforms, types: .object, writes: .all),
    ]
}

@inline(never)
private func tencentRows18() -> [VendorRow] {
    [
        VendorRow("TX-217", "web", "offlinePushInfo.harmonyInfo", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("TX-218", "web", "PushInfo", .object, types: .object, rank: 11, evidence: [RowEvidence(.kind(.object), .word(6))], mark: 0, members: 0),
        VendorRow("TX-219", "push", "From_Account", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-220", "push", "Condition", .own(3), .audienceCondition, types: .object, evidence: [RowEvidence(.kind(.object), .word(7))], writes: .all),
        VendorRow("TX-221", "push", "OfflinePushInfo", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(8))], mark: 0, writes: .all, also: [.kind, .isForEveryone, .isCounted], members: 0),
        VendorRow("TX-222", "push", "MsgLifeTime", .notPushed, types: .integer),
        VendorRow("TX-223", "push", "MsgRandom", .callNumber, types: .integer),
        VendorRow("TX-224", "push-batch", "From_Account", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("TX-225", "push-batch", "To_Account", .identifierList, .receivers, types: .array, writes: .all),
        VendorRow("TX-226", "push-batch", "OfflinePushInfo", .object, types: .object, rank: 10, mark: 0, writes: .all, also: [.kind, .isCounted], members: 0),
        VendorRow("TX-227", "push-batch", "MsgLifeTime", .notPushed, types: .integer),
        VendorRow("TX-228", "push-batch", "MsgRandom", .callNumber, types: .integer),
    ]
}

@inline(never)
private func tencentRows19() -> [VendorRow] {
    [
        VendorRow("TX-229", "callback", "CallbackCommand", .own(6), .conversationKind, types: .string, evidence: [RowEvidence(.own(3), .word(9)), RowEvidence(.kind(.string), .word(10))]),
        VendorRow("TX-230", "callback", "From_Account", .identifier, .senderID, types: .string),
        VendorRow("TX-231", "callback", "To_Account", .identifierList, .receivers, types: .string),
        VendorRow("TX-232", "callback", "GroupId", .identifier, .conversationID, types: .string, draft: 10, also: [.receivers, .parentID]),
        VendorRow("TX-233", "callback", "TopicId", .identifier, .conversationID, types: .string, draft: 11, rank: 10, also: [.receivers]),
        VendorRow("TX-234", "callback", "Type", .word(5), .conversationKind, types: .string, rank: 40),
        VendorRow("TX-235", "callback", "MsgBody", .eachObject, types: .array, rank: 90, members: 3),
        VendorRow("TX-236", "callback", "OnlineOnlyFlag", .own(4), .isOnlineOnly, types: .integer),
        VendorRow("TX-237", "callback", "MsgKey", .identifier, .id, types: .string),
        VendorRow("TX-238", "callback", "MsgTime", .seconds, .timestamp, types: .integer),
        VendorRow("TX-239", "callback", "SendMsgResult", .own(7), .isRefused, types: .integer),
        VendorRow("TX-240", "callback", "UnreadMsgNum", .count, .receiverUnread, types: .integer),
    ]
}

@inline(never)
private func tencentRows20() -> [VendorRow] {
    [
        VendorRow("TX-241", "callback", "CloudCustomData", .spelledValue, .extension, types: .string),
        VendorRow("TX-242", "callback", "MsgSeq", .notPushed, types: .integer),
        VendorRow("TX-243", "callback", "MsgRandom", .notPushed, types: .integer),
        VendorRow("TX-244", "callback", "Random", .notPushed, types: .integer),
        VendorRow("TX-245", "callback", "Operator_Account", .notPushed, types: .string),
        VendorRow("TX-246", "callback", "ErrorInfo", .notPushed, types: .string),
        VendorRow("TX-247", "callback", "EventTime", .notPushed, types: .integer),
        VendorRow("TX-248", "callback", "Robot_Account", .notPushed, types: .string, evidence: [RowEvidence(.some, .word(11))]),
        VendorRow("TX-249", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(12))], also: [.apsExtras], members: 27),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 28),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
    ]
}

@inline(never)
private func tencentRows21() -> [VendorRow] {
    [
        VendorRow("AP-029", "payload", "aps.alert.body", .words, .explicitBody, types: [.string, .object]),
        VendorRow("AP-030", "payload", "aps.alert.launch-image", .words, .explicitLaunchImage, types: .string),
        VendorRow("AP-031", "payload", "aps.alert.title-loc-key", .words, .explicitTitleLocKey, types: .string),
        VendorRow("AP-032", "payload", "aps.alert.title-loc-args", .strings, .explicitTitleLocArgs, types: .array),
        VendorRow("AP-033", "payload", "aps.alert.subtitle-loc-key", .words, .explicitSubtitleLocKey, types: .string),
        VendorRow("AP-034", "payload", "aps.alert.subtitle-loc-args", .strings, .explicitSubtitleLocArgs, types: .array),
        VendorRow("AP-035", "payload", "aps.alert.loc-key", .words, .explicitLocKey, types: .string),
        VendorRow("AP-036", "payload", "aps.alert.loc-args", .strings, .explicitLocArgs, types: .array),
        VendorRow("AP-007", "payload", "aps.sound", .sound, .sound, types: [.string, .object], rank: 10),
        VendorRow("AP-006", "payload", "aps.badge", .count, .badge, types: .integer),
        VendorRow("AP-011", "payload", "aps.mutable-content", .one, .isMutable, types: .integer),
        VendorRow("AP-010", "payload", "aps.content-available", .one, .isContentAvailable, types: .integer),
    ]
}

@inline(never)
private func tencentRows22() -> [VendorRow] {
    [
        VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("TX-250", "payload", "ext", .textValue, .appData, types: .string, evidence: [RowEvidence(.kind(.string), .word(13))]),
        VendorRow("TX-251", "payload", "image", .words, .mediaURL, types: .string, evidence: [RowEvidence(.kind(.string), .word(14))]),
        VendorRow("TX-252", "payload", "voip_caller_name", .words, .title, types: .string, draft: 15, evidence: [RowEvidence(.kind(.string), .word(15))]),
        VendorRow("TX-253", "callback", "MsgId", .identifier, .id, types: .string, rank: 60),
        VendorRow("TX-254", "web", "offlinePushInfo.androidOPPOChannelID", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("TX-274", "rest", "path", .callPath, .isForEveryone, types: .string, evidence: [RowEvidence(.path, .word(16))]),
    ]
}

@inline(never)
private func tencentRows23() -> [VendorRow] {
    [
        VendorRow("TX-275", "rest-group", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .word(17))]),
        VendorRow("TX-276", "push", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .word(18))], also: [.isForEveryone]),
        VendorRow("TX-277", "push-batch", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .word(19))]),
        VendorRow("TX-294", "callback", "MsgSeqList", .notPushed, types: .array),
        VendorRow("TX-295", "web", "msgBody", .foreignObject, types: .array),
        VendorRow("TX-296", "sdk", "msgBody", .foreignObject, types: .array),
        VendorRow("TX-297", "push", "msgBody", .foreignObject, types: .array),
        VendorRow("TX-298", "push-batch", "msgBody", .foreignObject, types: .array),
        VendorRow("TX-299", "sdk", "groupTipsElem", .notPushed, types: .object),
    ]
}

private let tencentPlatforms = [tencentPlatforms0(), tencentPlatforms1(), tencentPlatforms2(), tencentPlatforms3(), tencentPlatforms4(), tencentPlatforms5(), tencentPlatforms6()].flatMap(\.self)

@inline(never)
private func tencentPlatforms0() -> [PlatformSetting] {
    [
        PlatformSetting("PF-092", "huawei.channel", ["AndroidInfo", "HuaWeiChannelID"], types: .string, class: .alert),
        PlatformSetting("PF-093", "huawei.importance", ["AndroidInfo", "HuaWeiImportance"], types: .string, class: .importance),
        PlatformSetting("PF-094", "huawei.category", ["AndroidInfo", "HuaWeiCategory"], types: .string, class: .category),
        PlatformSetting("PF-095", "huawei.image", ["AndroidInfo", "HuaWeiImage"], types: .string),
        PlatformSetting("PF-096", "honor.importance", ["AndroidInfo", "HonorImportance"], types: .string, class: .importance),
        PlatformSetting("PF-097", "honor.image", ["AndroidInfo", "HonorImage"], types: .string),
        PlatformSetting("PF-098", "xiaomi.channel", ["AndroidInfo", "XiaoMiChannelID"], types: .string, class: .channel),
        PlatformSetting("PF-099", "oppo.channel", ["AndroidInfo", "OPPOChannelID"], types: .string, class: .channel),
        PlatformSetting("PF-100", "oppo.category", ["AndroidInfo", "OPPOCategory"], types: .string, class: .category),
        PlatformSetting("PF-101", "oppo.notifyLevel", ["AndroidInfo", "OPPONotifyLevel"], types: .integer, class: .alert),
        PlatformSetting("PF-102", "vivo.category", ["AndroidInfo", "VIVOCategory"], types: .string, class: .category),
        PlatformSetting("PF-103", "vivo.classification", ["AndroidInfo", "VIVOClassification"], types: .integer, class: .category),
    ]
}

@inline(never)
private func tencentPlatforms1() -> [PlatformSetting] {
    [
        PlatformSetting("PF-104", "fcm.channel", ["AndroidInfo", "GoogleChannelID"], types: .string, class: .alert),
        PlatformSetting("PF-105", "fcm.image", ["AndroidInfo", "GoogleImage"], types: .string),
        PlatformSetting("PF-106", "meizu.noticeType", ["AndroidInfo", "MeiZuNoticeMsgType"], types: .integer, class: .category),
        PlatformSetting("PF-107", "android.soundFile", ["AndroidInfo", "Sound"], types: .string),
        PlatformSetting("PF-108", "huawei.dataAsParameter", ["AndroidInfo", "ExtAsHuaweiIntentParam"], types: .integer),
        PlatformSetting("PF-109", "harmony.category", ["HarmonyInfo", "Category"], types: .string, class: .category),
        PlatformSetting("PF-110", "harmony.title", ["HarmonyInfo", "Title"], types: .string),
        PlatformSetting("PF-111", "harmony.image", ["HarmonyInfo", "Image"], types: .string),
        PlatformSetting("PF-112", "harmony.sound", ["HarmonyInfo", "Sound"], types: .string),
        PlatformSetting("PF-113", "harmony.soundDuration", ["HarmonyInfo", "SoundDuration"], types: .integer),
        PlatformSetting("PF-246", "android.soundFile", ["AndroidSound"], types: .string),
        PlatformSetting("PF-247", "oppo.channel", ["AndroidOPPOChannelID"], types: .string, class: .channel),
    ]
}

@inline(never)
private func tencentPlatforms2() -> [PlatformSetting] {
    [
        PlatformSetting("PF-248", "oppo.category", ["AndroidOPPOCategory"], types: .string, class: .category),
        PlatformSetting("PF-249", "oppo.notifyLevel", ["AndroidOPPONotifyLevel"], types: .integer, class: .alert),
        PlatformSetting("PF-250", "fcm.channel", ["AndroidFCMChannelID"], types: .string, class: .alert),
        PlatformSetting("PF-251", "xiaomi.channel", ["AndroidXiaoMiChannelID"], types: .string, class: .channel),
        PlatformSetting("PF-252", "vivo.classification", ["AndroidVIVOClassification"], types: .integer, class: .category),
        PlatformSetting("PF-253", "vivo.category", ["AndroidVIVOCategory"], types: .string, class: .category),
        PlatformSetting("PF-254", "huawei.category", ["AndroidHuaWeiCategory"], types: .string, class: .category),
        PlatformSetting("PF-255", "huawei.image", ["AndroidHuaWeiImage"], types: .string),
        PlatformSetting("PF-256", "honor.importance", ["AndroidHonorImportance"], types: .string, class: .importance),
        PlatformSetting("PF-257", "honor.image", ["AndroidHonorImage"], types: .string),
        PlatformSetting("PF-258", "fcm.image", ["AndroidFCMImage"], types: .string),
        PlatformSetting("PF-259", "meizu.noticeType", ["AndroidMeizuNotifyType"], types: .integer, class: .category),
    ]
}

@inline(never)
private func tencentPlatforms3() -> [PlatformSetting] {
    [
        PlatformSetting("PF-260", "harmony.image", ["HarmonyImage"], types: .string),
        PlatformSetting("PF-261", "harmony.category", ["HarmonyCategory"], types: .string, class: .category),
        PlatformSetting("PF-262", "harmony.sound", ["HarmonySound"], types: .string),
        PlatformSetting("PF-263", "oppo.channel", ["offline_push_config_android_config", "android_offline_push_config_oppo_channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-264", "fcm.channel", ["offline_push_config_android_config", "android_offline_push_config_fcm_channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-265", "huawei.category", ["offline_push_config_android_config", "android_offline_push_config_huawei_category"], types: .string, class: .category),
        PlatformSetting("PF-266", "vivo.classification", ["offline_push_config_android_config", "android_offline_push_config_vivo_classification"], types: .integer, class: .category),
        PlatformSetting("PF-267", "android.soundFile", ["offline_push_config_android_config", "android_offline_push_config_sound"], types: .string),
        PlatformSetting("PF-268", "android.soundFile", ["androidInfo", "sound"], types: .string),
        PlatformSetting("PF-269", "xiaomi.channel", ["androidInfo", "XiaoMiChannelID"], types: .string, class: .channel),
        PlatformSetting("PF-270", "oppo.channel", ["androidInfo", "OPPOChannelID"], types: .string, class: .channel),
        PlatformSetting("PF-271", "oppo.channel", ["androidOPPOChannelID"], types: .string, class: .channel),
    ]
}

@inline(never)
private func tencentPlatforms4() -> [PlatformSetting] {
    [
        PlatformSetting("PF-273", "oppo.template", ["AndroidInfo", "OPPOPrivateMsgTemplateId"], types: .string, class: .template),
        PlatformSetting("PF-274", "oppo.templateTitle", ["AndroidInfo", "OPPOPrivateTitleParameters"], types: .object),
        PlatformSetting("PF-275", "oppo.templateContent", ["AndroidInfo", "OPPOPrivateContentParameters"], types: .object),
        PlatformSetting("PF-276", "vivo.notifyType", ["AndroidInfo", "VIVONotifyType"], types: .string, class: .alert),
        PlatformSetting("PF-277", "fcm.deliveryPriority", ["AndroidInfo", "GooglePriority"], types: .string),
        PlatformSetting("PF-278", "android.style", ["AndroidInfo", "PushStyle"], types: .integer),
        PlatformSetting("PF-279", "oppo.template", ["vendorParams", "oppoTemplateId"], types: .string, class: .template),
        PlatformSetting("PF-280", "oppo.templateTitle", ["vendorParams", "oppoTitleParam"], types: .object),
        PlatformSetting("PF-281", "oppo.templateContent", ["vendorParams", "oppoContentParam"], types: .object),
        PlatformSetting("PF-282", "vivo.notifyType", ["vendorParams", "vivoNotifyType"], types: .integer, class: .alert),
        PlatformSetting("PF-283", "fcm.deliveryPriority", ["vendorParams", "fcmPriority"], types: .string),
        PlatformSetting("PF-284", "oppo.template", ["offline_push_config_vendor_params", "oppoTemplateId"], types: .string, class: .template),
    ]
}

@inline(never)
private func tencentPlatforms5() -> [PlatformSetting] {
    [
        PlatformSetting("PF-285", "oppo.templateTitle", ["offline_push_config_vendor_params", "oppoTitleParam"], types: .object),
        PlatformSetting("PF-286", "oppo.templateContent", ["offline_push_config_vendor_params", "oppoContentParam"], types: .object),
        PlatformSetting("PF-287", "vivo.notifyType", ["offline_push_config_vendor_params", "vivoNotifyType"], types: .integer, class: .alert),
        PlatformSetting("PF-288", "fcm.deliveryPriority", ["offline_push_config_vendor_params", "fcmPriority"], types: .string),
        PlatformSetting("PF-289", "xiaomi.channel", ["offline_push_config_android_config", "android_offline_push_config_xiaomi_channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-290", "vivo.category", ["offline_push_config_android_config", "android_offline_push_config_vivo_category"], types: .string, class: .category),
        PlatformSetting("PF-291", "oppo.category", ["offline_push_config_android_config", "android_offline_push_config_oppo_category"], types: .string, class: .category),
        PlatformSetting("PF-292", "oppo.notifyLevel", ["offline_push_config_android_config", "android_offline_push_config_oppo_notify_level"], types: .integer, class: .alert),
        PlatformSetting("PF-293", "honor.importance", ["offline_push_config_android_config", "android_offline_push_config_honor_importance"], types: .string, class: .importance),
        PlatformSetting("PF-294", "meizu.noticeType", ["offline_push_config_android_config", "android_offline_push_config_meizu_notify_type"], types: .integer, class: .category),
        PlatformSetting("PF-295", "huawei.image", ["offline_push_config_android_config", "android_offline_push_config_huawei_image"], types: .string),
        PlatformSetting("PF-296", "honor.image", ["offline_push_config_android_config", "android_offline_push_config_honor_image"], types: .string),
    ]
}

@inline(never)
private func tencentPlatforms6() -> [PlatformSetting] {
    [
        PlatformSetting("PF-297", "fcm.image", ["offline_push_config_android_config", "android_offline_push_config_fcm_image"], types: .string),
        PlatformSetting("PF-298", "harmony.category", ["offline_push_config_harmony_config", "harmony_offline_push_config_category"], types: .string, class: .category),
        PlatformSetting("PF-299", "harmony.image", ["offline_push_config_harmony_config", "harmony_offline_push_config_image"], types: .string),
        PlatformSetting("PF-300", "fcm.channel", ["androidInfo", "FCMChannelID"], types: .string, class: .alert),
        PlatformSetting("PF-301", "vivo.classification", ["androidInfo", "VIVOClassification"], types: .integer, class: .category),
        PlatformSetting("PF-302", "vivo.category", ["androidInfo", "VIVOCategory"], types: .string, class: .category),
        PlatformSetting("PF-303", "huawei.category", ["androidInfo", "HuaWeiCategory"], types: .string, class: .category),
        PlatformSetting("PF-304", "huawei.image", ["androidInfo", "HuaWeiImage"], types: .string),
        PlatformSetting("PF-305", "honor.image", ["androidInfo", "HonorImage"], types: .string),
        PlatformSetting("PF-306", "fcm.image", ["androidInfo", "GoogleImage"], types: .string),
    ]
}

private let tencentWords = [tencentWords0()].flatMap(\.self)

@inline(never)
private func tencentWords0() -> [VendorWords] {
    [
        VendorWords([("TIMTextElem", .kind(.text)), ("TIMTextElem", .kind(.tip)), ("TIMCustomElem", .kind(.custom)), ("TIMCustomElem", .kind(.notice)), ("TIMFaceElem", .kind(.face)), ("TIMLocationElem", .kind(.location)), ("TIMImageElem", .kind(.image)), ("TIMSoundElem", .kind(.audio)), ("TIMVideoFileElem", .kind(.video)), ("TIMFileElem", .kind(.file)), ("TIMRelayElem", .kind(.merged)), ("TIMGroupTipElem", .kind(.notice)), ("TIMGroupSystemNoticeElem", .kind(.notice))], otherwise: .kind(.other), told: .unknownElement, substitute: "TIMCustomElem"),
        VendorWords([("0", .kind(.text)), ("0", .kind(.tip)), ("1", .kind(.image)), ("2", .kind(.audio)), ("3", .kind(.custom)), ("3", .kind(.notice)), ("4", .kind(.file)), ("5", .kind(.notice)), ("6", .kind(.face)), ("7", .kind(.location)), ("8", .kind(.notice)), ("9", .kind(.video)), ("12", .kind(.merged))], otherwise: .kind(.other), told: .unknownElement, substitute: "3"),
        VendorWords([("1", .kind(.text)), ("1", .kind(.tip)), ("2", .kind(.custom)), ("2", .kind(.notice)), ("3", .kind(.image)), ("4", .kind(.audio)), ("5", .kind(.video)), ("6", .kind(.file)), ("7", .kind(.location)), ("8", .kind(.face)), ("9", .kind(.notice)), ("10", .kind(.merged))], otherwise: .kind(.other), told: .unknownElement, substitute: "2"),
        VendorWords([("C2C", .conversation(.direct)), ("GROUP", .conversation(.group))], told: .unknownConversation),
        VendorWords([("1", .conversation(.direct)), ("2", .conversation(.group))], told: .unknownConversation),
        VendorWords([("AVChatRoom", .conversation(.room))], otherwise: .conversation(.group), told: .notPushed),
        VendorWords([("C2C.CallbackBeforeSendMsg", .conversation(.direct)), ("C2C.CallbackAfterSendMsg", .conversation(.direct)), ("Group.CallbackBeforeSendMsg", .conversation(.group)), ("Group.CallbackAfterSendMsg", .conversation(.group)), ("C2C.CallbackAfterMsgWithDraw", .conversation(.direct)), ("Group.CallbackAfterRecallMsg", .conversation(.group))], told: .unknownCommand),
        VendorWords([("C2C.CallbackBeforeSendMsg", .text("pre-send")), ("Group.CallbackBeforeSendMsg", .text("pre-send")), ("C2C.CallbackAfterSendMsg", .text("post-send")), ("Group.CallbackAfterSendMsg", .text("post-send")), ("C2C.CallbackAfterMsgWithDraw", .text("post-send")), ("Group.CallbackAfterRecallMsg", .text("post-send")), ("Push.OfflinePush", .text("offline-push"))]),
        VendorWords([("passive", .text("passive")), ("active", .text("active")), ("time-sensitive", .text("time-sensitive")), ("critical", .text("critical"))], told: .noInterruptionLevel),
        VendorWords([("C2C.CallbackAfterMsgWithDraw", .kind(.recall)), ("Group.CallbackAfterRecallMsg", .kind(.recall))]),
        VendorWords([("1", .text("jpg")), ("1", .text("jpeg")), ("2", .text("gif")), ("3", .text("png")), ("4", .text("bmp"))]),
    ]
}

extension TencentWords {
    /// The list itself.
    var list: VendorWords { VendorTable.tencent.words[Int(rawValue)] }
}
