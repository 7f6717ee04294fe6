import PushRecords

/// What converting one line gives.
struct ConvertedLine: Equatable {
    let records: [UInt8]
    let rejects: [UInt8]
    let counted: Int

    /// Lets a job convert a line.
    init(_ line: [UInt8], by job: inout LineJob) {
        var output = LineOutput()
        job.read(ByteSlice(line), line: 1, into: &output)
        records = output.records.bytes()
        rejects = output.rejects.bytes()
        counted = output.tally[.records] + output.tally[.rejects]
    }

    /// The records and rejects, one JSON document a line.
    var documents: [JSONDocument] {
        get throws {
            try (records + rejects).split(separator: UInt8(ascii: "\n")).map {
                try JSONDocument(ByteSlice(Array($0)))
            }
        }
    }

    /// What is wrong with it, and with what its messages become again; nil when nothing is.
    ///
    /// - Parameters:
    ///   - back: Converts the records to the other vendor.
    ///   - translation: Translates them.
    /// - Returns: The first problem.
    func problem(back: inout LineJob, translation: inout LineJob) -> String? {
        if counted == 0 { return "it yields neither a record nor a reject" }
        guard let documents = try? documents else { return "its output is no JSON Lines" }
        if documents.count != counted { return "\(documents.count) lines stand for \(counted)" }
        for document in documents {
            if let problem = Self.recordProblem(document.root) { return problem }
            guard let message = document.root["message"], !message.isNull else { continue }
            let line = Array(document.root.raw.description.utf8)
            let again = ConvertedLine(line, by: &back)
            if !again.rejects.isEmpty || Self.isReject(again.records) {
                return "its record is not convertible"
            }
            if Self.isReject(TranslatedLine(line, by: &translation).records) {
                return "its record is not translatable"
            }
        }
        return nil
    }

    private static func isReject(_ records: [UInt8]) -> Bool {
        guard let end = records.withUnsafeBufferPointer({ $0.firstIndex(of: UInt8(ascii: "\n")) }),
            let document = try? JSONDocument(ByteSlice(Array(records[..<end])))
        else { return true }
        // A message that became too large for Apple is a message all the same.
        guard let error = document.root["error"] else { return false }
        return error["code"]?.string != "payload-too-large"
    }

    private static func recordProblem(_ record: JSONValue) -> String? {
        if record["line"]?.integer != 1 { return "a record lacks its line" }
        if record["error"] != nil { return nil }
        let verdict = record["fidelity"]?.string?.string ?? ""
        // A copy says nothing of its push (reading C21).
        if verdict != "unjudged" && Fidelity(rawValue: verdict) == nil { return "a record has no verdict" }
        guard record["source"]?.string != nil, record["target"]?.string != nil else {
            return "a record lacks source or target"
        }
        guard let message = record["message"] else { return "a record lacks its message" }
        if message.isNull { return isRefusalTold(record) ? nil : "nothing was written, and nothing says why" }
        if message.kind != .object { return "a message is no object" }
        return record["target"]?.string?.string.hasSuffix("/server-v1") == true
            && !message.members.allSatisfy {
                $0.value.string != nil
            } ? "a form has a value that is no string" : nil
    }

    private static func isRefusalTold(_ record: JSONValue) -> Bool {
        let told = record["diagnostics"].map { Array($0.elements) } ?? []
        let isTold = told.contains {
            ["dropped", "over-limit"].contains($0["kind"]?.string) && $0["severity"]?.string == "error"
        }
        return isTold && ["degraded", "unjudged"].contains(record["fidelity"]?.string)
    }
}
