/// Reads the messages of NetEase Yunxin NIM: those of its client SDKs, its server interfaces and webhooks, and the
/// pushes that devices received.
public enum NIMAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { NIMDialect.self }

    package static let roots = RootIndex([NIMDialect.self])
}

extension NIMAdapter {
    /// What a copy or a callback tells of (NIM 9.29); both number their events, in text or as a number.
    ///
    /// What is copied as messages are and is none has their number; its own word is in the place of a message's type.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if recognise(.json(body)) == [NIMShape.copy.rawValue] { return .message() }
        guard let event = body[NIMKey.copyEventType.name], let digits = event.string ?? event.digits,
            digits.decimalInteger != nil
        else { return nil }
        let isMessages = CopiedEvent(event)?.tellsOfMessage == true
        // What is copied as a message and is none has an unknown type, or an unknown kind of conversation.
        let type = body[NIMKey.copyMsgType.name]?.string
        let unknown =
            type.flatMap(MessageKind.init(nimCopy:)) == nil ? type : body[NIMKey.copyConvType.name]?.string
        let word = isMessages ? unknown?.nonEmpty : nil
        return presence(digits, in: body).map(WebhookContent.presence)
            ?? WebhookContent(event: word ?? digits)
    }

    /// That somebody logged in or out (WH-040 to WH-042).
    private static func presence(_ event: UTF8Text, in body: JSONValue) -> Presence? {
        guard event == "2" || event == "3", let user = body[NIMPresenceKey.accid.name]?.string else {
            return nil
        }
        let moment = body[NIMPresenceKey.timestamp.name]
        return Presence(
            user: user, isOnline: event == "2", moment: moment?.wholeNumber, event: event)
    }
}
