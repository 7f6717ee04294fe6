import PushBridge

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
