import JSONDocument
import Testing

@Suite("The writer")
struct JSONWriterTests {
    private func written(_ body: (inout JSONWriter) throws -> Void) rethrows -> String {
        var writer = JSONWriter(capacity: 0)
        try body(&writer)
        return writer.text().string
    }

    @Test("The writer puts the commas")
    func commas() throws {
        let text = try written { writer in
            writer.beginObject()
            writer.key("a")
            writer.beginArray()
            writer.integer(1)
            writer.bool(true)
            writer.null()
            writer.beginObject()
            writer.endObject()
            writer.beginArray()
            writer.endArray()
            writer.string("s")
            writer.endArray()
            writer.key("b")
            writer.raw(try RawJSON(validating: "[1, 2]"))
            writer.key("c")
            writer.double(0.5)
            writer.endObject()
        }
        #expect(text == #"{"a":[1,true,null,{},[],"s"],"b":[1,2],"c":0.5}"#)
    }

    @Test(
        "Only what must be escaped is escaped",
        arguments: [
            ("", ""), ("a/b", "a/b"), ("\"", #"\""#), ("\\", #"\\"#), ("\u{8}\t\n\u{c}\r", #"\b\t\n\f\r"#),
            ("\0\u{1}\u{b}\u{1f}", #"\u0000\u0001\u000b\u001f"#), ("\u{7f}é大😀\u{2028}", "\u{7f}é大😀\u{2028}"),
            ("123456\"", #"123456\""#), ("1234567\"", #"1234567\""#), ("12345678\"", #"12345678\""#),
            ("12345678901\n2", #"12345678901\n2"#), ("大家晚上好\n大家", "大家晚上好\\n大家"),
            ("\\\\\\\\\\\\\\\\\\\\", #"\\\\\\\\\\\\\\\\\\\\"#),
        ])
    func escapes(_ string: String, _ content: String) throws {
        let text = UTF8Text(string)
        #expect(written { $0.string(text) } == "\"\(content)\"")
        #expect(RawJSON.string(text).description == "\"\(content)\"")
        #expect(try JSONDocument(written { $0.string(text) }).root.string == text)
        let object = written { writer in
            writer.beginObject()
            writer.key(text)
            writer.null()
            writer.endObject()
        }
        #expect(object == "{\"\(content)\":null}")
    }

    @Test("Every control character is escaped and every other ASCII character but two is not")
    func allASCII() throws {
        for byte in UInt8(0)..<0x80 {
            for length in 1...17 {
                let text = UTF8Text(String(repeating: "x", count: length - 1) + String(UnicodeScalar(byte)))
                let result = written { $0.string(text) }
                let isEscaped = result.utf8.count > text.count + 2
                #expect(isEscaped == (byte < 0x20 || byte == 0x22 || byte == 0x5C))
                #expect(try JSONDocument(result).root.string == text)
            }
        }
    }

    @Test("A name known to the compiler is spelled like any other")
    func literalKeys() {
        var writer = JSONWriter(capacity: 1)
        writer.beginObject()
        writer.key("")
        writer.integer(0)
        writer.key("f")
        writer.integer(1)
        writer.key("sevenle")
        writer.integer(7)
        writer.key("eight888")
        writer.integer(8)
        writer.key("interruption-level")
        writer.integer(18)
        writer.key("thirty-one bytes with a \" at 24")
        writer.integer(31)
        writer.key("tab\t")
        writer.integer(4)
        writer.key("末")
        writer.integer(3)
        writer.endObject()
        #expect(
            writer.text() == #"""
                {"":0,"f":1,"sevenle":7,"eight888":8,"interruption-level":18,\#
                "thirty-one bytes with a \" at 24":31,"tab\t":4,"末":3}
                """#)
    }

    @Test("A string may be written in pieces")
    func pieces() {
        let text = written { writer in
            writer.beginArray()
            writer.beginString()
            writer.appendToString("大家")
            writer.appendToString("")
            writer.appendToString("\"\n")
            writer.endString()
            writer.beginString()
            writer.endString()
            writer.endArray()
        }
        #expect(text == #"["大家\"\n",""]"#)
    }

    @Test("Integers are written in full", arguments: [0, 7, -7, 10, 99, 1_234_567_890, Int.max, Int.min])
    func integers(_ integer: Int) {
        #expect(written { $0.integer(integer) } == String(integer))
    }

    @Test(
        "Doubles are written so that they read back the same",
        arguments: [
            (0.0, "0"), (-0.0, "-0.0"), (1, "1"), (-5, "-5"), (0.1, "0.1"), (1.5e300, "1.5e+300"),
            (.leastNonzeroMagnitude, "5e-324"),
            (9_007_199_254_740_991, "9007199254740991"), (Double.infinity, "null"), (-.infinity, "null"),
            (.nan, "null"),
            (123_456.75, "123456.75"), (1e-5, "1e-05"),
        ])
    func doubles(_ double: Double, _ spelling: String) throws {
        #expect(written { $0.double(double) } == spelling)
        let back = try JSONDocument(spelling).root.double
        #expect(back == (double.isFinite ? double : nil))
    }

    @Test("Records of JSON Lines have no commas between them")
    func lines() {
        let text = written { writer in
            for number in 1...2 {
                writer.beginArray()
                writer.integer(number)
                writer.endArray()
                writer.newline()
            }
        }
        #expect(text == "[1]\n[2]\n")
    }

    @Test(
        "Values of documents are written compactly with their own spelling, but for halves of surrogate pairs"
    )
    func values() throws {
        let root = try JSONDocument(#"{ "a" : [ 1.10 , "\/\u00e9\ud800" ], "b":[1,"x"] }"#).root
        let list = try #require(root["a"])
        let compact = try #require(root["b"])
        let text = written { writer in
            writer.beginArray()
            writer.value(list)
            writer.value(compact)
            writer.endArray()
        }
        #expect(text == #"[[1.10,"/\u00e9\ufffd"],[1,"x"]]"#)
    }

    @Test(
        "Bytes that are serialised already count as a value; what is not UTF-8 in them does not reach a text")
    func rawBytes() {
        var writer = JSONWriter()
        writer.beginArray()
        for bytes in [Array("{}".utf8), Array("1".utf8), [0x22, 0xFF, 0x22]] {
            bytes.withUnsafeBufferPointer { writer.rawBytes($0) }
        }
        writer.endArray()
        #expect(writer.bytes() == Array("[{},1,\"".utf8) + [0xFF] + Array("\"]".utf8))
        #expect(writer.text().withBytes { Array($0) } == Array("[{},1,\"\u{FFFD}\"]".utf8))
    }

    @Test("A writer can be emptied and used again")
    func removeAll() {
        var writer = JSONWriter()
        writer.beginArray()
        writer.integer(1)
        writer.removeAll()
        #expect(writer.count == 0)
        writer.integer(2)
        #expect(writer.count == 1)
        #expect(writer.text() == "2")
    }

    @Test("What was written can be looked at and copied from an offset on")
    func results() {
        var writer = JSONWriter(capacity: 1)
        writer.string("abc")
        #expect(writer.bytes(from: 2) == Array("bc\"".utf8))
        #expect(writer.bytes(from: 5).isEmpty)
        #expect(writer.bytes() == writer.withBytes { Array($0) })
    }
}
