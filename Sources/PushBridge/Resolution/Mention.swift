package import PushModel

/// How a message mentions someone (TX 32).
package enum Mention: Sendable, Hashable {
    case none
    /// By name.
    case ofMe
    /// With everyone.
    case ofAll
    /// By name beside everyone.
    case ofMeAndAll
}

extension NotificationMode {
    /// Whether messages notify that mention someone so.
    func lets(_ mention: @autoclosure () -> Mention) -> Bool {
        switch self {
        case .all: true
        case .none: false
        case .mentions: mention() != .none
        case .mentionsOfMe: [.ofMe, .ofMeAndAll].contains(mention())
        case .mentionsOfAll: [.ofAll, .ofMeAndAll].contains(mention())
        }
    }
}

extension Resolver {
    /// How a message mentions someone; nobody is mentioned in a direct message.
    package func mention(of id: UTF8Text, in message: PushMessage) -> Mention {
        guard message.holds(.mentions), !message.isForOnePerson else { return .none }
        let ignoresCase = profile.policies.identifiersIgnoreCase
        guard message.mentions == .everyone else {
            return message.names(id, in: .mentions, ignoringCase: ignoresCase) ? .ofMe : .none
        }
        let isNamed = Audience.listed(message.namedMentions).contains(id, ignoringCase: ignoresCase)
        return isNamed ? .ofMeAndAll : .ofAll
    }
}
