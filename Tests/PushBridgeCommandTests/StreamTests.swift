import Foundation
import Testing

@Suite("The command works while its input comes")
struct StreamTests {
    @Test("A record appears while the input stays open", arguments: ["1", "4"])
    func promptness(jobs: String) async throws {
        let run = try OpenRun(["translate", "--jobs", jobs])
        for number in 1...3 {
            run.write(Sample.message + "\n")
            #expect(try await run.output(until: number), "record \(number) did not come")
        }
        run.closeInput()
        #expect(run.status == 0)
    }

    @Test("An interrupt ends the run with 130 and leaves whole records", arguments: [SIGINT, SIGTERM])
    func interrupt(signal: Int32) async throws {
        let run = try OpenRun(["translate", "--jobs", "2"])
        run.write(String(repeating: Sample.message + "\n", count: 100))
        #expect(try await run.output(until: 100))
        run.write(Sample.message)
        kill(run.processIdentifier, signal)
        #expect(run.status == 128 + signal)
        #expect(try run.written().hasSuffix("}\n"))
        #expect(Record.all(in: try run.written()) == (1...100).map { Record(line: $0) })
    }

    #if os(Linux)
        @Test("Memory stays flat while a line of half a gigabyte passes")
        func flatMemory() async throws {
            let run = try OpenRun(["translate", "--jobs", "2", "--max-line", "1000000"])
            let piece = String(repeating: "x", count: 1 << 22)
            for _ in 0..<128 { run.write(piece) }
            run.write("\n\(Sample.message)\n")
            #expect(try await run.output(until: 2))
            #expect(try run.peakMemory() < 100 << 20)
            run.closeInput()
            #expect(run.status == 1)
            #expect(
                Record.all(in: try run.written()) == [Record(line: 1, error: "too-long"), Record(line: 2)])
        }
    #endif

    @Test("A line of 50 MB is read, and the next line too")
    func largeLine() throws {
        let large = Sample.message(String(repeating: "x", count: 50 << 20))
        let result = try PushBridgeProcess.translate("\(Sample.message)\n\(large)\n\(Sample.message)\n")
        #expect(result.records.map(\.line) == [1, 2, 3])
    }
}
