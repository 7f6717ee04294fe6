import Foundation

/// The script `Oracle/fidelity.py`, which judges the command from its command line and shares nothing with the program.
enum FidelityOracle {
    /// What the script said.
    struct Opinion {
        let status: Int32
        let words: String

        /// The numbers in its last line: comparisons, messages, and messages of each verdict.
        var counts: [Int] {
            let last = words.split(separator: "\n").last ?? ""
            return last.split { !$0.isNumber }.compactMap { Int($0) }
        }
    }

    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Oracle").appendingPathComponent("fidelity.py")

    /// The built binary, which lies beside the test bundle.
    private static var binary: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("pushbridge")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("pushbridge")
        #endif
    }

    /// How many messages with bodies it makes for each ordered pair of vendors, where `PUSHBRIDGE_BODIES` says so.
    static let bodies =
        ProcessInfo.processInfo.environment["PUSHBRIDGE_BODIES"].map { ["--bodies", $0] } ?? []

    /// Lets the script judge the built command.
    static func opinion(_ arguments: [String] = []) throws -> Opinion {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, binary.path] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let words = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Opinion(status: process.terminationStatus, words: String(decoding: words, as: UTF8.self))
    }
}
