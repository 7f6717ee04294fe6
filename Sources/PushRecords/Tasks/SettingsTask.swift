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

    /// What is written of each record; nil for all of it.
    public var part: RecordPart?

    /// Creates a task.
    public init(_ converter: SettingsConverter, _ subject: Subject = .users) {
        self.converter = converter
        self.subject = subject
    }

    /// Converts a user or a console.
    public func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        var accounts: [NamedAccount] = []
        defer {
            if !accounts.isEmpty {
                output.accounts.append(
                    LineAccounts(
                        vendor: converter.configuration.source, accounts: accounts,
                        end: self.part == nil ? output.records.count : nil))
            }
        }
        guard let part else {
            accounts = try write(value, from: origin, to: &output.records, &output.tally)
            return
        }
        var writer = JSONWriter()
        accounts = try write(value, from: origin, to: &writer, &output.tally)
        if let record = try? JSONDocument(writer.text()).root { part.write(of: record, to: &output.records) }
    }

    /// Writes a record; returns the accounts that it names, where the target may not tell some of them apart.
    private func write(
        _ value: JSONValue, from origin: LineOrigin, to writer: inout JSONWriter, _ tally: inout Tally
    ) throws(MessageError) -> [NamedAccount] {
        let configuration = converter.configuration
        switch subject {
        case .users:
            let made = try converter.conversion(of: value, pathPrefix: origin.path)
            tally.count(made.differences, made.written.requests, made.diagnostics)
            SettingsRecord.write(made, at: origin, configuration, to: &writer)
            return made.accounts
        case .consoles:
            let made = try converter.consoleConversion(of: value, pathPrefix: origin.path)
            tally.count(made.differences, made.console.requests, made.diagnostics)
            SettingsRecord.write(made, at: origin, configuration, to: &writer)
            return []
        }
    }

    /// Writes the counts of what changes.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.changed, .requests], to: &writer)
        tally.write([.differences, .rejected, .diagnostics], to: &writer)
    }
}

extension Tally {
    /// Counts calls that lack the names of organisation and app.
    ///
    /// - Parameters:
    ///   - calls: The calls.
    ///   - app: The names that are put into them; nil for none.
    mutating func countNameless(_ calls: some Sequence<WrittenMessage.Request>, _ app: AppName? = nil) {
        guard app == nil else { return }
        self[.namelessRequests] += calls.reduce(0) { $0 + (AppName.isMissing(in: $1) ? 1 : 0) }
    }

    fileprivate mutating func count(
        _ differences: [SettingsDifference], _ requests: [SettingsRequest], _ diagnostics: [Diagnostic]
    ) {
        self[.records] += 1
        if !differences.isEmpty { self[.changed] += 1 }
        for difference in differences { count(difference.code, in: .differences) }
        self[.requests] += requests.count
        countNameless(requests.lazy.map(\.call))
        count(diagnostics)
    }
}
