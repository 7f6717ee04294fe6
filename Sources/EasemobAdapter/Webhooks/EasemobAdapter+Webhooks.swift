public import VendorMapping

extension EasemobAdapter {
    /// What a callback tells of (WH-001 to WH-005); every callback has a `callId`.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if body[EasemobReportKey.step.name]?.string == "push" { return .pushReport }
        if recognise(.json(body)) == [EasemobShape.callback.rawValue] { return .message }
        guard body[EasemobKey.callbackCallId.name]?.string != nil else { return nil }
        return WebhookContent(event: body[EasemobKey.callbackEventType.name]?.string)
    }
}
