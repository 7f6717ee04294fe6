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
