// Made from Mappings/easemob.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which Easemob's messages come, as `Mappings/shapes.tsv` has them.
enum EasemobShape: String, VendorShapeName {
    /// A client SDK's message as JSON.
    case sdk
    /// The body of a current REST send.
    case rest
    /// The body of a REST send of the older API, and of the broadcasts of both.
    case restLegacy = "rest-legacy"
    /// A webhook before or after sending.
    case callback
    /// A bare ext dictionary.
    case ext
    /// A push as a device received it.
    case payload
    /// A message of the JavaScript SDK.
    case web

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
        case .rest: 1
        case .restLegacy: 2
        case .callback: 3
        case .ext: 4
        case .payload: 5
        case .web: 6
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum EasemobDraft: UInt8, VendorDraftName {
    case body
    case sender
    case receivers
}

/// What keys say of the message as a whole by being there.
enum EasemobMark: UInt8, VendorMarkName {
    case template
    case directed
    case devices
}

/// The vendor's lists of words, by their places in the table.
enum EasemobWords: UInt8, CaseIterable {
    case callbackTypes
    case callbackRecalls
    case receipts
}

/// The vendor's own ways of reading a value.
enum EasemobTransform: UInt8, CaseIterable {
    case soundFile
    case oneOrZero
    case voipWord
    case audience
    case silence
    case callWord
    case directedTargets
    case userID
    case userIDList
    case conversationKind
    case messageKind
    case routeType
    case callbackType
    case callbackKind
    case mergedWord
}

/// What keys at the root say of a message's shape.
enum EasemobEvidence: UInt8, VendorEvidenceName {
    case ext
    case decoration
    case named
    case receivers
    case addressed
    case chatType
    case body
    case kind
    case kindNumber
    case callback
    case targetType
    case target
    case message
    case told
    case recall
    case payload
    case content
    case aps
    case sender
    case receiver
    case data
    case pushMark
    case webType
    case receipt
    case legacyPath
}

/// The vendor's own tests of such a key's value.
enum EasemobEvidenceTest: UInt8, CaseIterable {
    case decorated
    case kindWord
    case messageType
    case recallType
    case bodied
    case receiptType
}

extension VendorTable {
    /// The rows of `Mappings/easemob.tsv`.
    static let easemob = VendorTable(
        "Easemob", vendors: ["easemob", "agora"],
        rows: easemobRows,
        objects: [
            VendorObject(rows: [1, 27, 28, 36, 46, 51, 52, 53, 54, 55, 56], rest: .extension, holder: 0),
            VendorObject(rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26], rest: .appData, holder: 1),
            VendorObject(rows: [29, 30, 31, 32, 33, 34, 35], rest: .undocumented, holder: 28),
            VendorObject(rows: [37, 38, 39, 40, 41], rest: .undocumented, holder: 36),
            VendorObject(rows: [42, 43, 44, 45], rest: .undocumented, holder: 41),
            VendorObject(rows: [47, 48, 49, 50], rest: .undocumented, holder: 46),
            VendorObject(rows: [57, 58, 59, 60, 61, 62, 63, 64, 70, 0], rest: .unknown),
            VendorObject(rows: [65, 66, 67, 68, 69], rest: .media, holder: 64),
            VendorObject(rows: [71, 72, 73, 74, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 149, 0], rest: .unknown),
            VendorObject(rows: [75, 76, 77, 78], rest: .media, holder: 74),
            VendorObject(rows: [89, 90, 91, 92, 99, 100, 101, 102, 166, 167, 0], rest: .unknown),
            VendorObject(rows: [93, 94, 95, 96, 97, 98], rest: .media, holder: 92),
            VendorObject(rows: [103, 104, 105, 106, 107, 108, 109, 144, 145, 146, 147, 148, 150, 0], rest: .unknown),
            VendorObject(rows: [110, 111, 112, 113, 114, 151, 168, 0], rest: .media, holder: 109),
            VendorObject(rows: [115, 137, 138, 139, 140, 141, 142, 143], rest: .rootData),
            VendorObject(rows: [116, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136], rest: .apsExtras, holder: 115),
            VendorObject(rows: [117, 118, 119, 120, 121, 122, 123, 124, 125, 126], rest: .alertExtras, holder: 116),
            VendorObject(rows: [152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 0], rest: .media),
        ],
        shapes: [
            VendorShape("sdk", root: 6, sender: .client, isWritten: true),
            VendorShape("rest", root: 8, sender: .server, isWritten: true, paths: [CallPath("/{org}/{app}/messages/users", of: .conversation(.direct)), CallPath("/{org}/{app}/messages/chatgroups/users", of: .members(.group)), CallPath("/{org}/{app}/messages/chatrooms/users", of: .members(.room)), CallPath("/{org}/{app}/messages/chatgroups", of: .conversation(.group)), CallPath("/{org}/{app}/messages/chatrooms", of: .conversation(.room))]),
            VendorShape("rest-legacy", root: 10, sender: .server, isWritten: true, paths: [CallPath("/{org}/{app}/messages/users/broadcast", of: .online), CallPath("/{org}/{app}/messages/broadcast", of: .everyone), CallPath("/{org}/{app}/messages"), CallPath("/{org}/{app}/messages/chatrooms/broadcast", of: .conversation(.room))]),
            VendorShape("callback", root: 12, sender: .vendor),
            VendorShape("ext", root: 0, sender: .client, isPart: true, isWritten: true),
            VendorShape("payload", root: 14, sender: .vendor),
            VendorShape("web", root: 17, sender: .client),
        ],
        client: 0,
        server: 1,
        delivered: 5,
        platforms: easemobPlatforms,
        words: easemobWords, bodies: .easemob)
}

