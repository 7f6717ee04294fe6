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

        private static func setting(_ change: (inout ConversationSetting) -> Void) -> ConversationSetting {
            var setting = ConversationSetting(kind: .direct, id: Situation.unnamed)
            change(&setting)
            return setting
        }
    }

    static let settings = Setting.allCases
    /// Those that people have at every vendor, which come first.
    static let usualSettings = Array(settings[..<6])

    /// The settings that people can have at one of two vendors, by their places.
    static func settings(at tables: SettingsTable...) -> [Int] {
        settings.indices.filter { index in
            index < usualSettings.count || tables.contains { settings[index].isHeld(in: $0) }
        }
    }
    static let displays = DisplayStyle.allCases

    /// What everyone has to be pushed to: a device for alerts and one for calls.
    static let devices = [Device(token: "00", kind: .alert), Device(token: "01", kind: .voip)]

    /// Someone without settings, who has both kinds of devices.
    static func reader(_ id: UTF8Text) -> Recipient {
        var reader = Recipient(id: id)
        reader.devices = devices
        return reader
    }

    /// How many messages that count someone has: none where neither message counts and the servers show other badges then (OI 6).
    static func unread(
        before: PushMessage, by source: Resolver, after: PushMessage, by target: Resolver
    ) -> Int {
        let isCounted = before.isCounted != false || after.isCounted != false
        let areEqual = source.profile.policies.uncountedBadge == target.profile.policies.uncountedBadge
        return isCounted || areEqual ? 3 : 0
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
    private let names: [[String]]
    /// Those of some settings' situations, by the display's place and the settings' bits; nil until they are all made.
    private var chosen: [[[String]]]?

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

/// In how many situations a proof compares a message with its conversion, for each class of people (reading C5).
public enum ComparedSituations {
    /// How much of a push a person's phone shows.
    public static var displays: Int { Situation.displays.count }
    /// What a person set that decides whether anything is pushed, as far as every vendor has such a setting.
    public static var settings: Int { Situation.usualSettings.count }
}

/// One recipient of each class that the lists of either side tell apart.
struct MemberClasses {
    /// A class: how it is called, and someone who belongs to it.
    typealias Member = (name: String, id: UTF8Text)

    /// The class of those whom no list names, which comes first.
    static let unnamed = "unnamed"

    private var members: [Member]

    private init(_ first: Member) { members = [first] }

    static func members(_ before: PushMessage, _ after: PushMessage) -> [Member] {
        var classes = MemberClasses((unnamed, someone(in: before)))
        if before.hasLists || after.hasLists { classes.addListed(before, after) }
        return classes.members
    }

    private mutating func addListed(_ before: PushMessage, _ after: PushMessage) {
        var people = ListedPeople()
        people.take(before, Lists.allCases)
        people.take(after, Lists.allCases.map(\.ofTarget))
        var seen: Set<Lists> = []
        // Nobody gets a push of a message of their own.
        let sender = before.senderID?.lowercasedASCII()
        for (id, lists) in people.people
        where id.lowercasedASCII() != sender && seen.insert(lists).inserted {
            members.append((name(of: lists), id))
        }
    }

    /// Someone whom no list names: the receiver of a direct message, anyone in a group.
    private static func someone(in message: PushMessage) -> UTF8Text {
        message.conversationKind == .direct
            ? message.receivers.first ?? Situation.unnamed : Situation.unnamed
    }

    /// The lists' names; a number behind it tells classes apart that only the two sides' lists do.
    private func name(of lists: Lists) -> String {
        let name = lists.names.joined(separator: "+")
        let count = members.count { $0.name == name || $0.name.hasPrefix(name + "-") }
        return count == 0 ? name : "\(name)-\(count + 1)"
    }
}

extension PushMessage {
    /// Whether it may name somebody in a list.
    fileprivate var hasLists: Bool {
        if case .listed = mentions { return true }
        if case .listed = force { return true }
        return members != nil || !excludedMembers.isEmpty || directedTemplate != nil || holds(.namedMentions)
    }
}

/// Lists of both sides that treat those in them apart, a bit for each.
private struct Lists: OptionSet, Hashable {
    let rawValue: UInt16

    // By name, in which order a class is called by them.
    static let directed = Lists(rawValue: 1)
    static let excluded = Lists(rawValue: 1 << 1)
    static let forced = Lists(rawValue: 1 << 2)
    static let member = Lists(rawValue: 1 << 3)
    static let mentioned = Lists(rawValue: 1 << 4)

    private static let allNames = ["directed", "excluded", "forced", "member", "mentioned"]

    /// The source's lists, in the order in which they are looked at.
    static let allCases = [mentioned, forced, directed, member, excluded]

    var ofTarget: Lists { Lists(rawValue: rawValue << Self.allNames.count) }

    /// What the lists are called, whosesoever they are.
    var names: [String] {
        Self.allNames.indices.filter {
            let list = Lists(rawValue: 1 << $0)
            return contains(list) || contains(list.ofTarget)
        }.map { Self.allNames[$0] }
    }
}

/// Everyone whom a list names, with the lists that do.
private struct ListedPeople {
    private(set) var people: [(id: UTF8Text, lists: Lists)] = []
    /// Where each stands, by the identifier in lower case.
    private var places: [UTF8Text: Int] = [:]

    /// Takes the lists of one side; `lists` are those mentioned, forced, addressed by a template, named and left out.
    mutating func take(_ message: PushMessage, _ lists: [Lists]) {
        // In a direct conversation nobody is mentioned, and no directed template is used (reading C13).
        let isDirect = message.conversationKind == .direct
        if case .listed(let ids) = message.mentions, !isDirect { take(ids, lists[0]) }
        if !isDirect { take(message.namedMentions, lists[0]) }
        if case .listed(let ids) = message.force { take(ids, lists[1]) }
        if !isDirect, let template = message.directedTemplate { take(template.reachedTargets, lists[2]) }
        if let members = message.members { take(members, lists[3]) }
        take(message.excludedMembers, lists[4])
    }

    private mutating func take(_ ids: [UTF8Text], _ list: Lists) {
        for id in ids {
            if let place = place(of: id.lowercasedASCII()) {
                people[place].lists.insert(list)
            } else {
                people.append((id, list))
            }
        }
    }

    /// Where somebody stands; nil for someone new, who gets the next place.
    private mutating func place(of folded: UTF8Text) -> Int? {
        if let place = places[folded] { return place }
        places[folded] = people.count
        return nil
    }
}

/// Why each setting of a situation's recipient keeps a message from them, asked of one vendor's resolver in advance.
///
/// A message decides about it by its ``Standing`` only, so a situation is resolved once, and not for every message.
struct SettingReasons: Sendable {
    /// What a message says of someone that decides together with what they set.
    struct Standing: OptionSet {
        let rawValue: UInt8

        static let isForced = Standing(rawValue: 1)
        static let isMentioned = Standing(rawValue: 2)
        /// The message names the group or the sender, for whom they may have settings.
        static let hasConversation = Standing(rawValue: 4)

        static let isMentionedWithAll = Standing(rawValue: 8)
        /// What they set for the conversation is overridden.
        static let overridesMute = Standing(rawValue: 16)

        fileprivate static let count: UInt8 = 32

        fileprivate var mention: Mention {
            switch (contains(.isMentioned), contains(.isMentionedWithAll)) {
            case (true, true): .ofMeAndAll
            case (true, false): .ofMe
            case (false, true): .ofAll
            case (false, false): .none
            }
        }
    }

    /// By standing and setting.
    private let reasons: [[SuppressionReason?]]

    init(_ resolver: Resolver) {
        reasons = (0..<Standing.count).map { number in
            let standing = Standing(rawValue: number)
            return Situation.settings.map { resolver.reason(in: $0, for: standing) }
        }
    }

    /// Why someone of a standing gets no push, in each setting.
    subscript(standing: Standing) -> [SuppressionReason?] { reasons[Int(standing.rawValue)] }
}

extension Resolver {
    fileprivate func reason(
        in setting: Situation.Setting, for standing: SettingReasons.Standing
    ) -> SuppressionReason? {
        let recipient = setting.recipient
        return suppression(
            bySettingsOf: recipient,
            under: standing.contains(.hasConversation) ? recipient.conversations.first : nil,
            isForced: standing.contains(.isForced), overridesMute: standing.contains(.overridesMute),
            mention: standing.mention, isFromManager: nil)
    }

    func standing(of id: UTF8Text, in message: PushMessage) -> SettingReasons.Standing {
        var standing: SettingReasons.Standing = []
        if isForced(message, on: id) { standing.insert(.isForced) }
        switch mention(of: id, in: message) {
        case .none: break
        case .ofMe: standing.insert(.isMentioned)
        case .ofAll: standing.insert(.isMentionedWithAll)
        case .ofMeAndAll: standing.formUnion([.isMentioned, .isMentionedWithAll])
        }
        if message.overridesMute { standing.insert(.overridesMute) }
        if !message.isInConversation { return standing }
        if message.conversationKind != .direct || message.senderID != nil {
            standing.insert(.hasConversation)
        }
        return standing
    }
}
