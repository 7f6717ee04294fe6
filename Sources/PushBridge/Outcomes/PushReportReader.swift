import PushModel

/// Reads what a vendor reports of its pushes, and writes an outcome for each.
public struct PushReportReader: Sendable {
    let vendor: String
    let reporter: any PushReporter.Type
    let showsTokens: Bool
    let rejectsInline: Bool

    /// Every vendor that reports what became of its pushes.
    public static var vendors: [String] {
        VendorRegistry.adapters.filter { $0 is any PushReporter.Type }.flatMap { $0.vendors }
    }

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - vendor: Whose reports they are.
    ///   - showsTokens: Whether records show device tokens whole.
    ///   - rejectsInline: Whether reject records stand among the others, in their place.
    /// - Throws: ``PushBridgeError`` for an unknown vendor, and one that reports nothing.
    public init(
        vendor: String, showsTokens: Bool = false, rejectsInline: Bool = true
    ) throws(PushBridgeError) {
        guard let adapter = VendorRegistry.adapter(for: vendor) else { throw .unknownVendor(vendor) }
        guard let reporter = adapter as? any PushReporter.Type else {
            let known = Self.vendors.joined(separator: ", ")
            throw PushBridgeError(
                .unknownVendor, "\(vendor) does not report what became of its pushes; \(known) do.")
        }
        self.vendor = vendor
        self.reporter = reporter
        self.showsTokens = showsTokens
        self.rejectsInline = rejectsInline
    }

    /// A worker for one thread, which reuses its buffers from line to line.
    public func makeWorker() -> Worker { Worker(self) }

    /// The report in a line: a callback's body, or the record of one that was verified.
    ///
    /// A report without a signature is read and marked, since the vendor leaves some unsigned (EM 9.24).
    func report(in line: JSONValue, _ pathPrefix: String) throws(LineError) -> ReadReport {
        let content = WebhookRecord.content(of: line)
        if let content, content.check.result == .invalid { throw LineError.unverified(content.check) }
        var diagnostics: [Diagnostic] = []
        guard let report = reporter.readReport(content?.message ?? line, diagnostics: &diagnostics) else {
            throw LineError(
                .unknownShape,
                "The line is no callback of \(vendor) about an offline push; give such callbacks only.")
        }
        for index in diagnostics.indices {
            let prefix = content == nil ? pathPrefix : pathPrefix + "/message"
            diagnostics[index].path = prefix + diagnostics[index].path
        }
        return ReadReport(report: report, verification: content?.check.result, diagnostics: diagnostics)
    }
}

/// A report with what is known about it.
struct ReadReport {
    let report: PushReport
    /// What its signature is worth; nil when nobody verified it.
    let verification: WebhookCheck.Result?
    let diagnostics: [Diagnostic]
}
