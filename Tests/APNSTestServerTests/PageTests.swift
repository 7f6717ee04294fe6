import APNSTypes
import Foundation
import Testing

@testable import APNSTestServer

@Suite("The page about the test server")
struct PageTests {
    @Test("It lists the checks in their order")
    func checks() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/PushBridge/PushBridge.docc/The-test-server.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "<!-- checks -->"))
        let end = try #require(lines.firstIndex(of: "<!-- end: checks -->"))
        let rows = RequestCheck.inOrder.map { check in
            "| \(check.reason.status ?? 0) | `\(check.reason)` | \(check.words) |"
        }
        #expect(Array(lines[(start + 3)..<end]) == rows)
    }
}
