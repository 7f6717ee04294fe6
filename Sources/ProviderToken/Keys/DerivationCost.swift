internal import COpenSSL

/// How much work it takes to try a passphrase on an encrypted key.
///
/// The numbers are not encrypted, so a file made for the purpose could keep a program busy for hours.
struct DerivationCost {
    /// The largest number among the parameters of the encryption, and the product of them all.
    private var largest = 0
    private var product = 1
    /// Whether the parameters were read to their end.
    ///
    /// OpenSSL also reads other encodings than DER, in which numbers would
    /// not be seen here.
    private(set) var isComplete = true

    // Ten million rounds, and about ten seconds of scrypt.
    private static let largestAccepted = 10_000_000
    private static let largestAcceptedProduct = 1 << 30

    var isAcceptable: Bool {
        largest <= Self.largestAccepted && product <= Self.largestAcceptedProduct
    }

    /// Reads the parameters of one PEM block; nil when its base64 is damaged.
    init?(of text: SecretBytes) {
        var name: UnsafeMutablePointer<CChar>?
        var header: UnsafeMutablePointer<CChar>?
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let found = text.withBytes { text in
            guard let memory = BIO_new_mem_buf(text.baseAddress, Int32(text.count)) else { return false }
            defer { BIO_free(memory) }
            return PEM_read_bio(memory, &name, &header, &bytes, &count) == 1
        }
        guard found, let name, let bytes else { return nil }
        defer {
            pushbridge_free(name)
            pushbridge_free(header)
            pushbridge_clear_free(bytes, count)
        }
        guard String(cString: name) == "ENCRYPTED PRIVATE KEY" else { return }
        // EncryptedPrivateKeyInfo: SEQUENCE { algorithm SEQUENCE, encrypted OCTET STRING }
        var rest = UnsafeBufferPointer(start: bytes, count: count)[...]
        guard var outer = Self.element(from: &rest), let algorithm = Self.element(from: &outer.content) else {
            isComplete = false
            return
        }
        add(algorithm.content, depth: 0)
    }

    /// Adds up every INTEGER in nested SEQUENCEs.
    private mutating func add(_ content: Slice<UnsafeBufferPointer<UInt8>>, depth: Int) {
        var rest = content
        while !rest.isEmpty {
            guard depth < 8, let element = Self.element(from: &rest) else {
                isComplete = false
                return
            }
            switch element.tag {
            case 0x30: add(element.content, depth: depth + 1)
            case 0x02: add(element.content)
            // Object identifiers, salts, and nothing.
            case 0x04, 0x05, 0x06: continue
            default: isComplete = false
            }
        }
    }

    private mutating func add(_ integer: Slice<UnsafeBufferPointer<UInt8>>) {
        let digits = integer.drop { $0 == 0 }
        let value = digits.count > 7 ? Int.max : digits.reduce(0) { $0 << 8 | Int($1) }
        largest = max(largest, value)
        let (result, overflow) = product.multipliedReportingOverflow(by: max(value, 1))
        product = overflow ? .max : result
    }

    /// The DER element at the front; nil at the end or where the rest is not DER.
    private static func element(
        from bytes: inout Slice<UnsafeBufferPointer<UInt8>>
    ) -> (tag: UInt8, content: Slice<UnsafeBufferPointer<UInt8>>)? {
        guard let tag = bytes.popFirst(), let first = bytes.popFirst() else { return nil }
        var count = Int(first)
        if first >= 0x80 {
            guard (0x81...0x84).contains(first) else { return nil }
            count = 0
            for _ in 0..<(first & 0x7F) {
                guard let digit = bytes.popFirst() else { return nil }
                count = count << 8 | Int(digit)
            }
        }
        guard count <= bytes.count else { return nil }
        defer { bytes.removeFirst(count) }
        return (tag, bytes.prefix(count))
    }
}
