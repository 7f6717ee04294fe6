internal import COpenSSL

/// An ES256 signature: r and s, 32 bytes each, most significant byte first.
///
/// Tokens have the two numbers side by side (RFC 7518 section 3.4). libcrypto has them as DER: an ASN.1 `SEQUENCE` of two
/// `INTEGER`s.
package struct ES256Signature: Hashable, Sendable {
    /// The length of r‖s in bytes.
    package static let rawCount = 64

    private static let numberCount = 32

    /// r‖s, 64 bytes.
    package let raw: [UInt8]

    /// Takes r‖s; refuses any other length than 64 bytes.
    package init(raw: [UInt8]) throws(ProviderTokenError) {
        guard raw.count == Self.rawCount else {
            let looksLikeDER = raw.first == SignatureForm.sequenceTag && (8...72).contains(raw.count)
            throw ProviderTokenError(
                .malformedToken,
                "The signature has \(raw.count) bytes"
                    + (looksLikeDER ? " and looks like DER" : "")
                    + "; an ES256 signature is r and s, 64 bytes.")
        }
        self.raw = raw
    }

    /// Reads DER in its one canonical form, which is the one that libcrypto writes.
    package init(der: [UInt8]) throws(ProviderTokenError) {
        raw = Self.raw(of: der) ?? []
        guard !raw.isEmpty, self.der == der else {
            throw ProviderTokenError(
                .malformedToken, "The signature is not canonical DER of two numbers of at most 32 bytes.")
        }
    }

    /// The signature as DER; empty, which no key verifies, when libcrypto has no memory.
    package var der: [UInt8] {
        guard let signature = ECDSA_SIG_new() else { return [] }
        defer { ECDSA_SIG_free(signature) }
        let r = BN_bin2bn(raw, Int32(Self.numberCount), nil)
        let s = BN_bin2bn(Array(raw.suffix(Self.numberCount)), Int32(Self.numberCount), nil)
        // The signature owns both numbers from here on, unless one is missing.
        guard ECDSA_SIG_set0(signature, r, s) == 1 else {
            BN_free(r)
            BN_free(s)
            return []
        }
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = i2d_ECDSA_SIG(signature, &encoded)
        defer { pushbridge_free(encoded) }
        return count > 0 ? Array(UnsafeBufferPointer(start: encoded, count: Int(count))) : []
    }

    /// r‖s of any DER that libcrypto reads, canonical or not; nil where a number has more than 32 bytes.
    private static func raw(of der: [UInt8]) -> [UInt8]? {
        defer { OpenSSLReason.clear() }
        let signature = der.withUnsafeBufferPointer { bytes in
            var cursor = bytes.baseAddress
            return d2i_ECDSA_SIG(nil, &cursor, bytes.count)
        }
        guard let signature else { return nil }
        defer { ECDSA_SIG_free(signature) }
        let numbers = [ECDSA_SIG_get0_r(signature), ECDSA_SIG_get0_s(signature)].map { number in
            var bytes = [UInt8](repeating: 0, count: numberCount)
            return BN_bn2binpad(number, &bytes, Int32(numberCount)) == numberCount ? bytes : []
        }
        return numbers.contains([]) ? nil : numbers.flatMap(\.self)
    }
}

/// How a token spells its signature.
public enum SignatureForm: String, Sendable, Hashable, CaseIterable {
    /// r and s side by side, 64 bytes, as RFC 7518 section 3.4 demands.
    case raw
    /// DER, as libraries for cryptography hand signatures out; Apple's servers are reported to take it too.
    case der
}

extension SignatureForm {
    /// The first byte of every DER signature: the tag of an ASN.1 `SEQUENCE`.
    static let sequenceTag: UInt8 = 0x30

    /// The form of a signature, as far as its length and its first byte tell.
    ///
    /// 64 bytes are r and s: DER is so short only if both numbers begin with some 24 zero bits.
    init(of signature: [UInt8]) {
        let isDER = signature.count != ES256Signature.rawCount && signature.first == Self.sequenceTag
        self = isDER ? .der : .raw
    }
}

extension ES256Signature {
    /// Reads a signature in a form.
    init(_ bytes: [UInt8], form: SignatureForm) throws(ProviderTokenError) {
        switch form {
        case .raw: try self.init(raw: bytes)
        case .der: try self.init(der: bytes)
        }
    }
}
