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

/// Something in a request that Apple refuses, ignores, or does not do as its sender means.
public struct APNSLintFinding: Sendable, Hashable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Nothing has to change.
        case info
        /// Apple ignores something, or somebody may see something else than the sender meant.
        case warning
        /// Apple refuses the push, or delays or drops it.
        case error
    }

    /// Where it stands.
    public enum Position: Sendable, Hashable {
        /// A header, by its name.
        case header(UTF8Text)
        /// A JSON Pointer (RFC 6901) into the payload; for something missing, the object that lacks it.
        case payload(String)
    }

    /// The rule that is broken.
    public var rule: APNSRule
    /// Where it is broken.
    public var place: Position
    /// The key that is meant, by its spelling in the payload; nil where no single one is.
    public var key: UTF8Text?
    /// The row of the key, where it is one of Apple's.
    package var appleKey: APNSKey?
    /// What is wrong and what to do.
    ///
    /// Names keys and sizes, never what a person would read.
    public var message: String

    /// The rule's row in `Mappings/rules.tsv`.
    public var row: String { rule.row }
    /// How much it matters.
    public var severity: Severity { rule.severity }
}

extension APNSRule {
    /// The sentence for what breaks the rule, with `{key}`, `{found}` and `{expected}` for what stands there.
    package var pattern: String { words }
}
