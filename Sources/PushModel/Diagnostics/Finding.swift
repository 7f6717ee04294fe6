/// A diagnostic that names the field it is about and does not know yet where the message spelled it.
///
/// Resolver and translator see fields; only the reader's side can say which key of the input held one.
public struct Finding: Sendable, Hashable {
    /// The field.
    public var field: CanonicalField
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// What happened.
    public var kind: Diagnostic.Kind
    /// What happened and what to do, in words.
    public var message: String
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
    @inlinable
    public init(
        _ kind: Diagnostic.Kind, _ field: CanonicalField, severity: Diagnostic.Severity = .warning,
        message: String, rule: String? = nil, member: UTF8Text? = nil,
        inner: String = "", isForOtherPlatforms: Bool = false
    ) {
        self.field = field
        self.severity = severity
        self.kind = kind
        self.message = message
        self.rule = rule
        self.member = member
        self.isForOtherPlatforms = isForOtherPlatforms
        self.inner = inner
    }

    /// Whether what it is about decides what Apple is asked (reading C6).
    package var reachesApple: Bool { field.reachesApple && !isForOtherPlatforms }
}
