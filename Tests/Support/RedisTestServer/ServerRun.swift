internal import Foundation

/// A process of `redis-server`, from its start to its end.
///
/// A shell stands between: it ends the server when its own input ends, which happens when this process does.
final class ServerRun: Sendable {
    private let shell: ChildProcess
    private let identifier: pid_t
    private let log: URL

    /// Nobody else waits for the server, so that its number is not another one's when it is ended.
    private static let script = """
        redis-server "$1/configuration" </dev/null >"$2" 2>&1 &
        echo $!
        read -r word
        kill -KILL $!
        wait
        [ "$word" = keep ] || rm -rf "$1"
        """

    /// Begins to start a server.
    init(configuration: String, folder: URL) throws {
        try Data(configuration.utf8).write(to: folder.appending(path: "configuration"))
        log = folder.appending(path: "log-\(UUID().uuidString)")
        shell = try ChildProcess(["sh", "-c", Self.script, "sh", folder.path, log.path])
        let line = String(decoding: shell.output.availableData, as: UTF8.self)
        guard let number = pid_t(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw NotStarted(log: "The shell said: \(line)")
        }
        identifier = number
    }

    /// Returns when the server answers; throws what it logged when it does not within ten seconds.
    func isReady() async throws {
        var logged = ""
        for _ in 0..<500 {
            logged = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            if logged.contains("Ready to accept connections") { return }
            if logged.contains("Failed listening") || logged.contains("FATAL") { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw NotStarted(log: logged)
    }

    /// Why a server did not start.
    struct NotStarted: Error {
        let log: String
    }

    func signal(_ signal: Int32) { kill(identifier, signal) }

    /// Ends the server at once, and returns when it has ended.
    func end(keepingFolder isKept: Bool) {
        try? shell.input.write(contentsOf: Data((isKept ? "keep\n" : "\n").utf8))
        shell.wait()
    }

    /// Whether a command can be run here.
    static func finds(_ command: String) -> Bool { (try? output([command, "--version"])) != nil }

    /// What a command prints.
    static func output(_ command: [String]) throws -> String {
        let process = try ChildProcess(command)
        let data = try process.output.readToEnd() ?? Data()
        guard process.wait() == 0 else { throw POSIXError(.EINVAL) }
        return String(decoding: data, as: UTF8.self)
    }
}
