public import PushBridge
import VendorSignature

/// What a webhook's signature is worth: an absent one proves nothing either way.
enum SignatureResult: String, Sendable, CaseIterable {
    case valid, invalid, absent
}

/// A line of `webhook verify`'s output, which is input of what reads messages and reports.
struct WebhookRecord {
    let vendor: String
    /// The vendors that are known.
    private let registry: VendorRegistry
    let result: SignatureResult
    /// Why a signature is invalid, in a word.
    private(set) var reason: String?
    /// What kind of webhook it is, in a word.
    private(set) var kind: String?
    /// The vendor whose webhook it looks like, where it looks like none of the one that was asked for.
    private(set) var looksLike: String?
    /// The keys of the webhook's line that were not read, where the signature is not valid, perhaps because of them.
    private(set) var unreadKeys: [UTF8Text] = []
    /// What is the same when the same webhook comes again.
    private(set) var replayKey: UTF8Text?
    /// The webhook's body; none where it is no JSON.
    private let message: JSONValue?

    private static let vendor: UTF8Text = "vendor"
    /// The member that every such record has.
    static let verification: UTF8Text = "verification"
    private static let reason: UTF8Text = "reason"
    private static let looksLike: UTF8Text = "looksLike"
    private static let message: UTF8Text = "message"

    /// Records what a verifier says of a webhook.
    init(
        _ verification: WebhookVerification, of vendor: String, among registry: VendorRegistry,
        message: JSONValue?, unreadKeys: [UTF8Text]
    ) {
        self.vendor = vendor
        self.registry = registry
        self.message = message
        kind = verification.kind?.rawValue
        looksLike = verification.looksLike?.name
        replayKey = verification.replayKey
        switch verification.result {
        case .valid: result = .valid
        case .absent: result = .absent
        case .invalid(let why):
            result = .invalid
            reason = why.rawValue
        }
        if result != .valid { self.unreadKeys = unreadKeys }
    }

    /// Reads a record; nil for any other line.
    ///
    /// - Throws: ``MessageError`` for a record whose verification or vendor is no known word: a slip must never make what
    ///   nobody verified a message.
    init?(_ line: JSONValue, among registry: VendorRegistry) throws(MessageError) {
        guard line.kind == .object, let word = line[Self.verification],
            line[Self.vendor] != nil || line[Self.message] != nil
        else { return nil }
        guard let result = word.string.flatMap({ SignatureResult(rawValue: $0.string) }) else {
            throw .unreadable("verification is none of the words valid, invalid and absent")
        }
        guard let name = line[Self.vendor]?.string?.string, registry.adapter(for: name) != nil else {
            throw .unreadable("vendor is none of \(registry.vendors.joined(separator: ", "))")
        }
        vendor = name
        self.registry = registry
        self.result = result
        message = line[Self.message]
        reason = line[Self.reason]?.string?.string
        looksLike = line[Self.looksLike]?.string?.string
    }

    /// Writes the record; one with an invalid signature goes without its message.
    func write(at origin: LineOrigin, to writer: inout JSONWriter) {
        writer.beginRecord(origin)
        writer.member(Self.vendor, vendor)
        writer.member(Self.verification, result.rawValue)
        if let reason { writer.member(Self.reason, reason) }
        if let kind { writer.member("kind", kind) }
        if let looksLike { writer.member(Self.looksLike, looksLike) }
        if !unreadKeys.isEmpty {
            writer.key("unreadKeys")
            writer.raw(.array(unreadKeys.map(RawJSON.string)))
        }
        writer.member("replayKey", replayKey)
        if let message, result != .invalid {
            writer.key(Self.message)
            writer.value(message)
        }
        writer.endRecord(nil)
    }

    /// The webhook's body, if its signature is valid.
    ///
    /// - Throws: ``MessageError`` for any other.
    func verified() throws(MessageError) -> JSONValue {
        guard result != .absent else { throw unverified }
        return try notInvalid()
    }

    /// The webhook's body, unless its signature is invalid.
    ///
    /// - Throws: ``MessageError`` for that.
    func notInvalid() throws(MessageError) -> JSONValue {
        guard result != .invalid else { throw unverified }
        guard let message else {
            throw MessageError(.unverified, "The record of a webhook has no message.")
        }
        return message
    }

    /// Why nobody may rely on it.
    var unverified: MessageError {
        let error = unverifiedWhateverItsKeys
        if unreadKeys.isEmpty { return error }
        let keys = unreadKeys.map(\.string).joined(separator: ", ")
        return MessageError(
            error.code, "\(error.description) The line's keys that were not read: \(keys).",
            remedy: error.remedy)
    }

    private var unverifiedWhateverItsKeys: MessageError {
        if result == .invalid {
            return MessageError(
                .unverified,
                "The webhook's signature is invalid\(reason.map { " (\($0))" } ?? ""); "
                    + "the vendor did not send it so. Do not use it.")
        }
        if let looksLike, registry.adapter(for: looksLike) != nil {
            return MessageError(
                .unverified,
                "The webhook bears no signature of this vendor and looks like \(looksLike)'s.",
                remedy: .verifyAs(looksLike))
        }
        return MessageError(
            .unverified,
            "The webhook bears no signature, so nobody knows who sent it; "
                + "if you do, give its body instead of this record.")
    }
}

extension MessageError {
    /// The record of a webhook of which nobody knows what was verified.
    fileprivate static func unreadable(_ what: String) -> MessageError {
        MessageError(
            .unverified, "The record of a webhook is not read, because \(what).", remedy: .giveRecordAsWritten
        )
    }
}

extension MessageError.Code {
    /// A webhook whose signature is not valid.
    public static let unverified = Self(rawValue: "unverified")
}
