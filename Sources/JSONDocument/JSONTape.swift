/// Where each value of one document lies in its bytes: one entry per value and per key, in document order.
///
/// A tape changes only while it is filled, and it is filled only when nobody but the filler holds it; values hold it.
@usableFromInline
final class JSONTape: @unchecked Sendable {
    /// What the tape says, behind a pointer: reading a stored variable of a class costs an exclusivity check.
    @usableFromInline
    struct Contents {
        /// The document's first byte; the bytes are part of `storage`, which is nil only before the first document.
        @usableFromInline var base: UnsafePointer<UInt8>
        @usableFromInline var storage: ByteStorage?
        @usableFromInline var entries: UnsafeMutablePointer<JSONTapeEntry>
        var capacity: Int

        /// Behind the last place where two entries fit.
        var limit: UnsafeMutablePointer<JSONTapeEntry> { entries + (capacity - 1) }
    }

    @usableFromInline let contents: UnsafeMutablePointer<Contents>

    init() {
        let capacity = 64
        let nothing: StaticString = ""
        contents = .allocate(capacity: 1)
        contents.initialize(
            to: Contents(
                base: nothing.utf8Start, storage: nil, entries: .allocate(capacity: capacity),
                capacity: capacity))
    }

    deinit {
        contents.pointee.entries.deallocate()  // entries are trivial
        contents.deinitialize(count: 1)
        contents.deallocate()
    }

    /// The longest document: offsets and counts of entries have room for it.
    static var maximumBytes: Int { 1 << 30 }

    /// Whether the tape is too large to be worth keeping for the next document: over 1 MiB.
    var isLarge: Bool { contents.pointee.capacity > 1 << 16 }

    /// Makes room for more entries and keeps the first `count`; returns where they are now.
    @inline(never)
    static func grow(
        _ contents: UnsafeMutablePointer<Contents>, keeping count: Int
    ) -> UnsafeMutablePointer<JSONTapeEntry> {
        let old = contents.pointee.entries
        let capacity = contents.pointee.capacity * 2
        let new = UnsafeMutablePointer<JSONTapeEntry>.allocate(capacity: capacity)
        new.update(from: old, count: count)
        old.deallocate()
        contents.pointee.entries = new
        contents.pointee.capacity = capacity
        return new
    }

    /// Whether the key at an entry equals a text.
    func hasKey(_ text: UTF8Text, at entry: UnsafePointer<JSONTapeEntry>) -> Bool {
        let place = entry.pointee
        guard !place.isEscaped else {
            return JSONValue(tape: self, entry: entry).decodedString(at: place) == text
        }
        // The entry's range includes the two quotes.
        guard place.length &- 2 == text.count else { return false }
        let base = contents.pointee.base + place.start + 1
        return text.withBytes { bytes in
            guard let textBase = bytes.baseAddress else { return true }
            return EightBytes.areEqual(base, textBase, count: bytes.count)
        }
    }

    /// Reads a document.
    ///
    /// The caller must be the only holder of the tape. After an error the tape holds nothing that may be looked at.
    func fill(from bytes: ByteSlice, maximumDepth: Int) throws(JSONError) {
        guard bytes.count <= Self.maximumBytes else { throw JSONError(.tooLarge, at: Self.maximumBytes) }
        if contents.pointee.storage !== bytes.storage { contents.pointee.storage = bytes.storage }
        contents.pointee.base = bytes.storage.base + bytes.lowerBound
        do {
            defer { withExtendedLifetime(self) {} }
            try JSONScanner.scan(contents, count: bytes.count, maximumDepth: maximumDepth)
        } catch {
            throw bytes.withBytes { Self.finalError(error, in: $0) }
        }
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
