/// Writes values as ``PackedReader`` and scripts of Redis read them: whole numbers of a fixed width, the most significant byte
/// first, and texts behind their lengths.
struct PackedWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 64) { bytes.reserveCapacity(capacity) }

    mutating func byte(_ number: Int) { bytes.append(UInt8(truncatingIfNeeded: number)) }

    mutating func number(_ number: Int, width: Int) {
        for place in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }

    /// One byte is the length and one more, 0 for none; 255 stands before a length of four bytes.
    mutating func text(_ text: String?) {
        guard let text else { return byte(0) }
        length(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func raw(_ value: [UInt8]) { bytes.append(contentsOf: value) }

    mutating func list(_ words: [String]) {
        length(words.count)
        for word in words { text(word) }
    }

    /// A list as a value of its own; nothing for no words.
    static func list(_ words: [String]) -> [UInt8] {
        guard !words.isEmpty else { return [] }
        var writer = PackedWriter()
        writer.list(words)
        return writer.bytes
    }

    private mutating func length(_ count: Int) {
        guard count < 254 else {
            byte(255)
            return number(count, width: 4)
        }
        byte(count + 1)
    }
}

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

extension PackedReader {
    /// A message's identifier, which may be missing.
    mutating func message() throws(StoreError) -> MessageID? {
        guard let digits = try text() else { return nil }
        guard let number = Int(digits) else { throw .unreadable }
        return MessageID(rawValue: number)
    }
}

extension StoreError {
    /// A value that no version has written.
    static let unreadable = StoreError(
        .damaged,
        "The store has a value that the gateway did not write. Give the gateway a store of its own, or restore it from a copy."
    )
}
