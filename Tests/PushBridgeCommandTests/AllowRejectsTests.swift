import Foundation
import Testing

@Suite("Some rejected lines may be allowed")
struct AllowRejectsTests {
    /// Eight lines, of which two are no messages, and a blank one.
    private static let input =
        ([String](repeating: Sample.message, count: 6) + ["broken", "", "broken"]).joined(separator: "\n")

    @Test(
        "Up to a number of them, or a share of all lines, the status is 0, and the number is still told",
        arguments: [
            ("2", 0), ("3", 0), ("25%", 0), ("100%", 0), ("1", 1), ("0", 1), ("24.9%", 1), ("0%", 1),
        ] as [(String, Int32)])
    func status(allowance: String, status: Int32) throws {
        let result = try PushBridgeProcess.translate(Self.input, "--allow-rejects", allowance)
        #expect(result.status == status)
        #expect(result.records.count == 8)
        let words = status == 0 ? "in the output (allowed)." : "in the output."
        #expect(result.error == "Note: 2 reject records \(words)\n")
    }

    @Test("Warnings and invalid signatures are not allowed by it")
    func others() throws {
        let lossy =
            #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"Hi"},"ext":{"em_push_mutable_content":true}}"#
        let result = try PushBridgeProcess.translate(lossy, "--strict", "--allow-rejects", "9")
        #expect(result.status == 1)
        let folder = try TemporaryFolder()
        let webhook = #"{"body":"{\"callId\":\"a\",\"timestamp\":1,\"security\":\"00\"}"}"#
        let checked = try PushBridgeProcess.run(
            [
                "webhook", "verify", "--vendor", "easemob", "--secret-file", try folder.file("secret", "s"),
                "--allow-rejects", "9",
            ], input: Data(webhook.utf8))
        #expect(checked.status == 1 && checked.error.contains("1 invalid signature."), "\(checked.error)")
    }

    @Test(
        "What is neither a number nor a percentage is a wrong use",
        arguments: ["-1", "x", "101%", "%", "1.5"])
    func usage(allowance: String) throws {
        for arguments in [["--allow-rejects=\(allowance)"], ["--allow-rejects", allowance]] {
            let result = try PushBridgeProcess.run(["translate"] + arguments, input: Data(Self.input.utf8))
            #expect(
                result.status == 64 && result.error.contains("neither a number of lines"), "\(result.error)")
        }
    }

    @Test(
        "A negative number is the value of its option, which says what it takes",
        arguments: [
            ("--jobs", "'--jobs' takes a number from 1"),
            ("--max-line", "'--max-line' takes a number of bytes"),
            ("--strict", "--strict"),
        ])
    func negative(option: String, words: String) throws {
        let result = try PushBridgeProcess.translate(Self.input, option, "-1")
        #expect(result.status == 64 && result.error.contains(words), "\(result.error)")
        #expect(!result.error.contains("Missing value"), "\(result.error)")
    }
}
