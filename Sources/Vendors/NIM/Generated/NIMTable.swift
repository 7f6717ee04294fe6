// Made from Mappings/nim.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which NIM's messages come, as `Mappings/shapes.tsv` has them.
enum NIMShape: String, VendorShapeName {
    /// The properties of a client SDK's message as JSON, of the first SDK generation.
    case sdk
    /// The properties of a message of the second SDK generation as JSON.
    case sdkV2 = "sdk-v2"
    /// The form of a call to the first server interface, or the same fields as JSON.
    case serverV1 = "server-v1"
    /// The JSON body of a call to the second server interface.
    case serverV2 = "server-v2"
    /// What a webhook gets: the copy of a message or a recall, or the callback before it is sent.
    case copy
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
        case .sdkV2: 1
        case .serverV1: 2
        case .serverV2: 3
        case .copy: 4
        case .payload: 5
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum NIMDraft: UInt8, VendorDraftName {
    case number
    case payload
    case listed
    case isForced
    case content
    case onlineOnly
    case path
    case configTitle
    case listedMembers
    case isInclusive
    case isForAll
    case attachment
    case event
    case word
    case copiedBody
    case invitee
}

/// What keys say of the message as a whole by being there.
enum NIMMark: UInt8, VendorMarkName {
    case memberOption
    case recalled
    case signalling
    case call
    case web
    case webMemberOption
    case reaction
    case recallField
    case body
    case guessed
    case broadcast
}

/// The vendor's own ways of reading a value.
enum NIMTransform: UInt8, CaseIterable {
    case notifyID
    case replaced
    case sessionType
    case typeWord
    case listed
    case conversationPath
    case conversationType
    case messageNumber
    case operationKind
    case saveMode
    case broadcastTarget
    case copiedConversation
    case copiedEvent
    case copiedWord
    case marker
    case sessionNumber
}

/// What keys at the root say of a message's shape.
enum NIMEvidence: UInt8, VendorEvidenceName {
    case text
    case call
    case receiver
    case recall
    case recallNote
    case webhook
    case message
    case conversation
    case event
    case copied
    case otherEvent
    case aps
}

/// The vendor's own tests of such a key's value.
enum NIMEvidenceTest: UInt8, CaseIterable {
    case operation
    case everyonesRecall
    case copiedKind
    case toldEvent
    case copiedMessage
    case unknownWord
    case conversationWord
}

extension VendorTable {
    /// The rows of `Mappings/nim.tsv`.
    static let nim = VendorTable(
        "NIM", vendors: ["nim"],
        rows: nimRows,
        objects: [
            VendorObject(rows: [0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 391], rest: .rootData),
            VendorObject(rows: [1, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], rest: .apsExtras, holder: 0),
            VendorObject(rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], rest: .alertExtras, holder: 1),
            VendorObject(rows: [38, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 57, 61, 62, 63, 64, 65, 66, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 264, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379, 387, 388, 389, 390], rest: .unknown),
            VendorObject(rows: [39, 40], rest: .unknown, holder: 38),
            VendorObject(rows: [51, 52, 53, 54, 55, 56], rest: .undocumented, holder: 50),
            VendorObject(rows: [58, 59, 60], rest: .undocumented, holder: 57),
            VendorObject(rows: [67, 68, 271, 272], rest: .recalled, holder: 66),
            VendorObject(rows: [112, 113, 114], rest: .undocumented, holder: 111),
            VendorObject(rows: [115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 141, 149, 152, 155, 158, 159, 162, 163, 164, 165, 265, 266, 381, 382, 383], rest: .unknown),
            VendorObject(rows: [127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140], rest: .undocumented, holder: 126),
            VendorObject(rows: [142, 143, 144, 145, 146, 147, 148], rest: .undocumented, holder: 141),
            VendorObject(rows: [150, 151], rest: .undocumented, holder: 149),
            VendorObject(rows: [153, 154], rest: .undocumented, holder: 152),
            VendorObject(rows: [156, 157], rest: .undocumented, holder: 155),
            VendorObject(rows: [160, 161, 273, 274], rest: .recalled, holder: 159),
            VendorObject(rows: [166, 167, 168, 169, 170, 171, 172, 173, 175, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 267, 268], rest: .unknown, ignoresCase: true),
            VendorObject(rows: [174], rest: .attachment, holder: 173, ignoresCase: true),
            VendorObject(rows: [176, 177, 178, 179, 180, 181, 182, 183, 184], rest: .undocumented, holder: 175, ignoresCase: true),
            VendorObject(rows: [207, 208, 209, 210, 211, 212, 217, 231, 238, 241, 244, 245, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 269, 270, 384, 385, 386], rest: .unknown),
            VendorObject(rows: [213, 214, 215, 216], rest: .unknown, holder: 212),
            VendorObject(rows: [218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230], rest: .undocumented, holder: 217),
            VendorObject(rows: [232, 233, 234, 235, 236, 237], rest: .undocumented, holder: 231),
            VendorObject(rows: [239, 240], rest: .undocumented, holder: 238),
            VendorObject(rows: [242, 243], rest: .undocumented, holder: 241),
            VendorObject(rows: [246, 247], rest: .undocumented, holder: 245),
            VendorObject(rows: [275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 380], rest: .unknown),
            VendorObject(rows: [307, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341], rest: .rootData),
            VendorObject(rows: [308, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328], rest: .apsExtras, holder: 307),
            VendorObject(rows: [309, 310, 311, 312, 313, 314, 315, 316, 317, 318], rest: .alertExtras, holder: 308),
        ],
        shapes: [
            VendorShape("sdk", root: 3, sender: .client, isWritten: true),
            VendorShape("sdk-v2", root: 9, sender: .client, isWritten: true),
            VendorShape("server-v1", root: 16, sender: .server, isWritten: true, isForm: true, paths: [CallPath("/nimserver/msg/sendMsg.action"), CallPath("/nimserver/msg/sendBatchMsg.action"), CallPath("/nimserver/msg/sendAttachMsg.action"), CallPath("/nimserver/msg/sendBatchAttachMsg.action"), CallPath("/nimserver/msg/recall.action")]),
            VendorShape("server-v2", root: 19, sender: .server, isWritten: true, paths: [CallPath("/im/v2/conversations/{conversation}/messages"), CallPath("/im/v2/conversations/{conversation}/messages/{message}"), CallPath("/im/v2/conversations/messages"), CallPath("/im/v2/custom_notification"), CallPath("/im/v2/custom_notification/batch"), CallPath("/im/v2/push_notification")]),
            VendorShape("copy", root: 26, sender: .copy),
            VendorShape("payload", root: 27, sender: .vendor),
        ],
        client: 0,
        server: 3,
        delivered: 5,
        platforms: nimPlatforms, bodies: .nim)
}

private let nimRows = [nimRows0(), nimRows1(), nimRows2(), nimRows3(), nimRows4(), nimRows5(), nimRows6(), nimRows7(), nimRows8(), nimRows9(), nimRows10(), nimRows11(), nimRows12(), nimRows13(), nimRows14(), nimRows15(), nimRows16(), nimRows17(), nimRows18(), nimRows19(), nimRows20(), nimRows21(), nimRows22(), nimRows23(), nimRows24(), nimRows25(), nimRows26(), nimRows27(), nimRows28(), nimRows29(), nimRows30(), nimRows31(), nimRows32()].flatMap(\.self)

