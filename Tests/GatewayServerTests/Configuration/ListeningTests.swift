import Foundation
import Testing

@testable import Gateway

@Suite("Where a configuration listens")
struct ListeningTests {
    private static let tls = "listen: {tls: {certificateFile: cert.pem, keyFile: key.pem}}"
    private static let day = 86_400

    /// A certificate for 40 days from now on, its key and another key.
    private static let made = Result {
        let folder = try ConfigurationFolder()
        let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "openssl", "req", "-x509", "-days", "40", "-subj", "/CN=localhost", "-keyout", "key.pem",
                "-out", "cert.pem",
            ]
            + curve
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try ["cert.pem", "key.pem"].map {
            try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8)
        }
    }

    private static func problems(after seconds: Int, otherKey: Bool = false) throws -> [String] {
        let folder = try ConfigurationFolder()
        try folder.writeUsualFiles()
        let made = try made.get()
        try folder.write("cert.pem", made[0])
        try folder.write(
            "key.pem",
            otherKey ? try String(contentsOfFile: "\(folder.path)/AuthKey.p8", encoding: .utf8) : made[1])
        let now = Int(Date().timeIntervalSince1970) + seconds
        return try folder.problems(tls, now: now)
    }

    @Test("A certificate that clients refuse is an error, and one that they soon will a risk")
    func certificateTime() throws {
        let place = "gateway.yaml:1: "
        let key = "listen.tls.certificateFile: "
        #expect(try Self.problems(after: 60) == [])
        #expect(
            try Self.problems(after: 41 * Self.day) == [
                "\(place)error: \(key)The certificate has expired; clients refuse it. Renew it."
            ])
        #expect(
            try Self.problems(after: 20 * Self.day).first?.hasPrefix(
                "\(place)risk: \(key)The certificate expires in ")
                == true)
        #expect(
            try Self.problems(after: -2 * Self.day).contains {
                $0.hasPrefix("\(place)error: \(key)The certificate is not valid yet")
            })
    }

    @Test("A certificate and another one's key do not go together")
    func otherKey() throws {
        let problems = try Self.problems(after: 60, otherKey: true)
        #expect(problems.count == 1)
        #expect(
            problems.first?.hasPrefix(
                "gateway.yaml:1: error: listen.tls.certificateFile: The certificate and the key do not fit")
                == true,
            "\(problems)")
    }

    @Test("Files that are no PEM are told apart")
    func noPEM() throws {
        let folder = try ConfigurationFolder()
        try folder.write("cert.pem", "x")
        #expect(
            try folder.problems(Self.tls) == [
                "gateway.yaml:1: error: listen.tls.keyFile: The file key.pem does not exist."
            ])
        try folder.write("key.pem", "x")
        #expect(try folder.problems(Self.tls).first?.contains("cert.pem holds no certificate as PEM") == true)
        try folder.write("cert.pem", try Self.made.get()[0])
        let now = Int(Date().timeIntervalSince1970) + 60
        #expect(
            try folder.problems(Self.tls, now: now).first?.hasPrefix(
                "gateway.yaml:1: error: listen.tls.keyFile: key.pem holds no private key") == true)
    }

    @Test(
        "An address that others reach is a risk without TLS, and so are open metrics there",
        arguments: [
            ("127.0.0.1", 0), ("127.8.8.8", 0), ("localhost", 0), ("::1", 0), ("0.0.0.0", 2),
            ("127.evil.org", 2),
        ])
    func reachable(host: String, count: Int) throws {
        let problems = try ConfigurationFolder().problems("listen: {host: \"\(host)\"}\nmetrics: open")
        #expect(problems.count == count)
        if count > 0 {
            #expect(
                problems[0].hasPrefix("gateway.yaml:1: risk: listen.host: \(host) is more than this machine"))
            #expect(problems[1].hasPrefix("gateway.yaml:2: risk: metrics: Everybody"))
        }
    }

    @Test("A clock that cannot be right is a risk")
    func clock() throws {
        let folder = try ConfigurationFolder()
        let early = try folder.problems("", now: 1_000_000_000)
        #expect(
            early.count == 1 && early[0].hasPrefix("gateway.yaml: risk: This machine's clock is before 2026"))
        let behind = try folder.problems("", now: ConfigurationFolder.now - 3_600)
        #expect(behind.count == 1 && behind[0].contains("3600 seconds in the future"))
    }
}