private let easemobRows = [easemobRows0(), easemobRows1(), easemobRows2(), easemobRows3(), easemobRows4(), easemobRows5(), easemobRows6(), easemobRows7(), easemobRows8(), easemobRows9(), easemobRows10(), easemobRows11(), easemobRows12(), easemobRows13(), easemobRows14()].flatMap(\.self)

@inline(never)
private func easemobRows0() -> [VendorRow] {
    [
        VendorRow("EM-001", "*", "ext", .object, types: .object, rank: 30, evidence: [RowEvidence(.kind(.object), .word(0)), RowEvidence(.own(0), .word(1))], also: [.extension], members: 0),
        VendorRow("EM-002", "*", "ext.em_apns_ext", .object, types: [.object, .string], rank: 40, writes: .all, members: 1),
        VendorRow("EM-003", "*", "ext.em_apns_ext.em_push_title", .words, .title, types: .string, rank: 2, writes: .all, strips: true),
        VendorRow("EM-004", "*", "ext.em_apns_ext.em_push_content", .words, .body, types: .string, rank: 2, writes: .all, strips: true),
        VendorRow("EM-005", "*", "ext.em_apns_ext.em_alert_subTitle", .words, .subtitle, types: .string, writes: .all),
        VendorRow("EM-006", "*", "ext.em_apns_ext.em_push_name", .words, .title, types: .string, rank: 4, strips: true),
        VendorRow("EM-007", "*", "ext.em_apns_ext.em_alert_title", .words, .title, types: .string, rank: 3),
        VendorRow("EM-008", "*", "ext.em_apns_ext.em_alert_body", .words, .body, types: .string, rank: 3),
        VendorRow("EM-009", "*", "ext.em_apns_ext.em_push_category", .words, .category, types: .string, writes: .all),
        VendorRow("EM-010", "*", "ext.em_apns_ext.em_push_mutable_content", .flag, .isMutable, types: .boolean, writes: .all),
        VendorRow("EM-011", "*", "ext.em_apns_ext.em_push_sound", .own(0), .sound, types: .string, rank: 2, writes: .all),
        VendorRow("EM-012", "*", "ext.em_apns_ext.em_push_badge", .count, .badge, types: [.integer, .string], writes: .all),
    ]
}

