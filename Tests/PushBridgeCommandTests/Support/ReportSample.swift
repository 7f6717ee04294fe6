import Foundation
import PushBridge

/// A small corpus with known numbers, its reports and its page.
enum ReportSample {
    /// A message whose sender wrote title and text of the push; the target hides both from people who hide details.
    static let worded =
        #"{"from":"6001","to":"6006","chatType":"chat","msgId":"7","timestamp":1795219200000,"body":{"type":"txt","msg":"Dumplings <now>?"},"ext":{"em_apns_ext":{"em_push_title":"Anna & co","em_push_content":"Dumplings tonight"}}}"#

    static let lines = [
        ConversionSample.nothingToLose, ConversionSample.badge, ConversionSample.badge, "broken", "",
        worded,
        #"{"from":"6001","to":["6006"],"type":"cmd","body":{"action":"refresh-everything"},"ext":{}}"#,
    ]

    /// The reports of the corpus, split as asked, in a folder of their own.
    static func tally(
        _ folder: TemporaryFolder, _ name: String = "tally", of lines: [String] = lines,
        _ arguments: String...
    ) throws -> String {
        let output = folder.path(name)
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--format", "json", "--output", output] + arguments,
            input: Data(lines.joined(separator: "\n").utf8))
        return output
    }

    /// The page of reports.
    static func page(_ tallies: [String], _ arguments: String...) throws -> ReadPage {
        ReadPage(try PushBridgeProcess.run(["report"] + tallies + arguments).output)
    }
}
