/// Reads the messages of LeanCloud's instant messaging, which ends on 2027-01-12: calls of its server interfaces, messages of its
/// client SDKs, hooks, the history, and pushes without a message.
public enum LeanCloudAdapter: ReadOnlyAdapter {
    package static var dialect: any VendorDialect.Type { LeanCloudDialect.self }

    package static let roots = RootIndex([LeanCloudDialect.self])

    package static var reasonAgainstWriting: String {
        "LeanCloud's instant messaging ends on 2027-01-12, so nothing is converted to it. Name another target."
    }
}

extension LeanCloudAdapter {
    /// What a hook tells of: a message.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        body[LeanCloudKey.hookFromPeer.name]?.string == nil ? nil : .message()
    }

    /// The message as a line of input, with the path that tells whom it is for.
    public static func line(of written: WrittenMessage) -> RawJSON {
        guard let path = written.request?.path else { return written.body }
        return RawJSON(joining: .object([(LeanCloudKey.restPath.name, .string(path))]), written.body)
    }
}
