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
