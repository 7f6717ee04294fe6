import Testing

@testable import Gateway

@Suite("Lines of an export")
struct StateLineTests {
    static let lines =
        [
            StateRecord.start(format: 2, version: "0.1.0"), .end(counts: ["person": 2, "group": 1]),
            .end(counts: [:]),
        ] + stateSamples

    @Test("A line reads back as what was written, and is one line", arguments: lines)
    func roundTrip(record: StateRecord) throws {
        let bytes = record.line
        #expect(bytes.last == 10 && bytes.count { $0 == 10 } == 1)
        #expect(try StateRecord(line: ByteSlice(bytes.dropLast())) == record)
    }

    @Test("Every kind of record is among the samples")
    func kinds() {
        let names = Set(stateSamples.map(\.name))
        #expect(names.count == 12)
    }

    @Test("Bytes are a text where they are one, else Base64")
    func bodies() throws {
        var message = StoredMessage(
            id: MessageID(1), surface: "api", source: "s", acceptedAt: 5, body: [0xFF])
        func line() -> String {
            String(decoding: StateRecord.message(message: message, app: "a").line, as: UTF8.self)
        }
        #expect(
            line()
                == #"{"message":{"message":{"id":1,"surface":"api","source":"s","acceptedAt":5,"body":{"base64":"/w=="}},"app":"a"}}"#
                + "\n")
        message.body = Array("hi".utf8)
        #expect(line().contains(#""body":"hi""#))
    }

    @Test(
        "A line that cannot be read says why",
        arguments: [
            ("{", "It is no JSON."), ("[]", "It is no record of format 2."),
            (#"{"cat":{}}"#, "It is no record of format 2."),
            (#"{"record":"hook","position":1}"#, "It is no record of format 2."),
            (#"{"start":{"format":"1"}}"#, "/start/format must be a whole number, not string."),
            (#"{"hook":{"app":"a"}}"#, "/hook/position is missing."),
            (#"{"hook":{"app":7,"position":1}}"#, "/hook/app must be a string, not 7."),
            (
                #"{"job":{"job":{"app":"a","id":1,"work":{"kind":"x"}}}}"#,
                #"/job/job/work/kind "x" is not one of: fan-out, count-out, push, count, badge."#
            ),
            (#"{"key":{"key":{"id":"k","digest":{"base64":"?"}}}}"#, "/key/key/digest/base64 is no Base64."),
        ])
    func faults(line: String, words: String) {
        let error = #expect(throws: StateLineError.self) {
            try StateRecord(line: ByteSlice(Array(line.utf8)))
        }
        #expect(error?.description == words)
    }
}
