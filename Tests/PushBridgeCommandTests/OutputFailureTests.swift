import Foundation
import Testing

@Suite("An output that fails ends the run with one sentence")
struct OutputFailureTests {
    private static let lines = String(repeating: Sample.message + "\n", count: 2_000)

    #if os(Linux)
        @Test("A full disk is 74", arguments: ["1", "4"])
        func fullDisk(jobs: String) throws {
            let result = try PushBridgeProcess.run(
                ["translate", "--jobs", jobs], input: Data(Self.lines.utf8), output: "/dev/full")
            #expect(result.status == 74)
            #expect(result.error == "Error: standard output cannot be written: No space left on device.\n")
        }

        @Test(
            "A full disk is 74 and named, whatever was to be written",
            arguments: ["--output", "--rejects", "--summary"])
        func fullFile(option: String) throws {
            let result = try PushBridgeProcess.translate(Self.lines + "x\n", option, "/dev/full")
            #expect(result.status == 74)
            #expect(result.error == "Error: /dev/full cannot be written: No space left on device.\n")
        }
    #endif

    @Test(
        "A reader that goes away ends the run without a word, even while the input waits",
        arguments: ["1", "4"])
    func closedPipe(jobs: String) throws {
        let script = """
            (yes '\(Sample.message)' 2>/dev/null | head -n 5000; sleep 4) |
            { "$0" translate --jobs \(jobs); echo "status $? after $SECONDS s" >&2; } |
            head -n 1
            """
        let result = try PushBridgeProcess.shell(script)
        #expect(result.records == [Record(line: 1)])
        #expect(
            result.error.hasPrefix("status 141 after ")
        )
        #expect(!result.error.contains("after 4 s"), "It waited for its input")
    }

    @Test("A closed standard output is 74, and no file takes its place")
    func closedOutput() throws {
        let folder = try TemporaryFolder()
        let input = try folder.file("in", Sample.message)
        let result = try PushBridgeProcess.shell(
            #""$0" translate "$1" --rejects "$2" >&-; echo "status $?" >&2"#, input, folder.path("rejects"))
        #expect(result.error == "Error: standard output cannot be written: Bad file descriptor.\nstatus 74\n")
        #expect(try folder.contents(ifAny: "rejects") == "")
    }
}
