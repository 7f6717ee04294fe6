public import PushModel

/// An app's profile, with what every message looks up in it; made once for all messages.
public final class AppRules: Sendable {
    /// The app's configuration.
    public let profile: AppProfile
    /// The sound of a push whose sender gives none (RC 6).
    let usualSound: Sound?
    private let senders: [UTF8Text: UTF8Text]
    private let groups: [UTF8Text: UTF8Text]
    /// What each receiver calls the sender who has no other name for them; nil for nothing.
    let remark: UTF8Text?

    /// Names that the profile has not.
    public typealias OtherNames = (sender: UTF8Text, group: UTF8Text, remark: UTF8Text)

    /// Under what those stand who have no name of their own; nobody has this identifier.
    private static let anyOther: UTF8Text = ""

    /// Prepares a profile.
    public init(_ profile: AppProfile, others: OtherNames? = nil) {
        self.profile = profile
        remark = others?.remark
        usualSound = profile.policies.defaultSound.nonEmpty.map(Sound.file)
        let ignoresCase = profile.policies.identifiersIgnoreCase
        func byID(_ names: [UTF8Text: UTF8Text], _ other: UTF8Text?) -> [UTF8Text: UTF8Text] {
            var byID = Dictionary(names.map { (ignoresCase ? $0.lowercasedASCII() : $0, $1) }) { $1 }
            byID[Self.anyOther] = other
            return byID
        }
        senders = byID(profile.senders, others?.sender)
        groups = byID(profile.groups, others?.group)
    }

    /// The push nickname that the profile has for a sender.
    func nickname(of id: UTF8Text) -> UTF8Text? { name(of: id, in: senders) }

    /// The name that the profile has for a group.
    func groupName(of id: UTF8Text) -> UTF8Text? { name(of: id, in: groups) }

    private func name(of id: UTF8Text, in names: [UTF8Text: UTF8Text]) -> UTF8Text? {
        if names.isEmpty { return nil }
        return names[profile.policies.identifiersIgnoreCase ? id.lowercasedASCII() : id]
            ?? names[Self.anyOther]
    }
}
