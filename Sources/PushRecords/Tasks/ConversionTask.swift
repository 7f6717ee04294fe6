public import PushBridge

/// Converts messages, one a line, and writes a record for each, or only counts what is kept.
public struct ConversionTask: LineTask {
    private let converter: MessageConverter
    /// Whether records carry their diagnostics.
    public var recordsDiagnostics = true
    /// Whether records carry an identifier of their message, which translating them keeps.
    public var recordsIDs = false
    /// What a line becomes.
    public var format = ConversionFormat.records
    /// Whether conversions are written at all; without them only the tally tells of them.
    public var writesRecords = true
    /// The people of the run, whose groups may have two members (LC 8); an audit has its own.
    package var people = People.unknown
    /// What is counted beside the verdicts: what costs most, examples, and people; nil counts nothing else.
    public var audit: ConversionAudit?
    /// What is counted that messages lack; nil counts nothing.
    public var missing: MissingPart?
    /// Receives each message that was converted, on any thread; nil where nobody wants them.
    public var receiver: (@Sendable (VendorInput, MessagePlace) -> Void)?

    /// Creates a task that writes records and counts verdicts.
    public init(_ converter: MessageConverter) { self.converter = converter }

    /// Whether some vendor's messages are forms.
    public var readsForms: Bool { converter.translator.recognition.readsForms }

    /// Converts a message.
    public func work(
        on input: VendorInput, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        let line = try converter.translator.reading(
            ofLine: input, at: origin.path, for: audit?.people ?? people, in: output.memory)
        let reading = line.translation
        let conversion = try converter.conversion(
            of: reading, provedIn: output.writtenMemory, copy: origin.place.number)
        if writesRecords, format == .request {
            let needs = conversion.needs
            if !needs.isEmpty { throw .unsendable(needs) }
        }
        let judged = output.tally.count(
            conversion, at: origin.place, accepting: audit?.settledRows ?? [])
        if let audit, !conversion.isAlreadyTarget {
            output.tally.conversions.count(
                conversion, judged, of: reading, by: audit,
                for: line.bringsPeople ? line.people : audit.people, converter)
        }
        if let missing, !conversion.isAlreadyTarget {
            output.tally.missing.count(converter.missing(missing, in: reading))
        }
        if !conversion.isAlreadyTarget { receiver?(line.message, origin.place) }
        var end: Int?
        defer { note(conversion, end, in: &output) }
        guard writesRecords else { return }
        if format != .records {
            let app = converter.app
            if format == .request {
                output.tally.countNameless(conversion.messages.lazy.compactMap(\.request), app)
            }
            return format.write(conversion, of: app, to: &output.records)
        }
        end = ConversionRecord.write(
            conversion, at: origin, id: recordsIDs ? reading.recordID(in: line.message) : nil,
            recordsDiagnostics: recordsDiagnostics, spelledBy: output.spelled, to: &output.records)
    }

    private func note(_ conversion: Conversion, _ end: Int?, in output: inout LineOutput) {
        if conversion.accounts.isEmpty { return }
        let slash = conversion.source.utf8.firstIndex(of: UInt8(ascii: "/"))
        let vendor = String(conversion.source[..<(slash ?? conversion.source.endIndex)])
        output.accounts.append(
            LineAccounts(
                vendor: vendor, accounts: conversion.accounts, end: recordsDiagnostics ? end : nil))
    }

    /// Writes the counts of what is kept, and what only the profiles word differently.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.rejected, .fidelity], to: &writer)
        tally.write([.unjudged, .alreadyTarget, .unwritten, .unsendable], to: &writer)
        tally.write([.platforms, .pushUncertain, .titlesOfOneSide], to: &writer)
        tally.write([.needs, .androidClasses, .diagnostics], to: &writer)
        writer.list("wording", converter.wording(of: tally)) { $1.write(to: &$0) }
    }
}
