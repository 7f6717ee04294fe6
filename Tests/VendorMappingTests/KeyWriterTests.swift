import PushModel
import Testing
import Vendors

@Suite("Writing the keys of a message")
struct KeyWriterTests {
    @Test(
        "A value is spelled as JSON, or as a string that holds it",
        arguments: [
            (.text("a\"b"), #""a\"b""#), (.texts(["a", "b"]), #"["a","b"]"#), (.emptyList, "[]"),
            (.integer(-3), "-3"), (.flag(true), "true"), (.raw(.emptyArray), "[]"),
            (.foldedTexts(["a", "\""]), #""[\"a\",\"\\\"\"]""#), (.foldedTexts([]), #""[]""#),
            (.foldedInteger(42), #""42""#), (.foldedFlag(true), #""true""#),
            (.foldedFlag(false), #""false""#),
        ] as [(KeyValue, String)])
    func values(value: KeyValue, spelling: String) {
        var keys = KeyWriter()
        keys.key("k", value, of: .title)
        keys.key("l", .integer(1), of: nil)
        #expect(keys.spelled == [.title])
        #expect(keys.object().text.string == "{\"k\":\(spelling),\"l\":1}")
    }

    @Test(
        "An object without members is left out, unless it is asked for",
        arguments: [
            (.object, false, #"{"a":1,"b":2}"#), (.objectOrEmpty, false, #"{"a":1,"o":{},"b":2}"#),
            (.foldedObject, false, #"{"a":1,"b":2}"#), (.object, true, #"{"a":1,"o":{"x":"y"},"b":2}"#),
            (.objectOrEmpty, true, #"{"a":1,"o":{"x":"y"},"b":2}"#),
            (.foldedObject, true, #"{"a":1,"o":"{\"x\":\"y\"}","b":2}"#),
        ] as [(KeyValue, Bool, String)])
    func objects(value: KeyValue, isFilled: Bool, expected: String) {
        var keys = KeyWriter()
        keys.key("a", .integer(1), of: nil)
        let start = keys.begin("o")
        if isFilled { keys.key("x", .text("y"), of: .body) }
        keys.end(start, value)
        keys.key("b", .integer(2), of: nil)
        #expect(keys.spelled.contains(.body) == isFilled)
        #expect(keys.object().text.string == expected)
    }

    @Test("Members of the message's own stand among the keys as they came")
    func members() throws {
        var keys = KeyWriter()
        let isEmpty = keys.isEmpty
        #expect(isEmpty)
        keys.members(of: try RawJSON(validating: #"{"\u0041":1.0,"b":null}"#))
        keys.member(JSONField(key: "c", value: .emptyObject))
        let isStillEmpty = keys.isEmpty
        #expect(!isStillEmpty)
        #expect(keys.object().text.string == #"{"\u0041":1.0,"b":null,"c":{}}"#)
    }
}
