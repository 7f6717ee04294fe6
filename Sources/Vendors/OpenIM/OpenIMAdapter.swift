/// Reads the messages of OpenIM: calls of its server interfaces, messages of its client SDKs, stored messages, webhooks, and the
/// pushes that devices received.
public enum OpenIMAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { OpenIMDialect.self }

    package static let roots = RootIndex([OpenIMDialect.self])
}

extension OpenIMAdapter {
    /// The webhook before the push is for those who are offline.
    public static var tellsWhoIsOffline: Bool { true }

    /// The webhook before the push has what the sender set; all others are told as copies (OI 12).
    public static func isCopy(_ shape: String, _ diagnostics: [Diagnostic]) -> Bool {
        shape == OpenIMShape.callback.rawValue && diagnostics.contains { $0.code == .hookWithoutPush }
    }

    /// What a webhook tells of, by its command.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object, let command = body[OpenIMKey.callbackCallbackCommand.name]?.string
        else { return nil }
        switch OpenIMWords.commands.list.meaning(of: command) {
        case OpenIMDialect.beforePush: return .message(isReceiverOffline: true)
        case nil: return WebhookContent(event: command)
        default: return .message()
        }
    }

    /// A document of the database with many messages (OI 2), and the call for notifications of the app's own, whose options switch
    /// the push off.
    public static func reasonAgainstReading(_ line: JSONValue) -> String? {
        func has(_ keys: UTF8Text...) -> Bool { keys.allSatisfy { line[$0]?.isNull == false } }
        guard line.kind == .object else { return nil }
        if has("doc_id", "msgs") {
            return
                "The line is a document of MongoDB with many messages. Split it first, for example with jq -c '.msgs[]'."
        }
        let isNotice = has("sendUserID", "key", "data") && (has("recvUserID") || has("recvGroupID"))
        return isNotice
            ? "The line is a call of OpenIM for a notification of the app's own, which is never pushed. Leave it out."
            : nil
    }
}
