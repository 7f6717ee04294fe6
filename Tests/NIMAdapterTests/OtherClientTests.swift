import Testing

@Suite("The names of other client SDKs")
struct OtherClientTests {
    @Test("Android's and Flutter's names are read, at the root and in their containers")
    func android() throws {
        try Example(
            "sdk",
            #"{"config":{"enablePush":true,"enablePushNick":false,"enableUnreadCount":false},"pushContent":"hi","pushPayload":{"k":1},"memberPushOption":{"isForcePush":false,"forcePushList":["b"],"forcePushContent":"@"}}"#,
            #"{"isCounted":false,"mentions":["b"],"memberText":"@","alert.body":"hi","hasPrefix":false,"rootData":{"k":1}}"#
        ).check()
    }

    @Test("The desktop's names are read")
    func desktop() throws {
        try Example(
            "sdk",
            #"{"msg_setting_":{"need_push_":true,"push_need_prefix_":false,"push_need_badge_":false,"push_content_":"hi","push_payload_":{"k":1},"is_force_push_":true,"force_push_ids_list_":["b"],"force_push_content_":"@"}}"#,
            #"{"isCounted":false,"mentions":["b"],"force":["b"],"memberText":"@","alert.body":"hi","hasPrefix":false,"rootData":{"k":1}}"#
        ).check()
    }

    @Test(
        "Every spelling of the push text is read",
        arguments: [
            "apnsContent", "pushContent", "apnsText", "customApnsText", "push_content_", "apns_text_",
            "apnstext",
        ])
    func pushTexts(_ name: String) throws {
        try Example("sdk", #"{"\#(name)":"hi"}"#, #"{"alert.body":"hi"}"#).check()
    }

    @Test(
        "The Web SDK pushes a team message only on demand, and shows the message's text (readings N10, NIM 9.5 and 9.18)",
        arguments: [
            Example(
                "sdk", #"{"session":{"sessionId":"t","sessionType":1},"text":"see you","pushInfo":{}}"#,
                #"{"text":"see you","conversation.kind":"group","conversation.id":"t","receivers":["t"],"isSilent":true,"alert.body":"see you"}"#
            ),
            Example(
                "sdk",
                #"{"session":{"sessionId":"t","sessionType":1},"text":"see you","pushInfo":{"needPush":true,"pushContent":"hi"}}"#,
                #"{"text":"see you","conversation.kind":"group","conversation.id":"t","receivers":["t"],"alert.body":"hi"}"#
            ),
            Example(
                "sdk", #"{"session":{"sessionId":"b","sessionType":0},"text":"see you","isPushable":true}"#,
                #"{"text":"see you","conversation.id":"b","receivers":["b"],"alert.body":"see you"}"#),
            Example(
                "sdk",
                #"{"session":{"sessionId":"b","sessionType":0},"messageType":1,"text":"x","isPushable":true}"#,
                #"{"kind":"image","conversation.id":"b","receivers":["b"]}"#, told: ["ignored /text"]),
            Example(
                "sdk", #"{"pushInfo":{"needForcePush":"","forcePushIDsList":"","needPushNick":""}}"#, "{}"),
        ])
    func web(_ example: Example) throws { try example.check() }

    @Test(
        "Of several spellings the one that stands first in the table counts, in any order, and the others are told",
        arguments: [
            Example(
                "sdk", #"{"pushContent":"b","apnsContent":"a"}"#, #"{"alert.body":"a"}"#,
                told: ["ignored /pushContent"]),
            Example(
                "sdk", #"{"apnsContent":"a","pushContent":"b"}"#, #"{"alert.body":"a"}"#,
                told: ["ignored /pushContent"]),
            Example("sdk", #"{"apnsContent":"","pushContent":"b"}"#, #"{"alert.body":"b"}"#),
            Example("sdk", #"{"apnsContent":"a","pushContent":null}"#, #"{"alert.body":"a"}"#),
            Example(
                "sdk", #"{"pushInfo":{"pushContent":"b"},"apnsContent":"a"}"#, #"{"alert.body":"a"}"#,
                told: ["ignored /pushInfo/pushContent"]),
            Example(
                "server-v1", "push_content=b&pushContent=a", #"{"alert.body":"a"}"#,
                told: ["ignored /push_content"]),
            Example(
                "sdk", #"{"apnsPayload":{"a":1},"pushPayload":{"b":1}}"#, #"{"rootData":{"a":1}}"#,
                told: ["ignored /pushPayload"]),
        ])
    func precedence(_ example: Example) throws { try example.check() }
}
