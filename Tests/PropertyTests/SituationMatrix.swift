import PushRecords

@testable import PushBridge

/// What two messages show in each situation by itself, resolved the long way: a recipient is made for every display, setting
/// and class, and decided about from the beginning.
struct SituationMatrix {
    let pair: ConversionPair
    /// Every difference, with the situations in which it shows.
    private(set) var differences: [Key: Set<String>] = [:]
    /// How many situations were resolved.
    private(set) var situations = 0
    /// Whether the vendors' servers know a name of each sender and group.
    private var knowsNames = false

    /// A difference without its situations.
    struct Key: Hashable {
        let path: String
        let before: RawJSON
        let after: RawJSON
        let fidelity: Fidelity
    }

    init(_ pair: ConversionPair) { self.pair = pair }

    /// Compares two messages in every situation; names of situations end in `ending`.
    mutating func compare(_ before: PushMessage, _ after: PushMessage, _ ending: String = "") {
        let languages = Set((before.translations + after.translations).map(\.language))
        compare(before, after, in: nil, ending)
        compareNamed(before, after, ending)
        for language in languages { compare(before, after, in: language, "\(ending)/language-\(language)") }
    }

    /// Compares them where the vendors' servers know everybody by name, and keeps what differs nowhere without a name.
    private mutating func compareNamed(_ before: PushMessage, _ after: PushMessage, _ ending: String) {
        var named = SituationMatrix(pair)
        named.knowsNames = true
        named.compare(before, after, in: nil, "\(ending)/named")
        situations += named.situations
        let told = differences.keys
        for (key, names) in named.differences
        where !told.contains(where: { $0.path == key.path && $0.fidelity >= key.fidelity }) {
            differences[key, default: []].formUnion(names)
        }
    }

    private mutating func compare(
        _ before: PushMessage, _ after: PushMessage, in language: UTF8Text?, _ ending: String
    ) {
        for member in MemberClasses.members(before, after) {
            for setting in pair.settings.map({ Situation.Setting.allCases[$0] }) {
                for display in DisplayStyle.allCases {
                    let name = "\(display.rawValue)/\(setting.rawValue)/\(member.name)\(ending)"
                    let person = Person(
                        id: member.id, setting: setting, display: display, language: language)
                    compare(before, after, person, name)
                }
            }
        }
    }

    /// Someone in a situation.
    fileprivate struct Person {
        var id: UTF8Text
        let setting: Situation.Setting
        let display: DisplayStyle
        let language: UTF8Text?
        /// How many messages that count they have.
        var unread = 3

        /// The person with their settings, as someone whom a message reaches.
        func recipient(of message: PushMessage) -> Recipient {
            var recipient = Recipient(id: id)
            recipient.display = display
            recipient.unread = unread
            recipient.language = language
            recipient.devices = [Device(token: "00", kind: .alert), Device(token: "01", kind: .voip)]
            let conversation = message.groupID ?? message.senderID
            switch setting {
            case .free: break
            case .quietHours: recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60))
            case .mentions: recipient.mode = .mentions
            case .none: recipient.mode = NotificationMode.none
            case .mentionsOfMe: recipient.mode = .mentionsOfMe
            case .mentionsOfAll: recipient.mode = .mentionsOfAll
            case .quietMentions:
                recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60, mode: .mentions))
            case .conversationQuiet, .muted, .notReceived:
                guard let conversation else { break }
                var own = ConversationSetting(
                    kind: message.groupID == nil ? .direct : .group, id: conversation)
                switch setting {
                case .muted: own.isMuted = true
                case .notReceived: own.isReceived = false
                default: own.quietUntil = Instant(seconds: .max)
                }
                recipient.conversations = [own]
            }
            return recipient
        }
    }

    private mutating func compare(
        _ before: PushMessage, _ after: PushMessage, _ person: Person, _ name: String
    ) {
        situations += 1
        let (source, target) = (resolver(of: pair.source), resolver(of: pair.target))
        var person = person
        // A push that does not count may show another badge to those who have nothing unread (OI 6).
        let badges = (source.profile.policies.uncountedBadge, target.profile.policies.uncountedBadge)
        if before.isCounted == false, after.isCounted == false, badges.0 != badges.1 { person.unread = 0 }
        // Where only one side tells capitals apart, the other knows the person in lower case (reading G15).
        var other = person
        other.id = pair.name(of: person.id)
        let reasons = (source.reason(against: before, person), target.reason(against: after, other))
        if reasons.0 != nil && reasons.1 != nil { return }
        if reasons.0 != nil || reasons.1 != nil {
            return add("/suppressed", json(reasons.0), json(reasons.1), .degraded, name)
        }
        var screens = (
            ShownSide(resolver: source, vendor: pair.source, group: before.groupID),
            ShownSide(resolver: target, vendor: pair.target, group: after.groupID)
        )
        screens.0.fillBesideWords(before, for: person.recipient(of: before))
        screens.0.fillWords(before, for: person.recipient(of: before))
        screens.1.fillBesideWords(after, for: other.recipient(of: after))
        screens.1.fillWords(after, for: other.recipient(of: after))
        var comparison = Comparison()
        comparison.compareWords(screens.0, screens.1, of: before, in: person.display)
        comparison.compareBesideWords(screens.0, screens.1)
        for point in comparison.points {
            add(point.place.pointer, point.before, point.after, point.fidelity, name)
        }
    }

    private func resolver(of vendor: Vendor) -> Resolver {
        if !knowsNames { return vendor.resolver }
        let rules = AppRules(vendor.rules.profile, others: ("(sender)", "(group)", "(own name)"))
        return Resolver(rules, now: Instant(seconds: 0))
    }

    private mutating func add(
        _ path: String, _ before: RawJSON, _ after: RawJSON, _ fidelity: Fidelity, _ name: String
    ) {
        let key = Key(path: path, before: before, after: after, fidelity: fidelity)
        differences[key, default: []].insert(name)
    }

    private func json(_ reason: SuppressionReason?) -> RawJSON {
        reason.map { .string(UTF8Text($0.rawValue)) } ?? .null
    }
}

extension Resolver {
    fileprivate func reason(
        against message: PushMessage, _ person: SituationMatrix.Person
    ) -> SuppressionReason? {
        if message.groupID != nil && !reaches(person.id, with: message) { return .nothingToPush }
        return suppression(of: message, for: person.recipient(of: message), in: message.groupID)
    }
}
