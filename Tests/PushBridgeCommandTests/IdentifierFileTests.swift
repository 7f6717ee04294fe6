import Foundation
import PushBridge
import Testing

@Suite("--ids gives users, groups and messages the identifiers that they have at the target")
struct IdentifierFileTests {
    private static let ids =
        "# IDs\nuser\tann\tu-1\nuser\tbob\tu-2\nuser\teve\tu-3\n\ngroup\tg1\t700\nmessage\tm1\tn1\n"

    private static let messages = [
        #"{"from":"ann","to":"Bob","chatType":"chat","msgId":"m0","body":{"type":"txt","msg":"ann asks bob"},"ext":{"em_apns_ext":{"extern":{"user":"ann"}}}}"#,
        #"{"from":"ann","to":"g1","groupId":"g1","chatType":"group","msgId":"m2","body":{"type":"txt","msg":"hi"},"ext":{"em_at_list":["bob","eve"]}}"#,
    ].joined(separator: "\n")

    private static let people = [
        #"{"id":"bob","devices":[{"token":"aa"}],"conversations":[{"kind":"group","id":"g1","mode":"none"}]}"#,
        #"{"id":"eve","devices":[{"token":"bb"}],"conversations":[{"kind":"direct","id":"ann","mode":"none"}]}"#,
        #"{"id":"ann","nickname":"Ann"}"#,
    ].joined(separator: "\n")

    private static let groups = #"{"id":"g1","members":["ann","bob","eve"]}"#

    private static func run(
        _ command: String, _ folder: TemporaryFolder, _ arguments: String..., input: String = messages
    ) throws -> PushBridgeProcess.Result {
        let words = command.split(separator: " ").map(String.init)
        return try PushBridgeProcess.run(
            words + ["--ids", folder.file("ids", ids)] + arguments, input: Data(input.utf8))
    }

    @Test("Senders, receivers, groups and mentions are renamed; texts and data are not")
    func renamed() throws {
        let folder = try TemporaryFolder()
        let result = try Self.run("convert --from easemob --to nim --format message", folder)
        #expect(result.status == 0, "\(result.error)")
        let written = try ConversionSample.values(result.output)
        #expect(written[0]["from"]?.string == "u-1" && written[0]["session"]?["sessionId"]?.string == "u-2")
        #expect(written[0]["text"]?.string == "ann asks bob")
        #expect(result.output.contains(#""user":"ann""#))
        #expect(written[1]["session"]?["sessionId"]?.string == "700")
        #expect(written[1]["apnsMemberOption"]?["userIds"]?.raw.description == #"["u-2","u-3"]"#)
    }

