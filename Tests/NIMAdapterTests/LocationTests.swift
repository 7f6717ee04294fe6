import PushModel
import Testing

@Suite("Where a message spells a field")
struct LocationTests {
    @Test(
        "A field is found in every shape, within containers and JSON in strings",
        arguments: [
            (CanonicalField.body, "sdk", #"{"apnsContent":"hi"}"#, "NIM-049 /apnsContent"),
            (
                .body, "sdk", #"{"apnsContent":null,"pushInfo":{"pushContent":"hi"}}"#,
                "NIM-087 /pushInfo/pushContent"
            ),
            (.body, "sdk-v2", #"{"pushConfig":{"pushContent":"hi"}}"#, "NIM-130 /pushConfig/pushContent"),
            (.body, "server-v1", "PushContent=hi", "NIM-186 /PushContent"),
            (
                .title, "server-v2", #"{"push_config":{"push_payload":"{\"pushTitle\":\"T\"}"}}"#,
                "NIM-023 /push_config/push_payload/pushTitle"
            ),
            (
                .explicitBody, "server-v1", #"payload={"apsField":{"alert":{"body":"B"}}}"#,
                "AP-029 /payload/apsField/alert/body"
            ),
            (
                .explicitBody, "sdk", #"{"apnsPayload":{"apsField":{"alert":"B"}}}"#,
                "AP-005 /apnsPayload/apsField/alert"
            ),
            (
                .collapseID, "sdk", #"{"messageId":"c","apnsPayload":{"apns-collapse-id":"x"}}"#,
                "NIM-025 /apnsPayload/apns-collapse-id"
            ),
            (.collapseID, "sdk", #"{"messageId":"c"}"#, "NIM-046 /messageId"),
            (.recallMessageID, "server-v1", "deleteMsgid=1", "NIM-199 /deleteMsgid"),
            (
                .memberText, "sdk", #"{"apnsMemberOption":{"apnsContent":"@"}}"#,
                "NIM-061 /apnsMemberOption/apnsContent"
            ),
            (.sound, "server-v1", #"sound=f&payload={"sound":"r"}"#, "NIM-194 /sound"),
            (.body, "sdk", #"{"apnsContent":"","pushContent":"hi"}"#, "NIM-087 /pushContent"),
            (.recallClientID, "sdk", #"{"messageId":"c","postscript":"n"}"#, "NIM-046 /messageId"),
            (.extension, "server-v1", "deleteMsgid=1&attach=x", "NIM-196 /attach"),
            (.title, "server-v1", #"Payload={"pushTitle":"T"}"#, "NIM-023 /Payload/pushTitle"),
            (
                .title, "sdk", #"{"apnsPayload":"","pushPayload":{"pushTitle":"T"}}"#,
                "NIM-023 /pushPayload/pushTitle"
            ),
            (
                .title, "sdk", #"{"pushInfo":{"pushPayload":{"pushTitle":"T"}}}"#,
                "NIM-023 /pushInfo/pushPayload/pushTitle"
            ),
        ])
    func fields(_ field: CanonicalField, _ shape: String, _ line: String, _ place: String) throws {
        let location = try Reading(line, as: shape).location(of: field)
        #expect(location.map { "\($0.row) \($0.path)" } == place)
    }

    @Test("A field that the message does not spell is nowhere")
    func absent() throws {
        #expect(try Reading(#"{"text":"hi"}"#, as: "sdk-v2").location(of: .body) == nil)
        #expect(try Reading("7=7", as: "sdk").location(of: .body) == nil)
        #expect(try Reading("{}", as: "sdk").location(of: .templateName) == nil)
        #expect(try Reading("{}", as: "rest").location(of: .body) == nil)
    }
}
