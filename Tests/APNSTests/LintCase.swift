import APNSTypes
import Foundation
import TestSupport
import Testing

/// A request that keeps one rule, and one that differs a little and breaks it: a line of `lint-cases.jsonl`.
struct LintCase: CustomTestStringConvertible, Sendable {
    let rule: APNSRule
    let good: LintedRequest
    let bad: LintedRequest
    /// Where the finding stands: a header's name or a JSON Pointer.
    let place: String
    /// Other rules that the bad request breaks too.
    let also: Set<APNSRule>

    var testDescription: String { "\(rule.row) \(rule.name): \(bad.payload.prefix(80)) \(place)" }

    static let all: [LintCase] = {
        let file = FixtureCase.root.appending(path: "lint-cases.jsonl")
        let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return lines.split(separator: "\n").compactMap { try? LintCase(JSONDocument(String($0)).root) }
    }()

    private init(_ line: JSONValue) throws {
        func rule(_ name: JSONValue?) throws -> APNSRule {
            try #require(APNSRule.allCases.first { "\($0)" == name?.string?.string })
        }
        self.rule = try rule(line["rule"])
        good = LintedRequest(try #require(line["good"]))
        bad = LintedRequest(try #require(line["bad"]))
        place = try #require(line["at"]?.string?.string)
        also = Set(try line["also"].map { try $0.elements.map(rule) } ?? [])
    }
}

/// A request under the linter.
struct LintedRequest: Sendable {
    var headers: APNSHeaders
    let payload: String

    init(_ payload: String, _ type: PushType = .alert) {
        headers = APNSHeaders(pushType: type, priority: type == .background ? .powerAware : .immediate)
        self.payload = payload
    }

    /// A payload, which is a string where it is no JSON, and the headers that are not usual.
    init(_ json: JSONValue) {
        let payload = json["payload"]
        self.init(
            payload?.string?.string ?? payload?.raw.description ?? "",
            json["type"]?.string.map(PushType.init(rawValue:)) ?? .alert)
        if let priority = json["priority"]?.integer.flatMap(APNSHeaders.Priority.init) {
            headers.priority = priority
        }
        headers.topic = json["topic"]?.string
        headers.id = json["id"]?.string
        headers.requestID = json["requestID"]?.string
        headers.channelID = json["channelID"]?.string
        headers.collapseID = json["collapseID"]?.string
        if json["expiration"]?.string == "once" { headers.expiration = .once }
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
