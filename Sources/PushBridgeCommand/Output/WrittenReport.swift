internal import ArgumentParser
internal import PushRecords

/// For whom a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    /// People.
    case text
    /// Programs.
    case json
}

/// What a command tells of a whole run.
protocol WrittenReport {
    /// The report for people, without the end of its last line.
    var text: String { get }

    /// Writes the report for programs, as one JSON object.
    func writeJSON(to writer: inout JSONWriter)
}

extension WrittenReport {
    /// Appends the report to an output.
    func write(_ format: ReportFormat, to writer: inout JSONWriter) {
        switch format {
        case .json:
            var report = JSONWriter()
            writeJSON(to: &report)
            report.text().withBytes { writer.rawBytes($0) }
        case .text: UTF8Text(ForeignText.lines(text)).withBytes { writer.rawBytes($0) }
        }
        writer.newline()
    }
}
