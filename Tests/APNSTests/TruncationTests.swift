import APNSTypes
import PushBridge
import PushModel
import Testing

@Suite("A payload that is too large")
struct TruncationTests {
    @Test("Its body is shortened between characters, by as little as possible", arguments: bodies)
    func shortened(body: LongBody) throws {
        let sent = try translate(body.notification)
        #expect(sent.payload.count <= 4_096)
        #expect(sent.payload.count > 4_096 - body.writtenBytes)
        let text = try #require(sent.body)
        #expect(text.hasSuffix("…"))
        #expect(body.text.string.hasPrefix(text.dropLast()))
        #expect(text.dropLast().count.isMultiple(of: body.character.count))
        #expect(sent.findings.map(\.kind) == [.overLimit])
        #expect(sent.findings.map(\.field) == [.body])
    }

    @Test(
        "What is told names the field that gave the body",
        arguments: [
            (nil, .body), (.message, .body), (.builtIn, .text), (.mentioned, .memberText),
            (.senderTemplate, .templateContentArguments), (.directedTemplate, .directedContentArguments),
            (.explicitAlert, .explicitBody),
        ] as [(TextLevel?, CanonicalField)])
    func toldField(level: TextLevel?, field: CanonicalField) throws {
        var notification = notification(filledTo: 5_000)
        notification.bodyLevel = level
        #expect(try translate(notification).findings.map(\.field) == [field])
    }

    @Test("A payload of just the limit is left alone", arguments: [4_095, 4_096])
    func fits(bytes: Int) throws {
        let notification = notification(filledTo: bytes)
        let sent = try translate(notification)
        #expect(sent.payload.count == bytes)
        #expect(sent.body == notification.alert.body?.string)
        #expect(sent.findings == [])
    }

    @Test("One byte more is one too many")
    func oneMore() throws {
        let sent = try translate(notification(filledTo: 4_097))
        #expect(sent.payload.count == 4_096)
        #expect(sent.body?.hasSuffix("x…") == true)
    }

    @Test("A call may have 5120 bytes")
    func call() throws {
        var notification = notification(filledTo: 5_120)
        notification.isVoIP = true
        #expect(try translate(notification, to: Device(token: "00", kind: .voip)).payload.count == 5_120)
        #expect(try translate(notification, to: Device(token: "01")).payload.count == 4_096)
    }

    @Test("An alert that is one string is shortened too, the title first")
    func oneString() throws {
        var notification = ResolvedNotification()
        notification.alertForm = .string
        notification.alert = Alert(title: UTF8Text(String(repeating: "x", count: 5_000)), body: "B")
        let sent = try translate(notification)
        let alert = sent.document.root["aps"]?["alert"]?.string?.string
        #expect(sent.payload.count == 4_096)
        #expect(alert?.hasSuffix("x…") == true)
        #expect(sent.findings.map(\.field) == [.title])
    }

    @Test("The rest of the payload stays as it was")
    func rest() throws {
        var notification = notification(filledTo: 9_000)
        notification.alert.title = "T"
        notification.badge = 0
        notification.appData = try RawJSON(validating: #"{"id":12345678901234567890,"price":1.10}"#)
        let sent = try translate(notification)
        #expect(sent.document.root["aps"]?["alert"]?["title"]?.string == "T")
        #expect(sent.document.root["aps"]?["badge"]?.integer == 0)
        #expect(sent.document.root["e"]?.raw == notification.appData)
    }

    @Test("What cannot be shortened enough is refused, with its size", arguments: hopeless)
    func refused(hopeless: Hopeless) throws {
        let error = try #require(throws: APNSTranslationError.self) { try translate(hopeless.notification) }
        #expect(error.code == .payloadTooLarge)
        #expect(error.limit == 4_096)
        #expect(error.bytes == hopeless.bytes)
        #expect(error.description.contains("\(hopeless.bytes) bytes"))
    }

    @Test("Whoever wants no shortening gets none")
    func unwanted() throws {
        let error = try #require(throws: APNSTranslationError.self) {
            try translate(notification(filledTo: 4_097), truncates: false)
        }
        #expect(error.bytes == 4_097)
        #expect(try translate(notification(filledTo: 4_096), truncates: false).payload.count == 4_096)
    }
}

