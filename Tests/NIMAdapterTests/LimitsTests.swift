import PushModel
import Testing
import Vendors

@Suite("A message cut down to what NIM takes")
struct LimitsTests {
    @Test("What fits stays as it is, without a word", arguments: NIMAdapter.writtenShapes)
    func fits(_ shape: String) {
        var message = Fitted.message
        message.body = Fitted.text(500)
        message.memberText = Fitted.text(500)
        message.force = .listed(Fitted.ids(100))
        message.platforms = [JSONField(key: "hwField", value: .emptyObject)]
        let fitted = Fitted(message, shape)
        #expect(fitted.message == message && fitted.told == [])
    }

    @Test("The push text and the members' text keep 499 characters and an ellipsis")
    func words() {
        var message = Fitted.message
        message.body = Fitted.text(501)
        message.memberText = UTF8Text(String(repeating: "👩‍👩‍👧", count: 101))
        let fitted = Fitted(message, "sdk")
        #expect(fitted.message?.alert.body?.string == Fitted.text(499).string + "…")
        // Five scalars each: 99 of them and the ellipsis make 496 characters; a hundredth would be cut in two.
        #expect(fitted.message?.memberText?.string == String(repeating: "👩‍👩‍👧", count: 99) + "…")
        #expect(fitted.told == ["warning over-limit alert.body", "warning over-limit memberText"])
    }

    @Test("Words for members that the shape does not say are left to the writer")
    func unsaidWords() {
        var message = Fitted.message
        message.conversationKind = .direct
        message.conversationID = nil
        message.receivers = ["bob"]
        message.memberText = Fitted.text(501)
        let fitted = Fitted(message, "sdk")
        #expect(fitted.message == message && fitted.told == [])
    }

    @Test("Of the accounts listed the first hundred stay", arguments: NIMAdapter.writtenShapes)
    func list(_ shape: String) {
        var message = Fitted.message
        message.mentions = .listed(Fitted.ids(101))
        message.force = .listed(Fitted.ids(101))
        let fitted = Fitted(message, shape)
        #expect(fitted.message?.force == .listed(Fitted.ids(100)))
        #expect(fitted.message?.mentions == .listed(Fitted.ids(100)))
        #expect(fitted.told == ["warning over-limit force"])
    }

    @Test("Accounts listed without force are counted too, where the shape can list them")
    func mentions() {
        var message = Fitted.message
        message.mentions = .listed(Fitted.ids(101))
        #expect(Fitted(message, "server-v2").told == ["warning over-limit mentions"])
        #expect(Fitted(message, "server-v1").told == [])
        message.conversationKind = .direct
        message.conversationID = nil
        message.receivers = ["bob"]
        #expect(Fitted(message, "server-v2").told == [])
    }

    @Test("A long sound's name stands in the payload alone")
    func sound() {
        var message = Fitted.message
        message.kind = .customNotification
        message.sound = .file(Fitted.text(31))
        for (shape, told) in [
            ("sdk", []), ("server-v1", ["info over-limit sound"]), ("server-v2", ["info over-limit sound"]),
        ] {
            let fitted = Fitted(message, shape)
            #expect(fitted.message == message && fitted.told == told, "\(shape)")
        }
        message.sound = .file(Fitted.text(30))
        #expect(Fitted(message, "server-v1").told == [])
    }

    @Test("Sections for other platforms go first, and nothing else if that is enough")
    func platforms() {
        var message = Fitted.message
        message.explicitAlert = Alert(title: "T", body: Fitted.text(1_000))
        message.rootData = [Fitted.field("k", 500)]
        message.platforms = [Fitted.field("hwField", 1_000)]
        let fitted = Fitted(message, "server-v2")
        message.platforms = []
        #expect(fitted.message == message)
        #expect(fitted.told == ["info dropped platforms"])
    }

