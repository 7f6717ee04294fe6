import Foundation
import Testing

@Suite("The output is in the order of the input")
struct OrderTests {
    @Test("20 000 lines of all lengths keep their order with four threads", arguments: ["1", "4"])
    func order(jobs: String) throws {
        let count = 20_000
        let lines = (1...count).map { number in
            switch number % 100 {
            case 7: "broken"
            case 50: Sample.message(String(repeating: "x", count: number))
            default: Sample.message
            }
        }
        let result = try PushBridgeProcess.translate(lines.joined(separator: "\n"), "--jobs", jobs)
        let expected = (1...count).map { Record(line: $0, error: $0 % 100 == 7 ? "invalid-json" : nil) }
        let records = result.records
        #expect(records.count == expected.count)
        let firstDifference = zip(records, expected).first { $0 != $1 }
        #expect(firstDifference == nil)
    }

    @Test("However many threads there are, the bytes are the same")
    func sameBytes() throws {
        let text = String(repeating: "x", count: 1_000)
        let input = (1...4_000).map { Sample.message("\($0) \(text)") + "\nbroken \($0)\n" }.joined()
        let outputs = try ["1", "2", "7"].map { jobs in
            try PushBridgeProcess.translate(input, "--jobs", jobs).output
        }
        #expect(Set(outputs).count == 1)
    }

    @Test("A message to so many people that it is written in parts does not get between others")
    func manyRecords() throws {
        let folder = try TemporaryFolder()
        let count = 18_000
        let people = try folder.file("people", (1...count).map { #"{"id":"p\#($0)"}"# + "\n" }.joined())
        let group = #"{"from":"x","to":"g","chatType":"groupchat","body":{"type":"txt","msg":"hi"}}"#
        let others = Array(repeating: Sample.message, count: 14_000)
        let input = ([group] + others + [group, Sample.message] as [String]).joined(separator: "\n")
        let result = try PushBridgeProcess.translate(
            input, "--recipients", people, "--members-from", "recipients", "--jobs", "2")
        let lines = result.records.map(\.line)
        #expect(lines.count == 2 * count + others.count + 1)
        let isSorted = lines == lines.sorted()
        #expect(isSorted)
    }
}
