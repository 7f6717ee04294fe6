import Foundation
import PushBridge
import Testing

@Suite("A line may bring its people")
struct BroughtPeopleTests {
    private static let group =
        #"{"from":"x","to":"g","chatType":"groupchat","body":{"type":"txt","msg":"hi"}}"#

    /// A line with people, whose members stand in any order.
    private static func line(_ message: String, _ recipients: String, group: String? = nil) -> String {
        let people = #""recipients":\#(recipients)"#
        guard let group else { return #"{"message":\#(message),\#(people)}"# }
        return #"{\#(people),"group":\#(group),"message":\#(message)}"#
    }

    private static func records(_ line: String, _ arguments: String...) throws -> [JSONValue] {
        try PushBridgeProcess.json(line, arguments: ["translate"] + arguments)
    }

    @Test("Its recipients and its group are those of the message, and of no other line")
    func own() throws {
        let lines = [
            Self.line(Sample.message, #"[{"id":"6006","mode":"none"}]"#), Sample.message,
            Self.line(
                Self.group, #"[{"id":"a","unread":4}]"#, group: #"{"id":"g","members":["a","b","x"]}"#),
            Self.line(Self.group, "[]"),
        ]
        let records = try Self.records(lines.joined(separator: "\n"))
        #expect(records.map { $0["line"]?.integer } == [1, 2, 3, 3, 4])
        #expect(records.map { $0["recipient"]?.string } == ["6006", "6006", "a", "b", "g"])
        #expect(
            records.map { $0["suppressed"]?.string } == ["mode-none", nil, nil, nil, "unknown-group"])
        #expect(records[2]["payload"]?["aps"]?["badge"]?.integer == 5)
        #expect(
            records[3]["diagnostics"]?.elements.first { _ in true }?["code"]?.string == "unknown-recipient")
    }

    @Test("A form, a record of a conversion and a line of an array may be the message")
    func messages() throws {
        let form = #""from=a&ope=0&to=6006&type=0&body=%7B%22msg%22%3A%22hi%22%7D""#
        let converted = try PushBridgeProcess.json(Sample.message, arguments: ["convert", "--to", "nim"])[0]
            .raw
        for message in [form, "\(converted)"] {
            let line = Self.line(message, #"[{"id":"6006","mode":"none"}]"#)
            for input in [line, "[\n\(line)\n]"] {
                #expect(try Self.records(input).map { $0["suppressed"]?.string } == ["mode-none"], "\(input)")
            }
        }
    }

    @Test("What cannot be used is rejected with its place, and what is probably a mistake has a diagnostic")
    func mistakes() throws {
        let cases = [
            (
                Self.line(Sample.message, #"[{"id":"a"},{"id":"b","quiet":"x"}]"#),
                "/recipients/1/quiet: must be a"
            ),
            (Self.line(Sample.message, "{}"), "/recipients: must be an array"),
            (Self.line(Sample.message, "[7]"), "/recipients/0: must be a JSON object"),
            (Self.line(Sample.message, "[]", group: #"{"id":"g"}"#), "/group/members: a group needs"),
            (
                Self.line(
                    Sample.message,
                    #"[{"id":"a","quiet":{"daily":{"start":"22:00","end":"08:00"},"timeZone":"Mars/X"}}]"#),
                "/recipients/0/quiet/timeZone: "
            ),
        ]
        for (line, words) in cases {
            let record = try Self.records(line)[0]
            #expect(record["error"]?["code"]?.string == "invalid-settings")
            #expect(record["error"]?["message"]?.string?.string.hasPrefix(words) == true, "\(record.raw)")
        }
        let listed = try Self.records("[\(cases[0].0)]")[0]["error"]?["message"]?.string?.string
        #expect(listed?.hasPrefix("/0/recipients/1/quiet: ") == true)
        let remarked = try Self.records(
            Self.line(Sample.message, #"[{"id":"6006","nick":"x"},{"id":"6006"}]"#))
        let told = remarked[0]["diagnostics"]?.elements.map { $0["path"]?.string } ?? []
        #expect(told == ["/recipients/0/nick", "/recipients/1"])
    }

    @Test("A line that is nearly one is rejected, and the three members are named")
    func nearMisses() throws {
        let (message, people) = (Sample.message, #"[{"id":"6006"}]"#)
        let recall = #"{"session":{"sessionId":"bob","sessionType":0},"from":"alice","messageType":0}"#
        let cases = [
            (#"{"message":\#(message),"recipients":\#(people),"groups":{}}"#, #"has "groups"."#),
            (
                #"{"message":\#(message),"recipients":\#(people),"group":{"id":"g","members":[]},"id":7}"#,
                #"has "id"."#
            ),
            (#"{"message":\#(message),"group":{"id":"g","members":[]}}"#, #"has no "recipients"."#),
            (#"{"message":\#(recall),"groups":[{"id":"g","members":[]}]}"#, #"has "groups"."#),
            (#"{"message":\#(message),"recipient":{"id":"6006"}}"#, #"has "recipient"."#),
            (#"{"Message":\#(message),"recipients":\#(people)}"#, #"has "Message"."#),
            (#"{"message":\#(recall),"Recipients":\#(people)}"#, #"has "Recipients"."#),
            (#"{"message":\#(message),"message":\#(message),"recipients":[]}"#, #"has "message" 2 times."#),
            (#"{"message":\#(message),"recipients":[],"recipients":[]}"#, #"has "recipients" 2 times."#),
            (Self.line(Self.line(message, people), people), #"has people in its "message" as well."#),
        ]
        for (line, words) in cases {
            for command in [["translate"], ["convert", "--to", "easemob"]] {
                let record = try PushBridgeProcess.json(line, arguments: command)[0]
                #expect(record["error"]?["code"]?.string == "invalid-settings", "\(line)")
                let told = record["error"]?["message"]?.string?.string ?? ""
                #expect(
                    told.hasPrefix("A line that brings its people has") && told.hasSuffix(words), "\(told)")
            }
            let explained = try PushBridgeProcess.run(["explain"], input: Data(line.utf8))
            #expect(explained.status == 1 && explained.error.contains(words))
        }
        let listed = try Self.records("[\(cases[0].0)]")[0]["error"]?["message"]?.string?.string
        #expect(listed?.hasPrefix("/0: A line that brings") == true)
    }

    @Test("Its people count instead of the files', and the group of --groups where it brings none")
    func besidesFiles() throws {
        let folder = try TemporaryFolder()
        let people = try folder.file("people", #"{"id":"6006","mode":"none"}"#)
        let groups = try folder.file("groups", #"{"id":"g","members":["6006"]}"#)
        let lines = [
            Self.line(Self.group, #"[{"id":"6006","unread":7}]"#), Self.group,
            Self.line(Self.group, #"[{"id":"c"}]"#, group: #"{"id":"g","members":["c"]}"#),
        ]
        let records = try Self.records(
            lines.joined(separator: "\n"), "--recipients", people, "--groups", groups)
        #expect(records.map { $0["recipient"]?.string } == ["6006", "6006", "c"])
        #expect(records.map { $0["suppressed"]?.string } == [nil, "mode-none", nil])
        #expect(records[0]["payload"]?["aps"]?["badge"]?.integer == 8)
    }

    @Test(
        "verify counts them, explain shows them, convert reads the message, and its identifier is that without people"
    )
    func commands() throws {
        let lines = [
            Self.line(ConversionSample.badge, #"[{"id":"6006"}]"#), Self.line(ConversionSample.badge, "[]"),
            ConversionSample.badge,
        ].joined(separator: "\n")
        let report = try PushBridgeProcess.json(
            lines, arguments: ["verify", "--to", "nim", "--format", "json"])[0]
        #expect(report["people"]?["reached"]?.integer == 1 && report["people"]?["noticing"]?.integer == 1)
        let plain = try PushBridgeProcess.json(
            ConversionSample.badge, arguments: ["verify", "--to", "nim", "--format", "json"])[0]
        #expect(plain["people"] == nil)
        let muted = Self.line(Sample.message, #"[{"id":"6006","mode":"none"}]"#)
        let explained = try PushBridgeProcess.json(muted, arguments: ["explain", "--format", "json"])[0]
        #expect(
            explained["keys"]?.elements.allSatisfy {
                $0["path"]?.string?.string.hasPrefix("/message/") == true
            } == true)
        #expect(explained["recipients"]?.elements.first { _ in true }?["pushed"]?.bool == false)
        let pairs = try PushBridgeProcess.json(
            "\(muted)\n\(Sample.message)", arguments: ["convert", "--to", "nim", "--with-id"])
        #expect(
            pairs[0]["message"]?.raw == pairs[1]["message"]?.raw
                && pairs[0]["id"]?.string == pairs[1]["id"]?.string)
    }
}

extension PushBridgeProcess {
    /// Runs the command on a text and reads its output, one JSON value a line.
    fileprivate static func json(_ input: String, arguments: [String]) throws -> [JSONValue] {
        try ConversionSample.values(run(arguments, input: Data(input.utf8)).output)
    }
}
