extension Collection<UInt8> {
    /// The bytes without UTF-8's byte order mark before them.
    package var withoutMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension ByteSlice {
    /// The bytes without UTF-8's byte order mark before them.
    package var withoutMark: ByteSlice { self[count - withBytes { $0.withoutMark.count }..<count] }

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
