internal import Foundation

/// A process that inherits its standard input and output only.
///
/// What Foundation starts may inherit whatever is open at that moment. A server that runs for minutes would so keep open
/// what other tests wait for the end of.
final class ChildProcess: Sendable {
    private let identifier: pid_t
    /// Where its standard input is written to.
    let input: FileHandle
    /// Where its standard output is read from.
    let output: FileHandle

    /// Starts a program, which is looked for in `PATH`; what it says of errors goes nowhere.
    init(_ arguments: [String]) throws {
        let (input, output) = (try Self.pipe(), try Self.pipe())
        defer {
            close(input.read)
            close(output.write)
        }
        self.input = FileHandle(fileDescriptor: input.write, closeOnDealloc: true)
        self.output = FileHandle(fileDescriptor: output.read, closeOnDealloc: true)
        identifier = try Self.spawn(arguments, input: input.read, output: output.write)
    }

    /// Waits for its end; to be called once.
    ///
    /// - Returns: Its exit status, or 256 and more when a signal has ended it.
    @discardableResult
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 256 + status & 0x7F
    }

    /// Two ends that no other process inherits.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // Tests may run with a mask that holds back what ends a child or tells of its end.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        #if canImport(Darwin)
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            let flags = POSIX_SPAWN_SETSIGMASK
            // Closing what is not open is no error.
            for descriptor in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 4_096)) {
                posix_spawn_file_actions_addclose(&actions, descriptor)
            }
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var identifier: pid_t = 0
        let status = posix_spawnp(&identifier, arguments[0], &actions, &attributes, &words, environ)
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
        return identifier
    }
}
