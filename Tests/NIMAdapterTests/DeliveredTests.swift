import PushModel
import Testing
import Vendors

@Suite("Pushes as devices received them")
struct DeliveredTests {
    @Test(
        "Words are final, also where there are none",
        arguments: [
            (#""B""#, #"{"explicitAlert.body":"B","badge":1,"sound":"s"}"#),
            (
                #"{"title":"T","body":"B","x":1}"#,
                #"{"explicitAlert.title":"T","explicitAlert.body":"B","explicitAlert.extras":{"x":1},"badge":1,"sound":"s"}"#
            ),
            (#"{}"#, #"{"badge":1,"sound":"s"}"#), ("null", #"{"badge":1,"sound":"s"}"#),
        ])
    func alerts(_ alert: String, _ neutral: String) throws {
        let line = #"{"aps":{"alert":\#(alert),"badge":1,"sound":"s"},"nim":1}"#
        try Example("payload", line, neutral).check()
        #expect(try Reading(line, as: "payload").message.explicitAlert != nil)
    }

    @Test(
        "The mark is a number or a string, and never the app's (NIM 9.27)",
        arguments: [("1", []), ("null", []), (#""1""#, ["ignored /nim"]), ("{}", ["ignored /nim"])])
    func marks(_ mark: String, _ told: [String]) throws {
        try Example(
            "payload", #"{"nim":\#(mark),"aps":{"badge":0,"sound":"s"}}"#, #"{"badge":0,"sound":"s"}"#,
            told: told
        ).check()
    }

    @Test("Without a sound the push is silent, and without a badge the icon keeps its number")
    func absent() throws {
        try Example(
            "payload", #"{"nim":1,"aps":{"alert":"B"}}"#,
            #"{"explicitAlert.body":"B","leavesBadge":true,"sound":false}"#
        ).check()
        try Example(
            "payload", #"{"nim":1,"aps":{"badge":-1,"sound":""}}"#, #"{"leavesBadge":true,"sound":""}"#,
            told: ["invalid /aps/badge"]
        ).check()
    }

    @Test(
        "The title at the root counts where the alert has none, and stays there (NIM 9.16)",
        arguments: [
            (
                #"{"title":"T","body":"B"}"#,
                #"{"explicitAlert.title":"T","explicitAlert.body":"B","badge":1,"sound":"s","rootData":{"pushTitle":"P"}}"#
            ),
            (
                #""B""#,
                #"{"alert.title":"P","explicitAlert.body":"B","badge":1,"sound":"s","rootData":{"pushTitle":"P"}}"#
            ),
        ])
    func titles(_ alert: String, _ neutral: String) throws {
        try Example(
            "payload", #"{"aps":{"alert":\#(alert),"badge":1,"sound":"s"},"nim":1,"pushTitle":"P"}"#, neutral
        ).check()
    }

    @Test("The app's keys stay as they were spelled, at the root and in aps")
    func ownKeys() throws {
        try Example(
            "payload",
            #"{"aps":{"badge":1,"sound":"s","ext":1.10},"nim":1,"sound":"r","sessionId":"a","k":1.10,"f":null}"#,
            #"{"badge":1,"sound":"s","apsExtras":{"ext":1.10},"rootData":{"sound":"r","sessionId":"a","k":1.10,"f":null}}"#
        ).check()
    }

    @Test("The documents' misspelt apns is no aps")
    func misspelt() throws {
        try Example(
            "payload", #"{"apns":{"alert":"B"},"nim":1}"#,
            #"{"leavesBadge":true,"sound":false,"rootData":{"apns":{"alert":"B"}}}"#
        ).check()
    }
}
