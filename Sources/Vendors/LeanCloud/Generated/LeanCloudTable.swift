// Made from Mappings/leancloud.tsv, Mappings/vendors.tsv, Mappings/shapes.tsv, Mappings/platforms.tsv, Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings`.
// swift-format-ignore-file

/// The shapes in which LeanCloud's messages come, as `Mappings/shapes.tsv` has them.
enum LeanCloudShape: String, VendorShapeName {
    /// The body of a REST call, of both versions.
    case rest
    /// A message of the JavaScript SDK as JSON, with the options of the call that sends.
    case sdk
    /// A message as it goes over the wire.
    case command
    /// A hook of the vendor's cloud functions, before or after sending.
    case hook
    /// A message of the history.
    case record
    /// What a user sent to a system conversation, for the developer.
    case serviceHook = "service-hook"
    /// The body of a call that pushes without a message.
    case push
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
        case .command: 2
        case .hook: 3
        case .record: 4
        case .serviceHook: 5
        case .push: 6
        case .payload: 7
        }
    }
}

/// What keys say before the adapter decides what the message holds.
enum LeanCloudDraft: UInt8, VendorDraftName {
    case title
    case pushType
    case ownText
    case conversation
    case peers
    case mentioned
    case isBinary
    case isSystem
    case isRecall
    case isConversation
    case isRoom
}

/// What keys say of the message as a whole by being there.
enum LeanCloudMark: UInt8, VendorMarkName {
    case firstVersion
}

/// The vendor's lists of words, by their places in the table.
enum LeanCloudWords: UInt8, CaseIterable {
    case types
    case hookKinds
}

/// The vendor's own ways of reading a value.
enum LeanCloudTransform: UInt8, CaseIterable {
    case incrementOrNumber
    case insideAps
    case headerPriority
    case condition
}

/// What keys at the root say of a message's shape.
enum LeanCloudEvidence: UInt8, VendorEvidenceName {
    case rest
    case atRest
    case conversation
    case sdk
    case command
    case text
    case hook
    case record
    case service
    case identifier
    case atPush
    case pushContent
    case data
    case target
}

/// The vendor's own tests of such a key's value.
enum LeanCloudEvidenceTest: UInt8, CaseIterable {
    case direct
    case pushContent
}

extension VendorTable {
    /// The rows of `Mappings/leancloud.tsv`.
    static let leancloud = VendorTable(
        "LeanCloud", vendors: ["leancloud"],
        rows: leancloudRows,
        objects: [
            VendorObject(rows: [0, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56], rest: .rootData),
            VendorObject(rows: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], rest: .alertExtras, holder: 0),
            VendorObject(rows: [24, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44], rest: .apsExtras, holder: 23),
            VendorObject(rows: [25, 26, 27, 28, 29, 30, 31, 32, 33, 34], rest: .alertExtras, holder: 24),
            VendorObject(rows: [57, 58, 59], rest: .media),
            VendorObject(rows: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75], rest: .unknown),
            VendorObject(rows: [76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89], rest: .unknown),
            VendorObject(rows: [90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104], rest: .unknown),
            VendorObject(rows: [105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123], rest: .unknown),
            VendorObject(rows: [124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137], rest: .unknown),
            VendorObject(rows: [138, 139, 140, 141, 142, 143, 144, 145], rest: .unknown),
            VendorObject(rows: [146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163], rest: .unknown),
            VendorObject(rows: [164], rest: .rootData),
            VendorObject(rows: [165, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185], rest: .apsExtras, holder: 164),
            VendorObject(rows: [166, 167, 168, 169, 170, 171, 172, 173, 174, 175], rest: .alertExtras, holder: 165),
        ],
        shapes: [
            VendorShape("rest", root: 5, sender: .server, paths: [CallPath("/1.2/rtm/conversations/{conversation}/messages", of: .conversation(.group)), CallPath("/1.2/rtm/conversations/{conversation}/messages/{message}", of: .conversation(.group)), CallPath("/1.2/rtm/conversations/{conversation}/messages/{message}/recall", of: .conversation(.group)), CallPath("/1.2/rtm/chatrooms/{room}/messages", of: .conversation(.room)), CallPath("/1.2/rtm/chatrooms/{room}/messages/{message}", of: .conversation(.room)), CallPath("/1.2/rtm/chatrooms/{room}/messages/{message}/recall", of: .conversation(.room)), CallPath("/1.2/rtm/service-conversations/{conversation}/messages", of: .conversation(.direct)), CallPath("/1.2/rtm/service-conversations/{conversation}/messages/{message}", of: .conversation(.direct)), CallPath("/1.2/rtm/service-conversations/{conversation}/messages/{message}/recall", of: .conversation(.direct)), CallPath("/1.2/rtm/service-conversations/{conversation}/broadcasts", of: .conversation(.group)), CallPath("/1.2/rtm/broadcasts", of: .everyone), CallPath("/1.1/rtm/broadcast", of: .everyone), CallPath("/1.1/rtm/messages")]),
            VendorShape("sdk", root: 6, sender: .client),
            VendorShape("command", root: 7, sender: .client),
            VendorShape("hook", root: 8, sender: .copy),
            VendorShape("record", root: 9, sender: .copy),
            VendorShape("service-hook", root: 10, sender: .copy),
            VendorShape("push", root: 11, sender: .server, paths: [CallPath("/1.1/push"), CallPath("/1.1/push/devices")], implied: [(.kind, .kind(.pushOnly)), (.conversationKind, .conversation(.direct))]),
            VendorShape("payload", root: 12, sender: .vendor),
        ],
        client: 1,
        server: 0,
        delivered: 7,
        platforms: leancloudPlatforms,
        words: leancloudWords, bodies: .leancloud)
}

