import PushModel
import Testing

@Suite("The vendors' presets")
struct PresetTests {
    @Test("Each vendor, generation and language has its built-in words and separators", arguments: words)
    func builtInWords(_ words: Words) throws {
        for vendor in words.vendors {
            let profile = try AppProfile(
                vendor: vendor, generation: words.generation, language: words.language)
            #expect(profile.language == words.language)
            #expect(profile.texts.title == words.title)
            #expect(profile.texts.body == words.body)
            #expect(profile.texts.mention == words.mention)
            #expect("\(profile.separators.name)|\(profile.separators.id)" == words.separators)
        }
    }

    @Test(
        "A language without texts is the vendor's own",
        arguments: [("easemob", "fr", "zh"), ("agora", "fr", "en"), ("nim", "en", "zh")])
    func language(vendor: String, wanted: String, language: String) throws {
        #expect(try AppProfile(vendor: vendor, language: wanted).language == language)
    }

    @Test("A generation that is not named is the current one", arguments: ["easemob", "agora", "nim"])
    func generation(vendor: String) throws {
        #expect(try AppProfile(vendor: vendor).generation == "current")
    }

    @Test(
        "Easemob and Agora hide details, force beats quiet time, and case means nothing",
        arguments: ["easemob", "agora"], ["2017", "2018", "current"])
    func easemob(vendor: String, generation: String) throws {
        let profile = try AppProfile(vendor: vendor, generation: generation)
        #expect(profile.display == .simple)
        #expect(profile.mode == .all)
        #expect(!profile.recallOverride && profile.badgeCap == 0 && profile.timeToLive == nil)
        let policies = profile.policies
        #expect(policies.forceOverrides == [.quietHours, .quietDuration])
        #expect(policies.identifiersIgnoreCase)
        #expect(policies.silentReason == .silentMessage)
        #expect(policies.summaryText == .message)
        #expect(!policies.simpleHidesText && !policies.prefixesSenderText)
        #expect(!policies.legacyTitleIsBody && !policies.voip && !policies.pushesCommands)
        #expect(policies.zeroQuietInterval == .off)
    }

    @Test(
        "The generations differ in the alert's form, the sender in groups and the leftovers",
        arguments: [
            (
                "2017", Policies.AlertForm.string, Policies.GroupSender.nickname,
                Policies.AppDataKeys.unrecognised
            ),
            ("2018", .object, .nickname, .unrecognised),
            ("current", .object, .groupID, .allButDocumented),
        ])
    func generations(
        generation: String, form: Policies.AlertForm, sender: Policies.GroupSender,
        keys: Policies.AppDataKeys
    ) throws {
        for vendor in ["easemob", "agora"] {
            let policies = try AppProfile(vendor: vendor, generation: generation).policies
            #expect(policies.alertForm == form)
            #expect(policies.groupSender == sender)
            #expect(policies.appDataKeys == keys)
        }
    }

    @Test("NIM shows details, force beats mute only, and the name stands before the sender's words")
    func nim() throws {
        let profile = try AppProfile(vendor: "nim")
        #expect(profile.display == .summary)
        let policies = profile.policies
        #expect(policies.forceOverrides == [.conversationMuted])
        #expect(policies.identifiersIgnoreCase)
        #expect(policies.silentReason == .senderDisabled)
        #expect(policies.summaryText == .kind)
        #expect(policies.simpleHidesText && policies.prefixesSenderText && !policies.prefixesForcedText)
        #expect(policies.alertForm == .object)
        #expect(policies.groupSender == .nickname)
        #expect(profile.texts.recall == "撤回了一条消息")
    }

    @Test(
        "NIM has a text for each kind of message",
        arguments: [
            (MessageKind.text, "发来了一条消息"), (.image, "发来了一张图片"), (.audio, "发来了一段语音"),
            (.video, "发来了一段视频"), (.location, "发来了一个地理位置"), (.file, "发来了一个文件"),
            (.audioCall, "发来了语音聊天邀请"), (.videoCall, "发来了视频聊天邀请"), (.tip, "发来了一个提醒"),
            (.custom, "发来了一条消息"), (.other, "发来了一条消息"),
        ])
    func kinds(kind: MessageKind, text: String) throws {
        #expect(try AppProfile(vendor: "nim").texts.kinds[kind] == UTF8Text(text))
    }

    @Test("No preset holds a setting that this version does not know")
    func known() throws {
        let presets = AppProfile.Presets.standard
        for vendor in ["easemob", "agora", "nim", "tencent", "rongcloud", "openim"] {
            for generation in presets.generations(of: vendor) {
                for language in presets.languages(of: vendor) {
                    let profile = try AppProfile(vendor: vendor, generation: generation, language: language)
                    #expect(profile.remarks == [], "\(vendor) \(generation) \(language)")
                }
            }
        }
    }
}

/// What a preset says by itself.
typealias Words = (
    vendors: [String], generation: String, language: String, title: UTF8Text?, body: UTF8Text,
    mention: UTF8Text?, separators: String
)

private let both = ["easemob", "agora"]
private let words: [Words] = [
    (both, "current", "zh", "您有一条新消息", "请点击查看", "{$dynamicFrom}在群中@了我", "：|: "),
    (both, "current", "en", "You have a new message", "Please click to view", nil, "：|: "),
    (both, "2018", "zh", nil, "您有一条新消息", nil, "：|: "),
    (both, "2018", "en", nil, "You have a new message", nil, "：|: "),
    (both, "2017", "zh", nil, "您有一条新消息", nil, ":|:"),
    (both, "2017", "en", nil, "You have a new message", nil, ":|:"),
    (["nim"], "current", "zh", nil, "你收到一条新消息", nil, ":|:"),
]
