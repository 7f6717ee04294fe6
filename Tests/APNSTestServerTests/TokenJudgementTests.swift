import ProviderToken
import Testing

@testable import APNSTestServer

@Suite("What a provider token turns out to be")
struct TokenJudgementTests {
    private let key: SigningKey
    private let other: SigningKey
    private let signer: ProviderTokenSigner

    init() throws {
        key = try SigningKey(pem: GeneratedKey().pem())
        other = try SigningKey(pem: GeneratedKey().pem())
        signer = Self.signer(key, "KEY0000001", Subject.team)
    }

    private static func signer(_ key: SigningKey, _ identifier: String, _ team: String) -> ProviderTokenSigner
    {
        ProviderTokenSigner(
            key: key, keyIdentifier: KeyIdentifier(known: identifier),
            teamIdentifier: TeamIdentifier(known: team))
    }

    private func keys() throws -> AcceptedKeys {
        var accepted = Subject.key("KEY0000001")
        accepted.key = try VerificationKey(of: key)
        return AcceptedKeys([accepted])
    }

    private func judge(_ authorization: String) throws -> PresentedToken {
        try keys().judge(Array(authorization.utf8))
    }

    @Test("A token that a known key signed is genuine, whatever the case of the scheme")
    func genuine() throws {
        let token = try signer.sign(issuedAt: 1_700_000_000)
        for scheme in ["bearer", "Bearer", "BEARER"] {
            guard case .genuine(let genuine) = try judge("\(scheme) \(token.compact)") else {
                Issue.record("\(scheme) is refused")
                continue
            }
            #expect(genuine.issuedAt == 1_700_000_000)
            #expect(genuine.key.keyIdentifier.rawValue == "KEY0000001")
        }
    }

    @Test("A token is refused with the reason why")
    func refused() throws {
        let compact = try signer.sign(issuedAt: 1).compact
        let changed =
            String(compact.dropLast(20)) + (compact.suffix(20).first == "A" ? "B" : "A")
            + compact.suffix(19)
        let cases: [(authorization: String, words: String)] = [
            ("basic \(compact)", "bearer"), ("bearer", "bearer"), ("bearer ", "empty"),
            ("bearer a.b", "2 parts"), ("bearer \(changed)", "signature"),
            ("bearer \(try Self.signer(key, "KEY0000009", Subject.team).sign(issuedAt: 1).compact)", "kid"),
            ("bearer \(try Self.signer(key, "KEY0000001", "TEAM000009").sign(issuedAt: 1).compact)", "iss"),
            (
                "bearer \(try Self.signer(other, "KEY0000001", Subject.team).sign(issuedAt: 1).compact)",
                "signature"
            ),
        ]
        for (authorization, words) in cases {
            guard case .refused(let why) = try judge(authorization) else {
                Issue.record("the token is taken that should be refused for: \(words)")
                continue
            }
            #expect(why.contains(words))
            #expect(!why.contains(compact.suffix(20)))
        }
    }

    @Test("Without keys any signature will do, but not any token")
    func anyKey() throws {
        let keys = AcceptedKeys(nil)
        let token = try Self.signer(other, "KEY0000009", "TEAM000009").sign(issuedAt: 7)
        guard case .genuine(let genuine) = keys.judge(Array(token.authorization.utf8)) else {
            Issue.record("a well-formed token is refused")
            return
        }
        #expect(genuine.key.teamIdentifier.rawValue == "TEAM000009")
        guard case .refused = keys.judge(Array("bearer a.b.c".utf8)) else {
            Issue.record("a malformed token is taken")
            return
        }
    }

    @Test("A signature may be DER too, which is told and verified, and which a strict server refuses")
    func der() throws {
        let token = try signer.sign(issuedAt: 1).withDERSignature()
        let foreign = try Self.signer(other, "KEY0000001", Subject.team).sign(issuedAt: 1).withDERSignature()
        for keys in [try keys(), AcceptedKeys(nil)] {
            guard case .genuine(let genuine) = keys.judge(Array("bearer \(token)".utf8)) else {
                Issue.record("a signature that is DER is refused")
                continue
            }
            #expect(genuine.signatureForm == .der)
        }
        guard case .refused(let why) = try judge("bearer \(foreign)") else {
            Issue.record("another key's signature is taken")
            return
        }
        #expect(why.contains("signature"))
        for keys in [nil, [Subject.key("KEY0000001")]] {
            let strict = AcceptedKeys(keys, forms: [.raw])
            guard case .refused(let why) = strict.judge(Array("bearer \(token)".utf8)) else {
                Issue.record("a strict server takes DER")
                continue
            }
            #expect(why.contains("looks like DER"))
        }
    }

    @Test("A signature that is neither form is refused", arguments: ["AAAA", "MAAA", "MAYCAQECAQEA"])
    func noSignature(_ signature: String) throws {
        let compact = try signer.sign(issuedAt: 1).compact
        let token = compact.split(separator: ".").prefix(2).joined(separator: ".")
        guard case .refused(let why) = AcceptedKeys(nil).judge(Array("bearer \(token).\(signature)".utf8))
        else {
            Issue.record("\(signature) is taken")
            return
        }
        #expect(why.contains("signature"))
    }

    @Test("A value is judged once, and a second token is another one")
    func once() throws {
        var reader = TokenReader(keys: try keys())
        func read(_ token: ProviderToken) -> GenuineToken? {
            let bytes = Array(token.authorization.utf8)
            guard case .genuine(let token) = bytes.withUnsafeBufferPointer({ reader.read($0) }) else {
                return nil
            }
            return token
        }
        let (first, second) = (try signer.sign(issuedAt: 1), try signer.sign(issuedAt: 1))
        let judged = try #require(read(first))
        let next = try #require(read(second))
        #expect(read(first) === judged)
        #expect(!judged.isSame(as: next))
    }
}
