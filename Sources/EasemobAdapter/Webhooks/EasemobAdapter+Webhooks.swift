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
