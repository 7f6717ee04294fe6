internal import JSONDocument

/// A token taken apart, with nothing verified.
struct TokenParts {
    let header: JSONDocument
    let claims: JSONDocument
    let issuedAt: Int
    let signature: ES256Signature
    let signatureForm: SignatureForm
    /// What the signature is of: the encoded header and claims with the dot between.
    let signingInput: [UInt8]

    /// Apple refuses header lists over 8000 bytes, so no token that works is longer.
    private static let largestCount = 8000
    private static let dot = UInt8(ascii: ".")

    /// Reads the compact serialization strictly: nothing is repaired or skipped.
    ///
    /// - Parameters:
    ///   - compact: The token.
    ///   - forms: How its signature may be spelled.
    /// - Throws: `malformedToken`, saying which part is wrong.
    init(_ compact: some StringProtocol, forms: Set<SignatureForm>) throws(ProviderTokenError) {
        let text = Array(compact.utf8)
        guard text.count <= Self.largestCount else {
            throw Self.malformed(
                "The token has \(text.count) bytes; Apple takes none over \(Self.largestCount).")
        }
        guard !text.isEmpty else { throw Self.malformed("The token is empty.") }
        let parts = text.split(separator: Self.dot, omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw Self.malformed(
                "The token has \(parts.count) \(parts.count == 1 ? "part" : "parts") between dots; "
                    + "it needs three: header, claims and signature.")
        }
        header = try Self.object(parts[0], name: "header")
        try Self.checkAlgorithm(of: header)
        claims = try Self.object(parts[1], name: "claims")
        issuedAt = try Self.issuedAt(in: claims)
        let bytes = try Self.decode(parts[2], name: "signature")
        let form = SignatureForm(of: bytes)
        signatureForm = forms.contains(form) ? form : .raw
        signature = try ES256Signature(bytes, form: signatureForm)
        signingInput = Array(text[..<(parts[2].startIndex - 1)])
    }

    private static func decode(_ part: ArraySlice<UInt8>, name: String) throws(ProviderTokenError) -> [UInt8]
    {
        guard !part.isEmpty else { throw malformed("The token's \(name) part is empty.") }
        do {
            return try Base64URL.decode(part)
        } catch {
            throw malformed("The token's \(name) part \(error.words).")
        }
    }

    private static func object(
        _ part: ArraySlice<UInt8>, name: String
    ) throws(ProviderTokenError) -> JSONDocument {
        let bytes = try decode(part, name: name)
        let document: JSONDocument
        do {
            document = try JSONDocument(ByteSlice(bytes), maximumDepth: 16)
        } catch {
            throw malformed(
                "The token's \(name) part is not JSON; byte \(error.offset) of what it decodes to is wrong.")
        }
        guard document.root.kind == .object else {
            throw malformed("The token's \(name) part is not a JSON object.")
        }
        var keys: Set<UTF8Text> = []
        for member in document.root.members {
            guard keys.insert(member.key).inserted else {
                throw malformed("The token's \(name) part has a key twice, so it has two meanings.")
            }
        }
        return document
    }

    private static func checkAlgorithm(of header: JSONDocument) throws(ProviderTokenError) {
        guard header.root["alg"]?.string == "ES256" else {
            throw malformed(
                "The token's header does not say \"alg\":\"ES256\", the only algorithm Apple takes.")
        }
        guard header.root["crit"] == nil else {
            throw malformed(
                "The token's header has \"crit\": extensions that must be understood and are not.")
        }
    }

    private static func issuedAt(in claims: JSONDocument) throws(ProviderTokenError) -> Int {
        guard let value = claims.root["iat"] else {
            throw malformed("The token's claims have no \"iat\", the time of issue.")
        }
        guard value.kind == .number else {
            throw malformed("The token's \"iat\" is not a number; Apple wants Unix seconds without quotes.")
        }
        guard let seconds = value.integer ?? value.double.flatMap({ Int(exactly: $0.rounded(.down)) }) else {
            throw malformed("The token's \"iat\" is too large for a time.")
        }
        return seconds
    }

    private static func malformed(_ message: String) -> ProviderTokenError {
        ProviderTokenError(.malformedToken, message)
    }
}

/// The identifier of a signing key, the `kid` of a token's protected header.
public struct KeyIdentifier: TokenIdentifier, Hashable, Sendable, CustomStringConvertible {
    /// The identifier as it was given.
    public let rawValue: String

    /// Takes an identifier of 1 to 64 visible ASCII characters.
    public init(validating rawValue: String) throws(ProviderTokenError) {
        try refuseUnusable(rawValue, name: "key identifier")
        self.rawValue = rawValue
    }

    /// The identifier as it was given.
    public var description: String { rawValue }
}

/// The identifier of a developer team, the `iss` of a token's claims.
public struct TeamIdentifier: TokenIdentifier, Hashable, Sendable, CustomStringConvertible {
    /// The identifier as it was given.
    public let rawValue: String

    /// Takes an identifier of 1 to 64 visible ASCII characters.
    public init(validating rawValue: String) throws(ProviderTokenError) {
        try refuseUnusable(rawValue, name: "team identifier")
        self.rawValue = rawValue
    }

    /// The identifier as it was given.
    public var description: String { rawValue }
}

/// Refuses an identifier without repeating it: a key pasted into the wrong place must not get into a log.
private func refuseUnusable(_ value: String, name: String) throws(ProviderTokenError) {
    if value.isEmpty {
        throw ProviderTokenError(.invalidIdentifier, "The \(name) is empty; Apple's have 10 characters.")
    }
    guard value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw ProviderTokenError(
            .invalidIdentifier,
            "The \(name) has a character that is not visible ASCII; Apple's are 10 letters and digits.")
    }
    guard value.utf8.count <= 64 else {
        throw ProviderTokenError(
            .invalidIdentifier,
            "The \(name) has \(value.utf8.count) characters; Apple's have 10, and 64 is the limit here.")
    }
}

package protocol TokenIdentifier {
    var rawValue: String { get }
}

extension TokenIdentifier {
    /// Whether it looks like Apple's own identifiers: ten letters and digits.
    package var isAppleShaped: Bool {
        rawValue.utf8.count == 10 && rawValue.allSatisfy { $0.isLetter || $0.isNumber }
    }
}
