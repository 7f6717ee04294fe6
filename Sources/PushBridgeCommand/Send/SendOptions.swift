internal import APNSDelivery
internal import APNSTypes
internal import ArgumentParser
internal import ProviderToken
internal import PushBridge

/// What pushes get that say nothing themselves.
struct SendPushOptions: ParsableArguments {
    @Option(help: .option("SendPush.topic"))
    var topic: String?

    @Option(help: .option("SendPush.device"))
    var device: String?

    func validate() throws {
        if let device, !UTF8Text(device).isDeviceToken {
            throw ValidationError("'--device' takes an even number of hexadecimal digits.")
        }
        if let topic, !UTF8Text(topic).isTopic {
            throw ValidationError(
                "'--topic' takes the app's bundle identifier, such as com.example.app, without blanks.")
        }
    }
}

/// What earlier runs have done.
struct SendResumeOptions: ParsableArguments {
    @Option(name: .customLong("resume"), help: .option("SendResume.file"), completion: .file())
    var file: String?

    @Flag(
        help: """
            Also send again what failed but may have arrived; somebody may be notified twice.
            """)
    var retryUncertain = false

    func validate() throws {
        if retryUncertain, file == nil { throw ValidationError("--retry-uncertain needs --resume.") }
    }

    /// Refuses a second file of outcomes.
    func refuse(_ output: SendOutputOptions) throws {
        if file != nil, output.output != "-" {
            throw ValidationError(
                "--output and --resume both name the file of outcomes. --resume appends to its file; leave --output out."
            )
        }
    }
}

struct SendOutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: .option("SendOutput.output"), completion: .file())
    var output = "-"

    @Option(help: .option("SendOutput.summary"), completion: .file())
    var summary: String?

    @Option(help: .option("SendOutput.progress"))
    var progress = Progress.Mode.auto
}

/// The key that signs provider tokens.
struct SendTokenOptions: ParsableArguments {
    @Option(help: .option("SendToken.key"), completion: .file())
    var key: String?

    @Option(help: .option("SendToken.keyID"))
    var keyID: String?

    @Option(help: .option("SendToken.teamID"))
    var teamID: String?

    @OptionGroup var passphrase: PassphraseOptions

    /// Refuses a run that would send without a key.
    func validateForSending(input: String) throws {
        guard let key, let keyID, let teamID else {
            throw ValidationError(
                "Sending needs --key, --key-id and --team-id. To send nothing, use --dry-run.")
        }
        if input == "-", key == "-" || passphrase.passphraseFile == "-" {
            throw ValidationError("The input, --key and --passphrase-file cannot share standard input.")
        }
        _ = try SigningIdentifiers(keyID: keyID, teamID: teamID)
        try passphrase.refuseSharedInput(key: key)
    }

    func source() throws -> ProviderTokenSource {
        guard let key, let keyID, let teamID else { throw ValidationError("Sending needs a key.") }
        let identifiers = try SigningIdentifiers(keyID: keyID, teamID: teamID)
        let signer = ProviderTokenSigner(
            key: try passphrase.signingKey(key), keyIdentifier: identifiers.key,
            teamIdentifier: identifiers.team)
        identifiers.noteUnusual(keyFile: key)
        return ProviderTokenSource(signer: signer)
    }
}

/// Apple's two environments.
enum SendEnvironment: String, WordOption {
    /// Apps from the App Store and TestFlight.
    case production
    /// Apps that Xcode installed.
    case sandbox
}

/// Where to send, and how fast.
struct SendServerOptions: ParsableArguments {
    private static let proxyVariable = "PUSHBRIDGE_PROXY_AUTHORIZATION"

    @Option(help: .option("SendServer.environment"))
    var environment: SendEnvironment?

    @Option(help: .option("SendServer.host"))
    var host: String?

    @Option(help: .option("SendServer.port"))
    var port = 443

    @Option(name: .customLong("ca"), help: .option("SendServer.authorities"), completion: .file())
    var authorities: String?

    @Option(
        help: ArgumentHelp(
            "The HTTP proxy to use. It is host:port; its Proxy-Authorization value is read from \(Self.proxyVariable).",
            valueName: "host:port"))
    var proxy: String?

