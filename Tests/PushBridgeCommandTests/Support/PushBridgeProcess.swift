import Foundation
import Synchronization

/// The built command, run as a process of its own.
struct PushBridgeProcess {
    /// What it left behind.
    struct Result {
        let status: Int32
        let output: String
        let error: String

        /// The records of the output.
        var records: [Record] { Record.all(in: output) }
    }

    /// The built binary, which lies beside the test bundle.
    static var binary: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("pushbridge")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("pushbridge")
        #endif
    }

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - arguments: Everything behind the command's name.
    ///   - input: What it reads from the standard input.
    ///   - output: A file for the standard output; a temporary one if nil.
    /// - Returns: What it left behind.
    /// - Throws: That it could not be started.
    static func run(_ arguments: [String], input: Data = Data(), output: String? = nil) throws -> Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.standardInput = FileHandle(forReadingAtPath: try folder.file("in", input))
        let outputPath = try output ?? folder.file("out", "")
        process.standardOutput = FileHandle(forWritingAtPath: outputPath)
        process.standardError = FileHandle(forWritingAtPath: try folder.file("err", ""))
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: output == nil ? try folder.contents(of: "out") : "",
            error: try folder.contents(of: "err"))
    }

    /// What a run gives that several tests look at: the same arguments and input are run once, without files of a test's own.
    static func once(_ arguments: [String], input: Data = Data()) throws -> Result {
        let remembered = memory.withLock { runs in
            let run = runs[Run(arguments: arguments, input: input)] ?? Remembered()
            runs[Run(arguments: arguments, input: input)] = run
            return run
        }
        return try remembered.result.withLock { result in
            if let result { return result }
            let new = try run(arguments, input: input)
            result = new
            return new
        }
    }

    /// What is run once.
    private struct Run: Hashable {
        let arguments: [String]
        let input: Data
    }

    /// What a run has left behind; nil until it has ended.
    private final class Remembered: Sendable {
        let result = Mutex<Result?>(nil)
    }

    private static let memory = Mutex<[Run: Remembered]>([:])

    /// Runs the command to its end while other tests go on: waiting here would keep a thread from them.
    static func runAside(_ arguments: [String], input: Data = Data()) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Swift.Result { try run(arguments, input: input) })
            }
        }
    }

    /// Runs `translate` on a text.
    static func translate(_ input: String, _ arguments: String...) throws -> Result {
        try run(["translate"] + arguments, input: Data(input.utf8))
    }

    /// Runs a shell script in which `$0` is the command; returns what it printed and its status.
    static func shell(_ script: String, _ arguments: String...) throws -> Result {
        try shell(script, arguments)
    }

    /// Runs a shell script in which `$0` is the command; returns what it printed and its status.
    static func shell(_ script: String, _ arguments: [String]) throws -> Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script, binary.path] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: try folder.file("out", ""))
        process.standardError = FileHandle(forWritingAtPath: try folder.file("err", ""))
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try folder.contents(of: "out"),
            error: try folder.contents(of: "err"))
    }
}
