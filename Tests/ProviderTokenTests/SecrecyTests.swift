import ProviderToken
import Testing

@Suite("Secrecy")
struct SecrecyTests {
    /// All that can be got out of a value without asking for its secret.
    private static func shown(_ value: Any) -> String {
        var dumped = ""
        dump(value, to: &dumped)
        let children = Mirror(reflecting: value).children.map { "\($0)" }.joined()
        return "\(value)" + String(reflecting: value) + dumped + children
    }

    private static func expectNoSecret(in text: String, _ context: String, also: [String] = []) throws {
        for secret in try TestKeys.all().secrets + also {
            #expect(!text.contains(secret), "\(context) shows a secret")
        }
    }

    @Test("No refusal of a key shows a piece of it or of its passphrase")
    func refusals() throws {
        var random = Xorshift(seed: 7)
        var messages: [String: String] = [:]
        for (name, text) in try TestKeys.all().keys {
            let pem = [UInt8](text.utf8)
            let variants = [pem] + (0..<30).map { _ in random.damage(pem) }
            for passphrase in [nil, try TestKeys.passphraseBytes(), [UInt8]("wrong".utf8)] {
                for variant in variants {
                    let error = refusal { _ = try SigningKey(pem: variant, passphrase: passphrase) }
                    if let error { messages[Self.shown(error)] = name }
                }
            }
        }
        #expect(messages.count > 15)
        for (message, name) in messages { try Self.expectNoSecret(in: message, name) }
    }

    @Test("A key in the place of a label or an identifier is not repeated")
    func misplaced() throws {
        let body = try TestKeys.text("pkcs8").split(separator: "\n").dropFirst().dropLast().joined()
        let pem = [UInt8]("-----BEGIN \(body)-----\nMIGH\n-----END \(body)-----\n".utf8)
        let errors = [
            refusal { _ = try SigningKey(pem: pem) },
            refusal { _ = try KeyIdentifier(validating: body) },
            refusal { _ = try TeamIdentifier(validating: body) },
            refusal { _ = try TestKeys.verifier().inspect(body) },
            refusal { _ = try TestKeys.verifier().inspect("\(body).\(body).\(body)") },
        ]
        for error in errors {
            let error = try #require(error)
            try Self.expectNoSecret(in: Self.shown(error), "\(error.code)", also: [body])
        }
    }

    @Test("Keys, signers, sources and tokens show nothing")
    func values() throws {
        let signer = try TestKeys.signer()
        let token = try signer.sign(issuedAt: 1)
        let key = try TestKeys.signingKey()
        let source = ProviderTokenSource(signer: signer)
        _ = try source.token()
        let values: [Any] = [
            key, [key], signer, token, Optional(token) as Any, source, try VerificationKey(of: key),
            try source.renew(after: token), ProviderTokenVerifier(key: try VerificationKey(of: key)),
        ]
        let signature = String(token.compact.split(separator: ".")[2])
        for value in values {
            try Self.expectNoSecret(in: Self.shown(value), "\(type(of: value))", also: [signature])
        }
        #expect(Mirror(reflecting: key).children.isEmpty)
        #expect(Mirror(reflecting: token).children.isEmpty)
    }

    @Test("A token is not repeated when it is refused")
    func tokens() throws {
        let token = try TestKeys.signer().sign(issuedAt: 1).compact
        let parts = token.split(separator: ".").map(String.init)
        var random = Xorshift(seed: 3)
        var messages: Set<String> = []
        for _ in 0..<300 {
            let damaged = String(decoding: random.damage([UInt8](token.utf8)), as: UTF8.self)
            let error = refusal { _ = try TestKeys.verifier().verify(damaged) }
            if let error { messages.insert(Self.shown(error)) }
        }
        #expect(messages.count > 5)
        for message in messages { try Self.expectNoSecret(in: message, "A refusal", also: parts) }
    }
}
