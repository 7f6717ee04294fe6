/// Reads the messages of RongCloud: calls of its server interfaces, messages of its client SDKs, webhooks, and the pushes
/// that devices received.
public enum RongCloudAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { RongCloudDialect.self }

    package static let roots = RootIndex([RongCloudDialect.self])
}

extension RongCloudAdapter {
    /// What a webhook tells of: a message that is sent, or asked about before.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        let shapes = recognise(VendorInput(body))
        if shapes.contains(RongCloudShape.route.rawValue)
            || shapes.contains(RongCloudShape.callback.rawValue)
        {
            return .message()
        }
        let isOfMessage =
            body[RongCloudKey.routeMsgUID.name] ?? body[RongCloudKey.callbackMsgType.name] != nil
        guard isOfMessage, let channel = body[RongCloudKey.routeChannelType.name] else { return nil }
        return WebhookContent(event: channel.string?.nonEmpty ?? channel.digits)
    }
}
