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
        id = message.senderID
        groupName = message.conversationKind == .group ? message.senderGroupName : nil
        nickname = Self.nickname(of: message, resolver)
        remark = Self.remark(on: message.senderID, among: recipient.remarks, resolver)
    }

    private static func remark(
        on id: UTF8Text?, among remarks: [UTF8Text: UTF8Text], _ resolver: Resolver
    ) -> UTF8Text? {
        guard let id, !remarks.isEmpty else { return resolver.rules.remark }
        return remarks.first { resolver.isSame($0.key, id) }?.value.nonEmpty
    }

    /// The placeholder `{$fromNickname}`.
    var fromNickname: UTF8Text { nickname ?? id ?? "" }

    /// The placeholder `{$dynamicFrom}`: the recipient's remark, else the name in the group, else the nickname.
    var dynamicFrom: UTF8Text { remark ?? groupName ?? fromNickname }

    private static func nickname(of message: borrowing PushMessage, _ resolver: Resolver) -> UTF8Text? {
        message.senderName ?? message.senderID.flatMap(resolver.nickname(of:))
    }

    /// What a server puts before a text, and whether it is an identifier; nil for a message without any sender.
    static func shown(
        of message: borrowing PushMessage, inGroup group: UTF8Text?, by resolver: Resolver
    ) -> (name: UTF8Text, isIdentifier: Bool)? {
        if resolver.profile.policies.groupSender == .nicknameAndGroup, let group {
            return nameAndGroup(of: message, group, by: resolver).map { ($0, false) }
        }
        if message.conversationKind == .group, let name = message.senderGroupName { return (name, false) }
        if let group, !group.isEmpty, resolver.profile.policies.groupSender == .groupID {
            return (group, true)
        }
        if let name = nickname(of: message, resolver) { return (name, false) }
        if !resolver.profile.policies.showsIdentifiers { return nil }
        return message.senderID.map { ($0, true) }
    }

    /// The name that somebody gave the sender, in groups the one within the group first; never an identifier (TX 24).
    static func known(of message: borrowing PushMessage, by resolver: Resolver) -> UTF8Text? {
        if message.conversationKind == .group, let name = message.senderGroupName { return name }
        return nickname(of: message, resolver)
    }

    /// The name under which a receiver knows the sender: their own for them, the registered one, else the identifier; what the
    /// message calls the sender is none (RC 18).
    static func registered(
        of message: borrowing PushMessage, for recipient: borrowing Recipient, by resolver: Resolver
    ) -> UTF8Text? {
        guard let id = message.senderID else { return nil }
        if let name = remark(on: id, among: recipient.remarks, resolver) ?? resolver.nickname(of: id) {
            return name
        }
        return resolver.profile.policies.showsIdentifiers ? id : nil
    }

    /// The sender's name and the group's in brackets, as far as they are known (TX 2).
    private static func nameAndGroup(
        of message: borrowing PushMessage, _ group: UTF8Text, by resolver: Resolver
    ) -> UTF8Text? {
        let name = known(of: message, by: resolver)
        guard let groupName = resolver.groupName(of: group, in: copy message) else { return name }
        return UTF8Text(concatenating: [name ?? "", "(", groupName, ")"])
    }
}
