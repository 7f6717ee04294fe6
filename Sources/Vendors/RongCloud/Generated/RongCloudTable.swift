// Made from Mappings/rongcloud.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which RongCloud's messages come, as `Mappings/shapes.tsv` has them.
enum RongCloudShape: String, VendorShapeName {
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
enum RongCloudDraft: UInt8, VendorDraftName {
    case ownText
    case mentionType
    case mentioned
    case isMentioned
    case groups
    case receiverList
    case values
    case bodies
    case datas
    case target
    case tags
    case tagsOr
    case tagItems
}

/// The vendor's lists of words, by their places in the table.
enum RongCloudWords: UInt8, CaseIterable {
    case types
    case wrapperTypes
    case conversationNumbers
    case conversationWords
    case wrapperConversations
    case channels
    case deliveredKinds
    case levels
}

/// The vendor's own ways of reading a value.
enum RongCloudTransform: UInt8, CaseIterable {
    case mentionType
    case badgeCount
    case conversationNumber
    case platformList
    case badgeSetting
    case channelType
    case bareList
    case wrapperConversation
    case wrapperType
    case wrapperMention
    case silence
    case deliveredKind
    case direction
}

/// What keys at the root say of a message's shape.
enum RongCloudEvidence: UInt8, VendorEvidenceName {
    case message
    case content
    case target
    case webhook
    case channel
    case conversation
    case client
    case aps
}

/// The vendor's own tests of such a key's value.
enum RongCloudEvidenceTest: UInt8, CaseIterable {
    case documentedChannel
    case vendorType
}

extension VendorTable {
    /// The rows of `Mappings/rongcloud.tsv`.
    static let rongcloud = VendorTable(
        "RongCloud", vendors: ["rongcloud"],
        rows: rongcloudRows,
        objects: [
            VendorObject(rows: [3, 4, 5, 6, 308, 314], rest: .media, holder: 2),
            VendorObject(rows: [7, 8, 9], rest: .undocumented, holder: 6),
            VendorObject(rows: [19, 20, 21, 22, 23], rest: .undocumented, holder: 58),
            VendorObject(rows: [24, 30, 31, 32, 33, 34, 35, 36, 316], rest: .platforms, holder: 19, ignoresCase: true),
            VendorObject(rows: [25, 26, 27, 28, 29], rest: .undocumented, holder: 24),
            VendorObject(rows: [37, 38, 39, 40, 41, 42, 43, 44], rest: .undocumented),
            VendorObject(rows: [45, 55, 56, 57, 58, 59, 60, 61, 62, 315, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [46, 63, 64, 65, 66, 67, 68, 69, 70, 71, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [47, 72, 73, 74, 75, 76, 77, 78, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [48, 79, 80, 81, 82, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [49, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [50, 93, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [51, 94, 95, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [52, 96, 0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18], rest: .unknown),
            VendorObject(rows: [53, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109], rest: .unknown),
            VendorObject(rows: [54, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122], rest: .unknown),
            VendorObject(rows: [123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 318], rest: .unknown),
            VendorObject(rows: [133, 140, 141, 142, 143, 144, 317], rest: .unknown),
            VendorObject(rows: [134, 135, 136, 137, 138, 139], rest: .undocumented, holder: 133),
            VendorObject(rows: [145, 146, 147, 148, 149, 150, 162, 163], rest: .undocumented, holder: 144),
            VendorObject(rows: [151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161], rest: .undocumented, holder: 150),
            VendorObject(rows: [164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182], rest: .unknown),
            VendorObject(rows: [183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193], rest: .unknown),
            VendorObject(rows: [194, 195, 196, 197, 198, 199, 200, 224, 237, 239, 240, 241, 305, 313], rest: .unknown),
            VendorObject(rows: [201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 242, 255, 307], rest: .unknown),
            VendorObject(rows: [213, 214, 215], rest: .undocumented, holder: 212),
            VendorObject(rows: [216, 217, 218, 219, 220, 221, 222, 223, 256, 268, 269, 270, 271, 306], rest: .unknown),
            VendorObject(rows: [225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236], rest: .undocumented, holder: 224),
            VendorObject(rows: [238], rest: .undocumented, holder: 237),
            VendorObject(rows: [243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254], rest: .undocumented, holder: 242),
            VendorObject(rows: [257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 309, 310, 311, 312], rest: .undocumented, holder: 256),
            VendorObject(rows: [272, 294, 303, 304], rest: .rootData),
            VendorObject(rows: [273, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293], rest: .apsExtras, holder: 272),
            VendorObject(rows: [274, 275, 276, 277, 278, 279, 280, 281, 282, 283], rest: .alertExtras, holder: 273),
            VendorObject(rows: [295, 296, 297, 298, 299, 300, 301, 302], rest: .undocumented, holder: 294),
        ],
        shapes: [
            VendorShape("sdk", root: 23, sender: .client, isWritten: true),
            VendorShape("wrapper", root: 24, sender: .client, isWritten: true),
            VendorShape("web", root: 26, sender: .client, isWritten: true),
            VendorShape("private", root: 6, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/message/private/publish.json")], implied: [(.conversationKind, .conversation(.direct))]),
            VendorShape("private-template", root: 14, sender: .server, paths: [CallPath("/message/private/publish_template.json")], implied: [(.conversationKind, .conversation(.direct))]),
            VendorShape("group", root: 7, sender: .server, isWritten: true, usualIn: .group, isForm: true, paths: [CallPath("/message/group/publish.json")], implied: [(.conversationKind, .conversation(.group))]),
            VendorShape("system", root: 8, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/message/system/publish.json")], implied: [(.conversationKind, .conversation(.direct)), (.conversationSort, .text("system"))]),
            VendorShape("system-template", root: 15, sender: .server, paths: [CallPath("/message/system/publish_template.json")], implied: [(.conversationKind, .conversation(.direct)), (.conversationSort, .text("system"))]),
            VendorShape("broadcast", root: 9, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/message/broadcast.json")], implied: [(.conversationKind, .conversation(.direct)), (.conversationSort, .text("system")), (.isForEveryone, .flag(true))]),
            VendorShape("ultragroup", root: 10, sender: .server, isWritten: true, paths: [CallPath("/message/ultragroup/publish.json")], implied: [(.conversationKind, .conversation(.group)), (.conversationSort, .text("ultragroup"))]),
            VendorShape("online", root: 11, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/message/online/broadcast.json")], implied: [(.conversationKind, .conversation(.direct)), (.conversationSort, .text("system")), (.isOnlineOnly, .flag(true)), (.isForEveryone, .flag(true))]),
            VendorShape("status", root: 12, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/statusmessage/group/publish.json", of: .conversation(.group)), CallPath("/statusmessage/private/publish.json")], implied: [(.isOnlineOnly, .flag(true))]),
            VendorShape("chatroom", root: 13, sender: .server, isWritten: true, usualIn: .room, isForm: true, paths: [CallPath("/message/chatroom/publish.json")], implied: [(.conversationKind, .conversation(.room))]),
            VendorShape("recall", root: 16, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/message/recall.json")], implied: [(.kind, .kind(.recall))]),
            VendorShape("push", root: 17, sender: .server, isWritten: true, paths: [CallPath("/push.json"), CallPath("/push/user.json"), CallPath("/push/custom.json")], implied: [(.kind, .kind(.pushOnly)), (.conversationKind, .conversation(.direct))]),
            VendorShape("callback", root: 21, sender: .vendor, isForm: true),
            VendorShape("route", root: 22, sender: .copy, isForm: true),
            VendorShape("payload", root: 31, sender: .vendor),
        ],
        client: 0,
        server: 3,
        delivered: 17,
        platforms: rongcloudPlatforms,
        words: rongcloudWords, bodies: .rongcloud)
}

private let rongcloudRows = [rongcloudRows0(), rongcloudRows1(), rongcloudRows2(), rongcloudRows3(), rongcloudRows4(), rongcloudRows5(), rongcloudRows6(), rongcloudRows7(), rongcloudRows8(), rongcloudRows9(), rongcloudRows10(), rongcloudRows11(), rongcloudRows12(), rongcloudRows13(), rongcloudRows14(), rongcloudRows15(), rongcloudRows16(), rongcloudRows17(), rongcloudRows18(), rongcloudRows19(), rongcloudRows20(), rongcloudRows21(), rongcloudRows22(), rongcloudRows23(), rongcloudRows24(), rongcloudRows25(), rongcloudRows26()].flatMap(\.self)

@inline(never)
private func rongcloudRows0() -> [VendorRow] {
    [
        VendorRow("RC-001", "*", "fromUserId", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("RC-002", "*", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(0)), RowEvidence(.any, .own)], writes: .all, also: [.kind]),
        VendorRow("RC-003", "*", "content", .object, types: [.spelledJSON, .object], rank: 90, evidence: [RowEvidence(.some, .word(1))], writes: .all, members: 0),
        VendorRow("RC-004", "*", "content.content", .words, .text, types: .string, draft: 0, writes: .all),
        VendorRow("RC-005", "*", "content.extra", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("RC-006", "*", "content.user", .notPushed, types: .object),
        VendorRow("RC-007", "*", "content.mentionedInfo", .object, types: .object, rank: 30, writes: .all, also: [.mentions, .memberText], members: 1),
        VendorRow("RC-008", "*", "content.mentionedInfo.type", .own(0), .mentions, types: .integer, draft: 1),
        VendorRow("RC-009", "*", "content.mentionedInfo.userIdList", .identifierList, .mentions, types: .array, draft: 2),
        VendorRow("RC-010", "*", "content.mentionedInfo.mentionedContent", .words, .memberText, types: .string),
        VendorRow("RC-011", "*", "isPersisted", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-012", "*", "isIncludeSender", .notPushed, types: [.spelled, .integer]),
    ]
}

@inline(never)
private func rongcloudRows1() -> [VendorRow] {
    [
        VendorRow("RC-013", "*", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-014", "*", "expansion", .notPushed, types: [.spelled, .boolean]),
        VendorRow("RC-015", "*", "extraContent", .notPushed, types: .spelledJSON),
        VendorRow("RC-016", "*", "msgRandom", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-017", "*", "disableUpdateLastMsg", .notPushed, types: [.spelled, .boolean]),
        VendorRow("RC-018", "*", "needReadReceipt", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-019", "*", "busChannel", .notPushed, types: .string),
        VendorRow("RC-020", "*", "pushExt.pushConfigs", .eachObject, types: .array, rank: 20, writes: .all, members: 3),
        VendorRow("RC-021", "*", "pushExt.title", .words, .title, types: .string, writes: .all),
        VendorRow("RC-022", "*", "pushExt.templateId", .identifier, .templateName, types: .string, writes: .all),
        VendorRow("RC-023", "*", "pushExt.forceShowPushContent", .flag, .showsDetails, types: .integer, writes: .all),
        VendorRow("RC-024", "*", "pushExt.forceShowDetailContent", .flag, .showsDetails, types: .integer, rank: 60),
    ]
}

@inline(never)
private func rongcloudRows2() -> [VendorRow] {
    [
        VendorRow("RC-025", "*", "pushExt.pushConfigs.APNs", .object, types: .object, writes: .all, members: 4),
        VendorRow("RC-026", "*", "pushExt.pushConfigs.APNs.thread-id", .words, .threadID, types: .string, writes: .all),
        VendorRow("RC-027", "*", "pushExt.pushConfigs.APNs.apns-collapse-id", .words, .collapseID, types: .string, writes: .all),
        VendorRow("RC-028", "*", "pushExt.pushConfigs.APNs.category", .words, .category, types: .string, writes: .all),
        VendorRow("RC-029", "*", "pushExt.pushConfigs.APNs.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("RC-030", "*", "pushExt.pushConfigs.APNs.interruption-level", .word(7), .interruptionLevel, types: .string, writes: .all),
        VendorRow("RC-031", "*", "pushExt.pushConfigs.HW", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-032", "*", "pushExt.pushConfigs.HONOR", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-033", "*", "pushExt.pushConfigs.MI", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-034", "*", "pushExt.pushConfigs.OPPO", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-035", "*", "pushExt.pushConfigs.VIVO", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-036", "*", "pushExt.pushConfigs.FCM", .keptAside, .platforms, types: .object, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows3() -> [VendorRow] {
    [
        VendorRow("RC-037", "*", "pushExt.pushConfigs.OHOS", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-038", "*", "iOSConfig.threadId", .words, .threadID, types: .string, writes: .all),
        VendorRow("RC-039", "*", "iOSConfig.apnsCollapseId", .words, .collapseID, types: .string, writes: .all),
        VendorRow("RC-040", "*", "iOSConfig.category", .words, .category, types: .string, writes: .all),
        VendorRow("RC-041", "*", "iOSConfig.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("RC-042", "*", "iOSConfig.interruptionLevel", .word(7), .interruptionLevel, types: .string, writes: .all),
        VendorRow("RC-043", "*", "iOSConfig.thread_id", .words, .threadID, types: .string, rank: 60),
        VendorRow("RC-044", "*", "iOSConfig.apns_collapse_id", .words, .collapseID, types: .string, rank: 60),
        VendorRow("RC-045", "*", "iOSConfig.RichMediaUrl", .words, .mediaURL, types: .string, rank: 60),
        VendorRow("RC-046", "private", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-047", "group", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-048", "system", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))], writes: .all, also: [.conversationSort]),
    ]
}

@inline(never)
private func rongcloudRows4() -> [VendorRow] {
    [
        VendorRow("RC-049", "broadcast", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))], writes: .all, also: [.isForEveryone, .conversationSort]),
        VendorRow("RC-050", "ultragroup", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-051", "online", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))], writes: .all, also: [.isForEveryone, .isOnlineOnly, .conversationSort]),
        VendorRow("RC-052", "status", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))], writes: .all, also: [.isOnlineOnly]),
        VendorRow("RC-053", "chatroom", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-054", "private-template", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-055", "system-template", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))], also: [.conversationSort]),
        VendorRow("RC-056", "private", "toUserId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.any, .weight(1))], writes: .all),
        VendorRow("RC-057", "private", "pushContent", .words, .body, types: .string, writes: .all),
        VendorRow("RC-058", "private", "pushData", .textValue, .appData, types: .string, writes: .all),
        VendorRow("RC-059", "private", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
        VendorRow("RC-060", "private", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows5() -> [VendorRow] {
    [
        VendorRow("RC-061", "private", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-062", "private", "isCounted", .flag, .isCounted, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-063", "private", "count", .own(1), .badge, types: [.spelled, .integer], writes: .all, also: [.leavesBadge]),
        VendorRow("RC-064", "group", "toGroupId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.any, .weight(2))], writes: .all, also: [.conversationID, .conversationKind]),
        VendorRow("RC-065", "group", "toUserId", .identifierList, .members, types: [.string, .array], writes: .all),
        VendorRow("RC-066", "group", "pushContent", .words, .body, types: .string, writes: .all),
        VendorRow("RC-067", "group", "pushData", .textValue, .appData, types: .string, writes: .all),
        VendorRow("RC-068", "group", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
        VendorRow("RC-069", "group", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
        VendorRow("RC-070", "group", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-071", "group", "isCounted", .flag, .isCounted, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-072", "group", "isMentioned", .flag, .mentions, types: [.spelled, .integer], draft: 3, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows6() -> [VendorRow] {
    [
        VendorRow("RC-073", "system", "toUserId", .identifierList, .receivers, types: [.string, .array], writes: .all),
        VendorRow("RC-074", "system", "pushContent", .words, .body, types: .string, writes: .all),
        VendorRow("RC-075", "system", "pushData", .textValue, .appData, types: .string, writes: .all),
        VendorRow("RC-076", "system", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
        VendorRow("RC-077", "system", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
        VendorRow("RC-078", "system", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-079", "system", "isCounted", .flag, .isCounted, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-080", "broadcast", "pushContent", .words, .body, types: .string, writes: .all),
        VendorRow("RC-081", "broadcast", "pushData", .textValue, .appData, types: .string, writes: .all),
        VendorRow("RC-082", "broadcast", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
        VendorRow("RC-083", "broadcast", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer], writes: .all),
        VendorRow("RC-084", "ultragroup", "toGroupIds", .identifierList, .receivers, types: .array, evidence: [RowEvidence(.any, .weight(2))], writes: .all, also: [.conversationID, .conversationKind, .conversationSort]),
    ]
}

@inline(never)
private func rongcloudRows7() -> [VendorRow] {
    [
        VendorRow("RC-085", "ultragroup", "toUserIds", .identifierList, .members, types: .array, evidence: [RowEvidence(.any, .weight(2))], writes: .all),
        VendorRow("RC-086", "ultragroup", "pushContent", .words, .body, types: .string, writes: .all),
        VendorRow("RC-087", "ultragroup", "pushData", .textValue, .appData, types: .string, writes: .all),
        VendorRow("RC-088", "ultragroup", "pushExt", .object, types: .spelledJSON, rank: 10, writes: .all, members: 2),
        VendorRow("RC-089", "ultragroup", "isMentioned", .flag, .mentions, types: .integer, draft: 3, writes: .all),
        VendorRow("RC-090", "ultragroup", "push_content", .words, .body, types: .string, rank: 60),
        VendorRow("RC-091", "ultragroup", "push_data", .textValue, .appData, types: .string, rank: 60),
        VendorRow("RC-092", "ultragroup", "push_ext", .object, types: .spelledJSON, rank: 11, members: 2),
        VendorRow("RC-093", "ultragroup", "silence_push", .flag, .isSilent, types: [.spelled, .boolean]),
        VendorRow("RC-094", "online", "isCounted", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-095", "status", "toUserId", .identifierList, .receivers, types: [.string, .array], writes: .all),
        VendorRow("RC-096", "status", "toGroupId", .identifierList, .receivers, types: [.string, .array], draft: 4, writes: .all, also: [.conversationID, .conversationKind]),
    ]
}

@inline(never)
private func rongcloudRows8() -> [VendorRow] {
    [
        VendorRow("RC-097", "chatroom", "toChatroomId", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.any, .weight(2))], writes: .all, also: [.conversationID, .conversationKind]),
        VendorRow("RC-098", "private-template", "fromUserId", .identifier, .senderID, types: .string),
        VendorRow("RC-099", "private-template", "objectName", .words, .typeName, types: .string, also: [.kind]),
        VendorRow("RC-100", "private-template", "toUserId", .value, .receivers, types: .array, draft: 5),
        VendorRow("RC-101", "private-template", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
        VendorRow("RC-102", "private-template", "values", .value, .personalWords, types: .array, draft: 6, evidence: [RowEvidence(.kind(.array), .weight(4)), RowEvidence(.kind(.object), .weight(4))]),
        VendorRow("RC-103", "private-template", "pushContent", .value, .personalWords, types: [.array, .string], draft: 7, also: [.body]),
        VendorRow("RC-104", "private-template", "pushData", .value, .personalWords, types: [.array, .string], draft: 8, also: [.appData]),
        VendorRow("RC-105", "private-template", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
        VendorRow("RC-106", "private-template", "disablePush", .flag, .isSilent, types: [.spelled, .boolean]),
        VendorRow("RC-107", "private-template", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer]),
        VendorRow("RC-108", "private-template", "isCounted", .flag, .isCounted, types: [.spelled, .integer]),
    ]
}

@inline(never)
private func rongcloudRows9() -> [VendorRow] {
    [
        VendorRow("RC-109", "private-template", "isPersisted", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-110", "private-template", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-111", "system-template", "fromUserId", .identifier, .senderID, types: .string),
        VendorRow("RC-112", "system-template", "objectName", .words, .typeName, types: .string, also: [.kind]),
        VendorRow("RC-113", "system-template", "toUserId", .value, .receivers, types: .array, draft: 5),
        VendorRow("RC-114", "system-template", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
        VendorRow("RC-115", "system-template", "values", .value, .personalWords, types: .array, draft: 6),
        VendorRow("RC-116", "system-template", "pushContent", .value, .personalWords, types: [.array, .string], draft: 7, also: [.body]),
        VendorRow("RC-117", "system-template", "pushData", .value, .personalWords, types: [.array, .string], draft: 8, also: [.appData]),
        VendorRow("RC-118", "system-template", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
        VendorRow("RC-119", "system-template", "disablePush", .flag, .isSilent, types: [.spelled, .boolean]),
        VendorRow("RC-120", "system-template", "contentAvailable", .flag, .isContentAvailable, types: [.spelled, .integer]),
    ]
}

@inline(never)
private func rongcloudRows10() -> [VendorRow] {
    [
        VendorRow("RC-121", "system-template", "isCounted", .flag, .isCounted, types: [.spelled, .integer]),
        VendorRow("RC-122", "system-template", "isPersisted", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-123", "system-template", "verifyBlacklist", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-124", "recall", "fromUserId", .identifier, .senderID, types: .string, writes: .all),
        VendorRow("RC-125", "recall", "conversationType", .own(2), .conversationKind, types: [.spelled, .integer], writes: .all, also: [.conversationSort]),
        VendorRow("RC-126", "recall", "targetId", .identifier, .receivers, types: .string, draft: 9, evidence: [RowEvidence(.some, .word(2))], writes: .all, also: [.conversationID]),
        VendorRow("RC-127", "recall", "messageUID", .identifier, .recallMessageID, types: .string, evidence: [RowEvidence(.some, .weight(9)), RowEvidence(.any, .own)], writes: .all, also: [.kind]),
        VendorRow("RC-128", "recall", "sentTime", .milliseconds, .timestamp, types: .spelled, writes: .all),
        VendorRow("RC-129", "recall", "extra", .words, .recallNote, types: .string, writes: .all),
        VendorRow("RC-130", "recall", "disablePush", .flag, .isSilent, types: .spelled, writes: .all),
        VendorRow("RC-131", "recall", "isAdmin", .notPushed, types: [.spelled, .integer]),
        VendorRow("RC-132", "recall", "isDelete", .notPushed, types: [.spelled, .integer]),
    ]
}

@inline(never)
private func rongcloudRows11() -> [VendorRow] {
    [
        VendorRow("RC-133", "recall", "busChannel", .notPushed, types: .string),
        VendorRow("RC-134", "push", "audience", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(1))], writes: .all, members: 18),
        VendorRow("RC-135", "push", "audience.is_to_all", .flag, .isForEveryone, types: .boolean, writes: .all),
        VendorRow("RC-136", "push", "audience.userid", .identifierList, .receivers, types: .array, writes: .all),
        VendorRow("RC-137", "push", "audience.tag", .value, .audienceCondition, types: .array, draft: 10, writes: .all),
        VendorRow("RC-138", "push", "audience.tag_or", .value, .audienceCondition, types: .array, draft: 11, writes: .all),
        VendorRow("RC-139", "push", "audience.tagItems", .value, .audienceCondition, types: .array, draft: 12, writes: .all),
        VendorRow("RC-140", "push", "audience.packageName", .notPushed, types: .string),
        VendorRow("RC-141", "push", "userIds", .identifierList, .receivers, types: .array, rank: 60, evidence: [RowEvidence(.kind(.array), .weight(1))]),
        VendorRow("RC-142", "push", "platform", .own(3), .isRefused, types: .array, evidence: [RowEvidence(.kind(.array), .weight(1))], writes: .all),
        VendorRow("RC-143", "push", "fromuserid", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(1))], writes: .all),
        VendorRow("RC-144", "push", "message", .notPushed, types: .object),
    ]
}

@inline(never)
private func rongcloudRows12() -> [VendorRow] {
    [
        VendorRow("RC-145", "push", "notification", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(1))], writes: .all, also: [.kind], members: 19),
        VendorRow("RC-146", "push", "notification.title", .words, .title, types: .string, rank: 50, writes: .all),
        VendorRow("RC-147", "push", "notification.alert", .words, .body, types: .string, rank: 50, writes: .all),
        VendorRow("RC-148", "push", "notification.pushContent", .words, .body, types: .string, rank: 55),
        VendorRow("RC-149", "push", "notification.forceShowPushContent", .flag, .showsDetails, types: .integer, writes: .all),
        VendorRow("RC-150", "push", "notification.forceShowDetailContent", .flag, .showsDetails, types: .integer, rank: 60),
        VendorRow("RC-151", "push", "notification.ios", .object, types: .object, rank: 20, writes: .all, members: 20),
        VendorRow("RC-152", "push", "notification.ios.title", .words, .title, types: .string, rank: 40),
        VendorRow("RC-153", "push", "notification.ios.alert", .words, .body, types: .string, rank: 40),
        VendorRow("RC-154", "push", "notification.ios.contentAvailable", .flag, .isContentAvailable, types: .integer, writes: .all),
        VendorRow("RC-155", "push", "notification.ios.badge", .own(4), .badge, types: .integer, writes: .all, also: [.leavesBadge]),
        VendorRow("RC-156", "push", "notification.ios.thread-id", .words, .threadID, types: .string, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows13() -> [VendorRow] {
    [
        VendorRow("RC-157", "push", "notification.ios.apns-collapse-id", .words, .collapseID, types: .string, writes: .all),
        VendorRow("RC-158", "push", "notification.ios.category", .words, .category, types: .string, writes: .all),
        VendorRow("RC-159", "push", "notification.ios.richMediaUri", .words, .mediaURL, types: .string, writes: .all),
        VendorRow("RC-160", "push", "notification.ios.interruption-level", .word(7), .interruptionLevel, types: .string, writes: .all),
        VendorRow("RC-161", "push", "notification.ios.threadId", .words, .threadID, types: .string, rank: 60),
        VendorRow("RC-162", "push", "notification.ios.extras", .notPushed, types: .object),
        VendorRow("RC-163", "push", "notification.android", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-164", "push", "notification.harmonyOS", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-165", "callback", "fromUserId", .identifier, .senderID, types: .string),
        VendorRow("RC-166", "callback", "targetId", .identifier, .receivers, types: .string, draft: 9, also: [.conversationID]),
        VendorRow("RC-167", "callback", "msgType", .words, .typeName, types: .string, evidence: [RowEvidence(.kind(.string), .weight(2))], also: [.kind]),
        VendorRow("RC-168", "callback", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
    ]
}

@inline(never)
private func rongcloudRows14() -> [VendorRow] {
    [
        VendorRow("RC-169", "callback", "channelType", .own(5), .conversationKind, types: .string, evidence: [RowEvidence(.any, .word(3)), RowEvidence(.kind(.string), .own), RowEvidence(.own(0), .word(4))], also: [.conversationSort]),
        VendorRow("RC-170", "callback", "msgTimeStamp", .milliseconds, .timestamp, types: [.string, .integer]),
        VendorRow("RC-171", "callback", "messageId", .identifier, .id, types: .string),
        VendorRow("RC-172", "callback", "pushContent", .words, .body, types: .string),
        VendorRow("RC-173", "callback", "disablePush", .flag, .isSilent, types: .spelled),
        VendorRow("RC-174", "callback", "pushExt", .object, types: .spelledJSON, rank: 10, members: 2),
        VendorRow("RC-175", "callback", "appKey", .notPushed, types: [.string, .integer]),
        VendorRow("RC-176", "callback", "originalMsgUID", .notPushed, types: [.string, .integer]),
        VendorRow("RC-177", "callback", "os", .notPushed, types: [.string, .integer]),
        VendorRow("RC-178", "callback", "expansion", .notPushed, types: [.string, .integer]),
        VendorRow("RC-179", "callback", "extraContent", .notPushed, types: [.string, .integer]),
        VendorRow("RC-180", "callback", "busChannel", .notPushed, types: [.string, .integer]),
    ]
}

@inline(never)
private func rongcloudRows15() -> [VendorRow] {
    [
        VendorRow("RC-181", "callback", "timestamp", .notPushed, types: [.string, .integer]),
        VendorRow("RC-182", "callback", "nonce", .notPushed, types: [.string, .integer]),
        VendorRow("RC-183", "callback", "signature", .notPushed, types: [.string, .integer]),
        VendorRow("RC-184", "route", "fromUserId", .identifier, .senderID, types: .string),
        VendorRow("RC-185", "route", "toUserId", .identifier, .receivers, types: .string, draft: 9, also: [.conversationID]),
        VendorRow("RC-186", "route", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(0))], also: [.kind]),
        VendorRow("RC-187", "route", "content", .object, types: [.spelledJSON, .object], rank: 90, members: 0),
        VendorRow("RC-188", "route", "channelType", .own(5), .conversationKind, types: .string, evidence: [RowEvidence(.any, .word(3)), RowEvidence(.kind(.string), .own), RowEvidence(.own(0), .word(4))], also: [.conversationSort]),
        VendorRow("RC-189", "route", "msgTimestamp", .milliseconds, .timestamp, types: [.string, .integer]),
        VendorRow("RC-190", "route", "msgUID", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("RC-191", "route", "groupUserIds", .own(6), .members, types: .string),
        VendorRow("RC-192", "route", "sensitiveType", .notPushed, types: [.string, .integer]),
    ]
}

@inline(never)
private func rongcloudRows16() -> [VendorRow] {
    [
        VendorRow("RC-193", "route", "source", .notPushed, types: [.string, .integer]),
        VendorRow("RC-194", "route", "busChannel", .notPushed, types: [.string, .integer]),
        VendorRow("RC-195", "sdk", "conversationType", .own(2), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(5))], writes: .all, also: [.conversationSort]),
        VendorRow("RC-196", "sdk", "targetId", .identifier, .receivers, types: .string, draft: 9, evidence: [RowEvidence(.some, .word(2)), RowEvidence(.some, .own), RowEvidence(.any, .word(6))], writes: .all, also: [.conversationID]),
        VendorRow("RC-197", "sdk", "senderUserId", .identifier, .senderID, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
        VendorRow("RC-198", "sdk", "messageUId", .identifier, .id, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
        VendorRow("RC-199", "sdk", "sentTime", .milliseconds, .timestamp, types: .integer, writes: .all),
        VendorRow("RC-200", "sdk", "objectName", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .word(0)), RowEvidence(.any, .own)], writes: .all, also: [.kind]),
        VendorRow("RC-201", "sdk", "content", .object, types: [.object, .spelledJSON], rank: 90, evidence: [RowEvidence(.some, .word(1))], writes: .all, members: 0),
        VendorRow("RC-202", "wrapper", "conversationType", .own(7), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(5))], writes: .all, also: [.conversationSort]),
        VendorRow("RC-203", "wrapper", "targetId", .identifier, .receivers, types: .string, draft: 9, evidence: [RowEvidence(.some, .word(2)), RowEvidence(.some, .own), RowEvidence(.any, .word(6))], writes: .all, also: [.conversationID]),
        VendorRow("RC-204", "wrapper", "senderUserId", .identifier, .senderID, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
    ]
}

@inline(never)
private func rongcloudRows17() -> [VendorRow] {
    [
        VendorRow("RC-205", "wrapper", "messageUId", .identifier, .id, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
        VendorRow("RC-206", "wrapper", "sentTime", .milliseconds, .timestamp, types: .integer, writes: .all),
        VendorRow("RC-207", "wrapper", "messageType", .own(8), .typeName, types: .integer, rank: 60, evidence: [RowEvidence(.kind(.number), .weight(3))], writes: .all, also: [.kind]),
        VendorRow("RC-208", "wrapper", "objectName", .words, .typeName, types: .string, rank: 20, writes: .all, also: [.kind]),
        VendorRow("RC-209", "wrapper", "identifier", .words, .typeName, types: .string, rank: 30, also: [.kind]),
        VendorRow("RC-210", "wrapper", "messageIdentifier", .words, .typeName, types: .string, rank: 31, also: [.kind]),
        VendorRow("RC-211", "wrapper", "text", .words, .text, types: .string, draft: 0, rank: 40, writes: .all),
        VendorRow("RC-212", "wrapper", "extra", .spelledValue, .extension, types: .string, writes: .all),
        VendorRow("RC-213", "wrapper", "mentionedInfo", .object, types: .object, rank: 30, writes: .all, also: [.mentions, .memberText], members: 25),
        VendorRow("RC-214", "wrapper", "mentionedInfo.type", .own(9), .mentions, types: .integer, draft: 1, rank: 40),
        VendorRow("RC-215", "wrapper", "mentionedInfo.userIdList", .identifierList, .mentions, types: .array, draft: 2, rank: 40),
        VendorRow("RC-216", "wrapper", "mentionedInfo.mentionedContent", .words, .memberText, types: .string, rank: 40),
    ]
}

@inline(never)
private func rongcloudRows18() -> [VendorRow] {
    [
        VendorRow("RC-217", "web", "conversationType", .own(2), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .word(5))], writes: .all, also: [.conversationSort]),
        VendorRow("RC-218", "web", "targetId", .identifier, .receivers, types: .string, draft: 9, evidence: [RowEvidence(.some, .word(2)), RowEvidence(.some, .own), RowEvidence(.any, .word(6))], writes: .all, also: [.conversationID]),
        VendorRow("RC-219", "web", "senderUserId", .identifier, .senderID, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
        VendorRow("RC-220", "web", "messageUId", .identifier, .id, types: .string, evidence: [RowEvidence(.any, .word(6)), RowEvidence(.some, .own)], writes: .all),
        VendorRow("RC-221", "web", "sentTime", .milliseconds, .timestamp, types: .integer, writes: .all),
        VendorRow("RC-222", "web", "objectName", .words, .typeName, types: .string, rank: 40, also: [.kind]),
        VendorRow("RC-223", "web", "messageType", .words, .typeName, types: .string, evidence: [RowEvidence(.filled, .weight(3)), RowEvidence(.own(1), .own), RowEvidence(.own(1), .word(0))], writes: .all, also: [.kind]),
        VendorRow("RC-224", "web", "content", .object, types: [.object, .spelledJSON], rank: 90, writes: .all, members: 0),
        VendorRow("RC-225", "sdk", "messagePushConfig", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(4)), RowEvidence(.kind(.object), .own)], writes: .all, members: 27),
        VendorRow("RC-226", "sdk", "messagePushConfig.pushContent", .words, .body, types: .string, rank: 40, writes: .all),
        VendorRow("RC-227", "sdk", "messagePushConfig.pushTitle", .words, .title, types: .string, writes: .all),
        VendorRow("RC-228", "sdk", "messagePushConfig.pushData", .textValue, .appData, types: .string, rank: 40, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows19() -> [VendorRow] {
    [
        VendorRow("RC-229", "sdk", "messagePushConfig.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
        VendorRow("RC-230", "sdk", "messagePushConfig.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
        VendorRow("RC-231", "sdk", "messagePushConfig.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 60),
        VendorRow("RC-232", "sdk", "messagePushConfig.templateId", .identifier, .templateName, types: .string, writes: .all),
        VendorRow("RC-233", "sdk", "messagePushConfig.iOSConfig", .object, types: .object, rank: 20, writes: .all, members: 5),
        VendorRow("RC-234", "sdk", "messagePushConfig.iosConfig", .object, types: .object, rank: 21, members: 5),
        VendorRow("RC-235", "sdk", "messagePushConfig.androidConfig", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-236", "sdk", "messagePushConfig.hmosConfig", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-237", "sdk", "messagePushConfig.disableNotification", .own(10), .isSilent, types: .boolean, rank: 60),
        VendorRow("RC-238", "sdk", "messageConfig", .object, types: .object, rank: 12, evidence: [RowEvidence(.members, .weight(3))], writes: .all, members: 28),
        VendorRow("RC-239", "sdk", "messageConfig.disableNotification", .own(10), .isSilent, types: .boolean, rank: 40, writes: .all),
        VendorRow("RC-240", "sdk", "disableNotification", .own(10), .isSilent, types: .boolean, rank: 61),
    ]
}

@inline(never)
private func rongcloudRows20() -> [VendorRow] {
    [
        VendorRow("RC-241", "sdk", "pushContent", .words, .body, types: .string, rank: 60),
        VendorRow("RC-242", "sdk", "pushData", .textValue, .appData, types: .string, rank: 60),
        VendorRow("RC-243", "wrapper", "pushOptions", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(4)), RowEvidence(.kind(.object), .own)], writes: .all, members: 29),
        VendorRow("RC-244", "wrapper", "pushOptions.pushContent", .words, .body, types: .string, rank: 40, writes: .all),
        VendorRow("RC-245", "wrapper", "pushOptions.pushTitle", .words, .title, types: .string, writes: .all),
        VendorRow("RC-246", "wrapper", "pushOptions.pushData", .textValue, .appData, types: .string, rank: 40, writes: .all),
        VendorRow("RC-247", "wrapper", "pushOptions.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
        VendorRow("RC-248", "wrapper", "pushOptions.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
        VendorRow("RC-249", "wrapper", "pushOptions.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 60),
        VendorRow("RC-250", "wrapper", "pushOptions.templateId", .identifier, .templateName, types: .string, writes: .all),
        VendorRow("RC-251", "wrapper", "pushOptions.iOSPushOptions", .object, types: .object, rank: 20, writes: .all, members: 5),
        VendorRow("RC-252", "wrapper", "pushOptions.androidPushOptions", .keptAside, .platforms, types: .object, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows21() -> [VendorRow] {
    [
        VendorRow("RC-253", "wrapper", "pushOptions.harmonyPushOptions", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-254", "wrapper", "pushOptions.disableNotification", .own(10), .isSilent, types: .boolean, rank: 40, writes: .all),
        VendorRow("RC-255", "wrapper", "pushOptions.voIPPush", .flag, .isVoIP, types: .boolean, writes: .all),
        VendorRow("RC-256", "wrapper", "disableNotification", .own(10), .isSilent, types: .boolean, rank: 61),
        VendorRow("RC-257", "web", "pushConfig", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .weight(3))], writes: .all, members: 30),
        VendorRow("RC-258", "web", "pushConfig.pushContent", .words, .body, types: .string, rank: 40),
        VendorRow("RC-259", "web", "pushConfig.pushTitle", .words, .title, types: .string, writes: .all),
        VendorRow("RC-260", "web", "pushConfig.pushData", .textValue, .appData, types: .string, rank: 40),
        VendorRow("RC-261", "web", "pushConfig.disablePushTitle", .flag, .hidesTitle, types: .boolean, writes: .all),
        VendorRow("RC-262", "web", "pushConfig.forceShowDetailContent", .flag, .showsDetails, types: .boolean, rank: 40),
        VendorRow("RC-263", "web", "pushConfig.forceShowPushContent", .flag, .showsDetails, types: .boolean, rank: 40, writes: .all),
        VendorRow("RC-264", "web", "pushConfig.templateId", .identifier, .templateName, types: .string, writes: .all),
    ]
}

@inline(never)
private func rongcloudRows22() -> [VendorRow] {
    [
        VendorRow("RC-265", "web", "pushConfig.iOSConfig", .object, types: .object, rank: 20, writes: .all, members: 5),
        VendorRow("RC-266", "web", "pushConfig.iosConfig", .object, types: .object, rank: 21, members: 5),
        VendorRow("RC-267", "web", "pushConfig.androidConfig", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-268", "web", "pushConfig.disableNotification", .own(10), .isSilent, types: .boolean, rank: 60),
        VendorRow("RC-269", "web", "pushContent", .words, .body, types: .string, rank: 60, writes: .all),
        VendorRow("RC-270", "web", "pushData", .textValue, .appData, types: .string, rank: 60, writes: .all),
        VendorRow("RC-271", "web", "disableNotification", .own(10), .isSilent, types: .boolean, rank: 40, evidence: [RowEvidence(.kind(.bool), .weight(1))], writes: .all),
        VendorRow("RC-272", "web", "isVoipPush", .flag, .isVoIP, types: .boolean, evidence: [RowEvidence(.kind(.bool), .weight(3))], writes: .all),
        VendorRow("RC-273", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(7))], also: [.apsExtras], members: 32),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 33),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
    ]
}

@inline(never)
private func rongcloudRows23() -> [VendorRow] {
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
private func rongcloudRows24() -> [VendorRow] {
    [
        VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("RC-274", "payload", "rc", .object, types: .object, rank: 20, evidence: [RowEvidence(.kind(.object), .claim)], members: 34),
        VendorRow("RC-275", "payload", "rc.cType", .own(11), .conversationKind, types: .string, also: [.conversationSort, .kind]),
        VendorRow("RC-276", "payload", "rc.fId", .identifier, .senderID, types: .string),
        VendorRow("RC-277", "payload", "rc.oName", .words, .typeName, types: .string),
        VendorRow("RC-278", "payload", "rc.tId", .identifier, .conversationID, types: .string, draft: 9, also: [.receivers]),
        VendorRow("RC-279", "payload", "rc.rId", .notPushed, types: .string),
    ]
}

@inline(never)
private func rongcloudRows25() -> [VendorRow] {
    [
        VendorRow("RC-280", "payload", "rc.id", .identifier, .id, types: .string),
        VendorRow("RC-281", "payload", "rc.msgTime", .milliseconds, .timestamp, types: .integer),
        VendorRow("RC-282", "payload", "rc.rc-dlt-identifier", .identifier, .recallMessageID, types: .string),
        VendorRow("RC-283", "payload", "appData", .textValue, .appData, types: .string),
        VendorRow("RC-284", "payload", "richMediaUri", .words, .mediaURL, types: .string),
        VendorRow("RC-285", "sdk", "messageDirection", .own(12), .receivers, types: .integer, rank: 90),
        VendorRow("RC-286", "web", "messageDirection", .own(12), .receivers, types: .integer, rank: 90),
        VendorRow("RC-287", "wrapper", "content", .object, types: [.object, .spelledJSON], rank: 95, members: 0),
        VendorRow("RC-327", "*", "content.messageUId", .identifier, .recallMessageID, types: .string),
        VendorRow("RC-328", "web", "pushConfig.title", .words, .title, types: .string, rank: 60),
        VendorRow("RC-329", "web", "pushConfig.content", .words, .body, types: .string, rank: 60),
        VendorRow("RC-330", "web", "pushConfig.data", .textValue, .appData, types: .string, rank: 60),
    ]
}

@inline(never)
private func rongcloudRows26() -> [VendorRow] {
    [
        VendorRow("RC-331", "web", "pushConfig.disableTitle", .flag, .hidesTitle, types: .boolean, rank: 60),
        VendorRow("RC-332", "sdk", "senderId", .foreignObject, types: .string),
        VendorRow("RC-333", "*", "content.referMsg", .notPushed, types: .object),
        VendorRow("RC-334", "private", "senderId", .foreignObject, types: .string),
        VendorRow("RC-335", "*", "pushExt.pushConfigs.MEIZU", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("RC-336", "push", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
        VendorRow("RC-337", "recall", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .weight(50))]),
    ]
}

private let rongcloudPlatforms = [rongcloudPlatforms0(), rongcloudPlatforms1(), rongcloudPlatforms2(), rongcloudPlatforms3(), rongcloudPlatforms4(), rongcloudPlatforms5(), rongcloudPlatforms6()].flatMap(\.self)

@inline(never)
private func rongcloudPlatforms0() -> [PlatformSetting] {
    [
        PlatformSetting("PF-114", "huawei.channel", ["HW", "channelId"], types: .string, class: .alert),
        PlatformSetting("PF-115", "huawei.importance", ["HW", "importance"], types: .string, class: .importance),
        PlatformSetting("PF-116", "huawei.category", ["HW", "category"], types: .string, class: .category),
        PlatformSetting("PF-117", "huawei.image", ["HW", "image"], types: .string),
        PlatformSetting("PF-118", "honor.importance", ["HONOR", "importance"], types: .string, class: .importance),
        PlatformSetting("PF-119", "honor.image", ["HONOR", "image"], types: .string),
        PlatformSetting("PF-120", "xiaomi.channel", ["MI", "channelId"], types: .string, class: .channel),
        PlatformSetting("PF-121", "xiaomi.largeIcon", ["MI", "large_icon_uri"], types: .string),
        PlatformSetting("PF-122", "oppo.channel", ["OPPO", "channelId"], types: .string, class: .channel),
        PlatformSetting("PF-123", "vivo.category", ["VIVO", "category"], types: .string, class: .category),
        PlatformSetting("PF-124", "vivo.classification", ["VIVO", "classification"], types: .string, class: .category),
        PlatformSetting("PF-125", "fcm.channel", ["FCM", "channelId"], types: .string, class: .alert),
    ]
}

@inline(never)
private func rongcloudPlatforms1() -> [PlatformSetting] {
    [
        PlatformSetting("PF-126", "fcm.image", ["FCM", "imageUrl"], types: .string),
        PlatformSetting("PF-127", "fcm.collapseKey", ["FCM", "collapse_key"], types: .string),
        PlatformSetting("PF-128", "fcm.deliveryPriority", ["FCM", "priority"], types: .string),
        PlatformSetting("PF-129", "harmony.category", ["OHOS", "category"], types: .string, class: .category),
        PlatformSetting("PF-230", "xiaomi.channel", ["androidConfig", "channelIdMi"], types: .string, class: .channel),
        PlatformSetting("PF-231", "huawei.channel", ["androidConfig", "channelIdHW"], types: .string, class: .alert),
        PlatformSetting("PF-232", "oppo.channel", ["androidConfig", "channelIdOPPO"], types: .string, class: .channel),
        PlatformSetting("PF-233", "huawei.category", ["androidConfig", "categoryHW"], types: .string, class: .category),
        PlatformSetting("PF-234", "vivo.classification", ["androidConfig", "typeVivo"], types: .string, class: .category),
        PlatformSetting("PF-235", "vivo.category", ["androidConfig", "categoryVivo"], types: .string, class: .category),
        PlatformSetting("PF-236", "fcm.collapseKey", ["androidConfig", "fcmCollapseKey"], types: .string),
        PlatformSetting("PF-237", "fcm.image", ["androidConfig", "fcmImageUrl"], types: .string),
    ]
}

@inline(never)
private func rongcloudPlatforms2() -> [PlatformSetting] {
    [
        PlatformSetting("PF-238", "fcm.channel", ["androidConfig", "fcmChannelId"], types: .string, class: .alert),
        PlatformSetting("PF-239", "huawei.importance", ["androidConfig", "importanceHW"], types: .string, class: .importance),
        PlatformSetting("PF-240", "honor.importance", ["androidConfig", "importanceHonor"], types: .string, class: .importance),
        PlatformSetting("PF-241", "huawei.image", ["androidConfig", "hwImageUrl"], types: .string),
        PlatformSetting("PF-242", "honor.image", ["androidConfig", "imageUrlHonor"], types: .string),
        PlatformSetting("PF-243", "xiaomi.largeIcon", ["androidConfig", "miLargeIconUrl"], types: .string),
        PlatformSetting("PF-244", "harmony.category", ["hmosConfig", "category"], types: .string, class: .category),
        PlatformSetting("PF-245", "harmony.image", ["hmosConfig", "imageUrl"], types: .string),
        PlatformSetting("PF-307", "oppo.category", ["OPPO", "category"], types: .string, class: .category),
        PlatformSetting("PF-308", "oppo.notifyLevel", ["OPPO", "notify_level"], types: .integer, class: .alert),
        PlatformSetting("PF-309", "meizu.noticeType", ["MEIZU", "noticeMsgType"], types: .integer, class: .category),
        PlatformSetting("PF-310", "xiaomi.template", ["MI", "templateId"], types: .string, class: .template),
    ]
}

@inline(never)
private func rongcloudPlatforms3() -> [PlatformSetting] {
    [
        PlatformSetting("PF-311", "xiaomi.templateParameters", ["MI", "templateParam"], types: .object),
        PlatformSetting("PF-312", "harmony.image", ["OHOS", "image"], types: .string),
        PlatformSetting("PF-313", "huawei.channel", ["android", "hw", "channelId"], types: .string, class: .alert),
        PlatformSetting("PF-314", "huawei.importance", ["android", "hw", "importance"], types: .string, class: .importance),
        PlatformSetting("PF-315", "huawei.category", ["android", "hw", "category"], types: .string, class: .category),
        PlatformSetting("PF-316", "huawei.image", ["android", "hw", "image"], types: .string),
        PlatformSetting("PF-317", "honor.importance", ["android", "honor", "importance"], types: .string, class: .importance),
        PlatformSetting("PF-318", "honor.image", ["android", "honor", "image"], types: .string),
        PlatformSetting("PF-319", "xiaomi.channel", ["android", "mi", "channelId"], types: .string, class: .channel),
        PlatformSetting("PF-320", "xiaomi.largeIcon", ["android", "mi", "large_icon_uri"], types: .string),
        PlatformSetting("PF-321", "xiaomi.template", ["android", "mi", "templateId"], types: .string, class: .template),
        PlatformSetting("PF-322", "xiaomi.templateParameters", ["android", "mi", "templateParam"], types: .object),
    ]
}

@inline(never)
private func rongcloudPlatforms4() -> [PlatformSetting] {
    [
        PlatformSetting("PF-323", "oppo.channel", ["android", "oppo", "channelId"], types: .string, class: .channel),
        PlatformSetting("PF-324", "oppo.category", ["android", "oppo", "category"], types: .string, class: .category),
        PlatformSetting("PF-325", "oppo.notifyLevel", ["android", "oppo", "notify_level"], types: .integer, class: .alert),
        PlatformSetting("PF-326", "vivo.category", ["android", "vivo", "category"], types: .string, class: .category),
        PlatformSetting("PF-327", "vivo.classification", ["android", "vivo", "classification"], types: .string, class: .category),
        PlatformSetting("PF-328", "meizu.noticeType", ["android", "meizu", "noticeMsgType"], types: .integer, class: .category),
        PlatformSetting("PF-329", "fcm.channel", ["android", "fcm", "channelId"], types: .string, class: .alert),
        PlatformSetting("PF-330", "fcm.image", ["android", "fcm", "imageUrl"], types: .string),
        PlatformSetting("PF-331", "fcm.collapseKey", ["android", "fcm", "collapse_key"], types: .string),
        PlatformSetting("PF-332", "harmony.category", ["harmonyOS", "ohos", "category"], types: .string, class: .category),
        PlatformSetting("PF-333", "harmony.image", ["harmonyOS", "ohos", "image"], types: .string),
        PlatformSetting("PF-334", "android.messageID", ["androidConfig", "notificationId"], types: .string),
    ]
}

@inline(never)
private func rongcloudPlatforms5() -> [PlatformSetting] {
    [
        PlatformSetting("PF-335", "android.messageID", ["androidPushOptions", "notificationId"], types: .string),
        PlatformSetting("PF-336", "xiaomi.channel", ["androidPushOptions", "channelIdMi"], types: .string, class: .channel),
        PlatformSetting("PF-337", "huawei.channel", ["androidPushOptions", "channelIdHW"], types: .string, class: .alert),
        PlatformSetting("PF-338", "huawei.category", ["androidPushOptions", "categoryHW"], types: .string, class: .category),
        PlatformSetting("PF-339", "oppo.channel", ["androidPushOptions", "channelIdOPPO"], types: .string, class: .channel),
        PlatformSetting("PF-340", "vivo.classification", ["androidPushOptions", "pushTypeVIVO"], types: .integer, class: .category),
        PlatformSetting("PF-341", "vivo.category", ["androidPushOptions", "categoryVivo"], types: .string, class: .category),
        PlatformSetting("PF-342", "fcm.collapseKey", ["androidPushOptions", "collapseKeyFCM"], types: .string),
        PlatformSetting("PF-343", "fcm.image", ["androidPushOptions", "imageUrlFCM"], types: .string),
        PlatformSetting("PF-344", "fcm.channel", ["androidPushOptions", "channelIdFCM"], types: .string, class: .alert),
        PlatformSetting("PF-345", "huawei.importance", ["androidPushOptions", "importanceHW"], types: .integer, class: .importance, values: [("NORMAL", 0), ("LOW", 1)]),
        PlatformSetting("PF-346", "honor.importance", ["androidPushOptions", "importanceHonor"], types: .integer, class: .importance, values: [("NORMAL", 0), ("LOW", 1)]),
    ]
}

@inline(never)
private func rongcloudPlatforms6() -> [PlatformSetting] {
    [
        PlatformSetting("PF-347", "huawei.image", ["androidPushOptions", "imageUrlHW"], types: .string),
        PlatformSetting("PF-348", "honor.image", ["androidPushOptions", "imageUrlHonor"], types: .string),
        PlatformSetting("PF-349", "harmony.category", ["harmonyPushOptions", "category"], types: .string, class: .category),
        PlatformSetting("PF-350", "harmony.image", ["harmonyPushOptions", "imageUrl"], types: .string),
    ]
}

private let rongcloudWords = [rongcloudWords0()].flatMap(\.self)

@inline(never)
private func rongcloudWords0() -> [VendorWords] {
    [
        VendorWords([("RC:TxtMsg", .kind(.text)), ("RC:ReferenceMsg", .kind(.text)), ("RC:ImgMsg", .kind(.image)), ("RC:GIFMsg", .kind(.image)), ("RC:HQVCMsg", .kind(.audio)), ("RC:VcMsg", .kind(.audio)), ("RC:LBSMsg", .kind(.location)), ("RC:FileMsg", .kind(.file)), ("RC:SightMsg", .kind(.video)), ("RC:StkMsg", .kind(.face)), ("RC:VCSummary", .kind(.audioCall)), ("RC:VCInvite", .kind(.audioCall)), ("RC:VCHangup", .kind(.audioCall)), ("RC:CombineMsg", .kind(.merged)), ("RC:CombineV2Msg", .kind(.merged)), ("RC:CardMsg", .kind(.other)), ("RC:ImgTextMsg", .kind(.other)), ("RC:CmdMsg", .kind(.command)), ("RC:CmdNtf", .kind(.command)), ("RC:TypSts", .kind(.command)), ("RC:ReadNtf", .kind(.command)), ("RC:RRReqMsg", .kind(.command)), ("RC:RRRspMsg", .kind(.command)), ("RC:SRSMsg", .kind(.command)), ("RC:RcCmd", .kind(.recall)), ("RC:InfoNtf", .kind(.notice))], substitute: "app:custom"),
        VendorWords([("2", .text("RC:TxtMsg")), ("9", .text("RC:ReferenceMsg")), ("4", .text("RC:ImgMsg")), ("7", .text("RC:GIFMsg")), ("3", .text("RC:HQVCMsg")), ("12", .text("RC:LBSMsg")), ("5", .text("RC:FileMsg")), ("6", .text("RC:SightMsg")), ("10", .text("RC:CmdMsg")), ("11", .text("RC:CmdNtf")), ("8", .text("RC:RcCmd")), ("16", .text("RC:GrpNtf"))], told: .unknownType, substitute: "13"),
        VendorWords([("1", .conversation(.direct)), ("3", .conversation(.group)), ("2", .conversation(.group, "discussion")), ("4", .conversation(.room)), ("6", .conversation(.direct, "system")), ("10", .conversation(.group, "ultragroup"))], told: .unknownConversation),
        VendorWords([("PRIVATE", .conversation(.direct)), ("GROUP", .conversation(.group)), ("DISCUSSION", .conversation(.group, "discussion")), ("CHATROOM", .conversation(.room)), ("SYSTEM", .conversation(.direct, "system")), ("ULTRA_GROUP", .conversation(.group, "ultragroup"))]),
        VendorWords([("1", .conversation(.direct)), ("2", .conversation(.group)), ("3", .conversation(.room)), ("4", .conversation(.direct, "system")), ("5", .conversation(.group, "ultragroup"))], told: .unknownConversation),
        VendorWords([("PERSON", .conversation(.direct)), ("CUSTOMERSERVICE", .conversation(.direct, "customer-service")), ("MC", .conversation(.direct, "app-service")), ("MP", .conversation(.direct, "public-service")), ("GROUP", .conversation(.group)), ("PERSONS", .conversation(.group, "discussion")), ("TEMPGROUP", .conversation(.room)), ("NOTIFY", .conversation(.direct, "system"))], told: .unknownConversation),
        VendorWords([("PR", .conversation(.direct)), ("GRP", .conversation(.group)), ("GRP", .conversation(.group, "discussion")), ("GRP", .conversation(.group, "ultragroup")), ("DS", .conversation(.group, "discussion")), ("SYS", .conversation(.direct, "system")), ("CS", .conversation(.direct, "customer-service")), ("MC", .conversation(.direct, "app-service")), ("MP", .conversation(.direct, "public-service")), ("PH", .conversation(.direct, "push"))], told: .unknownConversation),
        VendorWords([("passive", .text("passive")), ("active", .text("active")), ("time-sensitive", .text("time-sensitive")), ("critical", .text("critical"))], told: .noInterruptionLevel),
    ]
}

extension RongCloudWords {
    /// The list itself.
    var list: VendorWords { VendorTable.rongcloud.words[Int(rawValue)] }
}
