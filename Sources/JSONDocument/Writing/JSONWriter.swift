/// Writes JSON bytes; puts the commas itself.
///
/// It does not check that what is begun is ended. Strings are written in UTF-8 with escapes only for `"`, `\` and what
/// lies below 0x20.
public struct JSONWriter: ~Copyable, @unchecked Sendable {
    // Unchecked because of the pointer only: the memory belongs to this one writer, which cannot be copied.
    // `length` bytes of the `capacity` allocated ones are initialized; `reserve` comes before every write.
    @usableFromInline var memory: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var length = 0

    /// The number of bytes written.
    @inlinable public var count: Int { length }

    /// Whether the next value or key needs a comma before it.
    @usableFromInline var needsComma = false
    /// Whether bytes were taken over that nobody has checked.
    private(set) var hasUncheckedBytes = false

    /// Makes an empty writer.
    ///
    /// - Parameter capacity: How many bytes there is room for before the writer has to grow.
    public init(capacity: Int = 512) {
        self.capacity = max(capacity, 16)
        memory = .allocate(capacity: self.capacity)
    }

    deinit { memory.deallocate() }

    // MARK: Containers

    /// Begins an object.
    @inlinable @inline(__always) public mutating func beginObject() { begin(0x7B) }
    /// Ends an object.
    @inlinable @inline(__always) public mutating func endObject() { end(0x7D) }
    /// Begins an array.
    @inlinable @inline(__always) public mutating func beginArray() { begin(0x5B) }
    /// Ends an array.
    @inlinable @inline(__always) public mutating func endArray() { end(0x5D) }

    /// Writes the key of the next member.
    @_disfavoredOverload  // a literal is better known as one
    public mutating func key(_ text: UTF8Text) {
        text.withBytes { appendQuoted($0) }
        append(0x3A)
        needsComma = false
    }

    /// Writes a member with a string; nothing when there is no text.
    @_disfavoredOverload  // as the key's
    @inlinable @inline(__always)
    public mutating func member(_ name: UTF8Text, _ text: UTF8Text?) {
        if text == nil { return }
        key(name)
        string(text.unsafelyUnwrapped)  // binding it to a name would retain it
    }

    /// Writes the key of the next member, which is a string, exactly as it is spelled.
    package mutating func key(spelled key: RawJSON) {
        beginValue()
        append(key.text)
        append(0x3A)
        needsComma = false
    }

    @inlinable @inline(__always)
    mutating func begin(_ bracket: UInt8) {
        reserve(2)
        appendDueComma()
        memory[length] = bracket
        length &+= 1
        needsComma = false
    }

    @inlinable @inline(__always)
    mutating func end(_ bracket: UInt8) {
        append(bracket)
        needsComma = true
    }

    /// Writes the comma before a value or key if one is due, and notes that the next one needs it.
    @inlinable
    mutating func beginValue() {
        reserve(1)
        appendDueComma()
        needsComma = true
    }

    // MARK: Scalars

    /// Writes a string.
    public mutating func string(_ text: UTF8Text) {
        text.withBytes { appendQuoted($0) }
        needsComma = true
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        text.withBytes { appendQuoted($0) }
        needsComma = true
    }

    /// Begins a string that is written in pieces.
    @inlinable
    package mutating func beginString() {
        beginValue()
        append(0x22)
    }

    /// Writes a piece of the string.
    @usableFromInline @_disfavoredOverload  // a literal is better known as one
    package mutating func appendToString(_ text: UTF8Text) {
        text.withBytes { appendEscaped($0) }
    }

    /// Writes a piece of the string.
    @_disfavoredOverload  // a literal is better known as one
    package mutating func appendToString(_ text: String) {
        text.withBytes { appendEscaped($0) }
    }

    /// Ends a string that is written in pieces.
    @inlinable
    package mutating func endString() {
        append(0x22)
    }

    /// Writes an integer.
    public mutating func integer(_ value: Int) {
        beginValue()
        appendDigits(of: value)
    }

    /// Writes a number that reads back as the same `Double`; `null` when it is infinite or not a number.
    ///
    /// Whole numbers below 2^53 have neither fraction nor exponent.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        if value.magnitude < 0x1p53, Double(Int(value)) == value, value.sign == .plus || value != 0 {
            return integer(Int(value))
        }
        beginValue()
        append(UTF8Text(value.description))
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
    }

    /// Writes `null`.
    public mutating func null() {
        beginValue()
        append("null")
    }

    // MARK: Values that are spelled already

    /// Writes a value exactly as it is spelled.
    public mutating func raw(_ value: RawJSON) {
        beginValue()
        append(value.text)
    }

    /// Writes the members of an object exactly as they are spelled; nothing for what is no object.
    package mutating func members(of object: RawJSON) {
        guard object.kind == .object, object.text.count > 2 else { return }
        beginValue()
        object.text.withBytes { append(UnsafeBufferPointer(rebasing: $0[1..<$0.count - 1])) }
    }

    /// Writes a value of a document compactly, as `RawJSON` spells it, without an allocation.
    public mutating func value(_ value: JSONValue) {
        beginValue()
        let spelling = value.spelling
        guard value.place.isLoose else { return append(spelling) }
        reserve(spelling.count)
        let room = UnsafeMutableRawBufferPointer(start: memory + length, count: spelling.count)
        length += spelling.withBytes { RawJSON.compact($0, into: room) }
    }

    /// Writes a member of a document, its key as it came and its value compactly.
    package mutating func member(_ member: borrowing JSONMember) {
        if let spelled = member.escapedKey { key(spelled: spelled) } else { key(member.key) }
        value(member.value)
    }

    /// Writes bytes that are one JSON value already, which is not checked.
    package mutating func rawBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
        beginValue()
        append(bytes)
        hasUncheckedBytes = true
    }

    // MARK: The result

    /// Ends a record of JSON Lines with a line feed.
    @inlinable
    package mutating func newline() {
        append(0x0A)
        needsComma = false
    }

    /// Forgets what was written and keeps the room for it.
    public mutating func removeAll() {
        length = 0
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
        guard hasUncheckedBytes else { return UTF8Text(whole: storage) }
        return UTF8Text(repairing: ByteSlice(storage, 0..<storage.count))
    }
}

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

    /// Writes a piece of the string: the bytes of a text in a range, whose ends are ends of characters.
    package mutating func appendToString(_ text: String, in range: Range<Int>) {
        text.withBytes { appendEscaped(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Takes out what was written so far, which may end inside an object or array; what is written next continues it.
    package mutating func takeText() -> UTF8Text {
        let text = text()
        let needsComma = needsComma
        removeAll()
        self.needsComma = needsComma
        return text
    }
}

extension String {
    /// Where a byte stands in the UTF-8 bytes, at or behind an offset in them; nil where it does not.
    package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        let found = utf8.withContiguousStorageIfAvailable {
            EightBytes.firstIndex(of: byte, in: $0, from: offset)
        }
        return found ?? utf8.enumerated().first { $0.offset >= offset && $0.element == byte }?.offset
    }
}
