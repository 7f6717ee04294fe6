internal import APNSTypes

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Whether both hold the same bytes.
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return true }
        return memcmp(base, otherBase, count) == 0
    }
}

extension ByteSlice {
    /// Whether these are exactly the bytes of a text.
    func equals(_ text: UTF8Text) -> Bool {
        withBytes { bytes in text.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether both hold the same bytes.
    func equals(_ other: ByteSlice) -> Bool {
        withBytes { bytes in other.withBytes { bytes.isSame(as: $0) } }
    }

    /// Whether the bytes begin with a text.
    func hasPrefix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[0..<text.count].equals(text)
    }

    /// Whether the bytes end with a text.
    func hasSuffix(_ text: UTF8Text) -> Bool {
        count >= text.count && self[count - text.count..<count].equals(text)
    }

    /// The bytes as text; what is no UTF-8 becomes U+FFFD.
    var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
