/// A key as one message spells it, with what the tables know of it.
public struct SpelledKey: Sendable, Hashable {
    /// Where it stands: a JSON Pointer into the input, going on through form fields and JSON inside strings.
    public var path: String
    /// The row of `Mappings/` that explains it; nil for a key that no table knows.
    public var row: String?
    /// The field that it can fill; nil for a key without one.
    public var field: CanonicalField?
    /// Its value.
    public var value: RawJSON

    /// Creates a key.
    public init(path: String, row: String?, field: CanonicalField?, value: RawJSON) {
        self.path = path
        self.row = row
        self.field = field
        self.value = value
    }
}
