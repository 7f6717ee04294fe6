/// Base64url without padding, as RFC 7515 section 2 has it.
enum Base64URL {
    /// Why a text is not unpadded base64url in its one canonical spelling.
    enum Fault: Error {
        case padding
        case standardAlphabet
        case foreignCharacter
        case impossibleLength
        case strayBits
    }

    private static let alphabet = [UInt8](
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each byte as a digit, 0xFF for those that are none.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    /// Appends the digits that spell `bytes`.
    static func append(_ bytes: some Collection<UInt8>, to text: inout [UInt8]) {
        let alphabet = alphabet
        text.reserveCapacity(text.count + (bytes.count * 4 + 2) / 3)
        var pending: UInt32 = 0
        var bits = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(alphabet[Int(pending >> UInt32(bits) & 0x3F)])
            }
        }
        if bits > 0 { text.append(alphabet[Int(pending << UInt32(6 - bits) & 0x3F)]) }
    }

    /// The bytes that `text` spells.
    static func decode(_ text: some Sequence<UInt8>) throws(Fault) -> [UInt8] {
        let values = values
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount * 3 / 4)
        var pending: UInt32 = 0
        var bits = 0
        for character in text {
            let value = values[Int(character)]
            guard value != 0xFF else { throw fault(of: character) }
            pending = pending << 6 | UInt32(value)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(bits)))
        }
        guard bits != 6 else { throw .impossibleLength }
        guard pending & (1 << UInt32(bits) - 1) == 0 else { throw .strayBits }
        return bytes
    }

    private static func fault(of character: UInt8) -> Fault {
        switch character {
        case UInt8(ascii: "="): .padding
        case UInt8(ascii: "+"), UInt8(ascii: "/"): .standardAlphabet
        default: .foreignCharacter
        }
    }
}

extension Base64URL.Fault {
    /// What is wrong, to follow the name of the part.
    var words: String {
        switch self {
        case .padding: "is padded with '='; base64url in a token is not padded"
        case .standardAlphabet: "uses '+' or '/' of standard base64; base64url has '-' and '_'"
        case .foreignCharacter: "has a character that is not of base64url"
        case .impossibleLength: "has a length that base64url cannot have; a character is missing or too many"
        case .strayBits: "ends in bits that belong to no byte; its last character was changed"
        }
    }
}
