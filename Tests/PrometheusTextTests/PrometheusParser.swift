import Foundation

/// The parser of Prometheus' own client for Python, which shares no code with ours.
enum PrometheusParser {
    private static let python: String =
        ProcessInfo.processInfo.environment["PUSHBRIDGE_PROMETHEUS_PYTHON"] ?? "/usr/bin/python3"

    /// Whether it is here.
    static let isHere: Bool = (try? run("import prometheus_client.parser", "")) != nil

    /// What it reads in a text: every sample with the kind of its metric, as a JSON line each.
    static func samples(in text: String) throws -> [ParsedSample] {
        let lines = try run(
            """
            import json, sys
            from prometheus_client.parser import text_string_to_metric_families as parse
            for family in parse(sys.stdin.buffer.read().decode()):
                for s in family.samples:
                    print(json.dumps({"kind": family.type, "help": family.documentation, "name": s.name,
                                      "labels": s.labels, "value": repr(float(s.value))}))
            """, text)
        return try lines.split(separator: "\n").map {
            try JSONDecoder().decode(ParsedSample.self, from: Data($0.utf8))
        }
    }

    private struct Failure: Error {}

    private static func run(_ program: String, _ input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python, "-c", program]
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return String(decoding: output, as: UTF8.self)
    }
}

/// A sample as the parser reads it.
struct ParsedSample: Decodable, Hashable {
    let kind: String
    let help: String
    let name: String
    let labels: [String: String]
    let value: String
}
