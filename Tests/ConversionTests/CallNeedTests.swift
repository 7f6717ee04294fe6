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
