// What is told without a code yet, in words made at the place: records leave `code` out. It goes when the last one has a code.

extension DiagnosticCode {
    /// What has no name; the argument is a whole sentence, or words that go on behind the key.
    static func unnamed(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, isPredicate: Bool = false
    ) -> DiagnosticCode {
        DiagnosticCode("", severity, kind, "{0}", isPredicate: isPredicate)
    }
}

extension Diagnostic {
    /// Creates a diagnostic without a code.
    public init(row: String? = nil, severity: Severity, kind: Kind, path: String, message: String) {
        self.init(
            .unnamed(kind, severity), row: row, path: path, [.words(message)], isLocated: !path.isEmpty)
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
            .unnamed(kind, severity), field, [.words(message)], rule: rule, member: member, inner: inner,
            isForOtherPlatforms: isForOtherPlatforms)
    }
}

extension SettingsLoss {
    /// Creates a loss without a code, in words that go on behind the setting's name.
    public init(
        _ kind: Diagnostic.Kind, _ field: SettingsField, at index: Int? = nil,
        severity: Diagnostic.Severity = .warning, row: String? = nil, _ message: String,
        difference: String? = nil
    ) {
        self.init(
            .unnamed(kind, severity, isPredicate: true), field, at: index, [.words(message)], row: row,
            difference: difference)
    }
}

extension ValueReader {
    /// Notes something without a code about the value at `location`, which is called by its key unless it has another name.
    package mutating func note(
        _ kind: Diagnostic.Kind, _ location: Location, severity: Diagnostic.Severity = .warning,
        named name: String? = nil, _ message: String
    ) {
        if let name {
            note(.unnamed(kind, severity), location, .words("\(name) \(message)."))
        } else {
            note(.unnamed(kind, severity, isPredicate: true), location, .words(message))
        }
    }

    /// Warns of something about the message as a whole, in a sentence of its own and without a code.
    package mutating func note(_ kind: Diagnostic.Kind, _ sentence: String) {
        diagnostics.append(Diagnostic(.unnamed(kind, .warning), [.words(sentence)]))
    }
}
