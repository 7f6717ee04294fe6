import Foundation
import PushBridge
import Testing

@Suite("Accounts that differ only in case never become one unsaid")
struct AccountCollisionTests {
    /// A message of a vendor that tells case apart, with the ids that it names for the fields.
    enum Source: CaseIterable {
        case tencent, rongCloud, tencentMembers, rongCloudMembers

        func message(to ids: [String]) -> String {
            let list = ids.map { #""\#($0)""# }.joined(separator: ",")
            let body = #""MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#
            let content = #""objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}""#
            return switch self {
            case .tencent: #"{"From_Account":"ann","To_Account":[\#(list)],"MsgRandom":1,\#(body)}"#
            case .rongCloud: #"{"fromUserId":"ann","toUserId":[\#(list)],\#(content)}"#
            case .tencentMembers:
                #"{"From_Account":"ann","GroupId":"g","To_Account":[\#(list)],"Random":1,\#(body)}"#
            case .rongCloudMembers:
                #"{"fromUserId":"ann","toGroupId":"g","toUserId":[\#(list)],\#(content)}"#
            }
        }
    }

    private static func convert(_ input: String, to target: String, jobs: Int = 1) throws -> [[String]] {
        let output = try PushBridgeProcess.run(
            ["convert", "--to", target, "--jobs", "\(jobs)"], input: Data(input.utf8)
        ).output
        return try ConversionSample.values(output).map { record in
            (record["diagnostics"].map { Array($0.elements) } ?? [])
                .filter { $0["code"]?.string == "accounts-collide" }
                .map { $0["message"]?.string?.string ?? "" }
        }
    }

    @Test("Two in one message are told, and written once", arguments: Source.allCases)
    func inOneMessage(source: Source) throws {
        for target in ["easemob", "agora", "nim"] {
            let output = try PushBridgeProcess.run(
                ["convert", "--to", target], input: Data(source.message(to: ["Bob", "bob", "eve"]).utf8)
            ).output
            #expect(output.contains(#""code":"accounts-collide""#), "\(target): \(output)")
            #expect(!output.contains(#""bob","bob""#), "\(target): \(output)")
            let one = try Self.convert(source.message(to: ["Bob", "Eve"]), to: target)
            #expect(one.flatMap(\.self) == [], "\(target)")
        }
        for target in ["tencent", "rongcloud"] {
            let told = try Self.convert(source.message(to: ["Bob", "bob", "eve"]), to: target)
            #expect(told.flatMap(\.self) == [], "\(target)")
        }
    }

    @Test("Two in different lines are told at the second, once, by however many threads", arguments: [1, 4])
    func inTwoLines(jobs: Int) throws {
        let lines = [["Bob"], ["eve"], ["bob"], ["Bob"], ["EVE"]]
        let messages = lines.map { Source.rongCloud.message(to: $0) }
        let told = try Self.convert(messages.joined(separator: "\n"), to: "nim", jobs: jobs)
        #expect(told.map(\.count) == [0, 0, 1, 0, 1])
        #expect(told[2].first?.contains("bob, which differs from Bob only in case") == true, "\(told)")
        #expect(told[4].first?.contains("EVE, which differs from eve only in case") == true, "\(told)")
        let many = ConversionSample.corpus((1...300).flatMap { _ in messages })
        #expect(try Self.convert(many, to: "nim", jobs: jobs).flatMap(\.self).count == 2)
    }

    @Test("An account, a group and another vendor's account of one name are apart")
    func apart() throws {
        let input = [
            Source.rongCloud.message(to: ["G"]), Source.rongCloudMembers.message(to: ["eve"]),
            Source.tencent.message(to: ["g"]),
        ].joined(separator: "\n")
        #expect(try Self.convert(input, to: "nim").flatMap(\.self) == [])
    }

    @Test("verify lists them in every format, and a report reads them back")
    func verify() throws {
        let folder = try TemporaryFolder()
        let input = try folder.file(
            "in", [["Bob"], ["bob"], ["eve"]].map { Source.tencent.message(to: $0) }.joined(separator: "\n"))
        let json = folder.path("report.json")
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "easemob", "--format", "json", "--output", json, input])
        #expect(
            try folder.contents(of: "report.json").contains(
                #""collisions":[{"source":"tencent","account":"bob","spellings":["Bob","bob"]}]"#))
        let text = try PushBridgeProcess.run(["verify", "--to", "easemob", input]).output
        #expect(text.contains("1 ID collides") && text.contains("tencent: Bob, bob → bob"), "\(text)")
        let page = try PushBridgeProcess.run(["report", json]).output
        #expect(page.contains("IDs that become one") && page.contains("Bob, bob"))
        let none = try PushBridgeProcess.run(["verify", "--to", "rongcloud", input]).output
        #expect(!none.contains("collide"))
    }

    @Test("settings convert warns of users and peers, and spells both as convert does")
    func settings() throws {
        let users = """
            {"user":"Bob","conversations":{"targetId":"Eve","conversationType":1,"unpushLevel":1}}
            {"user":"ann","conversations":{"targetId":"eve","conversationType":1,"unpushLevel":1}}
            {"user":"bob"}
            """
        let output = try PushBridgeProcess.run(
            ["settings", "convert", "--from", "rongcloud", "--to", "nim"], input: Data(users.utf8)
        ).output
        let records = try ConversionSample.values(output)
        #expect(records.map { $0["user"]?.string } == ["bob", "ann", "bob"], "\(output)")
        #expect(records.map { $0["original"]?["id"]?.string } == ["Bob", "ann", "bob"])
        let told = records.map { record in
            (record["diagnostics"].map { Array($0.elements) } ?? [])
                .count { $0["code"]?.string == "accounts-collide" }
        }
        #expect(told == [0, 1, 1], "\(output)")
        #expect(!(records[0]["settings"]?.raw.description.contains("Eve") ?? true), "\(output)")
    }

    static let pairs = [
        ("tencent", "nim", #"{"userID":"Bob","opt":2},{"userID":"bob","opt":0}"#, "/conversations/1/userID"),
        ("tencent", "nim", #"{"userID":"bob","opt":0},{"userID":"Bob","opt":2}"#, "/conversations/0/userID"),
        (
            "tencent", "easemob", #"{"groupID":"G","opt":2},{"groupID":"g","opt":0}"#,
            "/conversations/1/groupID"
        ),
        (
            "rongcloud", "easemob",
            #"{"targetId":"Bob","conversationType":1,"unpushLevel":5},{"targetId":"bob","conversationType":1,"unpushLevel":0}"#,
            "/conversations/1/targetId"
        ),
    ]

    @Test("A conversation that follows the app is told where another's setting holds in it", arguments: pairs)
    func followers(source: String, target: String, conversations: String, path: String) throws {
        let output = try PushBridgeProcess.run(
            ["settings", "convert", "--from", source, "--to", target],
            input: Data(#"{"user":"u","conversations":[\#(conversations)]}"#.utf8)
        ).output
        let record = try #require(try ConversionSample.values(output).first)
        let told = (record["diagnostics"].map { Array($0.elements) } ?? [])
            .filter { $0["code"]?.string == "accounts-collide" }
        #expect(told.map { $0["path"]?.string } == [UTF8Text(path)], "\(output)")
        let changes = record["differences"].map { Array($0.elements) } ?? []
        #expect(
            changes.contains { change in
                change["code"]?.string == "silent"
                    && ["direct/bob", "group/g"].contains { change["subject"]?.string == UTF8Text($0) }
            }, "\(output)")
    }
}
