import Foundation
import PushBridge
import Testing

@Suite("A page that compares says what it compares")
struct ReportComparisonTests {
    private static let differing: [(claim: String, arguments: [String])] = [
        ("another target", ["--to", "easemob"]), ("another aim", ["--to", "nim", "--prefer", "intent"]),
        ("another shape", ["--to", "nim", "--to-shape", "sdk"]),
    ]

    @Test(
        "An older report that was measured otherwise has a sentence on the page, and one for the terminal",
        arguments: differing.indices)
    func otherwise(_ index: Int) throws {
        let folder = try TemporaryFolder()
        let now = try ReportSample.tally(folder)
        let then = folder.path("then")
        _ = try PushBridgeProcess.run(
            ["verify", "--format", "json", "--output", then] + Self.differing[index].arguments,
            input: Data(ConversionSample.badge.utf8))
        let result = try PushBridgeProcess.run(["report", now, "--compare", then])
        #expect(result.status == 0)
        #expect(result.error.contains("--compare had another target, other options or other profiles"))
        #expect(try ReadPage(result.output).text(of: "p1").contains("different targets, options or profiles"))
    }

    @Test("An older report that was measured in the same way has neither")
    func same() throws {
        let folder = try TemporaryFolder()
        let now = try ReportSample.tally(folder)
        let result = try PushBridgeProcess.run(["report", now, "--compare", now])
        #expect(result.error.isEmpty)
        #expect(try !ReadPage(result.output).text(of: "p1").contains("different targets"))
    }
}
