import PushModel
import Testing

@Suite("What a message without a type is")
struct KindTests {
    @Test(
        "A recall names what it takes back, has no name before its text, and its note is not its text (reading N1)",
        arguments: [
            Example(
                "sdk",
                #"{"session":{"sessionId":"b","sessionType":0},"message":{"messageId":"c1","serverID":"1001","text":"x"},"apnsContent":"gone","postscript":"typo","shouldBeCounted":false,"attach":"{\"k\":1}"}"#,
                #"{"kind":"recall","conversation.id":"b","receivers":["b"],"isCounted":false,"alert.body":"gone","hasPrefix":false,"extension":{"k":1},"recall.messageID":"1001","recall.clientID":"c1","recall.note":"typo"}"#,
                told: ["dropped /message"]
            ),
            Example(
                "sdk", #"{"postscript":"typo"}"#, #"{"kind":"recall","hasPrefix":false,"recall.note":"typo"}"#
            ),
            Example("sdk", #"{"message":{}}"#, #"{"kind":"recall","hasPrefix":false}"#),
            Example(
                "sdk-v2",
                #"{"conversationId":"a|2|t","message":{"messageClientId":"c1","messageServerId":1001},"pushContent":"gone","pushPayload":"{\"apns-collapse-id\":\"c1\"}","env":"e"}"#,
                #"{"kind":"recall","sender.id":"a","conversation.kind":"group","conversation.id":"t","receivers":["t"],"alert.body":"gone","hasPrefix":false,"collapseID":"c1","route.environment":"e","recall.messageID":"1001","recall.clientID":"c1"}"#
            ),
            Example(
                "server-v1",
                "deleteMsgid=1001&timetag=1&type=7&from=a&to=b&msg=typo&pushcontent=gone&attach=x",
                #"{"kind":"recall","timestamp":"1","sender.id":"a","receivers":["b"],"alert.body":"gone","hasPrefix":false,"extension":"x","recall.messageID":"1001","recall.note":"typo"}"#
            ),
            Example(
                "server-v1", "deleteMsgid=1001&type=8&to=t",
                #"{"kind":"recall","conversation.kind":"group","receivers":["t"],"hasPrefix":false,"recall.messageID":"1001"}"#
            ),
            Example(
                "server-v2",
                #"{"conversation_id":"a|1|b","server_id":"1001","type":1,"push_content":"gone"}"#,
                #"{"kind":"recall","sender.id":"a","conversation.id":"b","receivers":["b"],"hasPrefix":false,"alert.body":"gone","recall.messageID":"1001","isRefused":true}"#,
                told: ["dropped /type"]),
            Example(
                "server-v2", #"{"conversation_id":"a|2|t","server_id":"1001","type":3}"#,
                #"{"kind":"recall","sender.id":"a","conversation.kind":"group","conversation.id":"t","receivers":["t"],"hasPrefix":false,"recall.messageID":"1001","isRefused":true}"#,
                told: ["dropped /type"]),
            Example(
                "server-v1", "deleteMsgid=1001&to=t",
                #"{"kind":"recall","conversation.kind":"group","conversation.sort":"superteam","receivers":["t"],"hasPrefix":false,"recall.messageID":"1001"}"#,
                told: ["ambiguous /deleteMsgid"]),
            Example(
                "server-v2",
                #"{"conversation_id":"a|1|b","server_id":1001,"type":2,"push_content":"gone","push_payload":"{\"k\":1}","description":"typo","attach":"x","route_environment":"e"}"#,
                #"{"kind":"recall","sender.id":"a","conversation.id":"b","receivers":["b"],"alert.body":"gone","hasPrefix":false,"rootData":{"k":1},"extension":"x","route.environment":"e","recall.messageID":"1001","recall.note":"typo"}"#
            ),
            Example(
                "server-v2", #"{"type":2,"push_content":"gone"}"#,
                #"{"kind":"recall","alert.body":"gone","hasPrefix":false}"#),
        ])
    func recalls(_ example: Example) throws { try example.check() }

    @Test("A recall never asks for a name before its text, also when a switch says so")
    func recallPrefix() throws {
        let reading = try Reading(
            #"{"message":{"messageId":"c1"},"setting":{"apnsWithPrefix":true}}"#, as: "sdk")
        #expect(reading.message.hasPrefix == false)
    }

    @Test(
        "Data without a body is a custom notification, with its shape's defaults (readings N3 and N10)",
        arguments: [
            Example(
                "sdk", #"{"content":"{}","apnsContent":"ring"}"#,
                #"{"kind":"custom-notification","isStored":false,"alert.body":"ring","hasPrefix":false}"#,
                told: ["dropped /content"]),
            Example(
                "sdk", #"{"content":"{}","sendToOnlineUsersOnly":false,"setting":{"apnsWithPrefix":true}}"#,
                #"{"kind":"custom-notification","hasPrefix":true}"#, told: ["dropped /content"]),
            Example(
                "sdk-v2", #"{"content":"{}","notificationConfig":{"offlineEnabled":false}}"#,
                #"{"kind":"custom-notification","isStored":false}"#, told: ["dropped /content"]),
            Example(
                "server-v1", "msgtype=0&to=b&attach={}",
                #"{"kind":"custom-notification","receivers":["b"],"hasPrefix":false}"#,
                told: ["dropped /attach"]),
            Example(
                "server-v2", #"{"type":1,"receiver_id":"b","content":"{}"}"#,
                #"{"kind":"custom-notification","receivers":["b"]}"#, told: ["dropped /content"]),
        ])
    func customNotifications(_ example: Example) throws { try example.check() }

    @Test(
        "Data beside a type or a body does not make a custom notification",
        arguments: [
            Example(
                "sdk", #"{"messageType":1,"content":"{}"}"#, #"{"kind":"image"}"#, told: ["dropped /content"]),
            Example(
                "server-v1", #"body={"msg":"hi"}&attach={}"#, #"{"text":"hi"}"#, told: ["dropped /attach"]),
            Example(
                "server-v2", #"{"message":{"text":"hi"},"content":"{}"}"#, #"{"text":"hi"}"#,
                told: ["dropped /content"]),
            Example("sdk", #"{"content":null}"#, "{}"),
            Example("sdk", #"{"content":"{}","content":null}"#, "{}"),
        ])
    func ordinaryMessages(_ example: Example) throws { try example.check() }

    @Test(
        "Signalling asks for its push, its badge and its words",
        arguments: [
            Example(
                "sdk", #"{"needPush":true,"pushTitle":"T","pushContent":"ring","needBadge":false}"#,
                #"{"kind":"signalling","isCounted":false,"alert.title":"T","alert.body":"ring","hasPrefix":false}"#
            ),
            Example(
                "sdk", #"{"pushTitle":"T"}"#,
                #"{"kind":"signalling","isSilent":true,"alert.title":"T","hasPrefix":false}"#),
            Example(
                "sdk-v2", #"{"pushConfig":{"pushTitle":"T","pushContent":"ring"}}"#,
                #"{"kind":"signalling","alert.title":"T","alert.body":"ring","hasPrefix":false}"#),
            Example(
                "server-v1", "needPush=1&pushTitle=T&pushContent=ring&needBadge=0&isSave=0&isRoute=0",
                #"{"kind":"signalling","isStored":false,"isCounted":false,"alert.title":"T","alert.body":"ring","hasPrefix":false,"route.isEnabled":false}"#
            ),
            Example(
                "server-v2",
                #"{"push_config":{"push_enabled":true,"push_title":"T"},"offline_enabled":true,"unread_enabled":false}"#,
                #"{"kind":"signalling","isCounted":false,"alert.title":"T","hasPrefix":false}"#),
        ])
    func signalling(_ example: Example) throws { try example.check() }

    @Test(
        "A quick comment is known by its switches, and counts only when it asks to",
        arguments: [
            Example(
                "sdk-v2", #"{"pushConfig":{"needPush":true,"title":"T","pushContent":"liked"}}"#,
                #"{"kind":"reaction","isCounted":false,"alert.title":"T","alert.body":"liked","hasPrefix":false}"#
            ),
            Example(
                "sdk-v2", #"{"pushConfig":{"needPush":false,"needBadge":true}}"#,
                #"{"kind":"reaction","isSilent":true,"isCounted":true,"hasPrefix":false}"#),
        ])
    func quickComments(_ example: Example) throws { try example.check() }

    @Test("The switches of signalling do not change a message that says its type")
    func typedMessages() throws {
        try Example(
            "sdk", #"{"messageType":1,"needPush":true,"pushTitle":"T"}"#,
            #"{"kind":"image","alert.title":"T"}"#
        ).check()
    }

    @Test("The old call option has its own names")
    func callOption() throws {
        try Example(
            "sdk",
            #"{"apnsInuse":true,"apnsBadge":false,"apnsWithPrefix":false,"apnsContent":"ring","apnsSound":"r.caf"}"#,
            #"{"kind":"other","isCounted":false,"alert.body":"ring","hasPrefix":false,"sound":"r.caf"}"#
        ).check()
    }
}
