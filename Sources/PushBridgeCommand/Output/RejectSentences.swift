internal import PushRecords

/// Reject records in words, without the line that was rejected.
enum RejectSentences {
    /// A line of text for each record.
    ///
    /// - Parameters:
    ///   - records: Records such as `{"line":3,"error":{"code":"invalid-json","message":"…"},"input":"…"}`, one a line.
    ///   - input: What people call the input; nil where each record has it as its origin.
    /// - Returns: The lines, each with its line feed.
    static func sentences(_ records: borrowing JSONWriter, input: String?) -> String {
        let bytes = ByteSlice(records.bytes())
        var sentences = ""
        var start = 0
        while let end = bytes.firstLineFeed(from: start) {
            if let record = try? JSONDocument(bytes[start..<end]).root {
                sentences += sentence(record, input: input)
            }
            start = end + 1
        }
        return sentences
    }

    private static func sentence(_ record: JSONValue, input: String?) -> String {
        let place = MessagePlace(line: record["line"]?.integer ?? 0, index: record["index"]?.integer)
        let input = input ?? NamedFile("The input", record["origin"]?.string?.string ?? "-").name
        let error = record["error"]
        let code = error?["code"]?.string?.string ?? "rejected"
        let message = error?["message"]?.string?.string ?? ""
        let sentence = CommandError.rejected(input, place, code: code, message: message)
        return ForeignText.sentence(sentence) + "\n"
    }
}
