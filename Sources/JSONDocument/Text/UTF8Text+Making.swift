extension UTF8Text: ExpressibleByStringLiteral {
    /// Points at a literal; nothing is copied or allocated.
    @inlinable @inline(__always)
    public init(stringLiteral literal: StaticString) {
        if literal.hasPointerRepresentation {
            self.init(owner: nil, base: literal.utf8Start, count: literal.utf8CodeUnitCount)
        } else {
            self.init(String(literal.unicodeScalar))
        }
    }
}

extension UTF8Text {
    /// Copies a string's UTF-8.
    public init(_ string: String) {
        var string = string
        self.init(whole: string.withUTF8 { ByteStorage(copying: UnsafeRawBufferPointer($0)) })
    }

    /// Shares bytes that are valid UTF-8; nil when they are not.
    public init?(validating bytes: ByteSlice) {
        guard bytes.withBytes({ UTF8Validation.firstInvalidOffset(in: $0) }) == nil else { return nil }
        self.init(valid: bytes)
    }

    /// Shares bytes that are valid UTF-8; otherwise copies them with U+FFFD for what is not.
    public init(repairing bytes: ByteSlice) {
        if let text = UTF8Text(validating: bytes) {
            self = text
        } else {
            self.init(bytes.withBytes { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// Shares bytes known to be valid UTF-8.
    init(valid bytes: ByteSlice) {
        self.init(owner: bytes.storage, base: bytes.storage.base + bytes.lowerBound, count: bytes.count)
    }

    /// The same text in bytes of its own, so that it does not keep the document in memory from which it was cut.
    public var detached: UTF8Text {
        if owner == nil { return self }
        return withBytes { UTF8Text(whole: ByteStorage(copying: UnsafeRawBufferPointer($0))) }
    }

    /// Copies the pieces into one text, with one allocation.
    public init(concatenating pieces: [UTF8Text]) {
        let total = pieces.reduce(0) { $0 + $1.count }
        let storage = ByteStorage(capacity: total) { target in
            var filled = 0
            for piece in pieces {
                piece.copy(into: target, at: filled)
                filled += piece.count
            }
            return filled
        }
        self.init(whole: storage)
    }

    /// Copies three pieces into one text, with one allocation.
    package init(concatenating first: UTF8Text, _ second: UTF8Text, _ third: UTF8Text) {
        let storage = ByteStorage(capacity: first.count + second.count + third.count) { target in
            first.copy(into: target, at: 0)
            second.copy(into: target, at: first.count)
            third.copy(into: target, at: first.count + second.count)
            return target.count
        }
        self.init(whole: storage)
    }

    /// Copies the bytes behind the first `offset` of a target; the copy is refused where they do not fit.
    private func copy(into target: UnsafeMutableRawBufferPointer, at offset: Int) {
        withBytes {
            UnsafeMutableRawBufferPointer(rebasing: target[offset...])
                .copyMemory(from: UnsafeRawBufferPointer($0))
        }
    }

    /// Writes an integer in decimal digits.
    public init(_ integer: Int) {
        self.init(String(integer))
    }

    /// The same bytes as a slice of a storage; a literal is copied.
    var slice: ByteSlice {
        guard let owner else {
            return withBytes { ByteSlice(ByteStorage(copying: UnsafeRawBufferPointer($0)), 0..<$0.count) }
        }
        let start = base - owner.base
        return ByteSlice(owner, start..<start + count)
    }
}

extension UTF8Text {
    /// The text up to the last whole character, as a person sees characters, within so many bytes.
    package func fitting(inBytes most: Int) -> UTF8Text {
        if count <= most { return self }
        var end = 0
        for character in self[0..<min(count, most + 64)].string {
            let next = end + character.utf8.count
            if next > most { break }
            end = next
        }
        return self[0..<end]
    }
}
