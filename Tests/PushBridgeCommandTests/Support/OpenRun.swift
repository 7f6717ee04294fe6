import Foundation

/// The command while it runs, with an input that stays open.
final class OpenRun {
    private let process = Process()
    private let input = Pipe()
    private let folder: TemporaryFolder

    init(_ arguments: [String]) throws {
        folder = try TemporaryFolder()
        process.executableURL = PushBridgeProcess.binary
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = FileHandle(forWritingAtPath: try folder.file("out", ""))
        process.standardError = FileHandle(forWritingAtPath: try folder.file("err", ""))
        try startLikeShell()
    }

    /// Starts the command with no signal blocked; threads of the tests block most, and a child inherits that.
    private func startLikeShell() throws {
        var none = sigset_t()
        sigemptyset(&none)
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// Writes to the input; a command that has ended is no reason for the tests to end by a signal too.
    func write(_ text: String) {
        var closedPipe = sigset_t()
        sigemptyset(&closedPipe)
        sigaddset(&closedPipe, SIGPIPE)
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &closedPipe, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        do {
            try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        } catch {
            var pending: Int32 = 0
            sigwait(&closedPipe, &pending)
        }
    }

    func closeInput() { try? input.fileHandleForWriting.close() }

    /// What is in the output so far.
    func written() throws -> String { try folder.contents(of: "out") }

    /// What it has said on the standard error so far.
    func told() throws -> String { try folder.contents(of: "err") }

    /// Waits some seconds for a number of lines in the output.
    func output(until count: Int) async throws -> Bool {
        for _ in 0..<1_000 {
            if try written().writtenLines.count >= count { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    /// Waits for the end.
    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The most memory that the process has had so far, in bytes.
    func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first ?? .max / 1_024
        return kilobytes * 1_024
    }
}
