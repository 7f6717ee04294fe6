/// What a diagnostic tells: a stable name for programs, how much it matters, what happened, and a sentence for people.
///
/// The codes of a target, or of one of its folders, stand in one file, as static members: `ReadingCodes.swift`,
/// `NIMSettingsCodes.swift` and so on. Nobody words a diagnostic elsewhere. The sentence is put together only where it is read, so telling costs little; name and
/// words are literals, so that a copy of a code costs nothing either.
public struct DiagnosticCode: Sendable {
    @usableFromInline let spelledName: StaticString
    /// How much it matters, unless the teller knows better.
    public let severity: Diagnostic.Severity
    /// What happened.
    public let kind: Diagnostic.Kind
    /// A pattern of the sentences: what happened and what to do.
    ///
    /// It may begin with `{key}`, for which the name of the key or the field stands in. `{0}` to `{9}` are the
    /// diagnostic's arguments.
    @usableFromInline package let words: StaticString

    /// Creates a code; only a target's file of codes does.
    @inlinable
    package init(
        _ name: StaticString, _ severity: Diagnostic.Severity, _ kind: Diagnostic.Kind, _ words: StaticString
    ) {
        spelledName = name
        self.severity = severity
        self.kind = kind
        self.words = words
    }

    /// The name in kebab case, such as `number-for-text`; it never changes its meaning.
    public var name: String { spelledName.text }

    /// Whether the name is this one; cheaper than making the name.
    @inlinable @inline(__always)
    package func hasName(_ name: StaticString) -> Bool { spelledName.isSame(as: name) }

    /// How many letters the name has.
    package var nameLength: Int { spelledName.utf8CodeUnitCount }

    /// Writes the name as a JSON string.
    package func writeName(to writer: inout JSONWriter) { writer.string(spelledName) }
}

extension DiagnosticCode: Hashable {
    /// Whether both have one name, and say the same.
    @inlinable
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool {
        left.spelledName.isSame(as: right.spelledName) && left.severity == right.severity
            && left.kind == right.kind && left.words.isSame(as: right.words)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A value that the words of a diagnostic name.
public enum DiagnosticArgument: Sendable, Hashable {
    /// A text of the message: a name, a word, an identifier; never what people read, and never a device token.
    case text(UTF8Text)
    /// A whole number.
    case number(Int)
    /// A JSON value, as it is spelled.
    case json(RawJSON)
    /// A word or a list that the program says.
    case words(String)
}
