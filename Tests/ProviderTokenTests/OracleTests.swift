import ProviderToken
import Testing

@Suite("Against Python's cryptography")
struct OracleTests {
    private static let count = 300

    @Test(
        "Python verifies our tokens and reads the same claims",
        arguments: ["pkcs8", "sec1", "pkcs8-encrypted"])
    func oursAreVerified(name: String) throws {
        let signer = try TestKeys.signer(name)
        let times = (0..<Self.count).map { 1_700_000_000 + $0 }
        let tokens = try times.map { try signer.sign(issuedAt: $0).compact }
        let opinions = try Oracle.opinions(on: tokens, publicKey: TestKeys.text("public"))
        #expect(opinions.map(\.valid) == [Bool](repeating: true, count: Self.count))
        #expect(opinions.first?.header == #"{"alg":"ES256","kid":"ABC123DEFG"}"#)
        #expect(opinions.map(\.claims) == times.map { #"{"iss":"DEF123GHIJ","iat":\#($0)}"# })
    }

    @Test("Python refuses our tokens once a bit of them is flipped, and under another key")
    func oursAreRefused() throws {
        let signer = try TestKeys.signer()
        var random = Xorshift(seed: 23)
        let tokens = try (0..<Self.count).map { _ in try signer.sign(issuedAt: 1_700_000_000).compact }
        let flipped = tokens.map { random.flip($0) }
        let publicKey = try TestKeys.text("public")
        let opinions = try Oracle.opinions(on: flipped, publicKey: publicKey)
        #expect(opinions.map(\.valid) == [Bool](repeating: false, count: Self.count))
        let foreign = try Oracle.opinions(on: tokens, publicKey: TestKeys.text("other-public"))
        #expect(foreign.map(\.valid) == [Bool](repeating: false, count: Self.count))
    }

    @Test("We verify Python's tokens, and refuse them once a bit of them is flipped")
    func theirs() throws {
        var random = Xorshift(seed: 29)
        let verifier = try TestKeys.verifier()
        let tokens = try Oracle.tokens(Self.count, privateKey: TestKeys.text("pkcs8"))
        try #require(tokens.count == Self.count)
        for (number, token) in tokens.enumerated() {
            #expect(try verifier.verify(token).issuedAt == 1_700_000_000 + number)
            let flipped = random.flip(token)
            #expect(throws: ProviderTokenError.self) { try verifier.verify(flipped) }
        }
        #expect(try TestKeys.verifier("other").inspect(tokens[0]).signature == .invalid)
    }

    @Test("Python's tokens with DER signatures are refused by name")
    func theirDER() throws {
        let tokens = try Oracle.tokens(40, mode: "sign-der", privateKey: TestKeys.text("pkcs8"))
        try #require(tokens.count == 40)
        for token in tokens {
            let error = refusal { _ = try TestKeys.verifier().inspect(token) }
            #expect(error?.code == .malformedToken)
            #expect(error?.description.contains("DER") == true)
        }
    }
}

extension Xorshift {
    /// The token with one base64url digit of one part replaced by another.
    fileprivate mutating func flip(_ token: String) -> String {
        var bytes = [UInt8](token.utf8)
        let dot = UInt8(ascii: ".")
        // The last digit of a part may hold bits of no byte; those before it never do.
        let places = bytes.indices.dropLast().filter { bytes[$0] != dot && bytes[$0 + 1] != dot }
        let place = places.randomElement(using: &self) ?? 0
        bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
        return String(decoding: bytes, as: UTF8.self)
    }
}
