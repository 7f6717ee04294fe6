import Foundation
import ProviderToken

/// Throw-away keys, made anew for each run.
struct TestKeys: Decodable, Sendable {
    let passphrase: String
    /// PEM by name; `Oracle/make_keys.py` says what each is.
    let keys: [String: String]
    /// Texts that nothing may ever show.
    let secrets: [String]

    private static let made = Result {
        try JSONDecoder().decode(TestKeys.self, from: Oracle.run("make_keys.py"))
    }

    static func all() throws -> TestKeys { try made.get() }

    /// The bytes of a key.
    static func pem(_ name: String) throws -> [UInt8] {
        guard let text = try all().keys[name] else {
            throw Oracle.Unavailable(description: "Oracle/make_keys.py makes no key \"\(name)\".")
        }
        return [UInt8](text.utf8)
    }

    /// The same as text, for Python.
    static func text(_ name: String) throws -> String {
        String(decoding: try pem(name), as: UTF8.self)
    }

    static func passphraseBytes() throws -> [UInt8] { [UInt8](try all().passphrase.utf8) }

    static func signingKey(_ name: String = "pkcs8") throws -> SigningKey {
        try SigningKey(pem: pem(name), passphrase: passphraseBytes())
    }

    static func signer(_ name: String = "pkcs8") throws -> ProviderTokenSigner {
        ProviderTokenSigner(
            key: try signingKey(name), keyIdentifier: try KeyIdentifier(validating: "ABC123DEFG"),
            teamIdentifier: try TeamIdentifier(validating: "DEF123GHIJ"))
    }

    static func verifier(_ name: String = "public") throws -> ProviderTokenVerifier {
        ProviderTokenVerifier(key: try VerificationKey(pem: pem(name), passphrase: passphraseBytes()))
    }
}

/// The error that `body` throws; nil when it throws none of ours.
func refusal(_ body: () throws -> Void) -> ProviderTokenError? {
    do {
        try body()
        return nil
    } catch {
        return error as? ProviderTokenError
    }
}
