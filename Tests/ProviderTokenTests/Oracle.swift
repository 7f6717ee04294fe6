import Foundation

/// The scripts in `Oracle/`, which know nothing of the code under test.
enum Oracle {
    /// What the scripts need is not there; a test that meets this fails.
    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Oracle")

    /// The Python that has the package `cryptography`; Scripts/test names it.
    private static let python = ProcessInfo.processInfo.environment["PUSHBRIDGE_PYTHON"] ?? "python3"

    /// Runs a script with Python and returns what it prints.
    static func run(_ script: String, _ arguments: [String] = [], input: String = "") throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [python, folder.appendingPathComponent(script).path] + arguments
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Unavailable(
                description: """
                    Oracle/\(script) ended with status \(process.terminationStatus). It needs python3 with the package \
                    cryptography (apt: python3-cryptography); Scripts/test installs it.
                    """)
        }
        return printed
    }

    /// Runs `body` with a file that holds `text`.
    static func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    /// What Python thinks of a token.
    struct Opinion: Decodable {
        let valid: Bool
        let header: String?
        let claims: String?
    }

    /// Lets Python verify tokens with a public key.
    static func opinions(on tokens: [String], publicKey: String) throws -> [Opinion] {
        try withFile(publicKey) { path in
            let printed = try run("verify_token.py", ["verify", path], input: tokens.joined(separator: "\n"))
            return try printed.split(separator: UInt8(ascii: "\n")).map {
                try JSONDecoder().decode(Opinion.self, from: $0)
            }
        }
    }

    /// Lets Python sign tokens with a private key, with raw or with DER signatures.
    static func tokens(_ count: Int, mode: String = "sign", privateKey: String) throws -> [String] {
        try withFile(privateKey) { path in
            let printed = try run("verify_token.py", [mode, path, String(count)])
            return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }
}