private let leancloudRows = [leancloudRows0(), leancloudRows1(), leancloudRows2(), leancloudRows3(), leancloudRows4(), leancloudRows5(), leancloudRows6(), leancloudRows7(), leancloudRows8(), leancloudRows9(), leancloudRows10(), leancloudRows11(), leancloudRows12(), leancloudRows13(), leancloudRows14(), leancloudRows15()].flatMap(\.self)

@inline(never)
private func leancloudRows0() -> [VendorRow] {
    [
        VendorRow("LC-001", "*", "push_data.alert", .alert, types: [.string, .object], rank: 50, also: [.explicitBody, .explicitExtras], members: 1),
        VendorRow("LC-002", "*", "push_data.alert.title", .words, .explicitTitle, types: .string),
        VendorRow("LC-003", "*", "push_data.alert.subtitle", .words, .explicitSubtitle, types: .string),
        VendorRow("LC-004", "*", "push_data.alert.body", .words, .explicitBody, types: .string),
        VendorRow("LC-005", "*", "push_data.alert.launch-image", .words, .explicitLaunchImage, types: .string),
        VendorRow("LC-006", "*", "push_data.alert.title-loc-key", .words, .explicitTitleLocKey, types: .string),
        VendorRow("LC-007", "*", "push_data.alert.subtitle-loc-key", .words, .explicitSubtitleLocKey, types: .string),
        VendorRow("LC-008", "*", "push_data.alert.loc-key", .words, .explicitLocKey, types: .string),
        VendorRow("LC-009", "*", "push_data.alert.title-loc-args", .strings, .explicitTitleLocArgs, types: .array),
        VendorRow("LC-010", "*", "push_data.alert.subtitle-loc-args", .strings, .explicitSubtitleLocArgs, types: .array),
        VendorRow("LC-011", "*", "push_data.alert.loc-args", .strings, .explicitLocArgs, types: .array),
        VendorRow("LC-012", "*", "push_data.title", .words, .explicitTitle, types: .string, draft: 0, rank: 60),
    ]
}

