public import PushBridge

/// The lines of `convert`'s output, which are input again (reading C8).
enum ConversionRecord {
    private static let target: UTF8Text = "target"
    fileprivate static let message: UTF8Text = "message"
    fileprivate static let request: UTF8Text = "request"
    /// The member that every record has.
    static let fidelity: UTF8Text = "fidelity"
    private static let id: UTF8Text = "id"

    /// Writes a record for each part, and one without a message where there is none; returns where the first ends, which has
    /// the diagnostics.
    static func write(
        _ conversion: Conversion, at origin: LineOrigin, id: UTF8Text?, recordsDiagnostics: Bool,
        spelledBy spelled: SpelledDiagnostics, to writer: inout JSONWriter
    ) -> Int {
        var end = 0
        let parts = max(conversion.messages.count, 1)
        let needs = conversion.needs
        for index in 0..<parts {
            writer.beginRecord(origin)
            writer.member(Self.id, id)
            writer.member("source", conversion.source)
            writer.member(target, conversion.target)
            if parts > 1 {
                writer.member("part", index + 1)
                writer.member("parts", parts)
            }
            if conversion.messages.isEmpty {
                writer.key(message)
                writer.null()
            } else {
                conversion.messages[index].writeMembers(to: &writer)
            }
            if !needs.isEmpty { writer.list("needs", needs.map(\.rawValue)) }
            writer.key(fidelity)
            // A copy says nothing of its push (reading C21).
            let unjudged = conversion.saysNothingOfPush ? "unjudged" : nil
            if let verdict = unjudged ?? conversion.fidelity?.rawValue {
                writer.string(verdict)
            } else {
                writer.null()
            }
            writer.list("differences", index == 0 ? conversion.differences : []) { $1.write(to: &$0) }
            let diagnostics = index == 0 ? conversion.diagnostics : []
            writer.endRecord(recordsDiagnostics ? diagnostics : nil, spelledBy: spelled)
            if index == 0 { end = writer.count }
        }
        return end
    }

    /// The identifier that a record has of the message that was converted; nil for any other line.
    static func id(of line: JSONValue) -> UTF8Text? {
        guard line.kind == .object, line[fidelity] != nil, line[target] != nil else { return nil }
        return line[id]?.string
    }

    /// The message within a record, as a line of its vendor, with what it was written as; nil for any other line.
    ///
    /// - Throws: ``MessageError`` for the record of a message that the target has not.
    static func unwrapped(
        _ line: JSONValue, among registry: VendorRegistry
    ) throws(MessageError) -> (input: JSONValue, vendor: String, shape: String)? {
        guard line.kind == .object, line[fidelity] != nil else { return nil }
        if line[target] != nil, line[message]?.isNull == true {
            throw MessageError(
                .unknownShape,
                "The record holds no message: the conversion found none at the target. Its diagnostics say why."
            )
        }
        guard let body = line[message], body.kind == .object, let name = line[target]?.string?.string,
            let slash = name.firstIndex(of: "/"),
            let adapter = registry.adapter(for: String(name[..<slash]))
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
        writer.member(ConversionRecord.message, body)
        guard let request else { return }
        writer.key(ConversionRecord.request)
        writer.beginObject()
        writer.member("method", request.method)
        writer.member("path", request.path)
        writer.endObject()
    }
}

extension Difference {
    /// Writes the difference as one JSON object: its first situation, and all of them where there are more.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("situation", situations.first ?? "")
        writer.member("path", path)
        writer.member("before", before)
        writer.member("after", after)
        if situations.count > 1 { writer.list("situations", situations) }
        writer.endObject()
    }
}

extension ProfileWording {
    /// Writes the point as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("source", source)
        writer.member("target", target)
        writer.member("role", role)
        writer.member("before", before)
        writer.member("after", after)
        writer.endObject()
    }
}

/// What a converted line becomes.
public enum ConversionFormat: String, Sendable, Hashable, CaseIterable {
    /// A record, with what is kept, what differs and the diagnostics.
    case records
    /// The message alone, as the target takes it.
    case message
    /// The call that sends the message: method, path and body; a client's message has no call, only a body.
    case request

    /// Writes the messages of a conversion, one a line; nothing where the target has none.
    func write(_ conversion: Conversion, of app: AppName?, to writer: inout JSONWriter) {
        for message in conversion.messages {
            switch self {
            case .records: continue
            case .message: writer.raw(message.body)
            case .request: message.writeCall(of: app, to: &writer)
            }
            writer.newline()
        }
    }
}

extension WrittenMessage {
    fileprivate func writeCall(of app: AppName?, to writer: inout JSONWriter) {
        writer.beginObject()
        if let request {
            let call = app?.named(in: request) ?? request
            writer.member("method", call.method)
            writer.member("path", call.path)
        }
        writer.member("body", body)
        writer.endObject()
    }
}
