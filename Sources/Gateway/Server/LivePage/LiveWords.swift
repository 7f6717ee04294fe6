import PushRecords

/// What the page says, in every language.
enum LiveWords {
    static let title = Wording(en: "PushBridge gateway", zh: "PushBridge 网关")
    static let skip = Wording(en: "Skip to the numbers", zh: "跳到数据")
    static let noScript = Wording(
        en: "This page needs JavaScript. Its numbers are at /metrics as well.",
        zh: "此页面需要 JavaScript。相同的数据也在 /metrics。")
    static let needsKey = Wording(
        en: "The numbers need a key with the scope “operate”. The page keeps it until this tab is closed.",
        zh: "查看数据需要带有 operate 权限的密钥。密钥只保存在此标签页中，关闭后即清除。")
    static let key = Wording(en: "Key", zh: "密钥")
    static let show = Wording(en: "Show the numbers", zh: "查看数据")
    static let forget = Wording(en: "Forget the key", zh: "清除密钥")
    static let pause = Wording(en: "Pause", zh: "暂停")

    static let now = Wording(en: "Now", zh: "当前")
    static let acceptedRate = Wording(en: "Messages accepted per second", zh: "每秒接收消息")
    static let pushedRate = Wording(en: "Pushes settled per second", zh: "每秒完成推送")
    static let waiting = Wording(en: "Jobs that wait", zh: "等待中的任务")
    static let lag = Wording(en: "Age of the oldest job", zh: "最早任务的等待时间")
    static let dead = Wording(en: "Dead letters", zh: "死信")
    static let minutes = Wording(
        en: "The last two minutes: accepted (line) and settled (dashes) per second",
        zh: "最近两分钟：每秒接收（实线）与完成（虚线）")

    static let sinceStart = Wording(en: "Since the start", zh: "启动以来")
    static let outcome = Wording(en: "Outcome", zh: "结果")
    static let count = Wording(en: "Count", zh: "数量")
    static let lanes = Wording(en: "Where jobs are", zh: "任务在哪里")
    static let lane = Wording(en: "Place", zh: "位置")
    static let jobs = Wording(en: "Jobs", zh: "任务数")
    static let errors = Wording(en: "Last errors", zh: "最近的错误")
    static let time = Wording(en: "Time", zh: "时间")
    static let code = Wording(en: "Code", zh: "代码")
    static let none = Wording(en: "None.", zh: "无。")
    static let language = Wording(en: "Language", zh: "语言")

    /// What the script says, by the names that it uses.
    static let script: [(name: String, words: Wording)] = [
        ("live", Wording(en: "Connected", zh: "已连接")),
        ("connecting", Wording(en: "Connecting …", zh: "正在连接……")),
        (
            "lost",
            Wording(
                en: "The connection is lost; the numbers are old. Trying again.", zh: "连接已断开，数据不再更新。正在重试。")
        ),
        ("refused", Wording(en: "This key is not valid here.", zh: "此密钥无效。")),
        (
            "forbidden",
            Wording(en: "This key does not have the scope “operate”.", zh: "此密钥没有 operate 权限。")
        ),
        ("paused", Wording(en: "Paused", zh: "已暂停")),
        ("error", Wording(en: "New error: ", zh: "新错误：")),
        ("since", Wording(en: "running since ", zh: "启动于 ")),
        ("messages", Wording(en: "messages accepted", zh: "接收的消息")),
        ("repeated", Wording(en: "requests repeated", zh: "重复的请求")),
        ("refusals", Wording(en: "requests and lines refused", zh: "拒绝的请求与行")),
        ("accepted", Wording(en: "pushes that Apple accepted", zh: "Apple 接受的推送")),
        ("rejected", Wording(en: "pushes that Apple rejected", zh: "Apple 拒绝的推送")),
        ("failed", Wording(en: "pushes that failed", zh: "失败的推送")),
        ("expired", Wording(en: "too old to push", zh: "已过期，未推送")),
        ("suppressed", Wording(en: "not pushed, by a setting", zh: "因设置而未推送")),
        ("taken", Wording(en: "at work, or next to be", zh: "处理中或即将处理")),
        ("stored", Wording(en: "in the store", zh: "在存储中")),
        ("counted", Wording(en: "only counted in the badge", zh: "仅计入角标")),
    ]
}
