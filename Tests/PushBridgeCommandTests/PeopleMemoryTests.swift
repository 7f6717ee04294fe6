#if os(Linux)
    import Foundation
    import Testing

    @Suite("Many people take little memory")
    struct PeopleMemoryTests {
        /// The most bytes that a person of the file may take.
        private static let allowance = 300
        private static let count = 100_000

        private static let lines = [
            #"{"id":"u%06d","display":"summary","mode":"all"}"#,
            #"{"id":"U%06d","display":"summary","mode":"all","devices":[{"token":"%064d"}]}"#,
        ]

        @Test("100 000 people take at most 300 bytes each, and each of them is found", arguments: lines)
        func memory(line: String) async throws {
            let folder = try TemporaryFolder()
            let text = (0..<Self.count).map { String(format: line, $0, $0) + "\n" }.joined()
            let file = try folder.file("people.jsonl", text)
            let none = try folder.file("none.jsonl", #"{"id":"u"}"#)
            let base = try await run(with: none)
            let many = try await run(with: file)
            #expect(many.peak - base.peak < Self.allowance * Self.count)
            // Who wants a summary sees the words.
            #expect(many.output.contains("6001: hi") && !base.output.contains("6001: hi"))
        }

        /// The most memory of a run with a file of recipients, in which the last person gets a message.
        private func run(with file: String) async throws -> (peak: Int, output: String) {
            let run = try OpenRun(["translate", "--recipients", file])
            let id = String(format: "u%06d", Self.count - 1)
            run.write(Sample.message.replacing("6006", with: id) + "\n")
            #expect(try await run.output(until: 1))
            let peak = try run.peakMemory()
            run.closeInput()
            #expect(run.status == 0)
            return (peak, try run.written())
        }
    }
#endif
