import APNSTypes
import Testing

@Suite("Headers")
struct HeadersTests {
    @Test("Push type and priority are always written, the rest when known, in one order")
    func order() {
        #expect(written(APNSHeaders()) == #"{"apns-push-type":"alert","apns-priority":"10"}"#)
        let full = APNSHeaders(
            pushType: .voip, priority: .passive, topic: "com.example.app.voip",
            expiration: .until(1_795_262_400),
            collapseID: "c1")
        #expect(
            written(full)
                == #"{"apns-push-type":"voip","apns-priority":"1","apns-topic":"com.example.app.voip","#
                + #""apns-expiration":"1795262400","apns-collapse-id":"c1"}"#)
    }

    @Test("Identifiers of the push, the channel and the request are written when given")
    func identifiers() {
        let all = APNSHeaders(id: "i", channelID: "aGk=", requestID: "r")
        #expect(headers(all)["apns-id"] == "i")
        #expect(headers(all)["apns-channel-id"] == "aGk=")
        #expect(headers(all)["apns-request-id"] == "r")
    }

    @Test("A broadcast to a Live Activity's channel may have 5120 bytes")
    func broadcastLimit() {
        #expect(APNSHeaders(pushType: .liveActivity, channelID: "aGk=").payloadLimit == 5_120)
        #expect(APNSHeaders(pushType: .liveActivity).payloadLimit == 4_096)
        #expect(APNSHeaders(channelID: "aGk=").payloadLimit == 4_096)
    }

    @Test(
        "An expiration is absent, zero or a time, and these are three things",
        arguments: [
            (APNSHeaders.Expiration.unspecified, nil), (.once, "0"), (.until(1), "1"),
            (.until(1_795_262_400), "1795262400"),
        ] as [(APNSHeaders.Expiration, UTF8Text?)])
    func expiration(expiration: APNSHeaders.Expiration, value: UTF8Text?) {
        #expect(headers(APNSHeaders(expiration: expiration))["apns-expiration"] == value)
    }

    @Test(
        "A priority is Apple's number",
        arguments: [(APNSHeaders.Priority.immediate, "10"), (.powerAware, "5"), (.passive, "1")])
    func priority(priority: APNSHeaders.Priority, value: String) {
        #expect(headers(APNSHeaders(priority: priority))["apns-priority"] == UTF8Text(value))
    }

    private func headers(_ headers: APNSHeaders) -> [UTF8Text: UTF8Text] {
        var values: [UTF8Text: UTF8Text] = [:]
        headers.forEach { values[$0] = $1 }
        return values
    }

    private func written(_ headers: APNSHeaders) -> String {
        var writer = JSONWriter()
        headers.write(to: &writer)
        return writer.text().string
    }
}
