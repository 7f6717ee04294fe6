import Foundation
import TestSupport
import Testing

@Suite("Values as programs really spell them")
struct ValueTableTests {
    @Test("Each case of the table says what it should", arguments: try ValueCase.all())
    func table(sample: ValueCase) throws {
        let folder = try TemporaryFolder()
        let files = [
            "people": try folder.file("people.jsonl", ValueCase.people),
            "groups": try folder.file("groups.jsonl", ValueCase.groups),
        ]
        let arguments = sample.command.split(separator: " ").map(String.init).map {
            files[$0] ?? $0.replacing("\\s", with: " ")
        }
        let result = try PushBridgeProcess.run(arguments, input: Data((sample.input + "\n").utf8))
        let output = result.output + result.error
        for text in sample.has { #expect(output.contains(text), "\(output)") }
        for text in sample.lacks { #expect(!output.contains(text), "\(output)") }
    }

    @Test("The table has cases of all its topics, and each case claims something")
    func whole() throws {
        let cases = try ValueCase.all()
        #expect(cases.count >= 70)
        #expect(cases.allSatisfy { !$0.has.isEmpty })
        #expect(
            Set(cases.map { $0.command.split(separator: " ").first ?? "" }) == [
                "translate", "convert", "settings", "send",
            ])
    }
}

/// A row of `Tests/Fixtures/values.tsv`.
struct ValueCase: CustomTestStringConvertible, Sendable {
    let claim: String
    /// The arguments; `people` and `groups` stand for files, `\\s` for a blank.
    let command: String
    let input: String
    /// What the output and the sentences hold.
    let has: [String]
    /// What they do not hold; `\\n` is the end of a record.
    let lacks: [String]

    var testDescription: String { claim }

    static let people = """
        {"id":"bob","devices":[{"token":"aa"}]}
        {"id":"al","devices":[{"token":"bb"}]}
        {"id":"float","unread":12.0,"devices":[{"token":"cc"}]}
        {"id":"quiet","quiet":{"until":"2099-01-01T00:00:00Z"},"devices":[{"token":"dd","language":"en"},{"token":"ee","language":"zh"}]}
        """
    static let groups = """
        {"id":"g1","members":["al","bob"]}
        {"id":"g2","members":["al","bob"]}
        """

    static func all() throws -> [ValueCase] {
        let file = FixtureCase.root.appending(path: "values.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 5, "\(line)")
            func texts(_ cell: String) -> [String] {
                cell == "-"
                    ? [] : cell.components(separatedBy: " && ").map { $0.replacing("}\\n{", with: "}\n{") }
            }
            return ValueCase(
                claim: cells[0], command: cells[1], input: cells[2], has: texts(cells[3]),
                lacks: texts(cells[4]))
        }
    }
}
