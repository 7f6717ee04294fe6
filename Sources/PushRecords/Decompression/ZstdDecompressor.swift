internal import CZstd

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
