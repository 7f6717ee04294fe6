/// Bytes not yet known to be text: a range of a storage.
public struct ByteSlice: Sendable {
    @usableFromInline let storage: ByteStorage
    @usableFromInline let lowerBound: Int

    /// The number of bytes.
    public let count: Int

    /// Takes a range of a storage, which must lie inside it.
    @inlinable
    public init(_ storage: ByteStorage, _ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= storage.count, "The range must lie in the storage.")
        self.storage = storage
        self.lowerBound = range.lowerBound
        self.count = range.count
    }

    /// Copies the bytes of an array.
    public init(_ bytes: [UInt8]) {
        self.init(ByteStorage(bytes), 0..<bytes.count)
    }

    /// Whether there are no bytes.
    @inlinable public var isEmpty: Bool { count == 0 }

    /// The byte at an index, which counts from the start of the slice.
    @inlinable
    public subscript(index: Int) -> UInt8 {
        precondition(index >= 0 && index < count, "The index must lie in the slice.")
        return withBytes { $0[index] }
    }

    /// A part of the slice; the bytes are shared.
    @inlinable
    public subscript(range: Range<Int>) -> ByteSlice {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range must lie in the slice.")
        return ByteSlice(storage, lowerBound + range.lowerBound..<lowerBound + range.upperBound)
    }

    /// Calls a closure with the bytes, which are valid only until it returns.
    @inlinable
    public func withBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        defer { withExtendedLifetime(storage) {} }
        return try body(UnsafeBufferPointer(start: storage.base + lowerBound, count: count))
    }

    /// The first place of a byte at or after an index; nil when there is none.
    public func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
        precondition(index >= 0 && index <= count, "The index must lie in the slice or at its end.")
        return withBytes { EightBytes.firstIndex(of: byte, in: $0, from: index) }
    }
}