@inline(never)
private func easemobRows1() -> [VendorRow] {
    [
        VendorRow("EM-013", "*", "ext.em_apns_ext.em_push_content_available", .own(1), .isContentAvailable, types: .integer, writes: .all),
        VendorRow("EM-014", "*", "ext.em_apns_ext.thread_id", .words, .threadID, types: .string, writes: .all),
        VendorRow("EM-015", "*", "ext.em_apns_ext.em_push_collapse_key", .words, .collapseID, types: .string, writes: .all),
        VendorRow("EM-016", "*", "ext.em_apns_ext.em_push_type", .own(2), .isVoIP, types: .string),
        VendorRow("EM-017", "*", "ext.em_apns_ext.em_push_title_loc_key", .words, .titleLocKey, types: .string, writes: .all),
        VendorRow("EM-018", "*", "ext.em_apns_ext.em_push_title_loc_args", .arguments, .titleLocArgs, types: .array, writes: .all),
        VendorRow("EM-019", "*", "ext.em_apns_ext.em_push_body_loc_key", .words, .locKey, types: .string, writes: .all),
        VendorRow("EM-020", "*", "ext.em_apns_ext.em_push_body_loc_args", .arguments, .locArgs, types: .array, writes: .all),
        VendorRow("EM-021", "*", "ext.em_apns_ext.em_at_list", .own(3), .mentions, types: [.array, .string], rank: 2),
        VendorRow("EM-022", "*", "ext.em_apns_ext.extern", .filledValue, .appData, types: .any, rank: 2, writes: .all, strips: true),
        VendorRow("EM-023", "*", "ext.em_apns_ext.em_push_ignore_sound", .own(4), .sound, types: [.boolean, .string], rank: 1, writes: .all),
        VendorRow("EM-024", "*", "ext.em_apns_ext.em_push_channel_id", .keptAside, .platforms, types: .string, writes: .all, strips: true),
    ]
}

@inline(never)
private func easemobRows2() -> [VendorRow] {
    [
        VendorRow("EM-025", "*", "ext.em_apns_ext.em_huawei_push_badge_class", .keptAside, .platforms, types: .string, writes: .all, strips: true),
        VendorRow("EM-026", "*", "ext.em_apns_ext.em_oppo_push_channel_id", .keptAside, .platforms, types: .string, writes: .all),
        VendorRow("EM-027", "*", "ext.em_apns_ext.em_ignore_notification", .ineffective, types: .boolean),
        VendorRow("EM-028", "*", "ext.em_at_list", .own(3), .mentions, types: [.array, .string], rank: 1, writes: .all),
        VendorRow("EM-029", "*", "ext.em_push_ext", .object, types: .object, rank: 50, writes: .all, members: 2),
        VendorRow("EM-030", "*", "ext.em_push_ext.title", .words, .title, types: .string, rank: 1, writes: .all),
        VendorRow("EM-031", "*", "ext.em_push_ext.content", .words, .body, types: .string, rank: 1),
        VendorRow("EM-032", "*", "ext.em_push_ext.custom", .value, .appData, types: .any, rank: 1, writes: .all),
        VendorRow("EM-033", "*", "ext.em_push_ext.group_user_nickname", .words, .senderGroupName, types: .string, writes: .all),
        VendorRow("EM-034", "*", "ext.em_push_ext.type", .own(5), .isVoIP, types: .string, writes: .all),
        VendorRow("EM-035", "*", "ext.em_push_ext.sound", .ineffective, types: .string),
        VendorRow("EM-036", "*", "ext.em_push_ext.channel_id", .keptAside, .platforms, types: .string, writes: .all),
    ]
}

