import MappingTables
import PushModel
import Testing
import Vendors

/// The rows of `Mappings/nim.tsv`, held against the reader.
@Suite("The rows of the table")
struct TableRowTests {
    static let rows = (Mappings.embedded.vendor("nim")?.messages.rows ?? [])
    static let rowsWithFields = rows.filter { $0["sample"] != "-" && $0["expect"] != "-" }
    static let rowsThatTell = rows.filter { ["narrower", "broader", "unmapped"].contains($0["relation"]) }

    @Test("Every row has its key, and every key its row")
    func keys() {
        #expect(Self.rows.map(\.id) == NIMKey.allCases.map(\.row))
        #expect(Self.rows.map { $0["path"] } == NIMKey.allCases.map(\.path))
    }

    @Test("Each sample reaches its field", arguments: rowsWithFields)
    func sample(_ row: Table.Row) throws {
        for shape in row.shapes {
            let reading = try Reading(row.message(in: shape), as: shape)
            let field = try #require(CanonicalField(rawValue: row["field"]))
            let value = reading.message.value(of: field) ?? field.defaultValue
            let expected = try RawJSON(validating: UTF8Text(row["expect"]))
            #expect(
                value.parsed().root.isSame(as: expected.parsed().root),
                "\(shape): \(value) instead of \(expected)")
        }
    }

    @Test("What is lost is told with its row", arguments: rowsThatTell)
    func told(_ row: Table.Row) throws {
        for shape in row.shapes {
            let reading = try Reading(row.message(in: shape), as: shape)
            #expect(reading.diagnostics.contains { $0.row == row.id }, "\(shape): \(reading.told)")
        }
    }

    @Test("A sample of the documented type is not repaired", arguments: rowsWithFields)
    func silent(_ row: Table.Row) throws {
        for shape in row.shapes {
            let reading = try Reading(row.message(in: shape), as: shape)
            let isGuessed = row["note"].hasPrefix("A guessed name")
            #expect(
                isGuessed || !reading.diagnostics.contains { $0.severity != .info && $0.kind != .defaulted },
                "\(reading.told)")
        }
    }
}

extension Table.Row {
    /// The shapes to which the row belongs.
    fileprivate var shapes: [String] { self["shape"] == "*" ? NIMAdapter.writtenShapes : [self["shape"]] }

    /// A message that holds nothing but the sample, at the row's path.
    fileprivate func message(in shape: String) -> String {
        var steps = self["path"].split(separator: ".").map(String.init)
        if self["shape"] == "*" { steps.replaceSubrange(0..<1, with: Self.payloadPath(in: shape)) }
        var message = self["sample"]
        for (depth, step) in steps.reversed().enumerated() {
            // Arguments need their key (reading N12).
            let key = depth == 0 && step.hasSuffix("loc-args") ? #""\#(step.dropLast(4))key":"K","# : ""
            message = #"{\#(key)"\#(step)":\#(message)}"#
        }
        return message
    }

    private static func payloadPath(in shape: String) -> [String] {
        switch shape {
        case "sdk": ["apnsPayload"]
        case "sdk-v2": ["pushConfig", "pushPayload"]
        case "server-v1": ["payload"]
        default: ["push_config", "push_payload"]
        }
    }
}

extension CanonicalField {
    /// What the neutral form leaves out.
    fileprivate var defaultValue: RawJSON {
        switch self {
        case .kind: .string("text")
        case .isStored: .bool(true)
        case .isSilent, .isOnlineOnly, .isMutable, .isContentAvailable, .isVoIP: .bool(false)
        default: .null
        }
    }
}
