/// A value for each case of a small enum, such as a vendor's shapes.
public struct CaseTable<Case: CaseIterable & Equatable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let values: [Value]

    /// Makes the table.
    public init(_ value: (Case) -> Value) { values = Case.allCases.map(value) }

    /// The value for a case.
    @inlinable
    public subscript(wanted: Case) -> Value {
        var position = 0
        for other in Case.allCases {
            if other == wanted { break }
            position += 1
        }
        return values[position]
    }
}
