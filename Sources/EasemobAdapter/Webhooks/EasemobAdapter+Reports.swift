public import VendorMapping

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
