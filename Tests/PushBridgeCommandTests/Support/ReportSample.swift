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
        #"{"from":"6001","to":["6006"],"chat_type":"chatroom","type":"cmd","body":{"action":"refresh-everything"},"ext":{}}"#,
    ]

    /// What is told of the corpus, as a file in a folder: measured once for all tests that only look at it.
    static func tally(_ folder: TemporaryFolder) throws -> String {
        try folder.file("tally", try measured.get())
    }

    private static let measured = Result {
        let folder = try TemporaryFolder()
        _ = try tally(folder, "tally", of: lines)
        return try folder.contents(of: "tally")
    }

    /// Measures a corpus, with some options, into a file in a folder.
    static func tally(
        _ folder: TemporaryFolder, _ name: String, of lines: [String] = lines, _ arguments: String...
    ) throws -> String {
        let output = folder.path(name)
        _ = try PushBridgeProcess.run(
            ["verify", "--to", "nim", "--format", "json", "--output", output] + arguments,
            input: Data(lines.joined(separator: "\n").utf8))
        return output
    }

    /// The page of the corpus in a language: made once for all tests that only read it.
    static func page(in language: String) throws -> ReadPage {
        try (language == "zh" ? chinese : english).get()
    }

    private static let english = Result { try madePage(in: "en") }
    private static let chinese = Result { try madePage(in: "zh") }

    private static func madePage(in language: String) throws -> ReadPage {
        let folder = try TemporaryFolder()
        return try page([tally(folder)], "--lang", language)
    }

    /// The page of reports.
    static func page(_ tallies: [String], _ arguments: String...) throws -> ReadPage {
        ReadPage(try PushBridgeProcess.run(["report"] + tallies + arguments).output)
    }
}
