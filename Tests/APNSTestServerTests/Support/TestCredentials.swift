import ProviderToken

@testable import APNSTestServer

/// A key with its tokens, and what a server must know to take them.
struct TestCredentials {
    let accepted: AcceptedKey
    private let signer: ProviderTokenSigner

    init(
        _ identifier: String = "KEY0000001", team: String = Subject.team, environment: APNSEnvironment? = nil
    ) throws {
        let key = try SigningKey(pem: GeneratedKey().pem())
        var accepted = Subject.key(identifier, team: team, environment: environment)
        accepted.key = try VerificationKey(of: key)
        self.accepted = accepted
        signer = ProviderTokenSigner(
            key: key, keyIdentifier: accepted.keyIdentifier, teamIdentifier: accepted.teamIdentifier)
    }

    /// The value of `authorization` with a token of an age, in seconds.
    func authorization(age: Int = 0) throws -> String {
        try sign(age: age).authorization
    }

    /// A token of an age, in seconds.
    func sign(age: Int = 0) throws -> ProviderToken {
        try signer.sign(issuedAt: TokenClock.system.unixSeconds() - age)
    }

    /// A push with a token of an age.
    func push(age: Int = 0) throws -> TestPush { TestPush(try authorization(age: age)) }
}

extension APNSTestServer {
    /// Runs `body` with a server that is stopped afterwards.
    static func serving<R: Sendable>(
        _ script: Script = Script(), keys: [AcceptedKey]? = nil, environment: APNSEnvironment = .sandbox,
        initialStreamLimit: Int = 1_000, _ body: (APNSTestServer) async throws -> R
    ) async throws -> R {
        let server = try await start(
            APNSTestServerConfiguration(
                environment: environment, keys: keys, script: script, initialStreamLimit: initialStreamLimit))
        do {
            let result = try await body(server)
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }
}
