public import PushModel

/// Counts of what a verification met.
public struct WebhookTally: Sendable {
    /// What became of the lines.
    public var counts = LineCounts()
    /// Webhooks by result.
    public var results: [WebhookCheck.Result: Int] = [:]
    /// Invalid signatures by reason.
    public var reasons: [String: Int] = [:]
    /// Webhooks by kind.
    public var kinds: [String: Int] = [:]
    /// Webhooks that look like another vendor's, by that vendor.
    public var strangers: [String: Int] = [:]

    /// Creates a tally of nothing.
    public init() {}

    /// Webhooks with an invalid signature.
    public var invalid: Int { results[.invalid] ?? 0 }
    /// Webhooks without a signature.
    public var warnings: Int { results[.absent] ?? 0 }

    /// Adds another tally to this one.
    public mutating func add(_ other: WebhookTally) {
        counts.add(other.counts)
        results.merge(other.results, uniquingKeysWith: +)
        reasons.merge(other.reasons, uniquingKeysWith: +)
        kinds.merge(other.kinds, uniquingKeysWith: +)
        strangers.merge(other.strangers, uniquingKeysWith: +)
    }

    /// Writes the tally as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        counts.write(to: &writer)
        counts.writeRejected(to: &writer)
        writer.key("verification")
        writer.beginObject()
        for result in WebhookCheck.Result.allCases {
            writer.count(UTF8Text(result.rawValue), results[result] ?? 0)
        }
        writer.endObject()
        writer.counts("reasons", reasons.map { ($0.key, $0.value) })
        writer.counts("kinds", kinds.map { ($0.key, $0.value) })
        writer.endObject()
    }

    mutating func count(_ check: WebhookCheck) {
        results[check.result, default: 0] += 1
        if let reason = check.reason { reasons[reason, default: 0] += 1 }
        if let kind = check.kind { kinds[kind, default: 0] += 1 }
        if let other = check.looksLike { strangers[other, default: 0] += 1 }
    }
}