@inline(never)
private func easemobRows3() -> [VendorRow] {
    [
        VendorRow("EM-037", "*", "ext.em_push_template", .object, types: [.object, .string], rank: 70, mark: 0, writes: .all, also: [.templateTitleArguments, .templateContentArguments], members: 3),
        VendorRow("EM-038", "*", "ext.em_push_template.name", .words, .templateName, types: .string, writes: .all),
        VendorRow("EM-039", "*", "ext.em_push_template.title_args", .arguments, .templateTitleArguments, types: .array, writes: .all),
        VendorRow("EM-040", "*", "ext.em_push_template.content_args", .arguments, .templateContentArguments, types: .array, writes: .all),
        VendorRow("EM-041", "*", "ext.em_push_template.disable_at_content", .flag, .mentionTextDisabled, types: .boolean, writes: .all),
        VendorRow("EM-042", "*", "ext.em_push_template.directed_template", .object, types: .object, rank: 80, mark: 1, writes: .all, members: 4),
        VendorRow("EM-043", "*", "ext.em_push_template.directed_template.target", .own(6), .directedTargets, types: .array, writes: .all),
        VendorRow("EM-044", "*", "ext.em_push_template.directed_template.name", .words, .directedName, types: .string, writes: .all),
        VendorRow("EM-045", "*", "ext.em_push_template.directed_template.title_args", .arguments, .directedTitleArguments, types: .array, writes: .all),
        VendorRow("EM-046", "*", "ext.em_push_template.directed_template.content_args", .arguments, .directedContentArguments, types: .array, writes: .all),
        VendorRow("EM-047", "*", "ext.em_push_filter", .object, types: .object, rank: 60, mark: 2, writes: .all, members: 5),
        VendorRow("EM-048", "*", "ext.em_push_filter.accept_device_id", .identifierList, .acceptedDevices, types: .array, writes: .all),
    ]
}

