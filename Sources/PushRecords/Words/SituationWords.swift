import PushBridge

/// The situations of the proof, for people.
public enum SituationWords {
    /// `for people who hide details, in quiet hours` for `simple/quiet-hours/unnamed`.
    ///
    /// - Parameter name: What the proof calls the situation.
    /// - Returns: The situation in words; a part that nobody knows as it is.
    public static func words(of name: String) -> Wording {
        if name.isEmpty { return Wording(en: "in the conversation itself", zh: "会话里的消息本身") }
        let parts = name.split(separator: "/").map(String.init)
        let words = parts.enumerated().compactMap { index, part in
            switch index {
            case 0: displays[part] ?? Wording(name: part)
            case 1: part == "free" ? nil : settings[part] ?? Wording(name: part)
            case 2: member(part)
            default: place(part)
            }
        }
        return .list(words)
    }

    /// The kind of a conversation, the language of a device, or that names are known.
    private static func place(_ part: String) -> Wording {
        if part == "named" { return Wording(en: "where the sender has names", zh: "发送者有昵称、备注名时") }
        let language = "language-"
        guard part.hasPrefix(language) else {
            return Wording(en: "in a \(part) conversation", zh: part == "group" ? "群聊中" : "单聊中")
        }
        let name = part.dropFirst(language.count)
        return Wording(en: "with a device in \(name)", zh: "设备语言是 \(name)")
    }

    /// The first of several situations, and how many more there are.
    public static func words(of names: [String]) -> Wording {
        let first = words(of: names.first ?? "")
        let others = names.count - 1
        if others < 1 { return first }
        return first
            + Wording(
                en: " (and in \(others) more situation\(others == 1 ? "" : "s"))", zh: "（另有 \(others) 种情况）")
    }

    /// Whether a situation is listed before another: by display, then by setting, then by how people are named.
    public static func isBefore(_ left: String, _ right: String) -> Bool {
        let (left, right) = (ranks(of: left), ranks(of: right))
        return left.lexicographicallyPrecedes(right)
    }

    private static func ranks(of name: String) -> [String] {
        name.split(separator: "/").enumerated().map { index, part in
            let list = index == 0 ? displayOrder : index == 1 ? settingOrder : ["unnamed"]
            return list.firstIndex(of: String(part)).map { "\($0)" } ?? "9\(part)"
        }
    }

    private static let displayOrder = DisplayStyle.allCases.map(\.rawValue)
    private static let settingOrder = [
        "free", "quiet-hours", "conversation-quiet", "muted", "mode-mentions", "mode-none", "not-received",
        "quiet-hours-mentions", "mode-mentions-of-me", "mode-mentions-of-all",
    ]

    private static let displays = [
        DisplayStyle.simple.rawValue: Wording(en: "for people who hide details", zh: "对不显示详情的人"),
        DisplayStyle.summary.rawValue: Wording(en: "for people who show details", zh: "对显示详情的人"),
    ]

    private static let settings = [
        "quiet-hours": Wording(en: "in quiet hours", zh: "处于免打扰时间段"),
        "conversation-quiet": Wording(en: "in a quiet conversation", zh: "会话处于临时免打扰"),
        "muted": Wording(en: "in a muted conversation", zh: "会话已设免打扰"),
        "mode-mentions": Wording(en: "who only want mentions", zh: "只接收 @ 自己的消息"),
        "mode-none": Wording(en: "who want no pushes", zh: "不接收推送"),
        "not-received": Wording(en: "who receive nothing of the conversation", zh: "不接收该会话的消息"),
        "quiet-hours-mentions": Wording(
            en: "in quiet hours that let mentions through", zh: "处于只接收 @ 消息的免打扰时间段"),
        "mode-mentions-of-me": Wording(en: "who only want mentions by name", zh: "只接收点名 @ 自己的消息"),
        "mode-mentions-of-all": Wording(en: "who only want mentions of everyone", zh: "只接收 @ 所有人的消息"),
    ]

    /// How the message names the people; a number behind it tells groups of them apart.
    private static func member(_ part: String) -> Wording? {
        if part == "unnamed" { return nil }
        let lists = part.split(separator: "+").map { list in
            let name = String(list.prefix { $0.isLetter })
            let number = Wording(name: String(list.dropFirst(name.count)))
            return (members[name] ?? Wording(name: name)) + number
        }
        return Wording(
            en: "who are \(lists.map(\.english).joined(separator: " and "))",
            zh: lists.map(\.chinese).joined(separator: "且"))
    }

    private static let members = [
        "mentioned": Wording(en: "mentioned", zh: "被 @"),
        "forced": Wording(en: "forced", zh: "被强制推送"),
        "directed": Wording(en: "given a template of their own", zh: "有单独的模板"),
        "member": Wording(en: "named as members", zh: "被列为成员"),
        "excluded": Wording(en: "excluded", zh: "被排除"),
    ]
}

