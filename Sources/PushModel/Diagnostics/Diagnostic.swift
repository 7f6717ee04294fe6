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
    public var row: Optional<String>  // `?` would set it twice, for which the diagnostic is copied
    /// How much it matters.
    public var severity: Severity
    /// What happened.
    public var kind: Kind
    /// Where: a JSON Pointer (RFC 6901) into the input, going on through form fields and JSON inside strings.
    public package(set) var path: String
    /// What stands before the words in the message.
    package let subject: Subject
    /// The message, or what it says of its subject.
    package let words: String

    /// Creates a diagnostic.
    public init(
        row: String? = nil, severity: Severity, kind: Kind, path: String, message: String
    ) {
        self.init(row: row, severity: severity, kind: kind, path: path, subject: .none, words: message)
    }

    package init(
        row: String?, severity: Severity, kind: Kind, path: String, subject: Subject, words: String
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
