import PushModel

/// A mute that lets only a group's owner and managers through (NIM 9.10).
///
/// A message does not say which role its sender has. Where `--groups` lists the managers the mute holds; where nobody
/// listed them the push is made, because a push too many is better than one too few, and a finding says so.
extension Resolver {
    /// Notes that a mute could not be applied for want of the group's managers.
    func noteUnknownManagers(
        _ message: PushMessage, for recipient: Recipient, in group: UTF8Text?, findings: inout [Finding]
    ) {
        guard !recipient.conversations.isEmpty,
            setting(of: recipient, for: message, group)?.mute == .managersOnly,
            isFromManager(message, in: group) == nil
        else { return }
        findings.append(Finding(.unknownManagers, .senderID))
    }

    /// Whether a manager sent the message; nil where nobody listed them, or the sender is unknown.
    func isFromManager(_ message: PushMessage, in group: UTF8Text?) -> Bool? {
        let ignoresCase = profile.policies.identifiersIgnoreCase
        guard let group, let sender = message.senderID,
            let managers = people.groups.managers(of: group, ignoringCase: ignoresCase)
                ?? message.parentID.flatMap({ people.groups.managers(of: $0, ignoringCase: ignoresCase) })
        else { return nil }
        return managers.contains { isSame($0, sender) }
    }
}
