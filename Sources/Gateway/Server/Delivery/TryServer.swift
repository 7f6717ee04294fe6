internal import APNSDelivery
internal import APNSTestServer
internal import Foundation
internal import ProviderToken
internal import PushBridge
internal import Synchronization

/// A server in Apple's place in this process, with a key that was invented for it: to try the gateway without Apple.
final class TryServer: Sendable {
    /// What the app of a gateway without apps is called.
    static let appName = "try"
    /// The topic of an app that names none.
    static let topic = "com.example.try"
    /// What webhooks of that app are signed with; it is no secret.
    static let webhookSecret = "try-secret"

    let server: APNSTestServer
    private let privateKey: ConfiguredSecret

    private static let team = "TRYTEAM000"
    private static let keyID = "TRYKEY0000"

    /// Starts a server on a free port of this machine.
    ///
    /// - Parameter onReceive: Called with every push, on the thread of its connection, before it is answered.
    /// - Throws: ``APNSTestServerError``, or `ProviderTokenError` when libcrypto makes no key that can be used.
    init(onReceive: (@Sendable (ReceivedPush) -> Void)? = nil) async throws {
        let pem = try InventedKey.pem()
        privateKey = ConfiguredSecret(pem)
        let accepted = AcceptedKey(
            keyIdentifier: try KeyIdentifier(validating: Self.keyID),
            teamIdentifier: try TeamIdentifier(validating: Self.team), key: try VerificationKey(pem: pem))
        server = try await APNSTestServer.start(
            APNSTestServerConfiguration(keys: [accepted], memory: 1_000, onReceive: onReceive))
    }

    /// The same configuration with the invented key in the place of every key; without apps, it gets one.
    ///
    /// No push of it leaves this machine.
    func configuration(insteadOf configuration: GatewayConfiguration) -> GatewayConfiguration {
        var configuration = configuration
        if configuration.apps.isEmpty { configuration.apps = [Self.app] }
        for index in configuration.apps.indices {
            configuration.apps[index].apns = [key(for: configuration.apps[index])]
        }
        return configuration
    }

    /// Ends the server.
    func stop() async { await server.stop() }

    private func key(for app: AppConfiguration) -> APNSKeyConfiguration {
        let named = app.apns.flatMap(\.topics) + app.vendors.compactMap { $0.profile?.topic?.string }
        let topics = named.isEmpty ? [Self.topic] : Set(named).sorted()
        return APNSKeyConfiguration(
            name: "invented", team: Self.team, keyID: Self.keyID, privateKey: privateKey, topics: topics,
            server: APNSServer(host: "127.0.0.1", port: server.port), authorities: server.caCertificate)
    }

    /// An app with every sort of vendor.
    private static var app: AppConfiguration {
        let vendors = VendorRegistry.standard.adapters.compactMap { $0.vendors.first }
        return AppConfiguration(
            name: appName,
            vendors: vendors.map { name in
                VendorConfiguration(
                    name: name, webhookSecret: ConfiguredSecret(Array(webhookSecret.utf8)),
                    pushesItself: false)
            })
    }
}

/// A file with a line for each push that the test server got.
final class PushRecord: Sendable {
    private let file: Mutex<FileHandle>

    init(_ path: String) throws {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        file = Mutex(try FileHandle(forWritingTo: URL(fileURLWithPath: path)))
    }

    /// Adds the line of a push.
    func add(_ push: ReceivedPush) {
        let line = jsonLines([push]) { $0.write(to: &$1, isFull: true) }
        file.withLock { $0.write(Data(line)) }
    }

    /// Closes the file.
    func end() { file.withLock { try? $0.close() } }
}
