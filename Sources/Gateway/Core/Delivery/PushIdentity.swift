internal import VendorSignature

/// What stays the same for one push however often it is tried, and what tells one device from another without its token.
enum PushIdentity {
    /// The `apns-id` of a message's push to a device: always the same UUID (version 8 of RFC 9562).
    static func apnsID(of message: String, to token: UTF8Text) -> UTF8Text {
        var bytes = digest(message + "\u{0}" + token.string)
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = hexadecimal(bytes[..<16])
        var pieces: [UTF8Text] = []
        for range in [0..<8, 8..<12, 12..<16, 16..<20, 20..<32] {
            if !pieces.isEmpty { pieces.append("-") }
            pieces.append(digits[range])
        }
        return UTF8Text(concatenating: pieces)
    }

    /// 16 digits that name a device.
    static func name(ofDevice token: UTF8Text) -> String {
        hexadecimal(digest(token.string)[..<8]).string
    }

    private static func digest(_ text: String) -> [UInt8] { ContentDigest.bytes(of: text) }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> UTF8Text {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.count)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return UTF8Text(repairing: ByteSlice(text))
    }
}
