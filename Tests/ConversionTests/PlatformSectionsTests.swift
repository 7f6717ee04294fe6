import PushBridge
import PushModel
import Testing

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

    @Test("Every setting that both have is converted both ways, its value as it was spelled")
    func everyPair() throws {
        let value = try RawJSON(validating: #"{"k":1.50}"#)
        for row in PlatformSettings.rows {
            let other = row.vendor == "nim" ? "easemob" : "nim"
            guard Self.first(row.setting, of: other) != nil else { continue }
            let there = PlatformSections.convert(Self.nested(value, row.steps), from: row.vendor, to: other)
            #expect(there.lost.isEmpty, "\(row.id)")
            let back = PlatformSections.convert(there.sections, from: other, to: row.vendor)
            #expect(back.lost.isEmpty, "\(row.id)")
            let written = try #require(Self.first(row.setting, of: row.vendor))
            #expect(back.sections == Self.nested(value, written), "\(row.id)")
        }
    }

    @Test("Every setting of one vendor alone is named as lost")
    func everyLoss() {
        for row in PlatformSettings.rows {
            let other = row.vendor == "nim" ? "easemob" : "nim"
            if Self.first(row.setting, of: other) != nil { continue }
            let result = PlatformSections.convert(
                Self.nested(.integer(1), row.steps), from: row.vendor, to: other)
            #expect(result.sections == [])
            #expect(result.lost.map(\.path) == [row.steps.map { "/\($0)" }.joined()], "\(row.id)")
        }
    }

    /// Where a vendor's setting is written.
    private static func first(_ setting: String, of vendor: String) -> [UTF8Text]? {
        PlatformSettings.rows.first { $0.vendor == vendor && $0.setting == setting }?.steps
    }

    private static func nested(_ value: RawJSON, _ steps: [UTF8Text]) -> [JSONField] {
        guard let first = steps.first else { return [] }
        let inner = steps.dropFirst().reversed().reduce(value) {
            RawJSON.object(of: [JSONField(key: $1, value: $0)])
        }
        return [JSONField(key: first, value: inner)]
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
        let result = PlatformSections.convert(fields, from: from, to: to)
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
        Case(
            from: "nim", to: "pigeon", sections: #"{"hwField":{"channel_id":"c"}}"#, expected: "{}",
            lost: ["/hwField/channel_id"]),
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
                #"{"oppoField":{"notify_level":"2"},"vivoField":{"category":1.0},"hwField":{"androidConfig":{"category":"\u0041"}}}"#
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
