import PushBridge
import PushModel
import Testing

@Suite("What a policy guesses")
struct GuessTests {
    @Test("It is told where it decides, and nowhere else", arguments: guesses)
    func told(_ guess: Guess) throws {
        var situation = try Situation()
        #expect(situation.outcome.findings == [], "an ordinary message rests on no guess")
        guess.place(&situation)
        // Words beside a template are told as well (reading E18), and rest on no guess.
        let findings = situation.outcome.findings.filter { $0.kind != .ignored }
        #expect(findings.map(\.field) == guess.field.map { [$0] } ?? [])
        #expect(findings.allSatisfy { $0.kind == .ambiguous && $0.severity == .info })
    }

    @Test(
        "An interval from 0:0 to 0:0 is told where its meaning decides",
        arguments: [
            (Policies.ZeroInterval.off, 0, false, NotificationMode.all, true),
            (.allDay, 0, false, .all, true), (.off, 1, false, .all, false), (.allDay, 1, false, .all, false),
            // Force beats it whatever it means, and a mode that suppresses does so too.
            (.off, 0, true, .all, false), (.allDay, 0, true, .all, false), (.off, 0, false, .none, false),
        ])
    func zeroInterval(
        meaning: Policies.ZeroInterval, end: Int, isForced: Bool, mode: NotificationMode, isTold: Bool
    ) throws {
        var situation = try Situation()
        situation.profile.policies.zeroQuietInterval = meaning
        situation.recipient.quiet = QuietTime(daily: DailyInterval(start: 0, end: end))
        situation.recipient.mode = mode
        if isForced { situation.message.force = .everyone }
        let rests = situation.resolver.restsOnZeroInterval(
            situation.suppression, of: situation.message, for: situation.recipient)
        #expect(rests == isTold)
    }
}

/// Something that a policy may decide, and the field that is told about; nil where nothing is.
struct Guess: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let field: CanonicalField?
    let place: @Sendable (inout Situation) -> Void

    init(_ name: String, _ field: CanonicalField?, _ place: @escaping @Sendable (inout Situation) -> Void) {
        testDescription = name
        self.field = field
        self.place = place
    }
}

private let phone = Device(token: "phone", id: "d1", kind: .alert)
private let ring = Device(token: "ring", id: "d2", kind: .voip)

private let guesses = [
    Guess("a call that could ring", .isVoIP) {
        $0.message.isVoIP = true
        $0.recipient.devices = [phone, ring]
    },
    Guess("a call for devices that ring only", .isVoIP) {
        $0.message.isVoIP = true
        $0.recipient.devices = [ring]
    },
    Guess("a call that rings", nil) {
        $0.message.isVoIP = true
        $0.recipient.devices = [phone, ring]
        $0.profile.policies.voip = true
    },
    Guess("a call without a device for calls", nil) {
        $0.message.isVoIP = true
        $0.recipient.devices = [phone]
    },
    Guess("a call whose device is filtered", nil) {
        $0.message.isVoIP = true
        $0.recipient.devices = [phone, ring]
        var filter = DeviceFilter()
        filter.ignoredIDs = ["d2"]
        $0.message.devices = filter
    },
    Guess("no call, beside a device for calls", nil) { $0.recipient.devices = [phone, ring] },
    Guess("a title that became the text", .title) {
        $0.profile.policies.legacyTitleIsBody = true
        $0.message.title = "T"
        $0.message.isTitlePerhapsBody = true
    },
    Guess("a title beside a content", nil) {
        $0.profile.policies.legacyTitleIsBody = true
        $0.message.alert = Alert(title: "T", body: "B")
        $0.message.isTitlePerhapsBody = true
    },
    Guess("a title that stays one", nil) {
        $0.message.title = "T"
        $0.message.isTitlePerhapsBody = true
    },
    Guess("a title under a template that words everything", nil) {
        $0.profile.policies.legacyTitleIsBody = true
        $0.profile.templates = ["t": Template(title: "A", content: "B")]
        $0.message.template = TemplateCall(name: "t")
        $0.message.title = "T"
        $0.message.isTitlePerhapsBody = true
    },
    Guess("a forced push that a mode holds back", .force) {
        $0.message.force = .everyone
        $0.recipient.mode = NotificationMode.none
    },
    Guess("a forced push for others that a mode holds back", nil) {
        $0.message.force = .listed(["u3"])
        $0.recipient.mode = NotificationMode.none
    },
    Guess("a forced push that its sender silenced", nil) {
        $0.message.force = .everyone
        $0.message.isSilent = true
    },
    Guess("a forced push that force carries", nil) {
        $0.message.force = .everyone
        $0.recipient.quiet = QuietTime(daily: DailyInterval(start: 0, end: 1_439))
    },
    Guess("a mode that holds an ordinary push back", nil) { $0.recipient.mode = NotificationMode.none },
    Guess("a group's summary", nil) {
        $0.sayInGroup()
        $0.recipient.display = .summary
    },
]
