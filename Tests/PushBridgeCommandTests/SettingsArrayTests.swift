import Foundation
import Testing

@Suite("Files of people and groups may be one array")
struct SettingsArrayTests {
    private static let people = [
        #"{"id":"6006","display":"summary","devices":[{"token":"ab01"}]}"#, #"{"id":"6007","mode":"none"}"#,
    ]
    private static let groups = [#"{"id":"g1","members":["6006","6007"]}"#, #"{"id":"g2","members":[]}"#]
    private static let message =
        #"{"from":"6001","to":"g1","chatType":"groupChat","groupId":"g1","body":{"type":"txt","msg":"hi"}}"#

    private func translate(_ people: String, _ groups: String) throws -> PushBridgeProcess.Result {
        let folder = try TemporaryFolder()
        return try PushBridgeProcess.translate(
            Self.message, "--recipients", try folder.file("people", people), "--groups",
            try folder.file("groups", groups))
    }

    @Test(
        "An array is read as its lines would be, on one line or on many",
        arguments: [
            ("[", ",", "]"), ("[\n", ",\n", "\n]\n"), ("\u{FEFF}\r\n [ ", " ,\r\n\r\n", "]\r\n"),
        ])
    func array(_ start: String, _ separator: String, _ end: String) throws {
        let expected = try translate(
            Self.people.joined(separator: "\n"), Self.groups.joined(separator: "\n") + "\n")
        #expect(expected.records.count == 2 && expected.output.contains(#""token":"ab01""#))
        let result = try translate(
            start + Self.people.joined(separator: separator) + end,
            start + Self.groups.joined(separator: separator) + end)
        #expect(result.output == expected.output && result.status == expected.status, "\(result.error)")
    }

    @Test("One printed object is read, and an empty array is nobody")
    func single() throws {
        let one = try translate(
            "{\n\"id\": \"6006\",\n\"devices\": [{\"token\": \"ab01\"}]\n}\n", Self.groups[0])
        #expect(one.output.contains(#""token":"ab01""#))
        #expect(try translate("[\n]\n", "[\n]\n").output.contains("unknown-group"))
    }

    @Test("A mistake is named with the index of its element, and ends the run with 65")
    func mistake() throws {
        let result = try translate("[\(Self.people[0]),\n{\"id\":\"x\",\"mode\":\"loud\"}]", Self.groups[0])
        #expect(result.status == 65)
        #expect(result.error.contains("/people:1, index 1: "), "\(result.error)")
        let note = try translate("[\(Self.people[0]),{\"id\":\"x\",\"colour\":1}]", Self.groups[0])
        #expect(note.status == 0 && note.error.contains("/people:1, index 1: "), "\(note.error)")
    }

    @Test("Several printed objects are not JSON Lines, and the way out is named")
    func printed() throws {
        let printed = Self.people.map { $0.replacing(",", with: ",\n") }.joined(separator: "\n")
        let result = try translate(printed, Self.groups[0])
        #expect(result.status == 65)
        #expect(result.error.contains("write one object a line, for example with 'jq -c .', or one array"))
    }
}
