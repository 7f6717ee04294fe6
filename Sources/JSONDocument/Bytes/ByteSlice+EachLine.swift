extension ByteSlice {
    /// The bytes without UTF-8's byte order mark before them.
    package var withoutMark: ByteSlice {
        count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? self[3..<count] : self
    }

    /// Calls `body` with each line, blank ones included, and its number, from 1.
    ///
    /// A line ends before a line feed, or with the slice; behind the last line feed is no line.
    package func forEachLine<Failure: Error>(
        _ body: (_ line: ByteSlice, _ number: Int) throws(Failure) -> Void
    ) throws(Failure) {
        var (number, start) = (0, 0)
        while start < count {
            let end = firstIndex(of: UInt8(ascii: "\n"), from: start) ?? count
            number += 1
            try body(self[start..<end], number)
            start = end + 1
        }
    }
}
