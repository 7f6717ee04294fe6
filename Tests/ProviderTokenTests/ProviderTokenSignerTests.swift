import Foundation
import ProviderToken
import Testing

@Suite("Signing")
struct ProviderTokenSignerTests {
    /// What a part of a token decodes to, by Foundation's Base64.
    private static func decoded(_ part: Substring) throws -> [UInt8] {
        var text = part.replacing("-", with: "+").replacing("_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        return [UInt8](try #require(Data(base64Encoded: String(text))))
    }

    @Test("A token is exactly the header, the claims and 64 bytes of signature")
    func structure() throws {
        let token = try TestKeys.signer().sign(issuedAt: 1_234_567_890)
        let parts = token.compact.split(separator: ".", omittingEmptySubsequences: false)
        try #require(parts.count == 3)
        #expect(parts[0] == "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQzEyM0RFRkcifQ")
        #expect(parts[1] == "eyJpc3MiOiJERUYxMjNHSElKIiwiaWF0IjoxMjM0NTY3ODkwfQ")
        let texts = try parts[..<2].map { String(decoding: try Self.decoded($0), as: UTF8.self) }
        #expect(texts == [#"{"alg":"ES256","kid":"ABC123DEFG"}"#, #"{"iss":"DEF123GHIJ","iat":1234567890}"#])
        #expect(try Self.decoded(parts[2]).count == 64)
        #expect(parts[2].count == 86)
        #expect(!token.compact.contains { "+/= \n".contains($0) })
        #expect(token.authorization == "bearer " + token.compact)
        #expect(token.issuedAt == 1_234_567_890)
    }

    @Test("Numbers with leading zeros are padded, so every signature has 64 bytes and holds")
    func padding() throws {
        let signer = try TestKeys.signer()
        let verifier = try TestKeys.verifier()
        var shortNumbers = 0
        for second in 0..<1_500 {
            let token = try signer.sign(issuedAt: second).compact
            let raw = try Self.decoded(try #require(token.split(separator: ".").last))
            #expect(raw.count == 64)
            if raw[0] == 0 || raw[32] == 0 { shortNumbers += 1 }
            #expect(try verifier.inspect(token).signature == .valid)
        }
        #expect(shortNumbers > 0, "no short number came up, so nothing was shown")
    }

    @Test(
        "Identifiers of 1 to 64 visible characters are taken, and Apple's ten are told apart",
        arguments: [
            ("A", false), ("ABC123DEFG", true), ("abc123defg", true), ("ABC123DEFGH", false),
            ("ABC123DEF", false),
            ("ABC-123-DE", false), (String(repeating: "x", count: 64), false), (#"a"b\c"#, false),
        ])
    func identifiers(text: String, isAppleShaped: Bool) throws {
        let keyIdentifier = try KeyIdentifier(validating: text)
        let teamIdentifier = try TeamIdentifier(validating: text)
        #expect(keyIdentifier.isAppleShaped == isAppleShaped)
        #expect(teamIdentifier.isAppleShaped == isAppleShaped)
        let signer = ProviderTokenSigner(
            key: try TestKeys.signingKey(), keyIdentifier: keyIdentifier, teamIdentifier: teamIdentifier)
        let read = try TestKeys.verifier().verify(signer.sign(issuedAt: 1).compact)
        #expect(read.keyIdentifier == text)
        #expect(read.teamIdentifier == text)
    }

    @Test(
        "Identifiers that no header should carry are refused",
        arguments: [
            "", " ", "ABC 123", "ABC\n", "ABC\u{7F}", "\u{0}", "ÄBC", "队", String(repeating: "x", count: 65),
        ])
    func badIdentifiers(text: String) {
        #expect(refusal { _ = try KeyIdentifier(validating: text) }?.code == .invalidIdentifier)
        #expect(refusal { _ = try TeamIdentifier(validating: text) }?.code == .invalidIdentifier)
    }

    @Test(
        "A time of issue before 1970 is refused, any later one taken",
        arguments: [-1, Int.min, 0, 1, Int.max])
    func times(issuedAt: Int) throws {
        let signer = try TestKeys.signer()
        guard issuedAt >= 0 else {
            #expect(refusal { _ = try signer.sign(issuedAt: issuedAt) }?.code == .invalidIssuedAt)
            return
        }
        #expect(try TestKeys.verifier().verify(signer.sign(issuedAt: issuedAt).compact).issuedAt == issuedAt)
    }

    @Test("One signer signs on many threads at once, and every token holds")
    func threads() async throws {
        let signer = try TestKeys.signer()
        let verifier = try TestKeys.verifier()
        let tokens = try await withThrowingTaskGroup(of: [String].self) { group in
            for worker in 0..<8 {
                group.addTask { try (0..<100).map { try signer.sign(issuedAt: worker * 100 + $0).compact } }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(tokens).count == 800)
        for token in tokens { #expect(try verifier.inspect(token).signature == .valid) }
    }
}
