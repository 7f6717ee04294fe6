/// Reads what ``PackedWriter`` wrote; throws ``StoreError/unreadable`` where it did not.
struct PackedReader {
    private let bytes: [UInt8]
    private var place: Int

    init(_ bytes: [UInt8], from place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    mutating func byte() throws(StoreError) -> Int {
        guard place < bytes.count else { throw .unreadable }
        place += 1
        return Int(bytes[place - 1])
    }

    mutating func number(width: Int) throws(StoreError) -> Int {
        guard place + width <= bytes.count else { throw .unreadable }
        var number: UInt64 = 0
        for byte in bytes[place..<place + width] { number = number << 8 | UInt64(byte) }
        place += width
        return Int(truncatingIfNeeded: number)
    }

    mutating func text() throws(StoreError) -> String? {
        guard let count = try length() else { return nil }
        guard place + count <= bytes.count else { throw .unreadable }
        place += count
        return String(decoding: bytes[place - count..<place], as: UTF8.self)
    }

    /// Goes on behind a text that is missing; false, without a step, where there is none.
    mutating func skipMissing() throws(StoreError) -> Bool {
        guard !isAtEnd, bytes[place] == 0 else { return false }
        place += 1
        return true
    }

    /// A text that is always there.
    mutating func name() throws(StoreError) -> String {
        guard let name = try text() else { throw .unreadable }
        return name
    }

    mutating func list() throws(StoreError) -> [String] {
        guard let count = try length() else { throw .unreadable }
        var words: [String] = []
        for _ in 0..<count { words.append(try name()) }
        return words
    }

    /// What is left.
    var rest: [UInt8] { Array(bytes[place...]) }

    var isAtEnd: Bool { place >= bytes.count }

    private mutating func length() throws(StoreError) -> Int? {
        let first = try byte()
        if first == 255 { return try number(width: 4) }
        return first == 0 ? nil : first - 1
    }
}
