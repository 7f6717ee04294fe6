internal import APNSTestServer
internal import PushBridge

/// A run of the test server, from its files to its last count.
struct TestServerRun {
    /// How many devices are remembered, so that memory stays flat.
    private static let memory = 10_000

    private let command: TestServerCommand

    init(_ command: TestServerCommand) {
        self.command = command
    }

    /// Serves until a signal comes.
    func callAsFunction() throws(CommandError) {
        var configuration = try configuration()
        let lines = ReceivedLines(try ByteSink(path: command.record), isFull: command.full)
        try lines.begin()
        configuration.onReceive = { lines.add($0) }
        Interruption.install(stop: { _ in lines.stop() }, cleanUp: {})
        let server = try start(configuration)
        if let file = command.caOut { try WholeFile.write(server.caCertificate, to: file) }
        try announce(port: server.port)
        try lines.writeUntilStopped()
        Awaited.value { await server.stop() }
        try lines.finish()
        StandardError.note(Self.summary(server.tally))
    }

    private func configuration() throws(CommandError) -> APNSTestServerConfiguration {
        var configuration = APNSTestServerConfiguration(
            host: command.host, port: command.port, environment: command.environment,
            streamLimit: command.streams, initialStreamLimit: command.firstStreams, memory: Self.memory)
        if let file = command.script { configuration.script = try ScriptFile.read(file) }
        if let file = command.keys {
            configuration.keys = try AcceptedKeysFile.read(file)
        } else {
            StandardError.note("Without --keys, the signatures of provider tokens are not verified.")
        }
        if let certificate = command.certificate, let key = command.privateKey {
            configuration.identity = .pem(
                certificates: try TokenInput(certificate).bytes(), key: try TokenInput(key).bytes())
        }
        return configuration
    }

    private func start(_ configuration: APNSTestServerConfiguration) throws(CommandError) -> APNSTestServer {
        do {
            return try Awaited.value { () throws(APNSTestServerError) in
                try await APNSTestServer.start(configuration)
            }
        } catch {
            throw .unstartable(error)
        }
    }

    private func announce(port: Int) throws(CommandError) {
        var writer = JSONWriter(capacity: 80)
        writer.beginObject()
        writer.key("host")
        writer.string(UTF8Text(command.host))
        writer.key("port")
        writer.integer(port)
        writer.endObject()
        try StandardOutput.writeLine(writer.text().string)
    }

    /// The counts as a sentence.
    private static func summary(_ tally: ServerTally) -> String {
        var parts = ["\(tally.accepted) accepted"]
        for (reason, count) in tally.refused.sorted(by: {
            ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue)
        }) {
            parts.append("\(count) \(reason)")
        }
        if tally.unanswered > 0 { parts.append("\(tally.unanswered) left without an answer") }
        let requests = "\(tally.requests) \(tally.requests == 1 ? "request" : "requests")"
        let connections = "\(tally.connections) \(tally.connections == 1 ? "connection" : "connections")"
        return "\(requests) over \(connections): \(parts.joined(separator: ", "))."
    }
}

extension CommandError {
    /// The test server cannot be started.
    fileprivate static func unstartable(_ error: APNSTestServerError) -> CommandError {
        CommandError(
            status: error.code == .cannotListen ? .inputOutput : .malformed, description: error.description)
    }
}
