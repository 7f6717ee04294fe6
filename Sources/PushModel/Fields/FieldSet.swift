/// Some of the fields, a bit for each at its ``CanonicalField/position``.
public struct FieldSet: Sendable, Hashable, ExpressibleByArrayLiteral {
    @usableFromInline var bits: UInt128 = 0

    /// No field.
    @inlinable public init() {}

    @inlinable init(bits: UInt128) { self.bits = bits }

    /// The fields of a sequence.
    public init(_ fields: some Sequence<CanonicalField>) {
        for field in fields { insert(field) }
    }

    /// The fields of a list.
    public init(arrayLiteral fields: CanonicalField...) { self.init(fields) }

    /// Whether a field is one of them.
    @inlinable public func contains(_ field: CanonicalField) -> Bool { bits & Self.bit(of: field) != 0 }

    /// Whether no field is in both.
    @inlinable public func isDisjoint(with other: FieldSet) -> Bool { bits & other.bits == 0 }

    /// The fields that are in both.
    @inlinable package func intersection(_ other: FieldSet) -> FieldSet { FieldSet(bits: bits & other.bits) }

    /// Adds a field.
    @inlinable public mutating func insert(_ field: CanonicalField) { bits |= Self.bit(of: field) }

    /// Takes a field out.
    @inlinable public mutating func remove(_ field: CanonicalField) { bits &= ~Self.bit(of: field) }

    /// Adds a field where a condition holds.
    @inlinable @inline(__always)
    public mutating func insert(_ field: CanonicalField, if condition: Bool) {
        bits |= condition ? Self.bit(of: field) : 0
    }

    /// Adds all fields of another set.
    @inlinable public mutating func formUnion(_ other: FieldSet) { bits |= other.bits }

    @inlinable @inline(__always)
    static func bit(of field: CanonicalField) -> UInt128 { 1 &<< UInt128(field.position) }
}

extension FieldSet: Sequence {
    /// The fields in their order.
    @inlinable public func makeIterator() -> Iterator { Iterator(rest: bits) }

    /// Goes from bit to bit.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var rest: UInt128
        @usableFromInline let fields = Self.all

        @inlinable init(rest: UInt128) { self.rest = rest }

        /// The next field; nil behind the last.
        @inlinable
        public mutating func next() -> CanonicalField? {
            if rest == 0 { return nil }
            let position = rest.trailingZeroBitCount
            rest &= rest &- 1
            return fields[position]
        }

        @usableFromInline static let all = CanonicalField.allCases
    }
}

extension CanonicalField {
    /// Whether a message that says nothing of the field is another one than a message that says no.
    package var isOptional: Bool { FieldSet.optional.contains(self) }
}

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

/// Where one message spells the fields of the model, as its reader saw it.
///
/// A class, since it is passed on with every message and asked only for what there is to tell.
public protocol FieldPlaces: AnyObject, Sendable {
    /// The place of the strongest key that says `field`, and the key's row; nil where the message says nothing of it.
    func location(of field: CanonicalField) -> Location?

    /// The place of a member of a field that holds members of any name; nil where it stands below the field's own place.
    func location(ofMember name: UTF8Text, of field: CanonicalField) -> Location?
}