@inline(never)
private func leancloudRows1() -> [VendorRow] {
    [
        VendorRow("LC-013", "*", "push_data.badge", .own(0), .badge, types: [.integer, .string], also: [.isCounted, .leavesBadge]),
        VendorRow("LC-014", "*", "push_data.sound", .sound, .sound, types: [.string, .object]),
        VendorRow("LC-015", "*", "push_data.category", .words, .category, types: .string),
        VendorRow("LC-016", "*", "push_data.thread-id", .words, .threadID, types: .string),
        VendorRow("LC-017", "*", "push_data.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("LC-018", "*", "push_data.content-available", .one, .isContentAvailable, types: .integer),
        VendorRow("LC-019", "*", "push_data.mutable-content", .one, .isMutable, types: .integer),
        VendorRow("LC-020", "*", "push_data.url-args", .own(1), .apsExtras, types: .array),
        VendorRow("LC-021", "*", "push_data.collapse-id", .words, .collapseID, types: .string),
        VendorRow("LC-022", "*", "push_data.apns-priority", .own(2), .priority, types: .integer),
        VendorRow("LC-023", "*", "push_data.apns-push-type", .words, .isVoIP, types: .string, draft: 1),
        VendorRow("LC-024", "*", "push_data.aps", .object, types: .object, rank: 10, also: [.apsExtras], members: 2),
    ]
}

@inline(never)
private func leancloudRows2() -> [VendorRow] {
    [
        VendorRow("AP-005", "*", "push_data.aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 3),
        VendorRow("AP-027", "*", "push_data.aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "*", "push_data.aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
        VendorRow("AP-029", "*", "push_data.aps.alert.body", .words, .explicitBody, types: [.string, .object]),
        VendorRow("AP-030", "*", "push_data.aps.alert.launch-image", .words, .explicitLaunchImage, types: .string),
        VendorRow("AP-031", "*", "push_data.aps.alert.title-loc-key", .words, .explicitTitleLocKey, types: .string),
        VendorRow("AP-032", "*", "push_data.aps.alert.title-loc-args", .strings, .explicitTitleLocArgs, types: .array),
        VendorRow("AP-033", "*", "push_data.aps.alert.subtitle-loc-key", .words, .explicitSubtitleLocKey, types: .string),
        VendorRow("AP-034", "*", "push_data.aps.alert.subtitle-loc-args", .strings, .explicitSubtitleLocArgs, types: .array),
        VendorRow("AP-035", "*", "push_data.aps.alert.loc-key", .words, .explicitLocKey, types: .string),
        VendorRow("AP-036", "*", "push_data.aps.alert.loc-args", .strings, .explicitLocArgs, types: .array),
        VendorRow("AP-007", "*", "push_data.aps.sound", .sound, .sound, types: [.string, .object], rank: 10),
    ]
}

@inline(never)
private func leancloudRows3() -> [VendorRow] {
    [
        VendorRow("AP-011", "*", "push_data.aps.mutable-content", .one, .isMutable, types: .integer),
        VendorRow("AP-010", "*", "push_data.aps.content-available", .one, .isContentAvailable, types: .integer),
        VendorRow("AP-009", "*", "push_data.aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "*", "push_data.aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "*", "push_data.aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "*", "push_data.aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "*", "push_data.aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "*", "push_data.aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("LC-025", "*", "push_data.aps.badge", .own(0), .badge, types: [.integer, .string], also: [.isCounted, .leavesBadge]),
        VendorRow("LC-026", "*", "push_data.ios", .object, types: .object, rank: 5, also: [.rootData], members: 0),
        VendorRow("LC-027", "*", "push_data.android", .keptAside, .platforms, types: .object),
        VendorRow("LC-028", "*", "push_data.mi", .keptAside, .platforms, types: .object),
    ]
}

@inline(never)
private func leancloudRows4() -> [VendorRow] {
    [
        VendorRow("LC-029", "*", "push_data.hms", .keptAside, .platforms, types: .object),
        VendorRow("LC-030", "*", "push_data.mz", .keptAside, .platforms, types: .object),
        VendorRow("LC-031", "*", "push_data.vivo", .keptAside, .platforms, types: .object),
        VendorRow("LC-032", "*", "push_data.oppo", .keptAside, .platforms, types: .object),
        VendorRow("LC-033", "*", "push_data.fcm", .keptAside, .platforms, types: .object),
        VendorRow("LC-034", "*", "push_data.wp", .keptAside, .platforms, types: .object),
        VendorRow("LC-035", "*", "push_data.web", .keptAside, .platforms, types: .object),
        VendorRow("LC-036", "*", "push_data._profile", .notPushed, types: .string),
        VendorRow("LC-037", "*", "push_data._apns_team_id", .notPushed, types: .string),
        VendorRow("LC-038", "*", "content._lctype", .word(0), .kind, types: .integer),
        VendorRow("LC-039", "*", "content._lctext", .words, .text, types: .string, draft: 2),
        VendorRow("LC-040", "*", "content._lcattrs", .spelledValue, .extension, types: .object),
    ]
}

@inline(never)
private func leancloudRows5() -> [VendorRow] {
    [
        VendorRow("LC-041", "rest", "from_client", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .word(0)), RowEvidence(.any, .own)]),
        VendorRow("LC-042", "rest", "from_peer", .identifier, .senderID, types: .string, rank: 60, evidence: [RowEvidence(.some, .word(0)), RowEvidence(.any, .own)], mark: 0),
        VendorRow("LC-043", "rest", "path", .callPath, .isForEveryone, types: .string, evidence: [RowEvidence(.path, .word(1))]),
        VendorRow("LC-044", "rest", "conv_id", .identifier, .conversationID, types: .string, draft: 3, also: [.receivers, .conversationKind]),
        VendorRow("LC-045", "rest", "to_clients", .identifierList, .receivers, types: .array, draft: 4),
        VendorRow("LC-046", "rest", "to_peers", .identifierList, .receivers, types: .array, draft: 4, rank: 60),
        VendorRow("LC-047", "rest", "message", .object, types: [.spelledJSON, .object], rank: 90, members: 4),
        VendorRow("LC-048", "rest", "transient", .flag, .isOnlineOnly, types: .boolean),
        VendorRow("LC-049", "rest", "push_data", .object, types: [.spelledJSON, .object], rank: 20, also: [.rootData], members: 0),
        VendorRow("LC-050", "rest", "push", .object, types: [.spelledJSON, .object], rank: 21, also: [.rootData], members: 0),
        VendorRow("LC-051", "rest", "mention_all", .everyone, .mentions, types: .boolean),
        VendorRow("LC-052", "rest", "mention_client_ids", .identifierList, .mentions, types: .array, draft: 5),
    ]
}

@inline(never)
private func leancloudRows6() -> [VendorRow] {
    [
        VendorRow("LC-053", "rest", "timestamp", .milliseconds, .timestamp, types: .integer),
        VendorRow("LC-054", "rest", "no_sync", .notPushed, types: .boolean),
        VendorRow("LC-055", "rest", "priority", .notPushed, types: .integer),
        VendorRow("LC-056", "rest", "valid_till", .notPushed, types: .integer),
        VendorRow("LC-057", "sdk", "from", .identifier, .senderID, types: .string),
        VendorRow("LC-058", "sdk", "cid", .identifier, .conversationID, types: .string, draft: 3, evidence: [RowEvidence(.some, .word(2))], also: [.receivers, .conversationKind]),
        VendorRow("LC-059", "sdk", "id", .identifier, .id, types: .string),
        VendorRow("LC-060", "sdk", "timestamp", .milliseconds, .timestamp, types: .integer),
        VendorRow("LC-061", "sdk", "data", .object, types: [.spelledJSON, .object], rank: 90, members: 4),
        VendorRow("LC-062", "sdk", "transient", .flag, .isOnlineOnly, types: .boolean),
        VendorRow("LC-063", "sdk", "pushData", .object, types: [.spelledJSON, .object], rank: 20, evidence: [RowEvidence(.some, .word(3))], also: [.rootData], members: 0),
        VendorRow("LC-064", "sdk", "mentionedAll", .everyone, .mentions, types: .boolean, evidence: [RowEvidence(.some, .word(3))]),
    ]
}

@inline(never)
private func leancloudRows7() -> [VendorRow] {
    [
        VendorRow("LC-065", "sdk", "mentionList", .identifierList, .mentions, types: .array, draft: 5, evidence: [RowEvidence(.some, .word(3))]),
        VendorRow("LC-066", "sdk", "receipt", .notPushed, types: .boolean),
        VendorRow("LC-067", "sdk", "priority", .notPushed, types: .integer),
        VendorRow("LC-068", "sdk", "will", .notPushed, types: .boolean),
        VendorRow("LC-069", "sdk", "deliveredAt", .notPushed, types: .integer),
        VendorRow("LC-070", "sdk", "updatedAt", .notPushed, types: .integer),
        VendorRow("LC-071", "command", "cmd", .notPushed, types: .string, evidence: [RowEvidence(.own(0), .word(4))]),
        VendorRow("LC-072", "command", "peerId", .identifier, .senderID, types: .string),
        VendorRow("LC-073", "command", "cid", .identifier, .conversationID, types: .string, draft: 3, evidence: [RowEvidence(.some, .word(2))], also: [.receivers, .conversationKind]),
        VendorRow("LC-074", "command", "msg", .object, types: [.spelledJSON, .string], rank: 90, evidence: [RowEvidence(.kind(.string), .word(5))], members: 4),
        VendorRow("LC-075", "command", "transient", .flag, .isOnlineOnly, types: .boolean),
        VendorRow("LC-076", "command", "pushData", .object, types: [.spelledJSON, .object], rank: 20, also: [.rootData], members: 0),
    ]
}

@inline(never)
private func leancloudRows8() -> [VendorRow] {
    [
        VendorRow("LC-077", "command", "mentionAll", .everyone, .mentions, types: .boolean),
        VendorRow("LC-078", "command", "mentionPids", .identifierList, .mentions, types: .array, draft: 5),
        VendorRow("LC-079", "command", "appId", .notPushed, types: .string),
        VendorRow("LC-080", "command", "i", .notPushed, types: .integer),
        VendorRow("LC-081", "command", "r", .notPushed, types: .boolean),
        VendorRow("LC-082", "command", "dt", .notPushed, types: .string),
        VendorRow("LC-083", "command", "id", .notPushed, types: .string),
        VendorRow("LC-084", "command", "priority", .notPushed, types: .integer),
        VendorRow("LC-085", "command", "will", .notPushed, types: .boolean),
        VendorRow("LC-086", "hook", "fromPeer", .identifier, .senderID, types: .string, evidence: [RowEvidence(.some, .word(6))]),
        VendorRow("LC-087", "hook", "convId", .identifier, .conversationID, types: .string, draft: 3, also: [.receivers, .conversationKind]),
        VendorRow("LC-088", "hook", "offlinePeers", .identifierList, .members, types: .array, rank: 40),
    ]
}

@inline(never)
private func leancloudRows9() -> [VendorRow] {
    [
        VendorRow("LC-089", "hook", "toPeers", .identifierList, .members, types: .array),
        VendorRow("LC-090", "hook", "content", .object, types: [.spelledJSON, .string], rank: 90, members: 4),
        VendorRow("LC-091", "hook", "transient", .flag, .isOnlineOnly, types: .boolean),
        VendorRow("LC-092", "hook", "bin", .flag, .text, types: .boolean, draft: 6),
        VendorRow("LC-093", "hook", "system", .flag, .conversationSort, types: .boolean, draft: 7),
        VendorRow("LC-094", "hook", "recall", .flag, .kind, types: .boolean, draft: 8),
        VendorRow("LC-095", "hook", "msgId", .identifier, .id, types: .string),
        VendorRow("LC-096", "hook", "timestamp", .milliseconds, .timestamp, types: .integer),
        VendorRow("LC-097", "hook", "mentionAll", .everyone, .mentions, types: .boolean),
        VendorRow("LC-098", "hook", "mentionOfflinePeers", .identifierList, .mentions, types: .array, draft: 5),
        VendorRow("LC-099", "hook", "pushMessage", .object, types: [.spelledJSON, .object], rank: 20, also: [.rootData], members: 0),
        VendorRow("LC-100", "hook", "onlinePeers", .notPushed, types: .array),
    ]
}

@inline(never)
private func leancloudRows10() -> [VendorRow] {
    [
        VendorRow("LC-101", "hook", "receipt", .notPushed, types: .boolean),
        VendorRow("LC-102", "hook", "groupId", .notPushed, types: .string),
        VendorRow("LC-103", "hook", "sourceIP", .notPushed, types: .string),
        VendorRow("LC-104", "hook", "__sign", .notPushed, types: .string),
        VendorRow("LC-105", "record", "from", .identifier, .senderID, types: .string),
        VendorRow("LC-106", "record", "to", .identifier, .conversationID, types: .string, draft: 3, also: [.receivers, .conversationKind]),
        VendorRow("LC-107", "record", "is-conv", .flag, .conversationKind, types: .boolean, draft: 9),
        VendorRow("LC-108", "record", "is-room", .flag, .conversationKind, types: .boolean, draft: 10),
        VendorRow("LC-109", "record", "msg-id", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .word(7))]),
        VendorRow("LC-110", "record", "timestamp", .milliseconds, .timestamp, types: .integer),
        VendorRow("LC-111", "record", "data", .object, types: [.spelledJSON, .object], rank: 90, members: 4),
        VendorRow("LC-112", "record", "mention-all", .everyone, .mentions, types: .boolean),
    ]
}

