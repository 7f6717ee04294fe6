public import VendorMapping

extension TencentAdapter {
    /// What a webhook tells of, by its command; a robot's is no message (TX 40).
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if body[TencentKey.callbackRobotAccount.name]?.isNull == false { return .event("robot") }
        guard let command = body[TencentKey.callbackCallbackCommand.name]?.string else { return nil }
        if TencentWords.commands.list.meaning(of: command) != nil { return .message() }
        let isReport = TencentWords.commandKinds.list.meaning(of: command) == .text("offline-push")
        return isReport ? .pushReport : WebhookContent(event: command)
    }
}
