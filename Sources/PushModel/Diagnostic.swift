/// Something a reader, resolver, writer or translator must tell: what, where, and what to do about it.
public struct Diagnostic: Sendable, Hashable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Good to know; nobody's screen changes.
        case info
        /// Somebody may see something else than the sender meant; fails with `--strict`.
        case warning
        /// Something that reaches a person was lost.
        case error
    }

    /// What happened.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The target cannot say it.
        case dropped
        /// Said less exactly.
        case approximated
        /// The vendor ignores it there too.
        case ignored
        /// The wrong type, understood anyway.
        case repaired
        /// A value was missing and a default stands in.
        case defaulted
        /// Two readings are possible; the message names the one taken.
        case ambiguous
        /// Longer or larger than a documented limit.
        case overLimit = "over-limit"
        /// Not a value that the key can have; treated as absent.
        case invalid
    }

    /// The row of `Mappings/` that names the rule, such as `EM-014`; nil where none applies.
    public var row: String?
    /// How much it matters.
    public var severity: Severity
    /// What happened.
    public var kind: Kind
    /// Where: a JSON Pointer (RFC 6901) into the input, going on through form fields and JSON inside strings.
    public var path: String
    /// The key, what happened and what to do, in words.
    ///
    /// Never a device token or a message's text.
    public var message: String {
        get { subject.isEmpty ? words : "\(subject) \(words)." }
        set { (subject, words) = ("", newValue) }
    }

    /// What the message is about; empty where ``words`` are all of it.
    package private(set) var subject: String
    /// The message, or what it says of its subject: kept apart, since most messages are only written out.
    package private(set) var words: String

    /// Creates a diagnostic.
    public init(
        row: String? = nil, severity: Severity, kind: Kind, path: String, message: String
    ) {
        self.row = row
        self.severity = severity
        self.kind = kind
        self.path = path
        subject = ""
        words = message
    }

    /// Creates a diagnostic whose message is a subject, a space, the words and a full stop.
    package init(
        row: String?, severity: Severity, kind: Kind, path: String, subject: String, words: String
    ) {
        self.row = row
        self.severity = severity
        self.kind = kind
        self.path = path
        self.subject = subject
        self.words = words
    }
}

extension Diagnostic {
    /// Whether both say the same, however their messages were put together.
    public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.row == right.row && left.severity == right.severity && left.kind == right.kind
            && left.path == right.path && left.message == right.message
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(row)
        hasher.combine(severity)
        hasher.combine(kind)
        hasher.combine(path)
        hasher.combine(message)
    }
}
