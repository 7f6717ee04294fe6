import Foundation
import Testing

@Suite("Messages of very many values take little memory")
struct DenseTests {
    private static func numbers(_ count: Int) -> String {
        "[0" + String(repeating: ",0", count: count - 1) + "]"
    }

    private static let dense = [Record(line: 1, error: "too-dense")]

    @Test("A message with more values than allowed is rejected, and its neighbours are not")
    func neighbours() throws {
        // The list and three values.
        let input = "\(Sample.message)\n[1,2,3,4]\n[1,2,3]\n"
        let expected = [
            Record(line: 1), Record(line: 2, error: "too-dense"), Record(line: 3, error: "unknown-vendor"),
        ]
        let allowed = "13"
        let message = #"{"to":"b","chatType":"chat","body":{"msg":"x"}}"#
        let result = try PushBridgeProcess.translate(
            input.replacing(Sample.message, with: message), "--max-values", "4")
        #expect(result.records.dropFirst() == expected.dropFirst())
        let more = try PushBridgeProcess.translate(Sample.message, "--max-values", allowed)
        #expect(more.records == [Record(line: 1)], "\(more.output)")
    }

    @Test("Messages of a document are limited one by one, however they are printed")
    func document() throws {
        let list = Self.numbers(100).replacing(",", with: ",\n")
        let input = "[\n\(Sample.message),\n\(list),\n\(Sample.message)\n]\n"
        let result = try PushBridgeProcess.translate(input, "--max-values", "50")
        #expect(result.records == [Record(line: 1)] + Self.dense + [Record(line: 1)])
        let object = "{\n\"to\":\(list)}"
        #expect(try PushBridgeProcess.translate(object, "--max-values", "50").records == Self.dense)
    }

    @Test("A form counts two values for each field")
    func form() throws {
        let form = "from=a&ope=0&to=b&type=0&body=%7B%22msg%22%3A%22hi%22%7D"
        #expect(try PushBridgeProcess.translate(form, "--max-values", "9").records == Self.dense)
        #expect(try PushBridgeProcess.translate(form, "--max-values", "10").records == [Record(line: 1)])
    }

    @Test("A document with a message that is nested too deeply loses that one only")
    func depth() throws {
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let result = try PushBridgeProcess.translate("[\n\(Sample.message),\n\(deep),\n\(Sample.message)\n]")
        #expect(
            result.records == [Record(line: 1), Record(line: 1, error: "too-deep"), Record(line: 1)])
    }

    #if os(Linux)
        @Test("Eight lines of 24 MB of numbers take less than 256 MiB with eight threads")
        func memory() async throws {
            let run = try OpenRun(["translate", "--jobs", "8"])
            let line = Self.numbers(12_000_000) + "\n"
            for _ in 0..<8 { run.write(line) }
            #expect(try await run.output(until: 8))
            #expect(try run.peakMemory() < 256 << 20)
            run.closeInput()
            #expect(run.status == 1)
            #expect(
                Record.all(in: try run.written()) == (1...8).map { Record(line: $0, error: "too-dense") })
        }

        @Test(
            "A message to very many is told and explained while memory stays flat",
            arguments: ["translate", "explain"])
        func manyReceivers(command: String) throws {
            let receivers = (0..<60_000).map { "\"u\($0)\"" }.joined(separator: ",")
            let message =
                #"{"from":"a","to":["# + receivers
                + #"],"type":"txt","body":{"msg":"hi"},"chat_type":"chat"}"#
            let folder = try TemporaryFolder()
            let script = """
                "$0" "$1" "$2" > "$3" & pid=$!; peak=0
                while size=$(grep VmHWM /proc/$pid/status) 2> /dev/null; do peak=${size//[^0-9]/}; sleep 0.1; done
                wait $pid && echo $peak
                """
            let result = try PushBridgeProcess.shell(
                script, command, folder.file("in", message), folder.path("out"))
            let kilobytes = try #require(Int(result.output.split(separator: "\n").joined()))
            #expect(kilobytes > 1_000 && kilobytes < 128 << 10)
            #expect(try folder.contents(of: "out").contains("u59999"))
        }
    #endif

    @Test("A message of 20 000 keys is explained within seconds")
    func manyKeys() throws {
        let keys = (0..<20_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        let message = #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{"# + keys + "}}"
        let start = ContinuousClock.now
        let result = try PushBridgeProcess.run(["explain"], input: Data(message.utf8))
        #expect(result.status == 0)
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
