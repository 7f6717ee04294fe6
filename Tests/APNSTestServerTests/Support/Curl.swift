import Foundation

@testable import APNSTestServer

/// Requests by curl, which knows nothing of this package's HTTP/2.
struct Curl {
    /// What curl printed and how it ended.
    struct Result {
        let status: Int32
        let output: String

        /// The lines in front of the body.
        var fields: [Substring] {
            Array(output.split(separator: "\r\n").prefix { !$0.hasPrefix("{") })
        }

        /// The last line.
        var body: Substring { output.split(separator: "\r\n").last { $0.hasPrefix("{") } ?? "" }
    }

    /// The status with which curl gives up waiting.
    static let timedOut: Int32 = 28

    private let server: APNSTestServer
    private let authority: URL

    /// Trusts a server's certificate, which it keeps in a file.
    init(_ server: APNSTestServer) throws {
        self.server = server
        authority = FileManager.default.temporaryDirectory
            .appendingPathComponent("apns-test-server-\(UUID().uuidString).pem")
        try Data(server.caCertificate).write(to: authority)
    }

    /// Takes the file away.
    func removeFile() throws { try FileManager.default.removeItem(at: authority) }

    /// Sends a request with HTTP/2 unless `arguments` say otherwise; the answer's header fields stand before its body.
    func send(_ path: String, host: String = "localhost", _ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "curl", "--silent", "--http2", "--include", "--max-time", "60", "--cacert", authority.path,
                "https://\(host):\(server.port)\(path)",
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self))
    }
}
