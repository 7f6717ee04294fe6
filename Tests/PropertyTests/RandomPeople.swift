import PushRecords
import TestSupport

/// People with settings of every kind, of whom many share an identifier.
enum RandomPeople {
    /// Identifiers of which some differ in case only, and some only in case that is not ASCII's.
    static let ids: [UTF8Text] =
        [
            "ann", "Ann", "ANN", "aNN", "bob", "", " ", "0", "\u{0}", "\"", "ÄB", "äb", "Äb", "K", "k",
            "\u{212A}",
            "🛵", "🛵A", "🛵a", UTF8Text(String(repeating: "x", count: 64)),
            UTF8Text(String(repeating: "x", count: 63) + "X"),
            UTF8Text(String(repeating: "é", count: 40_000)),
        ] + (0..<60).map { UTF8Text("user\($0)") } + (0..<30).map { UTF8Text("User\($0)") }

    private static let texts: [UTF8Text] = [
        "", "a", "艾丽", "00ff", UTF8Text(String(repeating: "0", count: 62)),
        UTF8Text(String(repeating: "f", count: 63)), UTF8Text(String(repeating: "e", count: 64)),
        UTF8Text(String(repeating: "long", count: 1_100)),
    ]
    private static let numbers = [0, 1, 63, 64, 4_095, 4_096, 1_440, -1, .max, .min, 1_795_262_400]

    static func make(_ count: Int, seed: UInt64) -> [Recipient] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { _ in person(&random) }
    }

    private static func person(_ random: inout SplitMix64) -> Recipient {
        var person = Recipient(id: random.pick(ids))
        if random.once(in: 3) { return person }
        person.nickname = text(&random)
        person.display = random.pick(DisplayStyle.allCases + [nil])
        person.mode = random.pick(NotificationMode.allCases + [nil])
        person.language = text(&random)
        person.quiet = random.once(in: 2) ? quiet(&random) : nil
        person.conversations = (0..<some(&random)).map { _ in conversation(&random) }
        person.template = text(&random)
        person.textKey = text(&random)
        for _ in 0..<some(&random) { person.remarks[random.pick(ids)] = random.pick(texts) }
        person.unread = random.pick(numbers)
        person.pushesWhileDesktopOnline = random.pick([true, false, nil])
        person.devices = (0..<some(&random)).map { _ in device(&random) }
        return person
    }

    /// Mostly few, sometimes many.
    private static func some(_ random: inout SplitMix64) -> Int {
        random.once(in: 6) ? Int.random(in: 14...40, using: &random) : Int.random(in: 0...3, using: &random)
    }

    private static func text(_ random: inout SplitMix64) -> UTF8Text? {
        random.once(in: 2) ? nil : random.pick(texts)
    }

    private static func moment(_ random: inout SplitMix64) -> Instant? {
        random.once(in: 2) ? nil : Instant(seconds: random.pick(numbers))
    }

    private static func quiet(_ random: inout SplitMix64) -> QuietTime {
        let offset = random.pick([0, 28_800, -12_600])
        let zone = TimeZoneRule(name: random.pick(["Asia/Shanghai", "UTC"])) { _ in offset }
        var quiet = QuietTime(until: moment(&random), zone: random.once(in: 3) ? nil : zone)
        if random.once(in: 2) {
            quiet.daily = DailyInterval(
                start: random.pick(numbers), end: random.pick(numbers),
                zero: random.pick([.off, .allDay, nil]))
        }
        return quiet
    }

    private static func conversation(_ random: inout SplitMix64) -> ConversationSetting {
        var setting = ConversationSetting(
            kind: random.pick(Conversation.Kind.allCases), id: random.pick(ids))
        setting.mode = random.pick(NotificationMode.allCases + [nil])
        setting.quietUntil = moment(&random)
        setting.mute = random.pick(ConversationMute.allCases)
        setting.isSuperteam = random.once(in: 2)
        return setting
    }

    private static func device(_ random: inout SplitMix64) -> Device {
        Device(
            token: random.pick(texts), topic: text(&random), id: text(&random), notifier: text(&random),
            kind: random.pick(Device.Kind.allCases), environment: random.pick(Device.Environment.allCases))
    }
}
