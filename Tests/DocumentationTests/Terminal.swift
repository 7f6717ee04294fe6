import Foundation

/// A folder in which commands run one after another, with the built `pushbridge` on the path.
final class Terminal: Sendable {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("pushbridge-\(UUID().uuidString)")

    /// Makes a folder that holds what a folder of the checkout does.
    init(copying path: String) throws {
        try FileManager.default.copyItem(at: Checkout.root.appendingPathComponent(path), to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What a command prints, errors included, without the last line's end.
    func run(_ command: String) throws -> String {
        let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(Self.products.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        process.environment = environment
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Where the build put the command, beside the test bundle.
    private static var products: URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }
}
