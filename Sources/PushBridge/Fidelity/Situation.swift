import PushModel

/// The situations of a recipient in which both sides of a conversion are compared (reading C5).
enum Situation {
    /// A recipient whom no list of the message names; no vendor's identifier looks like it.
    static let unnamed: UTF8Text = "(anyone)"

    /// What a recipient set that decides whether anything is pushed.
    enum Setting: String, CaseIterable {
        case free
        case quietHours = "quiet-hours"
        case conversationQuiet = "conversation-quiet"
        case muted
        case mentions = "mode-mentions"
        case none = "mode-none"

        /// A recipient with this setting, for everything or for the one conversation that they have settings for.
        var recipient: Recipient {
            var recipient = Recipient(id: Situation.unnamed)
            switch self {
            case .free: break
            // Equal ends hold all day (reading G9).
            case .quietHours: recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60))
            case .mentions: recipient.mode = .mentions
            case .none: recipient.mode = NotificationMode.none
            case .conversationQuiet, .muted:
                var setting = ConversationSetting(kind: .direct, id: Situation.unnamed)
                if self == .muted { setting.isMuted = true } else { setting.quietUntil = .latest }
                recipient.conversations = [setting]
            }
            return recipient
        }
    }

    /// Every setting, in their order.
    static let settings = Setting.allCases
    /// Every display, in their order.
    static let displays = DisplayStyle.allCases

    /// What everyone has to be pushed to: a device for alerts and one for calls.
    static let devices = [Device(token: "00", kind: .alert), Device(token: "01", kind: .voip)]

    /// Someone without settings, who has messages that count.
    static func reader(_ id: UTF8Text) -> Recipient {
        var reader = Recipient(id: id)
        reader.unread = 3
        return reader
    }
}

extension Instant {
    /// Later than every moment asked about.
    fileprivate static var latest: Instant { Instant(seconds: .max) }
}

/// What the situations of one class of recipients are called: `summary/free/unnamed`.
struct SituationNames {
    /// By display and setting.
    private let names: [[String]]

    /// - Parameters:
    ///   - member: What the class is called.
    ///   - conversation: What the names end in.
    init(_ member: String, _ conversation: String = "") {
        let ending = member + conversation
        names = Self.beginnings.map { $0.map { $0 + ending } }
    }

    /// What names begin with, by display and setting.
    private static let beginnings = Situation.displays.map { display in
        Situation.settings.map { "\(display.rawValue)/\($0.rawValue)/" }
    }

    /// Those of the people whom no list names.
    static let unnamed = SituationNames(MemberClasses.unnamed)

    /// The names of the situations of some settings, a bit for each, in one display.
    func names(_ display: Int, _ settings: UInt8) -> [String] {
        let all = names[display]
        if settings.nonzeroBitCount == all.count { return all }
        return all.indices.filter { settings & 1 << UInt8($0) != 0 }.map { all[$0] }
    }
}
