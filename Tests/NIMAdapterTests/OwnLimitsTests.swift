import PushModel
import Testing
import Vendors

@Suite("What a message may say of its own")
struct OwnLimitsTests {
    @Test(
        "A text of 5000 characters is taken and one more is not", arguments: ["sdk", "sdk-v2", "server-v2"])
    func text(_ shape: String) {
        let characters = ["x", "长", "👩‍👩‍👧", "\n"]
        for character in characters {
            let count = 5_000 / character.unicodeScalars.count
            #expect(refusal(shape) { $0.text = Self.text(character, count) } == [])
            #expect(refusal(shape) { $0.text = Self.text(character, count + 1) } == ["error over-limit text"])
        }
    }

    @Test("In sendMsg the body as it is written counts, with its key and its escapes")
    func body() {
        #expect(refusal("server-v1") { $0.text = Self.text("x", 4_990) } == [])
        #expect(refusal("server-v1") { $0.text = Self.text("x", 4_991) } == ["error over-limit text"])
        #expect(refusal("server-v1") { $0.text = Self.text("\n", 2_495) } == [])
        #expect(refusal("server-v1") { $0.text = Self.text("\n", 2_496) } == ["error over-limit text"])
    }

    @Test("A text that is not written has no limit", arguments: NIMAdapter.writtenShapes)
    func unwritten(_ shape: String) {
        let told = refusal(shape) { message in
            message.kind = .image
            message.text = Self.text("x", 6_000)
        }
        #expect(told == [])
    }

    @Test("An extension has 1024 characters, and 5000 in a recall", arguments: NIMAdapter.writtenShapes)
    func `extension`(_ shape: String) {
        for (kind, most) in [(MessageKind.text, 1_024), (.recall, 5_000)] {
            for (count, told) in [(most, []), (most + 1, ["error over-limit extension"])] {
                let refusal = refusal(shape) { message in
                    message.kind = kind
                    if kind == .recall {
                        message.recall = PushMessage.Recall()
                        message.recall?.messageID = "7"
                    }
                    // {"k":"…"}
                    message.extension = .object([(key: "k", value: .string(Self.text("长", count - 8)))])
                }
                #expect(refusal == told, "\(kind) \(count)")
            }
        }
    }

    @Test("What was not cut for a message that cannot be sent is not told")
    func alone() {
        let told = refusal("sdk") { message in
            message.text = Self.text("x", 5_001)
            message.body = Self.text("x", 501)
        }
        #expect(told == ["error over-limit text"])
    }

    private static func text(_ character: String, _ count: Int) -> UTF8Text {
        UTF8Text(String(repeating: character, count: count))
    }

    /// Each finding as `severity kind field`; a message that is refused has an error among them.
    private func refusal(_ shape: String, _ change: (inout PushMessage) -> Void) -> [String] {
        var message = PushMessage()
        message.senderID = "alice"
        message.receivers = ["bob"]
        change(&message)
        var findings: [Finding] = []
        let fitted = NIMAdapter.fitted(message, shape: shape, findings: &findings)
        #expect((fitted == nil) == findings.contains { $0.severity == .error })
        return findings.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.field.rawValue)" }
    }
}
