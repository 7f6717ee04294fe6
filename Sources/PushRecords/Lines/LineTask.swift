public import PushBridge

/// What a command makes of the lines that it reads, such as their translation; a small value, which threads share.
///
/// All else is a ``LineJob``'s: reading, rejecting, counting, and where things stand.
public protocol LineTask: Sendable {
    /// Whether a line, or a JSON string, may be a form.
    var readsForms: Bool { get }

    /// Works on what one line, or one message of a document, holds.
    ///
    /// - Parameters:
    ///   - input: What it holds.
    ///   - origin: Where it comes from.
    ///   - output: Receives complete records, each ended by a line feed, and the counts.
    /// - Throws: Why it is rejected; nothing was written then.
    func work(on input: VendorInput, from origin: LineOrigin, into output: inout LineOutput)
        throws(MessageError)

    /// Writes the members of a summary that stand behind the numbers of lines and records (reading T9).
    func writeSummary(of tally: Tally, to writer: inout JSONWriter)
}

extension LineTask {
    /// Writes one JSON object of all that was counted.
    public func writeSummary(object tally: Tally, to writer: inout JSONWriter) {
        writer.beginObject()
        tally.write([.lines, .blankLines, .records], to: &writer)
        writeSummary(of: tally, to: &writer)
        writer.endObject()
    }
}

/// A task whose lines are JSON and nothing else.
public protocol JSONLineTask: LineTask {
    /// Works on a value as `work(on:from:into:)` does.
    func work(on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput)
        throws(MessageError)
}

extension JSONLineTask {
    /// No line is a form.
    public var readsForms: Bool { false }

    /// Works on the value; there are no forms.
    public func work(
        on input: VendorInput, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        guard case .json(let value) = input else { return }
        try work(on: value, from: origin, into: &output)
    }
}
