import Foundation

/// An authority and a server's certificate, made by `openssl` for these tests.
struct TestCertificate: Sendable {
    /// The authority, as PEM.
    let authority: [UInt8]
    /// The server's certificate, as PEM.
    let certificate: [UInt8]
    /// The server's key, as PEM.
    let key: [UInt8]

    /// For `localhost` and 127.0.0.1.
    static let localhost = Result { try TestCertificate(names: "DNS:localhost,IP:127.0.0.1") }
    /// For another host.
    static let elsewhere = Result { try TestCertificate(names: "DNS:elsewhere.example") }

    /// For the names of a `subjectAltName`.
    init(names: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "apns-delivery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        try Self.openssl(
            [
                "req", "-x509", "-days", "2", "-subj", "/CN=Test authority", "-keyout", "ca.key", "-out",
                "ca.pem",
            ]
                + curve, in: folder)
        try Self.openssl(
            ["req", "-new", "-subj", "/CN=Test server", "-keyout", "key.pem", "-out", "csr.pem"] + curve,
            in: folder)
        try "subjectAltName=\(names)".write(
            to: folder.appending(path: "names"), atomically: true, encoding: .utf8)
        try Self.openssl(
            [
                "x509", "-req", "-days", "2", "-in", "csr.pem", "-CA", "ca.pem", "-CAkey", "ca.key",
                "-CAcreateserial", "-extfile", "names", "-out", "cert.pem",
            ], in: folder)
        authority = Array(try Data(contentsOf: folder.appending(path: "ca.pem")))
        certificate = Array(try Data(contentsOf: folder.appending(path: "cert.pem")))
        key = Array(try Data(contentsOf: folder.appending(path: "key.pem")))
    }

    private static func openssl(_ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["openssl"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }
}
