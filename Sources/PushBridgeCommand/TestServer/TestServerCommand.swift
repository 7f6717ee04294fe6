internal import APNSTestServer
internal import ArgumentParser

/// `pushbridge test-server`: a server that answers like APNs.
struct TestServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "test-server", "Run a local server that answers like APNs, and report what arrives.",
        usage: "pushbridge test-server [<options>]")

    @Option(help: .option("TestServer.host"))
    var host = "127.0.0.1"

    @Option(help: .option("TestServer.port"))
    var port = 0

    @Option(help: .option("TestServer.caOut"), completion: .file())
    var caOut: String?

    @Option(help: .option("TestServer.certificate"), completion: .file())
    var certificate: String?

    @Option(help: .option("TestServer.privateKey"), completion: .file())
    var privateKey: String?

    @Option(
        help:
            "Which of Apple's servers to imitate: \(APNSEnvironment.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    var environment = APNSEnvironment.sandbox

    @Option(help: .option("TestServer.keys"), completion: .file())
    var keys: String?

    @Flag(help: .option("TestServer.strictTokens"))
    var strictTokens = false

    @Option(help: .option("TestServer.script"), completion: .file())
    var script: String?

    @Option(help: .option("TestServer.record"), completion: .file())
    var record = "-"

    @Flag(help: .option("TestServer.full"))
    var full = false

    @Option(help: .option("TestServer.streams"))
    var streams = 1_000

    @Option(help: .option("TestServer.firstStreams"))
    var firstStreams = 1

    @Option(help: .option("TestServer.maxConnections"))
    var maxConnections = 1_000

    @Option(help: .option("TestServer.handshakeTimeout"))
    var handshakeTimeout = 10

    var files: [NamedFile] {
        NamedFile.named("--certificate", certificate) + NamedFile.named("--private-key", privateKey)
            + NamedFile.named("--keys", keys) + NamedFile.named("--script", script)
    }

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("'--port' takes a number from 0 to 65535.")
        }
        guard streams > 0, firstStreams > 0 else {
            throw ValidationError("'--streams' and '--first-streams' take a number from 1.")
        }
        guard (1...100_000).contains(maxConnections), (1...3_600).contains(handshakeTimeout) else {
            throw ValidationError(
                "'--max-connections' takes 1 to 100000, and '--handshake-timeout' 1 to 3600 seconds.")
        }
        guard (certificate == nil) == (privateKey == nil) else {
            throw ValidationError("'--certificate' and '--private-key' must be given together.")
        }
    }

    func run() throws {
        try TestServerRun(self)()
    }
}
