import Testing
import VendorMapping

/// A vendor that exists in this file only: a table, one small dialect, and nothing else.
///
/// Three shapes: `app`, what its client holds, `call`, the body of its server's interface, and `payload`, where the same
/// keys are delivered.
enum InventedDialect: VendorDialect {
    static let table = VendorTable(
        rows: [
            VendorRow(
                "IV-001", "app", "who", .identifier, .senderID, types: .string,
                evidence: [RowEvidence(.some, .weight(2))], writes: .all),
            VendorRow(
                "IV-002", "app", "say", .words, .text, types: .string,
                evidence: [RowEvidence(.kind(.string), .weight(3)), RowEvidence(.whole, .word(0))],
                writes: .all),
            VendorRow(
                "IV-003", "app", "look", .object, types: .object,
                evidence: [RowEvidence(.members, .weight(4))], mark: 0, writes: .all, members: 1),
            VendorRow("IV-004", "app", "look.head", .words, .title, types: .string, rank: 1, writes: .all),
            VendorRow("IV-005", "app", "look.title", .words, .title, types: .string, rank: 2),
            VendorRow("IV-006", "app", "look.silent", .flag, .isSilent, types: .boolean, writes: .all),
            VendorRow("IV-007", "app", "look.dots", .own(0), .badge, types: .string, writes: .all),
            VendorRow(
                "IV-008", "call", "from", .identifier, .senderID, types: .string,
                evidence: [RowEvidence(.own(0), .weight(5))], writes: .all),
            VendorRow(
                "IV-009", "call", "look", .object, types: [.spelledJSON, .object], writes: .all, members: 1),
            VendorRow("IV-010", "call", "quiet", .flag, .isSilent, types: [.spelled, .boolean], rank: 90),
            VendorRow("IV-011", "app", "huawei", .keptAside, .platforms, types: .object, writes: .all),
            VendorRow(
                "IV-012", "app", "paper", .notPushed, types: .any, evidence: [RowEvidence(.any, .claim)]),
        ],
        objects: [
            VendorObject(rows: [0, 1, 2, 10, 11], rest: .unknown),
            VendorObject(rows: [3, 4, 5, 6], rest: .undocumented, holder: 2),
            VendorObject(rows: [7, 8, 9], rest: .rootData, ignoresCase: true),
        ],
        shapes: [VendorShape("app", root: 0), VendorShape("call", root: 2), VendorShape("payload", root: 2)])

    /// A badge is spelled as so many dots.
    static func value(
        _ value: JSONValue, _ key: MetKey, by transform: UInt8, _ reader: inout MessageReader
    ) -> FieldContent {
        reader.content(reader.filledText(value, key).map { .integer($0.count) })
    }

    static func finish(_ reader: inout MessageReader) {
        reader.message.isMutable = reader.bears(0)
    }

    /// The client's messages weigh four, those of the server five; its numbers are nobody's.
    static func forEachShape(_ evidence: VendorEvidence, _ body: (Int) -> Void) {
        if evidence.says(0) || evidence.isClaimedByAnother { return }
        if evidence.weight(ofShape: 0) >= 4 || evidence.hasPrefixedKey { body(0) }
        if evidence.weight(ofShape: 1) >= 5 && !evidence.hasUndeliveredKey { body(1) }
    }

    static var keyPrefix: UTF8Text? { "iv_" }

    /// A sender of the server's begins with a star.
    static func shows(_ test: UInt8, _ value: JSONValue) -> Bool {
        value.string?.hasPrefix("*") == true
    }
}

/// Writes the invented vendor's messages.
final class InventedWriter: MessageWriter {
    static var table: VendorTable { InventedDialect.table }
    static let alwaysAsked: FieldSet = []
    static let related: [FieldSet] = []

    let message: PushMessage
    let held: FieldSet
    let asked: FieldSet

    init(_ message: PushMessage) {
        self.message = message
        held = message.presentFields
        asked = message.presentFields
    }

    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        row == 6 ? .value(message.badge.map { .text(UTF8Text(String(repeating: ".", count: $0))) }) : .byTable
    }

    func writeOthers(in object: Int, to keys: inout KeyWriter) {}
    func approximation(of field: CanonicalField) -> Finding? { nil }
    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool { spelled.contains(field) }
    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        noteLoss(of: field, member: nil, &findings)
    }
    let shapeInWords: [DiagnosticArgument] = [.words("the invented vendor's shape")]
}

/// A message of the invented vendor, as it was read.
struct InventedReading {
    var message = PushMessage()
    var diagnostics: [Diagnostic] = []
    var places: (any FieldPlaces)?

    init(_ json: String, shape: Int) throws {
        InventedDialect.read(
            .json(try JSONDocument(json).root), shape: shape, ReadingOptions(), in: ReadingMemory(), &message,
            &diagnostics, &places)
    }

    /// What was told: the code and the place.
    var told: [String] { diagnostics.map { "\($0.code.name) \($0.path)" } }

    /// The neutral form of a field.
    func value(of field: CanonicalField) -> String? { message.value(of: field)?.text.string }
}
