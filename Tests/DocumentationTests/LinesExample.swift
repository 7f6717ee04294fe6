import PushRecords

/// The records of many lines, those of rejected lines in their places, and how many were rejected.
func records(of lines: [String], for people: People, at now: Instant) throws -> (text: String, rejected: Int)
{
    let translator = try MessageTranslator(MessageTranslator.Configuration())
    var job = LineJob(TranslationTask(translator, for: people) { now })
    var output = LineOutput()
    for (index, line) in lines.enumerated() {
        job.work(on: ByteSlice(Array(line.utf8)), line: index + 1, into: &output)
    }
    return (output.records.text().string, output.tally[.rejects])
}
