internal import APNSDelivery
internal import CoreMetrics
internal import Logging
internal import ProviderToken
internal import Synchronization

/// What one client serves: two configurations with the same identity share it.
struct ClientIdentity: Hashable, Sendable {
    let key: KeyIdentity
    let server: APNSServer
    let authorities: [UInt8]?
}

/// A signing key of a team; Apple takes few new tokens of one, whichever server they go to.
struct KeyIdentity: Hashable, Sendable {
    let team: String
    let keyID: String
    let privateKey: ConfiguredSecret

    init(_ key: APNSKeyConfiguration) {
        (team, keyID, privateKey) = (key.team, key.keyID, key.privateKey)
    }
}

/// Makes clients, and keeps one source of tokens for each key.
final class ClientMaker: Sendable {
    private let logger: Logger
    private let metrics: any MetricsFactory
    private let sources = Mutex<[KeyIdentity: ProviderTokenSource]>([:])

    init(logger: Logger, metrics: any MetricsFactory) {
        self.logger = logger
        self.metrics = metrics
    }

    /// A client for each identity of some routes; those that are known already are kept.
    func clients(
        for routes: DeliveryRoutes, keeping known: [ClientIdentity: APNSClient]
    ) throws -> [ClientIdentity: APNSClient] {
        var clients: [ClientIdentity: APNSClient] = [:]
        for identity in routes.identities {
            clients[identity] = try known[identity] ?? client(identity)
        }
        let keys = Set(clients.keys.map(\.key))
        sources.withLock { $0 = $0.filter { keys.contains($0.key) } }
        return clients
    }

    private func client(_ identity: ClientIdentity) throws -> APNSClient {
        var configuration = APNSClientConfiguration(server: identity.server)
        configuration.deadline = .seconds(10)
        configuration.retries.maximumAttempts = 2
        configuration.retries.throttlingDelay = .milliseconds(500)
        configuration.additionalTrustRoots = identity.authorities
        return try APNSClient(
            configuration: configuration, tokens: try source(identity.key), logger: logger, metrics: metrics)
    }

    private func source(_ key: KeyIdentity) throws(ProviderTokenError) -> ProviderTokenSource {
        if let source = sources.withLock({ $0[key] }) { return source }
        let signer = ProviderTokenSigner(
            key: try SigningKey(pem: key.privateKey.bytes),
            keyIdentifier: try KeyIdentifier(validating: key.keyID),
            teamIdentifier: try TeamIdentifier(validating: key.team))
        let source = ProviderTokenSource(signer: signer)
        sources.withLock { $0[key] = source }
        return source
    }
}
