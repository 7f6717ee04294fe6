import JSONDocument
import Testing

/// A value with every kind of member.
private struct Sample: Codable, Equatable {
    enum Color: String, Codable, CaseIterable { case red, blue }

    struct Part: Codable, Equatable {
        var name: UTF8Text
        var color: Color?
    }

    var id: Int
    var title: String
    var ratio: Double?
    var small: UInt8?
    var large: UInt64?
    var isOn: Bool?
    var parts: [Part]?
    var byName: [UTF8Text: Int]?
    var rest: RawJSON?
}

private class Base: Codable {
    var base = 1
}

private final class Derived: Base {
    enum Keys: CodingKey { case own, nested, list }

    var own = "x"

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        own = try container.decode(String.self, forKey: .own)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(own, forKey: .own)
        try super.encode(to: container.superEncoder())
        var nested = container.nestedContainer(keyedBy: Keys.self, forKey: .nested)
        var list = nested.nestedUnkeyedContainer(forKey: .list)
        try list.encode(1)
        try list.encodeNil()
        try nested.encode(true, forKey: .own)
    }
}

/// A value that lies in itself.
private struct Chain: Codable {
    var next: [Chain]
}

@Suite("Coding") struct CodingTests {
    private let strict = DocumentDecoder(unknownMembers: .refused)

    @Test(
        "A document is the same after decoding and encoding",
        arguments: [
            #"{"id":-9223372036854775808,"title":"a/\"é","ratio":0.1,"small":255,"large":18446744073709551615}"#,
            #"{"id":0,"title":"","isOn":false,"parts":[{"name":"b","color":"blue"},{"name":"a"}]}"#,
            #"{"id":0,"title":"","byName":{"a":1,"b":2,"c":3},"rest":{"x":1.0,"x":[null,1e2,"\u0041"]}}"#,
            #"{"id":0,"title":"","parts":[],"byName":{},"rest":[]}"#,
        ])
    func roundTrip(json: String) throws {
        let sample = try strict.decode(Sample.self, from: UTF8Text(json))
        #expect(try DocumentEncoder().encode(sample).text.string == json)
    }

    @Test(
        "An error says where and what was expected",
        arguments: [
            (#"{"id":"1","title":""}"#, "/id must be a whole number, not string"),
            (#"{"id":1.5,"title":""}"#, "/id must be a whole number, not 1.5"),
            (#"{"id":1}"#, "/title is missing"),
            (#"{"id":1,"title":null}"#, "/title must be a string, not null"),
            (#"{"id":1,"title":"","small":256}"#, "/small must be a whole number from 0 to 255, not 256"),
            (#"{"id":1,"title":"","parts":{}}"#, "/parts must be an array, not object"),
            (#"{"id":1,"title":"","parts":[{"name":"a"},7]}"#, "/parts/1 must be a JSON object, not 7"),
            (
                #"{"id":1,"title":"","parts":[{"name":"","color":"green"}]}"#,
                #"/parts/0/color "green" is not one of: red, blue"#
            ),
            (
                #"{"id":1,"title":"","byName":{"a/b~c":[]}}"#,
                "/byName/a~1b~0c must be a whole number, not array"
            ),
            (#"{"id":1,"title":"","parts":[{"name":"","size":1}]}"#, "/parts/0/size is unknown"),
            (#"{"id":1,"title":"","Title":""}"#, "/Title is unknown"),
            ("[]", "The document must be a JSON object, not array"),
        ])
    func errors(json: String, expected: String) throws {
        let error = #expect(throws: DocumentError.self) {
            try strict.decode(Sample.self, from: UTF8Text(json))
        }
        #expect(error?.description == expected)
    }

    @Test("Unknown members, null and numbers for text are taken where they may")
    func options() throws {
        let json: UTF8Text = #"{"id":1e0,"title":12,"more":{},"isOn":null}"#
        let sample = try DocumentDecoder(takesDigitsAsText: true).decode(Sample.self, from: json)
        #expect(sample == Sample(id: 1, title: "12"))
        #expect(throws: DocumentError.self) { try DocumentDecoder().decode(Sample.self, from: json) }
        #expect(throws: DocumentError.self) { try strict.decode(Sample.self, from: "{") }
    }

    @Test("Superclasses and nested containers are coded in the order of the code")
    func nesting() throws {
        let json = try DocumentEncoder().encode(Derived())
        #expect(json.text == #"{"own":"x","super":{"base":1},"nested":{"list":[1,null],"own":true}}"#)
        #expect(try strict.decode(Derived.self, from: json.text).base == 1)
    }

    @Test("What JSON cannot spell is an error, and what lies too deep")
    func limits() throws {
        #expect(throws: EncodingError.self) { try DocumentEncoder().encode([Double.infinity]) }
        let deep = String(repeating: #"{"next":["#, count: 70) + String(repeating: "]}", count: 70)
        let root = try JSONDocument(deep).root
        #expect(throws: DocumentError.self) { try strict.decode(Chain.self, from: UTF8Text(deep)) }
        let error = #expect(throws: DocumentError.self) { try strict.decode(Chain.self, from: root) }
        #expect(error?.code == .tooDeep)
        _ = try DocumentDecoder(maximumDepth: 140).decode(Chain.self, from: root)
    }

    @Test("A value is written where a writer is")
    func writing() throws {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("a")
        try DocumentEncoder().encode([1, 2], into: &writer)
        writer.key("b")
        try DocumentEncoder().encode(Optional<Int>.none, into: &writer)
        writer.endObject()
        #expect(writer.text() == #"{"a":[1,2],"b":null}"#)
    }
}
