import Foundation
import Testing

@Suite("The input is cut into lines, or is one document")
struct FramingTests {
    struct Case: CustomTestStringConvertible {
        let claim: String
        let input: String
        let records: [Record]

        var testDescription: String { claim }
    }

    private static let message = Sample.message
    private static let one = Record(line: 1)

    static let cases: [Case] = [
        Case(claim: "Nothing yields nothing", input: "", records: []),
        Case(claim: "Blank lines yield nothing", input: "\n  \n\t\r\n", records: []),
        Case(claim: "The last line needs no line feed", input: message, records: [one]),
        Case(
            claim: "Blank lines count", input: "\(message)\n\n \t\n\(message)\n",
            records: [one, Record(line: 4)]),
        Case(claim: "A byte order mark is ignored", input: "\u{FEFF}\(message)\n", records: [one]),
        Case(
            claim: "Carriage returns are ignored", input: "\(message)\r\n\r\n\(message)\r\n",
            records: [one, Record(line: 3)]),
        Case(
            claim: "A message on several lines is one document", input: Sample.printedMessage + "\n",
            records: [one]),
        Case(
            claim: "White space around a document is ignored",
            input: "\u{FEFF}\r\n\n" + Sample.printedMessage.replacing("\n", with: "\r\n") + "\n \n",
            records: [one]),
        Case(
            claim: "An array on several lines is a list of messages",
            input: "[\n\(message),\n\(message)\n]", records: [one, one]),
        Case(
            claim: "An element that is no message is rejected, the others are not",
            input: "[\n\(message),\n17,\n\(message)\n]",
            records: [one, Record(line: 1, error: "unknown-vendor"), one]),
        Case(
            claim: "An array of objects that is all there is lists messages, on one line too",
            input: "[\(message),\(message)]\n\n", records: [one, one]),
        Case(
            claim: "An array among other lines is no message", input: "[\(message)]\n\(message)\n",
            records: [Record(line: 1, error: "unknown-vendor"), Record(line: 2)]),
        Case(
            claim: "An empty array on a line is rejected, not lost", input: "[]\n",
            records: [Record(line: 1, error: "unknown-vendor")]),
        Case(
            claim: "Two documents are lines",
            input: "{\n}\n{\n}\n",
            records: [
                Record(line: 1, error: "invalid-json"), Record(line: 2, error: "invalid-json"),
                Record(line: 3, error: "invalid-json"), Record(line: 4, error: "invalid-json"),
            ]),
        Case(
            claim: "A first line that was cut off spoils no other line",
            input: "\(message.dropLast(9))\n\(message)\n\(message)\n",
            records: [Record(line: 1, error: "invalid-json"), Record(line: 2), Record(line: 3)]),
        Case(
            claim: "A document that was cut off is lines", input: "[\n\(message),\n",
            records: [
                Record(line: 1, error: "invalid-json"), Record(line: 2, error: "invalid-json"),
            ]),
        Case(
            claim: "A form body is a line",
            input: "from=a&ope=0&to=b&type=0&body=%7B%22msg%22%3A%22hi%22%7D\n\(message)\n",
            records: [one, Record(line: 2)]),
    ]

    @Test("Framing", arguments: cases)
    func framing(_ example: Case) throws {
        let result = try PushBridgeProcess.translate(example.input)
        #expect(result.records == example.records, "\(result.output)\(result.error)")
        #expect(result.status == (example.records.contains { $0.error != nil } ? 1 : 0))
    }

    @Test("A line that is longer than a block is read whole, and its neighbours keep their places")
    func longLines() throws {
        let long = Sample.message(String(repeating: "x", count: 3 << 20))
        let input = ([Sample.message, long, Sample.message, long, long, Sample.message] as [String])
            .joined(separator: "\n")
        let result = try PushBridgeProcess.translate(input)
        #expect(result.records.map(\.line) == Array(1...6))
        #expect(result.status == 0)
    }

    @Test("A document that is larger than a block is one document")
    func largeDocument() throws {
        let text = String(repeating: "x", count: 1_000)
        let messages = Array(repeating: Sample.message(text), count: 3_000)
        let result = try PushBridgeProcess.translate("[\n" + messages.joined(separator: ",\n") + "\n]\n")
        #expect(result.records.count == 3_000)
        #expect(Set(result.records) == [Record(line: 1)])
    }

    @Test("A pipe that gives a few bytes at a time changes nothing")
    func smallPieces() throws {
        let script = """
            input='\(Sample.message)'
            for i in 1 2 3; do
              printf '%s' "${input:0:10}"; sleep 0.05; printf '%s' "${input:10}"; sleep 0.05; printf '\\n'
            done | "$0" translate
            """
        let result = try PushBridgeProcess.shell(script)
        #expect(result.records.map(\.line) == [1, 2, 3])
    }

    @Test("A document may come through a slow pipe")
    func slowDocument() throws {
        let script = """
            (printf '[\\n'; sleep 0.1; echo '\(Sample.message),'; sleep 0.1; echo '\(Sample.message)'; sleep 0.1; echo ']') \
            | "$0" translate
            """
        let result = try PushBridgeProcess.shell(script)
        #expect(result.records.map(\.line) == [1, 1])
    }
}
