import PushModel
import Testing

@Suite("A profile is a list of settings, of which each can be changed")
struct ProfileSettingTests {
    /// A file that says something else than every preset, wherever a file can say something of how pushes look.
    private static let whole =
        #"{"vendor":"easemob","badgeCap":7,"timeToLive":60,"offlinePush":{"alert":"x"},"recallOverride":true,"isMutable":true,"display":"summary","mode":"none","templates":[{"name":"a","title":"A","content":"{0}"},{"name":"b","title":"B","content":"b"}],"hiddenTexts":{"en":"Hello"},"texts":{"title":"t","body":"b","mention":"m","recall":"r","kinds":{"text":"k"},"types":{"RC:CardMsg":"c"}},"separators":{"name":"/","id":"|"},"policies":{"forceOverrides":["mode-none"],"legacyTitleIsBody":true,"groupSender":"nickname","voip":true,"zeroQuietInterval":"all-day","pushesCommands":true,"alertForm":"string","silentReason":"sender-disabled","simpleHidesText":true,"summaryText":"kind","prefixesSenderText":true,"prefixesForcedText":false,"appDataKeys":"unrecognised","identifiersIgnoreCase":false,"madeTitle":"split","mentionsPassMute":true,"quietZone":"+03:00","unknownElementText":"?","ignoresDisplay":true,"needsBody":true,"pushesNotices":false,"wakesSilently":true,"namesBesideTitle":false,"countsRecalls":true,"showsIdentifiers":false,"templateUse":"called","titlePlaceholder":"t","bodyPlaceholder":"b","senderPlaceholder":"s","groupPlaceholder":"g","mentionTextFor":"everyone","defaultBadge":"one","defaultSound":"s","mutableContent":"always","usualCategory":"type","uncertainPushes":["video"],"quietHoursDecide":true,"twoMembersAreDirect":true,"bodyFromTitle":true,"uncountedBadge":"at-least-one","pushesOnlineOnly":true}}"#

    private static func profile(_ text: String) throws -> AppProfile {
        try AppProfile(JSONDocument(text).root)
    }

    private static func text(_ profile: AppProfile) -> String {
        var writer = JSONWriter()
        profile.write(to: &writer)
        return writer.text().string
    }

    @Test("The settings of a profile make the same profile of its preset, and none is forgotten")
    func complete() throws {
        let whole = try Self.profile(Self.whole)
        let preset = try AppProfile(vendor: "easemob", language: whole.language)
        #expect(Self.text(try preset.with(whole.settings)) == Self.text(whole))
        // Each setting is needed: without it the profile is another one.
        for index in whole.settings.indices {
            var others = whole.settings
            let left = others.remove(at: index)
            #expect(Self.text(try preset.with(others)) != Self.text(whole), "\(left.name)")
        }
    }

    @Test("A template joins the others, and takes the place of one of its name")
    func templates() throws {
        let whole = try Self.profile(Self.whole)
        let changed = try whole.with([
            ProfileSetting(Template(title: "x", content: "y"), named: "b"),
            ProfileSetting(Template(title: "x", content: "z"), named: "c"),
        ])
        #expect(changed.templates.keys.map(\.string).sorted() == ["a", "b", "c"])
        #expect(changed.templates["b"]?.content == "y" && changed.templates["a"]?.title == "A")
    }

    @Test("Another generation brings its preset, and keeps what the file said", arguments: ["2017", "2018"])
    func generation(_ name: String) throws {
        let own = try Self.profile(#"{"vendor":"easemob","language":"en","separators":{"id":"|"}}"#)
        let changed = try own.with([ProfileSetting("generation", value: .string(UTF8Text(name)))])
        #expect(changed.generation == name && changed.separators.id == "|")
        #expect(changed.texts.title == nil && own.texts.title != nil)
        #expect(AppProfile.Presets.standard.generations(of: "easemob").contains(name))
    }

    @Test("Every policy may take every value that its type has, but for those that choices leave out")
    func choices() throws {
        let names = Set(Policies.choices.map(\.key.string))
        let members = Set(Policies().members.map(\.key.string))
        #expect(
            members.subtracting(names) == [
                "forceOverrides", "uncertainPushes", "silentReason", "quietZone", "unknownElementText",
                "defaultSound",
                "titlePlaceholder", "bodyPlaceholder", "senderPlaceholder", "groupPlaceholder",
            ] && names.isSubset(of: members))
        let own = try AppProfile(vendor: "nim")
        for choice in AppProfile.choices {
            #expect(try own.with([choice]).settings.contains(choice), "\(choice.name)")
        }
    }
}
