extension RawJSON {
    /// A compact copy of a value that the scanner has accepted.
    static func compacted(_ spelling: UTF8Text) -> UTF8Text {
        let storage = spelling.withBytes { bytes in
            ByteStorage(capacity: bytes.count) { target in compact(bytes, into: target) }
        }
        return UTF8Text(whole: storage)
    }

    /// Copies a value without white space between tokens and with `/` for `\/`.
    ///
    /// Returns the number of bytes written, never more than were read; the target has room for all that are read.
    static func compact(
        _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer
    ) -> Int {
        guard let source = bytes.baseAddress, let target = target.baseAddress else { return 0 }
        let copier = Compaction(source: source, target: target.assumingMemoryBound(to: UInt8.self))
        return copier.copy(count: bytes.count)
    }
}

/// A copy under way: what was written never passes what was read.
private struct Compaction {
    let source: UnsafePointer<UInt8>
    let target: UnsafeMutablePointer<UInt8>

    func copy(count: Int) -> Int {
        var read = 0
        var written = 0
        while read < count {
            let byte = source[read]
            read &+= 1
            if byte <= 0x20 { continue }
            target[written] = byte
            written &+= 1
            if byte == 0x22 { (read, written) = copyString(from: read, to: written, count: count) }
        }
        return written
    }

    /// Copies the rest of a string, its closing quote included.
    private func copyString(from start: Int, to end: Int, count: Int) -> (read: Int, written: Int) {
        var read = start
        var written = end
        while read < count {
            // A word is stored only where a word is left to read, and writing is not ahead of reading.
            if count &- read >= 8 {
                let word = EightBytes.load(source + read)
                EightBytes.store(word, at: target + written)
                let marks = Self.quotesAndBackslashes(word)
                let plain = marks == 0 ? 8 : EightBytes.bytesBefore(marks)
                read &+= plain
                written &+= plain
                if marks == 0 { continue }
            }
            let byte = source[read]
            read &+= 1
            if byte == 0x5C, source[read] == 0x2F { continue }
            target[written] = byte
            written &+= 1
            if byte == 0x22 { break }
            if byte == 0x5C {  // the second byte of an escape means nothing by itself
                target[written] = source[read]
                written &+= 1
                read &+= 1
            }
        }
        return (read, written)
    }

    @inline(__always)
    private static func quotesAndBackslashes(_ word: UInt64) -> UInt64 {
        EightBytes.zeros(word ^ EightBytes.ones &* 0x22) | EightBytes.zeros(word ^ EightBytes.ones &* 0x5C)
    }
}
