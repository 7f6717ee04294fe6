package import PushModel

/// How a message mentions someone (TX 32).
package enum Mention: Sendable, Hashable {
    case none
    /// By name.
    case ofMe
    /// With everyone.
    case ofAll
}

extension NotificationMode {
    /// Whether messages notify that mention someone so.
    func lets(_ mention: @autoclosure () -> Mention) -> Bool {
        switch self {
        case .all: true
        case .none: false
        case .mentions: mention() != .none
        case .mentionsOfMe: mention() == .ofMe
        case .mentionsOfAll: mention() == .ofAll
        }
    }
}

extension Resolver {
    /// How a message mentions someone; nobody is mentioned in a direct message.
    package func mention(of id: UTF8Text, in message: PushMessage) -> Mention {
        guard message.holds(.mentions), !message.isForOnePerson else { return .none }
        if message.mentions == .everyone { return .ofAll }
        let ignoresCase = profile.policies.identifiersIgnoreCase
        return message.names(id, in: .mentions, ignoringCase: ignoresCase) ? .ofMe : .none
    }
}
