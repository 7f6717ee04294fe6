import PushBridge
import Testing

@Suite("How many messages one message may become")
struct PartLimitTests {
    /// An Easemob message to groups that mentions people, both of many.
    private static func message(groups: Int, mentioned: Int) -> String {
        let (to, list) = (ids("g", groups), ids("u", mentioned))
        return
            #"{"from":"alice","to":[\#(to)],"type":"txt","body":{"msg":"hi"},"ext":{"em_at_list":[\#(list)]},"chat_type":"groupchat"}"#
    }

    private static func ids(_ prefix: String, _ count: Int) -> String {
        (0..<count).map { "\"\(prefix)\($0)\"" }.joined(separator: ",")
    }

    /// A RongCloud message with other words for each receiver.
    private static func personal(_ count: Int) -> String {
        let words = (0..<count).map { #"{"{n}":"\#($0)"}"# }.joined(separator: ",")
        return
            #"{"fromUserId":"alice","toUserId":[\#(ids("u", count))],"objectName":"RC:TxtMsg","content":"{\"content\":\"hi {n}\"}","values":[\#(words)],"pushContent":[\#(Array(repeating: "\"x\"", count: count).joined(separator: ","))],"pushData":[\#(Array(repeating: "\"\"", count: count).joined(separator: ","))]}"#
    }

    static let cases: [(line: String, target: String, parts: Int?)] = [
        (message(groups: 3, mentioned: 2), "tencent", 3),
        (message(groups: 1_000, mentioned: 1), "tencent", 1_000),
        (message(groups: 1_001, mentioned: 1), "tencent", nil),
        (message(groups: 1_001, mentioned: 1), "nim", nil),
        (message(groups: 1_000, mentioned: 4_000), "tencent", nil),
        (personal(3), "tencent", 3), (personal(1_001), "tencent", nil), (personal(1_001), "easemob", nil),
    ]

    @Test(
        "is bounded, in their number and in their bytes, with a proof and without", .timeLimit(.minutes(1)),
        arguments: cases.indices)
    func bounded(index: Int) throws {
        let example = Self.cases[index]
        for proves in [true, false] {
            var configuration = MessageConverter.Configuration(target: example.target)
            configuration.proves = proves
            let converter = try MessageConverter(configuration)
            do throws(MessageError) {
                let conversion = try converter.convert(example.line)
                #expect(conversion.messages.count == example.parts)
            } catch {
                #expect(error.code == .tooManyParts && example.parts == nil, "\(error)")
            }
        }
    }

    @Test(
        "A message that mentions all members of a large group is translated in linear time",
        .timeLimit(.minutes(1)))
    func largeGroup() throws {
        let count = 100_000
        var groups = GroupDirectory()
        var remarks: [SettingsRemark] = []
        let group = #"{"id":"g0","members":[\#(Self.ids("u", count))]}"#
        try groups.add(JSONDocument(group).root, remarks: &remarks)
        let translator = try MessageTranslator(MessageTranslator.Configuration())
        let people = People(recipients: nil, groups: groups)
        let translations = try translator.translate(
            Self.message(groups: 1, mentioned: count), for: people, at: Instant(seconds: 0))
        #expect(translations.count == count)
    }
}
