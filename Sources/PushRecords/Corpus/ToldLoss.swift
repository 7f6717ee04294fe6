public import PushBridge

/// What a conversion tells of a loss, in every language; what a tally keeps of a diagnostic.
public struct ToldLoss: Sendable, Hashable {
    /// The row of `Mappings/`; nil where none applies.
    public var row: String?
    /// The diagnostic's code; empty for one without.
    public var code: String
    /// What happened.
    public var kind: Diagnostic.Kind
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// Where: a JSON Pointer into the line; a long one is cut.
    public var path: String
    /// The key, what happened and what to do.
    public var message: Wording
}

extension ToldLoss {
    init(_ diagnostic: Diagnostic) {
        row = diagnostic.row
        code = diagnostic.code.name
        kind = diagnostic.kind
        severity = diagnostic.severity
        path = ShortText.cut(diagnostic.path, to: ShortText.mostPath)
        message = Wording(
            en: ShortText.cut(diagnostic.message, to: ShortText.mostTold),
            zh: ShortText.cut(diagnostic.message(in: .chinese), to: ShortText.mostTold))
    }
}
