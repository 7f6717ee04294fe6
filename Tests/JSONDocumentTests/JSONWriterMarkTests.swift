import JSONDocument
import Testing

@Suite("Marks in what a writer wrote")
struct JSONWriterMarkTests {
    @Test("What was written since a mark is forgotten, with the comma that it needed", arguments: [0, 1, 2])
    func cutting(before: Int) {
        var writer = JSONWriter(capacity: 0)
        writer.beginArray()
        for number in 0..<before { writer.integer(number) }
        let mark = writer.mark
        writer.string("gone")
        writer.bool(false)
        writer.cut(to: mark)
        writer.integer(7)
        writer.endArray()
        let numbers = Array(0..<before) + [7]
        #expect(writer.text().string == "[\(numbers.map(String.init).joined(separator: ","))]")
    }

    @Test("A folded value is a string that holds its text", arguments: [false, true])
    func folding(afterOther: Bool) throws {
        for text in Self.folded {
            var writer = JSONWriter(capacity: 0)
            writer.beginArray()
            if afterOther { writer.null() }
            let mark = writer.mark
            writer.raw(try RawJSON(validating: UTF8Text(text)))
            writer.fold(from: mark)
            writer.integer(1)
            writer.endArray()
            let elements = try JSONDocument(writer.text().string).root.elements.map { $0 }
            #expect(elements.count == (afterOther ? 3 : 2))
            #expect(elements.dropLast().last?.string == UTF8Text(text))
        }
    }

    /// Values with the bytes that need an escape at every place of sixteen, and with many of them in a row.
    private static let folded =
        ["{}", "[]", "1", #""\u00e9\n\\""#, #"{"a":{"b":["c\"d",1.50,null]}}"#, #""大家😀""#]
        + (0..<40).flatMap { length in
            let letters = String(repeating: "a", count: length)
            return ["\"\(letters)\"", "\"\(letters)\\\\\(letters)\"", "[\"\(letters)\",\"\(letters)大\"]"]
        }
        + (1..<40).map { "[" + Array(repeating: #""""#, count: $0).joined(separator: ",") + "]" }

    @Test(
        "The members of an object are written as they are spelled, and nothing for what has none",
        arguments: [
            (#"{"a":1,"\u0041":[2.0]}"#, #"{"x":0,"a":1,"\u0041":[2.0],"y":0}"#),
            ("{}", #"{"x":0,"y":0}"#), ("[1]", #"{"x":0,"y":0}"#), (#""{1}""#, #"{"x":0,"y":0}"#),
            ("null", #"{"x":0,"y":0}"#),
        ])
    func members(object: String, expected: String) throws {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("x")
        writer.integer(0)
        writer.members(of: try RawJSON(validating: UTF8Text(object)))
        writer.key("y")
        writer.integer(0)
        writer.endObject()
        #expect(writer.text().string == expected)
    }
}
