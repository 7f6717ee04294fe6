import Foundation
import PushBridge
import Testing

@Suite("A line that cannot be translated is rejected, and the run goes on")
struct RejectTests {
    struct Case: CustomTestStringConvertible {
        let claim: String
        let line: [UInt8]
        let code: String

        init(_ claim: String, _ line: String, _ code: String) {
            self.init(claim, Array(line.utf8), code)
        }

        init(_ claim: String, _ line: [UInt8], _ code: String) {
            self.claim = claim
            self.line = line
            self.code = code
        }

        var testDescription: String { claim }
    }

    static let cases = [
        Case("Broken JSON", #"{"from":"6001","#, "invalid-json"),
        Case("Two values", "{} {}", "invalid-json"),
        Case("A word", "hello", "invalid-json"),
        Case("A zero byte", "\0", "invalid-json"),
        Case("Null", "null", "unknown-vendor"),
        Case("A number", "1e400", "unknown-vendor"),
        Case("An object without members", "{}", "unknown-vendor"),
        Case("An array", "[1,2]", "unknown-vendor"),
        Case("10 000 arrays in each other", String(repeating: "[", count: 10_000), "too-deep"),
        Case(
            "10 000 objects in each other",
            String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000),
            "too-deep"),
        Case("Bytes that are not UTF-8", Array(#"{"from":""#.utf8) + [0xFF, 0x22, 0x7D], "invalid-utf8"),
    ]

    @Test("Rejected lines", arguments: cases)
    func rejectedLine(_ example: Case) throws {
        let neighbour = Array((Sample.message + "\n").utf8)
        let result = try PushBridgeProcess.run(
            ["translate"], input: Data(neighbour + example.line + [0x0A] + neighbour))
        let expected = [Record(line: 1), Record(line: 2, error: example.code), Record(line: 3)]
        #expect(result.records == expected, "\(result.output.prefix(2_000))")
        #expect(result.status == 1)
    }

    @Test("Lone surrogates and wrong types are no reason to reject")
    func oddMessages() throws {
        let odd = [
            Sample.message(#"\ud800"#),
            #"{"from":1,"to":[],"chatType":null,"body":7,"ext":{"em_apns_ext":"x"}}"#,
            #"{"from":"","to":"","chatType":"","body":{"type":"","msg":""}}"#,
        ]
        let result = try PushBridgeProcess.translate(odd.joined(separator: "\n"))
        #expect(Set(result.records.map(\.line)) == [1, 2, 3])
    }

    @Test("Rejects go to their file, and the output keeps the rest in order")
    func rejectsFile() throws {
        let folder = try TemporaryFolder()
        let input = "\(Sample.message)\nx\n\(Sample.message)\ny\n"
        let result = try PushBridgeProcess.translate(input, "--rejects", folder.path("rejects"))
        #expect(result.records == [Record(line: 1), Record(line: 3)])
        let rejects = try folder.contents(of: "rejects")
        let expected = [
            Record(line: 2, error: "invalid-json"), Record(line: 4, error: "invalid-json"),
        ]
        #expect(Record.all(in: rejects) == expected)
        #expect(result.status == 1)
        #expect(result.error == "Note: 2 reject records in \(folder.path("rejects")).\n")
    }

    @Test("A reject record holds the line as it came")
    func inputOfReject() throws {
        let result = try PushBridgeProcess.translate("\(Sample.message)\n {\"a\\u00e9\" é\n")
        let reject = try JSONDocument(String(try #require(result.output.split(separator: "\n").last))).root
        #expect(reject["input"]?.string == " {\"a\\u00e9\" é")
    }

    @Test("Payloads stand alone, and sentences about rejects name the line without showing it")
    func payloadFormat() throws {
        let result = try PushBridgeProcess.translate("\(Sample.message)\nsecret\n", "--format", "payload")
        #expect(result.output.hasPrefix(#"{"aps":"#))
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.error.hasPrefix("standard input:2: invalid-json: "))
        #expect(result.error.split(separator: "\n").count == 1)
        #expect(!result.error.contains("secret"))
        #expect(result.status == 1)
    }

    @Test("Payloads stand alone, and rejects may have a file here too")
    func payloadFormatWithRejects() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.translate(
            "\(Sample.message)\nx\n", "--format", "payload", "--rejects", folder.path("rejects"))
        #expect(result.output.hasPrefix(#"{"aps":"#))
        let rejects = try folder.contents(of: "rejects")
        #expect(Record.all(in: rejects) == [Record(line: 2, error: "invalid-json")])
    }

    @Test("A line as long as allowed is read, a byte more is too much", arguments: ["\n", "\r\n", ""])
    func longestLine(end: String) throws {
        let limit = "\(Sample.message.utf8.count)"
        let input = "\(Sample.message)\n \(Sample.message)\n\(Sample.message)\(end)"
        let result = try PushBridgeProcess.translate(input, "--max-line", limit)
        #expect(
            result.records == [Record(line: 1), Record(line: 2, error: "too-long"), Record(line: 3)])
    }

    @Test("A line that is far too long is cut in its record, wherever it stands", arguments: [1, 2, 3])
    func oversizedLine(place: Int) throws {
        var lines = Array(repeating: Sample.message, count: 3)
        lines[place - 1] = String(repeating: "x", count: 5 << 20)
        let input = lines.joined(separator: "\n")
        let result = try PushBridgeProcess.translate(input, "--max-line", "100000")
        let expected = (1...3).map { Record(line: $0, error: $0 == place ? "too-long" : nil) }
        #expect(result.records == expected)
        let output = result.output.split(separator: "\n")
        let record = try JSONDocument(String(try #require(output.dropFirst(place - 1).first))).root
        #expect(record["input"]?.string?.count == 64 << 10)
        #expect(record["inputTruncated"]?.bool == true)
    }
}
