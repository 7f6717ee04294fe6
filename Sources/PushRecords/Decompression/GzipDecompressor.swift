internal import CZlib

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