/// Places of a push, and what profiles word, in words for people.
public enum ShownPlace {
    /// What stands at a place of a record; the last part of the place where there is no word for it.
    public static func words(of path: String) -> Wording {
        places[path] ?? Wording(name: path.split(separator: "/").last.map(String.init) ?? path)
    }

    /// What a profile words, or decides.
    public static func words(ofRole role: String) -> Wording { roles[role] ?? Wording(name: role) }

    private static let places = [
        "/suppressed": Wording(en: "push or no push", zh: "是否推送"),
        "/message/kind": Wording(en: "kind of message", zh: "消息类型"),
        "/message/text": Wording(en: "text of the message", zh: "消息文本"),
        "/message/extension": Wording(en: "extension of the message", zh: "消息的扩展字段"),
        "/message/mentions": Wording(en: "mentions in the message", zh: "消息里的 @"),
        "/headers/apns-expiration": Wording(en: "time to live", zh: "离线保存时间"),
        "/payload": Wording(en: "data for the app", zh: "应用数据"),
        "/payload/aps": Wording(en: "other members of aps", zh: "aps 的其他字段"),
        "/payload/aps/alert": Wording(en: "other members of the alert", zh: "alert 的其他字段"),
        "/payload/aps/alert/title": Wording(en: "title", zh: "标题"),
        "/payload/aps/alert/subtitle": Wording(en: "subtitle", zh: "副标题"),
        "/payload/aps/alert/body": Wording(en: "text", zh: "正文"),
        "/payload/aps/badge": Wording(en: "number on the icon", zh: "角标"),
        "/payload/aps/sound": Wording(en: "sound", zh: "提示音"),
        "/payload/aps/alert/launch-image": Wording(name: "launch-image", zh: "启动图"),
        "/payload/aps/alert/title-loc-key": Wording(name: "title-loc-key", zh: "标题的本地化 key"),
        "/payload/aps/alert/title-loc-args": Wording(name: "title-loc-args", zh: "标题的本地化参数"),
        "/payload/aps/alert/subtitle-loc-key": Wording(name: "subtitle-loc-key", zh: "副标题的本地化 key"),
        "/payload/aps/alert/subtitle-loc-args": Wording(name: "subtitle-loc-args", zh: "副标题的本地化参数"),
        "/payload/aps/alert/loc-key": Wording(name: "loc-key", zh: "正文的本地化 key"),
        "/payload/aps/alert/loc-args": Wording(name: "loc-args", zh: "正文的本地化参数"),
        "/payload/aps/category": Wording(name: "category", zh: "通知类别"),
        "/payload/aps/interruption-level": Wording(name: "interruption-level", zh: "中断级别"),
        "/payload/aps/relevance-score": Wording(name: "relevance-score", zh: "相关度"),
        "/payload/aps/mutable-content": Wording(name: "mutable-content", zh: "允许应用修改通知"),
        "/payload/aps/content-available": Wording(name: "content-available", zh: "后台更新"),
        "/payload/aps/target-content-id": Wording(name: "target-content-id", zh: "要打开的窗口"),
        "/payload/aps/filter-criteria": Wording(name: "filter-criteria", zh: "专注模式过滤条件"),
        "/payload/aps/thread-id": Wording(en: "grouping", zh: "通知分组"),
        "/headers/apns-collapse-id": Wording(en: "which push replaces which", zh: "推送合并"),
        "/headers/apns-push-type": Wording(en: "call or message", zh: "来电或消息"),
    ]

    private static let roles = [
        "display": Wording(en: "display of people who set none", zh: "未设置显示方式的用户"),
        "title": Wording(en: "built-in title", zh: "内置标题"),
        "hidden-text": Wording(en: "text for hidden details", zh: "不显示详情时的文案"),
        "mention-text": Wording(en: "text of a mention", zh: "@ 提醒文案"),
        "separator": Wording(en: "between a name and the text", zh: "昵称与正文之间"),
        "separator-of-ids": Wording(en: "between an id and the text", zh: "ID 与正文之间"),
        "group-sender": Wording(en: "who is named in a group", zh: "群消息里显示谁"),
        "made-title": Wording(en: "title made of a name", zh: "由名称生成的标题"),
        "default-badge": Wording(en: "usual badge", zh: "默认角标"),
        "category": Wording(en: "category of every push", zh: "默认的通知类别"),
        "mutable-content": Wording(en: "pushes that run the service extension", zh: "哪些推送会运行通知扩展"),
        "badge-cap": Wording(en: "highest number on the icon", zh: "角标上限"),
        "time-to-live": Wording(en: "time to live in seconds", zh: "离线保存秒数"),
    ]
}
