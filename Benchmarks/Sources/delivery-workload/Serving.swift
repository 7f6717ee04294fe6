import APNSTestServer
import Foundation
import ProviderToken

/// The key that client and server know, as the token's header and claims name it.
enum Identity {
    static func keyIdentifier() throws -> KeyIdentifier { try KeyIdentifier(validating: "ABC123DEFG") }
    static func teamIdentifier() throws -> TeamIdentifier { try TeamIdentifier(validating: "DEF123GHIJ") }

    static func key(_ file: String) throws -> SigningKey {
        try SigningKey(pem: Array(try Data(contentsOf: URL(filePath: file))))
    }
}

/// Serves with every check on until standard input ends, then reports.
func serve(keyFile: String, authorityFile: String) async throws {
    var configuration = APNSTestServerConfiguration()
    configuration.memory = 0
    // Peers that do not begin with one stream must not be slowed down by refusals.
    configuration.initialStreamLimit = configuration.streamLimit
    configuration.keys = [
        AcceptedKey(
            keyIdentifier: try Identity.keyIdentifier(), teamIdentifier: try Identity.teamIdentifier(),
            key: try VerificationKey(of: Identity.key(keyFile)))
    ]
    let server = try await APNSTestServer.start(configuration)
    try Data(server.caCertificate).write(to: URL(filePath: authorityFile))
    FileHandle.standardOutput.write(Data("\(server.port)\n".utf8))
    let clock = ContinuousClock()
    let (start, processor) = (clock.now, processorSeconds())
    _ = try FileHandle.standardInput.readToEnd()
    let (elapsed, spent) = (clock.now - start, processorSeconds() - processor)
    report(operations: server.tally.accepted, processor: spent, elapsed: elapsed / .seconds(1))
    await server.stop()
}
