extension ConfigurationProblemTests {
    private static let key = "team: DEF123GHIJ, keyID: ABC123DEFG, p8File: AuthKey.p8"

    static let pushing = [
        Case(
            "both sides pushing",
            sound.replacing(", pushesItself: false", with: ""),
            "gateway.yaml:4: risk: apps.tea.vendors.easemob: The gateway pushes every message. If easemob's own push is on as well, people are told twice. Switch easemob's own push off"
        ),
        Case(
            "both sides pushing for sure",
            sound.replacing("pushesItself: false", with: "pushesItself: true"),
            "gateway.yaml:4: risk: apps.tea.vendors.easemob: easemob pushes, and the gateway pushes every message, so that people are told twice."
        ),
        Case(
            "both sides pushing, in turns",
            sound.replacing(", pushesItself: false", with: "") + "\n    push: {when: offline-event}",
            "gateway.yaml:4: risk: apps.tea.vendors.easemob: The gateway pushes messages to people who are offline, and those sent to /v1/messages. If easemob's own push is on as well, people are told twice."
        ),
        Case(
            "the vendor pushing, and the gateway only counting",
            sound.replacing("pushesItself: false", with: "pushesItself: true")
                + "\n    push: {when: never}"),
        Case(
            "nobody pushing", sound + "\n    push: {when: never}",
            "gateway.yaml:4: risk: apps.tea.vendors.easemob: Neither easemob nor the gateway pushes."),
        Case(
            "a vendor that never says who is offline",
            sound.replacing("      easemob: {profile: easemob.json, ", with: "      nim: {")
                + "\n    push: {when: offline-event}",
            "gateway.yaml:4: risk: apps.tea.vendors.nim: nim has no event that says that a receiver is offline"
        ),
        Case(
            "nobody says who is offline",
            sound.replacing("webhook: {secretFile: webhook.secret}, ", with: "")
                + "\n    push: {when: presence}",
            "gateway.yaml:7: risk: apps.tea.push.when: No vendor of the app sends webhooks here"),
        Case(
            "a vendor that nobody knows", "apps:\n  tea:\n    vendors:\n      nimm: {}",
            "gateway.yaml:2: risk: apps.tea: The app has no APNs key",
            "gateway.yaml:4: error: apps.tea.vendors.nimm: This is not a vendor that is known here. Did you mean nim?"
        ),
        Case(
            "a profile's topic that no key has",
            sound.replacing("[com.example.tea]", with: "[com.example.coffee]"),
            "gateway.yaml:4: error: apps.tea.vendors.easemob.profile: The profile's topic com.example.tea is in no key's topics"
        ),
        Case(
            "several topics and a profile without one",
            sound.replacing("profile: easemob.json, ", with: "")
                .replacing("[com.example.tea]", with: "[com.example.tea, com.example.coffee]"),
            "gateway.yaml:4: risk: apps.tea.vendors.easemob: The profile has no topic, and the app's keys have several"
        ),
        Case(
            "a hook to a host off the list, and in clear",
            sound + "\n    hook: {url: \"http://backend.example.com/x\", secretFile: webhook.secret}",
            "gateway.yaml:7: error: apps.tea.hook.url: The hook's host is not this machine, so that its address must begin with https://.",
            "gateway.yaml:7: error: apps.tea.hook.url: The host backend.example.com is neither Apple's nor this machine; add it to hosts to allow it."
        ),
        Case(
            "a hook to a host on the list",
            sound + "\n    hook: {url: \"https://backend.example.com/x\", secretFile: webhook.secret}"
                + "\nhosts: [\"*.example.com\"]"),
        Case(
            "half a hook", sound + "\n    hook: {url: \"https://localhost\"}",
            "gateway.yaml:7: error: apps.tea.hook.url: The hook has no secret"),
        Case(
            "no hosts",
            "hosts: [\"https://example.com\"]",
            "gateway.yaml:1: error: hosts: An entry is no host"),
        Case(
            "every host", "hosts: [\"*\"]",
            "gateway.yaml:1: error: hosts: * would allow every host"),
        Case(
            "names that variables cannot tell apart", "apps: {a-b: {}, a.b: {}}",
            "gateway.yaml:1: risk: apps.a-b: The app has no APNs key",
            "gateway.yaml:1: risk: apps.a.b: The app has no APNs key",
            "gateway.yaml:1: risk: apps.a.b: In the environment, this app and a-b are both PUSHBRIDGE_APPS_A_B"
        ),
    ]

    static let keys = [
        Case(
            "a key without anything", "apps:\n  tea:\n    apns:\n      main: {}",
            "gateway.yaml:4: error: apps.tea.apns.main: The team is missing",
            "gateway.yaml:4: error: apps.tea.apns.main: The key's identifier is missing",
            "gateway.yaml:4: error: apps.tea.apns.main: The private key is missing; name its file as p8File.",
            "gateway.yaml:4: error: apps.tea.apns.main: The key has no topics"),
        Case(
            "a key without topics", sound.replacing(", topics: [com.example.tea]", with: ""),
            "gateway.yaml:4: error: apps.tea.vendors.easemob.profile: The profile's topic",
            "gateway.yaml:6: error: apps.tea.apns.main: The key has no topics, so that it signs nothing"),
        Case(
            "a key that cannot sign, and identifiers that Apple never makes",
            sound.replacing("AuthKey.p8", with: "webhook.secret").replacing("DEF123GHIJ", with: "DEF"),
            "gateway.yaml:6: risk: apps.tea.apns.main.team: Apple's team identifiers are ten letters and digits",
            "gateway.yaml:6: error: apps.tea.apns.main.p8File: The key cannot sign. There is no PEM block here"
        ),
        Case(
            "topics that are none, or have a suffix",
            sound.replacing(
                "[com.example.tea]", with: "[com.example.tea, \"a b\", com.example.x.voip]"),
            "gateway.yaml:6: error: apps.tea.apns.main.topics: A topic is no bundle identifier",
            "gateway.yaml:6: risk: apps.tea.apns.main.topics: The topic com.example.x.voip ends in .voip"),
        Case(
            "a topic of two keys", sound + "\n      other: {\(key), topics: [com.example.tea]}",
            "gateway.yaml:7: error: apps.tea.apns.other.topics: The topic com.example.tea is the key main's as well"
        ),
        Case(
            "a topic of two keys for two environments",
            sound.replacing(
                "topics: [com.example.tea]", with: "topics: [com.example.tea], environment: production")
                + "\n      other: {\(key), topics: [com.example.tea], environment: sandbox}"),
        Case(
            "two apps with one key and topic",
            sound + "\n  coffee: {apns: {main: {\(key), topics: [com.example.tea]}}}",
            "gateway.yaml:7: risk: apps.coffee.apns.main.topics: The app tea pushes to the topic com.example.tea with the same key"
        ),
        Case(
            "a server off the list, and one that is none",
            sound.replacing("topics:", with: "host: \"apns.example.com:8443\", topics:")
                + "\n      other: {\(key), host: \"a b\", topics: [com.example.x]}",
            "gateway.yaml:6: error: apps.tea.apns.main.host: The host apns.example.com is neither Apple's nor this machine",
            "gateway.yaml:7: error: apps.tea.apns.other.host: The value must be a host, or a host and a port"),
    ]
}
