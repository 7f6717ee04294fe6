import PushBridge
import PushModel
import PushRecords
import Testing

@Suite("Messages that say something else to each receiver")
struct PersonalPartsTests {
    private static let line =
        #"{"fromUserId":"alice","toUserId":["bob","carol","bob"],"objectName":"RC:TxtMsg","content":"{\"content\":\"hi {n}\"}","values":[{"{n}":"Bob"},{"{n}":"Carol"},{}],"pushContent":["","push {n}",""],"pushData":["","d",""]}"#

    private static func conversion(to target: String) throws -> Conversion {
        var configuration = MessageConverter.Configuration(target: target)
        configuration.profiles = [
            try AppProfile(
                JSONDocument(#"{"vendor":"rongcloud","senders":{"alice":{"nickname":"Alice"}}}"#).root)
        ]
        // In the usual shape the receiver stands in the address of the call.
        if target == "nim" { configuration.targetShape = "server-v1" }
        return try MessageConverter(configuration).convert(line)
    }

    @Test(
        "Become one message for each receiver, which is read as theirs (RC 28)",
        arguments: ["easemob", "nim", "tencent", "rongcloud", "openim"])
    func parts(target: String) throws {
        let conversion = try Self.conversion(to: target)
        let reader = try MessageTranslator(MessageTranslator.Configuration())
        let messages = try conversion.messages.map { try reader.read($0.body.text.string).message }
        #expect(messages.map(\.receivers) == [["bob"], ["carol"]], "\(conversion.messages)")
        #expect(messages.map { $0.body ?? $0.explicitAlert?.body ?? $0.text } == ["hi Bob", "push Carol"])
        #expect(!messages.contains { $0.holds(.personalWords) })
        // What is told of each is told once.
        #expect(Set(conversion.diagnostics).count == conversion.diagnostics.count)
        #expect(Set(conversion.differences).count == conversion.differences.count)
    }
}

@Suite("Recalls that a service asks for")
struct RecallOfTypeTests {
    @Test(
        "Have the vendor's name for recalls, the conversation of their message, and tell what they recall (RC 17)"
    )
    func named() throws {
        let line =
            #"{"path":"/message/system/publish.json","fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}"}"#
        let recall = try MessageTranslator(MessageTranslator.Configuration()).read(line).recalling()
        #expect(recall.message.typeName == "RC:RcCmd" && recall.message.conversationSort == "system")
        let translations = recall.translations(
            for: Recipient(id: "bob"), in: nil, at: Instant(seconds: 0))
        guard case .request(let request)? = translations.first?.outcome else {
            Issue.record("\(translations)")
            return
        }
        let payload = try JSONDocument(String(decoding: request.payload, as: UTF8.self)).root
        #expect(payload["aps"]?["category"]?.string == "RC:RcCmd")
        #expect(payload["rc"]?["cType"]?.string == "SYS" && payload["rc"]?["oName"]?.string == "RC:RcCmd")
    }
}