    @Flag(help: .option("SendServer.anyHost"))
    var anyHost = false

    @Option(help: .option("SendServer.connections"))
    var connections = 1

    @Option(help: .option("SendServer.maxInFlight"))
    var maxInFlight = 1_000

    @Option(help: .option("SendServer.deadline"))
    var deadline = 30

    func validate() throws {
        if environment != nil, host != nil {
            throw ValidationError("--environment and --host both name the server; give only one of them.")
        }
        _ = try server()
        _ = try proxyServer()
        if let host, !anyHost, try !HostPort(host, defaultPort: port).isAppleOrLoopback {
            throw ValidationError(
                "\(host) is neither Apple's nor this machine. To send there anyway, add --any-host.")
        }
        guard (1...65_535).contains(port) else { throw ValidationError("'--port' takes 1 to 65535.") }
        guard (1...1_000).contains(connections) else {
            throw ValidationError("'--connections' takes 1 to 1000.")
        }
        guard (1...100_000).contains(maxInFlight) else {
            throw ValidationError("'--max-in-flight' takes 1 to 100000.")
        }
        guard (1...86_400).contains(deadline) else {
            throw ValidationError("'--deadline' takes 1 to 86400 seconds.")
        }
    }

    func server() throws -> APNSServer {
        if let host {
            let place = try HostPort(host, defaultPort: port)
            return APNSServer(host: place.host, port: place.port)
        }
        switch environment {
        case .production: return APNSServer(host: APNSServer.production.host, port: port)
        case .sandbox: return APNSServer(host: APNSServer.sandbox.host, port: port)
        case nil:
            throw ValidationError(
                "Say where to send: --environment production, --environment sandbox, or --host.")
        }
    }

    func configuration() throws -> APNSClientConfiguration {
        var configuration = APNSClientConfiguration(server: try server())
        configuration.connections = connections
        configuration.maximumInFlight = maxInFlight
        configuration.deadline = .seconds(deadline)
        configuration.additionalTrustRoots = try authorities.map { try TokenInput($0).bytes() }
        configuration.proxy = try proxyServer()
        return configuration
    }

    private func proxyServer() throws -> HTTPProxy? {
        guard let proxy else { return nil }
        let place = try HostPort(proxy, defaultPort: 3_128)
        return HTTPProxy(
            host: place.host, port: place.port, authorization: ProcessEnvironment.text(of: Self.proxyVariable)
        )
    }
}

/// A host and a port as people write them: `host`, `host:port`, `[::1]:port`.
struct HostPort {
    let host: String
    let port: Int

    init(_ text: String, defaultPort: Int) throws {
        let parts = Self.split(text)
        let port = parts.port.map { Int($0) ?? 0 } ?? defaultPort
        let isName =
            !parts.host.isEmpty && !parts.host.contains { $0 == "/" || $0 == "@" || $0.isWhitespace }
        guard isName, (1...65_535).contains(port) else {
            throw ValidationError(
                "\"\(Self.withoutUser(text))\" is not a host, or a host and port such as localhost:8443.")
        }
        self.host = String(parts.host)
        self.port = port
    }

    /// The text without the name of a user before a host, behind which a password may stand (reading T13).
    private static func withoutUser(_ text: String) -> String {
        text.lastIndex(of: "@").map { "…\(text[$0...])" } ?? text
    }

    private static func split(_ text: String) -> (host: Substring, port: Substring?) {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            return (text[text.index(after: text.startIndex)..<end], rest.isEmpty ? nil : rest.dropFirst())
        }
        // An address of IPv6 without brackets has more than one colon, and no port.
        let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
        return pieces.count == 2 ? (pieces[0], pieces[1]) : (Substring(text), nil)
    }

    /// Whether requests to the host stay with Apple or on this machine.
    var isAppleOrLoopback: Bool {
        let name = host.lowercased()
        return name.hasSuffix(".push.apple.com") || name == "localhost" || name == "::1"
            || isLoopbackAddress(name)
    }

    /// 127.0.0.0/8, as four numbers; a name that only begins like one is none.
    private func isLoopbackAddress(_ name: String) -> Bool {
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }
}
