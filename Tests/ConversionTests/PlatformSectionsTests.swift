import PushBridge
import PushModel
import Testing
import Vendors

@Suite("Settings for other platforms")
struct PlatformSectionsTests {
    @Test("What both vendors have is spelled as the other spells it", arguments: Case.pairs)
    func pairs(_ example: Case) throws {
        try example.check()
    }

    @Test("What the other vendor lacks is named, and nothing else is lost", arguments: Case.losses)
    func losses(_ example: Case) throws {
        try example.check()
    }

    @Test("What has another form than the documents say is read as far as it goes", arguments: Case.oddities)
    func oddities(_ example: Case) throws {
        try example.check()
    }

    @Test(
        "Every setting that both have is converted both ways, its value as it was spelled",
        arguments: Pair.all)
    func everyPair(_ pair: Pair) throws {
        let value = try RawJSON(validating: #"{"k":1.50}"#)
        for setting in pair.source.settings where pair.target.first(setting.name) != nil {
            let there = pair.source.convert(Self.nested(value, setting.steps), to: pair.target)
            #expect(there.lost.isEmpty, "\(setting.id)")
            let back = pair.target.convert(there.sections, to: pair.source)
            #expect(back.lost.isEmpty, "\(setting.id)")
            let written = try #require(pair.source.first(setting.name))
            #expect(back.sections == Self.nested(value, written), "\(setting.id)")
        }
    }

    @Test("Every setting of one vendor alone is named as lost", arguments: Pair.all)
    func everyLoss(_ pair: Pair) {
        for setting in pair.source.settings where pair.target.first(setting.name) == nil {
            let result = pair.source.convert(Self.nested(.integer(1), setting.steps), to: pair.target)
            #expect(result.sections == [])
            #expect(result.lost.map(\.path) == [setting.steps.map { "/\($0)" }.joined()], "\(setting.id)")
        }
    }

    private static func nested(_ value: RawJSON, _ steps: [UTF8Text]) -> [JSONField] {
        guard let first = steps.first else { return [] }
        let inner = steps.dropFirst().reversed().reduce(value) {
            RawJSON.object(of: [JSONField(key: $1, value: $0)])
        }
        return [JSONField(key: first, value: inner)]
    }
}

/// Two vendors.
struct Pair: Sendable, CustomTestStringConvertible {
    let source: Side
    let target: Side

    /// Every vendor with every other one.
    static let all = Side.all.flatMap { source in
        Side.all.filter { $0.number != source.number }.map { Pair(source: source, target: $0) }
    }

    var testDescription: String { "\(source.name) to \(target.name)" }
}

/// A vendor with its settings for other platforms.
struct Side: Sendable {
    let number: Int
    let name: String
    let settings: [PlatformSetting]

    static let all = VendorRegistry.standard.adapters.enumerated().map { number, adapter in
        Side(number: number, name: adapter.vendors[0], settings: adapter.dialect.table.platforms)
    }

    /// Where a setting is written.
    func first(_ name: String) -> [UTF8Text]? { settings.first { $0.name == name }?.steps }

    func convert(
        _ sections: [JSONField], to target: Side
    ) -> (sections: [JSONField], lost: [PlatformLoss]) {
        VendorRegistry.standard.platforms.convert(sections, from: number, to: target.number)
    }
}

/// Sections of one vendor, and what they are for another.
struct Case: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    let sections: String
    let expected: String
    var lost: [String] = []

    var testDescription: String { "\(from) \(sections)" }

    func check() throws {
        let fields = try JSONDocument(sections).root.members.map(JSONField.init)
        let registry = VendorRegistry.standard
        let (source, target) = try (
            #require(registry.number(of: from)), #require(registry.number(of: to))
        )
        let result = registry.platforms.convert(fields, from: source, to: target)
        #expect(RawJSON.object(of: result.sections).text.string == expected)
        #expect(result.lost.map(\.path) == lost)
    }

