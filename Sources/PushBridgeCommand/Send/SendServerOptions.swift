internal import APNSDelivery
internal import ArgumentParser
internal import PushBridge

/// Apple's two environments.
enum SendEnvironment: String, CaseIterable, ExpressibleByArgument {
    /// Apps from the App Store and TestFlight.
    case production
    /// Apps that Xcode installed.
    case sandbox
}

/// Where to send, and how fast.
struct SendServerOptions: ParsableArguments {
    private static let proxyVariable = "PUSHBRIDGE_PROXY_AUTHORIZATION"

    @Option(help: "Which of Apple's servers: production, or sandbox for apps installed by Xcode.")
    var environment: SendEnvironment?

    @Option(
        help: ArgumentHelp(
            "Another server instead of --environment, such as localhost:8443. Without a port, --port is used.",
            valueName: "host"))
    var host: String?

    @Option(help: ArgumentHelp("The port; Apple listens on 443 and 2197.", valueName: "n"))
    var port = 443

    @Option(
        name: .customLong("ca"),
        help: ArgumentHelp(
            "A PEM file of certificates to trust, in addition to the system's.", valueName: "file"),
        completion: .file())
    var authorities: String?

    @Option(
        help: ArgumentHelp(
            "The HTTP proxy to use, host:port. Its Proxy-Authorization value is read from \(Self.proxyVariable).",
            valueName: "host:port"))
    var proxy: String?

    @Flag(help: "Allow a host that is neither Apple's nor this machine.")
    var anyHost = false

    @Option(help: ArgumentHelp("The maximum number of connections.", valueName: "n"))
    var connections = 1

    @Option(help: ArgumentHelp("The maximum number of pushes that wait for an answer.", valueName: "n"))
    var maxInFlight = 1_000

    @Option(help: ArgumentHelp("The maximum time from start to outcome of a push.", valueName: "seconds"))
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

    /// The server.
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

    /// Everything that the client is told.
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
            host: place.host, port: place.port, authorization: Environment.text(of: Self.proxyVariable))
    }
}
