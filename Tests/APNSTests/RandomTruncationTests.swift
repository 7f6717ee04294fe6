import APNSTypes
import PushBridge
import PushModel
import TestSupport
import Testing

@Suite("Random texts that are too long")
struct RandomTruncationTests {
    @Test(
        "What is sent fits, parses, and ends in a whole character of the text",
        arguments: 1...60 as ClosedRange<UInt64>)
    func shortened(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let text = randomText(&random)
        let push = LongPush(text, isCall: seed.isMultiple(of: 3), isString: seed.isMultiple(of: 4))
        guard let sent = try push.sent() else {
            // Only a text whose first character is too long itself cannot be shortened.
            let first = try #require(text.first)
            #expect(written("\(first)…") + push.frame > push.limit)
            return
        }
        #expect(sent.bytes <= push.limit)
        #expect(sent.kinds == [.overLimit])
        var kept = sent.text.unicodeScalars
        #expect(kept.popLast() == "…")
        #expect(text.utf8.starts(with: String(kept).utf8))
        let cut = String(kept).utf8.count
        let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
        #expect(starts.contains(cut), "cut inside a character")
        let next = text[text.utf8.index(text.startIndex, offsetBy: cut)]
        #expect(sent.bytes + written(String(next)) > push.limit, "more would have fitted")
    }

    private func randomText(_ random: inout SplitMix64) -> String {
        let own = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(pieces) }
        var text = ""
        while written(text) < 5_200 { text += random.pick(own) }
        return text
    }

}

/// The bytes of a text as JSON spells it.
private func written(_ text: String) -> Int {
    var writer = JSONWriter()
    writer.string(UTF8Text(text))
    return writer.count - 2
}

/// A push with a text that is too long.
private struct LongPush {
    let notification: ResolvedNotification
    let device: Device

    init(_ text: String, isCall: Bool, isString: Bool) {
        var notification = ResolvedNotification()
        notification.isVoIP = isCall
        notification.alertForm = isString ? .string : .object
        notification.alert = Alert(body: UTF8Text(text))
        self.notification = notification
        device = Device(token: "00", kind: isCall ? .voip : .alert)
    }

    var limit: Int { notification.isVoIP ? 5_120 : 4_096 }

    /// The bytes of the payload around the text.
    var frame: Int {
        notification.alertForm == .string
            ? #"{"aps":{"alert":""}}"#.utf8.count : #"{"aps":{"alert":{"body":""}}}"#.utf8.count
    }

    /// What Apple would get; nil when the push is refused as too large.
    func sent() throws -> (text: String, bytes: Int, kinds: [Diagnostic.Kind])? {
        var findings: [Finding] = []
        let translator = APNSTranslator(applicationKeys: .easemob)
        guard let request = try? translator.request(for: notification, to: device, findings: &findings) else {
            return nil
        }
        let alert = try JSONDocument(ByteSlice(request.payload)).root["aps"]?["alert"]
        let text = try #require(alert?.string ?? alert?["body"]?.string)
        return (text.string, request.payload.count, findings.map(\.kind))
    }
}

/// Whole characters, and parts that join with what stands beside them.
private let pieces = [
    "a", "é", "e\u{301}", "您", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇨🇳", "🇨",
    "\u{200D}",
    "\u{FE0F}", "\u{301}", "\u{600}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्षि", "\"", "\\", "/", "\n", "\r\n", "\r", "\u{1}", "\u{7F}", "…",
    " ",
]
