import Foundation
import PushBridge
import Testing

@Suite("verify --missing writes what somebody has to supply")
struct MissingTests {
    private static func tencent(_ from: String, _ group: String) -> String {
        #"{"From_Account":"\#(from)","GroupId":"\#(group)","Random":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#
    }

    private static let messages = [
        tencent("ann", "@TGS#2C5"), tencent("bob#1", "@TGS#2C5"), tencent("bob#1", "g2"),
    ].joined(separator: "\n")

    private static func missing(
        _ part: String, to target: String, _ arguments: [String] = [], input: String = messages
    ) throws -> PushBridgeProcess.Result {
        try PushBridgeProcess.run(
            ["verify", "--to", target, "--missing", part] + arguments, input: Data(input.utf8))
    }

    @Test("IDs without a counterpart are a map to fill in, those of most messages first")
    func ids() throws {
        let result = try Self.missing("ids", to: "easemob")
        #expect(
            result.output
                == "# kind\told ID\tnew ID\n# in 2 messages\ngroup\t@TGS#2C5\t\nuser\tbob#1\t\n# in 1 message\ngroup\tg2\t\n"
        )
        #expect(result.error.contains("3 missing ids"), "\(result.error)")
        let folder = try TemporaryFolder()
        let unfilled = try Self.missing("ids", to: "easemob", ["--ids", folder.file("ids", result.output)])
        #expect(unfilled.status == 65)
        #expect(unfilled.error.contains(#"ids:3: the group "@TGS#2C5" has no new ID."#), "\(unfilled.error)")
    }

    @Test("With --ids those are missing that the file lacks")
    func idsOfMap() throws {
        let folder = try TemporaryFolder()
        let ids = try folder.file("ids", "group\t@TGS#2C5\t1\ngroup\tg2\t2\nuser\tbob#1\tu-1\n")
        let result = try Self.missing("ids", to: "easemob", ["--ids", ids])
        #expect(result.output == "# kind\told ID\tnew ID\n# in 1 message\nuser\tann\t\n")
    }

    @Test("Names are members of the target's profile, and a filled file leaves none")
    func names() throws {
        let result = try Self.missing("names", to: "nim")
        let expected =
            #"{"vendor":"nim","senders":{"bob#1":{"nickname":""},"ann":{"nickname":""}},"groups":{}}"#
        #expect(result.output == expected + "\n")
        let folder = try TemporaryFolder()
        let filled = try folder.file(
            "names", result.output.replacing(#""nickname":"""#, with: #""nickname":"X""#))
        let again = try Self.missing("names", to: "nim", ["--profile", filled])
        #expect(again.output == #"{"vendor":"nim","senders":{},"groups":{}}"# + "\n")
    }

    @Test("Templates that the target's profile lacks are named, where the target has templates")
    func templates() throws {
        let input =
            #"{"from":"ann","to":["bob"],"type":"txt","body":{"msg":"hi"},"ext":{"em_push_template":{"name":"order","title_args":["1"]}}}"#
        let result = try Self.missing("templates", to: "agora", input: input)
        #expect(
            result.output == #"{"vendor":"agora","templates":[{"name":"order","title":"","content":""}]}"#
                + "\n")
        let none = try Self.missing("templates", to: "nim", input: input)
        #expect(none.output == #"{"vendor":"nim","templates":[]}"# + "\n")
    }

    @Test("A list is the same with however many threads")
    func threads() throws {
        let input = ConversionSample.corpus((1...300).map { Self.tencent("user \($0 % 7)", "@TGS#\($0)") })
        let lists = try ["1", "4"].map { jobs in
            try Self.missing("ids", to: "nim", ["--jobs", jobs], input: input).output
        }
        #expect(lists[0] == lists[1])
        #expect(lists[0].split(separator: "\n").count { $0.hasPrefix("group") } == 300)
    }
}
