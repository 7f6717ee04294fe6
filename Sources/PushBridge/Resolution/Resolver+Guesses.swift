public import PushModel

/// What a policy decides where the vendor's documents leave it open: told, so that nobody takes a guess for a fact.
///
/// A policy that only follows what a generation documents, such as who stands before a group's text, is no guess.
extension Resolver {
    /// Tells which guesses a decision rests on.
    func noteGuesses(
        _ reason: SuppressionReason?, _ bodyLevel: TextLevel?, _ message: PushMessage,
        _ recipient: Recipient, in group: UTF8Text?, _ findings: inout [Finding]
    ) {
        if let reason {
            if reason.isOverridable && isForced(message, for: recipient)
                && !profile.policies.forceOverrides.contains(reason)
            {
                findings.append(Finding(.weakForce, .force, [.words(reason.rawValue)]))
            }
            if reason == .filteredDevice { noteSilentCall(message, recipient, &findings) }
            if reason == .nothingToPush {
                noteUnknownTemplate(of: message, &findings)
                if let field = uncertainField(of: message) { findings.append(Finding(.pushUncertain, field)) }
            }
            if let group, let parent = message.parentID, rests(reason, on: parent, for: group, recipient) {
                findings.append(Finding(.topicsGroup, .parentID))
            }
            return
        }
        noteSilentCall(message, recipient, &findings)
        if profile.policies.legacyTitleIsBody && message.isTitlePerhapsBody && message.body == nil
            && bodyLevel == .message
        {
            findings.append(Finding(.titleAsBody, .title))
        }
        if !message.presentFields.isDisjoint(with: Self.seldom) {
            noteSeldom(message, recipient, group, &findings)
        }
    }

    /// A template that would have given the words, and that the profile lacks (RC 19).
    private func noteUnknownTemplate(of message: PushMessage, _ findings: inout [Finding]) {
        guard profile.policies.templateUse == .beneath, let name = message.template?.name,
            profile.templates[name] == nil
        else { return }
        findings.append(Finding(.unknownTemplate, .templateName))
    }

    /// What a message without a text may be pushed for all the same, since no document says that it is not (TX 3, TX 18);
    /// nil where it certainly is not.
    package func uncertainField(of message: PushMessage) -> CanonicalField? {
        let uncertain = profile.policies.uncertainPushes
        if uncertain.isEmpty || message.isRefused || message.kind == .pushOnly { return nil }
        if message.allElements.contains(where: { uncertain.contains($0.kind.rawValue) }) {
            return message.holds(.elements) ? .elements : .kind
        }
        return message.title != nil && uncertain.contains("title") ? .title : nil
    }

    private static let seldom: FieldSet = [.receiverUnread, .parentID, .liveActivity]

    /// What few messages say, and nobody documents what becomes of.
    private func noteSeldom(
        _ message: PushMessage, _ recipient: Recipient, _ group: UTF8Text?, _ findings: inout [Finding]
    ) {
        if message.holds(.receiverUnread) && recipient.knownUnread == nil && message.badge == nil {
            findings.append(Finding(.vendorsUnread, .receiverUnread))
        }
        if let group, let parent = message.parentID, isLookedUp(parent, for: group, recipient) {
            findings.append(Finding(.topicsGroup, .parentID))
        }
        if message.holds(.liveActivity) { findings.append(Finding(.liveActivityLeftOut, .liveActivity)) }
    }

    /// Whether a reason against a push rests on what the receiver set for a topic's group, since they set nothing for the topic.
    private func rests(
        _ reason: SuppressionReason, on parent: UTF8Text, for topic: UTF8Text, _ recipient: Recipient
    ) -> Bool {
        let ignoresCase = profile.policies.identifiersIgnoreCase
        func setting(_ id: UTF8Text) -> ConversationSetting? {
            recipient.setting(for: .group, id: id, ignoringCase: ignoresCase)
        }
        guard setting(topic) == nil, let own = setting(parent) else { return false }
        return switch reason {
        case .conversationMuted: true
        case .quietDuration: own.quietUntil != nil
        case .modeNone, .notMentioned: own.mode != nil
        default: false
        }
    }

    /// Whether something is known of a topic's group that is not known of the topic.
    private func isLookedUp(_ parent: UTF8Text, for topic: UTF8Text, _ recipient: Recipient) -> Bool {
        let ignoresCase = profile.policies.identifiersIgnoreCase
        func differs<Value>(_ value: (UTF8Text) -> Value?) -> Bool {
            value(topic) == nil && value(parent) != nil
        }
        return differs { recipient.setting(for: .group, id: $0, ignoringCase: ignoresCase) }
            || differs { people.groups.members(of: $0, ignoringCase: ignoresCase) }
            || differs { people.groups.name(of: $0, ignoringCase: ignoresCase) ?? rules.groupName(of: $0) }
    }

    /// A call that would ring if the app had asked for it (reading E14, EM 9.44).
    private func noteSilentCall(_ message: PushMessage, _ recipient: Recipient, _ findings: inout [Finding]) {
        guard message.isVoIP, !profile.policies.voip, !recipient.devices.isEmpty else { return }
        let rings = recipient.devices.contains { device in
            device.kind == .voip && message.devices.map { $0.passes(device) } ?? true
        }
        if rings { findings.append(Finding(.silentCall, .isVoIP)) }
    }

    /// Whether a recipient gets or does not get a push for the zone in which their quiet interval was taken (TX 38).
    ///
    /// - Parameters:
    ///   - reason: The reason against a push; nil where the recipient gets one.
    ///   - recipient: What the receiver set.
    /// - Returns: False where UTC is usual, where somebody named the zone, and for an interval that holds all day or never.
    public func restsOnUsualZone(_ reason: SuppressionReason?, for recipient: Recipient) -> Bool {
        guard profile.policies.quietZone != .utc, let quiet = recipient.quiet, !quiet.isZoneNamed,
            let interval = quiet.interval(zeroInterval: profile.policies.zeroQuietInterval)
        else { return false }
        let decidesMore = profile.policies.quietHoursDecide && interval.mode != nil
        return interval.start != interval.end && (reason == nil || reason == .quietHours || decidesMore)
    }

    /// Whether a recipient gets or does not get a push for what `0:0-0:0` was taken to mean (reading G9, EM 9.7).
    ///
    /// - Parameters:
    ///   - reason: The reason against a push; nil where the recipient gets one.
    ///   - message: The message.
    ///   - recipient: What the receiver set.
    /// - Returns: False for an interval that remembers which form it came from.
    public func restsOnZeroInterval(
        _ reason: SuppressionReason?, of message: PushMessage, for recipient: Recipient
    ) -> Bool {
        guard let daily = recipient.quiet?.daily, daily.isZero, daily.zero == nil else { return false }
        if isForced(message, for: recipient) && profile.policies.forceOverrides.contains(.quietHours) {
            return false
        }
        return reason == nil || reason == .quietHours
    }
}

extension SuppressionReason {
    /// Whether force might override the reason, as far as the documents go (EM 9.6, NIM 9.19).
    fileprivate var isOverridable: Bool {
        switch self {
        case .quietHours, .quietDuration, .conversationMuted, .modeNone, .notMentioned: true
        default: false
        }
    }
}
