// What is told without a code yet, in words made at the place: records leave `code` out. It goes when the last one has a code.

extension DiagnosticCode {
    /// A whole sentence without a name.
    @usableFromInline
    static func unnamed(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ sentence: String
    ) -> DiagnosticCode {
        DiagnosticCode("", severity, kind, sentence)
    }
}

extension Diagnostic {
    /// Creates a diagnostic without a code.
    public init(row: String? = nil, severity: Severity, kind: Kind, path: String, message: String) {
        self.init(.unnamed(kind, severity, message), row: row, path: path, isLocated: !path.isEmpty)
    }
}

extension Finding {
    /// Creates a finding without a code.
    public init(
        _ kind: Diagnostic.Kind, _ field: CanonicalField, severity: Diagnostic.Severity = .warning,
        message: String, rule: String? = nil, member: UTF8Text? = nil,
        inner: String = "", isForOtherPlatforms: Bool = false
    ) {
        self.init(
            .unnamed(kind, severity, message), field, rule: rule, member: member, inner: inner,
            isForOtherPlatforms: isForOtherPlatforms)
    }
}
