/// Writes numbers and texts in few bytes.
///
/// All the bytes are valid UTF-8, so that texts can be cut out of them again and nothing need be copied.
struct RecordWriter: Sendable {
    /// What was written and not taken.
    private(set) var bytes: [UInt8] = []

    /// Takes all that was written; the next byte is written into the memory that it had.
    mutating func take() -> UTF8Text {
        defer { bytes.removeAll(keepingCapacity: true) }
        return UTF8Text(repairing: ByteSlice(bytes))
    }

    /// Makes room for some short records at once: a line may bring a few people of its own.
    mutating func reserve() { bytes.reserveCapacity(128) }

    /// Six bits a byte, the lowest first; 0x40 says that another byte follows.
    mutating func number(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x40 {
            bytes.append(0x40 | UInt8(truncatingIfNeeded: rest & 0x3F))
            rest >>= 6
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// The number of bytes and one more, then the bytes; 0 for no text.
    mutating func text(_ text: UTF8Text?) {
        guard let text else { return number(0) }
        number(text.count + 1)
        text.withBytes { bytes.append(contentsOf: $0) }
    }

    mutating func flag(_ flag: Bool) { number(flag ? 1 : 0) }

    /// The place of a value among all that there are, and one more; 0 for no value.
    mutating func choice<Value: Equatable>(_ value: Value?, among all: [Value]) {
        number(value.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }

    /// Whether there is a value, and what `write` writes of it.
    mutating func optional<Value>(_ value: Value?, _ write: (Value, inout RecordWriter) -> Void) {
        flag(value != nil)
        if let value { write(value, &self) }
    }

    /// The number of elements, and what `write` writes of each.
    mutating func list<Elements: Collection>(
        _ elements: Elements, _ write: (Elements.Element, inout RecordWriter) -> Void
    ) {
        number(elements.count)
        for element in elements { write(element, &self) }
    }
}