@inline(never)
private func easemobRows4() -> [VendorRow] {
    [
        VendorRow("EM-049", "*", "ext.em_push_filter.ignore_device_id", .identifierList, .ignoredDevices, types: .array, writes: .all),
        VendorRow("EM-050", "*", "ext.em_push_filter.accept_notifier_name", .identifierList, .acceptedNotifiers, types: .array, writes: .all),
        VendorRow("EM-051", "*", "ext.em_push_filter.ignore_notifier_name", .identifierList, .ignoredNotifiers, types: .array, writes: .all),
        VendorRow("EM-052", "*", "ext.em_ignore_notification", .flag, .isSilent, types: .boolean, writes: .all),
        VendorRow("EM-053", "*", "ext.em_force_notification", .everyone, .force, types: .boolean, writes: .all),
        VendorRow("EM-054", "*", "ext.em_android_push_ext", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("EM-055", "*", "ext.em_harmony_push_ext", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("EM-056", "*", "ext.em_push_mutable_content", .ineffective, types: [.boolean, .integer]),
        VendorRow("EM-057", "*", "ext.mutable-content", .ineffective, types: [.boolean, .integer]),
        VendorRow("EM-058", "sdk", "from", .own(7), .senderID, types: .string, evidence: [RowEvidence(.kind(.string), .word(2))], writes: .all),
        VendorRow("EM-059", "sdk", "to", .own(8), .receivers, types: [.string, .array], evidence: [RowEvidence(.kind(.array), .word(3)), RowEvidence(.kind(.string), .word(2)), RowEvidence(.some, .word(4))], writes: .all),
        VendorRow("EM-060", "sdk", "chatType", .own(9), .conversationKind, types: [.string, .integer], evidence: [RowEvidence(.any, .word(5)), RowEvidence(.some, .word(4))], writes: .all),
    ]
}

@inline(never)
private func easemobRows5() -> [VendorRow] {
    [
        VendorRow("EM-061", "sdk", "groupId", .own(7), .conversationID, types: .string, evidence: [RowEvidence(.kind(.string), .word(2)), RowEvidence(.some, .word(4))], writes: .all),
        VendorRow("EM-062", "sdk", "msgId", .identifier, .id, types: .string, evidence: [RowEvidence(.kind(.string), .word(2))], writes: .all),
        VendorRow("EM-063", "sdk", "timestamp", .milliseconds, .timestamp, types: [.integer, .string], writes: .all),
        VendorRow("EM-064", "sdk", "deliverOnlineOnly", .flag, .isOnlineOnly, types: .boolean, writes: .all),
        VendorRow("EM-065", "sdk", "body", .object, types: .object, draft: 0, rank: 20, evidence: [RowEvidence(.kind(.object), .word(6))], writes: .all, members: 7),
        VendorRow("EM-066", "sdk", "body.type", .own(10), .kind, types: .string, writes: .all),
        VendorRow("EM-067", "sdk", "body.msg", .copy, .text, types: .string, writes: .all),
        VendorRow("EM-068", "sdk", "body.action", .notPushed, types: .string),
        VendorRow("EM-069", "sdk", "body.customEvent", .notPushed, types: .string),
        VendorRow("EM-070", "sdk", "body.customExts", .notPushed, types: [.object, .array]),
        VendorRow("EM-071", "sdk", "bodies", .firstObject, types: .array, draft: 0, rank: 19, evidence: [RowEvidence(.kind(.array), .word(6))], members: 7),
        VendorRow("EM-072", "rest", "from", .own(7), .senderID, types: .string, writes: .all),
    ]
}

@inline(never)
private func easemobRows6() -> [VendorRow] {
    [
        VendorRow("EM-073", "rest", "to", .own(8), .receivers, types: [.array, .string], writes: .all),
        VendorRow("EM-074", "rest", "type", .own(10), .kind, types: .string, evidence: [RowEvidence(.own(1), .word(7)), RowEvidence(.whole, .word(8))], writes: .all),
        VendorRow("EM-075", "rest", "body", .object, types: .object, rank: 20, writes: .all, members: 9),
        VendorRow("EM-076", "rest", "body.msg", .copy, .text, types: .string, writes: .all),
        VendorRow("EM-077", "rest", "body.action", .notPushed, types: .string),
        VendorRow("EM-078", "rest", "body.customEvent", .notPushed, types: .string),
        VendorRow("EM-079", "rest", "body.customExts", .notPushed, types: [.object, .array]),
        VendorRow("EM-080", "rest", "routetype", .own(11), .isOnlineOnly, types: .string, writes: .all),
        VendorRow("EM-081", "rest", "users", .own(8), .members, types: .array, evidence: [RowEvidence(.some, .word(4))], writes: .all),
        VendorRow("EM-082", "rest", "sync_device", .notPushed, types: .boolean),
        VendorRow("EM-083", "rest", "roam_ignore_users", .notPushed, types: .array),
        VendorRow("EM-084", "rest", "need_group_ack", .notPushed, types: .boolean),
    ]
}

@inline(never)
private func easemobRows7() -> [VendorRow] {
    [
        VendorRow("EM-085", "rest", "chatroom_msg_level", .notPushed, types: .string),
        VendorRow("EM-086", "rest", "chat_type", .own(9), .conversationKind, types: .string, evidence: [RowEvidence(.any, .word(9)), RowEvidence(.some, .word(4))]),
        VendorRow("EM-087", "rest", "group_id", .own(7), .conversationID, types: .string, evidence: [RowEvidence(.some, .word(4))]),
        VendorRow("EM-088", "rest", "msg_id", .identifier, .id, types: .string),
        VendorRow("EM-089", "rest", "timestamp", .milliseconds, .timestamp, types: [.integer, .string]),
        VendorRow("EM-090", "rest-legacy", "from", .own(7), .senderID, types: .string, writes: .all),
        VendorRow("EM-091", "rest-legacy", "target_type", .own(9), .conversationKind, types: .string, evidence: [RowEvidence(.kind(.string), .word(10)), RowEvidence(.some, .word(4))], writes: .all),
        VendorRow("EM-092", "rest-legacy", "target", .own(8), .receivers, types: [.array, .string], evidence: [RowEvidence(.any, .word(11)), RowEvidence(.some, .word(4))], writes: .all),
        VendorRow("EM-093", "rest-legacy", "msg", .object, types: .object, rank: 20, evidence: [RowEvidence(.kind(.object), .word(12))], writes: .all, members: 11),
        VendorRow("EM-094", "rest-legacy", "msg.type", .own(10), .kind, types: .string, writes: .all),
        VendorRow("EM-095", "rest-legacy", "msg.msg", .copy, .text, types: .string, writes: .all),
        VendorRow("EM-096", "rest-legacy", "msg.action", .notPushed, types: .string),
    ]
}

@inline(never)
private func easemobRows8() -> [VendorRow] {
    [
        VendorRow("EM-097", "rest-legacy", "msg.customEvent", .notPushed, types: .string),
        VendorRow("EM-098", "rest-legacy", "msg.customExts", .notPushed, types: [.object, .array]),
        VendorRow("EM-099", "rest-legacy", "msg.v2:customExts", .notPushed, types: .object),
        VendorRow("EM-100", "rest-legacy", "chat_type", .own(9), .conversationKind, types: .string, rank: 40),
        VendorRow("EM-101", "rest-legacy", "group_id", .own(7), .conversationID, types: .string),
        VendorRow("EM-102", "rest-legacy", "msg_id", .identifier, .id, types: .string),
        VendorRow("EM-103", "rest-legacy", "timestamp", .milliseconds, .timestamp, types: [.integer, .string]),
        VendorRow("EM-104", "callback", "from", .own(7), .senderID, types: .string),
        VendorRow("EM-105", "callback", "to", .own(8), .receivers, types: .string),
        VendorRow("EM-106", "callback", "chat_type", .own(12), .conversationKind, types: .string, evidence: [RowEvidence(.own(2), .word(13)), RowEvidence(.own(3), .word(14))]),
        VendorRow("EM-107", "callback", "group_id", .own(7), .conversationID, types: .string),
        VendorRow("EM-108", "callback", "msg_id", .identifier, .id, types: .string),
    ]
}

@inline(never)
private func easemobRows9() -> [VendorRow] {
    [
        VendorRow("EM-109", "callback", "timestamp", .milliseconds, .timestamp, types: [.integer, .string]),
        VendorRow("EM-110", "callback", "payload", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(15)), RowEvidence(.objectText, .word(15)), RowEvidence(.own(4), .word(16))], members: 13),
        VendorRow("EM-111", "callback", "payload.from", .own(7), .senderID, types: .string, draft: 1),
        VendorRow("EM-112", "callback", "payload.to", .own(8), .receivers, types: .string, draft: 2),
        VendorRow("EM-113", "callback", "payload.type", .own(13), .kind, types: .string),
        VendorRow("EM-114", "callback", "payload.msg", .copy, .text, types: .string),
        VendorRow("EM-115", "callback", "payload.bodies", .firstObject, types: .array, rank: 20, members: 13),
        VendorRow("EM-116", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(17))], also: [.apsExtras], members: 15),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 16),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
        VendorRow("AP-029", "payload", "aps.alert.body", .words, .explicitBody, types: [.string, .object]),
    ]
}