@inline(never)
private func nimRows0() -> [VendorRow] {
    [
        VendorRow("NIM-001", "*", "pushPayload.apsField", .object, types: .object, rank: 70, writes: .all, also: [.apsExtras], members: 1),
        VendorRow("AP-005", "*", "pushPayload.apsField.alert", .alert, types: [.object, .string], rank: 80, writes: .all, also: [.explicitBody, .explicitExtras], members: 2),
        VendorRow("AP-027", "*", "pushPayload.apsField.alert.title", .words, .explicitTitle, types: [.string, .object], writes: .all),
        VendorRow("AP-028", "*", "pushPayload.apsField.alert.subtitle", .words, .explicitSubtitle, types: .string, writes: .all),
        VendorRow("AP-029", "*", "pushPayload.apsField.alert.body", .words, .explicitBody, types: [.string, .object], writes: .all),
        VendorRow("AP-030", "*", "pushPayload.apsField.alert.launch-image", .words, .explicitLaunchImage, types: .string, writes: .all),
        VendorRow("AP-031", "*", "pushPayload.apsField.alert.title-loc-key", .words, .explicitTitleLocKey, types: .string, writes: .all),
        VendorRow("AP-032", "*", "pushPayload.apsField.alert.title-loc-args", .strings, .explicitTitleLocArgs, types: .array, writes: .all),
        VendorRow("AP-033", "*", "pushPayload.apsField.alert.subtitle-loc-key", .words, .explicitSubtitleLocKey, types: .string, writes: .all),
        VendorRow("AP-034", "*", "pushPayload.apsField.alert.subtitle-loc-args", .strings, .explicitSubtitleLocArgs, types: .array, writes: .all),
        VendorRow("AP-035", "*", "pushPayload.apsField.alert.loc-key", .words, .explicitLocKey, types: .string, writes: .all),
        VendorRow("AP-036", "*", "pushPayload.apsField.alert.loc-args", .strings, .explicitLocArgs, types: .array, writes: .all),
    ]
}

@inline(never)
private func nimRows1() -> [VendorRow] {
    [
        VendorRow("AP-007", "*", "pushPayload.apsField.sound", .sound, .sound, types: [.string, .object], rank: 10, writes: .all),
        VendorRow("AP-011", "*", "pushPayload.apsField.mutable-content", .one, .isMutable, types: .integer, writes: .all),
        VendorRow("AP-010", "*", "pushPayload.apsField.content-available", .one, .isContentAvailable, types: .integer, writes: .all),
        VendorRow("AP-009", "*", "pushPayload.apsField.category", .words, .category, types: .string, writes: .all),
        VendorRow("AP-008", "*", "pushPayload.apsField.thread-id", .words, .threadID, types: .string, writes: .all),
        VendorRow("AP-013", "*", "pushPayload.apsField.interruption-level", .words, .interruptionLevel, types: .string, writes: .all),
        VendorRow("AP-014", "*", "pushPayload.apsField.relevance-score", .number, .relevanceScore, types: .number, writes: .all),
        VendorRow("AP-012", "*", "pushPayload.apsField.target-content-id", .words, .targetContentID, types: .string, writes: .all),
        VendorRow("AP-015", "*", "pushPayload.apsField.filter-criteria", .words, .filterCriteria, types: .string, writes: .all),
        VendorRow("NIM-014", "*", "pushPayload.apsField.badge", .ineffective, types: .integer, also: [.badge]),
        VendorRow("NIM-023", "*", "pushPayload.pushTitle", .words, .title, types: .string, writes: .all, also: [.rootData]),
        VendorRow("NIM-024", "*", "pushPayload.sound", .soundName, .sound, types: .string, rank: 90, also: [.rootData]),
    ]
}

@inline(never)
private func nimRows2() -> [VendorRow] {
    [
        VendorRow("NIM-025", "*", "pushPayload.apns-collapse-id", .words, .collapseID, types: .string, writes: .all),
        VendorRow("NIM-026", "*", "pushPayload.pushkitFirst", .flag, .isVoIP, types: .boolean, writes: .all, also: [.rootData]),
        VendorRow("NIM-027", "*", "pushPayload.notifyId", .own(0), .rootData, types: .integer),
        VendorRow("NIM-028", "*", "pushPayload.hwField", .keptAside, .platforms, types: [.object, .spelledJSON]),
        VendorRow("NIM-029", "*", "pushPayload.hwPassThroughField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-030", "*", "pushPayload.honorField", .keptAside, .platforms, types: [.object, .spelledJSON]),
        VendorRow("NIM-031", "*", "pushPayload.honorPassThroughField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-032", "*", "pushPayload.vivoField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-033", "*", "pushPayload.oppoField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-034", "*", "pushPayload.fcmField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-035", "*", "pushPayload.fcmFieldV1", .keptAside, .platforms, types: .object),
        VendorRow("NIM-036", "*", "pushPayload.harmonyField", .keptAside, .platforms, types: [.object, .spelledJSON]),
    ]
}

@inline(never)
private func nimRows3() -> [VendorRow] {
    [
        VendorRow("NIM-037", "*", "pushPayload.nim", .own(1), types: [.integer, .string]),
        VendorRow("NIM-038", "*", "pushPayload.aps", .ineffective, types: .object),
        VendorRow("NIM-039", "sdk", "session", .object, types: .object, evidence: [RowEvidence(.members, .weight(4))], writes: .all, members: 4),
        VendorRow("NIM-040", "sdk", "session.sessionId", .identifier, .conversationID, types: .string, writes: .all),
        VendorRow("NIM-041", "sdk", "session.sessionType", .own(2), .conversationKind, types: [.integer, .string], writes: .all, also: [.conversationSort]),
        VendorRow("NIM-042", "sdk", "messageType", .own(3), .kind, types: [.integer, .string], draft: 0, evidence: [RowEvidence(.some, .weight(3))], writes: .message),
        VendorRow("NIM-043", "sdk", "text", .words, .text, types: .string, evidence: [RowEvidence(.some, .weight(1)), RowEvidence(.any, .word(0))], writes: .all, also: [.body]),
        VendorRow("NIM-044", "sdk", "from", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(1))], writes: .all),
        VendorRow("NIM-045", "sdk", "senderName", .words, .senderName, types: .string, evidence: [RowEvidence(.some, .weight(3))], writes: .all),
        VendorRow("NIM-046", "sdk", "messageId", .identifier, .clientID, types: .string, rank: 60, evidence: [RowEvidence(.some, .weight(2))], writes: .all),
        VendorRow("NIM-047", "sdk", "serverID", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .weight(3))], writes: .all),
        VendorRow("NIM-048", "sdk", "timestamp", .seconds, .timestamp, types: .number, writes: .all),
    ]
}

