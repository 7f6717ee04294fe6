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
    /// It asks before it pushes to those who are offline (WH-242).
    public static var tellsWhoIsOffline: Bool { true }

    /// What a hook tells of: a message, and before a push that its receivers are offline.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        func has(_ key: LeanCloudKey) -> Bool { body[key.name]?.isNull == false }
        guard has(.hookFromPeer) else { return nil }
        return .message(isReceiverOffline: has(.hookOfflinePeers) && !has(.hookMsgId) ? true : nil)
    }

    /// The rows of exported tables are no messages.
    public static func reasonAgainstReading(_ line: JSONValue) -> String? {
        func has(_ key: UTF8Text) -> Bool { line[key]?.isNull == false }
        guard line.kind == .object else { return nil }
        if has("deviceType") && (has("channels") || has("valid")) {
            return
                "The line is a device of an exported table. Make a recipients file of it with `pushbridge import devices`."
        }
        return line["m"]?.kind == .array && (has("mu") || has("sys"))
            ? "The line is a conversation of an exported table. Make a groups file of it with `pushbridge import groups`."
            : nil
    }

    /// The message as a line of input, with the path that tells whom it is for.
    public static func line(of written: WrittenMessage) -> RawJSON {
        guard let path = written.request?.path else { return written.body }
        return RawJSON(joining: .object([(LeanCloudKey.restPath.name, .string(path))]), written.body)
    }
}
