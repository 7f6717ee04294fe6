import PushModel
import PushResolution

/// Compares what two sides make of one message, in every situation (readings C4, C5).
struct FidelityProof {
    private let source: Resolver
    private let target: Resolver
    private(set) var differences: [Difference] = []
    /// What the names of situations end in, where they are told apart by conversation.
    private var conversation = ""

    init(_ pair: ConversionPair) {
        source = pair.source.resolver
        target = pair.target.resolver
    }

    /// Compares the message as the source said it with the target's.
    mutating func compare(_ before: PushMessage, _ after: PushMessage) {
        for member in MemberClasses(before, after).members {
            compare(before, after, for: member)
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

    private mutating func compare(
        _ before: PushMessage, _ after: PushMessage, for member: MemberClasses.Member
    ) {
        var reached: [Situation.Setting] = []
        for setting in Situation.Setting.allCases {
            let blocked = (
                source.suppression(of: before, in: setting, for: member.id),
                target.suppression(of: after, in: setting, for: member.id)
            )
            switch blocked {
            case (nil, nil): reached.append(setting)
            case (nil, _?), (_?, nil):
                for display in DisplayStyle.allCases {
                    add(
                        [name(display, setting, member)], "/suppressed", json(blocked.0),
                        json(blocked.1), .degraded)
                }
            default: break
            }
        }
        if reached.isEmpty { return }
        for display in DisplayStyle.allCases {
            let situations = reached.map { name(display, $0, member) }
            compareScreens(before, after, member.id, display, situations)
        }
    }

    private mutating func compareScreens(
        _ before: PushMessage, _ after: PushMessage, _ id: UTF8Text, _ display: DisplayStyle,
        _ situations: [String]
    ) {
        let left = source.notification(before, for: id, display)
        let right = target.notification(after, for: id, display)
        var comparison = Comparison(display, left, source.profile, right, target.profile)
        comparison.compare()
        for point in comparison.points {
            add(situations, point.path, point.before, point.after, point.fidelity)
        }
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

    private func name(
        _ display: DisplayStyle, _ setting: Situation.Setting, _ member: MemberClasses.Member
    ) -> String { "\(display.rawValue)/\(setting.rawValue)/\(member.name)" + conversation }

    private func json(_ reason: SuppressionReason?) -> RawJSON {
        reason.map { .string(UTF8Text($0.rawValue)) } ?? .null
    }
}

extension Resolver {
    /// Whether a message is pushed to anyone, whatever they set.
    func pushesToSomebody(_ message: PushMessage) -> Bool {
        suppression(of: message, for: .undisturbed, in: message.groupID) == nil
    }

    fileprivate func suppression(
        of message: PushMessage, in setting: Situation.Setting, for id: UTF8Text
    ) -> SuppressionReason? {
        let group = message.groupID
        if group != nil && !reaches(id, with: message) { return .nothingToPush }
        let kind: Conversation.Kind = group == nil ? .direct : .group
        let recipient = setting.recipient(id, in: (kind, group ?? message.senderID), at: now)
        return suppression(of: message, for: recipient, in: group)
    }

    fileprivate func notification(
        _ message: PushMessage, for id: UTF8Text, _ display: DisplayStyle
    ) -> ResolvedNotification {
        var recipient = Situation.Setting.free.recipient(id, in: (.direct, nil), at: now)
        recipient.display = display
        var ignored: [Finding] = []
        return notification(message, for: recipient, in: message.groupID, findings: &ignored)
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
