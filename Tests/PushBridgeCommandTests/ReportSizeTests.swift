import Foundation
import Testing

@Suite("A page stays small")
struct ReportSizeTests {
    /// Messages with long texts, of which half are degraded and half same-screen.
    private static let lines = (0..<600).flatMap { number in
        let text = String(repeating: "长文本 long \(number) ", count: 100)
        return [
            #"{"from":"6001","to":["6006"],"type":"txt","body":{"msg":"hi"},"ext":{"em_apns_ext":{"em_push_title":"\#(text)","em_push_content":"\#(text)","em_push_badge":\#(number % 9 + 1)}}}"#,
            #"{"from":"6001","to":["6006"],"type":"txt","body":{"msg":"hi"},"ext":{"em_push_mutable_content":true,"em_apns_ext":{"extern":{"a":"\#(text)"}}}}"#,
        ]
    }.joined(separator: "\n")

    @Test("A thousand examples take at most two megabytes")
    func examples() throws {
        let folder = try TemporaryFolder()
        let result = try PushBridgeProcess.run(
            [
                "verify", "--to", "nim", "--format", "json", "--examples", "500", "--report",
                folder.path("page"),
            ], input: Data(Self.lines.utf8))
        let page = ReadPage(try folder.contents(of: "page"))
        #expect(page.identifiers.count { $0.wholeMatch(of: #/m\d+/#) != nil } >= 1_000)
        #expect(page.html.utf8.count < 2_000_000)
        let read = try PushBridgeProcess.run(["report", try folder.file("tally", result.output)])
        #expect(ReadPage(read.output).identifiers.count { $0.wholeMatch(of: #/m\d+/#) != nil } >= 1_000)
    }

    @Test("More examples than a page may have are a wrong use")
    func most() throws {
        let result = try PushBridgeProcess.run(["verify", "--to", "nim", "--examples", "501"])
        #expect(result.status == 64 && result.error.contains("from 0 to 500"))
    }
}
