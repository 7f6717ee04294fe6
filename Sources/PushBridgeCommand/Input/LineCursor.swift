internal import PushBridge

/// The lines of some bytes, one after the other.
struct LineCursor {
    private let bytes: ByteSlice
    private var start = 0
    private var number: Int

    /// - Parameters:
    ///   - bytes: Whole lines.
    ///   - firstNumber: The number of the first one.
    init(_ bytes: ByteSlice, from firstNumber: Int) {
        self.bytes = bytes
        number = firstNumber
    }

    /// How many bytes lie behind the last line that was taken.
    var remaining: Int { bytes.count - start }

    /// The next line, without its line feed and a carriage return before it, and its number; nil at the end.
    mutating func next() -> (line: ByteSlice, number: Int)? {
        guard start < bytes.count else { return nil }
        let end = bytes.firstLineFeed(from: start) ?? bytes.count
        defer {
            start = min(end + 1, bytes.count)
            number += 1
        }
        return (bytes.lineContent(start..<end), number)
    }
}
