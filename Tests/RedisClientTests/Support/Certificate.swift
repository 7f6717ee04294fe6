import Foundation

/// A server's certificate that is its own authority, made by `openssl` for these tests.
struct Certificate: Sendable {
    /// As PEM.
    let certificate: [UInt8]
    /// Its key, as PEM.
    let key: [UInt8]

    /// For 127.0.0.1.
    static let loopback = Result { try Certificate(names: "IP:127.0.0.1,DNS:localhost") }
    /// For another host.
    static let elsewhere = Result { try Certificate(names: "DNS:elsewhere.example") }

    private init(names: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "certificate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "openssl", "req", "-x509", "-days", "2", "-subj", "/CN=Test server", "-newkey", "ec", "-pkeyopt",
            "ec_paramgen_curve:P-256", "-nodes", "-addext", "subjectAltName=\(names)", "-keyout", "key.pem",
            "-out", "cert.pem",
        ]
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        certificate = Array(try Data(contentsOf: folder.appending(path: "cert.pem")))
        key = Array(try Data(contentsOf: folder.appending(path: "key.pem")))
    }
}
