import Foundation

/// A server that shares no code with the client, run as a process of its own until it is stopped.
final class ServerProcess {
    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let folder: URL

    /// The Python that has the package `h2`; Scripts/test names it.
    private static let python = ProcessInfo.processInfo.environment["PUSHBRIDGE_H2_PYTHON"] ?? "python3"

    /// Whether there is a Python with the package `h2`.
    static let hasPythonH2 = succeeds([python, "-c", "import h2"])
    /// Whether there is `nghttpd`.
    static let hasNghttpd = succeeds(["nghttpd", "--version"])

    /// Starts a command with the placeholders `CERTIFICATE`, `KEY`, `FOLDER` and `PORT`, and `files` in the folder.
    ///
    /// A command without `PORT` in it prints its port.
    private init(_ command: [String], files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "apns-server-\(UUID().uuidString)")
        let certificate = try TestCertificate.localhost.get()
        try Self.write(certificate.certificate, to: folder.appending(path: "cert.pem"))
        try Self.write(certificate.key, to: folder.appending(path: "key.pem"))
        for (path, text) in files { try Self.write(Array(text.utf8), to: folder.appending(path: path)) }
        let freePort = try Self.freePort()
        let values = [
            "CERTIFICATE": folder.appending(path: "cert.pem").path,
            "KEY": folder.appending(path: "key.pem").path,
            "FOLDER": folder.path, "PORT": String(freePort),
        ]
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command.map { values[$0] ?? $0 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        if command.contains("PORT") {
            port = freePort
            try Self.waitForListener(on: freePort)
        } else {
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            guard let printed = Int(line.trimmingCharacters(in: .newlines)) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            port = printed
        }
    }

    /// Python's h2.
    static func pythonH2() throws -> ServerProcess {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Oracle/h2_server.py")
        return try ServerProcess([python, script.path, "CERTIFICATE", "KEY"])
    }

    /// nghttpd, which answers 200 to the paths of `files` and 404 to all others.
    static func nghttpd(files: [String: String]) throws -> ServerProcess {
        try ServerProcess(
            ["nghttpd", "-a", "127.0.0.1", "-d", "FOLDER", "PORT", "KEY", "CERTIFICATE"], files: files)
    }

    func stop() throws {
        try input.fileHandleForWriting.close()
        // A process started by a test may have inherited a mask that holds back whatever asks more politely.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try FileManager.default.removeItem(at: folder)
    }

    private static func write(_ bytes: [UInt8], to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private static func succeeds(_ command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// A port that was free a moment ago.
    private static func freePort() throws -> Int {
        try withSocket { socket in
            var address = loopback(port: 0)
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
                }
            }
            guard isBound else { throw CocoaError(.fileNoSuchFile) }
            return Int(UInt16(bigEndian: address.sin_port))
        }
    }

    private static func waitForListener(on port: Int) throws {
        for _ in 0..<200 {
            let isThere = try withSocket { socket in
                var address = loopback(port: port)
                return withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
            }
            if isThere { return }
            usleep(25_000)
        }
        throw CocoaError(.executableLoad)
    }

    private static func withSocket<R>(_ body: (Int32) throws -> R) throws -> R {
        #if canImport(Darwin)
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(descriptor) }
        return try body(descriptor)
    }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
