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
