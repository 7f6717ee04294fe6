public import PushBridge

/// Reads what a vendor reports of its pushes, one callback a line, and writes an outcome for each.
public struct OutcomeTask: JSONLineTask {
    private let reader: PushReportReader
    private let showsTokens: Bool

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - reader: Reads the reports.
    ///   - showsTokens: Whether records show device tokens whole.
    public init(_ reader: PushReportReader, showsTokens: Bool = false) {
        self.reader = reader
        self.showsTokens = showsTokens
    }

    /// Reads a report; a webhook that is none is counted and has no record.
    public func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        guard let record = try reader.record(of: value, origin.path) else {
            output.tally[.notPushResults] += 1
            return
        }
        output.tally.count(record)
        record.write(
            source: "\(reader.vendor)/offline-push", at: origin, showsToken: showsTokens,
            to: &output.records)
    }

    /// Writes the counts of what became of pushes.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.notPushResults], to: &writer)
        tally.write([.rejected, .outcomes, .reasons, .classes, .channels, .diagnostics], to: &writer)
    }
}

extension Tally {
    fileprivate mutating func count(_ record: OutcomeRecord) {
        self[.records] += 1
        count(record.report.outcome.word.rawValue, in: .outcomes)
        if let cause = record.report.outcome.cause {
            count(cause.reason.string, in: .reasons)
            count(cause.classification, in: .classes)
        }
        if let channel = record.report.channel { count(channel.string, in: .channels) }
        count(record.diagnostics)
    }
}

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

/// A line of `webhook outcomes`' output; `headers` and `payload` are spelled as in `translate`'s.
struct OutcomeRecord {
    let report: PushReport
    /// What the report's signature is worth; nil when nobody verified it.
    let verification: SignatureResult?
    let diagnostics: [Diagnostic]

    /// Writes the record.
    func write(source: String, at origin: LineOrigin, showsToken: Bool, to writer: inout JSONWriter) {
        writer.beginRecord(origin)
        writer.member("source", source)
        writer.member("recipient", report.recipient)
        writer.member("messageID", report.messageID)
        writer.member("timestamp", report.timestamp)
        writer.member("channel", report.channel)
        Self.write(report.outcome, &writer)
        writer.member("detail", showsToken ? report.detail : Self.withoutToken(report.detail, report))
        Self.write(report.answer, of: report, showsToken: showsToken, &writer)
        writer.member("token", report.token.map { showsToken ? $0 : Self.masked($0) })
        Self.write(report.request, &writer)
        writer.member("verification", verification.map { UTF8Text($0.rawValue) })
        writer.endRecord(diagnostics)
    }

    private static func write(_ outcome: PushOutcome, _ writer: inout JSONWriter) {
        writer.member("outcome", UTF8Text(outcome.word.rawValue))
        if case .accepted(let id) = outcome { writer.member("apnsID", id) }
        guard let cause = outcome.cause else { return }
        writer.member("reason", cause.reason)
        writer.member("class", UTF8Text(cause.classification))
        writer.member("row", cause.explanation.map { UTF8Text($0) })
    }

    private static func write(
        _ answer: PushReport.Answer, of report: PushReport, showsToken: Bool, _ writer: inout JSONWriter
    ) {
        if answer == PushReport.Answer() { return }
        writer.key("answer")
        writer.beginObject()
        writer.member("code", showsToken ? answer.code : withoutToken(answer.code, report))
        writer.member("text", showsToken ? answer.text : withoutToken(answer.text, report))
        writer.endObject()
    }

    private static func write(_ request: PushReport.AppleRequest, _ writer: inout JSONWriter) {
        let headers: [(APNSKey, UTF8Text?)] = [
            (.headerApnsPriority, request.priority.map { UTF8Text($0) }),
            (.headerApnsTopic, request.topic),
            (.headerApnsExpiration, request.expiration.map { UTF8Text($0) }),
        ]
        if headers.contains(where: { $0.1 != nil }) {
            writer.key("headers")
            writer.beginObject()
            for (key, value) in headers { writer.member(key.name, value) }
            writer.endObject()
        }
        if let payload = request.payload { writer.member("payload", payload) }
    }

    /// Words of the vendor's or the push service's, in which an exception may quote the token.
    private static func withoutToken(_ words: UTF8Text?, _ report: PushReport) -> UTF8Text? {
        guard let words, let token = report.token, !token.isEmpty, words.range(of: token) != nil else {
            return words
        }
        return UTF8Text(words.string.replacing(token.string, with: masked(token).string))
    }

    /// Enough of a device token to tell two apart, and too little to push to.
    static func masked(_ token: UTF8Text) -> UTF8Text {
        guard token.count >= 16 else { return "…" }
        return UTF8Text(concatenating: [token[0..<4], "…", token[token.count - 4..<token.count]])
    }
}

extension PushOutcome.Cause {
    /// Whose affair it is, in a word; that of Apple's reason where Apple gave one.
    var classification: String {
        affair == .unknown
            ? RejectionReason(rawValue: reason.string).classification.rawValue : affair.rawValue
    }

    /// The row that explains it.
    var explanation: String? { row ?? RejectionReason(rawValue: reason.string).row }
}
