public import JSONDocument

/// Whether a webhook's signature is valid.
public struct WebhookVerification: Sendable {
    /// The result.
    ///
    /// An absent signature proves nothing: never treat it as valid.
    public enum Result: Sendable, Hashable {
        /// The vendor signed it.
        case valid
        /// It has a signature that cannot be accepted.
        case invalid(Reason)
        /// It has none.
        case absent
    }

    /// Why a signature cannot be accepted.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// The body is not the one that was hashed.
        case bodyHash = "body-hash"
        /// The signature does not fit: another secret, or something that it covers was changed.
        case checksum
        /// What the signature covers is missing beside it.
        case incomplete
        /// A header stands there twice with different values.
        case repeatedHeader = "repeated-header"
        /// The time is no number of milliseconds, so that its age cannot be told.
        case unreadableTime = "unreadable-time"
        /// Older than allowed.
        case stale
        /// From further in the future than allowed.
        case ahead
    }

    /// What kind of webhook it looks like; not every signature covers what tells them apart.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A copy of what happened.
        case copy
        /// Asks before a message is sent, and tells what is about to happen as a copy does.
        case callback
        /// Asks before a message is sent.
        case preSend = "pre-send"
        /// Tells of a message that was sent.
        case postSend = "post-send"
        /// Asks before an offline push, and tells the message.
        case beforePush = "before-push"
        /// Tells what became of an offline push.
        case offlinePush = "offline-push"
    }

    /// The result.
    public var result: Result
    /// What it looks like; nil where the body does not say.
    public var kind: Kind?
    /// Whose webhook it looks like, where it has no signature and looks like none of the vendor's.
    public var looksLike: SignatureScheme?
    /// The body with what only the address tells of it; nil where the body tells everything.
    ///
    /// Whoever reads the message reads this instead of the body.
    public var completedBody: RawJSON?
    /// The app at the vendor that it names, which not every signature covers; nil where it names none.
    public var app: UTF8Text?
    /// What is the same when the same webhook comes again; nil where there is no signature to rely on.
    ///
    /// It is made of what the signature covers. Keep the keys of valid webhooks for as long as their age is allowed, and
    /// drop a webhook whose key is known.
    public var replayKey: UTF8Text?
}

/// A webhook as it came.
package struct Webhook {
    package let body: ByteSlice
    /// The body as JSON; nil when it is none.
    package let message: JSONValue?
    package let headers: [(name: UTF8Text, value: UTF8Text)]
    /// What stands behind the question mark of the address that was called; empty for nothing.
    package let query: UTF8Text

    /// SHA-256 of the body as hexadecimal digits, which tells two webhooks apart where nothing of them is signed.
    package var digest: UTF8Text {
        UTF8Text(repairing: ByteSlice(Digest.digits(of: ContentDigest.bytes(of: body))))
    }

    /// The values of the parameters of some names in the address, each once.
    package func parameters(_ keys: [UTF8Text]) -> [UTF8Text] {
        Self.values(keys, in: JSONDocument.form(query).root)
    }

    /// The values of the fields of some names, each once.
    package static func values(_ names: [UTF8Text], in fields: JSONValue) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for name in names {
            for member in fields.members where member.hasKey(name) {
                if let value = member.value.string, !values.contains(value) { values.append(value) }
            }
        }
        return values
    }

    /// The values of a header, each once, without the blanks around them, which are none of the value (RFC 9110, 5.5).
    package func header(_ name: UTF8Text) -> [UTF8Text] { headers([name]) }

    /// The same of the headers of some names.
    package func headers(_ names: [UTF8Text]) -> [UTF8Text] {
        var values: [UTF8Text] = []
        for header in headers where names.contains(where: header.name.equalsIgnoringASCIICase) {
            let value = header.value.trimmedASCIIWhitespace()
            if !values.contains(value) { values.append(value) }
        }
        return values
    }

    /// A member of the body as text: a string, or a number as it is spelled; nil for nothing, `null` and `""`.
    package func text(_ name: UTF8Text) -> UTF8Text? {
        guard let value = message?[name], let text = value.string ?? value.number else { return nil }
        return text.isEmpty ? nil : text
    }
}