    @Test("A recall and a message's own identifier are renamed; records keep the identifier of their source")
    func messageIdentifiers() throws {
        let folder = try TemporaryFolder()
        let input =
            #"{"from":"ann","to":"bob","chatType":"chat","msgId":"m1","body":{"type":"txt","msg":"hi"}}"#
        let record = try #require(
            try ConversionSample.values(
                Self.run("convert --from easemob --to nim --with-id", folder, input: input).output
            ).first)
        #expect(record["id"]?.string == "m1" && record["message"]?["serverID"]?.string == "n1")
        let recall = "deleteMsgid=m1&timetag=1795271400123&type=7&from=ann&to=bob"
        let again = try Self.run("convert --from nim --to rongcloud --format request", folder, input: recall)
        #expect(again.output.contains("n1") && !again.output.contains("m1"), "\(again.output)")
        for (id, isTold) in [("m1", false), ("m9", true)] {
            let record = try Self.run(
                "convert --from nim --to rongcloud", folder, input: recall.replacing("m1", with: id))
            #expect(record.output.contains("recall-names-old-message") == isTold, "\(record.output)")
        }
    }

    @Test("The sender and the identifier of a quoted message are renamed")
    func quoted() throws {
        let folder = try TemporaryFolder()
        let reply =
            #"{"path":"/message/private/publish.json","fromUserId":"ann","toUserId":"bob","objectName":"RC:ReferenceMsg","content":"{\"content\":\"yes\",\"referMsgUserId\":\"bob\",\"referMsgUid\":\"m1\",\"objName\":\"RC:TxtMsg\",\"referMsg\":{\"content\":\"bob?\"}}"}"#
        let result = try Self.run(
            "convert --from rongcloud --to rongcloud --to-shape private --format message", folder,
            input: reply)
        let message = try #require(try ConversionSample.values(result.output).first)
        let content = try JSONDocument(try #require(message["content"]?.string?.string)).root
        #expect(content["referMsgUserId"]?.string == "u-2" && content["referMsgUid"]?.string == "n1")
        #expect(content["referMsg"]?["content"]?.string == "bob?")
    }

    /// Files that are no maps, and what the error says behind the file's name.
    static let faults = [
        ("user\ta\tx\nuser\ta\ty", ":2: the user \"a\" is an old ID in line 1 and in line 2"),
        ("user\ta\tx\n\nuser\tb\tx", ":3: the user \"x\" is a new ID in line 1 and in line 3"),
        ("user\ta\t", ":1: the user \"a\" has no new ID."),
        (
            "user\tann\tX\nuser\tbob\tx",
            ":2: the user \"x\" is a new ID in line 1 and in line 2. Correct one of the lines; the vendor"
        ),
        ("people\ta\tx", ":1: \"people\" is no kind of ID"),
    ]

    @Test("A file that is no map ends the run with status 65", arguments: faults)
    func fault(contents: String, words: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("bad", contents)
        for command in [
            ["convert", "--to", "nim"], ["verify", "--to", "nim"],
            ["settings", "convert", "--from", "tencent", "--to", "nim"],
        ] {
            let result = try PushBridgeProcess.run(command + ["--ids", path], input: Data("{}".utf8))
            #expect(result.status == 65 && result.error.contains("bad" + words), "\(result.error)")
        }
    }

    @Test(
        "Identifiers that the file lacks are listed, kept or refused", arguments: ["list", "keep", "refuse"])
    func unmapped(word: String) throws {
        let folder = try TemporaryFolder()
        let input = #"{"from":"ann","to":"dan","chatType":"chat","body":{"type":"txt","msg":"hi"}}"#
        let result = try Self.run(
            "convert --from easemob --to nim", folder, "--unmapped", word, input: input)
        #expect(result.status == (word == "refuse" ? 1 : 0))
        #expect(result.output.contains(#""code":"identifier-kept""#) == (word == "list"))
        #expect(
            result.output.contains(#""code":"unmapped-identifier","message":"/to has the user \"dan\""#)
                == (word == "refuse"), "\(result.output)")
        let user = try Self.run(
            "settings convert --from easemob --to nim", folder, "--unmapped", word,
            input: #"{"user":"dan"}"#)
        #expect(user.status == (word == "refuse" ? 1 : 0))
        #expect(user.output.contains(#""code":"identifier-kept""#) == (word == "list"))
    }

    @Test("Two users that become one are told: one is kept, and the other gets its identifier")
    func taken() throws {
        let folder = try TemporaryFolder()
        let input = #"{"from":"ann","to":"u-2","chatType":"chat","body":{"type":"txt","msg":"hi"}}"#
        let result = try Self.run(
            "convert --from easemob --to nim", folder, "--unmapped", "keep", input: input)
        #expect(result.output.contains(#""code":"identifier-taken""#))
        #expect(result.output.contains(#""fidelity":"degraded""#))
    }

    @Test("A conversation of two becomes a direct message, and its group needs no new identifier")
    func conversationOfTwo() throws {
        let folder = try TemporaryFolder()
        let groups = try folder.file(
            "groups",
            #"{"id":"c1","members":["ann","bob"]}"# + "\n" + #"{"id":"c2","members":["ann","bob","eve"]}"#)
        let input = ["c1", "c2"].map { conversation in
            #"{"path":"/1.2/rtm/conversations/\#(conversation)/messages","from_client":"ann","message":"hi"}"#
        }
        let result = try Self.run(
            "convert --from leancloud --to nim", folder, "--groups", groups,
            input: input.joined(separator: "\n"))
        let records = try ConversionSample.values(result.output)
        let needs = records.map { $0["needs"]?.raw.description }
        #expect(needs == [nil, #"["group"]"#], "\(result.output)")
        #expect(records.map { $0.raw.description.contains(#""identifier-kept""#) } == [false, true])
    }

    @Test(
        "People and groups of the old files are found by their new identifiers, and compare knows them again")
    func people() throws {
        let folder = try TemporaryFolder()
        let people =
            ["--recipients", try folder.file("people", Self.people)]
            + ["--groups", try folder.file("groups", Self.groups)]
        let (old, new) = (folder.path("old"), folder.path("new"))
        let before = try PushBridgeProcess.run(
            ["translate", "--with-id", "--output", old] + people, input: Data(Self.messages.utf8))
        #expect(before.status == 0)
        let moved = try Self.run("convert --from easemob --to agora --with-id", folder).output
        let ids = ["--ids", folder.path("ids")]
        let after = try PushBridgeProcess.run(
            ["translate", "--with-id", "--output", new] + people + ids, input: Data(moved.utf8))
        #expect(after.status == 0, "\(after.error)")
        let records = try ConversionSample.values(try folder.contents(of: "new"))
        #expect(records.map { $0["recipient"]?.string } == ["u-2", "u-2", "u-3"])
        #expect(records[0]["token"]?.string == "aa")
        #expect(records[1]["suppressed"]?.string == "mode-none" && records[2]["token"]?.string == "bb")
        for (arguments, matched) in [(ids, 3), ([], 0)] {
            let report = try #require(
                try ConversionSample.values(
                    PushBridgeProcess.run(["compare", "--format", "json", old, new] + arguments).output
                ).first)
            #expect(report["matched"]?.integer == matched)
        }
    }

    @Test("verify counts the people of the old files, and new identifiers cost no message its verdict")
    func verified() throws {
        let folder = try TemporaryFolder()
        let people =
            ["--recipients", try folder.file("people", Self.people)]
            + ["--groups", try folder.file("groups", Self.groups)]
        let arguments = ["verify", "--from", "easemob", "--to", "nim", "--format", "json"] + people
        let ids = ["--ids", try folder.file("ids", Self.ids)]
        let reports = try [arguments, arguments + ids].map { arguments in
            let result = try PushBridgeProcess.run(arguments, input: Data(Self.messages.utf8))
            return try #require(try ConversionSample.values(result.output).first)
        }
        let verdicts = reports.map { $0["fidelity"]?.raw.description }
        #expect(verdicts[0] != nil && verdicts[0] == verdicts[1])
        let (before, after) = (reports[0]["people"], reports[1]["people"])
        #expect(before?["reached"]?.integer == 2 && after?["reached"]?.integer == 2)
        #expect(before?["noticing"]?.integer == after?["noticing"]?.integer)
    }

    @Test("Settings are written for the new identifiers; the original keeps the old ones")
    func settings() throws {
        let folder = try TemporaryFolder()
        let input =
            #"{"user":"bob","conversations":[{"chattype":"chatgroup","key":"g1","type":"NONE"},{"chattype":"user","key":"eve","type":"NONE"}]}"#
        let result = try Self.run("settings convert --from easemob --to nim", folder, input: input)
        #expect(result.status == 0, "\(result.error)")
        let record = try #require(try ConversionSample.values(result.output).first)
        #expect(record["user"]?.string == "u-2" && record["original"]?["id"]?.string == "bob")
        #expect(record["recipient"]?["id"]?.string == "u-2")
        let kept = ["g1", "eve"].map { record["original"]?.raw.description.contains($0) ?? false }
        let written = ["700", "u-3"].map { record["settings"]?.raw.description.contains($0) ?? false }
        #expect(kept == [true, true] && written == [true, true], "\(result.output)")
    }

    @Test("--unmapped needs --ids")
    func usage() throws {
        for command in [
            ["convert", "--to", "nim"], ["settings", "convert", "--from", "nim", "--to", "easemob"],
        ] {
            let result = try PushBridgeProcess.run(command + ["--unmapped", "keep"])
            #expect(result.status == 64 && result.error.contains("'--unmapped' needs '--ids'."))
        }
    }
}