// MARK: - What is translated

/// A notification whose payload has just so many bytes.
private func notification(filledTo bytes: Int) -> ResolvedNotification {
    let frame = #"{"aps":{"alert":{"body":""}}}"#.utf8.count
    var notification = ResolvedNotification()
    notification.alert = Alert(body: UTF8Text(String(repeating: "x", count: bytes - frame)))
    return notification
}

/// A body that is one character over and over.
struct LongBody: CustomTestStringConvertible, Sendable {
    let character: String
    let count: Int
    /// The bytes of the character as JSON spells it.
    let writtenBytes: Int

    init(_ character: String, _ count: Int, writtenBytes: Int? = nil) {
        self.character = character
        self.count = count
        self.writtenBytes = writtenBytes ?? character.utf8.count
    }

    var testDescription: String { "\(character.debugDescription)×\(count)" }
    var text: UTF8Text { UTF8Text(String(repeating: character, count: count)) }

    var notification: ResolvedNotification {
        var notification = ResolvedNotification()
        notification.alert = Alert(body: text)
        return notification
    }
}

private let bodies: [LongBody] = [
    LongBody("x", 5_000), LongBody("x", 100_000), LongBody("é", 3_000), LongBody("您", 1_500),
    LongBody("您", 1_357), LongBody("😀", 1_100), LongBody("🇨🇳", 600), LongBody("👨‍👩‍👧‍👦", 300),
    LongBody("👍🏽", 600), LongBody("e\u{301}", 1_500), LongBody("한", 1_500),
    LongBody("\"", 2_500, writtenBytes: 2), LongBody("\\", 2_500, writtenBytes: 2),
    LongBody("\n", 2_500, writtenBytes: 2), LongBody("\u{1}", 1_000, writtenBytes: 6),
    LongBody("\u{7F}", 5_000), LongBody("/", 5_000),
]

/// A notification that no shortening helps, and its payload's bytes.
struct Hopeless: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let notification: ResolvedNotification
    let bytes: Int

    init(_ description: String, bytes: Int, _ fill: (inout ResolvedNotification) -> Void) {
        var notification = ResolvedNotification()
        fill(&notification)
        testDescription = description
        self.notification = notification
        self.bytes = bytes
    }
}

private let hopeless: [Hopeless] = [
    Hopeless("no words at all", bytes: 5_017) {
        $0.category = UTF8Text(String(repeating: "c", count: 4_994))
    },
    Hopeless("words too short to help", bytes: 5_036) {
        $0.alert = Alert(body: "hi")
        $0.category = UTF8Text(String(repeating: "c", count: 4_991))
    },
    Hopeless("a title that is too long", bytes: 5_030) {
        $0.alert = Alert(title: UTF8Text(String(repeating: "t", count: 5_000)))
    },
    Hopeless("arguments that are too long", bytes: 5_061) {
        $0.alert = Alert(body: "hi")
        $0.alert.localization.bodyKey = "K"
        $0.alert.localization.bodyArguments = [UTF8Text(String(repeating: "a", count: 5_000))]
    },
    Hopeless("one endless character", bytes: 6_030) {
        $0.alert = Alert(body: UTF8Text("e" + String(repeating: "\u{301}", count: 3_000)))
    },
]

/// What Apple would get.
private struct Sent {
    let payload: [UInt8]
    let document: JSONDocument
    let findings: [Finding]

    var body: String? { document.root["aps"]?["alert"]?["body"]?.string?.string }
}

@discardableResult
private func translate(
    _ notification: ResolvedNotification, to device: Device? = nil, truncates: Bool = true
) throws -> Sent {
    var findings: [Finding] = []
    let request = try APNSTranslator(applicationKeys: .easemob, truncates: truncates)
        .request(for: notification, to: device, findings: &findings)
    return Sent(
        payload: request.payload, document: try JSONDocument(ByteSlice(request.payload)), findings: findings)
}
