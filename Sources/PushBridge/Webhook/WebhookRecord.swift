import PushModel

/// The lines of `webhook verify`'s output, which are input of what reads messages and reports.
enum WebhookRecord {
    private static let vendor: UTF8Text = "vendor"
    private static let verification: UTF8Text = "verification"
    private static let reason: UTF8Text = "reason"
    private static let message: UTF8Text = "message"

    /// Writes a record; one with an invalid signature goes without its message.
    static func write(
        _ check: WebhookCheck, _ body: JSONValue?, of name: String, line: Int, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("line")
        writer.integer(line)
        writer.key(vendor)
        writer.string(UTF8Text(name))
        writer.key(verification)
        writer.string(UTF8Text(check.result.rawValue))
        if let word = check.reason {
            writer.key(reason)
            writer.string(UTF8Text(word))
        }
        if let kind = check.kind {
            writer.key("kind")
            writer.string(UTF8Text(kind))
        }
        if let key = check.replayKey {
            writer.key("replayKey")
            writer.string(key)
        }
        if let body, check.result != .invalid {
            writer.key(message)
            writer.value(body)
        }
        writer.endObject()
        writer.newline()
    }

    /// What a record holds.
    struct Content {
        let vendor: String
        let check: WebhookCheck
        let message: JSONValue?

        /// The message, if its signature is valid.
        ///
        /// - Throws: ``LineError`` for any other.
        func verified() throws(LineError) -> JSONValue {
            guard check.result == .valid, let message else { throw LineError.unverified(check) }
            return message
        }
    }

    /// What a record holds; nil for any other line.
    static func content(of line: JSONValue) -> Content? {
        guard line.kind == .object, let word = line[verification]?.string?.string,
            let result = WebhookCheck.Result(rawValue: word), let name = line[vendor]?.string?.string,
            VendorRegistry.adapter(for: name) != nil
        else { return nil }
        return Content(
            vendor: name, check: WebhookCheck(result, reason: line[reason]?.string?.string),
            message: line[message])
    }
}

extension LineError {
    /// A webhook that nobody may rely on.
    static func unverified(_ check: WebhookCheck) -> LineError {
        switch check.result {
        case .valid: LineError(.unverified, "The record of a webhook has no message.")
        case .invalid:
            LineError(
                .unverified,
                "The webhook's signature is invalid\(check.reason.map { " (\($0))" } ?? ""); "
                    + "the vendor did not send it so. Do not use it.")
        case .absent:
            LineError(
                .unverified,
                "The webhook bears no signature, so nobody knows who sent it; "
                    + "if you do, give its body instead of this record.")
        }
    }
}
