public import PushModel

/// Decides what one recipient gets for one message.
///
/// One resolver serves every vendor; what they differ in is data of the ``AppProfile``. The same message, profile, people
/// and moment always give the same decision. Making one costs next to nothing, so each call may have its own.
public struct Resolver: Sendable {
    /// The app's configuration, prepared.
    public let rules: AppRules
    /// The people whose settings are known; senders' nicknames and groups' managers are looked up here.
    public let people: People
    /// The moment of the push.
    public let now: Instant

    /// The app's configuration.
    @inlinable public var profile: AppProfile { rules.profile }

    /// Creates a resolver for one app, some people and one moment.
    public init(_ rules: AppRules, people: People = .unknown, now: Instant) {
        self.rules = rules
        self.people = people
        self.now = now
    }

    /// What `recipient` gets.
    ///
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - recipient: What the receiver set.
    ///   - group: The group in which it reaches them; nil in a direct conversation.
    ///   - findings: Receives what the recipient will not see as the sender meant it.
    /// - Returns: A resolved notification, or the first reason against one in the order of reading G6.
    public func decide(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text? = nil,
        findings: inout [Finding]
    ) -> PushDecision {
        var notification = ResolvedNotification()
        let reason = decide(
            message, for: recipient, in: group, into: &notification, findings: &findings)
        return if let reason { .suppress(reason) } else { .notify(notification) }
    }

    /// What `recipient` gets, put where it is wanted: a notification is large.
    ///
    /// - Parameters:
    ///   - message: What the sender asked for.
    ///   - recipient: What the receiver set.
    ///   - group: The group in which it reaches them; nil in a direct conversation.
    ///   - notification: An empty one; filled where nothing stands against a push.
    ///   - findings: Receives what the recipient will not see as the sender meant it.
    /// - Returns: The first reason against a push; nil where there is none.
    public func decide(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text?,
        into notification: inout ResolvedNotification, findings: inout [Finding]
    ) -> SuppressionReason? {
        if message.holds(.personalWords) {
            return decide(
                personal(message, for: recipient), for: recipient, in: group, into: &notification,
                findings: &findings)
        }
        let reason = suppression(of: message, for: recipient, in: group)
        if reason == nil {
            resolve(message, for: recipient, in: group, into: &notification, findings: &findings)
        }
        noteGuesses(reason, notification.words.bodyLevel, message, recipient, in: group, &findings)
        if reason == nil {
            noteUnknownManagers(message, for: recipient, in: group, findings: &findings)
        }
        return reason
    }

    /// The push nickname that the profile or the recipients file knows for a sender (reading G11).
    func nickname(of id: UTF8Text) -> UTF8Text? {
        if let name = rules.nickname(of: id) { return name }
        return people.recipients?.nickname(of: id, ignoringCase: profile.policies.identifiersIgnoreCase)
    }

    /// The name of a group: the groups file's, else the profile's; a topic without one has its group's (TX 24, TX 28).
    package func groupName(of id: UTF8Text, in message: PushMessage) -> UTF8Text? {
        for id in [id, message.parentID] {
            guard let id = id?.nonEmpty else { continue }
            let known = people.groups.name(of: id, ignoringCase: profile.policies.identifiersIgnoreCase)
            if let name = known ?? rules.groupName(of: id) { return name }
        }
        return nil
    }

    /// Whether a message only wakes the app on some devices: it shows, sounds and counts nothing there (TX 29, TX 30).
    package func isWakeUp(_ message: PushMessage, on devices: [Device]) -> Bool {
        guard profile.policies.wakesSilently, message.isContentAvailable else { return false }
        return !rings(message, on: devices)
    }

    /// Whether two identifiers name one person for this vendor.
    func isSame(_ left: UTF8Text, _ right: UTF8Text) -> Bool {
        profile.policies.identifiersIgnoreCase ? left.equalsIgnoringASCIICase(right) : left == right
    }

    /// What `recipient` would get if nothing stood against a push.
    public func notification(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text? = nil,
        findings: inout [Finding]
    ) -> ResolvedNotification {
        var notification = ResolvedNotification()
        resolve(
            personal(message, for: recipient), for: recipient, in: group, into: &notification,
            findings: &findings)
        return notification
    }

    private func resolve(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text?,
        into notification: inout ResolvedNotification, findings: inout [Finding]
    ) {
        fill(&notification.words, with: message, for: recipient, in: group, findings: &findings)
        fill(&notification, besideWords: message, for: recipient, in: group, findings: &findings)
    }

