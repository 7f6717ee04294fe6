internal import PushBridge

/// Whether the input is one document.
extension LineFraming {
    /// How large a document may be, in bytes.
    static let documentLimit = 64 << 20

    /// Below this size, in bytes, an open document is looked at again whenever more of it has come.
    private static let smallDocument = 64 << 10

    /// Reads on while the input may be one document, and tells whether it is; else it is lines.
    ///
    /// It is one if its first line ends inside an open value, or if it is a single line with a list of objects. Only as
    /// much is read as the answer needs: for lines, hardly ever more than the first two.
    mutating func isDocument() throws(CommandError) -> Bool {
        guard let line = try firstFilledLine(), rest[line.lowerBound].opensValue, line.count <= maximumLine
        else { return false }
        switch beginning(rest[line]) {
        case .line: return false
        case .list: return try isBlank(from: line.upperBound)
        case .open: return try isWholeDocument()
        }
    }

    /// What a first line can be.
    private enum Beginning {
        /// No document.
        case line
        /// An array whose first element is an object.
        case list
        /// The beginning of a value that goes on.
        case open
    }

    private func beginning(_ line: ByteSlice) -> Beginning {
        var cursor = DocumentCursor(maximumValues: maximumValues)
        switch cursor.next(in: line) {
        case .end, .broken: return .line
        case .incomplete: return .open
        case .message, .unreadable: break
        }
        guard cursor.isArray else { return .line }
        guard let first = line.firstFilledIndex(from: 1), line[first] == UInt8(ascii: "{") else {
            return line.endOfValue(from: 0) == nil ? .open : .line
        }
        return switch cursor.last(in: line) {
        case .end: .list
        case .incomplete: .open
        default: .line
        }
    }

    /// Where the first line lies that is not blank, without the white space before it; nil when none is near.
    private mutating func firstFilledLine() throws(CommandError) -> Range<Int>? {
        while true {
            if let start = rest.firstFilledIndex() {
                if let end = rest.firstLineFeed(from: start) { return start..<end }
                if source.isAtEnd { return start..<rest.count }
            } else if source.isAtEnd || rest.count >= blockSize {
                return nil
            }
            guard rest.count <= min(maximumLine, Self.documentLimit) else { return nil }
            try readMore(upTo: Self.documentLimit + 1)
        }
    }

    /// Whether nothing but white space follows.
    private mutating func isBlank(from start: Int) throws(CommandError) -> Bool {
        while rest.count <= Self.documentLimit {
            if rest.firstFilledIndex(from: start) != nil { return false }
            if source.isAtEnd { return true }
            try readMore(upTo: Self.documentLimit + 1)
        }
        return false
    }

    /// Reads on while what was read could still become one document.
    private mutating func isWholeDocument() throws(CommandError) -> Bool {
        var cursor = DocumentCursor(maximumValues: maximumValues)
        var nextLook = 0
        while rest.count <= Self.documentLimit {
            if source.isAtEnd || rest.count >= nextLook {
                // A read may end inside a character, an input may not.
                let step = cursor.last(in: source.isAtEnd ? rest : rest.wholeCharacters)
                if case .broken = step { return false }
                if source.isAtEnd {
                    if case .end = step { return true }
                    return false
                }
                nextLook = rest.count < Self.smallDocument ? 0 : rest.count * 2
            }
            try readMore(upTo: Self.documentLimit + 1, atLeast: nextLook)
        }
        StandardError.note(CommandError.largeDocument(source.name))
        return false
    }
}

extension DocumentCursor {
    /// The step behind all messages that the bytes hold.
    mutating func last(in bytes: ByteSlice) -> Step {
        while true {
            let step = next(in: bytes)
            switch step {
            case .message, .unreadable: continue
            case .end, .incomplete, .broken: return step
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte opens an object or an array.
    fileprivate var opensValue: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
}
