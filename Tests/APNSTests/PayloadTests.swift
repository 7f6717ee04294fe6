import APNSTypes
import PushBridge
import PushModel
import Testing

@Suite("The payload")
struct PayloadTests {
    @Test("Each part is spelled as Apple wants it", arguments: parts)
    func part(part: PayloadPart) throws {
        #expect(try payload(of: part.notification) == #"{"aps":\#(part.aps)}"#)
    }

    @Test("Everything together stands in one fixed order")
    func order() throws {
        #expect(
            try payload(of: everything)
                == #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"badge":3,"sound":"a.caf","#
                + #""content-available":1,"mutable-content":1,"category":"INVITE","thread-id":"t","#
                + #""interruption-level":"passive","relevance-score":0.50,"target-content-id":"w","#
                + #""filter-criteria":"f","z":1.10,"a":{"b":[]}}}"#)
    }

    @Test(
        "A payload of one's own that holds the same is spelled the same",
        arguments: parts.map(\.notification) + [everything])
    func ownPayload(notification: ResolvedNotification) throws {
        let json = try payload(of: notification)
        let own = try #require(try APNSPayload(JSONDocument(json).root))
        // The payload of one's own holds numbers, not their spelling.
        #expect(String(decoding: own.bytes(), as: UTF8.self) == json.replacing("0.50", with: "0.5"))
    }
}

/// A notification that holds all the ordered parts.
private var everything: ResolvedNotification {
    var notification = ResolvedNotification()
    for part in parts where part.isOrdered { part.fill(&notification) }
    return notification
}

/// A payload without application keys: nobody is known.
private func payload(of notification: ResolvedNotification) throws -> String {
    var findings: [Finding] = []
    let request = try APNSTranslator(applicationKeys: .easemob).request(
        for: notification, findings: &findings)
    return String(decoding: request.payload, as: UTF8.self)
}

/// One thing that a notification holds, and the `aps` dictionary of one that holds nothing else.
struct PayloadPart: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let aps: String
    /// Whether the part belongs to the notification that shows the order.
    let isOrdered: Bool
    let fill: @Sendable (inout ResolvedNotification) -> Void

    init(
        _ description: String, _ aps: String, isOrdered: Bool = false,
        fill: @escaping @Sendable (inout ResolvedNotification) -> Void
    ) {
        testDescription = description
        self.aps = aps
        self.isOrdered = isOrdered
        self.fill = fill
    }

    var notification: ResolvedNotification {
        var notification = ResolvedNotification()
        fill(&notification)
        return notification
    }
}

private let parts: [PayloadPart] = words + localized + oneString + others

private let words: [PayloadPart] = [
    PayloadPart("nothing", "{}") { _ in },
    PayloadPart(
        "words", #"{"alert":{"title":"T","subtitle":"S","body":"B"}}"#, isOrdered: true
    ) { $0.alert = Alert(title: "T", subtitle: "S", body: "B") },
    PayloadPart("a body alone", #"{"alert":{"body":"B"}}"#) { $0.alert = Alert(body: "B") },
    PayloadPart("slashes, quotes and raw characters", #"{"alert":{"body":"a/b \"您\" \\ \n\u0001"}}"#) {
        $0.alert = Alert(body: "a/b \"您\" \\ \n\u{1}")
    },
    PayloadPart("an image and members nobody knows", #"{"alert":{"launch-image":"i.png","x":[1]}}"#) {
        $0.alert = Alert()
        $0.alert.launchImage = "i.png"
        $0.alert.extras = [JSONField(key: "x", value: .array([.integer(1)]))]
    },
]

private let localized: [PayloadPart] = [
    PayloadPart(
        "keys into the app's languages",
        #"{"alert":{"body":"B","title-loc-key":"K1","title-loc-args":["a"],"subtitle-loc-key":"K2","#
            + #""loc-key":"K3","loc-args":["b","c"]}}"#
    ) {
        var alert = Alert(body: "B")
        alert.localization.titleKey = "K1"
        alert.localization.titleArguments = ["a"]
        alert.localization.subtitleKey = "K2"
        alert.localization.bodyKey = "K3"
        alert.localization.bodyArguments = ["b", "c"]
        $0.alert = alert
    },
    PayloadPart("arguments without their key", #"{"alert":{"body":"B","loc-key":"K3"}}"#) {
        var alert = Alert(body: "B")
        alert.localization.titleArguments = ["a"]
        alert.localization.subtitleArguments = ["b"]
        alert.localization.bodyKey = "K3"
        $0.alert = alert
    },
]

private let oneString: [PayloadPart] = [
    PayloadPart("one string: the title if there is one", #"{"alert":"T"}"#) {
        $0.alert = Alert(title: "T", subtitle: "S", body: "B")
        $0.alertForm = .string
    },
    PayloadPart("one string: else the body", #"{"alert":"B"}"#) {
        $0.alert = Alert(body: "B")
        $0.alertForm = .string
    },
    PayloadPart("one string: else nothing", "{}") {
        $0.alert = Alert(subtitle: "S")
        $0.alertForm = .string
    },
]

private let others: [PayloadPart] = [
    PayloadPart("a badge of zero, which clears", #"{"badge":0}"#) { $0.badge = 0 },
    PayloadPart("a badge", #"{"badge":3}"#, isOrdered: true) { $0.badge = 3 },
    PayloadPart("the largest badge", #"{"badge":9223372036854775807}"#) { $0.badge = .max },
    PayloadPart("a sound", #"{"sound":"a.caf"}"#, isOrdered: true) { $0.sound = .file("a.caf") },
    PayloadPart("a sound without a name", #"{"sound":""}"#) { $0.sound = .file("") },
    PayloadPart("silence", "{}") { $0.sound = .silent },
    PayloadPart("a critical sound", #"{"sound":{"critical":1,"volume":0.50}}"#) {
        $0.sound = .critical(literal(#"{"critical":1,"volume":0.50}"#))
    },
    PayloadPart("a wake-up", #"{"content-available":1}"#, isOrdered: true) { $0.isContentAvailable = true },
    PayloadPart("a service extension", #"{"mutable-content":1}"#, isOrdered: true) { $0.isMutable = true },
    PayloadPart("a category", #"{"category":"INVITE"}"#, isOrdered: true) { $0.category = "INVITE" },
    PayloadPart("a thread", #"{"thread-id":"t"}"#, isOrdered: true) { $0.threadID = "t" },
    PayloadPart("a level", #"{"interruption-level":"passive"}"#, isOrdered: true) {
        $0.interruptionLevel = "passive"
    },
    PayloadPart("a score, as it was spelled", #"{"relevance-score":0.50}"#, isOrdered: true) {
        $0.relevanceScore = "0.50"
    },
    PayloadPart("a score that is no number", "{}") { $0.relevanceScore = "high" },
    PayloadPart("a window", #"{"target-content-id":"w"}"#, isOrdered: true) { $0.targetContentID = "w" },
    PayloadPart("a Focus filter", #"{"filter-criteria":"f"}"#, isOrdered: true) { $0.filterCriteria = "f" },
    PayloadPart("members nobody knows, in their order", #"{"z":1.10,"a":{"b":[]}}"#, isOrdered: true) {
        $0.apsExtras = [
            JSONField(key: "z", value: literal("1.10")), JSONField(key: "a", value: literal(#"{"b":[]}"#)),
        ]
    },
]

private func literal(_ json: UTF8Text) -> RawJSON { (try? RawJSON(validating: json)) ?? .null }
