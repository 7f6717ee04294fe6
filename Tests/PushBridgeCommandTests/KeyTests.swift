import Foundation
import PushBridge
import Testing

@Suite("A key before the first tab of a line is carried unread to its records")
struct KeyTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let line: [UInt8]
        /// How the record begins.
        let record: String

        init(_ line: String, _ record: String) { self.init(Array(line.utf8), record) }

        init(_ line: [UInt8], _ record: String) { (self.line, self.record) = (line, record) }

        var testDescription: String { record }
    }

    static let cases = [
        Case("k1\t" + Sample.message, #"{"line":1,"key":"k1","source":"#),
        Case("\t" + Sample.message + "\r", #"{"line":1,"key":"","source":"#),
        Case("k \"1\"\t\t" + Sample.message, #"{"line":1,"key":"k \"1\"","source":"#),
        Case([0xFF, 0xFE, 9] + Array(Sample.message.utf8), #"{"line":1,"keyBase64":"//4=","source":"#),
        Case(Sample.message, #"{"line":1,"error":{"code":"no-key","message":"The line has no tab, so"#),
        Case("[\(Sample.message)]", #"{"line":1,"error":{"code":"no-key","#),
        Case("k1\tbroken\tx", #"{"line":1,"key":"k1","error":{"code":"invalid-json","#),
        Case("k1\t", #"{"line":1,"key":"k1","error":{"code":"invalid-json","#),
        Case(
            "k1\t" + Sample.message(String(repeating: "x", count: 500)),
            #"{"line":1,"key":"k1","error":{"code":"too-long","#),
    ]

    @Test("Whatever it is, and a line without one is rejected", arguments: cases)
    func keys(_ example: Case) throws {
        let result = try PushBridgeProcess.run(
            ["translate", "--key", "tab", "--max-line", "400"], input: Data(example.line))
        #expect(result.output.hasPrefix(example.record), "\(result.output)")
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test("A reject repeats the message without the key, and counts its bytes from there")
    func rejects() throws {
        let result = try PushBridgeProcess.run(
            ["convert", "--to", "nim", "--key", "tab"], input: Data("k\tbad\tx".utf8))
        let record = try JSONDocument(result.output).root
        #expect(record["input"]?.string == "bad\tx" && record["error"]?["offset"]?.integer == 0)
    }

    @Test("Every command that reads lines has it, and a key and an index never stand side by side")
    func commands() throws {
        for arguments in [
            "convert --to nim", "settings convert --from easemob --to nim", "webhook outcomes",
        ] {
            let input = Data("a\t{\"user\":\"6006\"}\nb\t\(Sample.message)\n".utf8)
            let result = try PushBridgeProcess.run(
                arguments.split(separator: " ").map(String.init) + ["--key", "tab"], input: input)
            let keys = try ConversionSample.values(result.output).map { $0["key"]?.string }
            #expect(keys == ["a", "b"], "\(arguments)")
        }
    }

    @Test("Records of settings with key, origin and index are input again")
    func settings() throws {
        let folder = try TemporaryFolder()
        let users = try folder.file("users", "k\t" + #"{"user":"6006","display":{"type":1}}"#)
        let script =
            #""$0" settings convert --from nim --to easemob --key tab --origin o "$1" | "$0" settings convert --from easemob --to nim"#
        let record = try JSONDocument(try PushBridgeProcess.shell(script, users).output).root
        let codes = record["diagnostics"].map { $0.elements.map { $0["code"]?.string } } ?? []
        #expect(record["user"]?.string == "6006" && !codes.contains("unknown-member"))
    }
}
