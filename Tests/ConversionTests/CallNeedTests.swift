import PushBridge
import PushModel
import Testing

@Suite("What a written call lacks")
struct CallNeedTests {
    private static let image =
        #"{"from":"ada","ope":"0","to":"ben","type":"1","body":"{\"url\":\"https://example.com/a.jpg\",\"name\":\"a\"}"}"#
    private static let toGroup =
        #"{"From_Account":"alice","GroupId":"@TGS#1","Random":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"x"}}]}"#

    private static let video =
        #"{"From_Account":"alice","To_Account":"bob","MsgBody":[{"MsgType":"TIMVideoFileElem","MsgContent":{}}]}"#

    static let cases: [(message: String, source: String, target: String, needs: [CallNeed])] = [
        (#"{"from":"a","to":["b"],"type":"txt","body":{"msg":"x"}}"#, "easemob", "tencent", []),
        (toGroup.replacing(##""From_Account":"alice","##, with: ""), "tencent", "nim", [.sender]),
        (#"{"from":"a","to":[],"type":"txt","body":{"msg":"x"}}"#, "easemob", "rongcloud", [.receiver]),
        (image, "nim", "easemob", [.upload]),
        (video, "tencent", "rongcloud", [.content]),
        (toGroup, "tencent", "easemob", [.group]),
        (#"{"from":"a b","to":["b"],"type":"txt","body":{"msg":"x"}}"#, "easemob", "nim", [.sender]),
        (#"{"from":"a","to":["b b"],"type":"txt","body":{"msg":"x"}}"#, "easemob", "nim", [.receiver]),
        (#"{"from":"a","to":["b"],"type":"txt","body":{"msg":""}}"#, "easemob", "nim", [.content]),
        // A client's message is no call.
        (
            #"{"to":"b","chatType":"chat","body":{"type":"img","url":"https://example.com/a.jpg"}}"#,
            "easemob", "nim", []
        ),
    ]

    @Test("It is told by each loss with which the target refuses the call", arguments: cases.indices)
    func told(_ index: Int) throws {
        let one = Self.cases[index]
        var configuration = MessageConverter.Configuration(target: one.target)
        configuration.vendor = one.source
        let conversion = try MessageConverter(configuration).convert(one.message)
        #expect(conversion.needs == one.needs, "\(conversion.losses.map(\.code.name))")
    }
}

@Suite("The number by which Tencent knows a call that comes again")
struct CallNumberTests {
    private static let message = #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"x"}}"#
    private static let identified =
        #"{"msg_id":"42","timestamp":1700000000000,"from":"a","to":"b","chat_type":"chat","payload":{"bodies":[{"type":"txt","msg":"x"}]}}"#

    private static func numbers(
        _ message: String, copy: UInt64, under key: String = "MsgRandom"
    ) throws -> [Int?] {
        let converter = try MessageConverter(MessageConverter.Configuration(target: "tencent"))
        let reading = try converter.translator.translation(of: .json(JSONDocument(message).root))
        return try converter.conversion(of: reading, copy: copy).messages.map {
            $0.body.parsed().root[UTF8Text(key)]?.integer
        }
    }

    @Test("The same message gets the same number, and an equal one another")
    func copies() throws {
        let first = try Self.numbers(Self.message, copy: 1)
        #expect(try Self.numbers(Self.message, copy: 1) == first)
        #expect(try Self.numbers(Self.message, copy: 2) != first)
        let number = try #require(first.first ?? nil)
        #expect(number > 0 && number <= UInt32.max)
    }

    @Test("A message with an identifier gets the same number wherever it stands")
    func identifiers() throws {
        let first = try Self.numbers(Self.identified, copy: 1)
        #expect(try first.first != nil && Self.numbers(Self.identified, copy: 2) == first)
    }

    @Test("The parts of one message get numbers of their own, and a group's call has its own key")
    func parts() throws {
        let groups = #"{"from":"a","to":["g1","g2"],"type":"txt","body":{"msg":"x"},"chat_type":"groupchat"}"#
        let numbers = try Self.numbers(groups, copy: 1, under: "Random").compactMap(\.self)
        #expect(numbers.count == 2 && Set(numbers).count == 2)
    }
}

@Suite("What a body cannot be at the target is told, and nothing else is written for it")
struct BodyLimitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let claim: String
        let source: String
        let target: String
        let message: String
        /// What the written body has; nil where nothing may be written.
        let written: String?
        /// What is told.
        let code: String?

        var testDescription: String { claim }
    }

    static let cases = [
        Case(
            claim: "data with a member that fills a field of RongCloud's lies one step deeper",
            source: "easemob", target: "rongcloud",
            message:
                #"{"from":"a","to":["b"],"type":"custom","body":{"customEvent":"gift","customExts":{"extra":"A"}},"ext":{"k":"v"}}"#,
            written: #"\"data\":{\"extra\":\"A\"}"#, code: "content-became-data"),
        Case(
            claim: "a command for some members does not reach the whole team", source: "easemob",
            target: "nim",
            message:
                #"{"from":"a","to":["123"],"type":"cmd","chat_type":"groupchat","body":{"action":"x"},"users":["b"]}"#,
            written: nil, code: "members-not-sayable"),
        Case(
            claim: "merged messages are not handed on as the source spells them", source: "rongcloud",
            target: "tencent",
            message:
                #"{"fromUserId":"a","toUserId":"b","objectName":"RC:CombineV2Msg","content":"{\"msgNum\":1,\"nameList\":[\"A\"],\"summaryList\":[\"A: x\"],\"msgList\":[{\"fromUserId\":\"b\"}]}"}"#,
            written: "TIMRelayElem", code: "content-left-out"),
        Case(
            claim: "a face that the target cannot name is a custom message", source: "tencent",
            target: "rongcloud",
            message:
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMFaceElem","MsgContent":{"Index":6,"Data":"tt06"}}]}"#,
            written: #"\"kind\":\"face\""#, code: "kind-became-custom"),
        Case(
            claim: "a body that is too large is not sent, whatever its kind", source: "nim",
            target: "tencent",
            message:
                #"{"conversation_id":"a|1|b","message":{"message_type":100,"attachment":{"x":"\#(String(repeating: "x", count: 13_000))"}}}"#,
            written: nil, code: "too-long-to-send"),
        Case(
            claim: "a recall says when the message was sent", source: "nim", target: "rongcloud",
            message:
                #"{"from":"a","to":"b","deleteMsgid":"55","timetag":"1700000000000","type":"7","msg":"x"}"#,
            written: #""sentTime":"1700000000000""#, code: nil),
        Case(
            claim: "a notice without a text keeps its JSON", source: "rongcloud", target: "nim",
            message: #"{"fromUserId":"a","toUserId":"b","objectName":"RC:NewMsg","content":"{\"k\":1}"}"#,
            written: #""unknown":{"k":1}"#, code: "kind-became-custom"),
        Case(
            claim: "the key of a restricted file is not lost in silence", source: "easemob", target: "nim",
            message:
                #"{"from":"a","to":["b"],"type":"file","body":{"url":"https://e.com/1","filename":"f","secret":"s"}}"#,
            written: #""url":"https://e.com/1""#, code: "content-left-out"),
    ]

    @Test("Each is so", arguments: cases)
    func told(_ one: Case) throws {
        var configuration = MessageConverter.Configuration(target: one.target)
        configuration.vendor = one.source
        let conversion = try MessageConverter(configuration).convert(one.message)
        let bodies = conversion.messages.map(\.body.description)
        if let written = one.written {
            #expect(bodies.contains { $0.contains(written) }, "\(bodies)")
            #expect(bodies.allSatisfy { !$0.contains("fromUserId\":\"b") }, "\(bodies)")
        } else {
            #expect(bodies == [])
        }
        let codes = conversion.losses.map(\.code.name) + conversion.diagnostics.map(\.code.name)
        if let code = one.code { #expect(codes.contains(code), "\(codes)") }
    }
}
