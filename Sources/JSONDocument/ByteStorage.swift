/// Immutable bytes shared by the texts cut from them.
///
/// A slice or text keeps its whole storage alive, however short it is.
public final class ByteStorage: @unchecked Sendable {
    // Unchecked because of the pointer only: nobody writes through it once `init` has returned.

    /// The first byte.
    ///
    /// `count + padding` bytes are allocated and those after `count` are zero, so that eight bytes can be loaded at
    /// any offset up to `count + padding - 8`.
    @usableFromInline let base: UnsafePointer<UInt8>

    /// The number of bytes.
    public let count: Int

    private static var padding: Int { 24 }

    /// Copies the bytes of an array.
    public convenience init(_ bytes: [UInt8]) {
        self.init(capacity: bytes.count) { target in
            bytes.withUnsafeBytes { target.copyMemory(from: $0) }
            return bytes.count
        }
    }

    /// Copies the bytes of a buffer.
    public convenience init(copying bytes: UnsafeRawBufferPointer) {
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
        let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity + Self.padding, alignment: 8)
        do {
            let count = try filling(UnsafeMutableRawBufferPointer(start: memory, count: capacity))
            precondition(count >= 0 && count <= capacity, "A storage cannot hold more than its capacity.")
            // count + padding <= capacity + padding, the size of the allocation.
            (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
            self.count = count
            self.base = UnsafePointer(memory.assumingMemoryBound(to: UInt8.self))
        } catch {
            memory.deallocate()
            throw error
        }
    }

    deinit { base.deallocate() }
}
