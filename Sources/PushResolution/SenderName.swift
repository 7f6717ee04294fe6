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

    init(_ message: PushMessage, for recipient: Recipient, in resolver: Resolver) {
        id = message.sender.id
        groupName = message.conversation.kind == .group ? message.sender.groupName : nil
        nickname = message.sender.name ?? message.sender.id.flatMap(resolver.nickname(of:))
        remark = message.sender.id.flatMap { id in
            recipient.remarks.first { resolver.isSame($0.key, id) }?.value.nonEmpty
        }
    }

    /// The placeholder `{$fromNickname}`.
    var fromNickname: UTF8Text { nickname ?? id ?? "" }

    /// The placeholder `{$dynamicFrom}`: the recipient's remark, else the name in the group, else the nickname.
    var dynamicFrom: UTF8Text { remark ?? groupName ?? fromNickname }

    /// The sender's name and the separator behind it, as they stand before a text; nil without any sender.
    func prefix(inGroup group: UTF8Text?, _ profile: AppProfile) -> [UTF8Text]? {
        if let groupName { return [groupName, profile.separators.name] }
        if let group = group?.nonEmpty, profile.policies.groupSender == .groupID {
            return [group, profile.separators.id]
        }
        if let nickname { return [nickname, profile.separators.name] }
        return id.map { [$0, profile.separators.id] }
    }
}
