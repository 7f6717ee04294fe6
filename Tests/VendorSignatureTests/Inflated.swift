import Foundation

/// Undoes what tokens are made with, by another program's zlib.
enum Inflated {
    static func bytes(ofBase64 text: String) -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            "import sys,zlib,base64; sys.stdout.buffer.write(zlib.decompress(base64.b64decode(sys.argv[1], validate=True)))",
            text,
        ]
        let output = Pipe()
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? Array(data) : nil
    }

    static func text(ofBase64 text: String) -> String? {
        bytes(ofBase64: text).map { String(decoding: $0, as: UTF8.self) }
    }
}
