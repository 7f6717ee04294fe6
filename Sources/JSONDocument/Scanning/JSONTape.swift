/// Where each value of one document lies in its bytes: one entry per value and per key, in document order.
///
/// A tape changes only while it is filled, and it is filled only when nothing else refers to it. Each value refers to it.
@usableFromInline
final class JSONTape: ManagedBuffer<JSONTapeContents, JSONTapeEntry> {
    // The entries lie behind the contents, in the same allocation, until they outgrow it.

    /// What the tape says.
    @inlinable
    var contents: UnsafeMutablePointer<JSONTapeContents> { withUnsafeMutablePointerToHeader { $0 } }

    /// Makes a tape with room for the entries of a document of this many bytes, unless it has unusually many.
    static func make(forBytes count: Int) -> JSONTape {
        let capacity = max(8, min(64, count / 4))
        let created = JSONTape.create(minimumCapacity: capacity) { tape in
            JSONTapeContents(
                entries: tape.withUnsafeMutablePointerToElements { $0 }, capacity: capacity)
        }
        // `create` makes an instance of the class it is called on.
        return unsafeDowncast(created, to: JSONTape.self)
    }

    deinit {
        if contents.pointee.isMoved { contents.pointee.entries.deallocate() }  // entries are trivial
    }

    /// The longest document: offsets and counts of entries have room for it.
    static var maximumBytes: Int { 1 << 30 }

    /// Whether the tape is too large to be worth keeping for the next document: over 1 MiB.
    var isLarge: Bool { contents.pointee.capacity > 1 << 16 }

    /// Reads a document, or with `isPrefix` the value that the bytes begin with.
    ///
    /// The caller must be the only holder of the tape. After an error the tape holds nothing that may be looked at.
    /// - Returns: Where the value ends.
    @discardableResult
    func fill(
        from bytes: ByteSlice, maximumDepth: Int, maximumValues: Int, isPrefix: Bool = false
    ) throws(JSONError) -> Int {
        guard bytes.count <= Self.maximumBytes else { throw JSONError(.tooLarge, at: Self.maximumBytes) }
        if contents.pointee.storage?.buffer !== bytes.storage.buffer {
            contents.pointee.storage = bytes.storage
        }
        contents.pointee.base = bytes.storage.base + bytes.lowerBound
        contents.pointee.maximumCount = maximumValues
        if contents.pointee.repairs != nil { contents.pointee.repairs = nil }
        do {
            defer { withExtendedLifetime(self) {} }
            let end = try JSONScanner.scan(
                contents, count: bytes.count, maximumDepth: maximumDepth, isPrefix: isPrefix)
            if contents.pointee.hasLoneSurrogate { repair(bytes, count: end) }
            return end
        } catch {
            contents.pointee.hasLoneSurrogate = false
            throw bytes.withBytes { Self.finalError(error, in: $0) }
        }
    }

    /// Puts a copy in the document's place that has `\ufffd` for every half of a surrogate pair.
    ///
    /// Many programs refuse a document with a half. Both escapes are of one length, so all entries stay right.
    @inline(never)
    private func repair(_ bytes: ByteSlice, count: Int) {
        var repairs: [Int] = []
        let copy = bytes.withBytes { source in
            ByteStorage(capacity: source.count) { target in
                target.copyMemory(from: UnsafeRawBufferPointer(source))
                let document = UnsafeBufferPointer(rebasing: source[..<count])
                JSONStringDecoding.forEachLoneSurrogate(in: document) { index in
                    repairs.append(index)
                    target[(index + 2)..<(index + 6)].copyBytes(from: "fffd".utf8)
                }
                return source.count
            }
        }
        contents.pointee.storage = copy
        contents.pointee.base = copy.base
        contents.pointee.repairs = repairs
        contents.pointee.hasLoneSurrogate = false
    }