    /// Fills in what `recipient` would get beside the words; it is the same whatever display they chose.
    ///
    /// - Parameters:
    ///   - notification: One that has no more than words.
    ///   - message: What the sender asked for.
    ///   - recipient: What the receiver set.
    ///   - group: The group in which it reaches them; nil in a direct conversation.
    ///   - findings: Receives what the recipient will not see as the sender meant it.
    package func fill(
        _ notification: inout ResolvedNotification, besideWords message: PushMessage,
        for recipient: Recipient, in group: UTF8Text?, findings: inout [Finding]
    ) {
        notification.alertForm = profile.policies.alertForm
        let isWakeUp = isWakeUp(message, on: recipient.devices)
        notification.badge = isWakeUp ? nil : badge(of: message, for: recipient)
        notification.sound = isWakeUp ? nil : message.holds(.sound) ? message.sound : rules.usualSound
        notification.collapseID = collapseID(of: message, findings: &findings)
        notification.expiration = profile.timeToLive.map(expiration)
        notification.isVoIP = message.isVoIP && profile.policies.voip
        notification.recipientID = recipient.id
        notification.groupID = group?.nonEmpty
        notification.takeOver(message)
        if isWakeUp { return notification.takeOutBesideWakeUp() }
        if profile.policies.usualCategory == .type { notification.category = category(of: message) }
        notification.isMutable = isMutable(message)
        // A call is no wake-up, whatever stands beside it (TX 30).
        if profile.policies.wakesSilently { notification.isContentAvailable = false }
    }

    /// The category of a push that shows something; a push that a device received without one stays without it (RC 9).
    package func category(of message: PushMessage) -> UTF8Text? {
        if message.holds(.category), let category = message.category { return category }
        return profile.policies.usualCategory == .type && message.explicitAlert == nil
            ? message.typeName : nil
    }

    /// Whether the app's service extension may change a push that shows something, as the sender says; a push that a device
    /// received stays as it was (RC 9, RC 23, RC 26).
    package func isMutable(_ message: PushMessage) -> Bool {
        if let isMutable = message.isMutable { return isMutable }
        return switch profile.policies.mutableContent {
        case .asked: profile.isMutable
        case .always where message.kind != .pushOnly: message.explicitAlert == nil
        case .always, .onlyWhenSet: message.category != nil && message.explicitAlert == nil
        }
    }

    /// The badge: fixed by the sender, else what is usual: the recipient's count with this message, capped (readings G1,
    /// RC 5, OI 6).
    private func badge(of message: PushMessage, for recipient: Recipient) -> Int? {
        let says = !message.presentFields.isDisjoint(with: Self.badgeFields)
        if says, let fixed = message.badge { return fixed }
        if says, message.leavesBadge { return nil }
        switch profile.policies.defaultBadge {
        case .one: return 1
        case .none: return nil
        case .unread: break
        }
        let more = says ? message.badgeIncrement ?? (message.isCounted ?? true ? 1 : 0) : 1
        if more == 0 && profile.policies.uncountedBadge == .none { return nil }
        let least = more == 0 && profile.policies.uncountedBadge == .atLeastOne ? 1 : 0
        let (sum, overflows) = unread(of: recipient, before: message).addingReportingOverflow(more)
        let count = overflows ? Int.max : max(sum, least)
        return profile.badgeCap > 0 ? min(count, profile.badgeCap) : count
    }

    /// What a sender can say of the badge.
    private static let badgeFields: FieldSet = [.badge, .leavesBadge, .badgeIncrement, .isCounted]

    /// The recipient's count before a message, which the vendor's own count has among the others (TX 26).
    private func unread(of recipient: Recipient, before message: PushMessage) -> Int {
        recipient.knownUnread ?? message.receiverUnread.map { $0 - ($0 == .min ? 0 : 1) } ?? 0
    }

    /// The moment that lies `seconds` after this one; the last of all times when that is beyond it.
    private func expiration(after seconds: Int) -> Instant {
        let (sum, overflows) = now.seconds.addingReportingOverflow(seconds)
        return Instant(seconds: overflows ? .max : sum)
    }

    /// The identifier under which notifications replace each other; with recall override, one that a message and its
    /// recall share (reading N1).
    package func collapseID(of message: PushMessage, findings: inout [Finding]) -> UTF8Text? {
        if message.holds(.collapseID) { return message.collapseID }
        guard profile.recallOverride else { return nil }
        guard message.kind == .recall else { return message.clientID }
        if let clientID = message.recall?.clientID { return clientID }
        if message.recall?.messageID != nil {
            findings.append(Finding(.recallByServerID, .recallMessageID))
        }
        return message.recall?.messageID
    }
}

