/// Reads the messages of Easemob and of Agora Chat, which share their conventions.
public enum EasemobAdapter: TableAdapter {
    package static var dialect: any VendorDialect.Type { EasemobDialect.self }

    package static let roots = RootIndex([EasemobDialect.self])
}

extension EasemobAdapter {
    /// It has a callback for a message whose receiver is offline, `chat_offline` (WH-004).
    public static var tellsWhoIsOffline: Bool { true }

    /// What a callback tells of (WH-001 to WH-005); every callback has a `callId`.
    public static func webhookContent(of body: JSONValue) -> WebhookContent? {
        guard body.kind == .object else { return nil }
        if body[EasemobReportKey.step.name]?.string == "push" { return .pushReport }
        let event = body[EasemobKey.callbackEventType.name]?.string
        if recognise(.json(body)) == [EasemobShape.callback.rawValue] {
            return .message(isReceiverOffline: event.map { $0 == "chat_offline" })
        }
        if let type = body[EasemobKey.webType.name]?.string, body[EasemobKey.webChatType.name] != nil,
            EasemobWords.receipts.list.meaning(of: type) != nil
        {
            return WebhookContent(event: type)
        }
        let type = body[EasemobKey.callbackChatType.name]?.string
        let isCallback = body[EasemobKey.callbackCallId.name]?.string != nil
        guard isCallback || type != nil && body[EasemobKey.callbackPayload.name] != nil else { return nil }
        if let presence = presence(in: body) { return .presence(presence) }
        // Newer events of groups are named beside it, without a type.
        return WebhookContent(event: type ?? body["event" as UTF8Text]?.string ?? event)
    }

    /// That somebody connected or disconnected (WH-037 to WH-039).
    private static func presence(in body: JSONValue) -> Presence? {
        guard let status = body[EasemobPresenceKey.status.name]?.string,
            status == "online" || status == "offline",
            let user = body[EasemobPresenceKey.user.name]?.string
        else { return nil }
        // The app's key ends at the first underscore, for it has none; the device begins behind the last slash.
        let start = user.firstIndex(of: UInt8(ascii: "_")).map { $0 + 1 } ?? 0
        let end = user.firstIndex(of: UInt8(ascii: "/"), from: start) ?? user.count
        let moment = body[EasemobPresenceKey.timestamp.name]
        return Presence(
            user: user[start..<end], isOnline: status == "online",
            moment: moment?.wholeNumber)
    }
}

extension EasemobAdapter: PushReporter {
    /// Reads Easemob's callback about an offline push (WH-014 to WH-034).
    public static func readReport(_ value: JSONValue, diagnostics: inout [Diagnostic]) -> PushReport? {
        guard value.kind == .object, value[EasemobReportKey.step.name]?.string == "push" else { return nil }
        var report = EasemobReport()
        report.read(value)
        diagnostics += report.values.diagnostics
        return report.report
    }
}
