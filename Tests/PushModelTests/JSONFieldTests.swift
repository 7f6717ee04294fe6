import PushModel
import Testing

@Suite("Members of objects, kept as they came")
struct JSONFieldTests {
    @Test(
        "A member's name is written as it was spelled",
        arguments: [
            #"{"\u0041":1}"#, #"{"\ufffd":1}"#, #"{"a\u00e9":1}"#, #"{"\u000a":1}"#, #"{"plain":1}"#,
            #"{"":1}"#,
            #"{"\"\\\n":[1.50]}"#, #"{"\u0041":1,"A":2}"#,
        ])
    func spelling(json: String) throws {
        let fields = try JSONDocument(json).root.members.map(JSONField.init)
        #expect(RawJSON.object(of: fields).text.string == json)
        var writer = JSONWriter()
        writer.beginObject()
        for field in fields { writer.member(field) }
        writer.endObject()
        #expect(writer.text().string == json)
    }

    @Test("A slash in a name needs no escape, as in values")
    func slash() throws {
        let fields = try JSONDocument(#"{"a\/b":"c\/d"}"#).root.members.map(JSONField.init)
        #expect(RawJSON.object(of: fields).text == #"{"a/b":"c/d"}"#)
    }

    @Test("The name itself is decoded, and half of a surrogate pair is U+FFFD")
    func names() throws {
        let fields = try JSONDocument(#"{"\u0041":1,"\ud800":2}"#).root.members.map(JSONField.init)
        #expect(fields.map(\.key) == ["A", "\u{FFFD}"])
    }

    @Test("A name that any writer spells so is no other name")
    func equality() throws {
        for json in [#"{"a":1}"#, #"{"\n":1}"#, #"{"a\/b":1}"#, #"{"\"":1}"#] {
            let member = try #require(Array(try JSONDocument(json).root.members).first)
            #expect(JSONField(member) == JSONField(key: member.key, value: member.value.raw), "\(json)")
        }
        let spelled = try #require(Array(try JSONDocument(#"{"\u0041":1}"#).root.members).first)
        #expect(JSONField(spelled) != JSONField(key: "A", value: .integer(1)))
    }

    @Test("A name that is changed is written as it is now")
    func renamed() throws {
        let member = try #require(Array(try JSONDocument(#"{"\u0041":1}"#).root.members).first)
        var field = JSONField(member)
        field.key = "B"
        #expect(RawJSON.object(of: [field]).text == #"{"B":1}"#)
    }
}
