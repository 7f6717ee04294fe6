/// A value for each field.
package struct FieldTable<Value: Sendable>: Sendable {
    @usableFromInline let values: [Value]

    /// Makes the table.
    package init(_ value: (CanonicalField) -> Value) {
        values = CanonicalField.allCases.map(value)
    }

    /// The value for a field.
    @inlinable @inline(__always)
    package subscript(field: CanonicalField) -> Value { values[field.position] }
}
