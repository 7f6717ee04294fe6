import JSONDocument
import Testing

@Suite("Raw values")
struct RawJSONTests {
    @Test(
        "Only white space between tokens and the backslash of an escaped slash are taken away, and a half of a pair is U+FFFD",
        arguments: [
            (#" [ 1 , 2 ] "#, "[1,2]"), (#"{ "a b" : " c " }"#, #"{"a b":" c "}"#), (#""\/""#, #""/""#),
            (#""\\/""#, #""\\/""#), (#""\\\/""#, #""\\/""#),
            (#""a\/b\/c and more\/""#, #""a/b/c and more/""#),
            (#"{"\/":"\u002f"}"#, #"{"/":"\u002f"}"#), (#""\u00E9\n\ud800""#, #""\u00E9\n\ufffd""#),
            ("[1.10, 1E+5, -0]", "[1.10,1E+5,-0]"), (#"{"a":1, "a":2}"#, #"{"a":1,"a":2}"#), ("\n1\n", "1"),
            (#"["\"[ ", " ]"]"#, #"["\"[ "," ]"]"#), ("[\"大 家\" , \"\\\"\"]", "[\"大 家\",\"\\\"\"]"),
        ])
    func spelling(_ document: String, _ compact: String) throws {
        let raw = RawJSON(try JSONDocument(document).root)
        #expect(raw.description == compact)
        #expect(try RawJSON(validating: UTF8Text(document)) == raw)
        #expect(RawJSON(raw.parsed().root) == raw)
    }

    @Test("A part that is compact shares the bytes of a document that is not")
    func sharing() throws {
        let text = UTF8Text(
            #"{ "loose": [1, 2], "compact": [1,"a b"], "slash": "\/", "after": {"x":1} }"# as String)
        let root = try JSONDocument(text).root
        let shared = root.members.map { member in
            text.withBytes { document in
                member.value.raw.text.withBytes { bytes in
                    guard let start = document.baseAddress, let part = bytes.baseAddress else { return false }
                    return part >= start && part < start + document.count
                }
            }
        }
        #expect(shared == [false, true, false, true])
        #expect(root.members.map(\.value.raw.description) == ["[1,2]", #"[1,"a b"]"#, #""/""#, #"{"x":1}"#])
    }

    @Test("What is no JSON is refused")
    func validating() {
        #expect(throws: JSONError.self) { try RawJSON(validating: "[1") }
        #expect(throws: JSONError.self) { try RawJSON(validating: "") }
    }

    @Test("Values can be built")
    func building() {
        let object = RawJSON.object([
            (key: "a\"", value: .integer(-5)), (key: "b", value: .array([.null, .bool(true), .bool(false)])),
            (key: "c", value: .string("大\n")), (key: "d", value: .emptyObject),
            (key: "e", value: .emptyArray),
        ])
        #expect(object.description == #"{"a\"":-5,"b":[null,true,false],"c":"大\n","d":{},"e":[]}"#)
        #expect(object.parsed().root["c"]?.string == "大\n")
        #expect(RawJSON.object([]) == .emptyObject)
        #expect(RawJSON.array([]) == .emptyArray)
    }

    @Test(
        "Some members of an object make an object, spelled as they came",
        arguments: [
            (#"{"y":1}"#, nil), (#"{"x":1}"#, #"{"x":1}"#), (#"{"y":1,"x":[2]}"#, #"{"x":[2]}"#),
            (#"{"x":1,"x":2,"y":3}"#, #"{"x":1,"x":2}"#),
            (#"{"y":1,"\u0078":2.50,"y":3}"#, #"{"\u0078":2.50}"#),
            (#"{"x":1,"y":2,"x":3}"#, #"{"x":1,"x":3}"#),
            (#"{"y":1, "x" : "\/", "x":2}"#, #"{"x":"/","x":2}"#),
            (#" {"y":{"x":1},"x":{"y":1}} "#, #"{"x":{"y":1}}"#),
        ] as [(String, String?)])
    func members(text: String, chosen: String?) throws {
        let object = try JSONDocument(text).root
        #expect(RawJSON.object(membersOf: object) { $0 == "x" }?.description == chosen)
    }

    @Test(
        "Joined objects have the members of both, and what has none stands back",
        arguments: [
            (#"{"a":1}"#, #"{"b":[2]}"#, #"{"a":1,"b":[2]}"#), (#"{"a":1}"#, #"{"a":2}"#, #"{"a":1,"a":2}"#),
            ("{}", #"{"b":2}"#, #"{"b":2}"#), (#"{"a":1}"#, "{}", #"{"a":1}"#), ("{}", "{}", "{}"),
            ("[1]", #"{"b":2}"#, #"{"b":2}"#), (#"{"a":1}"#, "[1]", "[1]"), ("[1]", "{}", "[1]"),
        ])
    func joining(first: String, second: String, joined: String) throws {
        let (front, back) = (UTF8Text(first), UTF8Text(second))
        let whole = RawJSON(joining: try RawJSON(validating: front), try RawJSON(validating: back))
        #expect(whole.text.string == joined)
    }

    @Test(
        "The type of a value is known without looking into it",
        arguments: ["{}", "[]", #""""#, "true", "false", "null", "-1", "0.5", #""{""#])
    func kind(text: String) throws {
        let value = try RawJSON(validating: UTF8Text(text))
        #expect(value.kind == value.parsed().root.kind)
    }

    @Test("Equality looks at the spelling")
    func equality() throws {
        #expect(try RawJSON(validating: "[1, 2]") == RawJSON(validating: "[1,2]"))
        #expect(try RawJSON(validating: "1.0") != RawJSON(validating: "1"))
        #expect(Set([RawJSON.integer(1), .integer(1), .null]).count == 2)
    }
}
