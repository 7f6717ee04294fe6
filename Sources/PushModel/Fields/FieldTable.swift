/// A value for each field.
public struct FieldTable<Value: Sendable>: Sendable {
    @usableFromInline let values: [Value]

    /// Makes the table.
    public init(_ value: (CanonicalField) -> Value) {
        values = CanonicalField.allCases.map(value)
    }

    /// The value for a field.
    @inlinable @inline(__always)
    public subscript(field: CanonicalField) -> Value { values[field.position] }
}
