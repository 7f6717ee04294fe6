extension ReportPage {
    /// Writes how the numbers were measured, for those who check them.
    mutating func writeMethod() {
        let measurement = tally.measurement
        element("p", MethodWords.explanation(ComparedSituations.displays, ComparedSituations.settings))
        element("dl", ["class": "method"]) { page in
            page.writeFact(MethodWords.program, "PushBridge \(measurement.program)")
            page.writeFact(MethodWords.target, measurement.target)
            page.writeFact(MethodWords.shape, measurement.shape ?? page(MethodWords.fittingShape))
            page.writeFact(MethodWords.preference, page(MethodWords.words(of: measurement.preference)))
            page.writeFact(
                MethodWords.keepHidden, page(measurement.keepsHidden ? PageWords.yes : PageWords.no))
            for vendor in Set(page.vendors + [measurement.target] + measurement.profiles.keys).sorted() {
                let digest = measurement.profiles[vendor] ?? page(MethodWords.builtIn)
                page.writeFact(MethodWords.profile(vendor), digest)
            }
            let accepted = measurement.accepted.joined(separator: ", ")
            page.writeFact(MethodWords.accepted, accepted.isEmpty ? page(PageWords.none) : accepted)
            page.writeFact(MethodWords.people, page(page.tally.countsPeople ? PageWords.yes : PageWords.no))
            page.writeFact(MethodWords.lines, NumberWords.count(page.tally.lines))
        }
        writeChoices()
        element("h3", MethodWords.options)
        element("code", ["class": "cmd"], text: command("verify"))
        writeInputs()
        if let cut = TallyList.words(of: conversions.losses.cut) { element("p", ["class": "hint"], cut) }
    }

    /// Writes which readings the profiles choose otherwise than their vendors' built-in ones.
    private mutating func writeChoices() {
        element("h3", MethodWords.choices)
        let choices = tally.measurement.choices.sorted { $0.key < $1.key }
        if choices.isEmpty { return element("p", MethodWords.usualReadings) }
        writeTable(
            caption: MethodWords.choices,
            [ReadingWords.profile, WordingWords.what, ReadingWords.choice, ReadingWords.reading]
        ) { page in
            for (vendor, chosen) in choices {
                for member in chosen.parsed().root.members {
                    page.write(member.key.string, member.value.raw, of: vendor)
                }
            }
        }
    }

    private mutating func write(_ setting: String, _ value: RawJSON, of vendor: String) {
        let (words, reading) = ReadingWords.setting(setting)
        element("tr") { page in
            page.element("td", text: vendor)
            page.element("th", ["scope": "row"]) { page in
                page.text(words)
                page.element("small", text: " \(setting)")
            }
            page.element("td") { $0.element("code", text: value.description) }
            page.element("td", text: reading ?? "–")
        }
    }

    private mutating func writeFact(_ name: Wording, _ value: String) {
        element("div") { page in
            page.element("dt", name)
            page.element("dd", text: value)
        }
    }

    private mutating func writeInputs() {
        let inputs = tally.inputs
        if inputs.named.isEmpty { return }
        element("h3", MethodWords.inputs)
        writeTable(
            caption: MethodWords.inputs,
            [MethodWords.input, MethodWords.lines, MethodWords.bytes, MethodWords.digest],
            numbers: [1, 2]
        ) { page in
            for input in inputs.named {
                page.element("tr") { page in
                    page.element("th", ["scope": "row"]) { page in
                        page.element(
                            "bdi", input.name.map { page.name(ofOrigin: $0) } ?? MethodWords.standardInput)
                    }
                    page.writeCell(input.lines)
                    page.element("td", ["class": "n"], text: input.bytes.map(NumberWords.count) ?? "–")
                    page.element("td") { page in
                        page.element(
                            "code", ["title": input.digest ?? ""],
                            text: String((input.digest ?? "–").prefix(16)))
                    }
                }
            }
        }
        if inputs.others > 0 { element("p", ["class": "hint"], MethodWords.otherInputs(inputs.others)) }
    }
}

/// What is said of the readings that a profile chooses.
enum ReadingWords {
    static let profile = Wording(en: "Profile", zh: "profile")
    static let choice = Wording(en: "Choice", zh: "选择")
    static let reading = Wording(en: "Reading", zh: "解读编号")

    /// What a member of a profile decides, and the number of the reading.
    static func setting(_ name: String) -> (words: Wording, reading: String?) {
        settings[name] ?? (Wording(name: name), nil)
    }

