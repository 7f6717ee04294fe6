internal import CZstd

/// Takes zstd's frames apart by libzstd, which refuses a frame whose window has more than 128 MiB.
final class ZstdDecompressor: Decompressor {
    private(set) var isBetweenMembers = false
    private let stream: OpaquePointer

    /// Starts before the first frame; nil where there is no memory.
    init?() {
        guard let stream = ZSTD_createDStream() else { return nil }
        self.stream = stream
    }

    deinit { ZSTD_freeDStream(stream) }

    func run(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer
    ) throws(DecompressorError) {
        // Without input, libzstd would take what was asked for to be the beginning of a frame.
        if isBetweenMembers && input.isEmpty { return }
        var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
        var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
        let result = ZSTD_decompressStream(stream, &target, &source)
        input = UnsafeRawBufferPointer(rebasing: input[source.pos...])
        output = UnsafeMutableRawBufferPointer(rebasing: output[target.pos...])
        guard ZSTD_isError(result) == 0 else {
            throw DecompressorError(reason: String(cString: ZSTD_getErrorName(result)))
        }
        isBetweenMembers = result == 0
    }
}
