import PushModel

/// The names under which one recipient may see the sender of one message.
struct SenderName {
    /// The sender's identifier.
    let id: UTF8Text?
    /// The sender's push nickname: the message's, else the profile's, else the recipients file's (reading G11).
    let nickname: UTF8Text?
    /// The sender's name within the group.
    let groupName: UTF8Text?
    /// The recipient's own name for the sender.
    let remark: UTF8Text?

    init(_ message: borrowing PushMessage, for recipient: borrowing Recipient, in resolver: Resolver) {
        id = message.sender.id
        groupName = message.conversation.kind == .group ? message.sender.groupName : nil
        nickname = message.sender.name ?? message.sender.id.flatMap(resolver.nickname(of:))
        remark = Self.remark(on: message.sender.id, among: recipient.remarks, resolver)
    }

    private static func remark(
        on id: UTF8Text?, among remarks: [UTF8Text: UTF8Text], _ resolver: Resolver
    ) -> UTF8Text? {
        guard let id, !remarks.isEmpty else { return nil }
        return remarks.first { resolver.isSame($0.key, id) }?.value.nonEmpty
    }

    /// The placeholder `{$fromNickname}`.
    var fromNickname: UTF8Text { nickname ?? id ?? "" }

    /// The placeholder `{$dynamicFrom}`: the recipient's remark, else the name in the group, else the nickname.
    var dynamicFrom: UTF8Text { remark ?? groupName ?? fromNickname }

    /// A text with the sender's name and a separator before it; without any sender the text alone.
    func prefixed(_ text: UTF8Text, inGroup group: UTF8Text?, _ profile: AppProfile) -> PrefixedText {
        guard let (name, isIdentifier) = shown(inGroup: group, profile) else { return PrefixedText(text) }
        let separator = isIdentifier ? profile.separators.id : profile.separators.name
        return PrefixedText(
            text: UTF8Text(concatenating: name, separator, text),
            prefix: NamePrefix(
                name: name, length: name.count + separator.count, isIdentifier: isIdentifier))
    }

    /// What stands before a text, and whether it is an identifier.
    private func shown(inGroup group: UTF8Text?, _ profile: AppProfile) -> (UTF8Text, isIdentifier: Bool)? {
        if let groupName { return (groupName, false) }
        if let group = group?.nonEmpty, profile.policies.groupSender == .groupID { return (group, true) }
        if let nickname { return (nickname, false) }
        return id.map { ($0, true) }
    }
}

/// A text and the sender's name that stands at its start, if one does.
struct PrefixedText {
    var text: UTF8Text
    var prefix: NamePrefix?

    /// A text without a name before it.
    init(_ text: UTF8Text) { self.text = text }

    init(text: UTF8Text, prefix: NamePrefix) {
        self.text = text
        self.prefix = prefix
    }
}
