import Foundation
import PushBridge
import Testing

@Suite("verify names the rows that decided, and no others")
struct DecidingRowTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let claim: String
        let target: String
        let message: String
        /// The rows of a message that loses something or shows hidden words.
        let rows: Set<String>
        var testDescription: String { claim }
    }

    private static func nim(_ payload: String, _ more: String = "") -> String {
        let inner = payload.replacing("\"", with: #"\""#)
        return
            #"{"from":"alice","ope":"0","to":"bob","type":"0","body":"{\"msg\":\"t\"}","payload":"\#(inner)"\#(more)}"#
    }

    private static func easemob(_ ext: String) -> String {
        #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"t"},"ext":\#(ext)}"#
    }

    static let cases = [
        Case(
            claim: "A title that an alert overrides is not named, although it was repeated among the data",
            target: "easemob",
            message: nim(#"{"pushTitle":"P","apsField":{"alert":{"title":"A","body":"B"}}}"#),
            rows: ["AP-027", "AP-029"]),
        Case(
            claim: "An alert's body alone is named", target: "easemob",
            message: nim(#"{"pushTitle":"P","apsField":{"alert":{"body":"B"}}}"#), rows: ["AP-029"]),
        Case(
            claim: "A push text that an alert overrides is not named", target: "easemob",
            message: nim(#"{"apsField":{"alert":{"title":"A","body":"B"}}}"#, #","pushcontent":"c""#),
            rows: ["AP-027", "AP-029"]),
        Case(
            claim: "A title without an alert is named with the push text", target: "easemob",
            message: nim(#"{"pushTitle":"P"}"#, #","pushcontent":"c""#),
            rows: ["NIM-023", "NIM-186"]),
        Case(
            claim: "A sender's name that stands in the text is not named", target: "easemob",
            message:
                #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","senderName":"Al","messageType":0,"text":"t"}"#,
            rows: ["NIM-043"]),
        Case(
            claim: "A title and a text that hide at the target are the push text's", target: "nim",
            message: easemob(#"{"em_apns_ext":{"em_push_title":"T","em_push_content":"c"}}"#),
            rows: ["EM-004"]),
        Case(
            claim: "The words that a newer extension overrides are not named", target: "nim",
            message: easemob(
                #"{"em_apns_ext":{"em_push_title":"T","em_push_content":"c"},"em_push_ext":{"title":"U","content":"d"}}"#
            ), rows: ["EM-031"]),
        Case(
            claim: "A template that the profile lacks is not named for the words that are shown",
            target: "nim",
            message: easemob(
                #"{"em_apns_ext":{"em_push_content":"c"},"em_push_template":{"name":"n","content_args":["x"]}}"#
            ),
            rows: ["EM-004"]),
        Case(
            claim: "A key that wants the push that would come anyway decides nothing", target: "easemob",
            message:
                #"{"From_Account":"a","To_Account":"bob","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"OfflinePushInfo":{"PushFlag":0,"Title":"A","Desc":"hi"}}"#,
            rows: ["TX-036"]),
        Case(
            claim: "Where no key says that there is a push, the lost way past a mute is named alone",
            target: "easemob",
            message:
                #"{"From_Account":"a","To_Account":"bob","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"OfflinePushInfo":{"Title":"A","Desc":"hi"}}"#,
            rows: ["TX-036"]),
        Case(
            claim: "A filter on devices is what keeps a push from somebody", target: "nim",
            message: easemob(#"{"em_push_filter":{"accept_device_id":["d"]}}"#), rows: ["EM-048"]),
    ]

    private static func rows(of message: String, to target: String) throws -> Set<String> {
        let report = try PushBridgeProcess.json(message, "verify", "--to", target, "--format", "json")[0]
        let rows = report["rows"].map { Array($0.elements) } ?? []
        return Set(
            rows.filter { row in ["exposed", "degraded"].contains { (row[$0]?.integer ?? 0) > 0 } }
                .compactMap { $0["row"]?.string?.string })
    }

    @Test("Only the rows that decided are named", arguments: cases)
    func named(_ example: Case) throws {
        #expect(try Self.rows(of: example.message, to: example.target) == example.rows)
    }

    @Test("The rows that are named, and only all of them together, settle the verdict", arguments: cases)
    func settled(_ example: Case) throws {
        func status(_ rows: [String]) throws -> Int32 {
            try PushBridgeProcess.run(
                ["verify", "--to", example.target, "--fail-on", "degraded"]
                    + rows.flatMap { ["--allow", $0] }, input: Data(example.message.utf8)
            ).status
        }
        let rows = example.rows.sorted()
        #expect(try status(rows) == 0)
        #expect(try status(Array(rows.dropLast())) == 1)
    }

    @Test("A row with two reasons tells both, each with its own count")
    func twoReasons() throws {
        let lines = [
            Self.nim("{}", #","pushcontent":"c""#),
            Self.nim(#"{"apsField":{"alert":{}}}"#, #","pushcontent":"c""#),
            Self.nim("{}", #","pushcontent":"c""#),
        ]
        let report = try PushBridgeProcess.json(
            lines.joined(separator: "\n"), "verify", "--to", "easemob", "--format", "json")[0]
        let row = try #require(report["rows"]?.elements.first { $0["row"]?.string == "NIM-186" })
        #expect(row["exposed"]?.integer == 2 && row["degraded"]?.integer == 1)
        let causes = try #require(row["causes"])
        #expect(
            causes.elements.map { $0["code"]?.string } == ["hidden-words-shown", "built-in-text-written"])
        #expect(causes.elements.map { $0["exposed"]?.integer } == [2, 0])
        #expect(causes.elements.map { $0["degraded"]?.integer } == [0, 1])
        let text = try PushBridgeProcess.run(
            ["verify", "--to", "easemob"], input: Data(lines.joined(separator: "\n").utf8)
        ).output
        #expect(text.contains("    2 exposed, 1 degraded\n      2 exposed: "))
        #expect(text.contains("\n      1 degraded: The source shows no text"))
    }

    @Test("What was not written and has no row has a name all the same")
    func nameless() throws {
        let report = try PushBridgeProcess.json(
            #"{"from":"alice","needPush":true,"pushTitle":"Call","pushContent":"ring"}"#,
            "verify", "--to", "easemob", "--format", "json")[0]
        let names = report["rows"].map { $0.elements.map { $0["row"]?.string } } ?? []
        #expect(names.count == 1 && names.allSatisfy { $0?.isEmpty == false })
    }
}
