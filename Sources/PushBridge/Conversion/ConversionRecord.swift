public import PushModel

/// The lines of `convert`'s output, which are input again (reading C8).
enum ConversionRecord {
    private static let target: UTF8Text = "target"
    fileprivate static let message: UTF8Text = "message"
    fileprivate static let request: UTF8Text = "request"
    /// The member that every record has.
    static let fidelity: UTF8Text = "fidelity"

    /// Writes a record for each part, and one without a message where there is none.
    static func write(
        _ conversion: Conversion, line: Int, recordsDiagnostics: Bool, to writer: inout JSONWriter
    ) {
        let parts = max(conversion.messages.count, 1)
        for index in 0..<parts {
            writer.beginObject()
            writer.key("line")
            writer.integer(line)
            writer.key("source")
            writer.string(conversion.source)
            writer.key(target)
            writer.string(conversion.target)
            if parts > 1 {
                writer.key("part")
                writer.integer(index + 1)
                writer.key("parts")
                writer.integer(parts)
            }
            if conversion.messages.isEmpty {
                writer.key(message)
                writer.null()
            } else {
                conversion.messages[index].writeMembers(to: &writer)
            }
            writer.key(fidelity)
            if let verdict = conversion.fidelity {
                writer.string(verdict.rawValue)
            } else {
                writer.null()
            }
            writeDifferences(index == 0 ? conversion.differences : [], &writer)
            let diagnostics = index == 0 ? conversion.diagnostics : []
            RecordWriter.end(recordsDiagnostics ? diagnostics : nil, &writer)
        }
    }

    private static func writeDifferences(_ differences: [Difference], _ writer: inout JSONWriter) {
        writer.key("differences")
        writer.beginArray()
        for difference in differences { difference.write(to: &writer) }
        writer.endArray()
    }

    /// The message within a record, as a line of its vendor, with what it was written as; nil for any other line.
    ///
    /// - Throws: ``LineError`` for the record of a message that the target has not.
    static func unwrapped(
        _ line: JSONValue
    ) throws(LineError) -> (input: JSONValue, vendor: String, shape: String)? {
        guard line.kind == .object, line[fidelity] != nil else { return nil }
        if line[target] != nil, line[message]?.isNull == true {
            throw LineError(
                .unknownShape,
                "The record holds no message: the conversion found none at the target. Its diagnostics say why."
            )
        }
        guard let body = line[message], body.kind == .object, let name = line[target]?.string?.string,
            let slash = name.firstIndex(of: "/"),
            let adapter = VendorRegistry.adapter(for: String(name[..<slash]))
        else { return nil }
        var written = WrittenMessage(body: body.raw)
        if let call = line[request], let method = call["method"]?.string, let path = call["path"]?.string {
            written.request = WrittenMessage.Request(method: method, path: path)
        }
        return (
            adapter.line(of: written).parsed().root, String(name[..<slash]),
            String(name[name.index(after: slash)...])
        )
    }
}

extension WrittenMessage {
    /// Writes the message and its request as members of an object.
    func writeMembers(to writer: inout JSONWriter) {
        writer.key(ConversionRecord.message)
        writer.raw(body)
        guard let request else { return }
        writer.key(ConversionRecord.request)
        writer.beginObject()
        writer.key("method")
        writer.string(request.method)
        writer.key("path")
        writer.string(request.path)
        writer.endObject()
    }
}

extension Difference {
    /// Writes the difference as one JSON object: its first situation, and all of them where there are more.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("situation")
        writer.string(UTF8Text(situations.first ?? ""))
        writer.key("path")
        writer.string(UTF8Text(path))
        writer.key("before")
        writer.raw(before)
        writer.key("after")
        writer.raw(after)
        if situations.count > 1 {
            writer.key("situations")
            writer.beginArray()
            for situation in situations { writer.string(UTF8Text(situation)) }
            writer.endArray()
        }
        writer.endObject()
    }
}
