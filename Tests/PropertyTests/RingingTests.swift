import PushBridge
import Testing

@Suite("What is said about ringing")
struct RingingTests {
    private static let now = SettingsLawTests.now

    @Test(
        "Every sentence about ringing is true, and no difference is left untold",
        arguments: VendorPair.all + VendorPair.same + [VendorPair(source: "agora", target: "nim")],
        [false, true])
    func sentences(pair: VendorPair, forceOverridesAll: Bool) throws {
        var configuration = SettingsConverter.Configuration(source: pair.source, target: pair.target)
        configuration.now = Self.now
        let source = try Self.profile(pair.source, forceOverridesAll)
        let target = try Self.profile(pair.target, forceOverridesAll)
        configuration.profiles = source.vendor == target.vendor ? [source] : [source, target]
        let converter = try SettingsConverter(configuration)
        let situations = RingingSituation.all(after: Self.now)
        let (before, after) = (AppRules(source), AppRules(target))
        let people = People(groups: try Self.groups())
        var lines = ClashingSettings(seed: 97)
        var told = 0
        // Settings of some vendors are near each other, so it takes more of them to have as much to say; a vendor's own say
        // nothing.
        let count =
            switch (pair.source, pair.target) {
            case ("nim", "tencent"), ("tencent", "nim"): 320
            case ("tencent", "rongcloud"): 120
            case (let source, let target): source == target ? 20 : 40
            }
        for _ in 0..<count {
            let line =
                switch pair.source {
                case "nim": lines.nim()
                case "tencent": lines.tencent()
                case "rongcloud": lines.rongcloud()
                default: lines.easemob()
                }
            let made = try converter.convert(line)
            let ringing = made.differences.filter {
                $0.code.hasSuffix("rings") || $0.code.hasSuffix("silent")
            }
            let claims = ringing.map(\.text).compactMap(RingingClaim.init)
            try #require(claims.count == ringing.count, "\(line): \(made.differences)")
            told += claims.count
            for (claim, difference) in zip(claims, ringing) {
                let code = (claim.isForced ? "forced-" : "") + (claim.rings ? "rings" : "silent")
                #expect(difference.code == code, "\(line): \(difference)")
            }
            var shown: Set<Int> = []
            let fault = situations.first { situation in
                let rang = situation.rings(made.original, at: before, people)
                let rings = situation.rings(made.recipient, at: after, people)
                let saying = claims.indices.filter { index in
                    claims[index].covers(
                        situation, minuteOfDay: Self.minute(situation.moment),
                        hasOwnSetting: Self.hasSetting(made, situation))
                }
                let exact = saying.filter { claims[$0].isForced == situation.isForced }
                shown.formUnion(exact)
                let isTrue = exact.allSatisfy { claims[$0].rings == rings && rings != rang }
                return !isTrue || rings != rang && !saying.contains { claims[$0].rings == rings }
            }
            #expect(fault == nil, "\(line): \(fault.map { "\($0)" } ?? "") \(made.differences)")
            if fault == nil {
                #expect(
                    shown.count == claims.count, "a sentence is about nothing: \(line) \(made.differences)")
            }
        }
        #expect((told > 15) == (pair.source != pair.target), "\(told) sentences")
    }

    /// A vendor's preset, or one in which force overrides whatever a user set.
    private static func profile(_ vendor: String, _ forceOverridesAll: Bool) throws -> AppProfile {
        var profile = try AppProfile(vendor: vendor)
        if forceOverridesAll {
            profile.policies.forceOverrides = [
                .quietHours, .quietDuration, .conversationMuted, .modeNone, .notMentioned,
            ]
        }
        return profile
    }

    private static func hasSetting(_ made: SettingsConversion, _ situation: RingingSituation) -> Bool {
        [made.original, made.recipient].contains {
            $0.setting(for: situation.kind, id: situation.id, ignoringCase: false) != nil
        }
    }

    private static func minute(_ moment: Instant) -> Int { (moment.seconds + 28_800) % 86_400 / 60 }

    private static func groups() throws -> GroupDirectory {
        var groups = GroupDirectory()
        for id in ["c1", "c2"] {
            try groups.add(
                JSONDocument(#"{"id":"\#(id)","members":["6006","boss","member"],"managers":["boss"]}"#).root)
        }
        return groups
    }
}