    @Test(
        "Then the alert's body is shortened, as little as it has to be",
        arguments: NIMAdapter.writtenShapes, ["长", "\"", "👩‍👩‍👧"])
    func body(_ shape: String, _ character: String) throws {
        var message = Fitted.message
        message.rootData = [Fitted.field("k", 500)]
        let whole = String(repeating: character, count: 2_000)
        message.explicitAlert = Alert(title: "T", body: UTF8Text(whole))
        let fitted = Fitted(message, shape)
        let body = try #require(fitted.message?.explicitAlert?.body?.string)
        #expect(body.hasSuffix("…") && whole.hasPrefix(body.dropLast()))
        #expect(fitted.message?.rootData == message.rootData)
        #expect(fitted.told == ["warning over-limit explicitAlert.body"])
        let room = 2_048 - fitted.payloadCharacters(shape)
        #expect((0..<character.unicodeScalars.count + 1).contains(room), "\(room) characters are unused")
    }

    @Test("Then the app's own members go, and the body is whole again if it fits")
    func data() {
        var message = Fitted.message
        message.explicitAlert = Alert(body: Fitted.text(1_000))
        message.rootData = [Fitted.field("k", 2_100)]
        let whole = Fitted(message, "sdk-v2")
        #expect(whole.message?.rootData == [])
        #expect(whole.message?.explicitAlert == message.explicitAlert)
        #expect(whole.told == ["error dropped rootData"])
        message.apsExtras = [Fitted.field("x", 2_100)]
        let bare = Fitted(message, "sdk-v2")
        #expect(bare.message?.apsExtras == [] && bare.message?.explicitAlert == message.explicitAlert)
        #expect(bare.told == ["error dropped rootData", "error dropped apsExtras"])
    }

    @Test("What has to stay may be too much; then there is no message, and an error names the field")
    func tooLarge() {
        var message = Fitted.message
        message.explicitAlert = Alert(title: Fitted.text(2_100), body: "B")
        message.rootData = [Fitted.field("k", 1)]
        let fitted = Fitted(message, "sdk")
        #expect(fitted.message == nil)
        #expect(fitted.told == ["error dropped rootData", "error over-limit explicitAlert.title"])
    }

    @Test("A fitted message is read again without a word about limits", arguments: NIMAdapter.writtenShapes)
    func readAgain(_ shape: String) throws {
        var message = Fitted.message
        message.body = Fitted.text(900)
        message.memberText = Fitted.text(900)
        message.force = .listed(Fitted.ids(300))
        message.explicitAlert = Alert(body: Fitted.text(5_000))
        let fitted = try #require(Fitted(message, shape).message)
        let line = Writing(fitted, as: shape).line
        let reading = Reading(.json(line.parsed().root), as: shape)
        #expect(reading.told.filter { $0.hasPrefix("over-limit") } == [])
    }
}

/// What cutting a message down gives.
private struct Fitted {
    let message: PushMessage?
    let findings: [Finding]

    init(_ message: PushMessage, _ shape: String) {
        var findings: [Finding] = []
        self.message = NIMAdapter.fitted(message, shape: shape, findings: &findings)
        self.findings = findings
    }

    /// Each finding as `severity kind field`.
    var told: [String] {
        findings.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.field.rawValue)" }
    }

    /// The characters of the payload as it is written.
    func payloadCharacters(_ shape: String) -> Int {
        guard let message else { return 0 }
        let path = [
            "sdk": ["apnsPayload"], "sdk-v2": ["pushConfig", "pushPayload"], "server-v1": ["payload"],
        ][shape]
        let value = Writing(message, as: shape).value(at: path ?? ["push_config", "push_payload"])
        return (value?.string?.string ?? value?.raw.text.string ?? "").unicodeScalars.count
    }

    /// A message to a team.
    static var message: PushMessage {
        var message = PushMessage()
        message.text = "hi"
        message.senderID = "alice"
        message.conversationKind = .group
        message.conversationID = nil
        message.receivers = ["team-1"]
        return message
    }

    static func text(_ count: Int) -> UTF8Text { UTF8Text(String(repeating: "长", count: count)) }

    static func ids(_ count: Int) -> [UTF8Text] { (0..<count).map { UTF8Text("u\($0)") } }

    static func field(_ name: UTF8Text, _ count: Int) -> JSONField {
        JSONField(key: name, value: .object([(key: "v", value: .string(text(count)))]))
    }
}
