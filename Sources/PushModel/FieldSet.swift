/// Some of the fields, a bit for each at its ``CanonicalField/position``.
public struct FieldSet: Sendable, Hashable {
    private var bits: UInt128 = 0

    /// No field.
    public init() {}

    /// The fields of a sequence.
    public init(_ fields: some Sequence<CanonicalField>) {
        for field in fields { insert(field) }
    }

    /// Whether a field is one of them.
    public func contains(_ field: CanonicalField) -> Bool { bits & Self.bit(of: field) != 0 }

    /// Adds a field.
    public mutating func insert(_ field: CanonicalField) { bits |= Self.bit(of: field) }

    private static func bit(of field: CanonicalField) -> UInt128 { 1 &<< UInt128(field.position) }
}
