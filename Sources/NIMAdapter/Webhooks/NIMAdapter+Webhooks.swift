public import VendorMapping

extension NIMAdapter {
    /// What a copy or a callback tells of (NIM 9.29); both number their events, in text or as a number.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if recognise(.json(body)) == [NIMShape.copy.rawValue] { return .message }
        guard let event = body[NIMKey.copyEventType.name], let digits = event.string ?? event.number,
            digits.decimalInteger != nil
        else { return nil }
        return WebhookContent(event: digits)
    }
}
