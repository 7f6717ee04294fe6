import PushBridge

/// A message for a user at a moment, of which the resolver says whether the phone rings.
struct RingingSituation: CustomStringConvertible {
    var moment: Instant
    var place: RingingPlace
    var mention: Mention
    var isManagers: Bool
    var isForced: Bool

    var description: String {
        "\(place) at \(moment.rfc3339), mention \(mention), manager \(isManagers), forced \(isForced)"
    }

    /// Whether a vendor's messages can be forced on those who muted them.
    static func hasForce(_ vendor: String) -> Bool { ["easemob", "agora", "nim"].contains(vendor) }

    /// The message, as a vendor's app sends it to a user.
    ///
    /// NIM has no forced pushes in direct conversations (reading N4), Tencent and RongCloud none at all.
    fileprivate func message(to user: UTF8Text, by vendor: String) -> PushMessage {
        var message = PushMessage()
        message.text = "Hello"
        message.senderID = place.group == nil ? place.id : isManagers ? "boss" : "member"
        message.conversationKind = place.kind
        message.conversationID = place.group
        if place.group == nil { message.receivers = [user] }
        message.mentions =
            switch mention {
            case .none: .nobody
            case .ofMe: .listed([user])
            case .ofAll, .ofMeAndAll: .everyone
            }
        let isForceable = Self.hasForce(vendor) && (place.group != nil || vendor != "nim")
        message.force = isForced && isForceable ? .everyone : .nobody
        return message
    }

    /// Every situation at one place that settings of the group and the person `c1` may tell apart, on two days and after a
    /// week.
    static func all(at place: RingingPlace, after now: Instant) -> [RingingSituation] {
        let minutes = Array(stride(from: 0, to: 1_560, by: 29)) + [719, 239, 959]
        let later = Array(stride(from: 8 * 1_440, to: 9 * 1_440, by: 73)) + [8 * 1_440 + 239]
        return (minutes + later).flatMap { minute in
            let moment = now.adding(seconds: minute * 60)
            return (place.group == nil ? [false] : [false, true]).flatMap { isManagers in
                [Mention.none, .ofMe, .ofAll].flatMap { mention in
                    [false, true].map { isForced in
                        RingingSituation(
                            moment: moment, place: place, mention: mention, isManagers: isManagers,
                            isForced: isForced)
                    }
                }
            }
        }
    }
}

/// A conversation, as sentences name it.
struct RingingPlace: CustomStringConvertible {
    let kind: Conversation.Kind
    let id: UTF8Text
    let description: String

    init(_ kind: Conversation.Kind, _ id: UTF8Text) {
        (self.kind, self.id) = (kind, id)
        description = kind == .group ? "in group \(id)" : "in the conversation with \(id)"
    }

    /// The group; nil in a direct conversation.
    var group: UTF8Text? { kind == .group ? id : nil }

    static let all = [
        RingingPlace(.direct, "c1"), RingingPlace(.group, "c1"), RingingPlace(.direct, "c2"),
        RingingPlace(.group, "c2"),
    ]
}

/// A situation as two apps decide about it: made once, since thousands of users are asked about it.
struct RingingTrial {
    let situation: RingingSituation
    let minuteOfDay: Int
    private let before: (resolver: Resolver, message: PushMessage)
    private let after: (resolver: Resolver, message: PushMessage)

    init(
        _ situation: RingingSituation, for user: UTF8Text, before: AppRules, after: AppRules, _ people: People
    ) {
        func side(_ rules: AppRules) -> (Resolver, PushMessage) {
            (
                Resolver(rules, people: people, now: situation.moment),
                situation.message(to: user, by: rules.profile.vendor)
            )
        }
        self.situation = situation
        minuteOfDay = (situation.moment.seconds + 28_800) % 86_400 / 60
        self.before = side(before)
        self.after = side(after)
    }

    /// Whether the phone of a user with some settings rings at the first app.
    func rang(_ recipient: Recipient) -> Bool {
        before.resolver.suppression(of: before.message, for: recipient, in: situation.place.group) == nil
    }

    /// Whether the phone of a user with some settings rings at the second app.
    func rings(_ recipient: Recipient) -> Bool {
        after.resolver.suppression(of: after.message, for: recipient, in: situation.place.group) == nil
    }
}
