import PushModel
import PushRecords
import TestSupport
import Testing
import Vendors

@Suite("Whom a message is for is never guessed from what it lacks (G20)")
struct AudienceTests {
    private static let now = Instant(seconds: 1_700_000_000)

    private static func people(isAudienceGiven: Bool = false) -> People {
        let tags: [(UTF8Text, [UTF8Text])] = [
            ("ada", ["vip", "oslo"]), ("bob", ["vip"]), ("cleo", []), ("dan", []),
        ]
        let recipients = tags.map { id, tags in
            var recipient = Recipient(id: id)
            recipient.tags = tags
            return recipient
        }
        return People(
            recipients: RecipientDirectory(recipients), taggedUsers: isAudienceGiven ? .everyone : .unknown)
    }

    private static func translator(_ vendor: String? = nil, _ shape: String? = nil) throws
        -> MessageTranslator
    {
        var configuration = MessageTranslator.Configuration()
        configuration.vendor = vendor
        configuration.shape = shape
        return try MessageTranslator(configuration)
    }

    /// Those who get a push, or why there is none.
    private static func reached(
        _ line: String, _ translator: MessageTranslator, _ people: People
    ) -> String {
        do throws(MessageError) {
            let parts = try translator.translate(line: ByteSlice(Array(line.utf8)), for: people, at: now)
            var (pushed, reasons): ([String], [String]) = ([], [])
            for part in parts {
                if case .suppressed(let reason) = part.outcome {
                    reasons.append(reason.rawValue)
                } else {
                    pushed.append(part.recipient.id.string)
                }
            }
            return (pushed.isEmpty ? reasons : pushed).joined(separator: " ")
        } catch {
            return error.code.rawValue
        }
    }

    @Test(
        "A message reaches those whom it names, and everyone only by a sign",
        arguments: AudienceCase.legitimate + AudienceCase.unaddressed + AudienceCase.foreign
            + AudienceCase.misaddressed + AudienceCase.nowhere + AudienceCase.events + AudienceCase.told)
    func reach(_ one: AudienceCase) throws {
        let translator = try Self.translator(one.vendor, one.shape)
        let people = Self.people(isAudienceGiven: one.isAudienceGiven)
        #expect(Self.reached(one.line, translator, people) == one.reached)
    }

    @Test(
        "What lacks its receiver is no call to everyone at any vendor",
        arguments: AudienceCase.unaddressed + AudienceCase.misaddressed + AudienceCase.nowhere)
    func converted(_ one: AudienceCase) throws {
        for target in VendorPair.vendors {
            #expect(try !Self.callsEveryone(one.line, from: one.vendor, one.shape, to: target), "\(target)")
        }
    }

    @Test(
        "A list of members that cannot be read narrows a group's message to nobody",
        arguments: AudienceCase.unreadableMembers)
    func narrowed(_ line: String) throws {
        let message = try Self.translator().read(line: ByteSlice(Array(line.utf8))).message
        #expect(message.members == [])
        for target in VendorPair.vendors {
            #expect(try Self.written(line, to: target).isEmpty, "\(target)")
        }
    }

