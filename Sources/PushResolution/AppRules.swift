public import PushModel

/// An app's profile, with what every message looks up in it; made once for all messages.
public final class AppRules: Sendable {
    /// The app's configuration.
    public let profile: AppProfile
    /// The sound of a push whose sender gives none (RC 6).
    let usualSound: Sound?
    private let senders: [UTF8Text: UTF8Text]
    private let groups: [UTF8Text: UTF8Text]
    /// What senders and groups are called that have no other name, and what each receiver calls the sender; nil for nothing.
    let others: OtherNames?

    /// Names that a vendor's server or people have, and the profile has not.
    public typealias OtherNames = (sender: UTF8Text, group: UTF8Text, remark: UTF8Text)

    /// Prepares a profile.
    public init(_ profile: AppProfile, others: OtherNames? = nil) {
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
    func nickname(of id: UTF8Text) -> UTF8Text? { name(of: id, in: senders) ?? others?.sender }

    /// The name that the profile has for a group.
    func groupName(of id: UTF8Text) -> UTF8Text? { name(of: id, in: groups) ?? others?.group }

    private func name(of id: UTF8Text, in names: [UTF8Text: UTF8Text]) -> UTF8Text? {
        if names.isEmpty { return nil }
        return names[profile.policies.identifiersIgnoreCase ? id.lowercasedASCII() : id]
    }
}
