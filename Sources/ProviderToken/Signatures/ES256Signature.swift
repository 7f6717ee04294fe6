/// An ES256 signature: r and s, 32 bytes each, most significant byte first.
///
/// Tokens carry the two numbers side by side (RFC 7518 section 3.4); libcrypto speaks DER, an
/// ASN.1 `SEQUENCE` of two `INTEGER`s.
package struct ES256Signature: Hashable, Sendable {
    /// The length of r‖s in bytes.
    package static let rawCount = 64

    private static let numberCount = 32
    private static let sequenceTag: UInt8 = 0x30
    private static let integerTag: UInt8 = 0x02

    /// r‖s, 64 bytes.
    package let raw: [UInt8]

    /// Takes r‖s; refuses any other length than 64 bytes.
    package init(raw: [UInt8]) throws(ProviderTokenError) {
        guard raw.count == Self.rawCount else {
            let looksLikeDER = raw.first == Self.sequenceTag && (8...72).contains(raw.count)
            throw ProviderTokenError(
                .malformedToken,
                "The signature has \(raw.count) bytes"
                    + (looksLikeDER ? " and looks like DER" : "")
                    + "; an ES256 signature is r and s, 64 bytes.")
        }
        self.raw = raw
    }

    /// Reads DER in its one canonical form: no other tag, longer length, needless zero or trailing byte.
    package init(der: [UInt8]) throws(ProviderTokenError) {
        var rest = der[...]
        var body = try Self.element(Self.sequenceTag, from: &rest)
        let r = try Self.number(from: &body)
        let s = try Self.number(from: &body)
        guard rest.isEmpty, body.isEmpty else { throw Self.notDER("bytes follow its end") }
        raw = r + s
    }

    /// The signature as DER.
    package var der: [UInt8] {
        let body = Self.integer(raw.prefix(Self.numberCount)) + Self.integer(raw.suffix(Self.numberCount))
        return [Self.sequenceTag, UInt8(body.count)] + body
    }

    /// An INTEGER without needless zeros, with one in front where the first bit would make it negative.
    private static func integer(_ number: ArraySlice<UInt8>) -> [UInt8] {
        var digits = Array(number.drop { $0 == 0 })
        if digits.first.map({ $0 >= 0x80 }) ?? true { digits.insert(0, at: 0) }
        return [integerTag, UInt8(digits.count)] + digits
    }

    /// The content of the element at the front.
    ///
    /// No length here needs the long form.
    private static func element(
        _ tag: UInt8, from bytes: inout ArraySlice<UInt8>
    ) throws(ProviderTokenError) -> ArraySlice<UInt8> {
        guard bytes.popFirst() == tag else { throw notDER("a tag is not the expected one") }
        guard let count = bytes.popFirst(), count < 0x80, bytes.count >= Int(count) else {
            throw notDER("a length does not fit")
        }
        defer { bytes.removeFirst(Int(count)) }
        return bytes.prefix(Int(count))
    }

    /// The INTEGER at the front, padded on the left to 32 bytes.
    private static func number(from bytes: inout ArraySlice<UInt8>) throws(ProviderTokenError) -> [UInt8] {
        var digits = try element(integerTag, from: &bytes)
        guard let first = digits.first, first < 0x80 else { throw notDER("a number is negative or empty") }
        if first == 0 {
            digits.removeFirst()
            guard digits.first.map({ $0 >= 0x80 }) ?? true else {
                throw notDER("a number has needless zeros")
            }
        }
        guard digits.count <= numberCount else { throw notDER("a number has more than 32 bytes") }
        return [UInt8](repeating: 0, count: numberCount - digits.count) + digits
    }

    private static func notDER(_ fault: String) -> ProviderTokenError {
        ProviderTokenError(.malformedToken, "The signature is not canonical DER: \(fault).")
    }
}
