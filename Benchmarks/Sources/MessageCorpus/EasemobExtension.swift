/// The `ext` of Easemob's messages: push conventions beside keys of the app's own.
enum EasemobExtension {
    static func make(inGroup isGroup: Bool, _ random: inout SplitMix64) -> JSONNode {
        var ext: JSONNode = [:]
        if random.chance(40) {
            ext["nickname"] = .string(Phrases.name(&random))
            ext["avatar"] = .string("https://cdn.example.com/avatar/\(random.hexadecimal(16)).png")
        }
        if isGroup, random.chance(35) { ext["em_at_list"] = mentions(&random) }
        if random.chance(50) { ext["em_apns_ext"] = apple(&random) }
        if random.chance(30) { ext["em_push_ext"] = common(inGroup: isGroup, &random) }
        if random.chance(8) { ext["em_push_template"] = template(&random) }
        if random.chance(4) { ext["em_ignore_notification"] = true }
        if random.chance(8) { ext["em_force_notification"] = true }
        if random.chance(10) {
            ext["em_android_push_ext"] = ["fcm_channel_id": "chat", "xiaomi_channel_id": "high_system"]
        }
        if random.chance(2) { ext["em_push_filter"] = ["accept_device_id": ["d1", "d2"].node] }
        return ext
    }

    private static func mentions(_ random: inout SplitMix64) -> JSONNode {
        random.chance(15) ? "all" : .strings(Cast.persons(1 + random.below(3), &random))
    }

    private static func apple(_ random: inout SplitMix64) -> JSONNode {
        var apple: JSONNode = [:]
        if random.chance(70) {
            apple["em_push_title"] = .string(Phrases.title(&random))
            apple["em_push_content"] = .string(Phrases.text(&random))
        }
        if random.chance(15) { apple["em_alert_subTitle"] = .string(Phrases.name(&random)) }
        if random.chance(35) { apple["em_push_sound"] = "ring.caf" }
        if random.chance(10) { apple["em_push_badge"] = .integer(random.below(120)) }
        if random.chance(20) { apple["em_push_category"] = "MESSAGE" }
        if random.chance(40) { apple["em_push_mutable_content"] = true }
        if random.chance(10) { apple["thread_id"] = .string("thread-\(random.below(50))") }
        if random.chance(5) { apple["em_push_collapse_key"] = .string("order-\(random.digits(6))") }
        if random.chance(50) { apple["extern"] = application(&random) }
        return apple
    }

    private static func common(inGroup isGroup: Bool, _ random: inout SplitMix64) -> JSONNode {
        var common: JSONNode = [
            "title": .string(Phrases.title(&random)), "content": .string(Phrases.text(&random)),
        ]
        if random.chance(60) { common["custom"] = application(&random) }
        if isGroup { common["group_user_nickname"] = .string(Phrases.name(&random)) }
        return common
    }

    private static func template(_ random: inout SplitMix64) -> JSONNode {
        [
            "name": random.chance(80) ? "order" : "retired", "title_args": [random.digits(6)].node,
            "content_args": ["牛肉面", String(1 + random.below(40))].node,
        ]
    }

    /// What an app hands to itself: ids beyond 53 bits, decimals, nested objects.
    private static func application(_ random: inout SplitMix64) -> JSONNode {
        [
            "route": .string("chat/\(Cast.person(&random))"), "orderId": .number(random.digits(18)),
            "price": .number("\(random.below(500)).\(random.below(10))0"),
            "extra": ["source": "im", "tags": ["a", "b"].node, "isNew": .bool(random.chance(50))],
        ]
    }
}

extension [String] {
    /// The strings as a JSON array.
    var node: JSONNode { .strings(self) }
}
