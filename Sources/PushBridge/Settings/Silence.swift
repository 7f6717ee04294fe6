import PushModel
import Vendors

/// When a phone is silent for one kind of message in one conversation (readings G6 to G9).
struct Silence: Hashable {
    /// The end of a one-off quiet time, if it is still to come.
    var until: Instant?
    /// A one-off quiet time that has yet to begin, and when it ends; nil for never.
    var later: Later?
    var daily = DailyTimes.never

    /// A one-off quiet time that has yet to begin.
    struct Later: Hashable {
        var from: Instant
        var until: Instant?
    }
}

/// A vendor with what it holds of one user's settings: tells when the phone is silent, as the resolver decides it.
struct Silencing {
    let recipient: Recipient
    private let resolver: Resolver
    private let forced: ForcedMessages
    private let settings: [Address: ConversationSetting]
    /// The zone in which daily times are told; nil for the vendor's own.
    var clock: TimeZoneRule?

    /// What tells a conversation from the others of its user, as the vendor compares identifiers.
    private struct Address: Hashable {
        var kind: Conversation.Kind
        var id: UTF8Text
        var sort: ConversationSetting.Sort?
    }

    init(_ recipient: Recipient, at profile: AppProfile, forced: ForcedMessages, now: Instant) {
        self.recipient = recipient
        resolver = Resolver(AppRules(profile), now: now)
        self.forced = forced
        var settings: [Address: ConversationSetting] = [:]
        for setting in recipient.conversations {
            settings[Self.address(of: setting, setting.sort, profile)] = setting
        }
        self.settings = settings
    }

    /// The moment asked about.
    var now: Instant { resolver.now }

    /// The zone in which the vendor reads daily times.
    var zone: TimeZoneRule { recipient.quietZone ?? resolver.profile.policies.quietZone }

    /// The setting that holds in a conversation.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - mergesSorts: Whether a conversation of a sort of its own is the one of that name here.
    /// - Returns: The setting; nil where the whole app's hold.
    func setting(
        in conversation: ConversationSetting, mergesSorts: Bool
    ) -> ConversationSetting? {
        let sort = mergesSorts ? nil : conversation.sort
        return settings[Self.address(of: conversation, sort, resolver.profile)]
            ?? usual(conversation.kind)
    }

    /// The setting that holds in conversations of a kind without one of their own; nil where the whole app's hold.
    func usual(_ kind: Conversation.Kind) -> ConversationSetting? {
        settings[Address(kind: kind, id: ConversationSetting.all, sort: nil)]
    }

    /// Whether a daily interval silences anything.
    var hasQuietHours: Bool { closing(of: .quietHours, for: .plain, in: .direct, under: nil) != nil }

    /// When the phone is silent for a message.
    ///
    /// - Parameters:
    ///   - kind: The kind of the message.
    ///   - isForced: Whether its sender forces the push, which counts only where the vendor has that.
    ///   - place: The kind of the conversation.
    ///   - setting: The conversation's setting; nil where the whole app's hold.
    /// - Returns: Its end, and the times of day.
    func silence(
        for kind: MessageKinds, isForced: Bool, in place: Conversation.Kind,
        under setting: ConversationSetting?
    ) -> Silence {
        let isForced = isForced && forced.has(place)
        var silence = Silence()
        for gate in Gate.allCases {
            guard let closing = closing(of: gate, for: kind, in: place, under: setting),
                !resolver.isOverridden(closing, isForced: isForced)
            else { continue }
            switch closing.times {
            case .always: return Silence(daily: .always)
            case .until(let end): silence.until = end
            case .later(let from, let until): silence.later = Silence.Later(from: from, until: until)
            case .daily(let times): silence.daily = told(times)
            case .outside(let times): silence.daily = told(times).others
            }
        }
        return silence
    }

    /// An interval of the vendor's by the clock in which times are told.
    private func told(_ times: DailyInterval) -> DailyTimes {
        let lead = clock.map { $0.lead(on: zone, at: now) } ?? 0
        let ends = [times.start, times.end].map { (($0 + lead) % 1_440 + 1_440) % 1_440 }
        return DailyTimes(from: ends[0], to: ends[1])
    }

    /// When the user closes a gate to messages of a kind.
    private func closing(
        of gate: Gate, for kind: MessageKinds, in place: Conversation.Kind,
        under setting: ConversationSetting?
    ) -> GateClosing? {
        resolver.closing(
            of: gate, for: recipient, under: setting,
            mention: Resolver.hasMentions(in: place) ? kind.mention : .none,
            isFromManager: place == .direct ? nil : kind.isManagers)
    }

    private static func address(
        of setting: ConversationSetting, _ sort: ConversationSetting.Sort?, _ profile: AppProfile
    ) -> Address {
        Address(
            kind: setting.kind,
            id: profile.policies.identifiersIgnoreCase ? setting.id.lowercasedASCII() : setting.id,
            sort: sort)
    }
}

/// The messages that a vendor's senders can force on people.
struct ForcedMessages {
    private let hasAny: Bool
    private let hasDirect: Bool

    /// Those of a vendor: none where no shape has a key for force.
    init(of adapter: any VendorSettings.Type) {
        hasAny = adapter.writtenShapes.contains { adapter.says(.force, in: $0) }
        hasDirect = adapter.forcesDirectMessages
    }

    func has(_ kind: Conversation.Kind) -> Bool { hasAny && (kind != .direct || hasDirect) }
}
