import APNSTypes
import PushBridge
import PushModel
import Testing

@Suite("What the linter says of requests made here")
struct RequestLintTests {
    @Test(
        "A push with everything that a message can fill, properly, has nothing said of it", arguments: proper)
    func quiet(_ push: LintedPush) throws {
        #expect(try push.findings() == [])
    }

    @Test("A rule that is broken is told with its row, at the field that broke it", arguments: improper)
    func loud(_ push: LintedPush) throws {
        let told = try push.findings().map { finding in
            "\(finding.rule ?? "-") \(finding.severity) \(finding.kind) \(finding.field.rawValue)"
                + (finding.member.map { "/\($0)" } ?? "")
        }
        #expect(told == push.told)
    }
}

/// A notification, and the findings on its request.
struct LintedPush: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let told: [String]
    let notification: ResolvedNotification

    init(_ description: String, told: [String] = [], _ fill: (inout ResolvedNotification) -> Void) {
        var notification = ResolvedNotification()
        notification.alert = Alert(title: "T", body: "B")
        notification.badge = 1
        notification.sound = .file("default")
        fill(&notification)
        testDescription = description
        self.told = told
        self.notification = notification
    }

    func findings() throws -> [Finding] {
        var findings: [Finding] = []
        _ = try APNSTranslator(applicationKeys: .nim, topic: "com.example.app")
            .request(for: notification, findings: &findings)
        return findings
    }
}

private func field(_ key: UTF8Text, _ json: UTF8Text) -> JSONField {
    JSONField(key: key, value: (try? RawJSON(validating: json)) ?? .null)
}

private let proper: [LintedPush] = [
    LintedPush("words, badge and sound") { _ in },
    LintedPush("a wake-up beside them") { $0.isContentAvailable = true },
    LintedPush("a wake-up alone") {
        $0.alert = Alert()
        $0.badge = nil
        $0.sound = nil
        $0.isContentAvailable = true
    },
    LintedPush("a badge alone") {
        $0.alert = Alert()
        $0.sound = nil
    },
    LintedPush("one string") { $0.alertForm = .string },
    LintedPush("a level and a score") {
        $0.interruptionLevel = "passive"
        $0.relevanceScore = "0.50"
    },
    LintedPush("a critical sound and its level") {
        $0.sound = .critical(RawJSON.object([("critical", .integer(1))]))
        $0.interruptionLevel = "critical"
    },
    LintedPush("a service extension, a category and data at the root") {
        $0.isMutable = true
        $0.category = "C"
        $0.rootData = [field("content_available", "1")]
    },
]

private let improper: [LintedPush] = [
    LintedPush("an unknown member", told: ["AR-025 warning ignored apsExtras/mine"]) {
        $0.apsExtras = [field("mine", "1")]
    },
    LintedPush("an unknown member of the alert", told: ["AR-025 warning ignored explicitAlert.extras/mine"]) {
        $0.alert.extras = [field("mine", "1")]
    },
    LintedPush("a Live Activity's member", told: ["AR-021 warning ignored apsExtras/event"]) {
        $0.apsExtras = [field("event", #""end""#)]
    },
    LintedPush("an odd level", told: ["AR-028 warning invalid interruptionLevel"]) {
        $0.interruptionLevel = "loud"
    },
    LintedPush("a large score", told: ["AR-011 warning invalid relevanceScore"]) { $0.relevanceScore = "25" },
    LintedPush("a critical sound alone", told: ["AR-010 warning invalid sound"]) {
        $0.sound = .critical(RawJSON.object([("critical", .integer(1))]))
    },
    LintedPush("arguments alone", told: ["AR-024 warning ignored explicitAlert.locArgs"]) {
        $0.alert.localization.bodyArguments = ["x"]
    },
    LintedPush("a wake-up with a sound", told: ["AR-031 warning invalid isContentAvailable"]) {
        $0.alert = Alert()
        $0.isContentAvailable = true
    },
    LintedPush("a wake-up that may come once", told: ["AR-014 warning invalid isContentAvailable"]) {
        $0.alert = Alert()
        $0.badge = nil
        $0.sound = nil
        $0.isContentAvailable = true
        $0.expiration = Instant(seconds: 0)
    },
    LintedPush("an extension without words", told: ["AR-027 warning ignored isMutable"]) {
        $0.alert = Alert()
        $0.isMutable = true
    },
    LintedPush("nothing at all", told: ["AR-005 warning invalid isContentAvailable"]) {
        $0.alert = Alert()
        $0.badge = nil
        $0.sound = nil
    },
]