@inline(never)
private func leancloudRows11() -> [VendorRow] {
    [
        VendorRow("LC-113", "record", "mention-pids", .identifierList, .mentions, types: .array, draft: 5),
        VendorRow("LC-114", "record", "recall", .flag, .kind, types: .boolean, draft: 8),
        VendorRow("LC-115", "record", "conv-id", .notPushed, types: .string, evidence: [RowEvidence(.some, .word(7))]),
        VendorRow("LC-116", "record", "bin", .flag, .text, types: .boolean, draft: 6),
        VendorRow("LC-117", "record", "from-ip", .notPushed, types: .string),
        VendorRow("LC-118", "record", "ack-at", .notPushed, types: .integer),
        VendorRow("LC-119", "service-hook", "conv", .notPushed, types: .object, evidence: [RowEvidence(.kind(.object), .word(8))]),
        VendorRow("LC-120", "service-hook", "from", .identifier, .senderID, types: .string),
        VendorRow("LC-121", "service-hook", "msgId", .identifier, .id, types: .string, evidence: [RowEvidence(.some, .word(9))]),
        VendorRow("LC-122", "service-hook", "timestamp", .milliseconds, .timestamp, types: .integer),
        VendorRow("LC-123", "service-hook", "data", .object, types: [.spelledJSON, .object], rank: 90, members: 4),
        VendorRow("LC-124", "service-hook", "bin", .flag, .text, types: .boolean, draft: 6),
    ]
}

