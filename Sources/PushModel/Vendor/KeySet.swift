/// Keys of a vendor's table, a bit for each row; a table has at most ``capacity`` of them.
public struct KeySet: Sendable {
    @usableFromInline var bits = InlineArray<8, UInt64>(repeating: 0)

    /// An empty set.
    @inlinable public init() {}

    /// How many rows a table can have.
    public static let capacity = 512

    /// Adds the key of a row, by the row's place in the table.
    @inlinable @inline(__always)
    public mutating func insert(_ row: UInt16) {
        bits[Int(row >> 6)] |= 1 << UInt64(row & 63)
    }

    /// Takes the key of a row out.
    @inlinable
    public mutating func remove(_ row: UInt16) {
        bits[Int(row >> 6)] &= ~(1 << UInt64(row & 63))
    }

    /// Whether the key of a row is among them.
    @inlinable @inline(__always)
    public func contains(_ row: UInt16) -> Bool {
        bits[Int(row >> 6)] >> UInt64(row & 63) & 1 == 1
    }
}
