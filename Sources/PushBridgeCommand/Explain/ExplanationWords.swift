internal import PushRecords

extension Wording {
    // MARK: What it is

    static func format(_ name: String) -> Wording { Wording(en: "Format \(name)", zh: "格式 \(name)") }

    /// Why the message was taken for what it was taken for.
    static func recognition(
        _ recognition: Explanation.Recognition, others: [String], keys: String?
    ) -> Wording {
        switch recognition {
        case .asked: Wording(en: "given by --shape.", zh: "由 --shape 指定。")
        case .record: Wording(en: "given by the record of the conversion.", zh: "由转换记录给出。")
        case .only:
            Wording(
                en: "no other shape fits the keys\(keys.map { " " + $0 } ?? "").",
                zh: "没有其他格式符合这些字段\(keys.map { "：" + $0 } ?? "")。")
        case .likeliest:
            Wording(
                en: "\(others.joined(separator: ", ")) would fit as well\(keys.map { " " + $0 } ?? ""). "
                    + "To be sure, give --shape.",
                zh:
                    "\(others.joined(separator: "、")) 也符合这些字段\(keys.map { "：" + $0 } ?? "")。要确定格式，请用 --shape 指定。"
            )
        }
    }

    // MARK: Keys

    static let keys = Wording(en: "Keys", zh: "字段")
    static let implied = Wording(en: "Fields set without a key of their own", zh: "没有对应字段、由格式或厂商决定的内容")

    static func overriddenByItself(_ value: String) -> Wording {
        Wording(en: "\(value) overridden by the same key further on", zh: "\(value) 被后面的同名字段取代")
    }
    static func overridden(_ value: String, by winner: String) -> Wording {
        Wording(en: "\(value) overridden by \(winner)", zh: "\(value) 被 \(winner) 取代")
    }
    static func unchanged(_ value: String) -> Wording {
        Wording(en: "\(value), same as the default", zh: "\(value)，与默认值相同")
    }
    static func unused(_ value: String) -> Wording {
        Wording(en: "\(value), not used for the push", zh: "\(value)，与推送无关")
    }

    // MARK: Recipients

    static let somebody = Wording(en: "Somebody", zh: "任一接收方")
    static let reachesNobody = Wording(
        en: "The message reaches nobody whose settings are known.", zh: "在已知设置的人里，这条消息不会送达任何人。")
    static func unreached(_ id: String) -> Wording {
        Wording(
            en: "the message does not reach \(id); this is what it would do",
            zh: "这条消息不会送达 \(id)；以下是假如送达时的结果")
    }
    static let push = Wording(en: "a push", zh: "推送")
    static let noPush = Wording(en: "no push", zh: "不推送")
    static func because(of reason: SuppressionReason) -> Wording {
        Wording(en: ", because of ", zh: "，原因：") + reason.words
    }
    static let forced = Wording(en: " (forced)", zh: "（强制越过）")
    static let closed = Wording(en: " (closed)", zh: "（拦下）")

    enum Label {
        static let gates = Wording(en: "gates", zh: "检查")
        static let title = Wording(en: "title", zh: "标题")
        static let subtitle = Wording(en: "under", zh: "副标题")
        static let body = Wording(en: "body", zh: "正文")
        static let badge = Wording(en: "badge", zh: "角标")
        static let sound = Wording(en: "sound", zh: "提示音")
        static let data = Wording(en: "data", zh: "数据")
    }

    static let nothing = Wording(en: "none", zh: "无")
    static func origin(_ level: TextLevel) -> Wording { Wording(en: ", ", zh: "，来自") + level.words }
    static let ownText = Wording(en: ", built-in: the message's own text", zh: "，来自消息自身的内容")
    static func passedOver(_ levels: [TextLevel]) -> Wording {
        Wording(en: "; not shown: ", zh: "；未显示：") + .list(levels.map(\.words))
    }
    static let badgeCleared = Wording(en: "0, which clears it", zh: "0，清除角标")
    static let badgeKept = Wording(en: "as it is", zh: "不变")
    static let silence = Wording(en: "silence", zh: "静音")
    static func critical(_ sound: String) -> Wording {
        Wording(en: "critical \(sound)", zh: "critical 提示音 \(sound)")
    }
    static func places(_ places: [String], further: Int) -> Wording {
        let rest = further > 0 ? [Wording(en: "and \(further) more", zh: "另有 \(further) 处")] : []
        return Wording(en: "at ", zh: "位于 ") + .list(places.map(Wording.init(name:)) + rest)
    }
    static func device(_ name: String?, forCalls: Bool) -> Wording {
        let name = name.map { " " + $0 } ?? ""
        return forCalls
            ? Wording(en: "a device\(name) for calls", zh: "接收来电的设备\(name)")
            : Wording(en: "a device\(name)", zh: "设备\(name)")
    }
    static let noDevice = Wording(en: "no device known", zh: "没有已知设备")
    static func unsendable(_ error: APNSTranslationError) -> Wording {
        switch error.code {
        case .payloadTooLarge:
            Wording(
                en: error.description,
                zh: "payload 有 \(error.bytes) 字节，Apple 最多接受 \(error.limit) 字节；请缩短消息或自定义数据。")
        }
    }

    // MARK: The other vendor's

    static func converted(_ target: String) -> Wording { Wording(en: "As \(target)", zh: "转换为 \(target)") }
    static func situations(_ difference: Difference) -> Wording {
        SituationWords.words(of: difference.situations)
    }
    static func before(_ value: String) -> Wording {
        Wording(en: "before  \(value)", zh: "转换前  \(value)")
    }
    static func after(_ value: String) -> Wording {
        Wording(en: "after   \(value)", zh: "转换后  \(value)")
    }
}
