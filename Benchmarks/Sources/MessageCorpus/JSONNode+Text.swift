extension JSONNode {
    /// How strings are spelled.
    public enum Escaping: Sendable {
        /// What must be escaped is, as most encoders do.
        case least
        /// Slashes and everything beyond ASCII too, as PHP's encoder does.
        case most
    }

    /// The value as JSON without white space.
    public func text(_ escaping: Escaping = .least) -> String {
        var bytes: [UInt8] = []
        write(escaping, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the value as JSON without white space.
    public func write(_ escaping: Escaping = .least, to bytes: inout [UInt8]) {
        switch self {
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.key, escaping, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(escaping, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(escaping, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .string(let text): Self.write(text, escaping, to: &bytes)
        case .integer(let integer): bytes.append(contentsOf: String(integer).utf8)
        case .number(let spelling): bytes.append(contentsOf: spelling.utf8)
        case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
        }
    }

    private static func write(_ text: String, _ escaping: Escaping, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        switch escaping {
        case .least: writeLeast(text, to: &bytes)
        case .most: writeMost(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func writeLeast(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
            case 0..<0x20: writeEscape(UInt16(byte), to: &bytes)
            default: bytes.append(byte)
            }
        }
    }

    private static func writeMost(_ text: String, to bytes: inout [UInt8]) {
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x2F, 0x5C:
                bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: unit)])
            case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
            case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: unit))
            default: writeEscape(unit, to: &bytes)
            }
        }
    }

    private static func writeEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.count).utf8)
        bytes.append(contentsOf: digits.utf8)
    }
}
