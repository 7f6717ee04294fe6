import APNSTypes
import Testing

@Suite("A payload of one's own")
struct PayloadModelTests {
    @Test("What is read and written again is the same JSON value, and reads the same", arguments: readable)
    func roundTrip(_ sample: PayloadSample) throws {
        let document = try JSONDocument(sample.json)
        let payload = try #require(APNSPayload(document.root, as: sample.type))
        let written = try JSONDocument(ByteSlice(payload.bytes(as: sample.type)))
        #expect(written.root.isSame(as: document.root), "\(written.root.raw)")
        #expect(APNSPayload(written.root, as: sample.type) == payload)
        #expect(payload.extras.map(\.key) == sample.extras)
    }

    @Test(
        "Of members with one name the last one counts",
        arguments: [
            (#"{"aps":{"badge":"x","badge":1}}"#, #"{"aps":{"badge":1}}"#),
            (#"{"aps":{"badge":1,"badge":"x"}}"#, #"{"aps":{"badge":"x"}}"#),
            (#"{"aps":{"badge":1},"aps":{}}"#, #"{"aps":{}}"#),
            (#"{"aps":{"alert":{"title":5,"title":"T"}}}"#, #"{"aps":{"alert":{"title":"T"}}}"#),
        ] as [(String, String)])
    func duplicates(json: String, written: String) throws {
        let payload = try #require(APNSPayload(JSONDocument(json).root))
        #expect(String(decoding: payload.bytes(), as: UTF8.self) == written)
    }

    @Test("What is no object is no payload", arguments: ["[]", "1", #""x""#, "null"])
    func none(json: String) throws {
        #expect(try APNSPayload(JSONDocument(json).root) == nil)
    }

    @Test("A badge has three states")
    func badge() {
        var payload = APNSPayload()
        #expect(written(payload) == #"{"aps":{}}"#)
        payload.badge = .cleared
        #expect(written(payload) == #"{"aps":{"badge":0}}"#)
        payload.badge = .count(3)
        #expect(written(payload) == #"{"aps":{"badge":3}}"#)
    }

    @Test("The same words and sound are spelled as the push type wants them")
    func alerts() {
        var payload = APNSPayload()
        payload.alert = APNSAlert(
            title: APNSAlertText("T", localizationKey: "K", arguments: ["a"]), body: "B")
        payload.sound = .file("s.caf")
        #expect(
            written(payload)
                == #"{"aps":{"alert":{"title":"T","body":"B","title-loc-key":"K","title-loc-args":["a"]},"#
                + #""sound":"s.caf"}}"#)
        #expect(
            written(payload, .liveActivity)
                == #"{"aps":{"alert":{"title":{"loc-key":"K","loc-args":["a"]},"body":"B","sound":"s.caf"}}}"#
        )
    }

    @Test("A Live Activity that starts says all that Apple asks for")
    func liveActivity() throws {
        var payload = APNSPayload()
        payload.alert = APNSAlert(title: "T")
        var activity = LiveActivity(
            timestamp: 1_795_000_000, event: .start, contentState: try RawJSON(validating: #"{"at":1.10}"#))
        activity.attributesType = "Trip"
        activity.attributes = .emptyObject
        activity.staleDate = 2
        activity.dismissalDate = 3
        activity.asksForToken = true
        activity.channel = "aGk="
        payload.liveActivity = activity
        #expect(
            written(payload, .liveActivity)
                == #"{"aps":{"alert":{"title":"T"},"timestamp":1795000000,"event":"start","#
                + #""content-state":{"at":1.10},"stale-date":2,"dismissal-date":3,"attributes-type":"Trip","#
                + #""attributes":{},"input-push-token":1,"input-push-channel":"aGk="}}"#)
        let headers = APNSHeaders(pushType: .liveActivity)
        #expect(APNSLint.findings(headers: headers, payload: payload.bytes(as: .liveActivity)) == [])
    }

    @Test("Device management has no aps, and other payloads have one even when it is empty")
    func management() {
        var payload = APNSPayload(hasAPS: false)
        payload.mdm = "M"
        #expect(written(payload, .mdm) == #"{"mdm":"M"}"#)
        #expect(written(APNSPayload(), .location) == #"{"aps":{}}"#)
    }

    private func written(_ payload: APNSPayload, _ type: PushType = .alert) -> String {
        String(decoding: payload.bytes(as: type), as: UTF8.self)
    }
}

/// A payload as someone may have sent it.
struct PayloadSample: CustomTestStringConvertible, Sendable {
    let json: String
    let type: PushType
    /// The members of `aps` that no field holds.
    let extras: [UTF8Text]

    init(_ json: String, _ type: PushType = .alert, extras: [UTF8Text] = []) {
        self.json = json
        self.type = type
        self.extras = extras
    }

    var testDescription: String { json }
}

private let readable: [PayloadSample] = ordinary + odd + activities

private let ordinary: [PayloadSample] = [
    PayloadSample("{}"), PayloadSample(#"{"aps":{}}"#), PayloadSample(#"{"aps":{"alert":"B"}}"#),
    PayloadSample(#"{"aps":{"alert":{"body":"B"}}}"#), PayloadSample(#"{"aps":{"alert":{}}}"#),
    PayloadSample(
        #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"i","loc-key":"K","#
            + #""loc-args":["1","2"],"subtitle-loc-key":"K2","title-loc-key":"K1","title-loc-args":["x"]}}}"#),
    PayloadSample(
        #"{"aps":{"badge":0,"sound":"default","thread-id":"t","category":"c","content-available":1,"#
            + #""mutable-content":1,"target-content-id":"w","interruption-level":"active","#
            + #""relevance-score":0.50,"filter-criteria":"f","url-args":[]}}"#),
    PayloadSample(#"{"aps":{"sound":{"critical":1,"name":"a.caf","volume":0.8}}}"#),
    PayloadSample(#"{"aps":{"sound":{"critical":0}}}"#), PayloadSample(#"{"aps":{"sound":{}}}"#),
    PayloadSample(#"{"aps":{"content-changed":true}}"#, .widgets),
    PayloadSample(#"{"mdm":"M"}"#, .mdm),
    PayloadSample(#"{"container-identifier":"c","domain":"d"}"#, .fileProvider),
    PayloadSample(#"{"aps":{"alert":"B"},"id":12345678901234567890,"price":1.10,"deep":{"a":[null]}}"#),
]

private let odd: [PayloadSample] = [
    PayloadSample(#"{"aps":"x"}"#), PayloadSample(#"{"aps":null,"mdm":5}"#),
    PayloadSample(#"{"aps":{"alert":5}}"#, extras: ["alert"]),
    PayloadSample(#"{"aps":{"badge":"1"}}"#, extras: ["badge"]),
    PayloadSample(#"{"aps":{"badge":-1}}"#, extras: ["badge"]),
    PayloadSample(#"{"aps":{"badge":null}}"#, extras: ["badge"]),
    PayloadSample(#"{"aps":{"badge":1.0,"timestamp":1.0}}"#, extras: []),
    PayloadSample(#"{"aps":{"content-available":true}}"#, extras: ["content-available"]),
    PayloadSample(#"{"aps":{"content-available":0}}"#, extras: ["content-available"]),
    PayloadSample(#"{"aps":{"content-changed":false}}"#, extras: ["content-changed"]),
    PayloadSample(#"{"aps":{"sound":{"critical":1,"x":1}}}"#, extras: ["sound"]),
    PayloadSample(#"{"aps":{"sound":{"critical":"1"}}}"#, extras: ["sound"]),
    PayloadSample(#"{"aps":{"url-args":[1]}}"#, extras: ["url-args"]),
    PayloadSample(#"{"aps":{"relevance-score":0.12345678901234567890123}}"#, extras: ["relevance-score"]),
    PayloadSample(#"{"aps":{"relevance-score":1e999}}"#, extras: ["relevance-score"]),
    PayloadSample(#"{"aps":{"mine":1.10,"content_available":1}}"#, extras: ["mine", "content_available"]),
    PayloadSample(#"{"aps":{"alert":{"title":{"loc-key":"K"},"mine":1,"sound":"s","summary-arg":"x"}}}"#),
    PayloadSample(#"{"aps":{"alert":{"loc-args":["x"],"title-loc-key":"K","title-loc-args":[1]}}}"#),
    PayloadSample(#"{"aps":{"alert":{"title-loc-key":"K","title-loc-args":[],"body":null}}}"#),
]

private let activities: [PayloadSample] = [
    PayloadSample(
        #"{"aps":{"timestamp":1,"event":"update","content-state":{"a":1.10},"alert":{"title":{"loc-key":"K","#
            + #""loc-args":["1"]},"body":"B","sound":"s"}}}"#, .liveActivity),
    PayloadSample(#"{"aps":{"alert":{"sound":"s"}}}"#, .liveActivity),
    PayloadSample(#"{"aps":{"alert":{"title-loc-key":"K","title":{"x":1}}}}"#, .liveActivity),
    PayloadSample(
        #"{"aps":{"alert":{"title":{"loc-args":["1"]},"body":{"loc-key":"K","loc-args":[1]}}}}"#,
        .liveActivity),
    PayloadSample(#"{"aps":{"sound":"s","event":5}}"#, .liveActivity, extras: ["sound", "event"]),
    PayloadSample(#"{"aps":{"alert":"B"}}"#, .liveActivity, extras: ["alert"]),
    PayloadSample(
        #"{"aps":{"input-push-token":2,"relevance-score":100}}"#, .liveActivity, extras: ["input-push-token"]),
]