@inline(never)
private func nimRows4() -> [VendorRow] {
    [
        VendorRow("NIM-049", "sdk", "apnsContent", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-050", "sdk", "apnsPayload", .object, types: .object, draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(4))], writes: .all, also: [.rootData], members: 0),
        VendorRow("NIM-051", "sdk", "setting", .object, types: .object, evidence: [RowEvidence(.some, .weight(2))], writes: .all, members: 5),
        VendorRow("NIM-052", "sdk", "setting.apnsEnabled", .negatedFlag, .isSilent, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-053", "sdk", "setting.apnsEnable", .negatedFlag, .isSilent, types: .boolean),
        VendorRow("NIM-054", "sdk", "setting.apnsWithPrefix", .flag, .hasPrefix, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-055", "sdk", "setting.shouldBeCounted", .flag, .isCounted, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-056", "sdk", "setting.persistEnable", .flag, .isStored, types: .boolean, writes: .message),
        VendorRow("NIM-057", "sdk", "setting.routeEnabled", .flag, .routeIsEnabled, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-058", "sdk", "apnsMemberOption", .object, types: .object, evidence: [RowEvidence(.some, .weight(4))], mark: 0, writes: .all, members: 6),
        VendorRow("NIM-059", "sdk", "apnsMemberOption.userIds", .own(4), .mentions, types: .array, draft: 2, writes: .all),
        VendorRow("NIM-060", "sdk", "apnsMemberOption.forcePush", .flag, .force, types: .boolean, draft: 3, writes: .all),
    ]
}

@inline(never)
private func nimRows5() -> [VendorRow] {
    [
        VendorRow("NIM-061", "sdk", "apnsMemberOption.apnsContent", .words, .memberText, types: .string, writes: .all),
        VendorRow("NIM-062", "sdk", "remoteExt", .spelledValue, .extension, types: .object, evidence: [RowEvidence(.some, .weight(4))], writes: [.message, .notification]),
        VendorRow("NIM-063", "sdk", "env", .words, .routeEnvironment, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-064", "sdk", "messageObject", .notPushed, types: .object, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-065", "sdk", "content", .value, .kind, types: .string, draft: 4, evidence: [RowEvidence(.some, .weight(1))], writes: .notification, also: [.text]),
        VendorRow("NIM-066", "sdk", "sendToOnlineUsersOnly", .flag, .isStored, types: .boolean, draft: 5, evidence: [RowEvidence(.some, .weight(4))], writes: .notification),
        VendorRow("NIM-067", "sdk", "message", .object, types: .object, evidence: [RowEvidence(.members, .weight(4))], mark: 1, writes: .recall, members: 7),
        VendorRow("NIM-068", "sdk", "message.messageId", .identifier, .recallClientID, types: .string, writes: .recall),
        VendorRow("NIM-069", "sdk", "message.serverID", .identifier, .recallMessageID, types: .string, writes: .recall),
        VendorRow("NIM-070", "sdk", "postscript", .words, .recallNote, types: .string, evidence: [RowEvidence(.some, .weight(2))], writes: .recall),
        VendorRow("NIM-071", "sdk", "shouldBeCounted", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(3))], writes: .recall),
        VendorRow("NIM-072", "sdk", "attach", .spelledValue, .extension, types: .string, evidence: [RowEvidence(.some, .weight(1))], writes: .recall),
    ]
}

@inline(never)
private func nimRows6() -> [VendorRow] {
    [
        VendorRow("NIM-073", "sdk", "needPush", .negatedFlag, .isSilent, types: .boolean, evidence: [RowEvidence(.kind(.bool), .weight(3))], mark: 2),
        VendorRow("NIM-074", "sdk", "needBadge", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.kind(.bool), .weight(3))], mark: 2),
        VendorRow("NIM-075", "sdk", "pushTitle", .words, .title, types: .string, evidence: [RowEvidence(.some, .weight(2))], mark: 2),
        VendorRow("NIM-076", "sdk", "apnsInuse", .negatedFlag, .isSilent, types: .boolean, evidence: [RowEvidence(.some, .weight(4))], mark: 3),
        VendorRow("NIM-077", "sdk", "apnsBadge", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(4))], mark: 3),
        VendorRow("NIM-078", "sdk", "apnsWithPrefix", .flag, .hasPrefix, types: .boolean, evidence: [RowEvidence(.some, .weight(4))], mark: 3),
        VendorRow("NIM-079", "sdk", "apnsSound", .soundName, .sound, types: .string, evidence: [RowEvidence(.some, .weight(4))], mark: 3),
        VendorRow("NIM-080", "sdk", "config", .object, types: .object, evidence: [RowEvidence(.some, .weight(2))], members: 3),
        VendorRow("NIM-081", "sdk", "memberPushOption", .object, types: .object, evidence: [RowEvidence(.some, .weight(4))], mark: 0, members: 3),
        VendorRow("NIM-082", "sdk", "msg_setting_", .object, types: .object, evidence: [RowEvidence(.some, .weight(4))], members: 3),
        VendorRow("NIM-083", "sdk", "pushInfo", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], mark: 4, members: 3),
        VendorRow("NIM-084", "sdk", "enablePush", .negatedFlag, .isSilent, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
    ]
}

@inline(never)
private func nimRows7() -> [VendorRow] {
    [
        VendorRow("NIM-085", "sdk", "enablePushNick", .flag, .hasPrefix, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-086", "sdk", "enableUnreadCount", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-087", "sdk", "pushContent", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-088", "sdk", "pushPayload", .object, types: [.object, .spelledJSON], draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(2)), RowEvidence(.kind(.object), .weight(1))], also: [.rootData], members: 0),
        VendorRow("NIM-089", "sdk", "isForcePush", .flag, .force, types: .boolean, draft: 3, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-090", "sdk", "forcePushList", .own(4), .mentions, types: .array, draft: 2, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-091", "sdk", "forcePushContent", .words, .memberText, types: .string, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-092", "sdk", "apnsText", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-093", "sdk", "customApnsText", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-094", "sdk", "shouldNotifyBeCount", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-095", "sdk", "need_push_", .negatedFlag, .isSilent, types: [.boolean, .spelled], evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-096", "sdk", "push_need_prefix_", .flag, .hasPrefix, types: [.boolean, .spelled], evidence: [RowEvidence(.some, .weight(4))]),
    ]
}

@inline(never)
private func nimRows8() -> [VendorRow] {
    [
        VendorRow("NIM-097", "sdk", "push_need_badge_", .flag, .isCounted, types: [.boolean, .spelled], evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-098", "sdk", "push_content_", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-099", "sdk", "push_payload_", .object, types: .object, draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(4))], also: [.rootData], members: 0),
        VendorRow("NIM-100", "sdk", "is_force_push_", .flag, .force, types: [.boolean, .spelled], draft: 3, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-101", "sdk", "force_push_ids_list_", .own(4), .mentions, types: .array, draft: 2, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-102", "sdk", "force_push_content_", .words, .memberText, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-103", "sdk", "apns_text_", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-104", "sdk", "apnstext", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-105", "sdk", "pushpayload", .object, types: .object, draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(4))], also: [.rootData], members: 0),
        VendorRow("NIM-106", "sdk", "isPushable", .negatedFlag, .isSilent, types: .boolean, evidence: [RowEvidence(.some, .weight(4))], mark: 4),
        VendorRow("NIM-107", "sdk", "needPushNick", .flag, .hasPrefix, types: .boolean, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-108", "sdk", "isUnreadable", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
    ]
}

@inline(never)
private func nimRows9() -> [VendorRow] {
    [
        VendorRow("NIM-109", "sdk", "needPushBadge", .flag, .isCounted, types: .boolean, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-110", "sdk", "needForcePush", .flag, .force, types: .boolean, draft: 3, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-111", "sdk", "forcePushIDsList", .own(4), .mentions, types: [.spelledJSON, .array], draft: 2, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-112", "sdk", "apns", .object, types: .object, evidence: [RowEvidence(.members, .weight(3))], mark: 5, members: 8),
        VendorRow("NIM-113", "sdk", "apns.forcePush", .flag, .force, types: .boolean, draft: 3),
        VendorRow("NIM-114", "sdk", "apns.accounts", .own(4), .mentions, types: .array, draft: 2),
        VendorRow("NIM-115", "sdk", "apns.content", .words, .memberText, types: .string),
        VendorRow("NIM-116", "sdk-v2", "conversationId", .own(5), .conversationID, types: .string, draft: 6, evidence: [RowEvidence(.some, .weight(3))], writes: .all, also: [.senderID, .conversationSort]),
        VendorRow("NIM-117", "sdk-v2", "conversationType", .own(6), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .weight(3))], also: [.conversationSort]),
        VendorRow("NIM-118", "sdk-v2", "messageClientId", .identifier, .clientID, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-119", "sdk-v2", "messageServerId", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-120", "sdk-v2", "messageType", .own(7), .kind, types: .integer, draft: 0, evidence: [RowEvidence(.some, .weight(3))], writes: .message),
    ]
}

@inline(never)
private func nimRows10() -> [VendorRow] {
    [
        VendorRow("NIM-121", "sdk-v2", "text", .words, .text, types: .string, evidence: [RowEvidence(.some, .weight(1))], writes: .all),
        VendorRow("NIM-122", "sdk-v2", "senderId", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(3))], writes: .all),
        VendorRow("NIM-123", "sdk-v2", "receiverId", .identifierList, .receivers, types: .string, evidence: [RowEvidence(.some, .weight(3))]),
        VendorRow("NIM-124", "sdk-v2", "createTime", .milliseconds, .timestamp, types: .integer, evidence: [RowEvidence(.some, .weight(1))], writes: .all),
        VendorRow("NIM-125", "sdk-v2", "serverExtension", .spelledValue, .extension, types: .string, evidence: [RowEvidence(.some, .weight(3))], writes: .all),
        VendorRow("NIM-126", "sdk-v2", "attachment", .notPushed, types: .object, evidence: [RowEvidence(.some, .weight(1))]),
        VendorRow("NIM-127", "sdk-v2", "pushConfig", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 10),
        VendorRow("NIM-128", "sdk-v2", "pushConfig.pushEnabled", .negatedFlag, .isSilent, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-129", "sdk-v2", "pushConfig.pushNickEnabled", .flag, .hasPrefix, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-130", "sdk-v2", "pushConfig.pushContent", .words, .body, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-131", "sdk-v2", "pushConfig.pushPayload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, writes: [.message, .notification], also: [.rootData], members: 0),
        VendorRow("NIM-132", "sdk-v2", "pushConfig.forcePush", .flag, .force, types: .boolean, draft: 3, writes: .all),
    ]
}

