import Foundation
import PushBridge
import Testing

@Suite("The records of an array's elements carry their index")
struct ElementTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let element: String

        init(_ arguments: String, _ element: String) {
            self.arguments = arguments.split(separator: " ").map(String.init)
            self.element = element
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases = [
        Case("translate", Sample.message),
        Case("convert --to nim", Sample.message),
        Case("settings convert --from easemob --to nim", #"{"user":"6006"}"#),
        Case("settings profile --from easemob --to nim", #"{"badgeCap":99}"#),
        Case("webhook verify --vendor easemob", #"{"headers":{},"body":"{}"}"#),
        Case("send --dry-run --environment sandbox", SendSample.record(1)),
    ]

    /// The members `line` and `index` of every record.
    private static func places(_ output: String) throws -> [[Int?]] {
        try ConversionSample.values(output).map { [$0["line"]?.integer, $0["index"]?.integer] }
    }

    @Test("The index counts from 0 beside the line, in rejects too", arguments: cases)
    func index(_ example: Case) throws {
        let input = "[\n\(example.element),\n17,\n\(example.element)\n]\n"
        let result = try run(example, input)
        // Outcomes know the lines of their input by number, and elements count as lines there.
        let lines = example.arguments[0] == "send" ? [1, 2, 3] : [1, 1, 1]
        #expect(
            try Self.places(result.output) == [[lines[0], 0], [lines[1], 1], [lines[2], 2]],
            "\(result.output)\(result.error)")
    }

    @Test("A line, and a document that is one message, have none", arguments: cases)
    func noIndex(_ example: Case) throws {
        #expect(try Self.places(run(example, example.element).output) == [[1, nil]])
        let printed = example.element.replacing("{\"", with: "{\n\"")
        #expect(try Self.places(run(example, printed).output) == [[1, nil]])
    }

    @Test("The index goes on from block to block")
    func blocks() throws {
        let messages = Array(repeating: Sample.message, count: 3_000).joined(separator: ",")
        let result = try PushBridgeProcess.translate("[\(messages)]", "--jobs", "2")
        #expect(try Self.places(result.output).map { $0[1] } == Array(0..<3_000))
    }

    @Test("An element that is nested too deeply keeps its index")
    func unreadable() throws {
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let result = try PushBridgeProcess.translate("[\(Sample.message),\(deep),\(Sample.message)]")
        #expect(try Self.places(result.output) == [[1, 0], [1, 1], [1, 2]])
        #expect(result.records[1].error == "too-deep")
    }

    @Test("Sentences about rejects, examples of verify and explanations name the index")
    func words() throws {
        let input = Data("[\(ConversionSample.badge),17,\(ConversionSample.badge)]".utf8)
        let report = try PushBridgeProcess.run(["verify", "--to", "nim"], input: input)
        #expect(report.error.hasPrefix("standard input:1, index 1: unknown-vendor: "))
        #expect(report.output.contains("degraded: line 1, index 2, easemob/"))
        let json = try PushBridgeProcess.run(["verify", "--to", "nim", "--format", "json"], input: input)
        #expect(json.output.contains(#""examples":[{"line":1,"index":0,"#))
        let explained = try PushBridgeProcess.run(
            ["explain", "--index", "2", "--format", "json"], input: input)
        #expect(explained.output.hasPrefix(#"{"line":1,"index":2,"#))
    }

    private func run(_ example: Case, _ input: String) throws -> PushBridgeProcess.Result {
        let folder = try TemporaryFolder()
        var arguments = example.arguments
        if arguments.first == "webhook" {
            arguments += ["--secret-file", try folder.file("secret", "secret")]
        }
        return try PushBridgeProcess.run(arguments, input: Data(input.utf8))
    }
}
