import PushBridge
import Testing

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
        Case(row: "NIM-062", lines: ["to easemob", "no key: nobody notices"]),
        Case(row: "ES-005", lines: ["to nim", "there is no key for it", "every message rings"]),
        Case(row: "NS-002", lines: ["to easemob", "carried by ES-006"]),
        Case(row: "EM-002", lines: ["to nim", "see the rows of its members"]),
    ]

    @Test("A vendor's key is followed to every other vendor", arguments: cases)
    func journey(_ example: Case) throws {
        let output = try PushBridgeProcess.run(["mappings", "show", example.row]).output
        for words in example.lines { #expect(output.contains(words), "\(output)") }
    }

    @Test("Other rows have no way to a vendor", arguments: ["AP-007", "OC-001", "G3", "Unregistered"])
    func others(_ row: String) throws {
        let output = try PushBridgeProcess.run(["mappings", "show", row]).output
        #expect(!output.contains("\nto ") && !output.contains("what to do"), "\(output)")
    }

    @Test("Every key of a vendor has a word about every other vendor")
    func every() throws {
        for vendor in ["easemob", "nim", "easemob-settings", "nim-settings"] {
            let list = try PushBridgeProcess.run(["mappings", "list", "--vendor", vendor]).output
            let rows = list.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
            for row in stride(from: 0, to: rows.count, by: 25).map({ rows[$0] }) {
                let output = try PushBridgeProcess.run(["mappings", "show", String(row)]).output
                #expect(output.contains("\nto "), "\(row): \(output)")
            }
        }
    }

    @Test("A name that is no row's is a wrong use that names near rows")
    func unknown() throws {
        let result = try PushBridgeProcess.run(["mappings", "show", "em_push_badge"])
        #expect(result.status == 64 && result.error.contains("EM-012"), "\(result.error)")
    }
}
