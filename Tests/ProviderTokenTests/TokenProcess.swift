import Foundation

/// The built command, run as a process of its own.
enum TokenProcess {
    /// What it left behind.
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// The built binary, which lies beside the test bundle.
    private static var binary: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("pushbridge")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("pushbridge")
        #endif
    }

    /// Runs the command to its end.
    static func run(_ arguments: [String], input: String = "", passphrase: String? = nil) throws -> Result {
        var environment = ProcessInfo.processInfo.environment
        environment["PUSHBRIDGE_PASSPHRASE"] = passphrase
        return try run(binary, arguments, input: input, environment: environment)
    }

    /// Runs a shell script in which `$0` is the command.
    static func shell(_ script: String) throws -> Result {
        try run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", script, binary.path], input: "",
            environment: ProcessInfo.processInfo.environment)
    }

    private static func run(
        _ executable: URL, _ arguments: [String], input: String, environment: [String: String]
    ) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = error
        try process.run()
        // Far less than a pipe holds, so nobody waits for anybody.
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let said = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
            error: String(decoding: said, as: UTF8.self))
    }
}
