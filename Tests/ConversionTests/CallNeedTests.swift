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

    private static let fourGroups =
        #"{"path":"/message/group/publish.json","fromUserId":"a","toGroupId":["g1","g2","g3","g4"],"objectName":"RC:TxtMsg","content":"{\"content\":\"x\"}"}"#
    private static let soundWithoutURL =
        #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMSoundElem","MsgContent":{"UUID":"u","Size":12,"Second":3}}]}"#

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
        // Each part is within the limit.
        (fourGroups, "rongcloud", "easemob", []),
        (soundWithoutURL, "tencent", "nim", [.content]),
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

    private static let recall =
        #"{"from":"a","to":"b","deleteMsgid":"55","timetag":"1700000000000","type":"7","msg":"x"}"#

    @Test("An old ID that the target does not know is one, unless a map has the new one")
    func identifiers() throws {
        let cases: [(String, to: String, IdentifierMap.Entry, IdentifierMap.Unmapped, [CallNeed])] = [
            (Self.toGroup, "nim", .init(.group, "other", "7"), .list, [.group]),
            (Self.toGroup, "nim", .init(.group, "@TGS#1", "7"), .list, []),
            (Self.toGroup, "nim", .init(.group, "other", "7"), .keep, []),
            (Self.toGroup, "rongcloud", .init(.group, "other", "7"), .list, [.group]),
            (Self.recall, "rongcloud", .init(.message, "54", "77"), .list, [.message]),
            (Self.recall, "rongcloud", .init(.message, "55", "77"), .list, []),
        ]
        for (message, target, entry, unmapped, needs) in cases {
            var configuration = MessageConverter.Configuration(target: target)
            configuration.identifiers = try IdentifierMap([entry])
            configuration.identifiers?.unmapped = unmapped
            let conversion = try MessageConverter(configuration).convert(message)
            let told = conversion.diagnostics.map(\.code.name)
            #expect(conversion.needs == needs, "\(target) \(entry) \(told)")
        }
    }

    @Test("A recall needs the time of the message where the call asks for it", arguments: [true, false])
    func recallTime(isGiven: Bool) throws {
        let time = isGiven ? #","message_time":1700000000000"# : ""
        let recall = #"{"conversation_id":"a|1|b","server_id":"987","type":2\#(time)}"#
        var configuration = MessageConverter.Configuration(target: "rongcloud")
        configuration.identifiers = try IdentifierMap([.init(.message, "987", "X-1")])
        let conversion = try MessageConverter(configuration).convert(recall)
        #expect(conversion.needs == (isGiven ? [] : [.content]))
        let body = try #require(conversion.messages.first).body.description
        #expect(body.contains("1700000000000") == isGiven)
    }

    @Test("A new account is spelled as the map has it, but for a target without capitals")
    func capitals() throws {
        let message = #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"hi"}}"#
        for (target, sender) in [("rongcloud", "Alice_1"), ("tencent", "Alice_1"), ("nim", "alice_1")] {
            var configuration = MessageConverter.Configuration(target: target)
            configuration.identifiers = try IdentifierMap([.init(.user, "alice", "Alice_1")])
            let written = try MessageConverter(configuration).convert(message).messages
            let call = written.map { "\($0.request?.path ?? "") \($0.body)" }.joined()
            #expect(call.contains(sender), "\(call)")
        }
    }

    @Test("A template is one that a given profile of the target lacks")
    func templates() throws {
        let message =
            #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"x"},"ext":{"em_push_template":{"name":"t"}}}"#
        for (isGiven, names, needs) in [
            (true, ["u"], [CallNeed.template]), (true, ["t"], []), (false, [], []),
        ] {
            var configuration = MessageConverter.Configuration(target: "agora")
            // The source has the template, so that it is written.
            let consoles = [("easemob", ["t"])] + (isGiven ? [("agora", names)] : [])
            configuration.profiles = try consoles.map { vendor, names in
                var profile = try AppProfile(vendor: vendor)
                for name in names { profile.templates[UTF8Text(name)] = .init(title: "{0}", content: "{1}") }
                return profile
            }
            #expect(try MessageConverter(configuration).convert(message).needs == needs)
        }
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

@Suite("A message to everyone goes to the target's call for everyone")
struct BroadcastTests {
    private static let rongcloud =
        #""fromUserId":"a","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}""#
    private static let tencent =
        #""From_Account":"a","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#
    private static let easemob = #""from":"a","msg":{"type":"txt","msg":"hi"}"#

    /// A message, the target, and the path of the call; nil where nothing may be written.
    static let cases: [(message: String, target: String, path: String?)] = [
        (#"{"path":"/message/broadcast.json",\#(rongcloud)}"#, "easemob", "/{org}/{app}/messages/broadcast"),
        (
            #"{"path":"/message/online/broadcast.json",\#(rongcloud)}"#, "easemob",
            "/{org}/{app}/messages/users/broadcast"
        ),
        (
            #"{"path":"/v4/openim/im_push","MsgLifeTime":60,\#(tencent)}"#, "easemob",
            "/{org}/{app}/messages/broadcast"
        ),
        (#"{"path":"/v4/openim/im_push",\#(tencent)}"#, "easemob", "/{org}/{app}/messages/users/broadcast"),
        (#"{"path":"/o/a/messages/broadcast",\#(easemob)}"#, "rongcloud", "/message/broadcast.json"),
        (
            #"{"path":"/o/a/messages/users/broadcast",\#(easemob)}"#, "rongcloud",
            "/message/online/broadcast.json"
        ),
        (#"{"path":"/o/a/messages/broadcast",\#(easemob)}"#, "tencent", "/v4/openim/im_push"),
        (#"{"path":"/o/a/messages/broadcast",\#(easemob)}"#, "nim", nil),
        // For some users, or for those with a tag, there is no such call.
        (
            #"{"path":"/v4/openim/im_push","MsgLifeTime":60,"Condition":{"TagsOr":["v"]},\#(tencent)}"#,
            "easemob", nil
        ),
        (
            #"{"target_type":"chatrooms","target":["r"],\#(easemob)}"#, "agora",
            "/{org}/{app}/messages/chatrooms"
        ),
    ]

    @Test("By its path", arguments: cases.indices)
    func path(_ index: Int) throws {
        let one = Self.cases[index]
        let converter = try MessageConverter(MessageConverter.Configuration(target: one.target))
        let conversion = try converter.convert(one.message)
        #expect(conversion.messages.map(\.request?.path.string) == (one.path.map { [$0] } ?? []))
    }

    @Test("A message to one room stays with it, in the older form too")
    func room() throws {
        var configuration = MessageConverter.Configuration(target: "agora")
        configuration.targetShape = "rest-legacy"
        let message = #"{"target_type":"chatrooms","target":["r"],\#(Self.easemob)}"#
        let written = try #require(try MessageConverter(configuration).convert(message).messages.first)
        #expect(written.request?.path == "/{org}/{app}/messages")
        #expect(written.body.description.contains(#""target":["r"]"#))
    }
}
