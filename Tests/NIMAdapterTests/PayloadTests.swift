import PushModel
import Testing

@Suite("The push payload")
struct PayloadTests {
    @Test(
        "Every shape holds the payload under its own key, as an object or as JSON in a string",
        arguments: [
            ("sdk", #"{"pushPayload":*}"#), ("sdk", #"{"pushInfo":{"pushPayload":*}}"#),
            ("sdk-v2", #"{"pushConfig":{"pushPayload":*}}"#),
            ("sdk-v2", #"{"pushConfig":{"payload":*}}"#), ("server-v1", #"{"payload":*}"#),
            ("server-v1", #"{"pushPayload":*}"#), ("server-v2", #"{"push_config":{"push_payload":*}}"#),
        ])
    func places(_ shape: String, _ pattern: String) throws {
        try Example(shape, pattern.replacing("*", with: Self.payload), Self.neutral).check()
        try Example(shape, pattern.replacing("*", with: Self.spelled), Self.neutral).check()
    }

    @Test(
        "Where the vendor documents an object, JSON in a string is read with a repair",
        arguments: ["apnsPayload", "push_payload_", "pushpayload"])
    func spelledObject(_ key: String) throws {
        try Example("sdk", #"{"\#(key)":\#(Self.payload)}"#, Self.neutral).check()
        try Example(
            "sdk", #"{"\#(key)":\#(Self.spelled)}"#, Self.neutral, told: ["repaired /\(key)"]
        ).check()
    }

    private static let neutral =
        #"{"alert.title":"P","explicitAlert.title":"T","explicitAlert.body":"B","sound":"a.caf","rootData":{"pushTitle":"P","k":1.10}}"#
    private static let payload =
        #"{"pushTitle":"P","k":1.10,"apsField":{"alert":{"title":"T","body":"B"},"sound":"a.caf"}}"#
    private static let spelled = RawJSON.string(UTF8Text(payload)).text.string

    @Test(
        "A payload that holds no object adds nothing and costs nothing else",
        arguments: [
            Example("sdk-v2", #"{"pushConfig":{"pushPayload":""}}"#, "{}"),
            Example("sdk-v2", #"{"pushConfig":{"pushPayload":"{}"}}"#, "{}"),
            Example(
                "sdk-v2", #"{"pushConfig":{"pushPayload":"[]"}}"#, "{}",
                told: ["repaired /pushConfig/pushPayload"]),
            Example(
                "sdk-v2", #"{"pushConfig":{"pushPayload":"signalPayload"}}"#, "{}",
                told: ["invalid /pushConfig/pushPayload"]),
            Example(
                "sdk-v2", #"{"pushConfig":{"pushPayload":7}}"#, "{}",
                told: ["invalid /pushConfig/pushPayload"]),
            Example(
                "server-v1", "payload=[]&option=[]", "{}", told: ["repaired /option", "repaired /payload"]),
            Example("sdk", #"{"apnsPayload":[1]}"#, "{}", told: ["invalid /apnsPayload"]),
        ])
    func noPayload(_ example: Example) throws { try example.check() }

    @Test(
        "An alert decides alone: an object whatever it holds, a string as the body (reading N6)",
        arguments: [
            (#"{"title":"T","body":"B"}"#, #"{"explicitAlert.title":"T","explicitAlert.body":"B"}"#),
            (#"{"title":"T","body":""}"#, #"{"explicitAlert.title":"T"}"#),
            (#""B""#, #"{"explicitAlert.body":"B"}"#),
            (
                #"{"subtitle":"S","launch-image":"l.png","summary-arg":"x","n":null}"#,
                #"{"explicitAlert.subtitle":"S","explicitAlert.launchImage":"l.png","explicitAlert.extras":{"summary-arg":"x","n":null}}"#
            ),
            (
                #"{"title-loc-key":"A","title-loc-args":["a","1"],"subtitle-loc-key":"B","subtitle-loc-args":[null],"loc-key":"C","loc-args":["c"]}"#,
                #"{"explicitAlert.titleLocKey":"A","explicitAlert.titleLocArgs":["a","1"],"explicitAlert.subtitleLocKey":"B","explicitAlert.subtitleLocArgs":[""],"explicitAlert.locKey":"C","explicitAlert.locArgs":["c"]}"#
            ),
        ])
    func alerts(_ alert: String, _ neutral: String) throws {
        try Example("sdk", #"{"apnsPayload":{"apsField":{"alert":\#(alert)}}}"#, neutral).check()
    }

    @Test("Numbers among the arguments become their digits, and that is told once")
    func numbersAsArguments() throws {
        let reading = try Reading(
            #"{"apnsPayload":{"apsField":{"alert":{"loc-key":"K","loc-args":["a",1,2.50]}}}}"#, as: "sdk")
        #expect(reading.message.explicitAlert?.localization.bodyArguments == ["a", "1", "2.50"])
        #expect(reading.toldWithRows == ["repaired /apnsPayload/apsField/alert/loc-args AP-036"])
    }

    @Test(
        "An alert that ends empty is an alert all the same", arguments: ["{}", #"{"title":"","body":null}"#])
    func emptyAlerts(_ alert: String) throws {
        let reading = try Reading(#"{"apnsPayload":{"apsField":{"alert":\#(alert)}}}"#, as: "sdk")
        #expect(reading.message.explicitAlert == Alert())
    }

    @Test(
        "An absent or unusable alert leaves the words to the others",
        arguments: ["null", #""""#, "true", "[]"])
    func absentAlerts(_ alert: String) throws {
        let reading = try Reading(#"{"apnsPayload":{"apsField":{"alert":\#(alert)}}}"#, as: "sdk")
        #expect(reading.message.explicitAlert == nil)
    }

    @Test(
        "The object for Apple wins, then the field, then the payload's root (reading N8)",
        arguments: [
            Example(
                "server-v1", #"sound=f&payload={"sound":"r","apsField":{"sound":"a"}}"#,
                #"{"sound":"a","rootData":{"sound":"r"}}"#, told: ["ignored /sound"]),
            Example(
                "server-v1", #"sound=f&payload={"sound":"r"}"#, #"{"sound":"f","rootData":{"sound":"r"}}"#),
            Example(
                "server-v1", #"sound=&payload={"sound":"r"}"#, #"{"sound":"r","rootData":{"sound":"r"}}"#),
            Example("server-v2", #"{"sound":"f"}"#, #"{"sound":"f"}"#),
            Example(
                "sdk", #"{"apnsSound":"f","apnsPayload":{"sound":"r"}}"#,
                #"{"kind":"other","sound":"f","rootData":{"sound":"r"}}"#),
            Example("sdk", #"{"apnsPayload":{"apsField":{"sound":""}}}"#, #"{"sound":""}"#),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"sound":{"critical":1,"volume":0.80}}}}"#,
                #"{"sound":{"critical":1,"volume":0.80}}"#),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"sound":[]}}}"#, "{}",
                told: ["invalid /apnsPayload/apsField/sound"]),
        ])
    func sounds(_ example: Example) throws { try example.check() }

    @Test(
        "Apple's flags are on for whatever is not nothing (reading N8)",
        arguments: [
            ("1", true), (#""1""#, true), ("true", true), ("2", true), ("0", false), (#""0""#, false),
            ("false", false), ("null", nil), (#""""#, nil), ("0.0", false),
        ])
    func flags(_ spelling: String, _ isOn: Bool?) throws {
        // Only of the first a no differs from nothing.
        let neutral: String
        switch isOn {
        case true?: neutral = #"{"isMutable":true,"isContentAvailable":true}"#
        case false?: neutral = #"{"isMutable":false}"#
        case nil: neutral = "{}"
        }
        try Example(
            "sdk",
            #"{"apnsPayload":{"apsField":{"mutable-content":\#(spelling),"content-available":\#(spelling)}}}"#,
            neutral
        ).check()
    }

    @Test(
        "Apple's other keys are copied, and keys that Apple does not know stay beside them",
        arguments: [
            Example(
                "sdk",
                #"{"apnsPayload":{"apsField":{"category":"C","thread-id":"t","interruption-level":"passive","relevance-score":0.50,"target-content-id":"w","filter-criteria":"f"}}}"#,
                #"{"category":"C","threadID":"t","interruptionLevel":"passive","relevanceScore":0.50,"targetContentID":"w","filterCriteria":"f"}"#
            ),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"x":1.10,"y":null,"x":2}}}"#,
                #"{"apsExtras":{"x":1.10,"y":null,"x":2}}"#),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"relevance-score":"0.5"}}}"#, #"{"relevanceScore":0.5}"#,
                told: ["repaired /apnsPayload/apsField/relevance-score"]),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"relevance-score":"high"}}}"#, "{}",
                told: ["invalid /apnsPayload/apsField/relevance-score"]),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":"{\"category\":\"C\"}"}}"#, #"{"category":"C"}"#,
                told: ["repaired /apnsPayload/apsField"]),
        ])
    func appleKeys(_ example: Example) throws { try example.check() }

    @Test(
        "What stays at the root stays as it was spelled, and what the server writes itself does not",
        arguments: [
            Example(
                "sdk",
                #"{"apnsPayload":{"a":1.10,"pushTitle":"","sound":null,"pushkitFirst":false,"a":[ ]}}"#,
                #"{"rootData":{"a":1.10,"pushTitle":"","sound":null,"pushkitFirst":false,"a":[]}}"#),
            Example(
                "sdk", #"{"apnsPayload":{"pushkitFirst":true}}"#,
                #"{"isVoIP":true,"rootData":{"pushkitFirst":true}}"#),
            Example(
                "sdk", #"{"apnsPayload":{"notifyId":7}}"#, #"{"rootData":{"notifyId":7}}"#,
                told: ["ignored /apnsPayload/notifyId"]),
            Example(
                "sdk", #"{"apnsPayload":{"nim":1,"aps":{"badge":1},"apsField":{"badge":5}}}"#, "{}",
                told: [
                    "ignored /apnsPayload/nim", "ignored /apnsPayload/aps",
                    "ignored /apnsPayload/apsField/badge",
                ]),
            Example("sdk", #"{"apnsPayload":{"apns-collapse-id":"c"}}"#, #"{"collapseID":"c"}"#),
            Example("sdk", #"{"apnsPayload":{"apns-collapse-id":""}}"#, "{}"),
        ])
    func rootKeys(_ example: Example) throws { try example.check() }

    @Test("Settings for other platforms are kept aside, and told without alarm")
    func platforms() throws {
        let reading = try Reading(
            #"{"pushConfig":{"pushPayload":"{\"hwField\":{\"a\":1},\"fcmField\":null,\"harmonyField\":\"{}\",\"hwField\":{\"a\":2}}"}}"#,
            as: "sdk-v2")
        #expect(
            try reading.neutral.text == #"{"platforms":{"harmonyField":"{}","hwField":{"a":2}}}"#)
        #expect(reading.diagnostics.allSatisfy { $0.kind == .dropped && $0.severity == .info })
        #expect(
            reading.toldWithRows == [
                "dropped /pushConfig/pushPayload/hwField NIM-028",
                "dropped /pushConfig/pushPayload/harmonyField NIM-036",
                "dropped /pushConfig/pushPayload/hwField NIM-028",
            ])
    }

    @Test("What is longer than the vendor allows is kept whole and told (reading N11)")
    func limits() throws {
        let long = String(repeating: "长", count: 501)
        let fits = String(repeating: "长", count: 500)
        try Example(
            "sdk", #"{"apnsContent":"\#(long)"}"#, #"{"alert.body":"\#(long)"}"#,
            told: ["over-limit /apnsContent"]
        ).check()
        try Example("sdk", #"{"apnsContent":"\#(fits)"}"#, #"{"alert.body":"\#(fits)"}"#).check()
        try Example(
            "server-v1", "forcepushcontent=\(long)", #"{"memberText":"\#(long)"}"#,
            told: ["ignored /forcepushcontent", "over-limit /forcepushcontent"]
        ).check()
        let value = String(repeating: "x", count: 2_041)
        try Example(
            "server-v2", #"{"push_config":{"push_payload":"{\"k\":\"\#(value)\"}"}}"#,
            #"{"rootData":{"k":"\#(value)"}}"#, told: ["over-limit /push_config/push_payload"]
        ).check()
        try Example(
            "server-v2", #"{"push_config":{"push_title":"T","push_payload":"{\"k\":\"\#(value)\"}"}}"#,
            #"{"kind":"signalling","isSilent":true,"alert.title":"T","hasPrefix":false,"rootData":{"k":"\#(value)"}}"#
        ).check()
    }
}
