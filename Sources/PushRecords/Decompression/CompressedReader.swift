/// Reads what was compressed, some bytes at a time; never holds more than a block of the compressed bytes.
public final class CompressedReader<Failure: Error> {
    /// How many compressed bytes are read at once.
    private static var blockSize: Int { 256 << 10 }

    /// How many compressed bytes were taken apart.
    public private(set) var offset = 0
    private let compression: Compression
    private let decompressor: any Decompressor
    private let read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    private let block: UnsafeMutableRawBufferPointer
    /// What of the block was not taken apart yet.
    private var rest: UnsafeRawBufferPointer
    private var isAtEnd = false
    /// What is wrong, once something is; nothing is taken apart behind it.
    private var damage: CompressionDamage?

    /// Begins an input; nil where there is no memory for it.
    ///
    /// - Parameters:
    ///   - compression: How it is compressed.
    ///   - beginning: Its first bytes, which were read already; they are copied.
    ///   - read: Reads more, and returns how many bytes came; 0 at the end.
    public init?(
        _ compression: Compression, beginning: UnsafeRawBufferPointer,
        read: @escaping (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
    ) {
        guard let decompressor = compression.makeDecompressor() else { return nil }
        self.compression = compression
        self.decompressor = decompressor
        self.read = read
        block = .allocate(byteCount: max(Self.blockSize, beginning.count), alignment: 16)
        block.copyMemory(from: beginning)
        rest = UnsafeRawBufferPointer(rebasing: block[..<beginning.count])
    }

    deinit { block.deallocate() }

    /// Whether bytes may come although nothing can be read now.
    public var holdsBytes: Bool { !rest.isEmpty }

    /// Fills the front of a buffer, which must have room.
    ///
    /// - Parameters:
    ///   - target: Where to put bytes.
    ///   - damaged: Hears what is wrong with the compressed bytes.
    /// - Returns: How many bytes came; 0 at the end, and where something is wrong.
    /// - Throws: What `read` throws.
    public func read(
        into target: UnsafeMutableRawBufferPointer, damaged: (CompressionDamage) -> Void
    ) throws(Failure) -> Int {
        while true {
            if let damage {
                damaged(damage)
                return 0
            }
            if rest.isEmpty && !isAtEnd { try refill() }
            var output = target
            let reason = takeApart(into: &output)
            if output.count < target.count { return target.count - output.count }
            if reason == nil && rest.isEmpty && isAtEnd {
                if decompressor.isBetweenMembers { return 0 }
                damage = CompressionDamage(compression: compression, offset: offset, reason: nil)
            }
        }
    }

    /// Takes bytes apart, and remembers what is wrong with them; the reason is nil where nothing is.
    private func takeApart(into output: inout UnsafeMutableRawBufferPointer) -> String? {
        let count = rest.count
        defer { offset += count - rest.count }
        // Tapes and disks fill the last block up with zeros.
        if decompressor.isBetweenMembers { rest = UnsafeRawBufferPointer(rebasing: rest.drop { $0 == 0 }) }
        if decompressor.isBetweenMembers && rest.isEmpty { return nil }
        do throws(DecompressorError) {
            try decompressor.run(&rest, into: &output)
            return nil
        } catch {
            damage = CompressionDamage(
                compression: compression, offset: offset + count - rest.count, reason: error.reason)
            return error.reason
        }
    }

    private func refill() throws(Failure) {
        let count = try read(block)
        rest = UnsafeRawBufferPointer(rebasing: block[..<count])
        isAtEnd = count == 0
    }
}
