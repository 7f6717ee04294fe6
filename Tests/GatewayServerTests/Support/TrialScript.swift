import Dispatch
import Foundation

/// A long trial of the gateway in a short form: `Tests/Trials/gateway.py` runs the built programs as processes of their own.
struct TrialScript {
    /// What it left behind.
    struct Result: CustomStringConvertible {
        let status: Int32
        /// Everything that it printed.
        let description: String
    }

    private static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Trials/gateway.py")

    /// The Python that Scripts/test names.
    private static let python = ProcessInfo.processInfo.environment["PUSHBRIDGE_PYTHON"] ?? "python3"

    /// Few at a time, since each runs several processes, and times are part of what they look at.
    private static let places = Places(2)

    /// Where the built programs are: beside the test bundle.
    private static var programs: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }

    /// Runs a trial with the built programs to its end, while other tests go on.
    static func run(_ name: String, _ arguments: String...) async throws -> Result {
        try await run(name, arguments)
    }

    /// Runs a trial with the built programs to its end, while other tests go on.
    static func run(_ name: String, _ arguments: [String]) async throws -> Result {
        await places.enter()
        do {
            let result = try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(with: Swift.Result { try runNow(name, arguments) })
                }
            }
            await places.leave()
            return result
        } catch {
            await places.leave()
            throw error
        }
    }

    private static func runNow(_ name: String, _ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                python, script.path, name,
                "--gateway", programs.appendingPathComponent("pushbridge-gateway").path,
                "--pushbridge", programs.appendingPathComponent("pushbridge").path,
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, description: String(decoding: printed, as: UTF8.self))
    }
}

/// Lets so many in at a time.
private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func enter() async {
        if free > 0 {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
