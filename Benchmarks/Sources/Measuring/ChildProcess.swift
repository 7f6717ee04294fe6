public import Foundation

/// A command to be run as a process of its own.
public struct ChildProcess: Sendable {
    /// What a process did and took.
    public struct Run: Sendable {
        /// What it printed; empty where its output went elsewhere.
        public let output: Data
        /// Seconds by the clock.
        public let elapsed: Double
        /// Seconds of processor time in user mode, of all its threads.
        public let user: Double
        /// Seconds of processor time, of all its threads.
        public let processor: Double
        /// The most bytes of memory that were resident; never less than this process has (see ``floor``).
        public let peakMemory: Int
    }

    private let path: String
    private let arguments: [String]
    private let environment: [String: String]

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - path: The program; one without a slash is looked for on the path.
    ///   - arguments: Its arguments, without its own name.
    ///   - environment: What is added to this process's environment.
    public init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - discardsOutput: Whether what it prints is of no interest.
    ///   - discardsErrors: Whether what it says on standard error is not passed on.
    /// - Returns: What it printed and took.
    /// - Throws: ``MeasuringError`` when it cannot be started or fails.
    public func run(discardsOutput: Bool = false, discardsErrors: Bool = false) throws -> Run {
        let file = discardsOutput ? "/dev/null" : temporaryFile()
        defer { if !discardsOutput { unlink(file) } }
        let clock = ContinuousClock()
        let start = clock.now
        let usage = try wait(for: try spawn(writingTo: file, discardsErrors))
        let elapsed = (clock.now - start) / .seconds(1)
        let user = Self.seconds(usage.ru_utime)
        return Run(
            output: discardsOutput ? Data() : try Data(contentsOf: URL(filePath: file)), elapsed: elapsed,
            user: user, processor: user + Self.seconds(usage.ru_stime),
            peakMemory: Self.bytes(ofPeak: Int(usage.ru_maxrss)))
    }

    private func temporaryFile() -> String {
        FileManager.default.temporaryDirectory.appending(path: "pushbridge-\(UUID().uuidString)").path
    }

    private func spawn(writingTo file: String, _ discardsErrors: Bool) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        if discardsErrors { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        let surroundings = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = surroundings.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process = pid_t()
        let status = posix_spawnp(&process, path, &actions, nil, &argv, &envp)
        guard status == 0 else {
            throw MeasuringError("\(path) cannot be started: \(String(cString: strerror(status))).")
        }
        return process
    }

    private func wait(for process: pid_t) throws -> rusage {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else {
                throw MeasuringError("\(path) was lost: \(String(cString: strerror(errno))).")
            }
        }
        guard status == 0 else {
            let end = status & 0x7F == 0 ? "status \(status >> 8)" : "signal \(status & 0x7F)"
            throw MeasuringError("\(([path] + arguments).joined(separator: " ")) ended with \(end).")
        }
        return usage
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }

    /// Linux counts kilobytes, macOS bytes.
    private static func bytes(ofPeak peak: Int) -> Int {
        #if canImport(Darwin)
            peak
        #else
            peak * 1_024
        #endif
    }
}

/// A measurement that could not be made.
public struct MeasuringError: Error, CustomStringConvertible {
    /// What went wrong.
    public let description: String

    /// Creates an error from a sentence.
    public init(_ description: String) {
        self.description = description
    }
}
