public import PushModel

/// An app's profile, with what every message looks up in it; made once for all messages.
public final class AppRules: Sendable {
    /// The app's configuration.
    public let profile: AppProfile
    /// The sound of a push whose sender gives none (RC 6).
    let usualSound: Sound?
    private let senders: [UTF8Text: UTF8Text]
    private let groups: [UTF8Text: UTF8Text]
    /// What senders and groups are called for whom the profile has no name; nil for nothing.
    private let others: (sender: UTF8Text, group: UTF8Text)?

    /// Prepares a profile; `others` is what senders and groups are called for whom it has no name, as a vendor's server
    /// would know them.
    public init(_ profile: AppProfile, others: (sender: UTF8Text, group: UTF8Text)? = nil) {
        self.profile = profile
        self.others = others
        usualSound = profile.policies.defaultSound.nonEmpty.map(Sound.file)
        let ignoresCase = profile.policies.identifiersIgnoreCase
        func byID(_ names: [UTF8Text: UTF8Text]) -> [UTF8Text: UTF8Text] {
            Dictionary(names.map { (ignoresCase ? $0.lowercasedASCII() : $0, $1) }) { $1 }
        }
        senders = byID(profile.senders)
        groups = byID(profile.groups)
    }

    /// The push nickname that the profile has for a sender.
    package func nickname(of id: UTF8Text) -> UTF8Text? { name(of: id, in: senders) ?? others?.sender }

    /// The name that the profile has for a group.
    package func groupName(of id: UTF8Text) -> UTF8Text? { name(of: id, in: groups) ?? others?.group }

    private func name(of id: UTF8Text, in names: [UTF8Text: UTF8Text]) -> UTF8Text? {
        if names.isEmpty { return nil }
        return names[profile.policies.identifiersIgnoreCase ? id.lowercasedASCII() : id]
    }
}
