import PushModel
import Vendors

/// The situations of a recipient in which both sides of a conversion are compared (reading C5).
enum Situation {
    /// A recipient whom no list of the message names; no vendor's identifier looks like it.
    static let unnamed: UTF8Text = "(anyone)"

    /// What those are called whom only the vendors' servers know by name.
    static let names: AppRules.OtherNames = ("(sender)", "(group)", "(own name)")
    /// What situations end in where these names are known.
    static let named = "named"

    /// What a recipient set that decides whether anything is pushed.
    enum Setting: String, CaseIterable {
        case free
        case quietHours = "quiet-hours"
        case conversationQuiet = "conversation-quiet"
        case muted
        case mentions = "mode-mentions"
        case none = "mode-none"
        case notReceived = "not-received"
        case quietMentions = "quiet-hours-mentions"
        case mentionsOfMe = "mode-mentions-of-me"
        case mentionsOfAll = "mode-mentions-of-all"

        /// A recipient with this setting, for everything or for the one conversation that they have settings for.
        var recipient: Recipient {
            var recipient = Recipient(id: Situation.unnamed)
            switch self {
            case .free: break
            // Equal ends hold all day (reading G9).
            case .quietHours: recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60))
            case .mentions: recipient.mode = .mentions
            case .none: recipient.mode = NotificationMode.none
            case .mentionsOfMe: recipient.mode = .mentionsOfMe
            case .mentionsOfAll: recipient.mode = .mentionsOfAll
            case .quietMentions:
                recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60, mode: .mentions))
            case .conversationQuiet: recipient.conversations = [Self.setting { $0.quietUntil = .latest }]
            case .muted: recipient.conversations = [Self.setting { $0.isMuted = true }]
            case .notReceived: recipient.conversations = [Self.setting { $0.isReceived = false }]
            }
            return recipient
        }

        /// A setting of the one conversation.
        private static func setting(_ change: (inout ConversationSetting) -> Void) -> ConversationSetting {
            var setting = ConversationSetting(kind: .direct, id: Situation.unnamed)
            change(&setting)
            return setting
        }
    }

    /// Every setting, in their order.
    static let settings = Setting.allCases
    /// Those that people have at every vendor, which come first.
    static let usualSettings = Array(settings[..<6])

    /// The settings that people can have at one of two vendors, by their places.
    static func settings(at tables: SettingsTable...) -> [Int] {
        settings.indices.filter { index in
            index < usualSettings.count || tables.contains { settings[index].isHeld(in: $0) }
        }
    }
    /// Every display, in their order.
    static let displays = DisplayStyle.allCases

    /// What everyone has to be pushed to: a device for alerts and one for calls.
    static let devices = [Device(token: "00", kind: .alert), Device(token: "01", kind: .voip)]

    /// Someone without settings, who has messages that count and both kinds of devices.
    static func reader(_ id: UTF8Text) -> Recipient {
        var reader = Recipient(id: id)
        reader.unread = 3
        reader.devices = devices
        return reader
    }
}

extension Situation.Setting {
    /// Whether a vendor holds such a setting.
    fileprivate func isHeld(in table: SettingsTable) -> Bool {
        switch self {
        case .free, .quietHours, .conversationQuiet, .muted, .mentions, .none: true
        case .notReceived: table.row(of: .conversationReceived) != nil
        case .quietMentions: table.row(of: .quietDailyMode) != nil
        case .mentionsOfMe: table.hasMode(.mentionsOfMe)
        case .mentionsOfAll: table.hasMode(.mentionsOfAll)
        }
    }
}

extension Instant {
    /// Later than every moment asked about.
    fileprivate static var latest: Instant { Instant(seconds: .max) }
}

/// What the situations of one class of recipients are called: `summary/free/unnamed`.
struct SituationNames {
    /// The names of all settings' situations, by display.
    private let names: [[String]]
    /// Those of some settings' situations, by the display's place and the settings' bits; nil until they are all made.
    private var chosen: [[[String]]]?

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

    /// Those of the people whom no list names, who are in every message.
    static let unnamed = {
        var names = SituationNames(MemberClasses.unnamed)
        let all = 0..<(1 << Situation.usualSettings.count)
        names.chosen = Situation.displays.indices.map { display in
            all.map { names.making(display, UInt16($0)) }
        }
        return names
    }()

    /// The names of the situations of some settings, a bit for each, in one display.
    func names(_ display: Int, _ settings: UInt16) -> [String] {
        guard let chosen, Int(settings) < chosen[display].count else { return making(display, settings) }
        return chosen[display][Int(settings)]
    }

    private func making(_ display: Int, _ settings: UInt16) -> [String] {
        let all = names[display]
        var chosen: [String] = []
        chosen.reserveCapacity(all.count)
        for index in all.indices where settings & 1 << UInt16(index) != 0 { chosen.append(all[index]) }
        return chosen
    }
}
