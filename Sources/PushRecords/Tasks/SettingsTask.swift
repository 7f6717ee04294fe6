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

/// The lines of `settings convert` and `settings profile`; those of users are input again.
enum SettingsRecord {
    /// Writes a user's record.
    static func write(
        _ conversion: SettingsConversion, at origin: LineOrigin,
        _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(origin, configuration, &writer)
        writer.member("user", conversion.recipient.id)
        if conversion.written.holdsDurations {
            writer.member(VendorUser.now, configuration.now.rfc3339)
        }
        writer.key("settings")
        writer.beginObject()
        if let zone = conversion.written.zone {
            writer.member(VendorUser.timeZone, UTF8Text(zone.name))
        }
        for (member, value) in conversion.written.members { writer.member(UTF8Text(member.rawValue), value) }
        writer.endObject()
        write(conversion.written.requests, &writer)
        writer.key("original")
        conversion.original.write(to: &writer)
        writer.key("recipient")
        conversion.recipient.write(to: &writer)
        if let badge = conversion.badge { write(badge, &writer) }
        writer.list("differences", conversion.differences) { $1.write(to: &$0) }
        writer.endRecord(conversion.diagnostics)
    }

    /// Writes a console's record.
    static func write(
        _ conversion: ConsoleConversion, at origin: LineOrigin,
        _ configuration: SettingsConverter.Configuration,
        to writer: inout JSONWriter
    ) {
        begin(origin, configuration, &writer)
        writer.key("profile")
        conversion.profile.write(to: &writer)
        write(conversion.console.requests, &writer)
        writer.list("steps", conversion.console.steps)
        if let offer = conversion.offer { write(offer, &writer) }
        writer.list("differences", conversion.differences) { $1.write(to: &$0) }
        writer.endRecord(conversion.diagnostics)
    }

    private static func begin(
        _ origin: LineOrigin, _ configuration: SettingsConverter.Configuration, _ writer: inout JSONWriter
    ) {
        writer.beginRecord(origin)
        writer.member("source", configuration.source)
        writer.member("target", configuration.target)
    }

    /// Writes calls as a member.
    static func write(_ requests: [SettingsRequest], _ writer: inout JSONWriter) {
        writer.list("requests", requests) { writer, request in
            writer.beginObject()
            writer.member("method", request.call.method)
            writer.member("path", request.call.path)
            writer.member("body", request.body)
            writer.endObject()
        }
    }

    private static func write(_ offer: TemplateOffer, _ writer: inout JSONWriter) {
        writer.key("offer")
        writer.beginObject()
        writer.member("text", offer.text)
        writer.list("templates", offer.templates) { writer, template in
            writer.beginObject()
            writer.member("name", template.name)
            writer.member("title", template.template.title)
            writer.member("content", template.template.content)
            writer.endObject()
        }
        write(offer.requests, &writer)
        writer.endObject()
    }

    private static func write(_ badge: BadgeHandover, _ writer: inout JSONWriter) {
        writer.key("badge")
        writer.beginObject()
        writer.member("icon", badge.icon)
        writer.member("baseline", badge.baseline)
        writer.member("next", badge.next)
        writer.endObject()
    }
}

extension SettingsDifference {
    /// Writes the difference as one JSON object.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", code)
        writer.member("subject", subject)
        writer.member("text", text)
        writer.endObject()
    }
}

/// A part of a record that is written in its place.
public struct RecordPart: Sendable, Hashable {
    /// How the part is written.
    private enum Form {
        /// The member's value alone.
        case alone
        /// Each element of the member's value, one a line.
        case each
        /// The member, with whose it is.
        case named
    }

    private let member: UTF8Text
    private let form: Form

    private init(_ member: UTF8Text, _ form: Form) {
        self.member = member
        self.form = form
    }

    /// A member's value alone, one a record.
    public static func value(of member: UTF8Text) -> RecordPart { RecordPart(member, .alone) }

    /// The elements of a member's value, one a line.
    public static func elements(of member: UTF8Text) -> RecordPart { RecordPart(member, .each) }

    /// A member and the record's `user`, one object a record.
    public static func member(_ member: UTF8Text) -> RecordPart { RecordPart(member, .named) }

    /// The calls of a settings record, one a line.
    public static let requests = elements(of: "requests")

    /// Writes the part of a record, if it has it.
    func write(of record: JSONValue, to writer: inout JSONWriter) {
        guard let value = record[member] else { return }
        switch form {
        case .alone: Self.write(value, to: &writer)
        case .each: for element in value.elements { Self.write(element, to: &writer) }
        case .named:
            writer.beginObject()
            if let user = record[Self.user] { writer.member(Self.user, user.raw) }
            writer.member(member, value.raw)
            writer.endObject()
            writer.newline()
        }
    }

    private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
        writer.raw(value.raw)
        writer.newline()
    }

    private static let user: UTF8Text = "user"
}
