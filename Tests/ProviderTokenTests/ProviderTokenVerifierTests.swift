import Foundation
import JSONDocument
import ProviderToken
import Testing

@Suite("Verifying")
struct ProviderTokenVerifierTests {
    @Test("A token says what it holds")
    func inspects() throws {
        let read = try TestKeys.verifier().inspect(TestKeys.signer().sign(issuedAt: 1_700_000_000).compact)
        #expect(read.signature == .valid)
        #expect(read.keyIdentifier == "ABC123DEFG")
        #expect(read.teamIdentifier == "DEF123GHIJ")
        #expect(read.issuedAt == 1_700_000_000)
        #expect(read.header.root["alg"]?.string == "ES256")
        #expect(read.claims.root["iat"]?.integer == 1_700_000_000)
    }

    @Test("Without a key nothing is verified, and verifying says so")
    func unchecked() throws {
        let verifier = ProviderTokenVerifier(key: nil)
        #expect(try verifier.inspect(token()).signature == .unchecked)
        #expect(refusal { _ = try verifier.verify(token()) }?.code == .invalidSignature)
    }

    @Test("Another key's token is invalid")
    func swappedKey() throws {
        let token = try TestKeys.signer("other").sign(issuedAt: 1).compact
        let verifier = try TestKeys.verifier()
        #expect(try verifier.inspect(token).signature == .invalid)
        #expect(refusal { _ = try verifier.verify(token) }?.code == .invalidSignature)
        #expect(try TestKeys.verifier("other-public").inspect(token).signature == .valid)
    }