@inline(never)
private func nimRows11() -> [VendorRow] {
    [
        VendorRow("NIM-133", "sdk-v2", "pushConfig.forcePushAccountIds", .own(4), .mentions, types: .array, draft: 2, writes: .all),
        VendorRow("NIM-134", "sdk-v2", "pushConfig.forcePushContent", .words, .memberText, types: .string, writes: .all),
        VendorRow("NIM-135", "sdk-v2", "pushConfig.content", .words, .body, types: .string),
        VendorRow("NIM-136", "sdk-v2", "pushConfig.payload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, also: [.rootData], members: 0),
        VendorRow("NIM-137", "sdk-v2", "pushConfig.needPush", .negatedFlag, .isSilent, types: .boolean, mark: 6),
        VendorRow("NIM-138", "sdk-v2", "pushConfig.needBadge", .flag, .isCounted, types: .boolean, mark: 6),
        VendorRow("NIM-139", "sdk-v2", "pushConfig.pushTitle", .value, .title, types: .string, draft: 7, mark: 2),
        VendorRow("NIM-140", "sdk-v2", "pushConfig.title", .words, .title, types: .string, mark: 6),
        VendorRow("NIM-141", "sdk-v2", "pushConfig.category", .keptAside, .platforms, types: .string),
        VendorRow("NIM-142", "sdk-v2", "messageConfig", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 11),
        VendorRow("NIM-143", "sdk-v2", "messageConfig.unreadEnabled", .flag, .isCounted, types: .boolean, writes: .message),
        VendorRow("NIM-144", "sdk-v2", "messageConfig.offlineEnabled", .flag, .isStored, types: .boolean, writes: .message),
    ]
}

@inline(never)
private func nimRows12() -> [VendorRow] {
    [
        VendorRow("NIM-145", "sdk-v2", "messageConfig.historyEnabled", .notPushed, types: .boolean),
        VendorRow("NIM-146", "sdk-v2", "messageConfig.roamingEnabled", .notPushed, types: .boolean),
        VendorRow("NIM-147", "sdk-v2", "messageConfig.onlineSyncEnabled", .notPushed, types: .boolean),
        VendorRow("NIM-148", "sdk-v2", "messageConfig.lastMessageUpdateEnabled", .notPushed, types: .boolean),
        VendorRow("NIM-149", "sdk-v2", "messageConfig.readReceiptEnabled", .notPushed, types: .boolean),
        VendorRow("NIM-150", "sdk-v2", "routeConfig", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 12),
        VendorRow("NIM-151", "sdk-v2", "routeConfig.routeEnabled", .flag, .routeIsEnabled, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-152", "sdk-v2", "routeConfig.routeEnvironment", .words, .routeEnvironment, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-153", "sdk-v2", "targetConfig", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 13),
        VendorRow("NIM-154", "sdk-v2", "targetConfig.receiverIds", .identifierList, .members, types: .array, draft: 8, writes: .message),
        VendorRow("NIM-155", "sdk-v2", "targetConfig.inclusive", .flag, .excludedMembers, types: .boolean, draft: 9, writes: .message),
        VendorRow("NIM-156", "sdk-v2", "notificationConfig", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 14),
    ]
}

@inline(never)
private func nimRows13() -> [VendorRow] {
    [
        VendorRow("NIM-157", "sdk-v2", "notificationConfig.offlineEnabled", .flag, .isStored, types: .boolean, writes: .notification),
        VendorRow("NIM-158", "sdk-v2", "notificationConfig.unreadEnabled", .flag, .isCounted, types: .boolean, writes: .notification),
        VendorRow("NIM-159", "sdk-v2", "content", .value, .kind, types: .string, draft: 4, evidence: [RowEvidence(.some, .weight(1))], writes: .notification),
        VendorRow("NIM-160", "sdk-v2", "message", .object, types: .object, evidence: [RowEvidence(.members, .weight(4))], mark: 1, writes: .recall, members: 15),
        VendorRow("NIM-161", "sdk-v2", "message.messageClientId", .identifier, .recallClientID, types: .string, writes: .recall),
        VendorRow("NIM-162", "sdk-v2", "message.messageServerId", .identifier, .recallMessageID, types: .string, writes: .recall),
        VendorRow("NIM-163", "sdk-v2", "postscript", .words, .recallNote, types: .string, evidence: [RowEvidence(.some, .weight(2))], writes: .recall),
        VendorRow("NIM-164", "sdk-v2", "pushContent", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(2))], mark: 7, writes: .recall),
        VendorRow("NIM-165", "sdk-v2", "pushPayload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(2)), RowEvidence(.kind(.string), .weight(1))], mark: 7, writes: .recall, also: [.rootData], members: 0),
        VendorRow("NIM-166", "sdk-v2", "env", .words, .routeEnvironment, types: .string, writes: .recall),
        VendorRow("NIM-167", "server-v1", "from", .identifier, .senderID, types: .string, evidence: [RowEvidence(.kind(.bool), .weight(1)), RowEvidence(.kind(.number), .weight(1)), RowEvidence(.kind(.string), .weight(1)), RowEvidence(.kind(.object), .weight(1))], writes: .all),
        VendorRow("NIM-168", "server-v1", "fromAccid", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(4)), RowEvidence(.filled, .word(1))], writes: .all),
    ]
}

