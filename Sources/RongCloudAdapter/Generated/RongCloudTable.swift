// Made from Mappings/rongcloud.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

import PushModel
import VendorMapping

/// The shapes in which RongCloud's messages come, as `Mappings/shapes.tsv` has them.
enum RongCloudShape: String, CaseIterable {
    /// A message of the native SDKs as JSON, with what its call to send takes.
    case sdk
    /// A message of the Flutter, Unity, React Native and uni-app wrappers.
    case wrapper
    /// A message of the JavaScript SDK, with its options to send.
    case web
    /// The form of a call that sends to people, or the same fields as JSON.
    case `private`
    /// The JSON of a call that sends to people, to each with words of their own.
    case privateTemplate = "private-template"
    /// The form of a call that sends to groups.
    case group
    /// The form of a call that sends to people in the name of the system.
    case system
    /// The JSON of such a call, to each with words of their own.
    case systemTemplate = "system-template"
    /// The form of a call that sends to everyone who uses the app.
    case broadcast
    /// The JSON of a call that sends to ultragroups.
    case ultragroup
    /// The form of a call that sends to everyone who is online; never pushed.
    case online
    /// The form of a call whose message is kept for nobody; never pushed.
    case status
    /// The form of a call that sends to chat rooms; never pushed.
    case chatroom
    /// The form of a call that withdraws a message.
    case recall
    /// The JSON of a call that pushes to some or all without a message.
    case push
    /// A webhook before a message is sent.
    case callback
    /// A webhook with the copy of a message.
    case route
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
        case .sdk: 0
        case .wrapper: 1
        case .web: 2
        case .private: 3
        case .privateTemplate: 4
        case .group: 5
        case .system: 6
        case .systemTemplate: 7
        case .broadcast: 8
        case .ultragroup: 9
        case .online: 10
        case .status: 11
        case .chatroom: 12
        case .recall: 13
        case .push: 14
        case .callback: 15
        case .route: 16
        case .payload: 17
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum RongCloudDraft: UInt8, CaseIterable {
    case ownText
    case mentionType
    case mentioned
    case isMentioned
    case groups
    case values
    case bodies
    case datas
    case target
    case tags
    case tagsOr
    case tagItems
}

/// The vendor's own ways of reading a value.
enum RongCloudTransform: UInt8, CaseIterable {
    case passed
    case mentionType
    case zeroOrOne
    case interruptionLevel
    case dataText
    case badgeCount
    case conversationNumber
    case platformList
    case badgeSetting
    case channelType
    case bareList
    case wrapperConversation
    case wrapperType
    case wrapperMention
    case deliveredKind
}

/// What keys at the root say of a message's shape.
enum RongCloudEvidence: UInt8, CaseIterable {
    case system
    case systemTemplate
    case broadcast
    case online
    case status
    case message
    case content
    case target
    case webhook
    case conversation
    case aps
}

/// The vendor's own tests of such a key's value.
enum RongCloudEvidenceTest: UInt8, CaseIterable {
    case systemPath
    case systemTemplatePath
    case broadcastPath
    case onlinePath
    case statusPath
}

extension VendorTable {
    /// The rows of `Mappings/rongcloud.tsv`.
    static let rongcloud = VendorTable(
        vendors: ["rongcloud"],
        rows: rongcloudRows,
        objects: [
            VendorObject(rows: [4, 5, 6, 7], rest: .media, holder: 3),
            VendorObject(rows: [8, 9, 10], rest: .undocumented, holder: 7),
            VendorObject(rows: [20, 21, 22, 23, 24], rest: .undocumented, holder: 49),
            VendorObject(rows: [25, 31, 32, 33, 34, 35, 36, 37], rest: .platforms, holder: 20, ignoresCase: true),
            VendorObject(rows: [26, 27, 28, 29, 30], rest: .undocumented, holder: 25),
            VendorObject(rows: [38, 39, 40, 41, 42, 43, 44, 45], rest: .undocumented),
            VendorObject(rows: [46, 47, 48, 49, 50, 51, 52, 53, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [54, 55, 56, 57, 58, 59, 60, 61, 62, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [63, 64, 65, 66, 67, 68, 69, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [70, 71, 72, 73, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [84, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [85, 86, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [87, 0, 1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19], rest: .unknown),
            VendorObject(rows: [88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101], rest: .unknown),
            VendorObject(rows: [102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115], rest: .unknown),
            VendorObject(rows: [116, 117, 118, 119, 120, 121, 122, 123, 124, 125], rest: .unknown),
            VendorObject(rows: [126, 133, 134, 135, 136, 137], rest: .unknown),
            VendorObject(rows: [127, 128, 129, 130, 131, 132], rest: .undocumented, holder: 126),
            VendorObject(rows: [138, 139, 140, 141, 142, 143, 155, 156], rest: .undocumented, holder: 137),
            VendorObject(rows: [144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154], rest: .undocumented, holder: 143),
            VendorObject(rows: [157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175], rest: .unknown),
            VendorObject(rows: [176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186], rest: .unknown),
            VendorObject(rows: [187, 188, 189, 190, 191, 192, 193, 216, 229, 231, 232, 233], rest: .unknown),
            VendorObject(rows: [194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 234, 247], rest: .unknown),
            VendorObject(rows: [206, 207, 208], rest: .undocumented, holder: 205),
            VendorObject(rows: [209, 210, 211, 212, 213, 214, 215, 248, 260, 261, 262, 263], rest: .unknown),
            VendorObject(rows: [217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228], rest: .undocumented, holder: 216),
            VendorObject(rows: [230], rest: .undocumented, holder: 229),
            VendorObject(rows: [235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246], rest: .undocumented, holder: 234),
            VendorObject(rows: [249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259], rest: .undocumented, holder: 248),
            VendorObject(rows: [264, 286, 295, 296], rest: .rootData),
            VendorObject(rows: [265, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285], rest: .apsExtras, holder: 264),
            VendorObject(rows: [266, 267, 268, 269, 270, 271, 272, 273, 274, 275], rest: .alertExtras, holder: 265),
            VendorObject(rows: [287, 288, 289, 290, 291, 292, 293, 294], rest: .undocumented, holder: 286),
        ],
        shapes: [
            VendorShape("sdk", root: 23, sender: .client, isWritten: true),
            VendorShape("wrapper", root: 24, sender: .client, isWritten: true),
            VendorShape("web", root: 26, sender: .client, isWritten: true),
            VendorShape("private", root: 6, sender: .server, isWritten: true),
            VendorShape("private-template", root: 14, sender: .server),
            VendorShape("group", root: 7, sender: .server, isWritten: true, usualIn: .group),
            VendorShape("system", root: 8, sender: .server, isWritten: true),
            VendorShape("system-template", root: 15, sender: .server),
            VendorShape("broadcast", root: 9, sender: .server, isWritten: true),
            VendorShape("ultragroup", root: 10, sender: .server, isWritten: true),
            VendorShape("online", root: 11, sender: .server),
            VendorShape("status", root: 12, sender: .server),
            VendorShape("chatroom", root: 13, sender: .server, isWritten: true, usualIn: .room),
            VendorShape("recall", root: 16, sender: .server, isWritten: true),
            VendorShape("push", root: 17, sender: .server, isWritten: true),
            VendorShape("callback", root: 21, sender: .vendor),
            VendorShape("route", root: 22, sender: .vendor),
            VendorShape("payload", root: 31, sender: .vendor),
        ],
        client: 0,
        server: 3,
        delivered: 17,
        platforms: rongcloudPlatforms)
}

private let rongcloudRows: [VendorRow] = [
    VendorRow("RC-001", "*", "path", .own(0), types: .string, evidence: [RowEvidence(.own(0), .word(0)), RowEvidence(.own(1), .word(1)), RowEvidence(.own(2), .word(2)), RowEvidence(.own(3), .word(3)), RowEvidence(.own(4), .word(4))]),
    VendorRow("RC-002", "*", "fromUserId", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-003", "*", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(5))], writes: .all, also: [.kind]),
    VendorRow("RC-004", "*", "content", .object, types: [.spelledJSON, .object], rank: 90, evidence: [RowEvidence(.some, .word(6))], writes: .all, members: 0),
    VendorRow("RC-005", "*", "content.content", .words, .text, types: .string, draft: 0, writes: .all),
    VendorRow("RC-006", "*", "content.extra", .spelledValue, .extension, types: [.string, .any], writes: .all),
    VendorRow("RC-007", "*", "content.user", .notPushed, types: .object),
    VendorRow("RC-008", "*", "content.mentionedInfo", .object, types: .object, rank: 30, writes: .all, also: [.mentions], members: 1),
    VendorRow("RC-009", "*", "content.mentionedInfo.type", .own(1), .mentions, types: .integer, draft: 1),
    VendorRow("RC-010", "*", "content.mentionedInfo.userIdList", .identifierList, .mentions, types: .array, draft: 2),
    VendorRow("RC-011", "*", "content.mentionedInfo.mentionedContent", .words, .memberText, types: .string),
    VendorRow("RC-012", "*", "isPersisted", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-013", "*", "isIncludeSender", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-014", "*", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-015", "*", "expansion", .notPushed, types: [.spelled, .boolean]),
    VendorRow("RC-016", "*", "extraContent", .notPushed, types: .spelledJSON),
    VendorRow("RC-017", "*", "msgRandom", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-018", "*", "disableUpdateLastMsg", .notPushed, types: [.spelled, .boolean]),
    VendorRow("RC-019", "*", "needReadReceipt", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-020", "*", "busChannel", .notPushed, types: .string),
    VendorRow("RC-021", "*", "pushExt.pushConfigs", .eachObject, types: .array, rank: 20, writes: .all, members: 3),
    VendorRow("RC-022", "*", "pushExt.title", .words, .title, types: .string, writes: .all),
    VendorRow("RC-023", "*", "pushExt.templateId", .identifier, .templateName, types: .string, writes: .all),
    VendorRow("RC-024", "*", "pushExt.forceShowPushContent", .own(2), .showsDetails, types: .integer, writes: .all),
    VendorRow("RC-025", "*", "pushExt.forceShowDetailContent", .own(2), .showsDetails, types: .integer, rank: 60),
    VendorRow("RC-026", "*", "pushExt.pushConfigs.APNs", .object, types: .object, writes: .all, members: 4),
    VendorRow("RC-027", "*", "pushExt.pushConfigs.APNs.thread-id", .words, .threadID, types: .string, writes: .all),
    VendorRow("RC-028", "*", "pushExt.pushConfigs.APNs.apns-collapse-id", .words, .collapseID, types: .string, writes: .all),
    VendorRow("RC-029", "*", "pushExt.pushConfigs.APNs.category", .words, .category, types: .string, writes: .all),
    VendorRow("RC-030", "*", "pushExt.pushConfigs.APNs.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
    VendorRow("RC-031", "*", "pushExt.pushConfigs.APNs.interruption-level", .own(3), .interruptionLevel, types: .string, writes: .all),
    VendorRow("RC-032", "*", "pushExt.pushConfigs.HW", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-033", "*", "pushExt.pushConfigs.HONOR", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-034", "*", "pushExt.pushConfigs.MI", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-035", "*", "pushExt.pushConfigs.OPPO", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-036", "*", "pushExt.pushConfigs.VIVO", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-037", "*", "pushExt.pushConfigs.FCM", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-038", "*", "pushExt.pushConfigs.OHOS", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-039", "*", "iOSConfig.threadId", .words, .threadID, types: .string, writes: .all),
    VendorRow("RC-040", "*", "iOSConfig.apnsCollapseId", .words, .collapseID, types: .string, writes: .all),
    VendorRow("RC-041", "*", "iOSConfig.category", .words, .category, types: .string, writes: .all),
    VendorRow("RC-042", "*", "iOSConfig.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
    VendorRow("RC-043", "*", "iOSConfig.interruptionLevel", .own(3), .interruptionLevel, types: .string, writes: .all),
    VendorRow("RC-044", "*", "iOSConfig.thread_id", .words, .threadID, types: .string, rank: 60),
    VendorRow("RC-045", "*", "iOSConfig.apns_collapse_id", .words, .collapseID, types: .string, rank: 60),
    VendorRow("RC-046", "*", "iOSConfig.RichMediaUrl", .words, .mediaURL, types: .string, rank: 60),
    VendorRow("RC-047", "private", "toUserId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.some, .weight(1))], writes: .all),
    VendorRow("RC-048", "private", "pushContent", .words, .body, types: .string, writes: .all),
    VendorRow("RC-049", "private", "pushData", .own(4), .appData, types: .string, writes: .all),
    VendorRow("RC-050", "private", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
    VendorRow("RC-051", "private", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
    VendorRow("RC-052", "private", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-053", "private", "isCounted", .own(2), .isCounted, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-054", "private", "count", .own(5), .badge, types: [.spelled, .integer], writes: .all, also: [.leavesBadge]),
    VendorRow("RC-055", "group", "toGroupId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.some, .weight(2))], writes: .all, also: [.conversationID]),
    VendorRow("RC-056", "group", "toUserId", .identifierList, .members, types: [.string, .array], writes: .all),
    VendorRow("RC-057", "group", "pushContent", .words, .body, types: .string, writes: .all),
    VendorRow("RC-058", "group", "pushData", .own(4), .appData, types: .string, writes: .all),
    VendorRow("RC-059", "group", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
    VendorRow("RC-060", "group", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
    VendorRow("RC-061", "group", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-062", "group", "isCounted", .own(2), .isCounted, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-063", "group", "isMentioned", .own(2), .mentions, types: [.spelled, .integer], draft: 3, writes: .all),
    VendorRow("RC-064", "system", "toUserId", .identifierList, .receivers, types: [.string, .array], writes: .all),
    VendorRow("RC-065", "system", "pushContent", .words, .body, types: .string, writes: .all),
    VendorRow("RC-066", "system", "pushData", .own(4), .appData, types: .string, writes: .all),
    VendorRow("RC-067", "system", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
    VendorRow("RC-068", "system", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
    VendorRow("RC-069", "system", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-070", "system", "isCounted", .own(2), .isCounted, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-071", "broadcast", "pushContent", .words, .body, types: .string, writes: .all),
    VendorRow("RC-072", "broadcast", "pushData", .own(4), .appData, types: .string, writes: .all),
    VendorRow("RC-073", "broadcast", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
    VendorRow("RC-074", "broadcast", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer], writes: .all),
    VendorRow("RC-075", "ultragroup", "toGroupIds", .identifierList, .receivers, types: .array, evidence: [RowEvidence(.some, .weight(2))], writes: .all, also: [.conversationID]),
    VendorRow("RC-076", "ultragroup", "toUserIds", .identifierList, .members, types: .array, writes: .all),
    VendorRow("RC-077", "ultragroup", "pushContent", .words, .body, types: .string, writes: .all),
    VendorRow("RC-078", "ultragroup", "pushData", .own(4), .appData, types: .string, writes: .all),
    VendorRow("RC-079", "ultragroup", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
    VendorRow("RC-080", "ultragroup", "isMentioned", .own(2), .mentions, types: .integer, draft: 3, writes: .all),
    VendorRow("RC-081", "ultragroup", "push_content", .words, .body, types: .string, rank: 60),
    VendorRow("RC-082", "ultragroup", "push_data", .own(4), .appData, types: .string, rank: 60),
    VendorRow("RC-083", "ultragroup", "push_ext", .object, types: .spelledJSON, rank: 11, members: 2),
    VendorRow("RC-084", "ultragroup", "silence_push", .flag, .isSilent, types: [.spelled, .boolean]),
    VendorRow("RC-085", "online", "isCounted", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-086", "status", "toUserId", .identifierList, .receivers, types: [.string, .array]),
    VendorRow("RC-087", "status", "toGroupId", .identifierList, .receivers, types: [.string, .array], draft: 4, also: [.conversationID, .conversationKind]),
    VendorRow("RC-088", "chatroom", "toChatroomId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.some, .weight(2))], writes: .all, also: [.conversationID]),
    VendorRow("RC-089", "private-template", "path", .own(0), types: .string),
    VendorRow("RC-090", "private-template", "fromUserId", .identifier, .senderID, types: .string),
    VendorRow("RC-091", "private-template", "objectName", .words, .typeName, types: .string, also: [.kind]),
    VendorRow("RC-092", "private-template", "toUserId", .identifierList, .receivers, types: .array),
    VendorRow("RC-093", "private-template", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
    VendorRow("RC-094", "private-template", "values", .value, .personalWords, types: .array, draft: 5, evidence: [RowEvidence(.kind(.array), .weight(4))]),
    VendorRow("RC-095", "private-template", "pushContent", .value, .personalWords, types: [.array, .string], draft: 6),
    VendorRow("RC-096", "private-template", "pushData", .value, .personalWords, types: [.array, .string], draft: 7),
    VendorRow("RC-097", "private-template", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
    VendorRow("RC-098", "private-template", "disablePush", .flag, .isSilent, types: [.spelled, .boolean]),
    VendorRow("RC-099", "private-template", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer]),
    VendorRow("RC-100", "private-template", "isCounted", .own(2), .isCounted, types: [.spelled, .integer]),
    VendorRow("RC-101", "private-template", "isPersisted", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-102", "private-template", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-103", "system-template", "path", .own(0), types: .string),
    VendorRow("RC-104", "system-template", "fromUserId", .identifier, .senderID, types: .string),
    VendorRow("RC-105", "system-template", "objectName", .words, .typeName, types: .string, also: [.kind]),
    VendorRow("RC-106", "system-template", "toUserId", .identifierList, .receivers, types: .array),
    VendorRow("RC-107", "system-template", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
    VendorRow("RC-108", "system-template", "values", .value, .personalWords, types: .array, draft: 5),
    VendorRow("RC-109", "system-template", "pushContent", .value, .personalWords, types: [.array, .string], draft: 6),
    VendorRow("RC-110", "system-template", "pushData", .value, .personalWords, types: [.array, .string], draft: 7),
    VendorRow("RC-111", "system-template", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
    VendorRow("RC-112", "system-template", "disablePush", .flag, .isSilent, types: [.spelled, .boolean]),
    VendorRow("RC-113", "system-template", "contentAvailable", .own(2), .isContentAvailable, types: [.spelled, .integer]),
    VendorRow("RC-114", "system-template", "isCounted", .own(2), .isCounted, types: [.spelled, .integer]),
    VendorRow("RC-115", "system-template", "isPersisted", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-116", "system-template", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-117", "recall", "fromUserId", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-118", "recall", "conversationType", .own(6), .conversationKind, types: [.spelled, .integer], writes: .all, also: [.conversationSort]),
    VendorRow("RC-119", "recall", "targetId", .identifier, .receivers, types: .string, draft: 8, evidence: [RowEvidence(.some, .word(7))], writes: .all, also: [.conversationID]),
    VendorRow("RC-120", "recall", "messageUID", .identifier, .recallMessageID, types: .string, evidence: [RowEvidence(.some, .weight(9))], writes: .all, also: [.kind]),
    VendorRow("RC-121", "recall", "sentTime", .identifier, .timestamp, types: .spelled, writes: .all),
    VendorRow("RC-122", "recall", "extra", .words, .recallNote, types: .string, writes: .all),
    VendorRow("RC-123", "recall", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
    VendorRow("RC-124", "recall", "isAdmin", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-125", "recall", "isDelete", .notPushed, types: [.spelled, .integer]),
    VendorRow("RC-126", "recall", "busChannel", .notPushed, types: .string),
    VendorRow("RC-127", "push", "audience", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(1))], writes: .all, also: [.isForEveryone], members: 18),
    VendorRow("RC-128", "push", "audience.is_to_all", .flag, .isForEveryone, types: .boolean, writes: .all),
    VendorRow("RC-129", "push", "audience.userid", .identifierList, .receivers, types: .array, writes: .all),
    VendorRow("RC-130", "push", "audience.tag", .value, .audienceCondition, types: .array, draft: 9, writes: .all),
    VendorRow("RC-131", "push", "audience.tag_or", .value, .audienceCondition, types: .array, draft: 10, writes: .all),
    VendorRow("RC-132", "push", "audience.tagItems", .value, .audienceCondition, types: .array, draft: 11, writes: .all),
    VendorRow("RC-133", "push", "audience.packageName", .notPushed, types: .string),
    VendorRow("RC-134", "push", "userIds", .identifierList, .receivers, types: .array, rank: 60, evidence: [RowEvidence(.kind(.array), .weight(1))], writes: .all),
    VendorRow("RC-135", "push", "platform", .own(7), .isRefused, types: .array, evidence: [RowEvidence(.kind(.array), .weight(1))], writes: .all),
    VendorRow("RC-136", "push", "fromuserid", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-137", "push", "message", .notPushed, types: .object),
    VendorRow("RC-138", "push", "notification", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(1))], writes: .all, also: [.kind], members: 19),
    VendorRow("RC-139", "push", "notification.title", .words, .title, types: .string, rank: 50, writes: .all),
    VendorRow("RC-140", "push", "notification.alert", .words, .body, types: .string, rank: 50, writes: .all),
    VendorRow("RC-141", "push", "notification.pushContent", .words, .body, types: .string, rank: 55),
    VendorRow("RC-142", "push", "notification.forceShowPushContent", .own(2), .showsDetails, types: .integer, writes: .all),
    VendorRow("RC-143", "push", "notification.forceShowDetailContent", .own(2), .showsDetails, types: .integer, rank: 60),
    VendorRow("RC-144", "push", "notification.ios", .object, types: .object, rank: 20, writes: .all, members: 20),
    VendorRow("RC-145", "push", "notification.ios.title", .words, .title, types: .string, rank: 40),
    VendorRow("RC-146", "push", "notification.ios.alert", .words, .body, types: .string, rank: 40),
    VendorRow("RC-147", "push", "notification.ios.contentAvailable", .own(2), .isContentAvailable, types: .integer, writes: .all),
    VendorRow("RC-148", "push", "notification.ios.badge", .own(8), .badge, types: .integer, writes: .all, also: [.leavesBadge]),
    VendorRow("RC-149", "push", "notification.ios.thread-id", .words, .threadID, types: .string, writes: .all),
    VendorRow("RC-150", "push", "notification.ios.apns-collapse-id", .words, .collapseID, types: .string, writes: .all),
    VendorRow("RC-151", "push", "notification.ios.category", .words, .category, types: .string, writes: .all),
    VendorRow("RC-152", "push", "notification.ios.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
    VendorRow("RC-153", "push", "notification.ios.interruption-level", .own(3), .interruptionLevel, types: .string, writes: .all),
    VendorRow("RC-154", "push", "notification.ios.threadId", .words, .threadID, types: .string, rank: 60),
    VendorRow("RC-155", "push", "notification.ios.extras", .notPushed, types: .object),
    VendorRow("RC-156", "push", "notification.android", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-157", "push", "notification.harmonyOS", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-158", "callback", "fromUserId", .identifier, .senderID, types: .string),
    VendorRow("RC-159", "callback", "targetId", .identifier, .receivers, types: .string, draft: 8, also: [.conversationID]),
    VendorRow("RC-160", "callback", "msgType", .words, .typeName, types: .string, evidence: [RowEvidence(.kind(.string), .weight(2))], also: [.kind]),
    VendorRow("RC-161", "callback", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
    VendorRow("RC-162", "callback", "channelType", .own(9), .conversationKind, types: .string, evidence: [RowEvidence(.kind(.string), .word(8))], also: [.conversationSort]),
    VendorRow("RC-163", "callback", "msgTimeStamp", .identifier, .timestamp, types: [.string, .integer]),
    VendorRow("RC-164", "callback", "messageId", .identifier, .id, types: .string),
    VendorRow("RC-165", "callback", "pushContent", .words, .body, types: .string),
    VendorRow("RC-166", "callback", "disablePush", .flag, .isSilent, types: .spelled),
    VendorRow("RC-167", "callback", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
    VendorRow("RC-168", "callback", "appKey", .notPushed, types: [.string, .integer]),
    VendorRow("RC-169", "callback", "originalMsgUID", .notPushed, types: [.string, .integer]),
    VendorRow("RC-170", "callback", "os", .notPushed, types: [.string, .integer]),
    VendorRow("RC-171", "callback", "expansion", .notPushed, types: [.string, .integer]),
    VendorRow("RC-172", "callback", "extraContent", .notPushed, types: [.string, .integer]),
    VendorRow("RC-173", "callback", "busChannel", .notPushed, types: [.string, .integer]),
    VendorRow("RC-174", "callback", "timestamp", .notPushed, types: [.string, .integer]),
    VendorRow("RC-175", "callback", "nonce", .notPushed, types: [.string, .integer]),
    VendorRow("RC-176", "callback", "signature", .notPushed, types: [.string, .integer]),
    VendorRow("RC-177", "route", "fromUserId", .identifier, .senderID, types: .string),
    VendorRow("RC-178", "route", "toUserId", .identifier, .receivers, types: .string, draft: 8, also: [.conversationID]),
    VendorRow("RC-179", "route", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(5))], also: [.kind]),
    VendorRow("RC-180", "route", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
    VendorRow("RC-181", "route", "channelType", .own(9), .conversationKind, types: .string, evidence: [RowEvidence(.kind(.string), .word(8))], also: [.conversationSort]),
    VendorRow("RC-182", "route", "msgTimestamp", .identifier, .timestamp, types: [.string, .integer]),
    VendorRow("RC-183", "route", "msgUID", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
    VendorRow("RC-184", "route", "groupUserIds", .own(10), .members, types: .string),
    VendorRow("RC-185", "route", "sensitiveType", .notPushed, types: [.string, .integer]),
    VendorRow("RC-186", "route", "source", .notPushed, types: [.string, .integer]),
    VendorRow("RC-187", "route", "busChannel", .notPushed, types: [.string, .integer]),
    VendorRow("RC-188", "sdk", "conversationType", .own(6), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(9))], writes: .all, also: [.conversationSort]),
    VendorRow("RC-189", "sdk", "targetId", .identifier, .receivers, types: .string, draft: 8, evidence: [RowEvidence(.some, .word(7)), RowEvidence(.some, .own)], writes: .all, also: [.conversationID]),
    VendorRow("RC-190", "sdk", "senderUserId", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-191", "sdk", "messageUId", .identifier, .id, types: .string, writes: .all),
    VendorRow("RC-192", "sdk", "sentTime", .identifier, .timestamp, types: .integer, writes: .all),
    VendorRow("RC-193", "sdk", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(5))], writes: .all, also: [.kind]),
    VendorRow("RC-194", "sdk", "content", .object, types: [.object, .spelledJSON], rank: 90, evidence: [RowEvidence(.some, .word(6))], writes: .all, members: 0),
    VendorRow("RC-195", "wrapper", "conversationType", .own(11), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(9))], writes: .all, also: [.conversationSort]),
    VendorRow("RC-196", "wrapper", "targetId", .identifier, .receivers, types: .string, draft: 8, evidence: [RowEvidence(.some, .word(7)), RowEvidence(.some, .own)], writes: .all, also: [.conversationID]),
    VendorRow("RC-197", "wrapper", "senderUserId", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-198", "wrapper", "messageUId", .identifier, .id, types: .string, writes: .all),
    VendorRow("RC-199", "wrapper", "sentTime", .identifier, .timestamp, types: .integer, writes: .all),
    VendorRow("RC-200", "wrapper", "messageType", .own(12), .typeName, types: .integer, rank: 60, evidence: [RowEvidence(.kind(.number), .weight(3))], writes: .all, also: [.kind]),
    VendorRow("RC-201", "wrapper", "objectName", .words, .typeName, types: .string, rank: 20, writes: .all, also: [.kind]),
    VendorRow("RC-202", "wrapper", "identifier", .words, .typeName, types: .string, rank: 30, also: [.kind]),
    VendorRow("RC-203", "wrapper", "messageIdentifier", .words, .typeName, types: .string, rank: 31, also: [.kind]),
    VendorRow("RC-204", "wrapper", "text", .words, .text, types: .string, draft: 0, writes: .all),
    VendorRow("RC-205", "wrapper", "extra", .spelledValue, .extension, types: .string, writes: .all),
    VendorRow("RC-206", "wrapper", "mentionedInfo", .object, types: .object, rank: 30, writes: .all, also: [.mentions], members: 25),
    VendorRow("RC-207", "wrapper", "mentionedInfo.type", .own(13), .mentions, types: .integer, draft: 1),
    VendorRow("RC-208", "wrapper", "mentionedInfo.userIdList", .identifierList, .mentions, types: .array, draft: 2),
    VendorRow("RC-209", "wrapper", "mentionedInfo.mentionedContent", .words, .memberText, types: .string),
    VendorRow("RC-210", "web", "conversationType", .own(6), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(9))], writes: .all, also: [.conversationSort]),
    VendorRow("RC-211", "web", "targetId", .identifier, .receivers, types: .string, draft: 8, evidence: [RowEvidence(.some, .word(7)), RowEvidence(.some, .own)], writes: .all, also: [.conversationID]),
    VendorRow("RC-212", "web", "senderUserId", .identifier, .senderID, types: .string, writes: .all),
    VendorRow("RC-213", "web", "messageUId", .identifier, .id, types: .string, writes: .all),
    VendorRow("RC-214", "web", "sentTime", .identifier, .timestamp, types: .integer, writes: .all),
    VendorRow("RC-215", "web", "messageType", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .weight(3))], writes: .all, also: [.kind]),
    VendorRow("RC-216", "web", "content", .object, types: [.object, .spelledJSON], rank: 90, writes: .all, members: 0),
    VendorRow("RC-217", "sdk", "messagePushConfig", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(3))], writes: .all, members: 27),
    VendorRow("RC-218", "sdk", "messagePushConfig.pushContent", .words, .body, types: .string, rank: 40, writes: .all),
    VendorRow("RC-219", "sdk", "messagePushConfig.pushTitle", .words, .title, types: .string, writes: .all),
    VendorRow("RC-220", "sdk", "messagePushConfig.pushData", .own(4), .appData, types: .string, rank: 40, writes: .all),
    VendorRow("RC-221", "sdk", "messagePushConfig.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
    VendorRow("RC-222", "sdk", "messagePushConfig.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-223", "sdk", "messagePushConfig.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 60),
    VendorRow("RC-224", "sdk", "messagePushConfig.templateId", .identifier, .templateName, types: .string, writes: .all),
    VendorRow("RC-225", "sdk", "messagePushConfig.iOSConfig", .object, types: .object, rank: 20, writes: .all, members: 5),
    VendorRow("RC-226", "sdk", "messagePushConfig.iosConfig", .object, types: .object, rank: 21, members: 5),
    VendorRow("RC-227", "sdk", "messagePushConfig.androidConfig", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-228", "sdk", "messagePushConfig.hmosConfig", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-229", "sdk", "messagePushConfig.disableNotification", .flag, .isSilent, types: .boolean, rank: 60),
    VendorRow("RC-230", "sdk", "messageConfig", .object, types: .object, rank: 12, evidence: [RowEvidence(.kind(.object), .weight(1))], writes: .all, members: 28),
    VendorRow("RC-231", "sdk", "messageConfig.disableNotification", .flag, .isSilent, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-232", "sdk", "disableNotification", .flag, .isSilent, types: .boolean, rank: 61),
    VendorRow("RC-233", "sdk", "pushContent", .words, .body, types: .string, rank: 60),
    VendorRow("RC-234", "sdk", "pushData", .own(4), .appData, types: .string, rank: 60),
    VendorRow("RC-235", "wrapper", "pushOptions", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(3))], writes: .all, members: 29),
    VendorRow("RC-236", "wrapper", "pushOptions.pushContent", .words, .body, types: .string, rank: 40, writes: .all),
    VendorRow("RC-237", "wrapper", "pushOptions.pushTitle", .words, .title, types: .string, writes: .all),
    VendorRow("RC-238", "wrapper", "pushOptions.pushData", .own(4), .appData, types: .string, rank: 40, writes: .all),
    VendorRow("RC-239", "wrapper", "pushOptions.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
    VendorRow("RC-240", "wrapper", "pushOptions.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-241", "wrapper", "pushOptions.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 60),
    VendorRow("RC-242", "wrapper", "pushOptions.templateId", .identifier, .templateName, types: .string, writes: .all),
    VendorRow("RC-243", "wrapper", "pushOptions.iOSPushOptions", .object, types: .object, rank: 20, writes: .all, members: 5),
    VendorRow("RC-244", "wrapper", "pushOptions.androidPushOptions", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-245", "wrapper", "pushOptions.harmonyPushOptions", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-246", "wrapper", "pushOptions.disableNotification", .flag, .isSilent, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-247", "wrapper", "pushOptions.voIPPush", .flag, .isVoIP, types: .boolean, writes: .all),
    VendorRow("RC-248", "wrapper", "disableNotification", .flag, .isSilent, types: .boolean, rank: 61),
    VendorRow("RC-249", "web", "pushConfig", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(3))], writes: .all, members: 30),
    VendorRow("RC-250", "web", "pushConfig.pushContent", .words, .body, types: .string, rank: 40),
    VendorRow("RC-251", "web", "pushConfig.pushTitle", .words, .title, types: .string, writes: .all),
    VendorRow("RC-252", "web", "pushConfig.pushData", .own(4), .appData, types: .string, rank: 40),
    VendorRow("RC-253", "web", "pushConfig.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
    VendorRow("RC-254", "web", "pushConfig.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40),
    VendorRow("RC-255", "web", "pushConfig.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-256", "web", "pushConfig.templateId", .identifier, .templateName, types: .string, writes: .all),
    VendorRow("RC-257", "web", "pushConfig.iOSConfig", .object, types: .object, rank: 20, writes: .all, members: 5),
    VendorRow("RC-258", "web", "pushConfig.iosConfig", .object, types: .object, rank: 21, members: 5),
    VendorRow("RC-259", "web", "pushConfig.androidConfig", .keptAside, .platforms, types: .object, writes: .all),
    VendorRow("RC-260", "web", "pushConfig.disableNotification", .flag, .isSilent, types: .boolean, rank: 60),
    VendorRow("RC-261", "web", "pushContent", .words, .body, types: .string, rank: 60, writes: .all),
    VendorRow("RC-262", "web", "pushData", .own(4), .appData, types: .string, rank: 60, writes: .all),
    VendorRow("RC-263", "web", "disableNotification", .flag, .isSilent, types: .boolean, rank: 40, writes: .all),
    VendorRow("RC-264", "web", "isVoipPush", .flag, .isVoIP, types: .boolean, evidence: [RowEvidence(.kind(.bool), .weight(3))], writes: .all),
    VendorRow("RC-265", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(10))], also: [.apsExtras], members: 32),
    VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 33),
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
    VendorRow("AP-006", "payload", "aps.badge", .count, .badge, types: .integer),
    VendorRow("AP-011", "payload", "aps.mutable-content", .one, .isMutable, types: .integer),
    VendorRow("AP-010", "payload", "aps.content-available", .one, .isContentAvailable, types: .integer),
    VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
    VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
    VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
    VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
    VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
    VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
    VendorRow("RC-266", "payload", "rc", .object, types: .object, rank: 20, evidence: [RowEvidence(.kind(.object), .claim)], members: 34),
    VendorRow("RC-267", "payload", "rc.cType", .own(14), .conversationKind, types: .string, also: [.conversationSort, .kind]),
    VendorRow("RC-268", "payload", "rc.fId", .identifier, .senderID, types: .string),
    VendorRow("RC-269", "payload", "rc.oName", .words, .typeName, types: .string),
    VendorRow("RC-270", "payload", "rc.tId", .identifier, .conversationID, types: .string, draft: 8, also: [.receivers]),
    VendorRow("RC-271", "payload", "rc.rId", .notPushed, types: .string),
    VendorRow("RC-272", "payload", "rc.id", .identifier, .id, types: .string),
    VendorRow("RC-273", "payload", "rc.msgTime", .identifier, .timestamp, types: .integer),
    VendorRow("RC-274", "payload", "rc.rc-dlt-identifier", .identifier, .recallMessageID, types: .string),
    VendorRow("RC-275", "payload", "appData", .own(4), .appData, types: .string),
    VendorRow("RC-276", "payload", "richMediaUri", .words, .mediaURL, types: .string),
]

private let rongcloudPlatforms: [PlatformSetting] = [
]
