import APNSTypes
import PushBridge
import PushModel
import Testing

@Suite("The request for one device")
struct RequestTests {
    @Test("What it is for follows from what it holds and where it goes", arguments: purposes)
    func pushType(purpose: Purpose) throws {
        let request = try request(for: purpose.notification, to: purpose.device)
        #expect(request.headers.pushType == purpose.pushType)
        #expect(request.headers.priority == (purpose.pushType == .background ? .powerAware : .immediate))
    }

    @Test(
        "The topic is the device's, else the app's, with the push type's suffix",
        arguments: [
            ("com.d", Device.Kind.alert, "com.a", "com.d"), (nil, .alert, "com.a", "com.a"),
            ("com.d", .voip, "com.a", "com.d.voip"), ("com.d.voip", .voip, nil, "com.d.voip"),
            (nil, .voip, "com.a", "com.a.voip"), (nil, .alert, nil, nil), (nil, .voip, nil, nil),
        ] as [(UTF8Text?, Device.Kind, UTF8Text?, UTF8Text?)])
    func topic(ofDevice: UTF8Text?, kind: Device.Kind, ofApp: UTF8Text?, topic: UTF8Text?) throws {
        var notification = ResolvedNotification()
        notification.isVoIP = true
        let request = try request(
            for: notification, to: Device(token: "00", topic: ofDevice, kind: kind), topic: ofApp)
        #expect(request.headers.topic == topic)
    }

    @Test(
        "A time that is over means one attempt",
        arguments: [
            (nil, .unspecified), (0, .once), (-5, .once), (1, .until(1)),
            (1_795_262_400, .until(1_795_262_400)),
        ] as [(Int?, APNSHeaders.Expiration)])
    func expiration(seconds: Int?, expiration: APNSHeaders.Expiration) throws {
        var notification = ResolvedNotification()
        notification.expiration = seconds.map { Instant(seconds: $0) }
        #expect(try request(for: notification).headers.expiration == expiration)
    }

    @Test("The sender's priority is the request's; a push that only wakes the app has 5 (AP-050)")
    func priority() {
        let cases: [(priority: Int?, wakes: Bool, sent: APNSHeaders.Priority)] = [
            (nil, false, .immediate), (5, false, .powerAware), (10, false, .immediate),
            (nil, true, .powerAware), (10, true, .powerAware),
        ]
        for (priority, wakes, sent) in cases {
            var notification = ResolvedNotification()
            notification.priority = priority
            notification.isContentAvailable = wakes
            notification.alert.body = wakes ? nil : "hi"
            var findings: [Finding] = []
            let headers = APNSTranslator(applicationKeys: .easemob)
                .headers(for: notification, to: nil, findings: &findings)
            #expect(headers.priority == sent)
        }
    }

    @Test("A collapse identifier that is too long is cut, and that is told")
    func collapseID() throws {
        var notification = ResolvedNotification()
        notification.collapseID = UTF8Text(String(repeating: "x", count: 65))
        var findings: [Finding] = []
        let headers = APNSTranslator(applicationKeys: .easemob)
            .headers(for: notification, to: nil, findings: &findings)
        #expect(headers.collapseID?.count == 64)
        #expect(findings.map(\.kind) == [.overLimit])
        #expect(findings.map(\.field) == [.collapseID])
    }

    @Test("One with control characters, which no header can hold, is left out, and that is told")
    func unsendableCollapseID() throws {
        for id in ["a\nb", "\u{0}", "a\u{7F}"] as [UTF8Text] {
            var notification = ResolvedNotification()
            notification.collapseID = id
            var findings: [Finding] = []
            let headers = APNSTranslator(applicationKeys: .easemob)
                .headers(for: notification, to: nil, findings: &findings)
            #expect(headers.collapseID == nil)
            #expect(findings.map(\.kind) == [.invalid])
        }
    }

    @Test("One that fits or is empty is not worth a word")
    func quietCollapseID() throws {
        for (id, sent) in [("c1", "c1"), ("", nil)] as [(UTF8Text, UTF8Text?)] {
            var notification = ResolvedNotification()
            notification.collapseID = id
            var findings: [Finding] = []
            let headers = APNSTranslator(applicationKeys: .easemob)
                .headers(for: notification, to: nil, findings: &findings)
            #expect(headers.collapseID == sent)
            #expect(findings == [])
        }
    }

    private func request(
        for notification: ResolvedNotification, to device: Device? = nil, topic: UTF8Text? = nil
    ) throws -> APNSRequest {
        var findings: [Finding] = []
        return try APNSTranslator(applicationKeys: .neutral, topic: topic)
            .request(for: notification, to: device, findings: &findings)
    }
}

/// What a notification holds, and what Apple is told that it is for.
struct Purpose: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let notification: ResolvedNotification
    let device: Device?
    let pushType: PushType

    init(
        _ description: String, _ pushType: PushType, to device: Device? = nil,
        _ fill: (inout ResolvedNotification) -> Void
    ) {
        var notification = ResolvedNotification()
        fill(&notification)
        testDescription = description
        self.notification = notification
        self.device = device
        self.pushType = pushType
    }
}

private let ring = Device(token: "00", kind: .voip)
private let phone = Device(token: "01")

private let purposes: [Purpose] = [
    Purpose("words", .alert) { $0.alert = Alert(body: "hi") },
    Purpose("nothing at all", .alert) { _ in },
    Purpose("a wake-up alone", .background) { $0.isContentAvailable = true },
    Purpose("a wake-up that is told to be silent", .background) {
        $0.isContentAvailable = true
        $0.sound = .silent
    },
    Purpose("a wake-up beside a string that is missing", .background) {
        $0.isContentAvailable = true
        $0.alertForm = .string
        $0.alert = Alert(subtitle: "S")
    },
    Purpose("a wake-up beside words", .alert) {
        $0.isContentAvailable = true
        $0.alert = Alert(body: "hi")
    },
    Purpose("a wake-up beside a badge of zero", .alert) {
        $0.isContentAvailable = true
        $0.badge = 0
    },
    Purpose("a wake-up beside a sound", .alert) {
        $0.isContentAvailable = true
        $0.sound = .file("default")
    },
    Purpose("a call to a device for calls", .voip, to: ring) { $0.isVoIP = true },
    Purpose("a call to a phone", .alert, to: phone) { $0.isVoIP = true },
    Purpose("a call to nobody knows what", .alert) { $0.isVoIP = true },
    Purpose("no call to a device for calls", .alert, to: ring) { $0.alert = Alert(body: "hi") },
]
