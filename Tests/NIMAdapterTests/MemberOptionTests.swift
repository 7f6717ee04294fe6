import Testing

@Suite("Other words and more force for some members")
struct MemberOptionTests {
    @Test(
        "Force is on by default only where the vendor says so (reading N4)",
        arguments: [
            Example(
                "sdk", #"{"apnsMemberOption":{"userIds":["b"],"apnsContent":"@"}}"#,
                #"{"mentions":["b"],"force":["b"],"memberText":"@"}"#),
            Example(
                "sdk", #"{"apnsMemberOption":{"userIds":["b"],"forcePush":false}}"#, #"{"mentions":["b"]}"#),
            Example(
                "sdk", #"{"memberPushOption":{"forcePushList":["b"]}}"#, #"{"mentions":["b"],"force":["b"]}"#),
            Example(
                "sdk", #"{"apns":{"accounts":["b"],"content":"@"}}"#, #"{"mentions":["b"],"memberText":"@"}"#),
            Example(
                "sdk", #"{"apns":{"accounts":["b"],"forcePush":true}}"#, #"{"mentions":["b"],"force":["b"]}"#),
            Example("sdk", #"{"pushInfo":{"forcePushIDsList":"[\"b\"]"}}"#, #"{"mentions":["b"]}"#),
            Example("sdk-v2", #"{"pushConfig":{"forcePushAccountIds":["b"]}}"#, #"{"mentions":["b"]}"#),
            Example(
                "sdk-v2", #"{"pushConfig":{"forcePush":true,"forcePushAccountIds":["b"]}}"#,
                #"{"mentions":["b"],"force":["b"]}"#),
            Example("server-v1", #"forcepushlist=["b"]"#, #"{"mentions":["b"],"force":["b"]}"#),
            Example(
                "server-v2", #"{"push_config":{"push_forcepush_ids":["b"]}}"#,
                #"{"mentions":["b"],"force":["b"]}"#),
            Example(
                "server-v2",
                #"{"push_config":{"push_forcepush_enable":false,"push_forcepush_ids":["b"]}}"#,
                #"{"mentions":["b"]}"#),
        ])
    func defaults(_ example: Example) throws { try example.check() }

    @Test(
        "Without a list the SDKs mean everyone and the servers nobody (reading N4)",
        arguments: [
            Example("sdk", #"{"apnsMemberOption":{}}"#, #"{"mentions":"all","force":"all"}"#),
            Example(
                "sdk", #"{"apnsMemberOption":{"userIds":null,"apnsContent":"@"}}"#,
                #"{"mentions":"all","force":"all","memberText":"@"}"#),
            Example(
                "sdk", #"{"apnsMemberOption":{"forcePush":false,"apnsContent":"@"}}"#,
                #"{"mentions":"all","memberText":"@"}"#),
            Example("sdk", #"{"apnsMemberOption":{"forcePush":false}}"#, "{}"),
            Example("sdk", #"{"apnsMemberOption":{"userIds":[]}}"#, "{}"),
            Example("sdk", #"{"needForcePush":true}"#, #"{"mentions":"all","force":"all"}"#),
            Example("sdk", #"{"pushInfo":{"needForcePush":false}}"#, "{}"),
            Example("sdk-v2", #"{"pushConfig":{"forcePush":true}}"#, #"{"mentions":"all","force":"all"}"#),
            Example(
                "sdk-v2", #"{"pushConfig":{"forcePushContent":"@"}}"#, #"{"memberText":"@"}"#,
                told: ["ignored /pushConfig/forcePushContent"]),
            Example(
                "server-v1", "forcepushcontent=@", #"{"memberText":"@"}"#,
                told: ["ignored /forcepushcontent"]),
            Example("server-v1", "isForcePush=true", "{}", told: ["ignored /isForcePush"]),
            Example(
                "server-v2", #"{"push_config":{"push_forcepush_enable":true,"push_forcepush_ids":[]}}"#, "{}",
                told: ["ignored /push_config/push_forcepush_enable"]),
        ])
    func withoutList(_ example: Example) throws { try example.check() }

    @Test(
        "All means everyone, whatever the list says",
        arguments: [
            Example("server-v1", "forcepushall=true", #"{"mentions":"all","force":"all"}"#),
            Example(
                "server-v1", #"forcepushall=true&forcepushlist=["b"]"#, #"{"mentions":"all","force":"all"}"#,
                told: ["ignored /forcepushlist"]),
            Example("server-v1", "forcepushall=false", "{}"),
            Example(
                "server-v2", #"{"push_config":{"push_forcepush_all":true}}"#,
                #"{"mentions":"all","force":"all"}"#),
            Example(
                "server-v2", #"{"push_config":{"push_forcepush_all":true,"push_forcepush_enable":false}}"#,
                #"{"mentions":"all"}"#),
            Example(
                "sdk", ##"{"pushInfo":{"needForcePush":true,"forcePushIDsList":"#%@all@%#"}}"##,
                #"{"mentions":"all","force":"all"}"#),
        ])
    func everyone(_ example: Example) throws { try example.check() }

    @Test(
        "Only notifications and superteams of the first server interface have a force switch",
        arguments: [
            Example(
                "server-v1", #"msgtype=1&to=t&attach=x&forcePushList=["b"]"#,
                #"{"kind":"custom-notification","conversation.kind":"group","receivers":["t"],"mentions":["b"],"hasPrefix":false,"content":{"data":"x"}}"#,
                told: ["dropped /attach"]),
            Example(
                "server-v1", #"msgtype=1&to=t&attach=x&isForcePush=1&forcePushList=["b"]"#,
                #"{"kind":"custom-notification","conversation.kind":"group","receivers":["t"],"mentions":["b"],"force":["b"],"hasPrefix":false,"content":{"data":"x"}}"#,
                told: ["dropped /attach"]),
            Example(
                "server-v1", #"ope=2&to=t&forcepushlist=["b"]"#,
                #"{"conversation.kind":"group","conversation.sort":"superteam","receivers":["t"],"mentions":["b"]}"#
            ),
            Example(
                "server-v1", #"ope=2&to=t&isForcePush=true&forcepushlist=["b"]"#,
                #"{"conversation.kind":"group","conversation.sort":"superteam","receivers":["t"],"mentions":["b"],"force":["b"]}"#
            ),
            Example(
                "server-v1", #"ope=1&to=t&isForcePush=false&forcepushlist=["b"]"#,
                #"{"conversation.kind":"group","receivers":["t"],"mentions":["b"],"force":["b"]}"#,
                told: ["ignored /isForcePush"]),
        ])
    func switches(_ example: Example) throws { try example.check() }

    @Test(
        "In a direct message the option has no effect, which is told of each of its keys (reading N4)",
        arguments: [
            Example(
                "sdk",
                #"{"session":{"sessionId":"b","sessionType":0},"apnsMemberOption":{"userIds":["b"],"forcePush":true,"apnsContent":"@"}}"#,
                #"{"conversation.id":"b","receivers":["b"]}"#,
                told: [
                    "ignored /apnsMemberOption/forcePush", "ignored /apnsMemberOption/userIds",
                    "ignored /apnsMemberOption/apnsContent",
                ]),
            Example(
                "sdk-v2", #"{"conversationId":"a|1|b","pushConfig":{"forcePushContent":"@"}}"#,
                #"{"sender.id":"a","conversation.id":"b","receivers":["b"]}"#,
                told: ["ignored /pushConfig/forcePushContent"]),
            Example(
                "server-v1", #"to=b&forcepushlist=["b"]"#, #"{"receivers":["b"]}"#,
                told: ["ignored /forcepushlist"]),
            Example(
                "server-v2", #"{"receiver_ids":["b"],"push_config":{"push_forcepush_all":true}}"#,
                #"{"receivers":["b"]}"#, told: ["ignored /push_config/push_forcepush_all"]),
        ])
    func directMessages(_ example: Example) throws { try example.check() }

    @Test("Names that the second server interface does not know are read as the real ones (reading N4)")
    func guessedNames() throws {
        try Example(
            "server-v2",
            #"{"push_config":{"force_push":true,"force_push_account_ids":["b"],"force_push_content":"@"}}"#,
            #"{"mentions":["b"],"force":["b"],"memberText":"@"}"#,
            told: [
                "repaired /push_config/force_push", "repaired /push_config/force_push_account_ids",
                "repaired /push_config/force_push_content",
            ]
        ).check()
    }

    @Test(
        "The desktop's empty list means everyone when force is on, and nobody when it is off",
        arguments: [
            Example(
                "sdk", #"{"is_force_push_":true,"force_push_ids_list_":[]}"#,
                #"{"mentions":"all","force":"all"}"#),
            Example("sdk", #"{"is_force_push_":false,"force_push_ids_list_":[]}"#, "{}"),
            Example(
                "sdk", #"{"is_force_push_":true,"force_push_ids_list_":["b"],"force_push_content_":"@"}"#,
                #"{"mentions":["b"],"force":["b"],"memberText":"@"}"#),
        ])
    func desktop(_ example: Example) throws { try example.check() }
}
