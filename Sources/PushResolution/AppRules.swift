public import PushModel

/// An app's profile, with what every message looks up in it; made once for all messages.
public final class AppRules: Sendable {
    /// The app's configuration.
    public let profile: AppProfile
    private let senders: [UTF8Text: UTF8Text]

    /// Prepares a profile.
    public init(_ profile: AppProfile) {
        self.profile = profile
        let ignoresCase = profile.policies.identifiersIgnoreCase
        senders = Dictionary(profile.senders.map { (ignoresCase ? $0.lowercasedASCII() : $0, $1) }) { $1 }
    }

    /// The push nickname that the profile has for a sender.
    func nickname(of id: UTF8Text) -> UTF8Text? {
        if senders.isEmpty { return nil }
        return senders[profile.policies.identifiersIgnoreCase ? id.lowercasedASCII() : id]
    }
}
