/// Writes JSON bytes; puts the commas itself.
///
/// It does not check that what is begun is ended. Strings are written in UTF-8 with escapes only for `"`, `\` and what
/// lies below 0x20.
public struct JSONWriter: ~Copyable {
    // `count` bytes of the `capacity` allocated ones are initialized; `reserve` comes before every write.
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    /// The number of bytes written.
    public private(set) var count = 0

    /// Whether the next value or key needs a comma before it.
    private var needsComma = false
    /// Whether bytes were taken over that nobody has checked.
    private var hasUncheckedBytes = false

    /// - Parameter capacity: How many bytes there is room for before the writer has to grow.
    public init(capacity: Int = 512) {
        self.capacity = max(capacity, 16)
        memory = .allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    /// Begins an object.
    public mutating func beginObject() { begin(0x7B) }
    /// Ends an object.
    public mutating func endObject() { end(0x7D) }
    /// Begins an array.
    public mutating func beginArray() { begin(0x5B) }
    /// Ends an array.
    public mutating func endArray() { end(0x5D) }

    /// Writes the key of the next member.
    public mutating func key(_ text: UTF8Text) {
        beginString()
        appendToString(text)
        append(0x22)
        append(0x3A)
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: UTF8Text) {
        beginString()
        appendToString(text)
        endString()
    }

    /// Writes an integer.
    public mutating func integer(_ value: Int) {
        beginValue()
        append(UTF8Text(value))
        needsComma = true
    }

    /// Writes a number that reads back as the same `Double`; `null` when it is infinite or not a number.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        if value.magnitude < 0x1p53, Double(Int(value)) == value, value.sign == .plus || value != 0 {
            return integer(Int(value))
        }
        beginValue()
        append(UTF8Text(value.description))
        needsComma = true
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
        needsComma = true
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        append("null")
        needsComma = true
    }

    /// Writes a value exactly as it is spelled.
    public mutating func raw(_ value: RawJSON) {
        beginValue()
        append(value.text)
        needsComma = true
    }

    /// Writes a value of a document, compactly, as `RawJSON` spells it.
    public mutating func value(_ value: JSONValue) {
        beginValue()
        let spelling = value.spelling
        if value.place.isLoose {
            reserve(spelling.count)
            let room = UnsafeMutableRawBufferPointer(start: memory + count, count: spelling.count)
            count += spelling.withBytes { RawJSON.compact($0, into: room) }
        } else {
            append(spelling)
        }
        needsComma = true
    }

    /// Writes bytes that are one JSON value already, which is not checked.
    public mutating func rawBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
        beginValue()
        append(bytes)
        hasUncheckedBytes = true
        needsComma = true
    }

    /// Begins a string that is written in pieces.
    public mutating func beginString() {
        beginValue()
        append(0x22)
    }

    /// Writes a piece of the string.
    public mutating func appendToString(_ text: UTF8Text) {
        text.withBytes { appendEscaped($0) }
    }

    /// Ends a string that is written in pieces.
    public mutating func endString() {
        append(0x22)
        needsComma = true
    }

    /// Ends a record of JSON Lines with a line feed.
    public mutating func newline() {
        append(0x0A)
        needsComma = false
    }

    /// Forgets what was written and keeps the room for it.
    public mutating func removeAll() {
        count = 0
        needsComma = false
        hasUncheckedBytes = false
    }

    /// Calls a closure with the bytes written so far, which are valid only until it returns.
    public func withBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try body(UnsafeBufferPointer(start: memory, count: count))
    }

    /// A copy of the bytes written from an offset on.
    public func bytes(from offset: Int = 0) -> [UInt8] {
        precondition(offset >= 0 && offset <= count, "The offset must lie in what was written.")
        return Array(UnsafeBufferPointer(start: memory + offset, count: count - offset))
    }

    /// A copy of what was written.
    public func text() -> UTF8Text {
        let storage = withBytes { ByteStorage(copying: UnsafeRawBufferPointer($0)) }
        return hasUncheckedBytes
            ? UTF8Text(repairing: ByteSlice(storage, 0..<storage.count)) : UTF8Text(whole: storage)
    }

    // MARK: Bytes

    private mutating func begin(_ bracket: UInt8) {
        beginValue()
        append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        append(bracket)
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { append(0x2C) }
    }

    private mutating func reserve(_ additional: Int) {
        if capacity - count < additional { grow(by: additional) }
    }

    private mutating func grow(by additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: memory, count: count)
        memory.deallocate()
        memory = new
        capacity = larger
    }

    private mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count += 1
    }

    private mutating func append(_ text: UTF8Text) {
        text.withBytes { append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        (memory + count).update(from: base, count: bytes.count)
        count += bytes.count
    }

    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var done = 0
        for index in bytes.indices {
            guard let escape = JSONEscape.escape(of: bytes[index]) else { continue }
            append(UnsafeBufferPointer(rebasing: bytes[done..<index]))
            append(escape)
            done = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[done...]))
    }
}
