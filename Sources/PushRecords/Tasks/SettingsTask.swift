public import PushBridge

/// Converts what users or consoles set, one a line, and writes a record for each.
public struct SettingsTask: JSONLineTask {
    /// What the lines are about.
    public enum Subject: Sendable, Hashable {
        /// A user each.
        case users
        /// A console's configuration each.
        case consoles
    }

    private let converter: SettingsConverter
    private let subject: Subject

    /// Creates a task.
    public init(_ converter: SettingsConverter, _ subject: Subject = .users) {
        self.converter = converter
        self.subject = subject
    }

    /// Converts a user or a console.
    public func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        let configuration = converter.configuration
        switch subject {
        case .users:
            let made = try converter.conversion(of: value, pathPrefix: origin.path)
            output.tally.count(made.differences, made.written.requests, made.diagnostics)
            SettingsRecord.write(made, line: origin.line, configuration, to: &output.records)
        case .consoles:
            let made = try converter.consoleConversion(of: value, pathPrefix: origin.path)
            output.tally.count(made.differences, made.console.requests, made.diagnostics)
            SettingsRecord.write(made, line: origin.line, configuration, to: &output.records)
        }
    }

    /// Writes the counts of what changes.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.changed, .requests], to: &writer)
        tally.write([.differences, .rejected, .diagnostics], to: &writer)
    }
}

extension Tally {
    fileprivate mutating func count(
        _ differences: [SettingsDifference], _ requests: [SettingsRequest], _ diagnostics: [Diagnostic]
    ) {
        self[.records] += 1
        if !differences.isEmpty { self[.changed] += 1 }
        for difference in differences { count(difference.code, in: .differences) }
        self[.requests] += requests.count
        count(diagnostics)
    }
}
