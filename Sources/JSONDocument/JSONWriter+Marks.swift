extension JSONWriter {
    /// A place in what was written, to which it can be cut back.
    package struct Mark {
        fileprivate let count: Int
        fileprivate let needsComma: Bool
    }

    /// Where the writer is.
    package var mark: Mark { Mark(count: count, needsComma: needsComma) }

    /// Whether nothing was written since a mark was taken.
    package func isUnchanged(since mark: Mark) -> Bool { count == mark.count }

    /// Forgets what was written since a mark was taken, which must still be there.
    package mutating func cut(to mark: Mark) {
        precondition(mark.count <= count, "A writer is cut back, not on.")
        length = mark.count
        needsComma = mark.needsComma
    }

    /// Spells the value that was written since a mark was taken as a string that holds its text.
    package mutating func fold(from mark: Mark) {
        let start = mark.needsComma ? mark.count + 1 : mark.count
        precondition(start <= count, "There must be a value to fold.")
        let value = ByteStorage(copying: UnsafeRawBufferPointer(start: memory + start, count: count - start))
        cut(to: mark)
        string(UTF8Text(whole: value))
    }
}
