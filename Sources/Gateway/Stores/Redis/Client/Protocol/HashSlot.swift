/// The part of a cluster's keys that one server has as a whole, 0…16383.
enum HashSlot {
    /// How many there are.
    static let count = 16_384

    /// The slot of a key: of what stands between its first `{` and the next `}`, if that is not empty.
    static func of(_ key: String) -> Int {
        let bytes = key.utf8
        if let open = bytes.firstIndex(of: UInt8(ascii: "{")) {
            let tagged = bytes[bytes.index(after: open)...].prefix { $0 != UInt8(ascii: "}") }
            if !tagged.isEmpty, tagged.endIndex != bytes.endIndex { return checksum(tagged) % count }
        }
        return checksum(bytes[...]) % count
    }

    /// CRC-16 with the polynomial 0x1021, as XMODEM has it.
    private static func checksum(_ bytes: Substring.UTF8View) -> Int {
        var checksum: UInt16 = 0
        for byte in bytes { checksum = checksum << 8 ^ table[Int(UInt8(checksum >> 8) ^ byte)] }
        return Int(checksum)
    }

    private static let table: [UInt16] = (0..<256).map { index in
        (0..<8).reduce(UInt16(index) << 8) { value, _ in
            value & 0x8000 == 0 ? value << 1 : value << 1 ^ 0x1021
        }
    }
}
