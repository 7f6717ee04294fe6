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
