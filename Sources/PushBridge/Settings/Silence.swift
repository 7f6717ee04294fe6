import PushModel

/// When a phone is silent for one kind of message in one conversation (readings G6 to G9).
struct Silence: Hashable {
    /// The end of a one-off quiet time, if it is still to come.
    var until: Instant?
    /// The times of day.
    var daily = DailyTimes.never
}

/// A vendor with what it holds of one user's settings: tells when the phone is silent.
struct Silencing {
    let recipient: Recipient
    private let profile: AppProfile
    private let forcesDirectMessages: Bool
    let now: Instant
    private let daily: DailyTimes
    private let settings: [Address: ConversationSetting]

    /// What tells a conversation from the others of its user, as the vendor compares identifiers.
    private struct Address: Hashable {
        var kind: Conversation.Kind
        var id: UTF8Text
        var isSuperteam: Bool
    }

    /// - Parameters:
    ///   - recipient: What the vendor holds.
    ///   - profile: The app's profile there.
    ///   - forcesDirectMessages: Whether the vendor has forced pushes in direct conversations.
    ///   - now: The moment asked about.
    init(_ recipient: Recipient, at profile: AppProfile, forcesDirectMessages: Bool, now: Instant) {
        self.recipient = recipient
        self.profile = profile
        self.forcesDirectMessages = forcesDirectMessages
        self.now = now
        daily = Self.daily(recipient.quiet, profile)
        var settings: [Address: ConversationSetting] = [:]
        for setting in recipient.conversations {
            settings[Self.address(of: setting, setting.isSuperteam, profile)] = setting
        }
        self.settings = settings
    }

    /// The setting that holds in a conversation.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - mergesSuperteams: Whether a superteam is the group of that name here.
    /// - Returns: The setting; nil where the whole app's hold.
    func setting(
        in conversation: ConversationSetting, mergesSuperteams: Bool
    ) -> ConversationSetting? {
        settings[
            Self.address(of: conversation, conversation.isSuperteam && !mergesSuperteams, profile)]
    }

    /// Whether a daily interval silences anything.
    var hasQuietHours: Bool { !daily.isEmpty }

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
        let counts = isForced && (place != .direct || forcesDirectMessages)
        let overridden = counts ? profile.policies.forceOverrides : []
        let reasons: [SuppressionReason?] = [
            isMuted(setting, kind) ? .conversationMuted : nil,
            reason(of: setting?.mode ?? recipient.mode ?? profile.mode, kind),
        ]
        if reasons.contains(where: { $0.map { !overridden.contains($0) } == true }) {
            return Silence(daily: .always)
        }
        let ends = [recipient.quiet?.until, setting?.quietUntil].compactMap { $0 }.filter { $0 > now }
        return Silence(
            until: overridden.contains(.quietDuration) ? nil : ends.max(),
            daily: overridden.contains(.quietHours) ? .never : daily)
    }

    private func isMuted(_ setting: ConversationSetting?, _ kind: MessageKinds) -> Bool {
        switch setting?.mute {
        case nil, .off: false
        case .on: true
        case .managersOnly: !kind.isManagers
        }
    }

    private func reason(of mode: NotificationMode, _ kind: MessageKinds) -> SuppressionReason? {
        switch mode {
        case .all: nil
        case .mentions: kind.isMention ? nil : .notMentioned
        case .none: .modeNone
        }
    }

    private static func daily(_ quiet: QuietTime?, _ profile: AppProfile) -> DailyTimes {
        guard let daily = quiet?.daily else { return .never }
        if daily.isZero && (daily.zero ?? profile.policies.zeroQuietInterval) == .off { return .never }
        return DailyTimes(from: daily.start, to: daily.end)
    }

    private static func address(
        of setting: ConversationSetting, _ isSuperteam: Bool, _ profile: AppProfile
    ) -> Address {
        Address(
            kind: setting.kind,
            id: profile.policies.identifiersIgnoreCase ? setting.id.lowercasedASCII() : setting.id,
            isSuperteam: isSuperteam)
    }
}
