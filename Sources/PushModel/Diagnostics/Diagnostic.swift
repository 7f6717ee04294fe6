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

    /// What a diagnostic is about, beside the key in which its path may end.
    @usableFromInline
    package enum Subject: Sendable, Hashable {
        /// The message, or one of its keys.
        case message
        /// A field, whatever key spells it.
        case field(CanonicalField)
        /// A user's or a console's setting, whatever key spells it.
        case setting(SettingsField)

        fileprivate var number: Int { if case .field(let field) = self { field.position } else { 255 } }
    }

    /// What it tells.
    public let code: DiagnosticCode
    /// The row of `Mappings/` that names the rule, such as `EM-014`; nil where none applies.
    public var row: Optional<String>  // `?` would set it twice, for which the diagnostic is copied
    /// Where: a JSON Pointer (RFC 6901) into the input, going on through form fields and JSON inside strings.
    public package(set) var path: String
    /// The values that the words name, in the order of their numbers; nil for none, which is copied fast.
    package let arguments: Optional<[DiagnosticArgument]>
    /// How much it matters.
    public let severity: Severity
    /// What it is about, beside the key in which the path may end.
    let subject: Subject
    /// Whether the path ends in the key that it is about; otherwise it is about the message as a whole, or a field of unknown
    /// place.
    let isLocated: Bool

    /// What happened.
    @inlinable public var kind: Kind { code.kind }

    /// Whether it is about a field.
    package func isAbout(_ field: CanonicalField) -> Bool { subject == .field(field) }

    /// Whether no argument is the message's own.
    package var hasOwnWordsOnly: Bool {
        arguments?.allSatisfy { if case .words = $0 { true } else { false } } ?? true
    }

    /// A number that equal diagnostics have in common, made of little of the texts.
    package var quickHash: Int {
        Int(bitPattern: code.words.utf8Start) &+ path.utf8.count &* 17 &+ subject.number &* 131
    }

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - code: What it tells.
    ///   - row: The row that names the rule; nil or empty where none does.
    ///   - path: Where.
    ///   - arguments: The values that the code's words name.
    ///   - severity: How much it matters; nil for what the code says.
    ///   - subject: What it is about, beside the key.
    ///   - isLocated: Whether the path ends in the key that it is about.
    @usableFromInline
    package init(
        _ code: DiagnosticCode, row: String? = nil, path: String = "",
        _ arguments: [DiagnosticArgument]? = nil,
        severity: Severity? = nil, about subject: Subject = .message, isLocated: Bool
    ) {
        self.code = code
        self.row = row?.isEmpty == true ? nil : row
        self.path = path
        self.arguments = arguments
        self.severity = severity ?? code.severity
        self.subject = subject
        self.isLocated = isLocated
    }

    /// What is told of the message as a whole, or of none of its keys.
    package init(_ code: DiagnosticCode, _ arguments: [DiagnosticArgument]? = nil) {
        self.init(code, path: "", arguments, isLocated: false)
    }

    /// What a reader tells of the key at a place; of the message where the place is its root.
    package init(_ code: DiagnosticCode, at place: Location, _ arguments: [DiagnosticArgument]? = nil) {
        self.init(
            code, row: place.row, path: place.path, arguments, isLocated: !place.path.isEmpty)
    }

    /// What was found of a field, which the message spells at a place.
    ///
    /// - Parameters:
    ///   - finding: What was found.
    ///   - row: The row that says so, or of the key that spells the field; nil where neither is known.
    ///   - path: The key's place in the message; empty where the message does not spell it.
    ///   - prefix: The message's place in the input.
    @inlinable @inline(__always)  // else the finding is copied, which is large
    package init(_ finding: borrowing Finding, row: String?, path: String, in prefix: String) {
        self.init(
            finding.code, row: row, path: prefix.isEmpty ? path : prefix + path, finding.arguments,
            severity: finding.severity, about: .field(finding.field), isLocated: !path.isEmpty)
    }
}

/// A diagnostic that names the field it is about and does not know yet where the message spelled it.
///
/// Resolver and translator see fields; only the reader's side can say which key of the input held one.
public struct Finding: Sendable, Hashable {
    /// What it tells.
    public var code: DiagnosticCode
    /// The values that the code's words name, in the order of their numbers; nil for none, which is copied fast.
    @usableFromInline package var arguments: [DiagnosticArgument]?
    /// The field.
    public var field: CanonicalField
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// The row of the rule that speaks; nil where the row of the field's own key says it.
    public var rule: String?
    /// The member of the field that is meant, where the field holds members of any name; of ``PushMessage/platforms`` the
    /// section.
    public var member: UTF8Text?
    /// Whether it is about what only other platforms show, so that it lowers no verdict (reading C9).
    public var isForOtherPlatforms: Bool
    /// What is meant within the member, as the rest of a JSON Pointer; empty for the member as a whole.
    public var inner: String

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - code: What it tells.
    ///   - field: The field that it is about.
    ///   - arguments: The values that the code's words name.
    ///   - severity: How much it matters; nil for what the code says.
    ///   - rule: The row of the rule that speaks.
    ///   - member: The member of the field.
    ///   - inner: What is meant within the member.
    ///   - isForOtherPlatforms: Whether only other platforms show it.
    // Not inlinable: a finding that is made in place is copied into the list that it is for.
    package init(
        _ code: DiagnosticCode, _ field: CanonicalField, _ arguments: [DiagnosticArgument]? = nil,
        severity: Diagnostic.Severity? = nil, rule: String? = nil, member: UTF8Text? = nil,
        inner: String = "", isForOtherPlatforms: Bool = false
    ) {
        self.code = code
        self.arguments = arguments
        self.field = field
        self.severity = severity ?? code.severity
        self.rule = rule
        self.member = member
        self.isForOtherPlatforms = isForOtherPlatforms
        self.inner = inner
    }

    /// What happened.
    @inlinable public var kind: Diagnostic.Kind { code.kind }

    /// What happened and what to do, in words.
    public var message: String { Diagnostic(self, row: nil, path: "", in: "").message }

    /// Whether what it is about decides what Apple is asked (reading C6).
    package var reachesApple: Bool { field.reachesApple && !isForOtherPlatforms }
}
