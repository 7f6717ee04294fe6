import Foundation
import PushBridge
import TestSupport
import Testing

@Suite("Chinese texts have Chinese signs and words")
struct ChineseSignsTests {
    /// The messages of all golden cases.
    private static let corpus = FixtureCase.lines("input").joined(separator: "\n")

    /// The lines in which a half-width colon, comma or semicolon stands beside a Chinese character, outside quotes.
    private static func mixed(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { line in
            let words = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "")
            return words.contains(/[\p{Han}）」][:,;](?: |$)|[:,;] [\p{Han}（「]/)
        }
    }

    private static func run(_ command: String, _ arguments: String..., input: String = "") throws -> String {
        let result = try PushBridgeProcess.run(
            [command, "--lang", "zh"] + arguments, input: Data(input.utf8))
        #expect(result.output.contains(/\p{Han}/), "\(result.error)")
        return result.output
    }

    @Test(
        "The signs of verify's report are full-width, and its codes have a meaning",
        arguments: ["nim", "easemob"])
    func verify(_ target: String) throws {
        let text = try Self.run("verify", "--to", target, "--examples", "100", input: Self.corpus)
        #expect(Self.mixed(text) == [])
        #expect(
            text.contains("不是 JSON（invalid-json）")
                && (target == "nim" || text.contains("（loc-key）")))
        #expect(!text.contains(" identical"))
    }

    @Test("The signs of compare's report are full-width, and its kinds and reasons have a meaning")
    func compare() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"bob","mode":"none"}"#)
        let other = try folder.file("profile", #"{"vendor":"easemob","texts":{"title":"T"}}"#)
        let lines = ["bob", "eve", "ann"].map {
            #"{"from":"x","to":["\#($0)"],"type":"txt","body":{"msg":"hi"}}"#
        }.joined(separator: "\n")
        func translated(_ name: String, _ arguments: String...) throws -> String {
            let result = try PushBridgeProcess.run(
                ["translate", "--with-id"] + arguments, input: Data(lines.utf8))
            return try folder.file(name, result.output)
        }
        let old = try translated("old", "--recipients", people)
        let new = try translated("new", "--profile", other)
        let text = try Self.run("compare", old, new)
        #expect(Self.mixed(text) == [])
        for words in ["新推送（pushed）", "标题（title）", "接收方不接收推送（mode-none）"] {
            #expect(text.contains(words), "\(text)")
        }
    }

    @Test("The signs of an explanation are full-width")
    func explain() throws {
        let lines = Self.corpus.split(separator: "\n")
        for line in stride(from: 0, to: lines.count, by: 37).map({ lines[$0] }) {
            let result = try PushBridgeProcess.run(
                ["explain", "--lang", "zh", "--to", "nim"], input: Data(line.utf8))
            #expect(Self.mixed(result.output) == [], "\(line)")
        }
    }
}
