/// A key of a vendor's table: a case of the enum that is generated from it.
///
/// Its raw value is its place among all cases, which tables of keys are indexed by.
public protocol MappedKey: CaseIterable, RawRepresentable<UInt16>, Sendable {
    /// The objects that keys stand in.
    associatedtype Scope: MappedKeyScope where Scope.Key == Self

    /// The vendor's spelling.
    var name: UTF8Text { get }
    /// The field that the key fills; nil for containers and for keys without one.
    var field: CanonicalField? { get }
    /// What the members of the object under this key are; nil for a key that holds no keys.
    var childScope: Scope? { get }
}

/// The objects that a vendor's keys stand in; the raw value is the place among all cases.
public protocol MappedKeyScope: CaseIterable, RawRepresentable<UInt8>, Sendable {
    /// The keys.
    associatedtype Key: MappedKey

    /// The keys that stand in such an object, in the table's order.
    var members: [Key] { get }
}
