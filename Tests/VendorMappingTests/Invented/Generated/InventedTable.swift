// Made from Tests/VendorMappingTests/Invented/Mappings/invented.tsv, Tests/VendorMappingTests/Invented/Mappings/vendors.tsv, Tests/VendorMappingTests/Invented/Mappings/shapes.tsv, Tests/VendorMappingTests/Invented/Mappings/platforms.tsv, Tests/VendorMappingTests/Invented/Mappings/words.tsv, Mappings/apns.tsv. Edit the table, not this file, and run `swift run generate-mappings . Tests/VendorMappingTests/Invented/Mappings`.
// swift-format-ignore-file

import PushModel
import Vendors

/// The shapes in which Invented's messages come, as `Tests/VendorMappingTests/Invented/Mappings/shapes.tsv` has them.
enum InventedShape: String, VendorShapeName {
    /// What its client holds.
    case app
    /// The body of its server's interface.
    case call
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
        case .app: 0
        case .call: 1
        case .payload: 2
        }
    }
}

/// What keys say of the message as a whole by being there.
enum InventedMark: UInt8, VendorMarkName {
    case ring
}

/// The vendor's own ways of reading a value.
enum InventedTransform: UInt8, CaseIterable {
    case dots
    case starred
    case stamp
}

/// What keys at the root say of a message's shape.
enum InventedEvidence: UInt8, VendorEvidenceName {
    case digits
    case aps
    case sender
}

/// The vendor's own tests of such a key's value.
enum InventedEvidenceTest: UInt8, CaseIterable {
    case star
}

extension VendorTable {
    /// The rows of `Tests/VendorMappingTests/Invented/Mappings/invented.tsv`.
    static let invented = VendorTable(
        "Invented", vendors: ["invented"],
        rows: inventedRows,
        objects: [
            VendorObject(rows: [0, 1, 2, 3, 4, 5], rest: .unknown),
            VendorObject(rows: [6, 7, 8, 9, 10, 11, 13], rest: .undocumented, holder: 5),
            VendorObject(rows: [12], rest: .unknown, holder: 11),
            VendorObject(rows: [14, 15, 16, 17, 18, 19], rest: .rootData, ignoresCase: true),
            VendorObject(rows: [20, 42, 43, 44], rest: .rootData),
            VendorObject(rows: [21, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41], rest: .apsExtras, holder: 20),
            VendorObject(rows: [22, 23, 24, 25, 26, 27, 28, 29, 30, 31], rest: .alertExtras, holder: 21),
        ],
        shapes: [
            VendorShape("app", root: 0, sender: .client, isWritten: true),
            VendorShape("call", root: 3, sender: .server, isWritten: true),
            VendorShape("payload", root: 4, sender: .vendor),
        ],
        client: 0,
        server: 1,
        delivered: 2,
        platforms: inventedPlatforms)
}

private let inventedRows = [inventedRows0(), inventedRows1(), inventedRows2(), inventedRows3()].flatMap(\.self)

@inline(never)
private func inventedRows0() -> [VendorRow] {
    [
        VendorRow("IV-001", "app", "who", .identifier, .senderID, types: [.string, .integer], evidence: [RowEvidence(.some, .weight(2))], writes: .all),
        VendorRow("IV-002", "app", "whom", .identifierList, .receivers, types: .array, writes: .all),
        VendorRow("IV-003", "app", "say", .words, .text, types: .string, evidence: [RowEvidence(.kind(.string), .weight(3)), RowEvidence(.whole, .word(0))], writes: .all),
        VendorRow("IV-004", "app", "room", .identifier, .conversationID, types: .string, writes: .all),
        VendorRow("IV-005", "app", "letter", .value, .appData, types: .any, writes: .all),
        VendorRow("IV-006", "app", "look", .object, types: .object, evidence: [RowEvidence(.members, .weight(4))], writes: .all, members: 1),
        VendorRow("IV-007", "*", "look.head", .words, .title, types: .string, rank: 1, writes: .all),
        VendorRow("IV-008", "*", "look.title", .words, .title, types: .string, rank: 2),
        VendorRow("IV-009", "*", "look.line", .words, .body, types: .string, writes: .all),
        VendorRow("IV-010", "*", "look.silent", .flag, .isSilent, types: .boolean, writes: .all),
        VendorRow("IV-011", "*", "look.dots", .own(0), .badge, types: .string, writes: .all),
        VendorRow("IV-012", "*", "look.ring", .object, types: .object, mark: 0, writes: .all, also: [.isVoIP], members: 2),
    ]
}

@inline(never)
private func inventedRows1() -> [VendorRow] {
    [
        VendorRow("IV-013", "*", "look.ring.tune", .soundName, .sound, types: .string, writes: .all),
        VendorRow("IV-014", "*", "look.huawei", .keptAside, .platforms, types: .object, writes: .all),
        VendorRow("IV-015", "call", "from", .own(1), .senderID, types: .string, evidence: [RowEvidence(.own(0), .weight(5))], writes: .all),
        VendorRow("IV-016", "call", "to", .identifierList, .receivers, types: .array, writes: .all),
        VendorRow("IV-017", "call", "text", .words, .text, types: .string, writes: .all),
        VendorRow("IV-018", "call", "room", .identifier, .conversationID, types: .string, writes: .all),
        VendorRow("IV-019", "call", "look", .object, types: [.spelledJSON, .object], writes: .all, members: 1),
        VendorRow("IV-020", "call", "quiet", .flag, .isSilent, types: [.spelled, .boolean], rank: 90),
        VendorRow("IV-021", "payload", "aps", .object, types: .object, rank: 10, evidence: [RowEvidence(.kind(.object), .word(1))], also: [.apsExtras], members: 5),
        VendorRow("AP-005", "payload", "aps.alert", .alert, types: [.object, .string], rank: 20, also: [.explicitBody, .explicitExtras], members: 6),
        VendorRow("AP-027", "payload", "aps.alert.title", .words, .explicitTitle, types: [.string, .object]),
        VendorRow("AP-028", "payload", "aps.alert.subtitle", .words, .explicitSubtitle, types: .string),
    ]
}

@inline(never)
private func inventedRows2() -> [VendorRow] {
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
private func inventedRows3() -> [VendorRow] {
    [
        VendorRow("AP-009", "payload", "aps.category", .words, .category, types: .string),
        VendorRow("AP-008", "payload", "aps.thread-id", .words, .threadID, types: .string),
        VendorRow("AP-013", "payload", "aps.interruption-level", .words, .interruptionLevel, types: .string),
        VendorRow("AP-014", "payload", "aps.relevance-score", .number, .relevanceScore, types: .number),
        VendorRow("AP-012", "payload", "aps.target-content-id", .words, .targetContentID, types: .string),
        VendorRow("AP-015", "payload", "aps.filter-criteria", .words, .filterCriteria, types: .string),
        VendorRow("IV-027", "payload", "who", .identifier, .senderID, types: .string, evidence: [RowEvidence(.kind(.string), .word(2))]),
        VendorRow("IV-028", "payload", "letter", .value, .appData, types: .any),
        VendorRow("IV-029", "payload", "paper", .own(2), types: .integer, evidence: [RowEvidence(.some, .claim)]),
    ]
}

private let inventedPlatforms = [inventedPlatforms0()].flatMap(\.self)

@inline(never)
private func inventedPlatforms0() -> [PlatformSetting] {
    [
        PlatformSetting("PF-901", "huawei.category", ["huawei", "category"], types: .string, class: .category),
        PlatformSetting("PF-902", "huawei.mood", ["huawei", "mood"], types: .string),
    ]
}
