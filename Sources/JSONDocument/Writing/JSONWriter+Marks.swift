extension JSONWriter {
    /// A place in what was written, to which it can be cut back.
    package struct Mark {
        package let count: Int
        fileprivate let needsComma: Bool
    }

    /// Where the writer is.
    package var mark: Mark { Mark(count: count, needsComma: needsComma) }

    /// Forgets what was written since a mark was taken, which must still be there.
    package mutating func cut(to mark: Mark) {
        precondition(mark.count <= count, "A writer can only be cut back.")
        length = mark.count
        needsComma = mark.needsComma
    }

    /// Spells the value that was written since a mark was taken as a string that holds its text.
    ///
    /// The value must be compact and made of checked bytes: it then has nothing to escape but quotes and backslashes.
    package mutating func fold(from mark: Mark) {
        let start = mark.needsComma ? mark.count + 1 : mark.count
        precondition(start <= count, "There must be a value to fold.")
        precondition(!hasUncheckedBytes, "Bytes that nobody checked may need other escapes.")
        let size = count - start
        // The value is moved first: sixteen bytes stay between what is read and what is written, and behind it, even if
        // each byte becomes two.
        reserve(size + 48)
        let source = memory + start + size + 24
        source.update(from: memory + start, count: size)
        let end = JSONEscape.fold(source, count: size, to: memory + start + 1)
        memory[start] = 0x22
        length = end - memory
        append(0x22)
        needsComma = true
    }
}
