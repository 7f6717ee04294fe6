import PushModel
import Testing
import Vendors

@Suite("What Easemob takes")
struct EasemobLimitsTests {
    @Test(
        "A message of exactly 5 KB stays, and of one byte more loses something",
        arguments: ["rest", "sdk", "rest-legacy"])
    func exact(shape: String) throws {
        var message = PushMessage()
        message.text = "hi"
        message.body = text(1000)
        let room = 5_120 - bytes(message, shape)
        message.body = text(1000 + room)
        #expect(bytes(message, shape) == 5_120)
        let kept = Fitting(message, shape)
        #expect(kept.message == message)
        #expect(kept.findings == [])
        message.body = text(1000 + room + 1)
        let cut = Fitting(message, shape)
        #expect(cut.told == [.overLimit: [.body]])
        #expect(bytes(try #require(cut.message), shape) <= 5_120)
    }

    @Test("A bare ext has 5 KB of its own")
    func bareExt() throws {
        var message = PushMessage()
        message.text = text(6_000)
        #expect(Fitting(message, "ext").message == message)
    }

    @Test("Settings for other platforms go first, and are enough where they are")
    func platforms() throws {
        var message = PushMessage()
        message.body = text(100)
        message.platforms = [JSONField(key: "em_android_push_ext", value: .string(text(6_000)))]
        let cut = Fitting(message)
        message.platforms = []
        #expect(cut.message == message)
        #expect(cut.findings.map(\.severity) == [.info])
        #expect(cut.told == [.dropped: [.platforms]])
    }

    @Test("Sections that the vendor does not spell take no room and stay where they are")
    func foreignPlatforms() throws {
        var message = PushMessage()
        message.body = text(6_000)
        message.platforms = [JSONField(key: "hwField", value: .string(text(6_000)))]
        let cut = Fitting(message)
        #expect(cut.message?.platforms == message.platforms)
        #expect(cut.told == [.overLimit: [.body]])
    }

    @Test("The text is shortened between characters as a person sees them, as little as it has to be")
    func shortened() throws {
        let family: UTF8Text = "👨‍👩‍👧‍👦"
        var message = PushMessage()
        message.body = UTF8Text(concatenating: Array(repeating: family, count: 300))
        let cut = Fitting(message)
        let body = try #require(cut.message?.alert.body)
        #expect(body.hasSuffix("…") && (body.count - 3) % family.count == 0)
        #expect(message.body?.hasPrefix(body[0..<body.count - 3]) == true)
        let bytes = bytes(try #require(cut.message))
        #expect(bytes <= 5_120 && bytes + family.count > 5_120)
        #expect(cut.findings.map(\.severity) == [.warning])
    }

    @Test("Where the title is what is long, the title alone is shortened; where both are, both")
    func title() throws {
        var message = PushMessage()
        message.title = text(6_000)
        message.body = "short text"
        let one = Fitting(message)
        #expect(one.told == [.overLimit: [.title]])
        #expect(one.message?.alert.body == "short text")
        message.body = text(6_000)
        let cut = Fitting(message)
        #expect(cut.told == [.overLimit: [.body, .title]])
        #expect(cut.message?.alert.title?.hasSuffix("…") == true)
        #expect(bytes(try #require(cut.message)) == 5_120)
    }

    @Test("The app's data goes last, as an error, and the text is whole again")
    func data() throws {
        var message = PushMessage()
        message.body = text(100)
        message.appData = .object([(key: "k", value: .string(text(6_000)))])
        let cut = Fitting(message)
        #expect(cut.message?.alert == message.alert)
        #expect(cut.message?.appData == nil)
        #expect(cut.told == [.dropped: [.appData]])
        #expect(cut.findings.map(\.severity) == [.error])
    }

    @Test("Where the data is not all, the text is shortened as well")
    func dataAndText() throws {
        var message = PushMessage()
        message.body = text(6_000)
        message.appData = .string(text(6_000))
        let cut = Fitting(message)
        #expect(cut.told == [.dropped: [.appData], .overLimit: [.body]])
        #expect(bytes(try #require(cut.message)) == 5_120)
    }

    @Test("A message's own text and the app's own extension are never cut: too large, it cannot be sent")
    func refused() throws {
        var message = PushMessage()
        message.text = text(6_000)
        message.body = "short text"
        let cut = Fitting(message)
        #expect(cut.message == nil)
        #expect(cut.findings.last.map { [$0.kind.rawValue, $0.field.rawValue] } == ["over-limit", "text"])
        #expect(cut.findings.last?.severity == .error)
        var extended = PushMessage()
        extended.extension = .object([(key: "k", value: .string(text(6_000)))])
        #expect(Fitting(extended).message == nil)
        #expect(Fitting(extended).findings.map(\.field) == [.extension])
    }

    @Test(
        "More receivers than one call takes are reported and stay",
        arguments: [
            (Conversation.Kind.direct, 600), (.group, 3), (.room, 10),
        ])
    func receivers(kind: Conversation.Kind, most: Int) throws {
        var message = PushMessage()
        message.conversationKind = kind
        for shape in ["rest", "rest-legacy"] {
            message.receivers = ids(most)
            #expect(Fitting(message, shape).findings == [])
            message.receivers = ids(most + 1)
            #expect(Fitting(message, shape).told == [.overLimit: [.receivers]])
            #expect(Fitting(message, shape).message == message)
            #expect(EasemobAdapter.mostReceivers(of: message, in: shape) == most)
        }
        #expect(Fitting(message, "sdk").findings == [])
    }

    @Test("A call names at most 20 members of a group; more become several calls")
    func members() throws {
        var message = PushMessage()
        message.conversationKind = .group
        message.receivers = ["g"]
        message.members = ids(20)
        #expect(Fitting(message).findings == [])
        message.members = ids(21)
        #expect(Fitting(message).findings == [])
        #expect(EasemobAdapter.mostMembers(of: message, in: "rest") == 20)
    }

    private func ids(_ count: Int) -> [UTF8Text] { (0..<count).map { "u\($0)" }.map { UTF8Text($0) } }

    private func text(_ count: Int) -> UTF8Text { UTF8Text(String(repeating: "x", count: count)) }

    private func bytes(_ message: PushMessage, _ shape: String = "rest") -> Int {
        var findings: [Finding] = []
        let written = EasemobAdapter.write(message, shape: shape, findings: &findings).body.parsed().root
        return ["body", "msg", "ext"].reduce(0) { $0 + (written[UTF8Text($1)]?.raw.text.count ?? 0) }
    }
}

/// What is left of a message, and what was told about it.
private struct Fitting {
    let message: PushMessage?
    let findings: [Finding]

    init(_ message: PushMessage, _ shape: String = "rest") {
        var findings: [Finding] = []
        self.message = EasemobAdapter.fitted(message, shape: shape, findings: &findings)
        self.findings = findings
    }

    var told: [Diagnostic.Kind: [CanonicalField]] {
        Dictionary(grouping: findings, by: \.kind).mapValues { $0.map(\.field) }
    }
}
