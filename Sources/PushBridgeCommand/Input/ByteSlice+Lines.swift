internal import PushBridge

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension ByteSlice {
    /// A range without a carriage return at its end.
    func lineContent(_ range: Range<Int>) -> ByteSlice {
        guard let last = range.last, self[last] == UInt8(ascii: "\r") else { return self[range] }
        return self[range.lowerBound..<last]
    }

    /// The place of the first line feed at or after an index, which must lie in the slice or at its end.
    func firstLineFeed(from start: Int) -> Int? {
        withBytes { UnsafeRawBufferPointer($0).firstLineFeed(from: start) }
    }

    /// The number of line feeds.
    var lineFeedCount: Int {
        var count = 0
        var start = 0
        while let lineFeed = firstLineFeed(from: start) {
            count += 1
            start = lineFeed + 1
        }
        return count
    }
}

extension UnsafeRawBufferPointer {
    /// The place of the first line feed at or after an index, found many bytes at a time by the C library.
    func firstLineFeed(from start: Int) -> Int? {
        guard let baseAddress, start < count,
            let found = memchr(baseAddress + start, Int32(UInt8(ascii: "\n")), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - baseAddress
    }
}
