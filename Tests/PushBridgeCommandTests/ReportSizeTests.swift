import Foundation
import Testing

@Suite("A page stays small")
struct ReportSizeTests {
    @Test("A thousand examples take at most two megabytes")
    func examples() throws {
        let folder = try TemporaryFolder()
        let tally = try ReportSample.tally(folder, "tally", "--examples", "1")
        let data = try Data(contentsOf: URL(filePath: tally))
        var report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let example = try #require((report["examples"] as? [[String: Any]])?.first)
        report["examples"] = (1...1_000).map { line in
            var copy = example
            copy["line"] = 100 + line
            return copy
        }
        report["exampleLimit"] = 1_000
        let many = try folder.file("many", try JSONSerialization.data(withJSONObject: report))
        let page = try ReportSample.page([many])
        #expect(page.identifiers.count { $0.wholeMatch(of: #/m\d+/#) != nil } >= 1_000)
        #expect(page.html.utf8.count < 2_000_000)
    }
}
