import Foundation
import MappingTables
import PushBridge
import TestSupport
import Testing

@testable import PushBridgeCommand

@Suite("mappings show says what is lost on the way, and what to do")
struct MappingsShowTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let row: String
        let lines: [String]
        var testDescription: String { row }
    }

    static let cases = [
        Case(row: "EM-012", lines: ["to nim", "no key: people notice", "A fixed badge", "what to do"]),
        Case(row: "EM-004", lines: ["to nim", "carried by NIM-049"]),
        Case(row: "EM-081", lines: ["carried in the shapes", "no key in sdk, server-v1", "--to-shape"]),
        Case(row: "NIM-049", lines: ["to easemob", "carried by EM-004", "settings profile"]),
        Case(row: "NIM-045", lines: ["no key: people may notice", "(degraded)", "'senders'"]),
        Case(row: "NIM-220", lines: ["(degraded)", "what to do"]),
        Case(row: "EM-067", lines: ["(degraded)", "what to do"]),
        Case(row: "AP-027", lines: ["Easemob shows it to everybody (exposed)", "what to do"]),
        Case(row: "NIM-131", lines: ["they are in 'e' (same-screen)"]),
        Case(
            row: "NIM-062", lines: ["to easemob    carried", "no key in push, push-batch: people may notice"]),
        Case(row: "ES-005", lines: ["to nim", "there is no key for it", "every message rings"]),
        Case(row: "NS-002", lines: ["to easemob", "carried by ES-006"]),
        Case(row: "EM-002", lines: ["to nim", "see the rows of its members"]),
        Case(row: "RC-023", lines: ["no key: nothing is lost", "kept", "to nim      no key: people notice"]),
    ]

    @Test("Another shape is advised only where 'convert' writes one that lacks the key by itself")
    func advice() throws {
        #expect(try !PushBridgeProcess.run(["mappings", "show", "TX-003"]).output.contains("--to-shape"))
        #expect(try PushBridgeProcess.run(["mappings", "show", "EM-028"]).output.contains("--to-shape"))
    }

    @Test("Who asks for a row that is missing and means a reading is told of the reading")
    func readings() throws {
        let error = try PushBridgeProcess.run(["mappings", "show", "RC-17"]).error
        #expect(error.contains("'RC 17' (a reading)") && error.contains("RC-017"), "\(error)")
    }

    @Test("A vendor's key is followed to every other vendor", arguments: cases)
    func journey(_ example: Case) throws {
        let output = try PushBridgeProcess.run(["mappings", "show", example.row]).output
        for words in example.lines { #expect(output.contains(words), "\(output)") }
    }

    /// The messages of all golden cases.
    private static let corpus = Data(FixtureCase.lines("input").joined(separator: "\n").utf8)

    @Test("Each row that verify names as degraded is degraded here too, and has a remedy")
    func agreement() throws {
        let mappings = MappingTables.Mappings.embedded
        var seen: Set<String> = []
        for target in ["nim", "easemob"] {
            let result = try PushBridgeProcess.run(
                ["verify", "--to", target, "--format", "json"], input: Self.corpus)
            let report = try #require(try ConversionSample.values(result.output).first)
            for row in report["rows"].map({ Array($0.elements) }) ?? [] {
                guard let id = row["row"]?.string?.string, (row["degraded"]?.integer ?? 0) > 0 else {
                    continue
                }
                // What no key of the message explains has a code for a name.
                guard mappings.diagnostics.row(id: id) == nil, mappings.row(id: id) != nil,
                    seen.insert(id).inserted
                else { continue }
                let lines = RowJourney.all(ofRow: id, mappings).flatMap(\.lines)
                #expect(lines.contains { $0[0] == "lost" && $0[1].contains("(degraded)") }, "\(id): \(lines)")
                #expect(lines.contains { $0[0] == "what to do" && !$0[1].isEmpty }, "\(id): \(lines)")
                #expect(!lines.contains { $0[1].contains("nobody notices") }, "\(id): \(lines)")
            }
        }
        #expect(seen.count > 100)
    }

    @Test("Other rows have no way to a vendor", arguments: ["AP-047", "OC-001", "G3", "Unregistered"])
    func others(_ row: String) throws {
        let output = try PushBridgeProcess.run(["mappings", "show", row]).output
        #expect(!output.contains("\nto ") && !output.contains("what to do"), "\(output)")
    }

    @Test("Every key of a vendor has a word about every other vendor")
    func every() throws {
        let mappings = MappingTables.Mappings.embedded
        for vendor in ["easemob", "nim", "easemob-settings", "nim-settings"] {
            let list = try PushBridgeProcess.run(["mappings", "list", "--vendor", vendor]).output
            let rows = list.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
            for row in stride(from: 0, to: rows.count, by: 25).map({ String(rows[$0]) }) {
                let lines = RowJourney.all(ofRow: row, mappings).flatMap(\.lines)
                #expect(lines.contains { $0[0].hasPrefix("to ") }, "\(row): \(lines)")
            }
            // The command prints these lines.
            let last = try #require(rows.last)
            let output = try PushBridgeProcess.run(["mappings", "show", String(last)]).output
            #expect(output.contains("\nto "), "\(last): \(output)")
        }
    }

    @Test("A name that is no row's is a wrong use that names near rows")
    func unknown() throws {
        let result = try PushBridgeProcess.run(["mappings", "show", "em_push_badge"])
        #expect(result.status == 64 && result.error.contains("EM-012"), "\(result.error)")
    }
}
