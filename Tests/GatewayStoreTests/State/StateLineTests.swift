import Testing

@testable import Gateway

@Suite("Lines of an export")
struct StateLineTests {
    static let lines =
        [
            StateLine.start(format: 1, version: "0.1.0"), .end(counts: ["person": 2, "group": 1]),
            .end(counts: [:]),
        ] + stateSamples.map { .record($0) }

    @Test("A line reads back as what was written, and is one line", arguments: lines)
    func roundTrip(line: StateLine) throws {
        let bytes = Self.bytes(of: line)
        #expect(bytes.last == 10 && bytes.count { $0 == 10 } == 1)
        #expect(try StateLine(ByteSlice(bytes.dropLast())) == line)
    }

    @Test("Every kind of record is among the samples")
    func kinds() {
        let names = Set(stateSamples.map(\.name))
        #expect(names.count == 12)
    }

    @Test("Bytes are a text where they are one, else Base64")
    func bodies() throws {
        let message = StoredMessage(
            id: MessageID(1), surface: "api", source: "s", acceptedAt: 5, body: [0xFF])
        #expect(
            String(decoding: Self.bytes(of: .record(.message(message, app: "a"))), as: UTF8.self)
                == #"{"record":"message","app":"a","id":1,"surface":"api","source":"s","acceptedAt":5,"bodyBase64":"/w=="}"#
                + "\n")
        var text = message
        text.body = Array("hi".utf8)
        #expect(
            String(decoding: Self.bytes(of: .record(.message(text, app: "a"))), as: UTF8.self)
                .contains(#""body":"hi""#))
    }

    @Test(
        "A line that cannot be read says why",
        arguments: [
            ("{", "It is no JSON"), ("[]", "record is missing."),
            (#"{"record":"cat"}"#, #""cat" is no record of format 1."#),
            (#"{"record":"gone","of":"person"}"#, #""gone" is no record of format 1."#),
            (#"{"record":"start","format":"1"}"#, "format is no integer."),
            (#"{"record":"hook","app":"a"}"#, "position is missing."),
            (#"{"record":"hook","app":7,"position":1}"#, "app is no text."),
            (#"{"record":"group","app":"a","id":"g","members":[1]}"#, "members is no array of texts."),
            (
                #"{"record":"job","app":"a","id":1,"kind":"x","receiver":"b"}"#,
                #""x" is no kind of job."#
            ),
            (
                #"{"record":"key","id":"k","digest":"?","scopes":[],"note":"","createdAt":1}"#,
                "digest is no Base64."
            ),
            (#"{"record":"end","counts":{"a":"b"}}"#, "counts is no object of integers."),
            (
                #"{"record":"counted","app":"a","message":1,"person":"b","count":1,"takenBack":1,"sets":0}"#,
                "takenBack is neither true nor false."
            ),
        ])
    func faults(line: String, words: String) {
        let error = #expect(throws: StateLineError.self) { try StateLine(ByteSlice(Array(line.utf8))) }
        #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    }

    private static func bytes(of line: StateLine) -> [UInt8] {
        var writer = JSONWriter()
        line.write(to: &writer)
        return writer.bytes()
    }
}
