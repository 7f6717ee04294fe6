import Testing

@testable import Gateway

@Suite("The keys of a configuration")
struct ConfigurationKeyTests {
    @Test("Every key has a name of its own, a variable of its own, a meaning, and a range")
    func distinct() {
        let keys = ConfigurationKey.all
        #expect(Set(keys.map(\.name)).count == keys.count && keys.count > 30)
        let variables = keys.compactMap(\.variable)
        #expect(Set(variables).count == variables.count && variables.count == 9, "\(variables)")
        for key in keys { #expect(key.meaning.hasSuffix(".") && !key.takes.isEmpty, "\(key.name)") }
        #expect(variables.contains("PUSHBRIDGE_APPS_NAME_VENDORS_VENDOR_WEBHOOK_SECRET"))
        #expect(variables.contains("PUSHBRIDGE_LOG_LEVEL"))
    }

    @Test(
        "Every default can be written as it is shown",
        arguments: ConfigurationKey.all.filter { !$0.standard.isEmpty })
    func defaults(of key: ConfigurationKey) throws {
        let names = ["NAME": "tea", "VENDOR": "nim", "KEY": "main"]
        let text = key.steps.reversed().reduce(key.standard) { "{\(names[$1] ?? $1): \($0)}" }
        let faults = try ConfigurationFolder().problems(text).filter { $0.contains("The value must be") }
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test(
        "A value that its key does not take is an error",
        arguments: ConfigurationKey.all.filter { $0.form != .file })
    func refused(by key: ConfigurationKey) throws {
        let names = ["NAME": "tea", "VENDOR": "nim", "KEY": "main"]
        let text = key.steps.reversed().reduce("\"\"") { "{\(names[$1] ?? $1): \($0)}" }
        let name = key.steps.map { names[$0] ?? $0 }.joined(separator: ".")
        let problems = try ConfigurationFolder().problems(text)
        #expect(problems.contains { $0.contains("error: \(name): The ") }, "\(problems)")
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
