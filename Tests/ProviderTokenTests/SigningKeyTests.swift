import ProviderToken
import Testing

@Suite("Signing keys")
struct SigningKeyTests {
    @Test(
        "Every usual form of a P-256 private key is read",
        arguments: [
            "pkcs8", "sec1", "sec1-without-public", "sec1-after-parameters", "after-certificate",
            "pkcs8-encrypted", "sec1-encrypted",
        ])
    func forms(name: String) throws {
        let token = try TestKeys.signer(name).sign(issuedAt: 1_700_000_000)
        #expect(try TestKeys.verifier().verify(token.compact).signature == .valid)
    }

    @Test("What surrounds the PEM block does not matter", arguments: Surroundings.allCases)
    func surroundings(_ surroundings: Surroundings) throws {
        for form in ["pkcs8", "sec1", "pkcs8-encrypted"] {
            let pem = [UInt8](try surroundings.around(TestKeys.text(form)).utf8)
            #expect(throws: Never.self, "\(form)") {
                try SigningKey(pem: pem, passphrase: TestKeys.passphraseBytes())
            }
        }
    }

    @Test(
        "What is no P-256 private key is refused and named",
        arguments: [
            ("rsa", .unsupportedKey, "an RSA key of 2048 bits"),
            ("rsa-pkcs1", .unsupportedKey, "an RSA key of 2048 bits"),
            ("p384", .unsupportedKey, "P-384"),
            ("p384-sec1", .unsupportedKey, "P-384"),
            ("secp256k1", .unsupportedKey, "secp256k1"),
            ("ed25519", .unsupportedKey, "Ed25519"),
            ("public", .unsupportedKey, "a public key"),
            ("certificate", .unsupportedKey, "a certificate"),
            ("request", .unsupportedKey, "a certificate request"),
            ("parameters", .unsupportedKey, "parameters of a curve"),
            ("openssh", .unsupportedKey, "OpenSSH"),
            ("two-keys", .noKey, "2 private keys"),
            ("zero-scalar", .unreadableKey, "OpenSSL: invalid private key"),
            ("scalar-is-order", .unreadableKey, "not valid"),
            ("foreign-point", .unreadableKey, "OpenSSL: invalid private key"),
            ("point-off-curve", .unreadableKey, "OpenSSL: point is not on curve"),
            ("not-der", .unreadableKey, "OpenSSL: "),
            ("endless-pbkdf2", .unsupportedKey, "rounds"),
            ("endless-scrypt", .unsupportedKey, "rounds"),
        ] as [(String, ProviderTokenError.Code, String)])
    func refused(name: String, code: ProviderTokenError.Code, words: String) throws {
        let pem = try TestKeys.pem(name)
        let error = refusal { _ = try SigningKey(pem: pem, passphrase: TestKeys.passphraseBytes()) }
        #expect(error?.code == code)
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test(
        "Bytes without a whole PEM block are refused with what they are",
        arguments: [
            ("nothing", [], .noKey, "empty"),
            ("white space", [0x0A, 0x20], .noKey, "no PEM block"),
            ("prose", [UInt8]("This is my key.".utf8), .noKey, "no PEM block"),
            ("DER", [0x30, 0x81, 0x87, 0x02, 0x01, 0x00], .noKey, "binary DER"),
            ("UTF-16", [0xFF, 0xFE, 0x2D, 0x00], .noKey, "UTF-16"),
            ("too much", [UInt8](repeating: 0x2D, count: 65_537), .noKey, "64 KiB"),
            ("a lone BEGIN", [UInt8]("-----BEGIN PRIVATE KEY-----\nMIGH".utf8), .unreadableKey, "cut off"),
            (
                "another END",
                [UInt8]("-----BEGIN PRIVATE KEY-----\nMIGH\n-----END EC PRIVATE KEY-----".utf8),
                .unreadableKey, "cut off"
            ),
            (
                "an empty block", [UInt8]("-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----".utf8),
                .unreadableKey, "damaged"
            ),
        ] as [(String, [UInt8], ProviderTokenError.Code, String)])
    func noBlock(name: String, bytes: [UInt8], code: ProviderTokenError.Code, words: String) {
        let error = refusal { _ = try SigningKey(pem: bytes) }
        #expect(error?.code == code)
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test(
        "A truncated body is refused, with OpenSSL's reason where OpenSSL saw it",
        arguments: ["pkcs8", "sec1", "pkcs8-encrypted"])
    func truncated(name: String) throws {
        let lines = try TestKeys.text(name).split(separator: "\n")
        let withoutLine = [lines[0]] + lines[2...]
        var withoutEnd = lines
        withoutEnd[lines.count - 2].removeLast(5)
        for cut in [withoutLine, withoutEnd] {
            let pem = [UInt8](cut.joined(separator: "\n").utf8)
            let error = refusal { _ = try SigningKey(pem: pem, passphrase: TestKeys.passphraseBytes()) }
            #expect(error?.code == .unreadableKey || error?.code == .wrongPassphrase)
            #expect(error?.reason != nil || error?.description.contains("The key is cut off") == true)
        }
    }

    @Test(
        "An encrypted key asks for a passphrase, and takes no other",
        arguments: ["pkcs8-encrypted", "sec1-encrypted"])
    func passphrases(name: String) throws {
        let pem = try TestKeys.pem(name)
        let wrong: [[UInt8]] = [
            [], [0], [UInt8]("incorrect horse".utf8), [UInt8](repeating: 65, count: 2000),
        ]
        #expect(refusal { _ = try SigningKey(pem: pem) }?.code == .passphraseRequired)
        for passphrase in wrong {
            let error = refusal { _ = try SigningKey(pem: pem, passphrase: passphrase) }
            #expect(error?.code == .wrongPassphrase)
            #expect(error?.reason != nil)
        }
        #expect(refusal { _ = try VerificationKey(pem: pem) }?.code == .passphraseRequired)
    }

    @Test("An encrypted RSA key is named once its passphrase opens it")
    func encryptedRSA() throws {
        let pem = try TestKeys.pem("rsa-encrypted")
        #expect(refusal { _ = try SigningKey(pem: pem) }?.code == .passphraseRequired)
        let error = refusal { _ = try SigningKey(pem: pem, passphrase: TestKeys.passphraseBytes()) }
        #expect(error?.code == .unsupportedKey)
    }

    @Test(
        "A verification key comes from a public key or from any private one",
        arguments: ["public", "pkcs8", "sec1", "pkcs8-encrypted"])
    func verificationKeys(name: String) throws {
        let token = try TestKeys.signer().sign(issuedAt: 1)
        #expect(try TestKeys.verifier(name).verify(token.compact).signature == .valid)
    }

    @Test(
        "What is no P-256 key does not verify",
        arguments: [
            ("p384-public", .unsupportedKey, "P-384"), ("rsa-public", .unsupportedKey, "RSA"),
            ("certificate", .unsupportedKey, "a certificate"), ("rsa", .unsupportedKey, "RSA"),
            ("public-off-curve", .unreadableKey, "OpenSSL: decode error"),
        ] as [(String, ProviderTokenError.Code, String)])
    func noVerificationKey(name: String, code: ProviderTokenError.Code, words: String) throws {
        let pem = try TestKeys.pem(name)
        let error = refusal { _ = try VerificationKey(pem: pem) }
        #expect(error?.code == code)
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test("No damage to a key file does worse than a refusal")
    func damaged() throws {
        var random = Xorshift(seed: 20_261_121)
        for name in ["pkcs8", "sec1", "sec1-encrypted", "public", "rsa-pkcs1"] {
            let pem = try TestKeys.pem(name)
            for _ in 0..<400 {
                let bytes = random.damage(pem)
                _ = try? SigningKey(pem: bytes, passphrase: TestKeys.passphraseBytes())
                _ = try? VerificationKey(pem: bytes, passphrase: [])
            }
        }
    }
}

/// What editors, mail and copying do to a key file.
enum Surroundings: CaseIterable {
    case byteOrderMark, crlf, cr, textAround, indentation, noFinalLineEnd, singleLine, spaces, otherBlock

    func around(_ pem: String) throws -> String {
        switch self {
        case .byteOrderMark: "\u{FEFF}" + pem
        case .crlf: pem.replacing("\n", with: "\r\n")
        case .cr: pem.replacing("\n", with: "\r")
        case .textAround: "Bag Attributes\n  name: x\n\(pem)\nthe end -----"
        case .indentation: pem.split(separator: "\n").map { "    \($0)  " }.joined(separator: "\n")
        case .noFinalLineEnd: String(pem.dropLast())
        case .singleLine: pem.replacing("\n", with: "")
        case .spaces: pem.replacing("\n", with: " ")
        case .otherBlock: pem + (try TestKeys.text("other-public"))
        }
    }
}
