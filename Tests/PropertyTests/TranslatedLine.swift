import PushRecords

/// What one line becomes, and whether it is what every line must become.
struct TranslatedLine: Equatable {
    let records: [UInt8]
    let rejects: [UInt8]
    let counted: Int

    /// Lets a job translate a line.
    init(_ line: [UInt8], by job: inout LineJob, under rules: LineRules = LineRules()) {
        var output = LineOutput(rules)
        job.read(ByteSlice(line), line: 1, into: &output)
        records = output.records.bytes()
        rejects = output.rejects.bytes()
        counted = output.tally[.records] + output.tally[.rejects]
    }

    /// The records and rejects, one JSON document a line.
    var documents: [JSONDocument] {
        get throws {
            try (records + rejects).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropLast()
                .map { try JSONDocument(ByteSlice(Array($0))) }
        }
    }

    /// What is wrong with it under a setting; nil when nothing is.
    func problem(under setting: Setting) -> String? {
        if counted == 0 { return "it yields neither a record nor a reject" }
        guard let documents = try? documents else { return "its output is no JSON Lines" }
        if setting.format == .payload {
            return documents.lazy.filter { !Self.isReject($0.root) }
                .compactMap { Self.payloadProblem($0.root, limit: 5_120) }.first
        }
        if documents.count != counted { return "\(documents.count) lines stand for \(counted)" }
        return documents.lazy.compactMap { Self.recordProblem($0.root) }.first
    }

    private static func recordProblem(_ record: JSONValue) -> String? {
        if record["line"]?.integer != 1 { return "a record lacks its line" }
        let outcomes = ["payload", "suppressed", "error"].filter { record[$0] != nil }
        if outcomes.count != 1 { return "a record has the outcomes \(outcomes)" }
        if let code = record["error"]?["code"] { return code.string == nil ? "an error lacks its code" : nil }
        if record["source"]?.string == nil || record["recipient"]?.string == nil {
            return "a record lacks source or recipient"
        }
        if let reason = record["suppressed"]?.string {
            if record["token"] != nil { return "a suppressed record has a token" }
            return SuppressionReason(rawValue: reason.string) == nil ? "\(reason) is no reason" : nil
        }
        return record["headers"].flatMap(headerProblem)
            ?? record["payload"].flatMap { payloadProblem($0, limit: limit(of: record)) }
    }

    /// Whether a line among payloads is a reject: payloads begin with Apple's dictionary.
    private static func isReject(_ line: JSONValue) -> Bool {
        line.members.first { _ in true }?.key == "line" && line["error"]?["code"] != nil
    }

    private static func limit(of record: JSONValue) -> Int {
        record["headers"]?["apns-push-type"]?.string == "voip" ? 5_120 : 4_096
    }

    private static func headerProblem(_ headers: JSONValue) -> String? {
        for member in headers.members where member.value.string == nil { return "\(member.key) is no string" }
        if let id = headers["apns-collapse-id"]?.string, id.isEmpty || id.count > 64 {
            return "a collapse identifier has \(id.count) bytes"
        }
        let types: [UTF8Text] = ["alert", "background", "voip"]
        guard let type = headers["apns-push-type"]?.string, types.contains(type) else {
            return "no push type"
        }
        // A sender may ask for 5, which a background push must have.
        let priorities: [UTF8Text] = type == "background" ? ["5"] : ["5", "10"]
        let isFitting = headers["apns-priority"]?.string.map(priorities.contains) == true
        return isFitting ? nil : "the priority does not fit \(type)"
    }

    private static func payloadProblem(_ payload: JSONValue, limit: Int) -> String? {
        guard payload["aps"]?.kind == .object else { return "a payload lacks aps" }
        let bytes = payload.raw.text.count
        return bytes > limit ? "a payload has \(bytes) bytes" : nil
    }
}
