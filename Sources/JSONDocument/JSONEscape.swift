/// The escapes that `JSONWriter` writes.
enum JSONEscape {
    /// The escape of a byte; nil when the byte stands for itself.
    static func escape(of byte: UInt8) -> UTF8Text? {
        switch byte {
        case 0x22: "\\\""
        case 0x5C: "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case 0..<0x20: UTF8Text("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
        default: nil
        }
    }
}
