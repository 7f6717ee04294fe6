/// What a NIM message says about its push, in no shape's words yet.
struct NIMPush {
    /// What the listed members of a team are told.
    struct Forced {
        let ids: [String]
        let isForced: Bool
        let content: String
    }

    let isEnabled: Bool
    let hasPrefix: Bool
    let isCounted: Bool
    let content: String?
    let payload: JSONNode?
    let forced: Forced?

    init(inTeam isTeam: Bool, from sender: String, to receiver: String, _ random: inout SplitMix64) {
        isEnabled = !random.chance(4)
        hasPrefix = random.chance(75)
        isCounted = !random.chance(8)
        content = random.chance(60) ? Phrases.text(&random) : nil
        payload =
            random.chance(70)
            ? Self.payload(session: isTeam ? receiver : sender, isTeam: isTeam, &random) : nil
        forced =
            isTeam && random.chance(30)
            ? Forced(
                ids: Cast.persons(1 + random.below(4), &random), isForced: random.chance(70),
                content: Phrases.name(&random) + "提到了你") : nil
    }

    private static func payload(session: String, isTeam: Bool, _ random: inout SplitMix64) -> JSONNode {
        var payload: JSONNode = [:]
        if random.chance(60) { payload["pushTitle"] = .string(Phrases.title(&random)) }
        if random.chance(70) {
            payload["sessionId"] = .string(session)
            payload["sessionType"] = isTeam ? "team" : "p2p"
        }
        if random.chance(45) { payload["apsField"] = aps(&random) }
        if random.chance(8) { payload["apns-collapse-id"] = .string(random.hexadecimal(32)) }
        if random.chance(20) { addOtherPlatforms(to: &payload) }
        if random.chance(25) {
            payload["order"] = [
                "id": .number(random.digits(18)),
                "price": .number("\(random.below(500)).\(random.below(10))0"),
                "items": ["面", "茶"].node,
            ]
        }
        return payload
    }

    private static func aps(_ random: inout SplitMix64) -> JSONNode {
        var aps: JSONNode = [:]
        if random.chance(50) {
            aps["alert"] = ["title": .string(Phrases.title(&random)), "body": .string(Phrases.text(&random))]
        }
        if random.chance(60) { aps["sound"] = "ring.caf" }
        if random.chance(60) { aps["mutable-content"] = 1 }
        if random.chance(25) { aps["category"] = "MESSAGE" }
        if random.chance(20) { aps["thread-id"] = .string("thread-\(random.below(50))") }
        if random.chance(5) { aps["interruption-level"] = "time-sensitive" }
        return aps
    }

    private static func addOtherPlatforms(to payload: inout JSONNode) {
        payload["hwField"] = [
            "click_action": ["type": 1, "intent": "intent://chat"], "importance": "NORMAL",
        ]
        payload["oppoField"] = ["channel_id": "chat", "category": "IM", "notify_level": 2]
        payload["channel_id"] = "high_system"
    }
}
