/// What the people of the corpus set, and who is in which group.
public enum Settings {
    /// The recipients file: a line for each person.
    public static func recipients() -> [JSONNode] {
        var random = SplitMix64(seed: 0x7265_6369)
        return (0..<Cast.people).map { recipient($0, &random) }
    }

    /// The groups file: a line for each group.
    public static func groups() -> [JSONNode] {
        (0..<Cast.groups).map { ["id": .string(Cast.group($0)), "members": .strings(Cast.members(of: $0))] }
    }

    private static func recipient(_ index: Int, _ random: inout SplitMix64) -> JSONNode {
        var recipient: JSONNode = [
            "id": .string(Cast.person(index)), "nickname": .string(Phrases.name(&random)),
        ]
        if random.chance(70) { recipient["display"] = random.chance(60) ? "summary" : "simple" }
        if random.chance(20) { recipient["mode"] = random.chance(60) ? "mentions" : "none" }
        if random.chance(35) { recipient["quiet"] = quietTime(&random) }
        if random.chance(25) { recipient["conversations"] = .array([conversation(&random)]) }
        if random.chance(10) { recipient["template"] = "order" }
        if random.chance(60) { recipient["unread"] = .integer(random.below(150)) }
        recipient["devices"] = .array((0..<(random.chance(15) ? 2 : 1)).map { device($0, &random) })
        return recipient
    }

    private static func quietTime(_ random: inout SplitMix64) -> JSONNode {
        if random.chance(20) { return ["until": "2026-11-21T12:00:00Z"] }
        return [
            "daily": random.chance(75)
                ? ["start": "22:00", "end": "08:00"] : ["start": "12:30", "end": "14:00"],
            "timeZone": .string(random.one(of: ["Asia/Shanghai", "+08:00", "Europe/Berlin"])),
        ]
    }

    private static func conversation(_ random: inout SplitMix64) -> JSONNode {
        let isGroup = random.chance(70)
        return [
            "kind": isGroup ? "group" : "direct",
            "id": .string(isGroup ? Cast.group(&random) : Cast.person(&random)),
            "muted": .bool(random.chance(60)),
        ]
    }

    private static func device(_ index: Int, _ random: inout SplitMix64) -> JSONNode {
        [
            "token": .string(random.hexadecimal(64)), "topic": "com.example.teahouse",
            "deviceID": .string("d\(index + 1)"), "notifier": "Production", "kind": "alert",
            "environment": "production",
        ]
    }
}
