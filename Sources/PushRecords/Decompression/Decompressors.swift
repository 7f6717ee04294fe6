internal import CZlib
internal import CZstd

/// Takes gzip's members apart by zlib.
final class GzipDecompressor: Decompressor {
    private(set) var isBetweenMembers = false
    // Allocated, since zlib remembers where it is.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    /// The largest window there is, and 16 for gzip's header and checksum.
    private static let windowBits: Int32 = 15 + 16

    /// Starts before the first member; nil where there is no memory.
    init?() {
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, size) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    func run(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer
    ) throws(DecompressorError) {
        if isBetweenMembers {
            inflateReset(stream)
            isBetweenMembers = false
        }
        // zlib counts with 32 bits, and does not write to its input.
        let (inputCount, outputCount) = (min(input.count, 1 << 30), min(output.count, 1 << 30))
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = UInt32(inputCount)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(outputCount)
        let result = inflate(stream, Z_NO_FLUSH)
        input = UnsafeRawBufferPointer(rebasing: input[(inputCount - Int(stream.pointee.avail_in))...])
        output = UnsafeMutableRawBufferPointer(
            rebasing: output[(outputCount - Int(stream.pointee.avail_out))...])
        switch result {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: isBetweenMembers = true
        case Z_NEED_DICT: throw DecompressorError(reason: "a dictionary is needed")
        default:
            throw DecompressorError(
                reason: stream.pointee.msg.map { String(cString: $0) } ?? "error \(result)")
        }
    }
}

/// Takes zstd's frames apart by libzstd, which refuses a frame whose window has more than 128 MiB.
final class ZstdDecompressor: Decompressor {
    private(set) var isBetweenMembers = false
    private let stream: OpaquePointer
    /// How many bytes libzstd would like to have next: those of a block and of the next block's header.
    private var wanted = firstWanted
    /// Whether bytes may wait for room in the output.
    private var isFull = false

    /// The shortest header of a frame.
    private static let firstWanted = 5
    private static let blockHeaderSize = 3

    /// Starts before the first frame; nil where there is no memory.
    init?() {
        guard let stream = ZSTD_createDStream() else { return nil }
        self.stream = stream
    }

    deinit { ZSTD_freeDStream(stream) }

    func run(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer
    ) throws(DecompressorError) {
        // What a call that fails has filled is lost. So no call fills the output and goes on: a block, the header behind it
        // and the checksum come one by one, and none while the output was full.
        repeat {
            let piece = wanted > Self.blockHeaderSize ? wanted - Self.blockHeaderSize : wanted
            var source = ZSTD_inBuffer(
                src: input.baseAddress, size: isFull ? 0 : min(input.count, piece), pos: 0)
            var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
            let result = ZSTD_decompressStream(stream, &target, &source)
            guard ZSTD_isError(result) == 0 else {
                throw DecompressorError(reason: String(cString: ZSTD_getErrorName(result)))
            }
            input = UnsafeRawBufferPointer(rebasing: input[source.pos...])
            output = UnsafeMutableRawBufferPointer(rebasing: output[target.pos...])
            isFull = output.isEmpty
            isBetweenMembers = result == 0
            wanted = isBetweenMembers ? Self.firstWanted : result
        } while !isBetweenMembers && !input.isEmpty && !output.isEmpty
    }
}