@inline(never)
private func nimRows14() -> [VendorRow] {
    [
        VendorRow("NIM-169", "server-v1", "ope", .own(8), .conversationKind, types: [.spelled, .integer], evidence: [RowEvidence(.some, .weight(4)), RowEvidence(.own(0), .word(1))], writes: .message, also: [.conversationSort]),
        VendorRow("NIM-170", "server-v1", "msgtype", .own(8), .conversationKind, types: [.spelled, .integer], evidence: [RowEvidence(.whole, .weight(4)), RowEvidence(.own(0), .word(1))], writes: .notification, also: [.conversationSort]),
        VendorRow("NIM-171", "server-v1", "to", .identifierList, .receivers, types: .string, evidence: [RowEvidence(.kind(.bool), .weight(1)), RowEvidence(.kind(.number), .weight(1)), RowEvidence(.kind(.string), .weight(1)), RowEvidence(.kind(.object), .weight(1)), RowEvidence(.filled, .word(2))], writes: .all),
        VendorRow("NIM-172", "server-v1", "toAccids", .identifierList, .receivers, types: [.spelledJSON, .array], evidence: [RowEvidence(.some, .weight(4)), RowEvidence(.filled, .word(1)), RowEvidence(.filled, .word(2))], writes: .all),
        VendorRow("NIM-173", "server-v1", "type", .own(7), .kind, types: [.spelled, .integer], draft: 0, evidence: [RowEvidence(.whole, .weight(2))], writes: .all),
        VendorRow("NIM-174", "server-v1", "body", .object, types: [.spelledJSON, .object], evidence: [RowEvidence(.kind(.string), .weight(1))], mark: 8, writes: .all, members: 17),
        VendorRow("NIM-175", "server-v1", "body.msg", .words, .text, types: .string, writes: .all),
        VendorRow("NIM-176", "server-v1", "option", .object, types: [.spelledJSON, .object], evidence: [RowEvidence(.some, .weight(2)), RowEvidence(.kind(.string), .weight(2))], writes: .all, members: 18),
        VendorRow("NIM-177", "server-v1", "option.push", .negatedFlag, .isSilent, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-178", "server-v1", "option.needPushNick", .flag, .hasPrefix, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-179", "server-v1", "option.badge", .flag, .isCounted, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-180", "server-v1", "option.persistent", .flag, .isStored, types: .boolean, writes: .message),
    ]
}

@inline(never)
private func nimRows15() -> [VendorRow] {
    [
        VendorRow("NIM-181", "server-v1", "option.route", .flag, .routeIsEnabled, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-182", "server-v1", "option.roam", .notPushed, types: .boolean),
        VendorRow("NIM-183", "server-v1", "option.history", .notPushed, types: .boolean),
        VendorRow("NIM-184", "server-v1", "option.sendersync", .notPushed, types: .boolean),
        VendorRow("NIM-185", "server-v1", "option.sessionUpdate", .notPushed, types: .boolean),
        VendorRow("NIM-186", "server-v1", "pushcontent", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-187", "server-v1", "push_content", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-188", "server-v1", "payload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, evidence: [RowEvidence(.kind(.string), .weight(1))], writes: .all, also: [.rootData], members: 0),
        VendorRow("NIM-189", "server-v1", "pushPayload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(2))], also: [.rootData], members: 0),
        VendorRow("NIM-190", "server-v1", "forcepushlist", .own(4), .mentions, types: [.spelledJSON, .array], draft: 2, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-191", "server-v1", "forcepushall", .flag, .force, types: [.spelled, .boolean], draft: 10, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-192", "server-v1", "forcepushcontent", .words, .memberText, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
    ]
}

@inline(never)
private func nimRows16() -> [VendorRow] {
    [
        VendorRow("NIM-193", "server-v1", "isForcePush", .flag, .force, types: [.spelled, .boolean], draft: 3, evidence: [RowEvidence(.some, .weight(2))], writes: .notification),
        VendorRow("NIM-194", "server-v1", "sound", .soundName, .sound, types: .string, writes: .notification),
        VendorRow("NIM-195", "server-v1", "save", .own(9), .isStored, types: [.spelled, .integer], draft: 5, writes: .notification),
        VendorRow("NIM-196", "server-v1", "attach", .value, .kind, types: [.string, .spelledJSON], draft: 11, evidence: [RowEvidence(.kind(.string), .weight(2))], writes: [.notification, .recall], also: [.extension]),
        VendorRow("NIM-197", "server-v1", "ext", .spelledValue, .extension, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-198", "server-v1", "env", .words, .routeEnvironment, types: .string, writes: .all),
        VendorRow("NIM-199", "server-v1", "deleteMsgid", .identifier, .recallMessageID, types: [.string, .integer], evidence: [RowEvidence(.some, .weight(4)), RowEvidence(.filled, .word(1))], writes: .recall),
        VendorRow("NIM-200", "server-v1", "msg", .words, .recallNote, types: .string, writes: .recall),
        VendorRow("NIM-201", "server-v1", "timetag", .milliseconds, .timestamp, types: [.string, .integer]),
        VendorRow("NIM-202", "server-v1", "ignoreTime", .notPushed, types: [.string, .integer]),
        VendorRow("NIM-203", "server-v1", "needPush", .negatedFlag, .isSilent, types: [.spelled, .integer], evidence: [RowEvidence(.some, .weight(1)), RowEvidence(.whole, .weight(2))], mark: 2),
        VendorRow("NIM-204", "server-v1", "pushTitle", .words, .title, types: .string, evidence: [RowEvidence(.some, .weight(2))], mark: 2),
    ]
}

@inline(never)
private func nimRows17() -> [VendorRow] {
    [
        VendorRow("NIM-205", "server-v1", "needBadge", .flag, .isCounted, types: [.spelled, .integer], evidence: [RowEvidence(.some, .weight(1)), RowEvidence(.whole, .weight(2))], mark: 2),
        VendorRow("NIM-206", "server-v1", "isSave", .flag, .isStored, types: [.spelled, .integer], mark: 2),
        VendorRow("NIM-207", "server-v1", "isRoute", .flag, .routeIsEnabled, types: [.spelled, .integer], mark: 2),
        VendorRow("NIM-208", "server-v2", "conversation_id", .own(5), .conversationID, types: .string, draft: 6, evidence: [RowEvidence(.some, .weight(3))], writes: .recall, also: [.senderID, .conversationSort]),
        VendorRow("NIM-209", "server-v2", "sender_id", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-210", "server-v2", "receiver_ids", .identifierList, .receivers, types: .array, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-211", "server-v2", "receiver_id", .identifierList, .receivers, types: .string, evidence: [RowEvidence(.some, .weight(4))], writes: .all),
        VendorRow("NIM-212", "server-v2", "type", .own(6), .conversationKind, types: [.spelled, .integer], evidence: [RowEvidence(.own(1), .word(3))], writes: .notification, also: [.conversationSort]),
        VendorRow("NIM-213", "server-v2", "message", .object, types: .object, evidence: [RowEvidence(.members, .weight(4))], mark: 8, writes: .all, members: 20),
        VendorRow("NIM-214", "server-v2", "message.message_type", .own(7), .kind, types: .integer, draft: 0, writes: .message),
        VendorRow("NIM-215", "server-v2", "message.text", .words, .text, types: .string, writes: .all),
        VendorRow("NIM-216", "server-v2", "message.message_client_id", .identifier, .clientID, types: .string, writes: .message),
    ]
}

@inline(never)
private func nimRows18() -> [VendorRow] {
    [
        VendorRow("NIM-217", "server-v2", "message.attachment", .notPushed, types: .object),
        VendorRow("NIM-218", "server-v2", "push_config", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 21),
        VendorRow("NIM-219", "server-v2", "push_config.push_enabled", .negatedFlag, .isSilent, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-220", "server-v2", "push_config.push_nick_enabled", .flag, .hasPrefix, types: .boolean, writes: [.message, .notification]),
        VendorRow("NIM-221", "server-v2", "push_config.push_content", .words, .body, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-222", "server-v2", "push_config.push_payload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, writes: [.message, .notification], also: [.rootData], members: 0),
        VendorRow("NIM-223", "server-v2", "push_config.push_forcepush_enable", .flag, .force, types: .boolean, draft: 3, writes: .all),
        VendorRow("NIM-224", "server-v2", "push_config.push_forcepush_all", .flag, .force, types: .boolean, draft: 10, writes: .all),
        VendorRow("NIM-225", "server-v2", "push_config.push_forcepush_ids", .own(4), .mentions, types: .array, draft: 2, writes: .all),
        VendorRow("NIM-226", "server-v2", "push_config.push_forcepush_content", .words, .memberText, types: .string, writes: .all),
        VendorRow("NIM-227", "server-v2", "push_config.force_push", .flag, .force, types: .boolean, draft: 3, mark: 9),
        VendorRow("NIM-228", "server-v2", "push_config.force_push_account_ids", .own(4), .mentions, types: .array, draft: 2, mark: 9),
    ]
}

@inline(never)
private func nimRows19() -> [VendorRow] {
    [
        VendorRow("NIM-229", "server-v2", "push_config.force_push_content", .words, .memberText, types: .string, mark: 9),
        VendorRow("NIM-230", "server-v2", "push_config.push_title", .words, .title, types: .string, mark: 2),
        VendorRow("NIM-231", "server-v2", "push_config.push_badge_enabled", .flag, .isCounted, types: .boolean),
        VendorRow("NIM-232", "server-v2", "message_config", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 22),
        VendorRow("NIM-233", "server-v2", "message_config.unread_enabled", .flag, .isCounted, types: .boolean, writes: .message),
        VendorRow("NIM-234", "server-v2", "message_config.offline_enabled", .flag, .isStored, types: .boolean, writes: .message),
        VendorRow("NIM-235", "server-v2", "message_config.mutil_sync_enabled", .notPushed, types: .boolean),
        VendorRow("NIM-236", "server-v2", "message_config.history_enabled", .notPushed, types: .boolean),
        VendorRow("NIM-237", "server-v2", "message_config.roaming_enabled", .notPushed, types: .boolean),
        VendorRow("NIM-238", "server-v2", "message_config.conversation_update_enabled", .notPushed, types: .boolean),
        VendorRow("NIM-239", "server-v2", "route_config", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 23),
        VendorRow("NIM-240", "server-v2", "route_config.route_enabled", .flag, .routeIsEnabled, types: .boolean, writes: [.message, .notification]),
    ]
}

@inline(never)
private func nimRows20() -> [VendorRow] {
    [
        VendorRow("NIM-241", "server-v2", "route_config.route_environment", .words, .routeEnvironment, types: .string, writes: [.message, .notification]),
        VendorRow("NIM-242", "server-v2", "target_option", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 24),
        VendorRow("NIM-243", "server-v2", "target_option.receiver_account_ids", .identifierList, .members, types: .array, draft: 8, writes: .message),
        VendorRow("NIM-244", "server-v2", "target_option.inclusive", .flag, .excludedMembers, types: .boolean, draft: 9, writes: .message),
        VendorRow("NIM-245", "server-v2", "extension", .spelledValue, .extension, types: .string, evidence: [RowEvidence(.some, .weight(1))], writes: [.message, .notification]),
        VendorRow("NIM-246", "server-v2", "notification_config", .object, types: .object, evidence: [RowEvidence(.kind(.object), .weight(4))], writes: .all, members: 25),
        VendorRow("NIM-247", "server-v2", "notification_config.offline_enabled", .flag, .isStored, types: .boolean, writes: .notification),
        VendorRow("NIM-248", "server-v2", "notification_config.unread_enabled", .flag, .isCounted, types: .boolean, writes: .notification),
        VendorRow("NIM-249", "server-v2", "content", .value, .kind, types: .string, draft: 4, evidence: [RowEvidence(.some, .weight(1))], writes: .notification),
        VendorRow("NIM-250", "server-v2", "sound", .soundName, .sound, types: .string, writes: .notification),
        VendorRow("NIM-251", "server-v2", "offline_enabled", .flag, .isStored, types: .boolean, mark: 2),
        VendorRow("NIM-252", "server-v2", "unread_enabled", .flag, .isCounted, types: .boolean, mark: 2),
    ]
}

@inline(never)
private func nimRows21() -> [VendorRow] {
    [
        VendorRow("NIM-253", "server-v2", "server_id", .identifier, .recallMessageID, types: [.string, .integer], evidence: [RowEvidence(.some, .weight(3))], writes: .recall),
        VendorRow("NIM-254", "server-v2", "push_content", .words, .body, types: .string, evidence: [RowEvidence(.some, .weight(2))], mark: 7, writes: .recall),
        VendorRow("NIM-255", "server-v2", "push_payload", .object, types: [.spelledJSON, .object], draft: 1, rank: 60, evidence: [RowEvidence(.some, .weight(3))], mark: 7, writes: .recall, also: [.rootData], members: 0),
        VendorRow("NIM-256", "server-v2", "description", .words, .recallNote, types: .string, evidence: [RowEvidence(.filled, .word(4))], writes: .recall),
        VendorRow("NIM-257", "server-v2", "attach", .spelledValue, .extension, types: .string, writes: .recall),
        VendorRow("NIM-258", "server-v2", "route_environment", .words, .routeEnvironment, types: .string, evidence: [RowEvidence(.some, .weight(3))], writes: .recall),
        VendorRow("NIM-259", "server-v2", "message_time", .milliseconds, .timestamp, types: .integer, evidence: [RowEvidence(.some, .weight(3))], mark: 7),
        VendorRow("NIM-260", "server-v2", "ignore_revoke_time", .notPushed, types: [.boolean, .integer], evidence: [RowEvidence(.some, .weight(4))], mark: 7),
        VendorRow("NIM-261", "server-v2", "target_type", .own(10), .isForEveryone, types: .integer, mark: 10),
        VendorRow("NIM-262", "server-v2", "target_os", .notPushed, types: .array, mark: 10),
        VendorRow("NIM-263", "server-v2", "roam_enabled", .notPushed, types: .boolean),
        VendorRow("NIM-264", "server-v2", "roam_expire_after", .notPushed, types: .integer),
    ]
}

@inline(never)
private func nimRows22() -> [VendorRow] {
    [
        VendorRow("NIM-265", "sdk", "fromNick", .words, .senderName, types: .string),
        VendorRow("NIM-266", "sdk-v2", "senderName", .words, .senderName, types: .string, evidence: [RowEvidence(.some, .weight(1))]),
        VendorRow("NIM-267", "sdk-v2", "fromNick", .words, .senderName, types: .string),
        VendorRow("NIM-268", "server-v1", "senderName", .words, .senderName, types: .string),
        VendorRow("NIM-269", "server-v1", "fromNick", .words, .senderName, types: .string),
        VendorRow("NIM-270", "server-v2", "senderName", .words, .senderName, types: .string),
        VendorRow("NIM-271", "server-v2", "fromNick", .words, .senderName, types: .string),
        VendorRow("NIM-272", "sdk", "message.session", .object, types: .object, members: 4),
        VendorRow("NIM-273", "sdk", "message.from", .identifier, .senderID, types: .string, rank: 90),
        VendorRow("NIM-274", "sdk-v2", "message.conversationId", .own(5), .conversationID, types: .string, draft: 6, rank: 90, also: [.senderID, .conversationSort]),
        VendorRow("NIM-275", "sdk-v2", "message.senderId", .identifier, .senderID, types: .string, rank: 90),
        VendorRow("NIM-276", "copy", "convType", .own(11), .conversationKind, types: .string, evidence: [RowEvidence(.any, .word(5)), RowEvidence(.some, .word(6)), RowEvidence(.own(2), .word(7))], also: [.conversationSort]),
    ]
}

@inline(never)
private func nimRows23() -> [VendorRow] {
    [
        VendorRow("NIM-277", "copy", "eventType", .own(12), .kind, types: [.string, .integer], draft: 12, rank: 90, evidence: [RowEvidence(.any, .word(5)), RowEvidence(.own(3), .word(8)), RowEvidence(.own(4), .word(9))]),
        VendorRow("NIM-278", "copy", "to", .identifierList, .receivers, types: .string),
        VendorRow("NIM-279", "copy", "fromAccount", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("NIM-280", "copy", "fromNick", .words, .senderName, types: .string),
        VendorRow("NIM-281", "copy", "msgType", .own(13), .kind, types: .string, draft: 13, evidence: [RowEvidence(.some, .word(6)), RowEvidence(.own(5), .word(10))]),
        VendorRow("NIM-282", "copy", "body", .value, .text, types: .string, draft: 14),
        VendorRow("NIM-283", "copy", "attach", .value, types: [.spelledJSON, .object], draft: 11, also: [.extension]),
        VendorRow("NIM-284", "copy", "msgidClient", .identifier, .clientID, types: .string, evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("NIM-285", "copy", "msgidServer", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("NIM-286", "copy", "msgTimestamp", .milliseconds, .timestamp, types: .string),
        VendorRow("NIM-287", "copy", "ext", .spelledValue, .extension, types: .string),
        VendorRow("NIM-288", "copy", "customApnsText", .words, .body, types: .string),
    ]
}

@inline(never)
private func nimRows24() -> [VendorRow] {
    [
        VendorRow("NIM-289", "copy", "customSafeFlag", .flag, .isStored, types: .spelled),
        VendorRow("NIM-290", "copy", "tMembers", .notPushed, types: .string),
        VendorRow("NIM-291", "copy", "fromClientType", .notPushed, types: .string),
        VendorRow("NIM-292", "copy", "fromDeviceId", .notPushed, types: .string),
        VendorRow("NIM-293", "copy", "resendFlag", .notPushed, types: .string),
        VendorRow("NIM-294", "copy", "antispam", .notPushed, types: .string),
        VendorRow("NIM-295", "copy", "yidunRes", .notPushed, types: .string),
        VendorRow("NIM-296", "copy", "blacklist", .notPushed, types: .string),
        VendorRow("NIM-297", "copy", "ip", .notPushed, types: .string),
        VendorRow("NIM-298", "copy", "port", .notPushed, types: .string),
        VendorRow("NIM-299", "copy", "aiParams", .notPushed, types: [.string, .object]),
        VendorRow("NIM-300", "copy", "fromClientIp", .notPushed, types: .string),
    ]
}

@inline(never)
private func nimRows25() -> [VendorRow] {
    [
        VendorRow("NIM-301", "copy", "fromClientPort", .notPushed, types: .string),
        VendorRow("NIM-302", "copy", "clientId", .identifier, .recallClientID, types: .string, evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("NIM-303", "copy", "msgId", .identifier, .recallMessageID, types: [.string, .integer], evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("NIM-304", "copy", "from", .identifier, .senderID, types: .string),
        VendorRow("NIM-305", "copy", "deleteTime", .milliseconds, .timestamp, types: [.string, .integer]),
        VendorRow("NIM-306", "copy", "sendTime", .notPushed, types: [.string, .integer]),
        VendorRow("NIM-307", "copy", "selfMsg", .notPushed, types: [.string, .boolean]),
        VendorRow("NIM-308", "payload", "aps", .object, types: .object, rank: 70, evidence: [RowEvidence(.kind(.object), .word(11))], also: [.apsExtras], members: 28),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 80, also: [.explicitBody, .explicitExtras], members: 29),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
        VendorRow("AP-029", "payload", "aps.alert.body", .words, .explicitBody, types: [.string, .object]),
    ]
}

@inline(never)
private func nimRows26() -> [VendorRow] {
    [
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
    ]
}

@inline(never)
private func nimRows27() -> [VendorRow] {
    [
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("NIM-330", "payload", "nim", .own(14), types: [.integer, .string], evidence: [RowEvidence(.some, .claim)]),
        VendorRow("NIM-331", "payload", "pushTitle", .words, .title, types: .string, also: [.rootData]),
        VendorRow("NIM-332", "payload", "apns-collapse-id", .words, .collapseID, types: .string),
        VendorRow("NIM-333", "payload", "pushkitFirst", .flag, .isVoIP, types: .boolean, also: [.rootData]),
        VendorRow("NIM-334", "payload", "hwField", .keptAside, .platforms, types: [.object, .spelledJSON]),
        VendorRow("NIM-335", "payload", "hwPassThroughField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-336", "payload", "honorField", .keptAside, .platforms, types: [.object, .spelledJSON]),
    ]
}

@inline(never)
private func nimRows28() -> [VendorRow] {
    [
        VendorRow("NIM-337", "payload", "honorPassThroughField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-338", "payload", "vivoField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-339", "payload", "oppoField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-340", "payload", "fcmField", .keptAside, .platforms, types: .object),
        VendorRow("NIM-341", "payload", "fcmFieldV1", .keptAside, .platforms, types: .object),
        VendorRow("NIM-342", "payload", "harmonyField", .keptAside, .platforms, types: [.object, .spelledJSON]),
        VendorRow("NIM-343", "sdk", "to", .identifier, .conversationID, types: .string),
        VendorRow("NIM-344", "sdk", "sessionId", .identifier, .conversationID, types: .string, evidence: [RowEvidence(.some, .weight(1))]),
        VendorRow("NIM-345", "sdk", "receiver_accid_", .identifier, .conversationID, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-346", "sdk", "sessionType", .own(2), .conversationKind, types: [.string, .integer], evidence: [RowEvidence(.some, .weight(2))], also: [.conversationSort]),
        VendorRow("NIM-347", "sdk", "scene", .own(2), .conversationKind, types: .string, evidence: [RowEvidence(.own(6), .weight(4))], also: [.conversationSort]),
        VendorRow("NIM-348", "sdk", "session_type_", .own(15), .conversationKind, types: .integer, evidence: [RowEvidence(.some, .weight(4))], also: [.conversationSort]),
    ]
}

@inline(never)
private func nimRows29() -> [VendorRow] {
    [
        VendorRow("NIM-349", "sdk", "type", .own(3), .kind, types: [.string, .integer], draft: 0),
        VendorRow("NIM-350", "sdk", "type_", .own(7), .kind, types: .integer, draft: 0),
        VendorRow("NIM-351", "sdk", "fromAccount", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-352", "sdk", "sender_accid_", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-353", "sdk", "fromNickname", .words, .senderName, types: .string, evidence: [RowEvidence(.some, .weight(2))]),
        VendorRow("NIM-354", "sdk", "readonly_sender_nickname_", .words, .senderName, types: .string),
        VendorRow("NIM-355", "sdk", "uuid", .identifier, .clientID, types: .string, evidence: [RowEvidence(.some, .weight(1))]),
        VendorRow("NIM-356", "sdk", "idClient", .identifier, .clientID, types: .string, evidence: [RowEvidence(.some, .weight(3))]),
        VendorRow("NIM-357", "sdk", "client_msg_id_", .identifier, .clientID, types: .string, evidence: [RowEvidence(.some, .weight(4))]),
        VendorRow("NIM-358", "sdk", "serverId", .identifier, .id, types: [.string, .integer]),
        VendorRow("NIM-359", "sdk", "idServer", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .weight(3))]),
        VendorRow("NIM-360", "sdk", "readonly_server_id_", .identifier, .id, types: .string),
    ]
}

@inline(never)
private func nimRows30() -> [VendorRow] {
    [
        VendorRow("NIM-361", "sdk", "time", .milliseconds, .timestamp, types: .integer),
        VendorRow("NIM-362", "sdk", "timetag_", .milliseconds, .timestamp, types: .integer),
        VendorRow("NIM-363", "sdk", "body", .words, .text, types: .string),
        VendorRow("NIM-364", "sdk", "tip", .words, .text, types: .string),
        VendorRow("NIM-365", "sdk", "content_", .words, .text, types: .string),
        VendorRow("NIM-366", "sdk", "custom", .spelledValue, .extension, types: [.string, .object]),
        VendorRow("NIM-367", "sdk", "ext", .spelledValue, .extension, types: [.string, .object]),
        VendorRow("NIM-368", "sdk", "remoteExtension", .spelledValue, .extension, types: [.object, .string], evidence: [RowEvidence(.some, .weight(3))]),
        VendorRow("NIM-369", "sdk", "server_ext_", .spelledValue, .extension, types: [.object, .string]),
        VendorRow("NIM-370", "sdk", "enablePersist", .flag, .isStored, types: .boolean),
        VendorRow("NIM-371", "sdk", "isOfflinable", .flag, .isStored, types: .boolean),
        VendorRow("NIM-372", "sdk", "need_offline_", .flag, .isStored, types: [.boolean, .spelled]),
    ]
}

@inline(never)
private func nimRows31() -> [VendorRow] {
    [
        VendorRow("NIM-373", "sdk", "enableRoute", .flag, .routeIsEnabled, types: .boolean),
        VendorRow("NIM-374", "sdk", "cc", .flag, .routeIsEnabled, types: .boolean),
        VendorRow("NIM-375", "sdk", "routable_", .flag, .routeIsEnabled, types: [.boolean, .spelled]),
        VendorRow("NIM-376", "sdk", "env_config_", .words, .routeEnvironment, types: .string),
        VendorRow("NIM-377", "sdk", "messageAttachment", .notPushed, types: .object),
        VendorRow("NIM-378", "sdk", "file", .notPushed, types: .object),
        VendorRow("NIM-379", "sdk", "geo", .notPushed, types: .object),
        VendorRow("NIM-380", "sdk", "attach_", .notPushed, types: .string),
        VendorRow("NIM-381", "copy", "toAccount", .identifierList, .receivers, types: .string),
        VendorRow("NIM-382", "sdk-v2", "calleeAccountId", .identifierList, .receivers, types: .string, draft: 15, evidence: [RowEvidence(.some, .weight(4))], mark: 2),
        VendorRow("NIM-383", "sdk-v2", "inviteeAccountId", .identifierList, .receivers, types: .string, draft: 15, evidence: [RowEvidence(.some, .weight(4))], mark: 2),
        VendorRow("NIM-384", "sdk-v2", "inviterAccountId", .identifier, .senderID, types: .string, mark: 2),
    ]
}

@inline(never)
private func nimRows32() -> [VendorRow] {
    [
        VendorRow("NIM-385", "server-v2", "callee_account_id", .identifierList, .receivers, types: .string, draft: 15, evidence: [RowEvidence(.some, .weight(4))], mark: 2),
        VendorRow("NIM-386", "server-v2", "invitee_account_id", .identifierList, .receivers, types: .string, draft: 15, evidence: [RowEvidence(.some, .weight(4))], mark: 2),
        VendorRow("NIM-387", "server-v2", "inviter_account_id", .identifier, .senderID, types: .string, mark: 2),
        VendorRow("NIM-388", "sdk", "accountId", .identifierList, .receivers, types: .string, draft: 15),
        VendorRow("NIM-389", "sdk", "account", .identifierList, .receivers, types: .string, draft: 15),
        VendorRow("NIM-390", "sdk", "account_id_", .identifierList, .receivers, types: .string, draft: 15),
        VendorRow("NIM-391", "sdk", "calleeAccountId", .identifierList, .receivers, types: .string, draft: 15, mark: 2),
        VendorRow("NIM-392", "*", "pushPayload.channel_id", .keptAside, .platforms, types: .string, also: [.rootData]),
    ]
}

private let nimPlatforms = [nimPlatforms0(), nimPlatforms1(), nimPlatforms2(), nimPlatforms3(), nimPlatforms4()].flatMap(\.self)

@inline(never)
private func nimPlatforms0() -> [PlatformSetting] {
    [
        PlatformSetting("PF-012", "fcm.channel", ["fcmFieldV1", "message", "android", "notification", "channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-013", "fcm.channel", ["fcmField", "android_channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-041", "huawei.clickTarget", ["hwField", "click_action"], types: .object),
        PlatformSetting("PF-042", "huawei.badge", ["hwField", "badge"], types: .object),
        PlatformSetting("PF-043", "huawei.style", ["hwField", "style"], types: .integer),
        PlatformSetting("PF-044", "huawei.data", ["hwField", "androidConfig", "data"], types: .string),
        PlatformSetting("PF-045", "huawei.urgency", ["hwField", "androidConfig", "urgency"], types: .string),
        PlatformSetting("PF-046", "huawei.collapseKey", ["hwField", "androidConfig", "collapse_key"], types: .integer),
        PlatformSetting("PF-047", "huawei.passThrough", ["hwPassThroughField"], types: .object),
        PlatformSetting("PF-048", "honor.clickTarget", ["honorField", "notification", "clickAction"], types: .object),
        PlatformSetting("PF-049", "honor.title", ["honorField", "notification", "title"], types: .string),
        PlatformSetting("PF-050", "honor.body", ["honorField", "notification", "body"], types: .string),
    ]
}

@inline(never)
private func nimPlatforms1() -> [PlatformSetting] {
    [
        PlatformSetting("PF-051", "honor.style", ["honorField", "notification", "style"], types: .integer),
        PlatformSetting("PF-052", "honor.data", ["honorField", "data"], types: .string),
        PlatformSetting("PF-053", "honor.tag", ["honorField", "biTag"], types: .string),
        PlatformSetting("PF-054", "honor.passThrough", ["honorPassThroughField"], types: .object),
        PlatformSetting("PF-055", "vivo.skipType", ["vivoField", "skipType"], types: [.string, .integer]),
        PlatformSetting("PF-056", "vivo.skipContent", ["vivoField", "skipContent"], types: .string),
        PlatformSetting("PF-057", "vivo.classification", ["vivoField", "classification"], types: [.string, .integer], class: .category),
        PlatformSetting("PF-058", "vivo.pushMode", ["vivoField", "pushMode"], types: [.string, .integer]),
        PlatformSetting("PF-059", "vivo.networkType", ["vivoField", "networkType"], types: [.string, .integer]),
        PlatformSetting("PF-060", "oppo.clickType", ["oppoField", "click_action_type"], types: .integer),
        PlatformSetting("PF-061", "oppo.clickTarget", ["oppoField", "click_action_activity"], types: .string),
        PlatformSetting("PF-062", "oppo.clickURL", ["oppoField", "click_action_url"], types: .string),
    ]
}

@inline(never)
private func nimPlatforms2() -> [PlatformSetting] {
    [
        PlatformSetting("PF-063", "oppo.parameters", ["oppoField", "action_parameters"], types: [.string, .object]),
        PlatformSetting("PF-064", "oppo.style", ["oppoField", "style"], types: .integer),
        PlatformSetting("PF-065", "oppo.subtitle", ["oppoField", "sub_title"], types: .string),
        PlatformSetting("PF-066", "oppo.networkType", ["oppoField", "network_type"], types: .integer),
        PlatformSetting("PF-067", "fcm.validateOnly", ["fcmFieldV1", "validate_only"], types: .boolean),
        PlatformSetting("PF-068", "fcm.data", ["fcmFieldV1", "message", "data"], types: .object),
        PlatformSetting("PF-069", "fcm.priority", ["fcmFieldV1", "message", "android", "priority"], types: .string),
        PlatformSetting("PF-070", "fcm.googleOptions", ["fcmFieldV1", "message", "android", "fcm_options"], types: .object),
        PlatformSetting("PF-071", "fcm.clickAction", ["fcmFieldV1", "message", "android", "notification", "click_action"], types: .string),
        PlatformSetting("PF-072", "fcm.color", ["fcmFieldV1", "message", "android", "notification", "color"], types: .string),
        PlatformSetting("PF-073", "fcm.directBoot", ["fcmFieldV1", "message", "android", "direct_boot_ok"], types: .boolean),
        PlatformSetting("PF-074", "harmony.clickTarget", ["harmonyField", "payload", "notification", "clickAction"], types: .object),
    ]
}

@inline(never)
private func nimPlatforms3() -> [PlatformSetting] {
    [
        PlatformSetting("PF-075", "harmony.title", ["harmonyField", "payload", "notification", "title"], types: .string),
        PlatformSetting("PF-076", "harmony.body", ["harmonyField", "payload", "notification", "body"], types: .string),
        PlatformSetting("PF-077", "harmony.badge", ["harmonyField", "payload", "notification", "badge"], types: .object),
        PlatformSetting("PF-078", "harmony.timeToLive", ["harmonyField", "pushOptions", "ttl"], types: .integer),
        PlatformSetting("PF-079", "huawei.category", ["hwField", "androidConfig", "category"], types: .string, class: .category),
        PlatformSetting("PF-080", "huawei.channel", ["hwField", "channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-081", "huawei.targetUserType", ["hwField", "target_user_type"], types: .integer),
        PlatformSetting("PF-082", "honor.importance", ["honorField", "notification", "importance"], types: .string, class: .importance),
        PlatformSetting("PF-083", "honor.targetUserType", ["honorField", "targetUserType"], types: .integer),
        PlatformSetting("PF-084", "oppo.channel", ["oppoField", "channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-085", "oppo.category", ["oppoField", "category"], types: .string, class: .category),
        PlatformSetting("PF-086", "oppo.notifyLevel", ["oppoField", "notify_level"], types: .integer, class: .alert),
    ]
}

@inline(never)
private func nimPlatforms4() -> [PlatformSetting] {
    [
        PlatformSetting("PF-087", "vivo.category", ["vivoField", "category"], types: .string, class: .category),
        PlatformSetting("PF-088", "fcm.channel", ["fcmField", "channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-089", "harmony.category", ["harmonyField", "payload", "notification", "category"], types: .string, class: .category),
        PlatformSetting("PF-090", "harmony.testMessage", ["harmonyField", "pushOptions", "testMessage"], types: .boolean),
        PlatformSetting("PF-091", "harmony.notifyID", ["harmonyField", "payload", "notification", "notifyId"], types: .integer),
        PlatformSetting("PF-229", "honor.image", ["honorField", "notification", "image"], types: .string),
        PlatformSetting("PF-272", "xiaomi.channel", ["channel_id"], types: .string, class: .channel),
    ]
}
