import Foundation
import Testing

@testable import Gateway

@Suite("The page about running the gateway")
struct DocumentedGatewayTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The rows of the table behind a mark, up to the first blank line after it.
    private static func rows(behind mark: String) throws -> [Substring] {
        let lines = try text("Sources/PushBridge/PushBridge.docc/Gateway-operation.md")
            .split(separator: "\n", omittingEmptySubsequences: false)
        return Array(
            lines.drop { $0 != "<!-- \(mark) -->" }.dropFirst(2).prefix { !$0.isEmpty }.dropFirst(2))
    }

    @Test("It tells every scope in the program's words")
    func scopes() throws {
        #expect(
            try Self.rows(behind: "scopes").map(String.init)
                == AccessScope.allCases.map { "| `\($0.rawValue)` | \($0.words) |" })
    }

    @Test("It tells every metric of the gateway, and none that there is not")
    func metrics() throws {
        let told = Set(
            try Self.rows(behind: "metrics").compactMap {
                $0.firstMatch(of: /`([a-z_]+)`/).map { String($0.1) }
            })
        var made: Set<String> = ["metrics_refused_series_total"]
        let folders = ["Sources/Gateway"]
        for folder in folders.map({ Self.root.appending(path: $0) }) {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            where path.hasSuffix(".swift") {
                let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                for metric in source.matches(of: /(\w+)\(\s*label: "(gateway_[a-z_]+)"/) {
                    let suffix = metric.1 == "Counter" ? "_total" : ""
                    made.insert(metric.2 + suffix)
                }
            }
        }
        #expect(told == made)
    }

    @Test("It tells metrics in the words of /metrics")
    func metricWords() throws {
        for row in try Self.rows(behind: "metrics") {
            let cells = row.split(separator: "|").map { $0.filter { $0 != "`" }.trimmingPrefix(" ") }
            let name = cells[0].split(separator: " ")[0]
            guard name.hasPrefix("gateway_") else { continue }
            let label = name.hasSuffix("_total") ? String(name.dropLast(6)) : String(name)
            #expect(MetricWords.all[label].map { "\($0) " } == String(cells[1]))
        }
    }

    @Test("Its lines of an export are of every kind, and are as the program writes them")
    func exportLines() throws {
        let page = try Self.text("Sources/PushBridge/PushBridge.docc/Gateway-operation.md")
        let block = try #require(page.firstMatch(of: /<!-- export-lines -->\n\n```json\n((?:\{.*\}\n)+)```/))
            .1
        var counts: [String: Int] = [:]
        for line in block.split(separator: "\n") {
            let read = try StateRecord(line: ByteSlice(Array(line.utf8)))
            #expect(String(decoding: read.line, as: UTF8.self) == line + "\n")
            switch read {
            case .start: break
            case .end(let told): #expect(told == counts)
            default: counts[read.name, default: 0] += 1
            }
        }
        #expect(counts.count == 12)
    }

    @Test("The unit of systemd is valid", .enabled(if: Unit.hasSystemd, "systemd-analyze is not here."))
    func unit() throws {
        #expect(try Unit.problems(in: Self.text("Scripts/pushbridge-gateway.service")) == "")
        let broken = try Self.text("Scripts/pushbridge-gateway.service").replacing(
            "Type=exec", with: "Type=sometimes")
        #expect(try Unit.problems(in: broken) != "")
    }

    @Test(
        "The unit lets the service do little",
        .enabled(if: Unit.hasSystemd, "systemd-analyze is not here."))
    func exposure() throws {
        let exposure = try #require(try Unit.exposure(of: Self.text("Scripts/pushbridge-gateway.service")))
        #expect(exposure <= 1.5)
    }
}

/// What systemd thinks of a unit.
private enum Unit {
    static let hasSystemd = (try? run(["systemd-analyze", "--version"])) != nil

    /// What `systemd-analyze verify` says.
    static func problems(in unit: String) throws -> String { try analyze(unit, "verify") }

    /// How exposed a service is, from 0 to 10; nil where this systemd cannot say.
    static func exposure(of unit: String) throws -> Double? {
        let said = try analyze(unit, "security", "--offline=true")
        return said.firstMatch(of: /exposure level for [^:]*: ([0-9.]+)/).flatMap { Double($0.1) }
    }

    private static func analyze(_ unit: String, _ arguments: String...) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "unit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "pushbridge-gateway.service")
        // It is not installed here.
        let unit = unit.replacing("/usr/local/bin/pushbridge-gateway", with: "/bin/true")
        try Data(unit.utf8).write(to: file)
        return try run(["systemd-analyze"] + arguments + [file.path])
    }

    private static func run(_ command: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw CocoaError(.executableNotLoadable) }
        return String(decoding: said, as: UTF8.self)
    }
}