@inline(never)
private func easemobRows10() -> [VendorRow] {
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
private func easemobRows11() -> [VendorRow] {
    [
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("EM-138", "payload", "apns", .object, types: .object, rank: 11, evidence: [RowEvidence(.kind(.object), .word(17))], members: 15),
        VendorRow("EM-139", "payload", "f", .own(7), .senderID, types: .string, evidence: [RowEvidence(.kind(.string), .word(18))]),
        VendorRow("EM-140", "payload", "t", .own(8), .receivers, types: .string, evidence: [RowEvidence(.kind(.string), .word(19))]),
        VendorRow("EM-141", "payload", "g", .own(7), .conversationID, types: .string, evidence: [RowEvidence(.kind(.string), .word(19))]),
        VendorRow("EM-142", "payload", "m", .identifier, .id, types: .string, evidence: [RowEvidence(.kind(.string), .word(19))]),
        VendorRow("EM-143", "payload", "e", .value, .appData, types: .any, evidence: [RowEvidence(.kind(.string), .word(20)), RowEvidence(.kind(.object), .word(20))]),
        VendorRow("EM-144", "payload", "EPush", .keptAtRoot, .rootData, types: [.object, .spelledJSON], evidence: [RowEvidence(.some, .word(21))]),
    ]
}

@inline(never)
private func easemobRows12() -> [VendorRow] {
    [
        VendorRow("EM-145", "callback", "callId", .notPushed, types: .string, evidence: [RowEvidence(.any, .word(9))]),
        VendorRow("EM-146", "callback", "eventType", .notPushed, types: .string),
        VendorRow("EM-147", "callback", "host", .notPushed, types: .string),
        VendorRow("EM-148", "callback", "security", .notPushed, types: .string),
        VendorRow("EM-149", "callback", "securityVersion", .notPushed, types: .string),
        VendorRow("EM-169", "rest", "path", .callPath, .conversationKind, types: .string, rank: 60),
        VendorRow("EM-189", "callback", "recall_id", .identifier, .recallMessageID, types: .string),
        VendorRow("EM-190", "callback", "payload.ack_message_id", .identifier, .recallMessageID, types: .string, rank: 60),
        VendorRow("EM-191", "web", "id", .identifier, .id, types: .string),
        VendorRow("EM-192", "web", "type", .own(10), .kind, types: .string, evidence: [RowEvidence(.kind(.string), .word(22)), RowEvidence(.own(5), .word(23))]),
        VendorRow("EM-193", "web", "chatType", .own(9), .conversationKind, types: [.string, .integer]),
        VendorRow("EM-194", "web", "to", .own(8), .receivers, types: [.string, .array]),
    ]
}

@inline(never)
private func easemobRows13() -> [VendorRow] {
    [
        VendorRow("EM-195", "web", "from", .own(7), .senderID, types: .string),
        VendorRow("EM-196", "web", "msg", .copy, .text, types: .string),
        VendorRow("EM-197", "web", "time", .milliseconds, .timestamp, types: [.integer, .string]),
        VendorRow("EM-198", "web", "deliverOnlineOnly", .flag, .isOnlineOnly, types: .boolean),
        VendorRow("EM-199", "web", "receiverList", .own(8), .members, types: .array, evidence: [RowEvidence(.some, .word(4))]),
        VendorRow("EM-200", "web", "action", .notPushed, types: .string),
        VendorRow("EM-201", "web", "customEvent", .notPushed, types: .string),
        VendorRow("EM-202", "web", "customExts", .notPushed, types: [.object, .array]),
        VendorRow("EM-203", "web", "msgConfig", .notPushed, types: .object),
        VendorRow("EM-204", "web", "url", .notPushed, types: .string),
        VendorRow("EM-205", "rest-legacy", "users", .own(8), .members, types: .array, evidence: [RowEvidence(.some, .word(4))]),
        VendorRow("EM-206", "rest-legacy", "path", .callPath, .isForEveryone, types: .string, evidence: [RowEvidence(.path, .word(24))], also: [.isOnlineOnly, .conversationKind]),
    ]
}

@inline(never)
private func easemobRows14() -> [VendorRow] {
    [
        VendorRow("EM-207", "callback", "payload.subType", .own(14), .kind, types: .string, rank: 20),
    ]
}

private let easemobPlatforms = [easemobPlatforms0(), easemobPlatforms1(), easemobPlatforms2(), easemobPlatforms3()].flatMap(\.self)

@inline(never)
private func easemobPlatforms0() -> [PlatformSetting] {
    [
        PlatformSetting("PF-001", "huawei.category", ["em_android_push_ext", "huawei_category"], types: .string, class: .category),
        PlatformSetting("PF-002", "huawei.channel", ["em_android_push_ext", "huawei_channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-003", "huawei.targetUserType", ["em_android_push_ext", "huawei_target_user_type"], types: .integer),
        PlatformSetting("PF-004", "honor.importance", ["em_android_push_ext", "honor_importance"], types: .string, class: .importance),
        PlatformSetting("PF-005", "honor.targetUserType", ["em_android_push_ext", "honor_target_user_type"], types: .integer),
        PlatformSetting("PF-006", "oppo.channel", ["em_android_push_ext", "oppo_channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-007", "oppo.channel", ["em_oppo_push_channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-008", "oppo.category", ["em_android_push_ext", "oppo_category"], types: .string, class: .category),
        PlatformSetting("PF-009", "oppo.notifyLevel", ["em_android_push_ext", "oppo_notify_level"], types: .integer, class: .alert),
        PlatformSetting("PF-010", "vivo.category", ["em_android_push_ext", "vivo_category"], types: .string, class: .category),
        PlatformSetting("PF-011", "fcm.channel", ["em_android_push_ext", "fcm_channel_id"], types: .string, class: .alert),
        PlatformSetting("PF-014", "harmony.category", ["em_harmony_push_ext", "category"], types: .string, class: .category),
    ]
}

@inline(never)
private func easemobPlatforms1() -> [PlatformSetting] {
    [
        PlatformSetting("PF-015", "harmony.testMessage", ["em_harmony_push_ext", "is_test_message"], types: .boolean),
        PlatformSetting("PF-016", "harmony.notifyID", ["em_harmony_push_ext", "notify_id"], types: .integer),
        PlatformSetting("PF-017", "huawei.receipt", ["em_android_push_ext", "huawei_receipt_id"], types: .string),
        PlatformSetting("PF-018", "huawei.clickAction", ["em_android_push_ext", "huawei_click_action"], types: .string),
        PlatformSetting("PF-019", "honor.clickAction", ["em_android_push_ext", "honor_click_action"], types: .string),
        PlatformSetting("PF-020", "oppo.clickActivity", ["em_android_push_ext", "oppo_click_activity"], types: .string),
        PlatformSetting("PF-021", "vivo.clickActivity", ["em_android_push_ext", "vivo_click_activity"], types: .string),
        PlatformSetting("PF-022", "xiaomi.channel", ["em_android_push_ext", "xiaomi_channel_id"], types: .string, class: .channel),
        PlatformSetting("PF-023", "xiaomi.clickAction", ["em_android_push_ext", "xiaomi_click_action"], types: .string),
        PlatformSetting("PF-024", "meizu.clickActivity", ["em_android_push_ext", "meizu_click_activity"], types: .string),
        PlatformSetting("PF-025", "meizu.noticeType", ["em_android_push_ext", "meizu_notice_type"], types: .integer, class: .category),
        PlatformSetting("PF-026", "fcm.options", ["em_android_push_ext", "fcm_options"], types: .object),
    ]
}

@inline(never)
private func easemobPlatforms2() -> [PlatformSetting] {
    [
        PlatformSetting("PF-027", "harmony.clickAction", ["em_harmony_push_ext", "click_action"], types: .string),
        PlatformSetting("PF-028", "harmony.receipt", ["em_harmony_push_ext", "receipt_id"], types: .string),
        PlatformSetting("PF-029", "huawei.badgeClass", ["em_huawei_push_badge_class"], types: .string),
        PlatformSetting("PF-030", "android.channel", ["em_push_channel_id"], types: .string),
        PlatformSetting("PF-031", "android.channel", ["channel_id"], types: .string),
        PlatformSetting("PF-032", "android.channel", ["em_android_push_ext", "em_push_channel_id"], types: .any),
        PlatformSetting("PF-033", "android.sound", ["em_android_push_ext", "em_push_sound"], types: .any),
        PlatformSetting("PF-034", "android.callback", ["em_android_push_ext", "em_push_callback_url"], types: .any),
        PlatformSetting("PF-035", "android.callbackParameter", ["em_android_push_ext", "em_push_callback_param"], types: .any),
        PlatformSetting("PF-036", "meizu.callbackType", ["em_android_push_ext", "em_push_callback_type_meizu"], types: .any),
        PlatformSetting("PF-037", "xiaomi.callbackType", ["em_android_push_ext", "em_push_callback_type_xiaomi"], types: .any),
        PlatformSetting("PF-038", "xiaomi.notifyID", ["em_android_push_ext", "em_push_xiaomi_notify_id"], types: .any),
    ]
}

@inline(never)
private func easemobPlatforms3() -> [PlatformSetting] {
    [
        PlatformSetting("PF-039", "xiaomi.channel", ["em_android_push_ext", "em_push_xiaomi_channel_id"], types: .any, class: .channel),
        PlatformSetting("PF-040", "xiaomi.sound", ["em_android_push_ext", "em_push_xiaomi_sound_uri"], types: .any),
    ]
}

private let easemobWords = [easemobWords0()].flatMap(\.self)

@inline(never)
private func easemobWords0() -> [VendorWords] {
    [
        VendorWords([("chat", .conversation(.direct)), ("group", .conversation(.group)), ("groupchat", .conversation(.group)), ("chatroom", .conversation(.room))], ignoresCase: true),
        VendorWords([("recall", .kind(.recall))], ignoresCase: true),
        VendorWords([("read", .text("read")), ("delivery", .text("delivery")), ("channel", .text("channel")), ("recall", .text("recall"))]),
    ]
}

extension EasemobWords {
    /// The list itself.
    var list: VendorWords { VendorTable.easemob.words[Int(rawValue)] }
}
