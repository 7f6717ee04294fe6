import PushBridge

/// A message for a user at a moment, of which the resolver says whether the phone rings.
struct RingingSituation: CustomStringConvertible {
    var moment: Instant
    var kind: Conversation.Kind
    var id: UTF8Text
    var mention: Mention
    var isManagers: Bool
    var isForced: Bool

    /// The conversation as sentences name it.
    var place: String { kind == .group ? "in group \(id)" : "in the conversation with \(id)" }

    var description: String {
        "\(place) at \(moment.rfc3339), mention \(mention), manager \(isManagers), forced \(isForced)"
    }

    /// Whether the phone of a user with some settings rings.
    ///
    /// NIM has no forced pushes in direct conversations (reading N4), Tencent and RongCloud none at all.
    func rings(_ recipient: Recipient, at rules: AppRules, _ people: People) -> Bool {
        let profile = rules.profile
        var message = PushMessage()
        message.text = "Hello"
        message.senderID = kind == .direct ? id : isManagers ? "boss" : "member"
        message.conversationKind = kind
        message.conversationID = kind == .group ? id : nil
        if kind == .direct { message.receivers = [recipient.id] }
        message.mentions =
            switch mention {
            case .none: .nobody
            case .ofMe: .listed([recipient.id])
            case .ofAll, .ofMeAndAll: .everyone
            }
        let hasForce = ["easemob", "agora", "nim"].contains(profile.vendor)
        let isForceable = hasForce && (kind == .group || profile.vendor != "nim")
        message.force = isForced && isForceable ? .everyone : .nobody
        let resolver = Resolver(rules, people: people, now: moment)
        return resolver.suppression(of: message, for: recipient, in: kind == .group ? id : nil) == nil
    }

    /// Every situation that settings of the group and the person `c1` may tell apart, on two days and after a week.
    static func all(after now: Instant) -> [RingingSituation] {
        let minutes = Array(stride(from: 0, to: 1_560, by: 29)) + [719, 239, 959]
        let later = Array(stride(from: 8 * 1_440, to: 9 * 1_440, by: 73)) + [8 * 1_440 + 239]
        return (minutes + later).flatMap { minute in
            let moment = now.adding(seconds: minute * 60)
            return ["c1", "c2"].flatMap { id in
                [
                    (Conversation.Kind.direct, false), (.group, false), (.group, true),
                ].flatMap { kind, isManagers in
                    [Mention.none, .ofMe, .ofAll].flatMap { mention in
                        [false, true].map { isForced in
                            RingingSituation(
                                moment: moment, kind: kind, id: UTF8Text(id), mention: mention,
                                isManagers: isManagers, isForced: isForced)
                        }
                    }
                }
            }
        }
    }
}
