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

extension UnsafeBufferPointer<UInt8> {
    /// Whether both have the same bytes.
    package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        return EightBytes.areEqual(base, otherBase, count: count)
    }
}

extension ByteSlice {
    /// Whether these are exactly the bytes of a text.
    package func equals(_ text: UTF8Text) -> Bool {
        withBytes { bytes in text.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether both have the same bytes.
    package func equals(_ other: ByteSlice) -> Bool {
        withBytes { bytes in other.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether the bytes begin with a text.
    package func hasPrefix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[0..<text.count].equals(text)
    }

    /// Whether the bytes end with a text.
    package func hasSuffix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[count - text.count..<count].equals(text)
    }

    /// Whether all bytes are hexadecimal digits, in any case of letters; true for no bytes.
    package var isHexadecimal: Bool {
        withBytes { bytes in bytes.allSatisfy { HexadecimalDigit.value(of: $0) != nil } }
    }

    /// The bytes as text, with U+FFFD for what is not UTF-8.
    package var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

extension Collection<UInt8> {
    /// The bytes without UTF-8's byte order mark before them.
    package var withoutMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension ByteSlice {
    /// The bytes without UTF-8's byte order mark before them.
    package var withoutMark: ByteSlice { self[count - withBytes { $0.withoutMark.count }..<count] }

    /// The lines, blank ones included, and their numbers, from 1.
    ///
    /// A line ends before a line feed, or with the slice; behind the last line feed is no line.
    package var lines: Lines { Lines(bytes: self) }

    package struct Lines: Sequence, IteratorProtocol {
        fileprivate let bytes: ByteSlice
        private var start = 0
        private var number = 0

        fileprivate init(bytes: ByteSlice) { self.bytes = bytes }

        package mutating func next() -> (line: ByteSlice, number: Int)? {
            guard start < bytes.count else { return nil }
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
            defer { (start, number) = (end + 1, number + 1) }
            return (bytes[start..<end], number + 1)
        }
    }
}

/// Immutable bytes shared by the texts cut from them.
///
/// A slice or text keeps its whole storage alive, however short it is.
public struct ByteStorage: @unchecked Sendable {
    // Unchecked because of the buffer only: nobody writes to it once `init` has returned.

    /// The bytes, behind their number, in one allocation.
    @usableFromInline
    final class Buffer: ManagedBuffer<Int, UInt8> {}

    @usableFromInline let buffer: Buffer

    /// The number of bytes.
    @inlinable public var count: Int { buffer.withUnsafeMutablePointerToHeader { $0.pointee } }

    /// The first byte, which stays where it is as long as the storage lives.
    ///
    /// `count + padding` bytes are allocated and those after `count` are zero, so that eight bytes can be loaded at
    /// any offset up to `count + padding - 8`.
    @inlinable
    var base: UnsafePointer<UInt8> { buffer.withUnsafeMutablePointerToElements { UnsafePointer($0) } }

    private static var padding: Int { 24 }

    /// Copies the bytes of an array.
    public init(_ bytes: [UInt8]) {
        self.init(capacity: bytes.count) { target in
            bytes.withUnsafeBytes { target.copyMemory(from: $0) }
            return bytes.count
        }
    }

    /// Copies the bytes of a buffer.
    public init(copying bytes: UnsafeRawBufferPointer) {
        self.init(capacity: bytes.count) { target in
            target.copyMemory(from: bytes)
            return bytes.count
        }
    }

    /// Lets a closure put up to `capacity` bytes straight into the new storage.
    ///
    /// - Parameters:
    ///   - capacity: How many bytes there is room for.
    ///   - filling: Initializes the front of the buffer, which it must not keep, and returns how many bytes
    ///     it wrote.
    /// - Throws: What `filling` throws.
    public init(capacity: Int, filling: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
        precondition(
            capacity >= 0 && capacity <= Int.max - Self.padding, "A storage needs a possible capacity.")
        let created = Buffer.create(minimumCapacity: capacity + Self.padding) { _ in 0 }
        // `create` makes an instance of the class it is called on.
        buffer = unsafeDowncast(created, to: Buffer.self)
        try buffer.withUnsafeMutablePointers { header, bytes in
            let memory = UnsafeMutableRawPointer(bytes)
            let count = try filling(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
            precondition(count >= 0 && count <= capacity, "A storage cannot hold more than its capacity.")
            // count + padding <= capacity + padding, the size of the allocation.
            (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
            header.pointee = count
        }
    }
}

extension Sequence<UInt8> {
    /// A number that stands for the bytes, the same in every process and version: FNV-1a, 64 bits.
    ///
    /// - Parameter start: What it begins with; another start gives another number.
    /// - Returns: The number.
    @inlinable
    package func fingerprint(from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
        reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