    @Test("Every flipped bit is noticed")
    func flippedBits() throws {
        let token = [UInt8](try TestKeys.signer().sign(issuedAt: 1_700_000_000).compact.utf8)
        let verifier = try TestKeys.verifier()
        for place in token.indices {
            for bit in 0..<8 {
                var changed = token
                changed[place] ^= 1 << bit
                let text = String(decoding: changed, as: UTF8.self)
                #expect(throws: ProviderTokenError.self, "byte \(place), bit \(bit)") {
                    try verifier.verify(text)
                }
            }
        }
    }

    @Test("Every shorter and every longer token is refused")
    func lengths() throws {
        let token = try TestKeys.signer().sign(issuedAt: 1_700_000_000).compact
        let verifier = try TestKeys.verifier()
        for count in 0..<token.count {
            #expect(throws: ProviderTokenError.self) { try verifier.verify(token.prefix(count)) }
            #expect(throws: ProviderTokenError.self) { try verifier.verify(token.dropFirst(count + 1)) }
        }
        for tail in ["A", "AA", "AAAA", "=", "==", ".", ".AAAA", " ", "\n", "\u{0}"] {
            #expect(throws: ProviderTokenError.self) { try verifier.verify(token + tail) }
            #expect(throws: ProviderTokenError.self) { try verifier.verify(tail + token) }
        }
    }

    @Test("Parts of two good tokens do not make a third")
    func swappedParts() throws {
        let signer = try TestKeys.signer()
        let first = try signer.sign(issuedAt: 1).compact.split(separator: ".")
        let second = try signer.sign(issuedAt: 2).compact.split(separator: ".")
        let mixed = "\(first[0]).\(second[1]).\(first[2])"
        #expect(try TestKeys.verifier().inspect(mixed).signature == .invalid)
    }

    @Test(
        "A malformed token is refused with the part that is wrong",
        arguments: [
            ("", "empty"), ("a", "1 part"), ("a.b", "2 parts"), ("a.b.c.d", "4 parts"),
            ("..", "header part is empty"),
            (token(signature: ""), "signature part is empty"),
            (token(signature: signature + "=="), "padded"),
            (token(signature: "+" + signature.dropFirst()), "standard base64"),
            (token(signature: "/" + signature.dropFirst()), "standard base64"),
            (token(signature: "*" + signature.dropFirst()), "not of base64url"),
            (token(signature: " " + signature.dropFirst()), "not of base64url"),
            (token(signature: signature.dropLast() + "R"), "last character"),
            (token(signature: String(signature.dropLast())), "length that base64url cannot have"),
            (token(signature: encoded([UInt8](repeating: 1, count: 63))), "63 bytes"),
            (token(signature: encoded([UInt8](repeating: 1, count: 65))), "65 bytes"),
            (token(signature: encoded([0x30, 68] + [UInt8](repeating: 1, count: 68))), "DER"),
            (token(header: "{"), "header part is not JSON"),
            (token(header: "[]"), "header part is not a JSON object"),
            (token(header: #""ES256""#), "header part is not a JSON object"),
            (token(header: "{}"), "ES256"), (token(header: #"{"alg":"none"}"#), "ES256"),
            (token(header: #"{"alg":"es256"}"#), "ES256"), (token(header: #"{"alg":"HS256"}"#), "ES256"),
            (token(header: #"{"alg":["ES256"]}"#), "ES256"),
            (token(header: #"{"alg":"ES256","alg":"ES256"}"#), "key twice"),
            (token(header: #"{"alg":"none","\u0061lg":"ES256"}"#), "key twice"),
            (token(header: #"{"alg":"ES256","crit":["b64"],"b64":false}"#), "crit"),
            (token(claims: "1"), "claims part is not a JSON object"), (token(claims: "{} {}"), "not JSON"),
            (token(claims: "{}"), "iat"), (token(claims: #"{"iat":"1700000000"}"#), "iat\" is not a number"),
            (token(claims: #"{"iat":null}"#), "iat\" is not a number"),
            (token(claims: #"{"iat":true}"#), "iat\" is not a number"),
            (token(claims: #"{"iat":1e400}"#), "too large"), (token(claims: #"{"iat":1e30}"#), "too large"),
            (token(claims: #"{"iat":1,"iat":2}"#), "key twice"),
            (token(claims: String(repeating: "[", count: 100)), "not JSON"),
            (
                "\(encoded([0x7B, 0xFF, 0x7D])).\(encoded(claims.utf8)).\(signature)",
                "header part is not JSON"
            ),
            (String(repeating: "a", count: 8_001), "8001 bytes"),
            ("bearer " + token(), "header part has a character"),
        ] as [(String, String)])
    func malformed(text: String, words: String) throws {
        let error = refusal { _ = try TestKeys.verifier().inspect(text) }
        #expect(error?.code == .malformedToken)
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test(
        "What Apple does not forbid is read",
        arguments: [
            (header, #"{"iat":1700000000.9}"#, 1_700_000_000), (header, #"{"iat":1.7e9}"#, 1_700_000_000),
            (header, #"{"iat":-1.5}"#, -2), (#"{"typ":"JWT","alg":"ES256"}"#, #" { "iat" : 7 } "#, 7),
            (#"{"alg":"ES256","kid":7}"#, #"{"iat":0,"iss":null}"#, 0),
        ])
    func lenient(header: String, claims: String, issuedAt: Int) throws {
        let read = try ProviderTokenVerifier(key: nil).inspect(token(header: header, claims: claims))
        #expect(read.issuedAt == issuedAt)
        if !header.contains("ABC123DEFG") { #expect(read.keyIdentifier == nil) }
        #expect(read.teamIdentifier == nil)
    }

    @Test(
        "Signatures of zeros and of numbers beyond the curve's order are invalid, not a crash",
        arguments: [0x00, 0xFF])
    func extremes(byte: UInt8) throws {
        let forged = token(signature: encoded([UInt8](repeating: byte, count: 64)))
        #expect(try TestKeys.verifier().inspect(forged).signature == .invalid)
    }

    @Test("No damage to a token does worse than a refusal")
    func damaged() throws {
        let token = [UInt8](try TestKeys.signer().sign(issuedAt: 1_700_000_000).compact.utf8)
        let verifier = try TestKeys.verifier()
        var random = Xorshift(seed: 17)
        for _ in 0..<3_000 {
            let bytes = random.damage(token)
            guard bytes != token else { continue }
            #expect(throws: ProviderTokenError.self) {
                try verifier.verify(String(decoding: bytes, as: UTF8.self))
            }
        }
    }
}

private let header = #"{"alg":"ES256","kid":"ABC123DEFG"}"#
private let claims = #"{"iss":"DEF123GHIJ","iat":1700000000}"#
/// The signature of nothing, in the right form.
private let signature = encoded([UInt8](repeating: 1, count: 64))

private func token(
    header: String = header, claims: String = claims, signature: String = signature
) -> String {
    "\(encoded(header.utf8)).\(encoded(claims.utf8)).\(signature)"
}

/// Base64url by Foundation.
private func encoded(_ bytes: some Sequence<UInt8>) -> String {
    Data(bytes).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
}
