/// Reads the messages of Tencent IM: calls of its server interfaces, messages of its client SDKs, webhooks, and the pushes
/// that devices received.
public enum TencentAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { TencentDialect.self }

    package static let roots = RootIndex([TencentDialect.self])
}

extension TencentAdapter {
    /// What a webhook tells of, by its command; a robot's is no message (TX 40).
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if body[TencentKey.callbackRobotAccount.name]?.isNull == false { return .event("robot") }
        guard let command = body[TencentKey.callbackCallbackCommand.name]?.string else { return nil }
        if TencentWords.commands.list.meaning(of: command) != nil { return .message() }
        if command == "State.StateChange", let presence = presence(in: body) { return .presence(presence) }
        let isReport = TencentWords.commandKinds.list.meaning(of: command) == .text("offline-push")
        return isReport ? .pushReport : WebhookContent(event: command)
    }

    /// Webhooks of groups have no `MsgKey`: group, number and random number tell one message from the others (TX-242, TX-244).
    public static func webhookIdentity(of body: JSONValue) -> UTF8Text? {
        func digits(_ key: TencentKey) -> UTF8Text? { body[key.name].flatMap { $0.string ?? $0.number } }
        guard let group = body[TencentKey.callbackGroupId.name]?.string,
            let number = digits(.callbackMsgSeq), let random = digits(.callbackRandom)
        else { return nil }
        return UTF8Text(concatenating: [group, "/", number, "/", random])
    }

    /// That somebody logged in or out, or lost the connection (WH-235 to WH-238).
    private static func presence(in body: JSONValue) -> Presence? {
        guard let info = body[TencentPresenceKey.info.name],
            let action = info[TencentPresenceKey.infoAction.name]?.string,
            let user = info[TencentPresenceKey.infoToAccount.name]?.string
        else { return nil }
        return Presence(
            user: user, isOnline: action == "Login", moment: body[TencentPresenceKey.eventTime.name]?.integer,
            event: action)
    }
}
