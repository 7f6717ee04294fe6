import PushModel

/// The lines of `webhook verify`'s output, which are input of what reads messages and reports.
enum WebhookRecord {
    private static let vendor: UTF8Text = "vendor"
    /// The member that every such record has.
    static let verification: UTF8Text = "verification"
    private static let reason: UTF8Text = "reason"
    private static let looksLike: UTF8Text = "looksLike"
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
        if let other = check.looksLike {
            writer.key(looksLike)
            writer.string(UTF8Text(other))
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
        private let message: JSONValue?

        init(vendor: String, check: WebhookCheck, message: JSONValue?) {
            self.vendor = vendor
            self.check = check
            self.message = message
        }

        /// The webhook's body, if its signature is valid.
        ///
        /// - Throws: ``LineError`` for any other.
        func verified() throws(LineError) -> JSONValue {
            guard check.result != .absent else { throw LineError.unverified(check) }
            return try notInvalid()
        }

        /// The webhook's body, unless its signature is invalid.
        ///
        /// - Throws: ``LineError`` for that.
        func notInvalid() throws(LineError) -> JSONValue {
            guard check.result != .invalid else { throw LineError.unverified(check) }
            guard let message else {
                throw LineError(.unverified, "The record of a webhook has no message.")
            }
            return message
        }
    }

    /// What a record holds; nil for any other line.
    ///
    /// - Throws: ``LineError`` for a record whose verification or vendor is no known word: a slip must never make what
    ///   nobody verified a message.
    static func content(of line: JSONValue) throws(LineError) -> Content? {
        guard line.kind == .object, let word = line[verification],
            line[vendor] != nil || line[message] != nil
        else { return nil }
        guard let result = word.string.flatMap({ WebhookCheck.Result(rawValue: $0.string) }) else {
            throw .unreadable("verification is none of the words valid, invalid and absent")
        }
        guard let name = line[vendor]?.string?.string, VendorRegistry.adapter(for: name) != nil else {
            throw .unreadable("vendor is none of \(VendorRegistry.vendors.joined(separator: ", "))")
        }
        var check = WebhookCheck(result, reason: line[reason]?.string?.string)
        check.looksLike = line[looksLike]?.string?.string
        return Content(vendor: name, check: check, message: line[message])
    }
}

extension LineError {
    /// A webhook that nobody may rely on.
    static func unverified(_ check: WebhookCheck) -> LineError {
        if check.result == .invalid {
            return LineError(
                .unverified,
                "The webhook's signature is invalid\(check.reason.map { " (\($0))" } ?? ""); "
                    + "the vendor did not send it so. Do not use it.")
        }
        if let other = check.looksLike, VendorRegistry.adapter(for: other) != nil {
            return LineError(
                .unverified,
                "The webhook bears no signature of this vendor and looks like \(other)'s; "
                    + "verify it with --vendor \(other).")
        }
        return LineError(
            .unverified,
            "The webhook bears no signature, so nobody knows who sent it; "
                + "if you do, give its body instead of this record.")
    }

    /// The record of a webhook of which nobody knows what was verified.
    fileprivate static func unreadable(_ what: String) -> LineError {
        LineError(
            .unverified,
            "The record of a webhook is not read, because \(what); "
                + "give it as 'pushbridge webhook verify' writes it.")
    }
}
