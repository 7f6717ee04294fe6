import MappingTables
import PushModel
import Testing
import Vendors

/// The rows of `Mappings/nim.tsv`, held against the writer.
@Suite("The rows of the table, written")
struct WriterRowTests {
    static let rows = (Mappings.embedded.vendor("nim")?.messages.rows ?? [])
    static let relatedRows = rows.filter { $0["relation"] == "related" && $0["sample"] != "-" }

    @Test("Another spelling is written only where the vendor documents it", arguments: relatedRows)
    func related(_ row: Table.Row) throws {
        guard !RowContext.documented.contains(row.id) else { return }
        for shape in row.writtenShapes {
            let message = try Reading(row.line(in: shape), as: shape).message
            let writing = Writing(message, as: shape)
            // The app's own members at the payload's root stay there.
            let isKept = message.rootData.contains { row["path"] == "pushPayload.\($0.key)" }
            #expect(isKept || writing.value(at: row.steps(in: shape)) == nil, "\(shape): \(writing.line)")
        }
    }

    @Test("A switch or a recall's own key is written beside what it belongs to", arguments: RowContext.beside)
    func beside(_ example: RowContext) throws {
        let row = try #require(Mappings.embedded.vendor("nim")?.messages.row(id: example.row))
        let shape = row["shape"]
        let reading = try Reading(example.line, as: shape)
        let writing = Writing(reading.message, as: shape)
        #expect(writing.value(at: row.steps(in: shape)) != nil, "\(writing.line)")
        #expect(writing.again == reading.message, "\(writing.line)")
        #expect(writing.findings.isEmpty, "\(writing.told)")
    }
}

/// What must stand beside a row's key for it to mean something.
struct RowContext: Sendable, CustomTestStringConvertible {
    let row: String
    let line: String

    var testDescription: String { "\(row) \(line)" }

    /// Rows of keys that the vendor documents for one kind of message only, or beside other keys.
    static let documented = Set(beside.map(\.row))

    static let beside: [RowContext] = [
        RowContext(row: "NIM-071", line: #"{"message":{},"shouldBeCounted":false}"#),
        RowContext(row: "NIM-072", line: #"{"message":{},"attach":"{\"k\":1}"}"#),
        RowContext(row: "NIM-155", line: #"{"targetConfig":{"receiverIds":["bob"],"inclusive":false}}"#),
        RowContext(row: "NIM-164", line: #"{"pushContent":"taken back"}"#),
        RowContext(row: "NIM-165", line: #"{"message":{},"pushPayload":"{\"k\":1}"}"#),
        RowContext(row: "NIM-166", line: #"{"message":{},"env":"test"}"#),
        RowContext(row: "NIM-168", line: #"{"fromAccid":"alice","toAccids":"[\"bob\",\"carol\"]"}"#),
        RowContext(row: "NIM-170", line: #"{"attach":"{}","msgtype":"1","to":"team-1"}"#),
        RowContext(
            row: "NIM-193",
            line: #"{"attach":"{}","msgtype":"1","to":"t","isForcePush":"true","forcepushlist":"[\"bob\"]"}"#),
        RowContext(
            row: "NIM-223",
            line: #"{"push_config":{"push_forcepush_enable":false,"push_forcepush_ids":["bob"]}}"#),
        RowContext(
            row: "NIM-244", line: #"{"target_option":{"receiver_account_ids":["bob"],"inclusive":false}}"#),
        RowContext(
            row: "NIM-254",
            line: #"{"conversation_id":"alice|1|bob","server_id":"1","push_content":"taken & back"}"#),
        RowContext(
            row: "NIM-255",
            line: #"{"conversation_id":"alice|1|bob","server_id":"1","push_payload":"{\"k\":1}"}"#),
        RowContext(
            row: "NIM-257", line: #"{"conversation_id":"alice|1|bob","server_id":"1","attach":"{\"k\":1}"}"#),
        RowContext(
            row: "NIM-258",
            line: #"{"conversation_id":"alice|1|bob","server_id":"1","route_environment":"test"}"#),
    ]

    /// Members at the root beside which a row's key has its meaning.
    static func members(for id: String) -> String {
        switch id {
        // Keys of custom notifications.
        case "NIM-066", "NIM-157", "NIM-158", "NIM-211", "NIM-212", "NIM-247", "NIM-248", "NIM-250":
            #""content":"{}","#
        case "NIM-194", "NIM-195": #""attach":"{}","#
        default: ""
        }
    }
}

extension Table.Row {
    /// The shapes to which the row belongs and that can be sent.
    fileprivate var writtenShapes: [String] {
        NIMAdapter.writtenShapes.filter { ["*", $0].contains(self["shape"]) }
    }

    /// The names on the way to the key.
    fileprivate func steps(in shape: String) -> [String] {
        var steps = self["path"].split(separator: ".").map(String.init)
        if self["shape"] == "*" { steps.replaceSubrange(0..<1, with: Self.payloadSteps(in: shape)) }
        return steps
    }

    /// The sample; a batch has at least two receivers, since one alone is written as one.
    fileprivate var writtenSample: String {
        switch id {
        case "NIM-172": #""[\"bob\",\"carol\"]""#
        case "NIM-210": #"["bob","carol"]"#
        default: self["sample"]
        }
    }

    /// A message that holds the sample, at the row's path, and little else.
    fileprivate func line(in shape: String) -> String {
        let line = steps(in: shape).reversed().reduce(writtenSample) { #"{"\#($1)":\#($0)}"# }
        return "{" + RowContext.members(for: id) + line.dropFirst()
    }

    private static func payloadSteps(in shape: String) -> [String] {
        switch shape {
        case "sdk": ["apnsPayload"]
        case "sdk-v2": ["pushConfig", "pushPayload"]
        case "server-v1": ["payload"]
        default: ["push_config", "push_payload"]
        }
    }
}

extension JSONValue {
    /// The value as data: the digits and flags that a form spells in strings count as what they spell.
    fileprivate var canonical: String {
        if let text = string, let inner = try? JSONDocument(text).root, inner.kind != .string {
            return inner.canonical
        }
        switch kind {
        case .array: return "[" + elements.map(\.canonical).joined(separator: ",") + "]"
        case .object:
            let members = members.map { "\($0.key):\($0.value.canonical)" }
            return "{" + members.sorted().joined(separator: ",") + "}"
        default: return raw.description
        }
    }
}
