import PushBridge
import PushModel
import PushRecords
import Testing
import Vendors

@Suite("Laws of recognition")
struct RecognitionLawTests {
    @Test(
        "Among all vendors each golden message is taken for what it is taken for among its own vendor alone",
        arguments: VendorPair.sources)
    func alone(vendor: String) throws {
        let together = try MessageTranslator(MessageTranslator.Configuration())
        let alone = try Self.translator { $0.vendors[0] == vendor }
        var compared = 0
        for line in try Self.lines.get() {
            guard let source = Self.source(of: line, by: together), source.hasPrefix("\(vendor)/") else {
                continue
            }
            compared += 1
            let found = Self.source(of: line, by: alone)
            #expect(found == source, "\(line)")
        }
        #expect(compared > 100, "\(compared)")
    }

    @Test(
        "No golden message changes its vendor because another vendor was added", arguments: VendorPair.sources
    )
    func added(vendor: String) throws {
        let together = try MessageTranslator(MessageTranslator.Configuration())
        let before = try Self.translator { $0.vendors[0] != vendor }
        var compared = 0
        for line in try Self.lines.get() {
            // What is the added vendor's own is what it was added for.
            guard let source = Self.source(of: line, by: together), !source.hasPrefix("\(vendor)/") else {
                continue
            }
            compared += 1
            let found = Self.source(of: line, by: before)
            #expect(found == source, "\(line)")
        }
        #expect(compared > 300, "\(compared)")
    }

    @Test(
        "A key that much software uses is no message by itself",
        arguments: [
            "id", "type", "from", "to", "sender", "senderId", "sender_id", "targetId", "GroupId",
            "conversationId",
            "conversation_id", "messageId", "text", "title", "content", "body", "bodies", "msg", "data",
            "payload", "timestamp",
        ])
    func common(key: String) throws {
        let translator = try MessageTranslator(MessageTranslator.Configuration())
        for value in [#""x""#, #"{"a":1}"#, #"["x"]"#, "5"] {
            #expect(Self.source(of: #"{"\#(key)":\#(value)}"#, by: translator) == nil, "\(value)")
        }
    }

    /// All lines of golden cases, and those that apps really send.
    private static let lines = Result {
        try Corpus.fixtures.messages + VendorPair.sources.flatMap { try WildMessage.all(of: $0).map(\.line) }
    }

    private static func translator(
        _ isKnown: (any VendorRegistry.Adapter.Type) -> Bool
    ) throws -> MessageTranslator {
        let known = VendorRegistry(adapters: VendorRegistry.standard.adapters.filter(isKnown))
        return try MessageTranslator(MessageTranslator.Configuration(), among: known)
    }

    /// What a line is taken for; nil for what is no message.
    private static func source(of line: String, by translator: MessageTranslator) -> String? {
        try? translator.read(line: ByteSlice(line)).source
    }
}
