// What is told without a code yet, in words made at the place: records leave `code` out. It goes when the last one has a code.

extension DiagnosticCode {
    /// A whole sentence without a name.
    @usableFromInline
    static func unnamed(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ sentence: String
    ) -> DiagnosticCode {
        DiagnosticCode("", severity, kind, sentence, isPredicate: false)
    }

    /// Words without a name, which go on behind the key.
    static func unnamed(
        _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, ofKey words: String
    ) -> DiagnosticCode {
        DiagnosticCode("", severity, kind, words, isPredicate: true)
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

extension SettingsLoss {
    /// Creates a loss without a code, in words that go on behind the setting's name.
    public init(
        _ kind: Diagnostic.Kind, _ field: SettingsField, at index: Int? = nil,
        severity: Diagnostic.Severity = .warning, row: String? = nil, _ message: String,
        difference: String? = nil
    ) {
        self.init(
            .unnamed(kind, severity, ofKey: message), field, at: index, row: row, difference: difference)
    }
}

extension ValueReader {
    /// Notes something without a code about the value at `location`, which is called by its key unless it has another name.
    package mutating func note(
        _ kind: Diagnostic.Kind, _ location: Location, severity: Diagnostic.Severity = .warning,
        named name: String? = nil, _ message: String
    ) {
        let code: DiagnosticCode =
            if let name { .unnamed(kind, severity, "\(name) \(message).") } else {
                .unnamed(kind, severity, ofKey: message)
            }
        note(code, location)
    }

    /// Warns of something about the message as a whole, in a sentence of its own and without a code.
    package mutating func note(_ kind: Diagnostic.Kind, _ sentence: String) {
        diagnostics.append(Diagnostic(.unnamed(kind, .warning, sentence)))
    }
}
