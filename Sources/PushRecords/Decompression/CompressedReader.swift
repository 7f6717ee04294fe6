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

/// A way of compressing that can be undone here.
public enum Compression: String, Sendable, Hashable, CaseIterable {
    /// Members of RFC 1952, one after the other.
    case gzip
    /// Frames of RFC 8878, one after the other.
    case zstd

    /// The way in which an input is compressed, told by its first bytes; nil for any other input.
    ///
    /// - Parameter bytes: The beginning of the input; four bytes tell, and more do no harm.
    public init?(_ bytes: UnsafeRawBufferPointer) {
        if bytes.starts(with: Self.gzipMark) {
            self = .gzip
        } else if bytes.starts(with: Self.zstdMark) || Self.isSkippableFrame(bytes) {
            self = .zstd
        } else {
            return nil
        }
    }

    /// Whether more bytes may show that an input is compressed, of which too few are there; hardly any text begins like this.
    public static func mayBegin(with bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.isEmpty { return false }
        return [gzipMark, zstdMark].contains { bytes.count < $0.count && $0.starts(with: bytes) }
            || bytes.count <= skippableMark.count && bytes[0] & 0xF0 == 0x50
                && skippableMark.starts(with: bytes.dropFirst())
    }

    /// RFC 1952, section 2.3.1: the two bytes that identify a member, and the only method there is.
    private static let gzipMark: [UInt8] = [0x1F, 0x8B, 8]
    /// RFC 8878, section 3.1.1.
    private static let zstdMark: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD]

    /// What follows the first byte of a frame whose contents are skipped, which is any from 0x50 to 0x5F.
    private static let skippableMark: [UInt8] = [0x2A, 0x4D, 0x18]

    /// Whether a frame begins whose contents are skipped, as parallel compressors write (RFC 8878, section 3.1.2).
    private static func isSkippableFrame(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count > skippableMark.count && bytes[0] & 0xF0 == 0x50
            && bytes.dropFirst().starts(with: skippableMark)
    }

    /// Undoes it.
    func makeDecompressor() -> (any Decompressor)? {
        switch self {
        case .gzip: GzipDecompressor()
        case .zstd: ZstdDecompressor()
        }
    }
}

/// Why compressed bytes cannot be taken apart.
public struct CompressionDamage: Error, Sendable, Hashable {
    /// How they were compressed.
    public let compression: Compression
    /// How many bytes from the beginning were taken apart before it showed.
    public let offset: Int
    /// What the library says of it; nil where the bytes end too early.
    public let reason: String?
}

/// Takes the members of a compressed input apart, one after the other.
protocol Decompressor: AnyObject {
    /// Whether the input may end here: a member has ended, and no other has begun.
    var isBetweenMembers: Bool { get }

    /// Takes bytes from the front of an input and fills the front of an output.
    ///
    /// - Parameters:
    ///   - input: What is there; gets smaller by what was taken.
    ///   - output: Where to put bytes; gets smaller by what was filled.
    /// - Throws: What is wrong with the input.
    func run(_ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer)
        throws(DecompressorError)
}

/// What a library says of bytes that it cannot take apart.
struct DecompressorError: Error {
    let reason: String
}
