/// Something in a request that Apple refuses, ignores, or does not do as its sender means.
public struct APNSLintFinding: Sendable, Hashable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// Nothing has to change.
        case info
        /// Apple ignores something, or somebody may see something else than the sender meant.
        case warning
        /// Apple refuses the push, or delays or drops it.
        case error
    }

    /// Where it stands.
    public enum Position: Sendable, Hashable {
        /// A header, by its name.
        case header(UTF8Text)
        /// A JSON Pointer (RFC 6901) into the payload; for something missing, the object that lacks it.
        case payload(String)
    }

    /// The rule that is broken.
    public var rule: APNSRule
    /// Where it is broken.
    public var place: Position
    /// The key that is meant, by its spelling in the payload; nil where no single one is.
    public var key: UTF8Text?
    /// The row of the key, where it is one of Apple's.
    package var appleKey: APNSKey?
    /// What is wrong and what to do.
    ///
    /// Names keys and sizes, never what a person would read.
    public var message: String

    /// The rule's row in `Mappings/rules.tsv`.
    public var row: String { rule.row }
    /// How much it matters.
    public var severity: Severity { rule.severity }
}
