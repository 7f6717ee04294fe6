import Foundation

/// The Python package `openapi-spec-validator`, which shares no code with ours.
enum OpenAPIValidator {
    /// The Python that has it; Scripts/test names it.
    private static let python = ProcessInfo.processInfo.environment["PUSHBRIDGE_OPENAPI_PYTHON"] ?? "python3"

    /// Whether it is here.
    static let isHere: Bool = (try? run("import openapi_spec_validator", [])) == ""

    /// What it finds wrong with a document; empty for nothing.
    static func problems(in document: [UInt8]) throws -> String {
        try run(
            """
            import json, sys
            from openapi_spec_validator import OpenAPIV31SpecValidator
            try:
                for error in OpenAPIV31SpecValidator(json.load(sys.stdin)).iter_errors():
                    print("/".join(map(str, error.absolute_path)), error.message)
            except Exception as error:
                print(error)
            """, document)
    }

    private struct Failure: Error {}

    private static func run(_ program: String, _ input: [UInt8]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python, "-c", program]
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return String(decoding: output, as: UTF8.self)
    }
}