extension ResolvedNotification {
    /// Takes over what only the sender decides.
    ///
    /// What is not there is not copied either: of many fields few are set, and one that may be nil is copied slowly.
    fileprivate mutating func takeOver(_ message: PushMessage) {
        if message.holds(.senderID) { senderID = message.senderID }
        if message.holds(.id) {
            messageID = message.id
        } else if message.holds(.clientID) {
            messageID = message.clientID
        }
        if message.holds(.appData) { appData = message.appData }
        if message.holds(.rootData) { rootData = message.rootData }
        if message.presentFields.isDisjoint(with: Self.rare) { return }
        isContentAvailable = message.isContentAvailable
        if let name = message.category { category = name }
        if let id = message.threadID { threadID = id }
        if let level = message.interruptionLevel { interruptionLevel = level }
        if let score = message.relevanceScore { relevanceScore = score }
        if let id = message.targetContentID { targetContentID = id }
        if let criteria = message.filterCriteria { filterCriteria = criteria }
        if message.holds(.apsExtras) { apsExtras = message.apsExtras }
        if let priority = message.priority { self.priority = priority }
        if let url = message.mediaURL { mediaURL = url }
        takeFacts(of: message)
    }

    /// Takes over what some vendors' payloads tell of the message.
    private mutating func takeFacts(of message: PushMessage) {
        if message.presentFields.isDisjoint(with: Self.factual) && message.kind != .pushOnly { return }
        var facts = MessageFacts()
        facts.typeName = message.typeName
        facts.conversation = message.kind == .pushOnly ? MessageFacts.push : message.conversationSort
        facts.timestamp = message.timestamp
        facts.recalledID = message.recallMessageID
        self.facts = facts
    }

    private static let factual: FieldSet = [.typeName, .conversationSort, .recallMessageID]

    /// Takes out of `aps` what a push that only wakes the app does not have (TX 29).
    fileprivate mutating func takeOutBesideWakeUp() {
        (category, threadID, interruptionLevel) = (nil, nil, nil)
        (relevanceScore, targetContentID, filterCriteria) = (nil, nil, nil)
        apsExtras = []
    }

    /// What few messages say.
    private static let rare: FieldSet = [
        .isContentAvailable, .mediaURL, .category, .threadID, .interruptionLevel, .relevanceScore,
        .targetContentID, .filterCriteria, .apsExtras,
        .typeName, .conversationSort, .recallMessageID, .kind, .priority,
    ]
}

/// An app's profile, with what every message looks up in it; made once for all messages.
public final class AppRules: Sendable {
    /// The app's configuration.
    public let profile: AppProfile
    /// The sound of a push whose sender gives none (RC 6).
    let usualSound: Sound?
    private let senders: [UTF8Text: UTF8Text]
    private let groups: [UTF8Text: UTF8Text]
    /// What each receiver calls the sender who has no other name for them; nil for nothing.
    let remark: UTF8Text?

    /// Names that the profile has not.
    public typealias OtherNames = (sender: UTF8Text, group: UTF8Text, remark: UTF8Text)

    /// Under what those stand who have no name of their own; nobody has this identifier.
    private static let anyOther: UTF8Text = ""

    /// Prepares a profile.
    public init(_ profile: AppProfile, others: OtherNames? = nil) {
        self.profile = profile
        remark = others?.remark
        usualSound = profile.policies.defaultSound.nonEmpty.map(Sound.file)
        let ignoresCase = profile.policies.identifiersIgnoreCase
        func byID(_ names: [UTF8Text: UTF8Text], _ other: UTF8Text?) -> [UTF8Text: UTF8Text] {
            var byID = Dictionary(names.map { (ignoresCase ? $0.lowercasedASCII() : $0, $1) }) { $1 }
            byID[Self.anyOther] = other
            return byID
        }
        senders = byID(profile.senders, others?.sender)
        groups = byID(profile.groups, others?.group)
    }

    func nickname(of id: UTF8Text) -> UTF8Text? { name(of: id, in: senders) }

    func groupName(of id: UTF8Text) -> UTF8Text? { name(of: id, in: groups) }

    private func name(of id: UTF8Text, in names: [UTF8Text: UTF8Text]) -> UTF8Text? {
        if names.isEmpty { return nil }
        return names[profile.policies.identifiersIgnoreCase ? id.lowercasedASCII() : id]
            ?? names[Self.anyOther]
    }
}
