extension ReportPage {
    /// Writes what every push has because the profiles differ.
    mutating func writeProfiles() {
        element("h3", WordingWords.profiles)
        if tally.wording.isEmpty {
            return element("p", vendors.isEmpty ? WordingWords.noVendors : WordingWords.sameProfiles)
        }
        element("p", WordingWords.profilesExplained)
        writeTable(
            caption: WordingWords.profiles,
            [WordingWords.vendors, WordingWords.what, ScreenWords.before, ScreenWords.after]
        ) { page in
            for wording in page.tally.wording { page.write(wording) }
        }
    }

    /// Writes what changes in people's settings, and what becomes of the badge.
    mutating func writeWording() {
        element("h3", WordingWords.settings)
        if let settings = options.settings {
            write(settings)
        } else {
            element("p", WordingWords.settingsCommand)
            writeSettingsCommands(format: "differences", withSummary: true)
        }
        element("h3", WordingWords.badge)
        writeBadge()
    }

    /// Writes what becomes of the number on the icon: what the profiles say of it, and the command that hands it over.
    private mutating func writeBadge() {
        element("p", WordingWords.badgeExplained)
        let target = tally.measurement.target
        for vendor in Set(vendors + [target]).sorted() {
            let hasProfile = tally.measurement.profiles[vendor] != nil
            let cap = tally.measurement.choices[vendor]?.parsed().root["badgeCap"]?.integer
            element("p", WordingWords.badgeCap(of: vendor, hasProfile ? cap ?? 0 : nil))
        }
        writeSettingsCommands(format: "badge")
    }

    /// Writes a value of a profile; one of a closed set in words.
    private mutating func writeValue(_ value: RawJSON, of role: String) {
        let word = value.parsed().root.string?.string ?? ""
        guard let words = WordingWords.values[role]?[word] else { return writeValue(value) }
        text(words)
    }

    private mutating func write(_ wording: ProfileWording) {
        element("tr") { page in
            page.element("td", text: "\(wording.source) → \(wording.target)")
            page.element("th", ["scope": "row"], ShownPlace.words(ofRole: wording.role))
            page.element("td") { $0.writeValue(wording.before, of: wording.role) }
            page.element("td") { $0.writeValue(wording.after, of: wording.role) }
        }
    }

    private mutating func write(_ settings: SettingsCounts) {
        element("p", WordingWords.settingsSentence(settings))
        if settings.differences.isEmpty { return }
        writeTable(
            caption: WordingWords.settings, [WordingWords.what, WordingWords.times], numbers: [1]
        ) { page in
            let sorted = settings.differences.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            for (code, number) in sorted {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"], WordingWords.difference(code))
                    page.writeCell(number, or: .settings)
                }
            }
        }
    }
}

/// What is said of profiles, settings and the badge.
enum WordingWords {
    static let profiles = Wording(
        en: "Different in every message, because the profiles differ", zh: "每条消息都有的区别，来自两份 profile")
    static let profilesExplained = Wording(
        en:
            "These texts and policies belong to the apps' consoles, not to messages. Where a message shows them, they count in its verdict as well.",
        zh: "这些文案和策略属于控制台，不属于消息。消息用到它们时，也计入该消息的结论。")
    static let sameProfiles = Wording(
        en: "The two profiles word everything in the same way.", zh: "两份 profile 的文案和策略相同。")
    static let vendors = Wording(en: "Vendors", zh: "厂商")
    static let what = Wording(en: "What", zh: "内容")
    static let times = Wording(en: "Times", zh: "次数")

    static let settings = Wording(en: "People's settings", zh: "用户设置")
    static let settingsCommand = Wording(
        en:
            "Not counted here. 'pushbridge settings convert --summary FILE' counts what changes in quiet times, modes and mutes; give that file to 'pushbridge report' beside the report in JSON. SETTINGS stands for the users' settings, one user a line.",
        zh:
            "这里没有统计。pushbridge settings convert --summary 文件 会统计免打扰、通知方式等的变化；把该文件与 JSON 报告一起交给 pushbridge report。“设置文件”代表用户设置，每行一个用户。"
    )
    static func settingsSentence(_ counts: SettingsCounts) -> Wording {
        let (users, changed) = (NumberWords.count(counts.users), NumberWords.count(counts.changed))
        let calls = NumberWords.count(counts.requests)
        return Wording(
            en:
                "For \(changed) of \(users) user\(counts.users == 1 ? "" : "s") something changes. \(calls) call\(counts.requests == 1 ? " sets" : "s set") what can be set from a server.",
            zh: "\(users) 个用户中有 \(changed) 个会有变化。可以由服务端设置的部分需要 \(calls) 次调用。")
    }

