import PushModel
import Testing

@Suite("A profile file")
struct AppProfileTests {
    @Test("It overrides what it names and leaves the vendor's preset otherwise")
    func overrides() throws {
        let profile = try read(Self.example)
        #expect(profile.vendor == "easemob" && profile.generation == "current" && profile.language == "zh")
        #expect(profile.topic == "com.example.app")
        #expect(profile.badgeCap == 99)
        #expect(profile.recallOverride)
        #expect(profile.timeToLive == 3_600)
        #expect(profile.appKey == "org#app")
        #expect(profile.templates == ["default": Template(title: "{$fromNickname}", content: "{$msg}")])
        #expect(profile.hiddenTexts == ["en": "You have a new message"])
        #expect(profile.senders == ["6001": "Alice"])
        #expect(profile.policies.forceOverrides == [.modeNone])
        #expect(profile.policies.legacyTitleIsBody && profile.policies.voip)
        #expect(profile.policies.groupSender == .nickname)
        #expect(profile.texts.title == "您有一条新消息")
        #expect(profile.remarks == [])
    }

    private static let example = """
        {"vendor":"easemob","generation":"current","language":"zh","topic":"com.example.app","badgeCap":99,
         "recallOverride":true,"timeToLive":3600,"appKey":"org#app",
         "templates":[{"name":"default","title":"{$fromNickname}","content":"{$msg}"}],
         "hiddenTexts":{"en":"You have a new message"},"senders":{"6001":{"nickname":"Alice"}},
         "policies":{"forceOverrides":["mode-none"],"legacyTitleIsBody":true,"groupSender":"nickname","voip":true}}
        """

    @Test("Texts and separators can be replaced one by one, and an empty title is none")
    func texts() throws {
        let profile = try read(
            #"{"vendor":"nim","texts":{"title":"","kinds":{"image":"a picture"}},"separators":{"name":" - "}}"#
        )
        #expect(profile.texts.title == nil)
        #expect(profile.texts.kinds[.image] == "a picture")
        #expect(profile.texts.kinds[.audio] == "发来了一段语音")
        #expect(profile.separators.name == " - " && profile.separators.id == ":")
    }

    @Test("A file that names no vendor is the given one's, and its own name wins")
    func vendor() throws {
        #expect(try AppProfile(JSONDocument("{}").root, vendor: "nim").vendor == "nim")
        #expect(try AppProfile(JSONDocument(#"{"vendor":"agora"}"#).root, vendor: "nim").vendor == "agora")
    }

    @Test("Null leaves the preset")
    func null() throws {
        let profile = try read(#"{"vendor":"nim","display":null,"policies":null,"badgeCap":null}"#)
        #expect(profile.display == .summary)
        #expect(profile.badgeCap == 0)
    }

    @Test("Members that no version knows are remarked on by their JSON Pointers")
    func unknownMembers() throws {
        let profile = try read(
            #"{"vendor":"nim","colour":1,"policies":{"mood":"good"},"texts":{"boddy":"x","kinds":{"smell":"x"}},"separators":{"ids":":"},"senders":{"a":{"nick":"b"}},"templates":[{"name":"a","title_pattern":"T"}]}"#
        )
        #expect(
            Set(profile.remarks.map(\.path)) == [
                "/colour", "/policies/mood", "/texts/boddy", "/texts/kinds/smell", "/separators/ids",
                "/senders/a/nick", "/templates/0/title_pattern",
            ])
        #expect(profile.remarks.allSatisfy { $0.kind == .unknownMember })
    }

    @Test("What is wrong is named by its JSON Pointer", arguments: try SettingsFault.all(of: "profile"))
    func faulty(fault: SettingsFault) throws {
        try fault.check { try AppProfile($0) }
    }
}

private func read(_ json: String) throws -> AppProfile {
    try AppProfile(JSONDocument(json).root)
}
