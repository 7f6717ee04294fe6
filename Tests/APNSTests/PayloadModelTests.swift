import APNSTypes
import Foundation
import TestSupport
import Testing

@Suite("A payload of one's own")
struct PayloadModelTests {
    @Test(
        "What is read and written again is the same JSON value, and reads the same",
        arguments: try PayloadSample.all())
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

/// A payload as someone may have sent it: a line of `payloads.jsonl`.
struct PayloadSample: CustomTestStringConvertible, Sendable {
    let json: String
    let type: PushType
    /// The members of `aps` that no field holds.
    let extras: [UTF8Text]
    var testDescription: String { json }

    static func all() throws -> [PayloadSample] {
        let file = FixtureCase.root.appending(path: "payloads.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let root = try JSONDocument(String(line)).root
            return PayloadSample(
                json: root["payload"]?.raw.description ?? "",
                type: root["type"]?.string.map(PushType.init(rawValue:)) ?? .alert,
                extras: root["extras"]?.elements.compactMap(\.string) ?? [])
        }
    }
}
