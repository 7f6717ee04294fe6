internal import Foundation
internal import Synchronization

/// A real `redis-server` on a free port of 127.0.0.1, with a folder of its own.
///
/// It ends when it is stopped, and at the latest with the process that started it, however that ends.
public final class RedisServer: Sendable {
    /// Where it listens; with TLS where the configuration says so.
    public let port: Int
    /// The port on which the servers of a cluster talk to each other.
    public let clusterPort: Int
    /// The path of its folder, which has everything that it keeps.
    public let folder: String
    private let lines: [String]
    private let run = Mutex<ServerRun?>(nil)

    /// Whether there is a `redis-server` here.
    public static let isInstalled = ServerRun.finds("redis-server") && ServerRun.finds("redis-cli")

    /// The server of this process for tests that only need one; they use keys of their own.
    public static func shared() async throws -> RedisServer { try await sharedServer.value }

    private static let sharedServer = Task { try await start() }

    /// Starts a server and waits until it answers.
    ///
    /// - Parameters:
    ///   - lines: Of its configuration, besides port and folder. `PORT` becomes its port, and `FOLDER` its folder.
    ///   - files: What its folder has from the start, by name.
    /// - Returns: The server.
    /// - Throws: What it logged, when it does not start within ten seconds.
    public static func start(_ lines: [String] = [], files: [String: [UInt8]] = [:]) async throws
        -> RedisServer
    {
        let server = try RedisServer(lines, files: files)
        try await server.restart()
        return server
    }

    private init(_ lines: [String], files: [String: [UInt8]]) throws {
        port = try FreePort.next()
        clusterPort = try FreePort.next()
        folder = FileManager.default.temporaryDirectory.appending(path: "redis-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        for (name, content) in files { try Data(content).write(to: URL(filePath: "\(folder)/\(name)")) }
        var lines = lines
        if !lines.contains(where: { $0.hasPrefix("port ") }) { lines.append("port PORT") }
        if lines.contains("cluster-enabled yes") { lines.append("cluster-port \(clusterPort)") }
        if !lines.contains(where: { $0.hasPrefix("save ") }) { lines.append("save \"\"") }
        self.lines = lines + ["bind 127.0.0.1", "dir FOLDER", "daemonize no", "loglevel notice"]
    }

    /// The address of the server; nothing in it but host and port.
    public var address: String { "redis://127.0.0.1:\(port)" }

    /// Starts it again, on the same port and with the same folder, after ``kill()``.
    public func restart() async throws {
        kill()
        let text = lines.joined(separator: "\n").replacing("PORT", with: "\(port)")
            .replacing("FOLDER", with: folder)
        for attempt in 1...3 {
            let run = try ServerRun(configuration: text, folder: URL(filePath: folder))
            do {
                try await run.isReady()
                return self.run.withLock { $0 = run }
            } catch  where attempt < 3 {
                // The port may not be free again yet.
                run.end(keepingFolder: true)
            }
        }
    }

    /// Ends it at once, with `SIGKILL`; what it had on disk stays.
    public func kill() {
        take()?.end(keepingFolder: true)
    }

    /// Ends it and removes its folder.
    public func stop() {
        take()?.end(keepingFolder: false)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Stops it in its tracks: its connections stay open, and nothing is answered.
    public func pause() { run.withLock { $0?.signal(SIGSTOP) } }

    /// Lets it go on after ``pause()``.
    public func resume() { run.withLock { $0?.signal(SIGCONT) } }

    /// What `redis-cli` prints for a command; for servers without TLS and password.
    @discardableResult
    public func command(_ words: String...) throws -> String { try command(words) }

    /// What `redis-cli` prints for a command; for servers without TLS and password.
    @discardableResult
    public func command(_ words: [String]) throws -> String {
        try ServerRun.output(["redis-cli", "-p", "\(port)"] + words)
    }

    private func take() -> ServerRun? {
        run.withLock { run in
            defer { run = nil }
            return run
        }
    }

    deinit { stop() }
}
