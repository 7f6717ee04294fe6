public import PushBridge

/// Reads what a vendor reports of its pushes.
public struct PushReportReader: Sendable {
    let vendor: String
    let reporter: any PushReporter.Type
    private let registry: VendorRegistry

    /// Every vendor whose reports of what became of its pushes are read.
    public static var vendors: [String] { VendorRegistry.standard.reporting }

    /// Creates a reader.
    ///
    /// - Parameter vendor: Whose reports they are.
    /// - Throws: ``PushBridgeError`` for an unknown vendor, and one whose reports are not read.
    public init(vendor: String) throws(PushBridgeError) { try self.init(vendor: vendor, among: .standard) }

    /// The same among the vendors of a registry.
    package init(vendor: String, among registry: VendorRegistry) throws(PushBridgeError) {
        guard let adapter = registry.adapter(for: vendor) else {
            throw .unknownVendor(vendor, among: registry)
        }
        guard let reporter = adapter as? any PushReporter.Type else {
            let known = registry.reporting.joined(separator: ", ")
            throw PushBridgeError(
                .unknownVendor, "Reports of \(vendor) on its pushes are not read, only those of \(known).")
        }
        self.vendor = vendor
        self.reporter = reporter
        self.registry = registry
    }

    /// Reads one callback given as a string.
    ///
    /// - Parameter callback: The body as it came, or a record of `webhook verify`.
    /// - Returns: What became of the push; nil for a webhook that tells of something else.
    /// - Throws: ``MessageError`` for what is no webhook, and for one whose signature is invalid.
    public func read(_ callback: String) throws(MessageError) -> PushReport? {
        let document: JSONDocument
        do {
            document = try JSONDocument(callback)
        } catch {
            throw MessageError(error)
        }
        do {
            return try record(of: document.root, "")?.report
        } catch {
            throw RejectRecord(behind: error, in: .json(document.root))?.error ?? error
        }
    }

    /// The report in a line, which is a callback's body or the record of one that was verified; nil for a webhook that is
    /// none, as both come mixed.
    ///
    /// A report without a signature is read and marked, since the vendor leaves some unsigned (EM 9.24).
    func record(of line: JSONValue, _ pathPrefix: String) throws(MessageError) -> OutcomeRecord? {
        let record = try WebhookRecord(line, among: registry)
        let body = if let record { try record.notInvalid() } else { line }
        if let record, !reporter.vendors.contains(record.vendor) { return nil }
        var diagnostics: [Diagnostic] = []
        guard let report = reporter.readReport(body, diagnostics: &diagnostics) else {
            if record != nil || isWebhook(body) { return nil }
            throw MessageError(
                .unknownShape, "The line is no webhook, so it tells of no push.",
                remedy: .giveWebhooks(of: vendor))
        }
        for index in diagnostics.indices {
            let prefix = record == nil ? pathPrefix : pathPrefix + "/message"
            diagnostics[index].path = prefix + diagnostics[index].path
        }
        return OutcomeRecord(
            report: report, verification: record?.result, diagnostics: diagnostics)
    }

    private func isWebhook(_ body: JSONValue) -> Bool {
        registry.adapters.contains { $0.webhookContent(of: body) != nil }
    }
}

extension VendorRegistry {
    /// Every vendor whose reports of what became of its pushes are read.
    fileprivate var reporting: [String] {
        adapters.filter { $0 is any PushReporter.Type }.flatMap { $0.vendors }
    }
}
