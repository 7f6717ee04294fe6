import Testing

@Suite("Whether, to whom and how strongly")
struct DeliveryTests {
    @Test(
        "Every spelling of the push switch silences the message when it is off",
        arguments: [
            Example("sdk", #"{"setting":{"apnsEnabled":false}}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"setting":{"apnsEnable":false}}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"config":{"enablePush":false}}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"enablePush":false}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"msg_setting_":{"need_push_":false}}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"isPushable":false}"#, #"{"isSilent":true}"#),
            Example("sdk", #"{"pushInfo":{"needPush":false}}"#, #"{"isSilent":true}"#),
            Example("sdk-v2", #"{"pushConfig":{"pushEnabled":false}}"#, #"{"isSilent":true}"#),
            Example("server-v1", #"option={"push":false}"#, #"{"isSilent":true}"#),
            Example("server-v2", #"{"push_config":{"push_enabled":false}}"#, #"{"isSilent":true}"#),
        ])
    func silence(_ example: Example) throws { try example.check() }

    @Test(
        "Every spelling of the badge switch is read, on and off",
        arguments: [
            ("sdk", #"{"setting":{"shouldBeCounted":*}}"#), ("sdk", #"{"config":{"enableUnreadCount":*}}"#),
            ("sdk", #"{"push_need_badge_":*}"#), ("sdk", #"{"isUnreadable":*}"#),
            ("sdk", #"{"pushInfo":{"needPushBadge":*}}"#), ("sdk", #"{"shouldBeCounted":*}"#),
            ("sdk-v2", #"{"messageConfig":{"unreadEnabled":*}}"#),
            ("sdk-v2", #"{"notificationConfig":{"unreadEnabled":*}}"#),
            ("server-v1", #"{"option":"{\"badge\":*}"}"#),
            ("server-v2", #"{"message_config":{"unread_enabled":*}}"#),
            ("server-v2", #"{"notification_config":{"unread_enabled":*}}"#),
            ("server-v2", #"{"push_config":{"push_badge_enabled":*}}"#),
        ])
    func counting(_ shape: String, _ pattern: String) throws {
        for flag in ["true", "false"] {
            try Example(
                shape, pattern.replacing("*", with: flag), #"{"isCounted":\#(flag)}"#
            ).check()
        }
    }

    @Test(
        "What is not kept for those who are offline is not stored",
        arguments: [
            Example("sdk", #"{"setting":{"persistEnable":false}}"#, #"{"isStored":false}"#),
            Example("sdk-v2", #"{"messageConfig":{"offlineEnabled":false}}"#, #"{"isStored":false}"#),
            Example("server-v1", #"option={"persistent":false}"#, #"{"isStored":false}"#),
            Example("server-v2", #"{"message_config":{"offline_enabled":false}}"#, #"{"isStored":false}"#),
            Example("sdk", #"{"sendToOnlineUsersOnly":true}"#, #"{"isStored":false}"#),
            Example("server-v1", "save=1", #"{"isStored":false}"#),
            Example("server-v1", "save=2", "{}"),
            Example("server-v1", "save=3", "{}", told: ["invalid /save"]),
            Example(
                "sdk", #"{"setting":{"persistEnable":false},"sendToOnlineUsersOnly":false}"#,
                #"{"isStored":false}"#),
        ])
    func storing(_ example: Example) throws { try example.check() }

    @Test(
        "Webhook routing is kept beside the push",
        arguments: [
            Example(
                "sdk", #"{"env":"t","setting":{"routeEnabled":false}}"#,
                #"{"route.environment":"t","route.isEnabled":false}"#),
            Example(
                "sdk-v2", #"{"routeConfig":{"routeEnabled":true,"routeEnvironment":"t"}}"#,
                #"{"route.environment":"t","route.isEnabled":true}"#),
            Example(
                "server-v1", #"env=t&option={"route":false}"#,
                #"{"route.environment":"t","route.isEnabled":false}"#),
            Example(
                "server-v2", #"{"route_config":{"route_enabled":false,"route_environment":"t"}}"#,
                #"{"route.environment":"t","route.isEnabled":false}"#),
        ])
    func routing(_ example: Example) throws { try example.check() }

    @Test(
        "The name before the text is switched by the sender, else left open",
        arguments: [
            Example("sdk", #"{"setting":{"apnsWithPrefix":false}}"#, #"{"hasPrefix":false}"#),
            Example("sdk", #"{"setting":{"apnsWithPrefix":true}}"#, #"{"hasPrefix":true}"#),
            Example("sdk", #"{"setting":{}}"#, "{}"),
            Example("sdk", #"{"needPushNick":false}"#, #"{"hasPrefix":false}"#),
            Example("sdk-v2", #"{"pushConfig":{"pushNickEnabled":false}}"#, #"{"hasPrefix":false}"#),
            Example("server-v1", #"option={"needPushNick":false}"#, #"{"hasPrefix":false}"#),
            Example("server-v2", #"{"push_config":{"push_nick_enabled":true}}"#, #"{"hasPrefix":true}"#),
        ])
    func prefix(_ example: Example) throws { try example.check() }
}
