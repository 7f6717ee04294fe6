/// Reads what a ``RecordWriter`` wrote, in the same order.
struct RecordReader {
    private let record: UTF8Text
    private var position: Int

    /// Begins at an index of a text that was taken from a writer.
    init(_ record: UTF8Text, at index: Int) {
        self.record = record
        position = index
    }

    mutating func number() -> Int {
        let first = next()
        if first < 0x40 { return Int(first) }
        var number = UInt(first & 0x3F)
        var shift: UInt = 6
        while true {
            let byte = next()
            number |= UInt(byte & 0x3F) << shift
            if byte < 0x40 { return Int(bitPattern: number) }
            shift += 6
        }
    }

    private mutating func next() -> UInt8 {
        defer { position += 1 }
        return record[position]
    }

    /// The text, cut out of the record.
    mutating func text() -> UTF8Text? {
        let length = number()
        if length == 0 { return nil }
        let start = position
        position += length - 1
        return record[start..<position]
    }

    /// Whether the text has exactly the bytes of another, which is cheaper than cutting it out.
    mutating func hasText(_ other: UTF8Text) -> Bool {
        guard number() == other.count + 1, position + other.count <= record.count else { return false }
        return record.withBytes { bytes in
            other.withBytes { others in
                others.indices.allSatisfy { bytes[position + $0] == others[$0] }
            }
        }
    }

    mutating func flag() -> Bool { number() != 0 }

    mutating func choice<Value>(among all: [Value]) -> Value? {
        let number = number()
        return number == 0 ? nil : all[number - 1]
    }

    mutating func optional<Value>(_ read: (inout RecordReader) -> Value) -> Value? {
        flag() ? read(&self) : nil
    }

    mutating func list<Element>(_ read: (inout RecordReader) -> Element) -> [Element] {
        let count = number()
        if count < 2 { return count == 0 ? [] : [read(&self)] }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(read(&self)) }
        return elements
    }
}
