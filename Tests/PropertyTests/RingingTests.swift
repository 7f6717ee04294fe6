import PushBridge
import Testing

@Suite("What is said about ringing")
struct RingingTests {
    private static let now = SettingsLawTests.now
    /// Whose settings the lines are.
    private static let user: UTF8Text = "6006"

    private static let pairs =
        VendorPair.all + VendorPair.same + [VendorPair(source: "agora", target: "nim")]

    /// Whether a message of one of the two apps can be forced on those who muted it.
    private static func hasForce(_ pair: VendorPair) -> Bool {
        [pair.source, pair.target].contains(where: RingingSituation.hasForce)
    }

    @Test(
        "Every sentence about ringing is true, and no difference is left untold",
        arguments: pairs.map { ($0, false) } + pairs.filter(hasForce).map { ($0, true) })
    func sentences(pair: VendorPair, forceOverridesAll: Bool) throws {
        var configuration = SettingsConverter.Configuration(source: pair.source, target: pair.target)
        configuration.now = Self.now
        let source = try Self.profile(pair.source, forceOverridesAll)
        let target = try Self.profile(pair.target, forceOverridesAll)
        configuration.profiles = source.vendor == target.vendor ? [source] : [source, target]
        let converter = try SettingsConverter(configuration)
        let trials = try Self.trials(from: source, to: target)
        var lines = ClashingSettings(seed: 97)
        var told = 0
        // Settings of some vendors are near each other, so it takes more of them to have as much to say; a vendor's own say
        // nothing.
        let count =
            switch (pair.source, pair.target) {
            case ("nim", "tencent"), ("tencent", "nim"): 320
            case ("tencent", "rongcloud"), ("openim", "easemob"), ("openim", "tencent"): 120
            case (let source, let target): source == target ? 20 : 40
            }
        for number in 0..<count {
            let line =
                switch pair.source {
                case "nim": lines.nim()
                case "tencent": lines.tencent()
                case "rongcloud": lines.rongcloud()
                case "openim": lines.openIM()
                default: lines.easemob()
                }
            let made = try converter.convert(line)
            try #require(made.original.id == Self.user && made.recipient.id == Self.user)
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
            // Where nothing is said, one moment in four is asked about, each time other ones.
            let (fault, shown) = Self.fault(in: claims, about: made, trials) { minute in
                !claims.isEmpty || minute % 4 == number % 4
            }
            #expect(fault == nil, "\(line): \(fault.map { "\($0)" } ?? "") \(made.differences)")
            if fault == nil {
                #expect(
                    shown.count == claims.count, "a sentence is about nothing: \(line) \(made.differences)")
            }
        }
        // RongCloud silences all that OpenIM does, and nothing else.
        let isAlike = pair.source == pair.target || pair == VendorPair(source: "openim", target: "rongcloud")
        #expect((told > 15) != isAlike, "\(told) sentences")
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

    /// Every situation in which the two apps are asked, by its place.
    private static func trials(from source: AppProfile, to target: AppProfile) throws -> [(
        place: RingingPlace, trials: [RingingTrial]
    )] {
        let (before, after, people) = (AppRules(source), AppRules(target), People(groups: try groups()))
        return RingingPlace.all.map { place in
            let trials = RingingSituation.all(at: place, after: now).map {
                RingingTrial($0, for: user, before: before, after: after, people)
            }
            return (place, trials)
        }
    }

    /// The first situation in which a sentence is false or a difference untold, and which sentences were about one until
    /// there.
    private static func fault(
        in claims: [RingingClaim], about made: SettingsConversion,
        _ trials: [(place: RingingPlace, trials: [RingingTrial])], isAsked: (_ minuteOfDay: Int) -> Bool
    ) -> (fault: RingingSituation?, shown: Set<Int>) {
        var shown: Set<Int> = []
        for (place, trials) in trials {
            let hasOwnSetting = hasSetting(made, place)
            let here = claims.indices.filter { claims[$0].covers(place, hasOwnSetting: hasOwnSetting) }
            for trial in trials where isAsked(trial.minuteOfDay) {
                let (rang, rings) = (trial.rang(made.original), trial.rings(made.recipient))
                let saying = here.filter {
                    claims[$0].covers(trial.situation, minuteOfDay: trial.minuteOfDay)
                }
                let exact = saying.filter { claims[$0].isForced == trial.situation.isForced }
                shown.formUnion(exact)
                let isTrue = exact.allSatisfy { claims[$0].rings == rings && rings != rang }
                let isTold = rings == rang || saying.contains { claims[$0].rings == rings }
                if !isTrue || !isTold { return (trial.situation, shown) }
            }
        }
        return (nil, shown)
    }

    private static func hasSetting(_ made: SettingsConversion, _ place: RingingPlace) -> Bool {
        [made.original, made.recipient].contains {
            $0.setting(for: place.kind, id: place.id, ignoringCase: false) != nil
        }
    }

    private static func groups() throws -> GroupDirectory {
        var groups = GroupDirectory()
        for id in ["c1", "c2"] {
            try groups.add(
                JSONDocument(#"{"id":"\#(id)","members":["6006","boss","member"],"managers":["boss"]}"#).root)
        }
        return groups
    }
}
