internal import PushBridge

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension ByteSlice {
    /// Calls a closure with each line, without its line feed and a carriage return before it, and with its number.
    ///
    /// - Parameters:
    ///   - firstNumber: The number of the first line.
    ///   - body: What to do with a line.
    /// - Throws: What `body` throws.
    func forEachLine<E: Error>(
        from firstNumber: Int, _ body: (_ line: ByteSlice, _ number: Int) throws(E) -> Void
    ) throws(E) {
        var lines = LineCursor(self, from: firstNumber)
        while let (line, number) = lines.next() { try body(line, number) }
    }

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

    /// Whether there is white space only.
    var isBlank: Bool {
        withBytes { bytes in bytes.allSatisfy(\.isBlank) }
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

extension UInt8 {
    /// Whether the byte is white space as JSON understands it.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
