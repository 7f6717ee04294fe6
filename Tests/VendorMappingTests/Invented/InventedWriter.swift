import PushModel
import Vendors

extension InventedAdapter: VendorWriter, LimitedAdapter {
    static var limits: LimitTable { .invented }

    static func writer(of message: borrowing PushMessage, shape: String) -> any MessageWriter {
        InventedWriter(copy message, shape: shape)
    }

    static func write(_ message: PushMessage, shape: String, findings: inout [Finding]) -> WrittenMessage {
        let writer = InventedWriter(message, shape: shape)
        let request =
            writer.shape.sender == .server ? WrittenMessage.Request(method: "POST", path: "/send") : nil
        return WrittenMessage(body: writer.body(writer.shape.root, &findings), request: request)
    }

    static func fields(sayableIn shape: String) -> FieldSet {
        FieldSet(VendorTable.invented.fields(in: shape, hasShared: shape != "payload") + [.isVoIP])
    }

    static func has(_ kind: MessageKind) -> Bool { kind == .text }

    static func refusal(of message: PushMessage, in shape: String) -> Finding? {
        message.kind == .recall
            ? Finding(.notSayable, .kind, InventedWriter.shapeInWords, severity: .error) : nil
    }

    static func mostReceivers(of message: PushMessage, in shape: String) -> Int {
        message.conversationKind == .direct ? .max : 1
    }

    static var echoes: [(member: UTF8Text, field: CanonicalField)] { [] }

    static func line(of written: WrittenMessage) -> RawJSON { written.body }
}

/// Writes the invented vendor's messages.
final class InventedWriter: MessageWriter {
    static var table: VendorTable { .invented }
    static let alwaysAsked: FieldSet = []
    static let related: [FieldSet] = [[.isVoIP, .sound]]
    static let shapeInWords = [DiagnosticArgument.words("the invented vendor's shape")]

    let message: PushMessage
    private(set) lazy var content = spellContent()
    let shape: VendorShape
    var number: Int { Self.table.shapes.firstIndex { $0.name == shape.name } ?? 0 }
    let held: FieldSet
    let asked: FieldSet

    init(_ message: PushMessage, shape: String) {
        self.message = message
        self.shape = Self.table.shapes.first { $0.name == shape } ?? Self.table.shapes[0]
        held = message.presentFields
        asked = Self.asked(of: message)
    }

    var shapeInWords: [DiagnosticArgument] { Self.shapeInWords }

    func tableValue(of row: Int) -> KeyValue? { Self.table.value(of: row, in: message, held) }

    func ownValue(of row: Int) -> OwnValue {
        switch InventedKey(rawValue: UInt16(row)) {
        case .callFrom: .value(message.senderID.map { .text(UTF8Text(concatenating: ["*", $0])) })
        case .dots: .value(message.badge.map { .text(UTF8Text(String(repeating: ".", count: $0))) })
        case .ring: .value(message.isVoIP ? .objectOrEmpty : nil)
        case .ringTune:
            if case .file(let name) = message.sound { .value(.text(name)) } else { .value(nil) }
        default: .byTable
        }
    }

    /// The server takes whatever stands beside its keys for the app's own.
    func writeOthers(in object: Int, to keys: inout KeyWriter) {
        if object == shape.root && shape.sender == .server { ownMembers.forEach { keys.member($0) } }
    }

    private var ownMembers: [JSONField] {
        message.rootData.filter { Self.table.row($0.key, in: shape.root) == nil }
    }

    func approximation(of field: CanonicalField) -> Finding? { nil }

    func isSaid(_ field: CanonicalField, _ spelled: FieldSet) -> Bool {
        switch field {
        case .isVoIP: true
        case .rootData: shape.sender == .server && ownMembers.count == message.rootData.count
        case .conversationKind: message.conversationKind == .group && spelled.contains(.conversationID)
        default: spelled.contains(field)
        }
    }

    func noteLoss(of field: CanonicalField, _ findings: inout [Finding]) {
        noteLoss(of: field, member: nil, &findings)
    }
}