    /// Bytes that are not UTF-8 are no text at all, so that error takes precedence wherever it is.
    private static func finalError(_ error: JSONError, in bytes: UnsafeBufferPointer<UInt8>) -> JSONError {
        if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
            return JSONError(.invalidUTF8, at: offset, byte: bytes[offset])
        }
        guard error.offset < bytes.count else {
            return error.code == .empty ? error : JSONError(.unexpectedEnd, at: bytes.count)
        }
        return JSONError(error.code, at: error.offset, byte: bytes[error.offset])
    }
}

/// What a tape says of its document, and where its entries are.
@usableFromInline
struct JSONTapeContents {
    /// The document's first byte; the bytes are part of `storage`.
    @usableFromInline var base: UnsafePointer<UInt8>
    /// Nil only before the first document.
    @usableFromInline var storage: ByteStorage?
    @usableFromInline var entries: UnsafeMutablePointer<JSONTapeEntry>
    @usableFromInline private(set) var capacity: Int
    /// How many entries a document may have; set before each one.
    var maximumCount = Int.max
    /// Whether a string or key has an escaped surrogate without its other half.
    var hasLoneSurrogate = false
    /// The offsets of the escapes that were halves of surrogate pairs; nil where there were none.
    @usableFromInline var repairs: [Int]?
    /// Whether the entries have an allocation of their own.
    private(set) var isMoved = false

    /// Takes room for `capacity` entries, which must be two at least.
    init(entries: UnsafeMutablePointer<JSONTapeEntry>, capacity: Int) {
        let nothing: StaticString = ""
        base = nothing.utf8Start
        self.entries = entries
        self.capacity = capacity
    }

    /// Behind the last place where two entries fit and may be.
    var limit: UnsafeMutablePointer<JSONTapeEntry> { entries + min(capacity - 1, maximumCount) }

    /// Makes room for more entries and keeps the first `count`.
    ///
    /// - Returns: Where they are now; nil when there may be no more.
    @inline(never)
    mutating func grow(keeping count: Int) -> UnsafeMutablePointer<JSONTapeEntry>? {
        guard count < maximumCount else { return nil }
        let larger = UnsafeMutablePointer<JSONTapeEntry>.allocate(capacity: capacity * 2)
        larger.update(from: entries, count: count)
        if isMoved { entries.deallocate() }
        entries = larger
        capacity *= 2
        isMoved = true
        return larger
    }
}

/// Where one value or key lies.
@usableFromInline
struct JSONTapeEntry {
    /// The offset of the first byte in bits 0 to 29; flags in the upper two.
    @usableFromInline var startAndFlags: UInt32
    /// The offset behind the last byte.
    @usableFromInline var end: UInt32
    /// How many entries further the next sibling is.
    @usableFromInline var skip: UInt32
    /// Members or elements in bits 0 to 28 (a document of 1 GiB has fewer than 2^29); the kind in the upper three.
    @usableFromInline var countAndKind: UInt32

    @inlinable
    init(startAndFlags: UInt32, end: UInt32, skip: UInt32, countAndKind: UInt32) {
        self.startAndFlags = startAndFlags
        self.end = end
        self.skip = skip
        self.countAndKind = countAndKind
    }

    /// Set when a string has escapes, and when a number may have a fraction or an exponent.
    @inlinable static var escapedFlag: UInt32 { 1 << 31 }
    /// Set when the value is not spelled compactly: white space between its tokens or an escaped slash.
    @inlinable static var looseFlag: UInt32 { 1 << 30 }
    @inlinable static var countMask: UInt32 { 1 << 29 - 1 }

    @inlinable var start: Int { Int(startAndFlags & (Self.looseFlag - 1)) }
    @inlinable var length: Int { Int(end) - start }
    @inlinable var isEscaped: Bool { startAndFlags & Self.escapedFlag != 0 }
    @inlinable var isLoose: Bool { startAndFlags & Self.looseFlag != 0 }
    @inlinable var count: Int { Int(countAndKind & Self.countMask) }

    mutating func setCount(_ count: UInt32) {
        countAndKind = countAndKind & ~Self.countMask | count
    }

    @inlinable var kindBits: UInt8 { UInt8(truncatingIfNeeded: countAndKind >> 29) }
}
