import Testing

@testable import Gateway

@Suite("The table of settings")
struct SettingTableTests {
    @Test("Every key has a name of its own, a variable of its own, words, and a range")
    func distinct() {
        let entries = ConfigurationKeys.all
        #expect(Set(entries.map(\.key)).count == entries.count && entries.count > 30)
        let variables = entries.compactMap(\.variable)
        #expect(Set(variables).count == variables.count && variables.count == 9, "\(variables)")
        for entry in entries {
            #expect(entry.words.hasSuffix(".") && !entry.takes.isEmpty, "\(entry.key)")
        }
        #expect(variables.contains("PUSHBRIDGE_APPS_NAME_VENDORS_VENDOR_WEBHOOK_SECRET"))
        #expect(variables.contains("PUSHBRIDGE_LOG_LEVEL"))
    }

    @Test("Every default can be written as it is shown")
    func defaults() {
        Self.check(SettingTable.gateway, GatewayDraft())
        Self.check(SettingTable.app, AppDraft(app: AppConfiguration(name: "a")))
        Self.check(SettingTable.vendor, VendorDraft(vendor: VendorConfiguration(name: "v")))
        Self.check(SettingTable.apnsKey, APNSKeyDraft())
    }

    private static func check<Root>(_ settings: [GatewaySetting<Root>], _ root: Root) {
        for setting in settings {
            let shown = setting.spelled(root)
            if shown.isEmpty { continue }
            var changed = root
            let fault = setting.set(.text(shown), &changed)
            #expect(fault == nil && setting.spelled(changed) == shown, "\(setting.name): \(fault ?? "")")
        }
    }

    @Test(
        "Sizes and times are read with their units, and with no other text",
        arguments: [
            ("64KB", 65_536, nil), ("64 kb", 65_536, nil), ("1GB", 1 << 30, nil), ("10", 10, nil),
            ("30s", nil, 30_000), ("500ms", nil, 500), ("24h", nil, 86_400_000), ("7d", nil, 604_800_000),
            ("0s", nil, 0), ("5 m", nil, 300_000), ("", nil, nil), ("s", nil, nil), ("-1s", nil, nil),
            ("1.5h", nil, nil), ("99999999999999999999d", nil, nil), ("9223372036854775807d", nil, nil),
            ("٣s", nil, nil), ("1KB2", nil, nil),
        ] as [(String, Int?, Int?)])
    func units(text: String, bytes: Int?, milliseconds: Int?) {
        #expect(SettingForm.bytes(in: text) == bytes)
        #expect(SettingForm.time(in: text)?.milliseconds == milliseconds)
    }
}