@inline(never)
private func leancloudRows12() -> [VendorRow] {
    [
        VendorRow("LC-125", "service-hook", "createdAt", .notPushed, types: .string),
        VendorRow("LC-126", "service-hook", "fromIp", .notPushed, types: .string),
        VendorRow("LC-127", "push", "path", .callPath, types: .string, evidence: [RowEvidence(.path, .word(10))]),
        VendorRow("LC-128", "push", "data", .object, types: [.spelledJSON, .object], rank: 20, evidence: [RowEvidence(.own(1), .word(11)), RowEvidence(.kind(.object), .word(12))], also: [.rootData], members: 0),
        VendorRow("LC-129", "push", "channels", .identifierList, .receivers, types: [.string, .array], evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-130", "push", "where", .own(3), .audienceCondition, types: .object, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-131", "push", "cql", .own(3), .audienceCondition, types: .string, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-132", "push", "device_ids", .own(3), .audienceCondition, types: .array, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-133", "push", "device_type", .own(3), .audienceCondition, types: [.string, .array], evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-134", "push", "device_profile", .own(3), .audienceCondition, types: .string, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-135", "push", "prod", .notPushed, types: .string, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-136", "push", "topic", .notPushed, types: .string),
    ]
}

@inline(never)
private func leancloudRows13() -> [VendorRow] {
    [
        VendorRow("LC-137", "push", "apns_team_id", .notPushed, types: .string),
        VendorRow("LC-138", "push", "expiration_time", .ineffective, types: .string, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-139", "push", "expiration_interval", .ineffective, types: .integer, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-140", "push", "push_time", .ineffective, types: .string, evidence: [RowEvidence(.some, .word(13))]),
        VendorRow("LC-141", "push", "notification_id", .notPushed, types: .string),
        VendorRow("LC-142", "push", "req_id", .notPushed, types: .string),
        VendorRow("LC-143", "push", "flow_control", .notPushed, types: .integer),
        VendorRow("LC-144", "push", "_notificationChannel", .notPushed, types: .string),
        VendorRow("LC-145", "payload", "aps", .object, types: .object, rank: 10, also: [.apsExtras], members: 13),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 14),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
    ]
}

@inline(never)
private func leancloudRows14() -> [VendorRow] {
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
private func leancloudRows15() -> [VendorRow] {
    [
        VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
    ]
}

private let leancloudPlatforms: [PlatformSetting] = [
]

private let leancloudWords = [leancloudWords0()].flatMap(\.self)

@inline(never)
private func leancloudWords0() -> [VendorWords] {
    [
        VendorWords([("-1", .kind(.text)), ("-2", .kind(.image)), ("-3", .kind(.audio)), ("-4", .kind(.video)), ("-5", .kind(.location)), ("-6", .kind(.file)), ("-127", .kind(.recall))], otherwise: .kind(.custom), substitute: "custom"),
        VendorWords([("_messageReceived", .text("pre-send")), ("_receiversOffline", .text("before-push")), ("_messageSent", .text("post-send")), ("_messageUpdate", .text("pre-send"))]),
    ]
}

extension LeanCloudWords {
    /// The list itself.
    var list: VendorWords { VendorTable.leancloud.words[Int(rawValue)] }
}
