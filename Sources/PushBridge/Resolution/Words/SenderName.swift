import PushModel

/// The names under which one recipient may see the sender of one message.
struct SenderName {
    let id: UTF8Text?
    /// The sender's push nickname: the message's, else the profile's, else the recipients file's (reading G11).
    let nickname: UTF8Text?
    let groupName: UTF8Text?
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

/// Titles that are names, and fixed texts that stand in for missing words (RC 3, RC 18, RC 19).
extension NotificationText {
    /// The name of the group, or of the sender as the receiver knows them; the app's own types of messages have none.
    func conversationName(_ message: PushMessage, _ recipient: Recipient) -> UTF8Text? {
        if message.kind == .custom || message.kind == .pushOnly { return nil }
        if let group { return resolver.groupName(of: group, in: message) }
        return SenderName.registered(of: message, for: recipient, by: resolver)
    }

    /// The template that the message names for the words that it lacks; nil where the profile has none of that name.
    func templateBeneath(_ message: PushMessage) -> Template? {
        guard profile.policies.templateUse == .beneath, !profile.templates.isEmpty else { return nil }
        return message.template?.name.flatMap { profile.templates[$0] }
    }

    /// The words of the message, and of the template that it names where it has none.
    func resolveAbove(
        _ template: Template, _ message: PushMessage, _ recipient: Recipient,
        into shown: inout NotificationWords, findings: inout [Finding]
    ) {
        var filled = message
        let lacksTitle = message.title == nil
        let lacksBody = message.body?.nonEmpty == nil
        if lacksTitle { filled.title = template.title.nonEmpty }
        if lacksBody { filled.body = template.content.nonEmpty }
        resolveBase(filled, recipient, into: &shown, findings: &findings)
        if lacksTitle && shown.titleLevel == .message { shown.titleLevel = .senderTemplate }
        if lacksBody && shown.bodyLevel == .message { shown.bodyLevel = .senderTemplate }
    }

    /// The words for those mentioned, where they are for this reader too (RC 4).
    func memberText(of message: PushMessage) -> UTF8Text? {
        isMentioned || profile.policies.mentionTextFor == .everyone && group != nil
            ? message.memberText : nil
    }

    /// Tells of words for those mentioned that somebody else reads, and of a text that nobody reads for them (RC 4).
    func reportMemberText(
        of message: PushMessage, _ shown: NotificationWords, _ findings: inout [Finding]
    ) {
        guard shown.bodyLevel == .mentioned, message.memberText != message.body else { return }
        if !isMentioned { findings.append(Finding(.mentionTextForAll, .memberText)) }
        if profile.policies.mentionTextFor == .everyone && message.body != nil {
            findings.append(Finding(.hiddenByMentionText, .body))
        }
    }

    /// Tells that a group has no name which could be the title.
    func reportMissingName(
        of message: PushMessage, _ shown: NotificationWords, _ findings: inout [Finding]
    ) {
        guard profile.policies.namesTitles, let group, shown.alert.title == nil, !shown.alert.isEmpty,
            !message.hidesTitle, message.kind != .custom, message.explicitAlert == nil,
            resolver.groupName(of: group, in: message) == nil
        else { return }
        findings.append(Finding(.untitledGroup, .conversationID))
    }

    /// Tells that a title is hidden with the text, where pushes have one unasked and documents speak of the text alone (RC 7).
    func reportHiddenTitle(
        of message: PushMessage, _ recipient: Recipient, _ findings: inout [Finding]
    ) {
        guard profile.policies.namesTitles, !message.hidesTitle else { return }
        let titles = [
            message.title, message.explicitAlert?.title, templateBeneath(message)?.title.nonEmpty,
            madeTitle(message, recipient),
        ]
        if titles.contains(where: { $0 != nil }) { findings.append(Finding(.hiddenTitle, .title)) }
    }
}
