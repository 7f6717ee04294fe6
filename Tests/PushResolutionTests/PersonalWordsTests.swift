import PushBridge
import PushModel
import Testing

@Suite("Words for single receivers")
struct PersonalWordsTests {
    private static func situation(_ entries: UTF8Text) throws -> Situation {
        var situation = try Situation.named()
        situation.message.receivers = ["u2", "u3"]
        situation.message.text = nil
        situation.message.body = "everyone's"
        situation.message.personalWords = try RawJSON(validating: entries)
        return situation
    }

    @Test(
        "They take the place of text, body and data, as far as they have some (RC 28)",
        arguments: [
            (
                #"[{"receiver":"u3","body":"x"},{"receiver":"u2","text":"t","body":"b","appData":"d"}]"#, "b",
                #""d""#
            ),
            (#"[{"receiver":"u2","text":"t"}]"#, "everyone's", nil),
            (#"[{"receiver":"u3","body":"x"}]"#, "everyone's", nil),
            (#"[{"receiver":7},"u2",{}]"#, "everyone's", nil), (#"{"receiver":"u2"}"#, "everyone's", nil),
        ] as [(String, String, String?)])
    func taken(_ entries: String, _ body: String, _ data: String?) throws {
        let situation = try Self.situation(UTF8Text(entries))
        #expect(try situation.read == ["u1", body])
        #expect(try situation.notification.appData?.text.string == data)
    }

    @Test("Somebody for whom nothing is left gets nothing, and the others get theirs")
    func nothing() throws {
        var situation = try Self.situation(#"[{"receiver":"u2"},{"receiver":"u3","text":"t"}]"#)
        situation.message.body = nil
        #expect(situation.suppression == .nothingToPush)
        #expect(
            situation.resolver.suppression(of: situation.message, for: Recipient(id: "u3"), in: nil) == nil)
        situation.recipient.id = "u3"
        #expect(try situation.read == ["u1", "t"])
    }
}
