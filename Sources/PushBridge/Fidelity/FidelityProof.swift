import PushModel
import PushResolution

/// Compares what two sides make of one message, in every situation (readings C4, C5).
///
/// Only what the two messages can tell apart is resolved anew: whether a setting keeps a message from someone is known for
/// each standing (``SettingReasons``), the reasons that hold for everyone are asked once a side, and beside the words everyone
/// gets the same.
struct FidelityProof {
    private let pair: ConversionPair
    private(set) var differences: [Difference] = []
    /// What the names of situations end in, where they are told apart by conversation.
    private var conversation = ""

    private var source: Resolver { pair.source.resolver }
    private var target: Resolver { pair.target.resolver }

    init(_ pair: ConversionPair) {
        self.pair = pair
    }

    /// Compares the message as the source said it with the target's.
    mutating func compare(_ before: PushMessage, _ after: PushMessage) {
        let blocked = (
            source.suppression(of: before, on: Situation.devices),
            target.suppression(of: after, on: Situation.devices)
        )
        // What nobody gets on either side is the same in every situation.
        if blocked.0 != nil && blocked.1 != nil { return }
        var screens = Screens(pair, before.groupID, after.groupID)
        for member in MemberClasses(before, after).members {
            let reached = compareReasons(
                source.reasons(against: before, for: member.id, blocked.0, pair.reasons.source),
                target.reasons(against: after, for: member.id, blocked.1, pair.reasons.target), member.name)
            if reached.isEmpty { continue }
            screens.turn(to: member.id)
            for display in DisplayStyle.allCases {
                let points = screens.compare(before, after, in: display)
                if points.isEmpty { continue }
                let situations = reached.map { name(display, $0, member.name) }
                for point in points { add(situations, point.path, point.before, point.after, point.fidelity) }
            }
        }
    }

    /// Compares two extensions without their messages: with the same invented message, in each kind of conversation
    /// (reading E15).
    mutating func compareExtensions(_ before: PushMessage, _ after: PushMessage) {
        for kind in UnknownParts.conversations {
            conversation = "/" + kind.rawValue
            compare(
                before.withUnknownParts(in: kind),
                after.withUnknownParts(in: kind).withUnknownPushText(by: target.profile.policies.summaryText))
        }
        conversation = ""
    }

    /// Compares why someone gets no push, and returns the settings in which they get both.
    private mutating func compareReasons(
        _ before: [SuppressionReason?], _ after: [SuppressionReason?], _ member: String
    ) -> [Situation.Setting] {
        var reached: [Situation.Setting] = []
        for (index, setting) in Situation.Setting.allCases.enumerated() {
            switch (before[index], after[index]) {
            case (nil, nil): reached.append(setting)
            case (_?, _?): break
            case (let left, let right):
                for display in DisplayStyle.allCases {
                    add(
                        [name(display, setting, member)], "/suppressed", json(left), json(right), .degraded)
                }
            }
        }
        return reached
    }

    private mutating func add(
        _ situations: [String], _ path: String, _ before: RawJSON, _ after: RawJSON, _ fidelity: Fidelity
    ) {
        if let index = differences.firstIndex(where: {
            $0.path == path && $0.before == before && $0.after == after
        }) {
            differences[index].situations += situations
        } else {
            differences.append(
                Difference(
                    situations: situations, path: path, before: before, after: after, fidelity: fidelity))
        }
    }

    private func name(_ display: DisplayStyle, _ setting: Situation.Setting, _ member: String) -> String {
        "\(display.rawValue)/\(setting.rawValue)/\(member)" + conversation
    }

    private func json(_ reason: SuppressionReason?) -> RawJSON {
        reason.map { .string(UTF8Text($0.rawValue)) } ?? .null
    }
}

/// What both sides show one person after the other.
private struct Screens {
    private let pair: ConversionPair
    private let groups: (UTF8Text?, UTF8Text?)
    private var reader = Situation.reader(Situation.unnamed)
    private var before = ResolvedNotification()
    private var after = ResolvedNotification()
    /// What differs beside the words, which is the same for everyone; nil until somebody is reached.
    private var rest: [Comparison.Point]?

    init(_ pair: ConversionPair, _ left: UTF8Text?, _ right: UTF8Text?) {
        self.pair = pair
        groups = (left, right)
    }

    /// Begins with another person.
    mutating func turn(to id: UTF8Text) { reader.id = id }

    /// Every point in which a message shows the person something else than another one.
    mutating func compare(
        _ left: PushMessage, _ right: PushMessage, in display: DisplayStyle
    ) -> [Comparison.Point] {
        let (source, target) = (pair.source.resolver, pair.target.resolver)
        var ignored: [Finding] = []
        if rest == nil {
            source.fill(&before, besideWords: left, for: reader, in: groups.0, findings: &ignored)
            target.fill(&after, besideWords: right, for: reader, in: groups.1, findings: &ignored)
            rest = Comparison.beside(words: before, after)
        }
        reader.display = display
        before.words = NotificationWords()
        after.words = NotificationWords()
        source.fill(&before.words, with: left, for: reader, in: groups.0, findings: &ignored)
        target.fill(&after.words, with: right, for: reader, in: groups.1, findings: &ignored)
        return Comparison.words(display, before, source.profile, after, target.profile) + (rest ?? [])
    }
}

extension Resolver {
    /// Whether a message is pushed to anyone, whatever they set.
    func pushesToSomebody(_ message: PushMessage) -> Bool {
        suppression(of: message, for: .undisturbed, in: message.groupID) == nil
    }

    /// Why someone gets no push, in each setting.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - id: Who.
    ///   - blocked: Why nobody gets it.
    ///   - reasons: Why someone's settings keep a message from them.
    fileprivate func reasons(
        against message: PushMessage, for id: UTF8Text, _ blocked: SuppressionReason?,
        _ reasons: SettingReasons
    ) -> [SuppressionReason?] {
        if message.conversation.kind != .direct && !reaches(id, with: message) {
            return SettingReasons.always(.nothingToPush)
        }
        return blocked.map(SettingReasons.always) ?? reasons[standing(of: id, in: message)]
    }
}

extension Recipient {
    /// Someone who wants every push.
    fileprivate static let undisturbed = {
        var recipient = Recipient(id: Situation.unnamed)
        recipient.mode = .all
        return recipient
    }()
}