    private static let settings: [String: (words: Wording, reading: String?)] = [
        "generation": (Wording(en: "generation of the vendor's servers", zh: "厂商服务器的版本"), "E5"),
        "language": (Wording(en: "language of built-in texts", zh: "内置文案的语言"), nil),
        "badgeCap": (Wording(en: "highest number on the icon", zh: "角标上限"), "G1"),
        "timeToLive": (Wording(en: "time to live in seconds", zh: "离线保存秒数"), "T1"),
        "recallOverride": (Wording(en: "recalls replace their pushes", zh: "撤回替换原推送"), "N1"),
        "display": (Wording(en: "display of people who set none", zh: "未设置时的显示方式"), nil),
        "mode": (Wording(en: "mode of people who set none", zh: "未设置时的通知方式"), nil),
        "forceOverrides": (Wording(en: "what a forced push overrides", zh: "强制推送能越过什么"), "G7"),
        "legacyTitleIsBody": (Wording(en: "a title without a text is the text", zh: "只有标题时作为正文"), "E8"),
        "groupSender": (Wording(en: "who is named in a group", zh: "群消息里显示谁"), nil),
        "voip": (Wording(en: "calls ring through VoIP pushes", zh: "来电使用 VoIP 推送"), "E14"),
        "zeroQuietInterval": (Wording(en: "quiet time from 0:0 to 0:0", zh: "0:0 到 0:0 的免打扰"), "G9"),
        "pushesCommands": (Wording(en: "commands are pushed", zh: "透传消息会推送"), "E6"),
        "alertForm": (Wording(en: "form of Apple's alert", zh: "alert 的格式"), "E5"),
        "silentReason": (Wording(en: "reason of a silent message", zh: "静默消息的原因"), nil),
        "simpleHidesText": (Wording(en: "hidden details hide the sender's words", zh: "不显示详情时隐藏发送方文案"), "N5"),
        "summaryText": (Wording(en: "text of a message without words for its push", zh: "没有推送文案时的正文"), nil),
        "prefixesSenderText": (Wording(en: "name before the sender's words", zh: "发送方文案前加昵称"), nil),
        "prefixesForcedText": (Wording(en: "name before a forced text", zh: "强制推送的正文前加昵称"), "N2"),
        "appDataKeys": (Wording(en: "keys that become the app's data", zh: "成为应用数据的字段"), nil),
        "identifiersIgnoreCase": (Wording(en: "identifiers ignore case", zh: "ID 不区分大小写"), "G3"),
        "isMutable": (Wording(en: "the service extension may change pushes", zh: "通知扩展可以修改推送"), nil),
        "madeTitle": (Wording(en: "title made of a name", zh: "由名称生成标题"), "TX 21, RC 18"),
        "mentionsPassMute": (Wording(en: "mentions pass a mute", zh: "@ 消息越过免打扰"), "TX 32"),
        "quietZone": (Wording(en: "usual zone of quiet hours", zh: "免打扰时间段的默认时区"), "TX 38"),
        "unknownElementText": (Wording(en: "text for unknown parts", zh: "未知消息元素的文案"), "TX 3"),
        "uncertainPushes": (
            Wording(en: "pushes that no document settles", zh: "文档没有说明是否推送的消息"), "TX 3, TX 18"
        ),
        "ignoresDisplay": (Wording(en: "the chosen display decides nothing", zh: "忽略显示方式"), "TX 38"),
        "needsBody": (Wording(en: "a push needs a text", zh: "没有正文就不推送"), "TX 18"),
        "pushesNotices": (Wording(en: "notices are pushed", zh: "提示类消息会推送"), "TX 27"),
        "wakesSilently": (Wording(en: "waking the app shows nothing", zh: "唤醒应用时不显示"), "TX 29"),
        "namesBesideTitle": (Wording(en: "name before a text below a title", zh: "有标题时正文前加昵称"), "TX 1"),
        "countsRecalls": (Wording(en: "recalls count in the badge", zh: "撤回计入角标"), "N1"),
        "showsIdentifiers": (Wording(en: "an id stands in for a name", zh: "没有昵称时显示 ID"), "TX 24"),
        "templateUse": (Wording(en: "templates that word a push", zh: "使用哪些推送模板"), "TX 19"),
        "titlePlaceholder": (Wording(en: "the title in templates", zh: "模板里的标题占位符"), "TX 19"),
        "bodyPlaceholder": (Wording(en: "the text in templates", zh: "模板里的正文占位符"), "TX 19"),
        "senderPlaceholder": (Wording(en: "the sender's name in templates", zh: "模板里的发送方昵称占位符"), "TX 19"),
        "groupPlaceholder": (Wording(en: "the group's name in templates", zh: "模板里的群名占位符"), "TX 19"),
        "mentionTextFor": (Wording(en: "who reads the text for those mentioned", zh: "谁看到 @ 提醒文案"), "RC 4"),
        "defaultBadge": (Wording(en: "badge of a push without one", zh: "推送没有角标时的角标"), "RC 5"),
        "defaultSound": (Wording(en: "sound of a push without one", zh: "推送没有提示音时的提示音"), "RC 6"),
        "mutableContent": (Wording(en: "pushes that run the service extension", zh: "哪些推送会运行通知扩展"), "RC 9"),
        "usualCategory": (Wording(en: "category of a push without one", zh: "推送没有通知类别时的类别"), "RC 9"),
        "quietHoursDecide": (
            Wording(en: "a quiet time decides alone while it lasts", zh: "免打扰时段内只看时段的设置"), "RC 32"
        ),
    ]
}
