/// Writes values as scripts and ``PackedReader`` read them: whole numbers of a fixed width, the most significant byte
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

    private mutating func length(_ count: Int) {
        guard count < 254 else {
            byte(255)
            return number(count, width: 4)
        }
        byte(count + 1)
    }
}
