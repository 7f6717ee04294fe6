public import VendorMapping

extension RongCloudAdapter {
    /// What a webhook tells of: a message that is sent, or asked about before.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        let shapes = recognise(VendorInput(body))
        return shapes.contains(RongCloudShape.route.rawValue)
            || shapes.contains(RongCloudShape.callback.rawValue) ? .message() : nil
    }
}