    static let badge = Wording(en: "The number on the icon", zh: "角标")
    static let badgeExplained = Wording(
        en:
            "The count behind the badge moves by itself only if somebody hands it over. The command computes the baseline of each user from the counts in SETTINGS.",
        zh: "角标计数不会自动迁移。下面的命令根据设置文件里的计数，算出每个用户的基准值（baseline）。")
    /// The highest number that a profile allows: 0 for none, nil without a profile.
    static func badgeCap(of vendor: String, _ cap: Int?) -> Wording {
        switch cap {
        case nil:
            Wording(
                en: "No profile was given for \(vendor), so no highest number is assumed.",
                zh: "没有给出 \(vendor) 的 profile，因此不假定角标上限。")
        case 0:
            Wording(
                en: "The profile of \(vendor) has no highest number (badgeCap).",
                zh: "\(vendor) 的 profile 没有角标上限（badgeCap）。")
        case let cap?:
            Wording(
                en: "The profile of \(vendor) caps the number at \(cap) (badgeCap).",
                zh: "\(vendor) 的 profile 把角标上限设为 \(cap)（badgeCap）。")
        }
    }
    static let noVendors = Wording(
        en: "There are no messages whose profiles could be compared.", zh: "没有消息，无法比较 profile。")
    /// The values of policies, by what they decide.
    static let values = [
        "display": [
            "simple": Wording(en: "details are hidden", zh: "不显示详情"),
            "summary": Wording(en: "details are shown", zh: "显示详情"),
        ],
        "group-sender": [
            "group-id": Wording(en: "the group's identifier", zh: "群 ID"),
            "nickname": Wording(en: "the sender's nickname", zh: "发送方昵称"),
            "nickname-and-group": Wording(en: "the sender's nickname and the group's name", zh: "发送方昵称和群名"),
        ],
        "made-title": [
            "none": Wording(en: "none", zh: "无"),
            "split": Wording(en: "the name that would stand before the text", zh: "正文前的名称"),
            "name": Wording(en: "the sender's name, in groups the group's", zh: "发送方名称，群聊为群名"),
        ],
        "category": [
            "none": Wording(en: "none", zh: "无"),
            "type": Wording(en: "the name of the message's type", zh: "厂商的消息类型名"),
        ],
        "mutable-content": [
            "asked": Wording(en: "those whose sender or console asks for it", zh: "发送方或控制台要求的推送"),
            "always": Wording(en: "all", zh: "所有推送"),
            "only-when-set": Wording(en: "those whose sender gives a category", zh: "发送方写了通知类别的推送"),
        ],
    ]

    /// What phones will do differently, by the code that `settings convert` has for it.
    static func difference(_ code: String) -> Wording { differences[code] ?? Wording(name: code) }

    private static let differences = [
        "rings": Wording(en: "rings, where it stayed silent", zh: "原来静默，现在会响"),
        "silent": Wording(en: "stays silent, where it rang", zh: "原来会响，现在静默"),
        "forced-rings": Wording(en: "rings for forced pushes, where it stayed silent", zh: "强制推送：原来静默，现在会响"),
        "forced-silent": Wording(en: "stays silent for forced pushes, where it rang", zh: "强制推送：原来会响，现在静默"),
        "misread": Wording(en: "a setting that could not be read", zh: "无法识别的设置"),
        "display": Wording(en: "how much the lock screen shows", zh: "锁屏显示多少内容"),
        "nickname": Wording(en: "the name that others see", zh: "别人看到的昵称"),
        "template": Wording(en: "the chosen template", zh: "选用的模板"),
        "language": Wording(en: "the language", zh: "语言"),
        "unread": Wording(en: "the number on the icon", zh: "角标"),
    ]
}
