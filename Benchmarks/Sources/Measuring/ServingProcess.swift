public import Foundation

/// A server as a process of its own, which says its port first, serves until its standard input ends, and then reports.
public final class ServingProcess {
    /// Where it listens, on the loopback interface.
    public let port: Int

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - path: The program; one without a slash is looked for on the path.
    ///   - arguments: Its arguments, without its own name.
    /// - Throws: ``MeasuringError`` when it does not start or says no port.
    public init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [path] + arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.trimmingCharacters(in: .newlines)) else {
            throw MeasuringError("\(([path] + arguments).joined(separator: " ")) does not serve.")
        }
        self.port = port
    }

    deinit {
        try? input.fileHandleForWriting.close()
    }

    /// Ends it.
    ///
    /// - Returns: What it said last.
    /// - Throws: ``MeasuringError`` when it failed.
    public func stop() throws -> Data {
        try input.fileHandleForWriting.close()
        let report = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw MeasuringError("A server ended with status \(process.terminationStatus).")
        }
        return report
    }
}
