extension UTF8Text {
    /// Whether the text begins with another.
    @inlinable @inline(__always)
    public func hasPrefix(_ prefix: UTF8Text) -> Bool {
        count >= prefix.count && has(prefix, at: 0)
    }

    /// Whether the text ends with another.
    @inlinable @inline(__always)
    public func hasSuffix(_ suffix: UTF8Text) -> Bool {
        count >= suffix.count && has(suffix, at: count - suffix.count)
    }

    /// The first place of a byte at or after an index; nil when there is none.
    public func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
        precondition(index >= 0 && index <= count, "The index must lie in the text or at its end.")
        return withBytes { EightBytes.firstIndex(of: byte, in: $0, from: index) }
    }

    /// The first place of another text at or after an index; nil when there is none.
    ///
    /// An empty needle is found at the index itself.
    public func range(of needle: UTF8Text, from index: Int = 0) -> Range<Int>? {
        precondition(index >= 0 && index <= count, "The index must lie in the text or at its end.")
        guard !needle.isEmpty else { return index..<index }
        let first = needle[0]
        var candidate = firstIndex(of: first, from: index)
        while let start = candidate, count - start >= needle.count {
            if has(needle, at: start) { return start..<start + needle.count }
            candidate = firstIndex(of: first, from: start + 1)
        }
        return nil
    }

    /// Whether the bytes from an index on begin with another text, which must fit.
    @inlinable @inline(__always)
    func has(_ other: UTF8Text, at index: Int) -> Bool {
        withBytes { bytes in
            other.withBytes { otherBytes in
                guard let base = bytes.baseAddress, let otherBase = otherBytes.baseAddress else {
                    return true
                }
                return EightBytes.areEqual(base + index, otherBase, count: otherBytes.count)
            }
        }
    }
}
