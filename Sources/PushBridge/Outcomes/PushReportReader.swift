public import PushModel

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

    /// Reads one callback given as a string; for many, use a ``Worker``.
    ///
    /// - Parameter callback: The body as it came, or a record of `webhook verify`.
    /// - Returns: What became of the push; nil for a webhook that tells of something else.
    /// - Throws: ``MessageError`` for what is no webhook, and for one whose signature is invalid.
    public func read(_ callback: String) throws(MessageError) -> PushReport? {
        do throws(LineError) {
            let document: JSONDocument
            do {
                document = try JSONDocument(callback)
            } catch {
                throw LineError(error)
            }
            return try report(in: document.root, "")?.report
        } catch {
            throw MessageError(error)
        }
    }

    /// A worker for one thread, which reuses its buffers from line to line.
    ///
    /// - Parameter maximumValues: How many values and keys a line may have; each takes 16 bytes of memory.
    /// - Returns: The worker.
    public func makeWorker(
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) -> Worker {
        Worker(self, JSONReader(maximumValues: maximumValues))
    }

    /// The report in a line, which is a callback's body or the record of one that was verified; nil for a webhook that is
    /// none, as both come mixed.
    ///
    /// A report without a signature is read and marked, since the vendor leaves some unsigned (EM 9.24).
    func report(in line: JSONValue, _ pathPrefix: String) throws(LineError) -> ReadReport? {
        if let cause = RejectRecord.cause(in: line) { throw cause }
        let content = try WebhookRecord.content(of: line)
        let body = if let content { try content.notInvalid() } else { line }
        if let content, !reporter.vendors.contains(content.vendor) { return nil }
        var diagnostics: [Diagnostic] = []
        guard let report = reporter.readReport(body, diagnostics: &diagnostics) else {
            if content != nil || Self.isWebhook(body) { return nil }
            throw LineError(
                .unknownShape,
                "The line is no webhook, so it tells of no push; give \(vendor)'s callbacks, "
                    + "or the records of 'pushbridge webhook verify'.")
        }
        for index in diagnostics.indices {
            let prefix = content == nil ? pathPrefix : pathPrefix + "/message"
            diagnostics[index].path = prefix + diagnostics[index].path
        }
        return ReadReport(report: report, verification: content?.check.result, diagnostics: diagnostics)
    }

    private static func isWebhook(_ body: JSONValue) -> Bool {
        VendorRegistry.adapters.contains { $0.webhookContent(of: body) != nil }
    }
}

/// A report with what is known about it.
struct ReadReport {
    let report: PushReport
    /// What its signature is worth; nil when nobody verified it.
    let verification: WebhookCheck.Result?
    let diagnostics: [Diagnostic]
}
