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