    /// Settings as the vendors' documents print them (EM-054, EM-055, NIM-028 to NIM-036).
    static let pairs = [
        Case(
            from: "easemob", to: "nim",
            sections:
                #"{"em_android_push_ext":{"huawei_category":"IM","huawei_channel_id":"chat","huawei_target_user_type":1}}"#,
            expected:
                #"{"hwField":{"androidConfig":{"category":"IM"},"channel_id":"chat","target_user_type":1}}"#),
        Case(
            from: "easemob", to: "nim",
            sections:
                #"{"em_android_push_ext":{"honor_importance":"NORMAL","honor_target_user_type":0,"oppo_channel_id":"c","oppo_category":"IM","oppo_notify_level":16,"vivo_category":"IM","fcm_channel_id":"f"}}"#,
            expected:
                #"{"honorField":{"notification":{"importance":"NORMAL"},"targetUserType":0},"oppoField":{"channel_id":"c","category":"IM","notify_level":16},"vivoField":{"category":"IM"},"fcmFieldV1":{"message":{"android":{"notification":{"channel_id":"f"}}}}}"#
        ),
        Case(
            from: "easemob", to: "nim",
            sections: #"{"em_harmony_push_ext":{"category":"IM","is_test_message":true,"notify_id":7}}"#,
            expected:
                #"{"harmonyField":{"payload":{"notification":{"category":"IM","notifyId":7}},"pushOptions":{"testMessage":true}}}"#
        ),
        Case(
            from: "easemob", to: "nim", sections: #"{"em_oppo_push_channel_id":"c"}"#,
            expected: #"{"oppoField":{"channel_id":"c"}}"#),
        Case(
            from: "nim", to: "easemob",
            sections:
                #"{"hwField":{"channel_id":"chat","androidConfig":{"category":"IM"}},"vivoField":{"category":"IM"},"fcmField":{"android_channel_id":"f"}}"#,
            expected:
                #"{"em_android_push_ext":{"huawei_channel_id":"chat","huawei_category":"IM","vivo_category":"IM","fcm_channel_id":"f"}}"#
        ),
        Case(
            from: "nim", to: "agora",
            sections:
                #"{"harmonyField":{"payload":{"notification":{"category":"IM","notifyId":7}},"pushOptions":{"testMessage":true}}}"#,
            expected: #"{"em_harmony_push_ext":{"category":"IM","notify_id":7,"is_test_message":true}}"#),
        Case(
            from: "agora", to: "easemob", sections: #"{"em_android_push_ext":{"xiaomi_channel_id":"x"}}"#,
            expected: #"{"em_android_push_ext":{"xiaomi_channel_id":"x"}}"#),
        Case(from: "nim", to: "easemob", sections: "{}", expected: "{}"),
    ]

    static let losses = [
        Case(
            from: "easemob", to: "nim",
            sections:
                #"{"em_android_push_ext":{"huawei_receipt_id":"R","huawei_category":"IM","the_apps":{"own":1}},"em_push_channel_id":"c","channel_id":"d"}"#,
            expected: #"{"hwField":{"androidConfig":{"category":"IM"}}}"#,
            lost: [
                "/em_android_push_ext/huawei_receipt_id", "/em_android_push_ext/the_apps",
                "/em_push_channel_id", "/channel_id",
            ]),
        Case(
            from: "nim", to: "easemob",
            sections:
                #"{"hwField":{"click_action":{"type":1,"action":"com.example.ACT"},"badge":{"add_num":1},"a/b":2},"vivoField":{"skipType":"1"},"hwPassThroughField":{"data":"x"}}"#,
            expected: "{}",
            lost: [
                "/hwField/click_action", "/hwField/badge", "/hwField/a~1b", "/vivoField/skipType",
                "/hwPassThroughField",
            ]),
        Case(
            from: "nim", to: "easemob",
            sections:
                #"{"fcmFieldV1":{"validate_only":false,"message":{"needNotification":true,"android":{"notification":{"channel_id":"f","color":"red"}}}}}"#,
            expected: #"{"em_android_push_ext":{"fcm_channel_id":"f"}}"#,
            lost: [
                "/fcmFieldV1/validate_only", "/fcmFieldV1/message/needNotification",
                "/fcmFieldV1/message/android/notification/color",
            ]),
        Case(
            from: "nim", to: "easemob", sections: #"{"category":"IM","unknownField":{}}"#, expected: "{}",
            lost: ["/category", "/unknownField"]),
    ]

    static let oddities = [
        // JSON within a string (NIM 9.28).
        Case(
            from: "nim", to: "easemob",
            sections:
                #"{"harmonyField":"{\"payload\":{\"notification\":{\"category\":\"IM\"}}}","hwField":"{\"androidConfig\":\"{\\\"category\\\":\\\"IM\\\"}\"}"}"#,
            expected:
                #"{"em_harmony_push_ext":{"category":"IM"},"em_android_push_ext":{"huawei_category":"IM"}}"#
        ),
        Case(
            from: "nim", to: "easemob",
            sections: #"{"honorField":"no object","hwField":{"androidConfig":7}}"#,
            expected: "{}", lost: ["/honorField", "/hwField/androidConfig"]),
        // Values pass as they are spelled.
        Case(
            from: "easemob", to: "nim",
            sections:
                #"{"em_android_push_ext":{"oppo_notify_level":"2","vivo_category":1.0,"huawei_category":"\u0041"}}"#,
            expected:
                #"{"oppoField":{"notify_level":2},"vivoField":{"category":"1"},"hwField":{"androidConfig":{"category":"\u0041"}}}"#
        ),
        // Of two places with one value nothing is lost; of two values the first stays.
        Case(
            from: "nim", to: "easemob",
            sections:
                #"{"fcmFieldV1":{"message":{"android":{"notification":{"channel_id":"f"}}}},"fcmField":{"channel_id":"f","android_channel_id":"g"}}"#,
            expected: #"{"em_android_push_ext":{"fcm_channel_id":"f"}}"#,
            lost: ["/fcmField/android_channel_id"]),
        // Of members with one name the last counts; null says nothing.
        Case(
            from: "easemob", to: "nim",
            sections:
                #"{"em_android_push_ext":{"vivo_category":"A","vivo_category":"B","oppo_category":null},"em_harmony_push_ext":null}"#,
            expected: #"{"vivoField":{"category":"B"}}"#),
    ]
}
