internal import APNSTestServer
internal import PushBridge
internal import PushRecords

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
        let keys = try command.keys.map(AcceptedKeysFile.read)
        var configuration = try configuration(keys?.keys)
        let record = try ByteSink("--record", command.record)
        let authority = try command.caOut.map { (path) throws(CommandError) in
            try ByteSink("--ca-out", path, isPrivate: false)
        }
        try refuseSame(record, authority, keyFiles: keys?.keyFiles ?? [])
        let lines = ReceivedLines(record, isFull: command.full)
        try lines.begin()
        configuration.onReceive = { lines.add($0) }
        Interruption.install(stop: { _ in lines.stop() }, cleanUp: {})
        let server: APNSTestServer
        do {
            server = try start(configuration)
        } catch {
            authority?.discard()
            throw error
        }
        if let authority {
            try authority.begin()
            try authority.write(String(decoding: server.caCertificate, as: UTF8.self))
            try authority.finish()
        }
        try announce(port: server.port)
        try lines.writeUntilStopped()
        Awaited.value { await server.stop() }
        try lines.finish()
        StandardError.note(Self.summary(server.tally))
    }

    /// Refuses to write over what is read, or two things to one file; the address goes to standard output.
    private func refuseSame(
        _ record: ByteSink, _ authority: ByteSink?, keyFiles: [NamedFile]
    ) throws(CommandError) {
        let output = try ByteSink("The address", "-")
        let written = [record, authority, record.name == output.name ? nil : output].compactMap(\.self)
        try ByteSink.refuseSame(written, reading: command.files + keyFiles)
    }

    private func configuration(_ keys: [AcceptedKey]?) throws(CommandError) -> APNSTestServerConfiguration {
        var configuration = APNSTestServerConfiguration(
            host: command.host, port: command.port, environment: command.environment, keys: keys,
            takesDERSignatures: !command.strictTokens, streamLimit: command.streams,
            initialStreamLimit: command.firstStreams, connectionLimit: command.maxConnections,
            handshakeTimeout: command.handshakeTimeout, memory: Self.memory)
        if let file = command.script { configuration.script = try ScriptFile.read(file) }
        if keys == nil {
            StandardError.note("Without --keys, the signatures of provider tokens are not verified.")
        }
        if let certificate = command.certificate, let key = command.privateKey {
            CoreDumps.switchOff()
            configuration.identity = .pem(
                certificates: try TokenInput(certificate).bytes(),
                key: try TokenInput(key, secretOption: "--private-key").bytes())
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
        writer.member("host", command.host)
        writer.member("port", port)
        writer.endObject()
        try StandardOutput.writeLine(writer.text().string)
    }

    private static func summary(_ tally: ServerTally) -> String {
        var parts = ["\(tally.accepted) accepted"]
        for (reason, count) in tally.refused.sorted(by: {
            ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue)
        }) {
            parts.append("\(count) \(reason)")
        }
        if tally.turnedAway > 0 {
            let connections = tally.turnedAway == 1 ? "connection" : "connections"
            parts.append("\(tally.turnedAway) \(connections) too many (--max-connections)")
        }
        if tally.unanswered > 0 { parts.append("\(tally.unanswered) left without an answer") }
        let requests = "\(tally.requests) \(tally.requests == 1 ? "request" : "requests")"
        let connections = "\(tally.connections) \(tally.connections == 1 ? "connection" : "connections")"
        return "\(requests) over \(connections): \(parts.joined(separator: ", "))."
    }
}

extension CommandError {
    fileprivate static func unstartable(_ error: APNSTestServerError) -> CommandError {
        CommandError(
            status: error.code == .cannotListen ? .inputOutput : .malformed, description: error.description)
    }
}

/// The lines about requests, written by the command's own thread while the server goes on.
final class ReceivedLines: Sendable {
    /// What waits to be written.
    private struct Waiting {
        var pushes: [ReceivedPush] = []
        var isStopped = false
    }

    /// How many requests may wait; the server waits for room when there are more.
    private static let room = 50_000

    /// Microseconds in which requests gather, so that the server need not wake the writer for each.
    private static let pause = 5_000

    private let sink: ByteSink
    private let isFull: Bool
    private let waiting = Monitor(Waiting())

    init(_ sink: ByteSink, isFull: Bool) {
        self.sink = sink
        self.isFull = isFull
    }

    func begin() throws(CommandError) { try sink.begin() }

    func add(_ push: ReceivedPush) {
        waiting.update(
            when: { $0.pushes.count < Self.room || $0.isStopped }, waking: { $0.pushes.count == 1 },
            { $0.pushes.append(push) })
    }

    func stop() {
        waiting.update { $0.isStopped = true }
    }

    /// Writes lines as they come, until `stop`.
    func writeUntilStopped() throws(CommandError) {
        var writer = JSONWriter(capacity: 1 << 16)
        var isStopped = false
        while !isStopped {
            let pushes = waiting.update(when: { !$0.pushes.isEmpty || $0.isStopped }) { waiting in
                isStopped = waiting.isStopped
                defer { waiting.pushes = [] }
                return waiting.pushes
            }
            for push in pushes {
                push.write(to: &writer, isFull: isFull)
                writer.newline()
            }
            try sink.write(writer)
            writer.removeAll()
            if !isStopped { WorkerThread.pause(microseconds: Self.pause) }
        }
    }

    func finish() throws(CommandError) {
        try writeUntilStopped()
        try sink.finish()
    }
}
