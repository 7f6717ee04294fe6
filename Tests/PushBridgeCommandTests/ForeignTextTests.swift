import Foundation
import PushBridge
import PushRecords
import Testing

@testable import PushBridgeCommand

@Suite("What others wrote does nothing to a terminal")
struct ForeignTextTests {
    /// Commands of a terminal in C0 and C1, marks of direction, and ends of lines.
    private static let evil = "\u{1B}[31mX\u{9B}2J\u{202E}\u{2066}\u{7}\r\n\t"

    private static func dangers(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            scalar.properties.generalCategory == .control && scalar != "\n"
                || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }

    private static func message() -> String {
        var writer = JSONWriter()
        writer.string(UTF8Text(evil))
        let text = writer.text().string.dropFirst().dropLast()
        return
            #"{"from":"a$","to":["b$"],"type":"txt","body":{"msg":"hi$"},"ext":{"k$":"v$","em_apns_ext":{"em_push_title":"t$","em_push_sound":"s$","em_push_badge":"x$","n$":1},"em_force_notification":"z$"}}"#
            .replacing("$", with: text)
    }

    @Test(
        "Reports for people hold no control character but line feeds",
        arguments: [["explain"], ["explain", "--to", "nim"], ["verify", "--to", "nim"]])
    func reports(arguments: [String]) throws {
        let result = try PushBridgeProcess.run(arguments, input: Data(Self.message().utf8))
        #expect(result.status == 0)
        #expect(result.output.contains(#"\u001b[31mX"#))
        #expect(Self.dangers(in: result.output) == [])
    }

    @Test("A tally with such a text in any place is refused, or its report holds none")
    func tallies() throws {
        let folder = try TemporaryFolder()
        let tally = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(filePath: ReportSample.tally(folder))))
        var accepted = 0
        for planted in Self.planted(Self.evil, in: tally) {
            let document = try JSONDocument(
                String(decoding: JSONSerialization.data(withJSONObject: planted), as: UTF8.self))
            guard let tally = try? CorpusTally(document.root) else { continue }
            accepted += 1
            var writer = JSONWriter()
            FidelityReport(tally: tally, language: .english).write(.text, to: &writer)
            #expect(Self.dangers(in: writer.text().string) == [])
        }
        #expect(accepted >= 20)
    }

    @Test("A comparison of records with such texts holds none")
    func comparison() throws {
        let folder = try TemporaryFolder()
        let record = #"{"id":"1","line":1,"recipient":"bob","suppressed":"$"}"#
        let old = try folder.file(
            "old", record.replacing("$", with: #"\u001b]0;owned\u0007\u202e"#))
        let new = try folder.file("new", record.replacing("$", with: "quiet-hours"))
        let result = try PushBridgeProcess.run(["compare", old, new])
        #expect(result.status == 0 && result.output.contains("owned"), "\(result.error)")
        #expect(Self.dangers(in: result.output) == [])
    }

    /// The value again, once for each of its strings, with a text in the place of that string.
    private static func planted(_ text: String, in value: Any) -> [Any] {
        switch value {
        case is String: [text]
        case let array as [Any]:
            array.indices.flatMap { index -> [Any] in
                planted(text, in: array[index]).map { changed in
                    var array = array
                    array[index] = changed
                    return array
                }
            }
        case let object as [String: Any]:
            object.keys.flatMap { name -> [Any] in
                planted(text, in: object[name] ?? "").map { changed in object.merging([name: changed]) { $1 }
                }
            }
        default: []
        }
    }

    @Test("Sentences on the standard error hold none either")
    func sentences() throws {
        let folder = try TemporaryFolder()
        let reject = #"{"line":1,"error":{"code":"invalid-json","message":"$"},"input":"x"}"#
            .replacing("$", with: #"\u001b[31m\u009b2J\u202e\r\n"#)
        let lines = [
            try PushBridgeProcess.translate(reject, "--format", "payload"),
            try PushBridgeProcess.translate("", "--recipients", folder.path("none\(Self.evil)")),
            try PushBridgeProcess.translate("", "--now", Self.evil.replacing("\r\n", with: "")),
            try PushBridgeProcess.run(["mappings", "show", Self.evil]),
            try PushBridgeProcess.run(["mappings", "check", folder.path("none\(Self.evil)")]),
        ]
        for result in lines {
            #expect(result.status != 0)
            #expect(Self.dangers(in: result.error) == [], "\(result.error)")
            #expect(result.error.contains("\\u001b"))
        }
        #expect(lines[0].error.split(separator: "\n").count == 1)
    }

    @Test("Long text is cut, a sentence in its middle")
    func cuts() {
        let long = String(repeating: "长", count: 70_000)
        #expect(ForeignText.beginning(of: long, upTo: 60) == String(repeating: "长", count: 60) + "…")
        let sentence = ForeignText.sentence("The value \(long) is wrong; write a number.")
        #expect(sentence.count < 1_100)
        #expect(sentence.hasPrefix("The value 长") && sentence.hasSuffix("is wrong; write a number."))
        let marks = "e" + String(repeating: "\u{301}", count: 70_000)
        #expect(ForeignText.beginning(of: marks, upTo: 60).unicodeScalars.count < 300)
    }

    @Test("What is harmless stays as it is", arguments: ["", "Ünï 中文 👨‍👩‍👧 ¥", "a\\u001b"])
    func harmless(text: String) {
        #expect(ForeignText.sentence(text) == text)
        #expect(ForeignText.beginning(of: text, upTo: 60) == text)
    }

    @Test(
        "Half a surrogate pair makes no report unreadable",
        arguments: [["explain", "--to", "nim"], ["verify", "--to", "nim"]], ["text", "json"])
    func surrogates(arguments: [String], format: String) throws {
        let input =
            #"{"from":"a\udc00","to":["b"],"type":"txt","body":{"msg":"\ud800"},"ext":{"\ud83d":"\ud83d\\ud83d","em_apns_ext":{"em_push_title":"\ud83d\ud83d\ude00","em_push_sound":"\udfff"}}}"#
        let result = try PushBridgeProcess.run(
            arguments + ["--format", format], input: Data(input.utf8))
        #expect(result.status == 0, "\(result.error)")
        guard format == "json" else { return }
        // The strict reader refuses halves.
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
        #expect(!UTF8Text(result.output).withBytes { Self.hasHalf(String(decoding: $0, as: UTF8.self)) })
    }

    /// Whether a string of a JSON document has an escaped surrogate without its other half.
    private static func hasHalf(_ json: String) -> Bool {
        func look(_ value: JSONValue) -> Bool {
            switch value.kind {
            case .string: value.hasLoneSurrogate
            case .array: value.elements.contains(where: look)
            case .object:
                value.members.contains {
                    $0.key.string.contains("\u{FFFD}\u{FFFD}\u{FFFD}") || look($0.value)
                }
            default: false
            }
        }
        return (try? JSONDocument(json)).map { look($0.root) } ?? true
    }
}
