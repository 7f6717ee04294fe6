import APNSTypes
import Testing

/// A request that keeps one rule, and one that differs a little and breaks it.
struct LintCase: CustomTestStringConvertible, Sendable {
    let rule: APNSRule
    let good: LintedRequest
    let bad: LintedRequest
    /// Where the finding stands: a header's name or a JSON Pointer.
    let place: String
    /// Other rules that the bad request breaks too.
    let also: Set<APNSRule>

    init(
        _ rule: APNSRule, good: LintedRequest, bad: LintedRequest, at place: String,
        also: Set<APNSRule> = []
    ) {
        self.rule = rule
        self.good = good
        self.bad = bad
        self.place = place
        self.also = also
    }

    var testDescription: String { "\(rule.row) \(rule.name): \(bad.payload.prefix(80)) \(place)" }
}

/// A request under the linter.
struct LintedRequest: Sendable {
    let headers: APNSHeaders
    let payload: String

    init(_ payload: String, _ type: PushType = .alert, change: (inout APNSHeaders) -> Void = { _ in }) {
        var headers = APNSHeaders(
            pushType: type, priority: type == .background ? .powerAware : .immediate)
        change(&headers)
        self.headers = headers
        self.payload = payload
    }

    var findings: [APNSLintFinding] { APNSLint.findings(headers: headers, payload: Array(payload.utf8)) }
}

extension APNSLintFinding.Position {
    /// The header's name, or the pointer.
    var text: String {
        switch self {
        case .header(let name): name.string
        case .payload(let pointer): pointer
        }
    }
}
