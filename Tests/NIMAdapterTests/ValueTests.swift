import PushModel
import Testing

@Suite("Values of other types than documented")
struct ValueTests {
    @Test(
        "A number where text belongs becomes its digits; anything else is absent (reading G14)",
        arguments: [
            Example(
                "sdk", #"{"apnsContent":12.50}"#, #"{"alert.body":"12.50"}"#, told: ["repaired /apnsContent"]),
            Example("sdk", #"{"apnsContent":true}"#, "{}", told: ["invalid /apnsContent"]),
            Example("sdk", #"{"apnsContent":{}}"#, "{}", told: ["invalid /apnsContent"]),
            Example("sdk", #"{"apnsContent":null}"#, "{}"),
            Example("sdk", #"{"from":1001,"messageId":7}"#, #"{"clientID":"7","sender.id":"1001"}"#),
            Example(
                "sdk", #"{"apnsPayload":{"pushTitle":2026}}"#,
                #"{"alert.title":"2026","rootData":{"pushTitle":2026}}"#,
                told: ["repaired /apnsPayload/pushTitle"]),
            Example(
                "sdk", #"{"apnsContent":"\ud83d"}"#, #"{"alert.body":"\#u{FFFD}"}"#,
                told: ["repaired /apnsContent"]),
        ])
    func texts(_ example: Example) throws { try example.check() }

    @Test(
        "A flag is understood in words and numbers, and keeps its default when it says nothing (reading G14)",
        arguments: [
            (#""false""#, true, "repaired"), (#""NO""#, true, "repaired"), ("0", true, "repaired"),
            (#""0""#, true, "repaired"), (#""yes""#, false, "repaired"), ("1", false, "repaired"),
            (#""""#, false, nil), ("null", false, nil), (#""maybe""#, false, "invalid"),
            ("[]", false, "invalid"), ("2", false, "invalid"),
        ] as [(String, Bool, String?)])
    func flags(_ spelling: String, _ isSilent: Bool, _ told: String?) throws {
        try Example(
            "sdk", #"{"setting":{"apnsEnabled":\#(spelling)}}"#, isSilent ? #"{"isSilent":true}"# : "{}",
            told: told.map { ["\($0) /setting/apnsEnabled"] } ?? []
        ).check()
    }

    @Test(
        "Numbers of types may be digits; only a form has them so by right",
        arguments: [
            Example("sdk", #"{"messageType":"1"}"#, #"{"kind":"image"}"#, told: ["repaired /messageType"]),
            Example("server-v1", #"{"type":"1"}"#, #"{"kind":"image"}"#),
            Example("sdk", #"{"messageType":"picture"}"#, "{}", told: ["invalid /messageType"]),
            Example("sdk", #"{"messageType":1.5}"#, "{}", told: ["invalid /messageType"]),
            Example("server-v1", "type=", "{}"),
        ])
    func numbers(_ example: Example) throws { try example.check() }

    @Test(
        "A container of another type is absent, one spelled in a string is read",
        arguments: [
            Example(
                "sdk", #"{"setting":"{\"apnsEnabled\":false}"}"#, #"{"isSilent":true}"#,
                told: ["repaired /setting"]),
            Example("sdk", #"{"setting":[]}"#, "{}", told: ["repaired /setting"]),
            Example("sdk", #"{"setting":7}"#, "{}", told: ["invalid /setting"]),
            Example("sdk", #"{"setting":""}"#, "{}"),
            Example("server-v1", "option=push", "{}", told: ["invalid /option"]),
            Example("server-v2", #"{"push_config":null}"#, "{}"),
        ])
    func containers(_ example: Example) throws { try example.check() }

    @Test(
        "Of a key that comes twice the last counts, also when it is null, and a container counts whole",
        arguments: [
            Example("sdk", #"{"apnsContent":"a","apnsContent":"b"}"#, #"{"alert.body":"b"}"#),
            Example("sdk", #"{"apnsContent":"a","apnsContent":null}"#, "{}"),
            Example("sdk", #"{"from":"a","from":null}"#, "{}"),
            Example(
                "sdk", #"{"setting":{"apnsEnabled":false},"setting":{"apnsWithPrefix":false}}"#,
                #"{"hasPrefix":false}"#),
            Example("sdk", #"{"setting":{"apnsEnabled":false},"setting":null}"#, "{}"),
            Example("sdk", #"{"apnsPayload":{"a":1},"apnsPayload":{"b":2}}"#, #"{"rootData":{"b":2}}"#),
            Example("sdk", #"{"apnsPayload":{"a":1},"apnsPayload":null}"#, "{}"),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"category":"a"},"apsField":{"sound":"s"}}}"#,
                #"{"sound":"s"}"#),
            Example(
                "sdk", #"{"apnsPayload":{"apsField":{"alert":{"title":"T"},"alert":{"body":"B"}}}}"#,
                #"{"explicitAlert.body":"B"}"#),
            Example("server-v1", "pushcontent=a&PushContent=b", #"{"alert.body":"b"}"#),
            Example("server-v1", #"{"pushcontent":"a","pushContent":null}"#, "{}"),
        ])
    func duplicates(_ example: Example) throws { try example.check() }

    @Test(
        "Keys are compared without case in the first server interface only",
        arguments: [
            Example(
                "server-v1", "PUSHCONTENT=hi&Option={\"PUSH\":false}", #"{"isSilent":true,"alert.body":"hi"}"#
            ),
            Example("sdk", #"{"APNSContent":"hi"}"#, "{}", told: ["ignored /APNSContent"]),
            Example("server-v1", #"payload={"PushTitle":"x"}"#, #"{"rootData":{"PushTitle":"x"}}"#),
        ])
    func cases(_ example: Example) throws { try example.check() }

    @Test("Keys that nobody documents are told, at the root and in every container")
    func unknownKeys() throws {
        let reading = try Reading(
            #"{"mine":1,"setting":{"apnsenabled":false,"x/y~z":1,"gone":null},"session":{"mine":1}}"#,
            as: "sdk")
        #expect(
            reading.toldWithRows == [
                "ignored /mine -", "ignored /setting/apnsenabled -", "ignored /setting/x~1y~0z -",
                "ignored /session/mine -",
            ])
        // Beside the missing text, kind and sender one of those that no row knows is the likely one, wherever it stands; so is
        // one that differs from a documented key in case only.
        #expect(reading.diagnostics.map(\.severity) == [.warning, .warning, .info, .warning])
    }

    @Test("Text in quotes, as text encoded twice comes, is kept with a hint")
    func quotes() throws {
        try Example(
            "server-v1", #"pushcontent="hi""#, #"{"alert.body":"\"hi\""}"#, told: ["ambiguous /pushcontent"]
        ).check()
    }

    @Test(
        "A line that is no object is an empty message with one diagnostic",
        arguments: ["[]", "7", "true", #""text""#, #"["a=b"]"#])
    func noObject(_ line: String) throws {
        for shape in ["sdk", "sdk-v2", "server-v1", "server-v2"] {
            let reading = Reading(.json(try JSONDocument(line).root), as: shape)
            #expect(reading.message == PushMessage())
            #expect(reading.told == ["invalid "])
        }
    }

    @Test("A shape that the vendor does not have is an error, not a crash")
    func unknownShape() throws {
        let reading = try Reading("{}", as: "rest")
        #expect(reading.diagnostics.map(\.severity) == [.error])
    }
}
