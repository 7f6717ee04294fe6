internal import PushRecords

enum CompareWords {
    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    // MARK: The runs

    static func run(_ run: ComparedRun) -> Wording {
        run == .old ? Wording(en: "old", zh: "旧") : Wording(en: "new", zh: "新")
    }
    static func records(_ number: Int) -> Wording {
        Wording(en: count(number, "record"), zh: "\(number) 条记录")
    }
    static func pushes(_ number: Int) -> Wording {
        Wording(en: count(number, "push", "pushes"), zh: "\(number) 次推送")
    }
    static func rejected(_ number: Int) -> Wording {
        Wording(en: count(number, "rejected line"), zh: "\(number) 行被拒绝")
    }
    static func broken(_ number: Int) -> Wording {
        Wording(
            en: count(number, "line that is no record", "lines that are no records"), zh: "\(number) 行不是记录")
    }
    static func unmatched(_ number: Int) -> Wording {
        Wording(en: "\(number) only here", zh: "\(number) 条只在这里")
    }
    static func withoutID(_ number: Int) -> Wording {
        Wording(
            en: "\(count(number, "record has", "records have")) no id: run translate with --with-id",
            zh: "\(number) 条记录没有 id：请用 translate --with-id 重新生成")
    }
    static let nothing = Wording(
        en: "There is nothing to compare.", zh: "没有可以比较的记录。")
    static func both(matched: Int, same: Int) -> Wording {
        let differing = matched - same
        return Wording(
            en:
                "\(count(matched, "delivery is", "deliveries are")) in both runs (a message to three people is three "
                + "deliveries): \(same) the same, \(differing) different.",
            zh: "两次都有 \(matched) 条（一条消息发给三个人算三条）：相同 \(same) 条，不同 \(differing) 条。")
    }
    static func noticing(_ number: Int, of people: Int) -> Wording {
        Wording(
            en: "\(number) of \(count(people, "person", "people")) may notice a change.",
            zh: "\(people) 人中有 \(number) 人可能会注意到变化。")
    }

    // MARK: The table

    static let head = [
        Wording(en: "What changes", zh: "变化"), Wording(name: ""), Wording(en: "people", zh: "人数"),
        Wording(en: "pushes", zh: "推送"), Wording(en: "for whom", zh: "影响谁"),
    ]
    static func andMore(_ number: Int) -> Wording {
        Wording(en: " and \(number) more", zh: "，另有 \(number) 人")
    }
    static let whyNot = Wording(en: "Why there was no push, or is none", zh: "以前或现在为什么不推送")
    static let whoNotices = Wording(en: "Who notices most", zh: "谁的变化最多")
    static func messages(_ number: Int) -> Wording {
        Wording(en: count(number, "message"), zh: "\(number) 条消息")
    }
    static func further(_ number: Int) -> Wording {
        Wording(
            en: "… and \(number) more; --format json has all", zh: "……另有 \(number) 人；用 --format json 查看全部")
    }

    // MARK: Examples

    static func place(_ place: MessagePlace, in run: ComparedRun) -> Wording {
        let element = place.index.map { ", index \($0)" } ?? ""
        let number = place.index.map { "，序号 \($0)" } ?? ""
        return Wording(
            en: "\(Self.run(run).english) line \(place.line)\(element)",
            zh: "\(Self.run(run).chinese)第 \(place.line) 行\(number)")
    }
}

extension PushChange {
    /// The kind of change as options and JSON call it, in Chinese with its meaning.
    var name: Wording {
        switch self {
        case .quietTime: named(zh: "免打扰时间")
        case .pushed: named(zh: "新推送")
        case .silent: named(zh: "不再推送")
        case .title: named(zh: "标题")
        case .subtitle: named(zh: "副标题")
        case .body: named(zh: "正文")
        case .badge: named(zh: "角标")
        case .sound: named(zh: "提示音")
        case .urgency: named(zh: "紧急程度")
        case .devices: named(zh: "设备")
        case .other: named(zh: "其他")
        case .unseen: named(zh: "不显示的字段")
        case .data: named(zh: "应用数据")
        case .reason: named(zh: "原因")
        case .onlyOld: named(zh: "只在旧的")
        case .onlyNew: named(zh: "只在新的")
        }
    }

    private func named(zh meaning: String) -> Wording { Wording(name: rawValue, zh: meaning) }

    var words: Wording {
        switch self {
        case .quietTime: Wording(en: "rings in quiet time, where nothing came", zh: "在免打扰时间会弹出，以前不会")
        case .pushed: Wording(en: "gets a push, where nothing came", zh: "会收到推送，以前没有")
        case .silent: Wording(en: "gets no push, where one came", zh: "收不到推送，以前有")
        case .title: Wording(en: "another title", zh: "标题不同")
        case .subtitle: Wording(en: "another subtitle", zh: "副标题不同")
        case .body: Wording(en: "another text", zh: "正文不同")
        case .badge: Wording(en: "another number on the icon", zh: "角标不同")
        case .sound: Wording(en: "another sound", zh: "提示音不同")
        case .urgency: Wording(en: "another priority or interruption level", zh: "优先级或中断级别不同")
        case .devices: Wording(en: "on other devices", zh: "推送到的设备不同")
        case .other: Wording(en: "another header or member of the alert", zh: "其他请求头或 alert 字段不同")
        case .unseen: Wording(en: "other keys of aps; nobody sees them", zh: "aps 的其他字段不同，用户看不到")
        case .data: Wording(en: "other data for the app; nobody sees it", zh: "应用数据不同，用户看不到")
        case .reason: Wording(en: "no push as before, for another reason", zh: "和以前一样不推送，原因不同")
        case .onlyOld: Wording(en: "a push that the new run does not have", zh: "新的一次没有这次推送")
        case .onlyNew: Wording(en: "a push that the old run does not have", zh: "旧的一次没有这次推送")
        }
    }
}
