/// Checks a request against the rules of `Mappings/rules.tsv`.
public enum APNSLint {
    /// Checks a request as it will be sent.
    ///
    /// - Parameters:
    ///   - headers: The request's headers.
    ///   - payload: The request's body; its size counts.
    /// - Returns: What is wrong; empty when nothing is.
    public static func findings(headers: APNSHeaders, payload: [UInt8]) -> [APNSLintFinding] {
        let document = try? JSONDocument(ByteSlice(payload))
        return findings(headers: headers, payload: document?.root, bytes: payload.count)
    }

    /// Checks a request whose payload is parsed already.
    ///
    /// - Parameters:
    ///   - headers: The request's headers.
    ///   - payload: The payload; nil for one that is no JSON.
    ///   - bytes: The payload's size in bytes.
    /// - Returns: What is wrong; empty when nothing is.
    package static func findings(
        headers: APNSHeaders, payload: JSONValue?, bytes: Int
    ) -> [APNSLintFinding] {
        var run = LintRun(headers: headers, payload: payload, bytes: bytes)
        run.checkHeaders()
        run.checkSize()
        guard payload?.kind == .object else {
            run.report(.noPayload, at: .payload(""))
            return run.findings
        }
        run.checkKeys()
        run.checkVisibility()
        run.checkAlert()
        run.checkSound()
        run.checkRelevance()
        run.checkPurpose()
        run.checkLiveActivity()
        return run.findings
    }
}
