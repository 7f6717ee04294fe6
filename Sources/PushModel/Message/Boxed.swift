/// An optional value that is rarely there.
///
/// It is stored outside of the value that it belongs to, which is then cheaper to copy.
@propertyWrapper
@_documentation(visibility: internal)
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box?

    /// Boxes a value; nothing is allocated for nil.
    @inlinable
    public init(wrappedValue: Value?) {
        box = wrappedValue.map(Box.init)
    }

    /// The value.
    @inlinable public var wrappedValue: Value? {
        @inline(__always) get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    /// Whether there is no value.
    @inlinable package var isNil: Bool { box == nil }

    /// Whether both hold equal values.
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