    @Test("A push to everyone stays one where the target has such a call")
    func convertedBroadcasts() throws {
        let nim = #"{"content":"{}","target_type":1,"push_config":{"push_content":"x"}}"#
        for target in ["tencent", "rongcloud"] { #expect(try Self.callsEveryone(nim, to: target)) }
        let tags = #"{"audience":{"tag":["vip"]},"platform":["ios"],"notification":{"alert":"x"}}"#
        let written = try Self.written(tags, to: "tencent").map(\.body.description)
        #expect(written.count == 1 && written[0].contains(#""Condition":{"TagsAnd":["vip"]}"#))
        #expect(try Self.written(tags, to: "nim").isEmpty)
        let text =
            #"{"path":"/message/broadcast.json","fromUserId":"a","objectName":"RC:TxtMsg","content":"{\"content\":\"x\"}"}"#
        for target in ["tencent", "openim"] { #expect(try Self.callsEveryone(text, to: target)) }
    }

    private static func written(_ line: String, to target: String) throws -> [WrittenMessage] {
        try Calls(to: target).written(line)
    }

    /// Whether one of the calls that a line becomes is read as one for everyone.
    private static func callsEveryone(
        _ line: String, from vendor: String? = nil, _ shape: String? = nil, to target: String
    ) throws -> Bool {
        try Calls(from: vendor, shape, to: target).callsEveryone(line)
    }

    /// What lines become at one vendor, and how its server reads that.
    private struct Calls {
        private let converter: MessageConverter
        private let server: MessageTranslator

        init(from vendor: String? = nil, _ shape: String? = nil, to target: String) throws {
            var configuration = MessageConverter.Configuration(target: target)
            configuration.vendor = vendor
            configuration.shape = shape
            converter = try MessageConverter(configuration)
            server = try AudienceTests.translator(target)
        }

        /// The calls that a line becomes; none where it is refused.
        func written(_ line: String) -> [WrittenMessage] {
            (try? converter.convert(line))?.messages ?? []
        }

        /// Whether one of the calls that a line becomes is read as one for everyone.
        func callsEveryone(_ line: String) throws -> Bool {
            try written(line).contains { message in
                guard let request = message.request else { return false }
                let call = RawJSON.object([
                    ("method", .string(request.method)), ("path", .string(request.path)),
                    ("body", message.body),
                ])
                return try server.read(line: ByteSlice(Array(call.description.utf8))).isForEveryone
            }
        }
    }

    @Test("No stranger gets a message whose receiver is removed, renamed or of another type")
    func strangers() throws {
        let fields: Set<CanonicalField> = [.receivers, .conversationID, .members, .audienceCondition]
        let names = Set(
            VendorRegistry.standard.adapters.flatMap { $0.dialect.table.rows }
                .filter { row in !fields.isDisjoint(with: row.also + [row.field].compactMap(\.self)) }
                .map(\.name))
        let translator = try Self.translator()
        let people = People(
            recipients: RecipientDirectory(["stranger-1", "stranger-2"].map { Recipient(id: $0) }))
        let targets = try ["nim", "tencent", "rongcloud", "openim"].map { ($0, try Calls(to: $0)) }
        var random = SplitMix64(seed: 20)
        var changed = 0
        for line in Corpus.fixtures.bareMessages {
            guard let tree = JSONTree(line), tree.isContainer else { continue }
            // A message for everyone and a part of a message are shown to everyone in the file.
            let read = try? translator.read(line: ByteSlice(Array(line.utf8)))
            guard let read, !read.isForEveryone, !read.source.hasSuffix("/ext") else { continue }
            for variant in tree.variants(withoutMembers: names) {
                changed += 1
                let text = variant.json()
                let source = try? translator.read(line: ByteSlice(Array(text.utf8))).source
                if source?.hasSuffix("/ext") == true { continue }
                let reached = Self.reached(text, translator, people)
                #expect(!reached.contains("stranger"), "\(text)")
                guard random.once(in: 12) else { continue }
                for (target, calls) in targets {
                    #expect(try !calls.callsEveryone(text), "\(target): \(text)")
                }
            }
        }
        #expect(changed > 1_000)
    }

    @Test("A root key that no row knows is a warning beside what the message lacks (G24)")
    func essentials() throws {
        let line =
            #"{"fromUserId":"a","toUserid":"b","objectName":"RC:TxtMsg","content":"{\"content\":\"x\"}"}"#
        let told = try Self.translator().read(line).diagnostics.filter { $0.path == "/toUserid" }
        #expect(told.map(\.code) == [.essentialKeyUnknown])
        #expect(told.first?.severity == .warning)
        let whole = line.replacing("toUserid", with: "x").replacing(
            "{\"from", with: "{\"toUserId\":\"b\",\"from")
        #expect(try Self.translator().read(whole).diagnostics.contains { $0.code == .unknownKey })
    }

    @Test(
        "What a misspelt key should hold is named, and no more (G24)",
        arguments: [
            (
                #"{"type":"txt","chatType":"singleChat","to":"b","content":"Dinner"}"#, "/content",
                "text, sender"
            ),
            (
                #"{"From_Account":"a","To_Account":"b",\#(element),"OfflinePushInfo":{"title":"x"}}"#,
                "/OfflinePushInfo/title", "Title"
            ),
            (
                #"{"From_Account":"a","To_Account":"b",\#(element),"OfflinePushInfo":{"desc":"x"}}"#,
                "/OfflinePushInfo/desc", "Desc"
            ),
            (
                #"{"From_Account":"a","To_Account":"b",\#(element),"OfflinePushInfo":{"apnsInfo":{}}}"#,
                "/OfflinePushInfo/apnsInfo", "ApnsInfo"
            ),
            (
                #"{"From_Account":"a","To_Account":"b",\#(element),"OfflinePushInfo":{"ApnsInfo":{"sound":"a"}}}"#,
                "/OfflinePushInfo/ApnsInfo/sound", "Sound"
            ),
            (
                #"{"From_Account":"a","To_Account":"b",\#(element),"offlinePushInfo":{"Title":"x"}}"#,
                "/offlinePushInfo", "OfflinePushInfo"
            ),
            (
                #"{"From_Account":"a","GroupId":"g","Random":1,\#(element),"offlinePushInfo":{"Title":"x"}}"#,
                "/offlinePushInfo", "OfflinePushInfo"
            ),
            (
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"msgType":"TIMTextElem","MsgContent":{"Text":"x"}}]}"#,
                "/MsgBody/0/msgType", "MsgType"
            ),
            (
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","msgContent":{"Text":"x"}}]}"#,
                "/MsgBody/0/msgContent", "MsgContent"
            ),
            (
                #"{"From_Account":"a","To_Account":"b","MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"text":"x"}}]}"#,
                "/MsgBody/0/MsgContent/text", "Text"
            ),
        ])
    func misspelt(_ line: String, _ path: String, _ missing: String) throws {
        let told = try Self.translator().read(line).diagnostics.filter { $0.path == path }
        #expect(told.map(\.code) == [.essentialKeyUnknown])
        #expect(told.first?.message.contains("lacks its \(missing): ") == true)
    }

    private static let element = #""MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]"#

    @Test(
        "An object of a program is refused by the key that no message has (G24)",
        arguments: [
            (
                "senderId",
                #"{"senderId":"a","targetId":"b","objectName":"RC:TxtMsg","content":{"content":"hi"}}"#
            ),
            (
                "senderId",
                #"{"senderId":"a","targetId":["b","c"],"objectName":"RC:TxtMsg","content":{"content":"hi"}}"#
            ),
            (
                "senderId",
                #"{"senderId":"a","groupId":"g","objectName":"RC:TxtMsg","content":{"content":"hi"}}"#
            ),
            (
                "senderId",
                #"{"senderId":"a","objectName":"RC:TxtMsg","template":{"content":"{name}"},"content":{"b":{"data":{"{name}":"B"},"push":"x"}}}"#
            ),
            (
                "msgBody",
                #"{"From_Account":"a","To_Account":"b","msgBody":[],"OfflinePushInfo":{"Desc":"x"}}"#
            ),
            (
                "msgBody",
                #"{"from_account":"a","to_account":"b","msgBody":[],"offlinePushInfo":{"desc":"D","apnsInfo":{"badgeMode":1}}}"#
            ),
            (
                "msgBody",
                #"{"from_account":"a","msgBody":[{"msgType":"TIMTextElem"}],"offlinePushInfo":{"title":"T","desc":"D"}}"#
            ),
        ])
    func foreignObject(_ key: String, _ line: String) throws {
        let error = #expect(throws: MessageError.self) { try Self.translator().read(line) }
        #expect(error?.code == .unknownShape)
        #expect(error?.description.contains(key) == true)
    }

    private static let easemob = #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"x"}}"#

    @Test(
        "The error of an envelope names the member that is the message (G24)",
        arguments: [
            (
                #"{"id":"7","message":{"senderUserId":"a","targetId":"b","objectName":"RC:TxtMsg","content":{}}}"#,
                ".message"
            ),
            // A recall of NIM's has what it withdraws under this name, with a sender.
            (#"{"time":1,"message":\#(easemob)}"#, ".message"),
            (#"{"_index":"im","_source":{"level":"info","request":\#(easemob)}}"#, "._source.request"),
            (
                #"{"stream":"stdout","log":"\#(easemob.replacing(#"""#, with: #"\""#))\n"}"#,
                ".log | fromjson"
            ),
        ])
    func envelope(_ line: String, _ filter: String) throws {
        let error = #expect(throws: MessageError.self) { try Self.translator().read(line) }
        #expect(error?.code == .unknownVendor)
        #expect(error?.remedy == .takeOut(filter))
    }

    @Test("A recall that holds what it withdraws is no envelope")
    func recalledMessage() throws {
        let line =
            #"{"postscript":"typo","message":{"messageId":"c1","serverID":"1001","messageType":0,"text":"x","from":"alice","session":{"sessionId":"bob","sessionType":0}}}"#
        #expect(try Self.translator().read(line).message.kind == .recall)
    }
}

extension JSONTree {
    /// The value with one member of such a name removed, renamed or of another type at a time, two levels deep.
    fileprivate func variants(withoutMembers names: Set<String>, depth: Int = 2) -> [JSONTree] {
        guard case .object(let members) = self, depth > 0 else { return [] }
        return members.indices.flatMap { index -> [JSONTree] in
            func with(_ member: Member?) -> JSONTree {
                var changed = members
                changed.remove(at: index)
                if let member { changed.insert(member, at: index) }
                return .object(changed)
            }
            let member = members[index]
            var variants = member.value.variants(withoutMembers: names, depth: depth - 1)
                .map { with(Member(name: member.name, value: $0)) }
            if names.contains(member.name) {
                variants += [
                    with(nil), with(Member(name: member.name + "s", value: member.value)),
                    with(Member(name: member.name.lowercased() + "_", value: member.value)),
                    with(Member(name: member.name, value: .scalar("null"))),
                    with(Member(name: member.name, value: .scalar("true"))),
                    with(Member(name: member.name, value: .object([]))),
                    with(Member(name: member.name, value: .array([]))),
                ]
            }
            return variants
        }
    }
}
