import JSONDocument
import Testing

@Suite("Values")
struct JSONValueTests {
    private let document = #"""
         {"null": null, "yes": true, "no": false, "number": -1.50e2, "text": "a\/\u00e9\ud83d\ude00\n", "list": [1, [2], {"x": 3}],
         "twice": 1, "tw\u0069ce": 2}
        """#

    private func root() throws -> JSONValue { try JSONDocument(document).root }

    @Test("Each kind answers its own question and no other")
    func kinds() throws {
        let root = try root()
        let kinds = ["null", "yes", "no", "number", "text", "list", "twice"].map {
            root[UTF8Text($0 as String)]?.kind
        }
        #expect(kinds == [.null, .bool, .bool, .number, .string, .array, .number])
        #expect(root.members.map(\.value.isNull) == [true, false, false, false, false, false, false, false])
        #expect(root.members.map(\.value.bool) == [nil, true, false, nil, nil, nil, nil, nil])
        #expect(
            root.members.map { $0.value.number?.string } == [nil, nil, nil, "-1.50e2", nil, nil, "1", "2"])
        #expect(
            root.members.map { $0.value.string?.string } == [nil, nil, nil, nil, "a/é😀\n", nil, nil, nil])
        #expect(root.members.map(\.value.count) == [0, 0, 0, 0, 0, 3, 0, 0])
    }

    @Test("Members keep order and duplicates; the last duplicate wins a lookup")
    func members() throws {
        let root = try root()
        #expect(root.kind == .object)
        #expect(root.count == 8)
        #expect(
            root.members.map(\.key.string) == [
                "null", "yes", "no", "number", "text", "list", "twice", "twice",
            ])
        #expect(root["twice"]?.integer == 2)
        #expect(root["missing"] == nil)
        #expect(root["twic"] == nil)
        #expect(root["list"]?["x"] == nil)
        #expect(root.members.filter { $0.hasKey("twice") }.count == 2)
        #expect(root.elements.isEmpty)
    }

    @Test("Elements are iterated past whatever is nested in them")
    func elements() throws {
        let list = try #require(try root()["list"])
        #expect(list.elements.map(\.kind) == [.number, .array, .object])
        #expect(list.elements.count == 3)
        #expect(list.members.isEmpty)
        #expect(list.members.map(\.key).isEmpty)
        #expect(Array(list.elements)[2]["x"]?.integer == 3)
    }

    @Test(
        "A string's first character is known without decoding the rest, escaped or not",
        arguments: [
            (#""{x""#, true), (#""{\n""#, true), (#""\u007bx""#, true), (#""\u007Bx""#, true),
            (#""x{""#, false),
            (#""\\{""#, false), (#""""#, false), ("{}", false), ("[\"{\"]", false), ("1", false),
        ] as [(String, Bool)])
    func firstCharacter(_ spelling: String, _ isBrace: Bool) throws {
        #expect(try JSONDocument(spelling).root.isString(beginningWith: UInt8(ascii: "{")) == isBrace)
    }

    @Test(
        "A string without a character is empty, and nothing else is",
        arguments: [
            (#""""#, true), (#"" ""#, false), (#""\u0000""#, false), ("null", false), ("[]", false),
            ("{}", false),
            ("10", false),
        ] as [(String, Bool)])
    func emptyString(_ spelling: String, _ isEmpty: Bool) throws {
        #expect(try JSONDocument(spelling).root.isEmptyString == isEmpty)
    }

    @Test("A value knows where it stood")
    func byteOffset() throws {
        let bytes = Array("..[1, {\"a\" : \"b\"}]".utf8)
        let root = try JSONDocument(ByteSlice(ByteStorage(bytes), 2..<bytes.count)).root
        #expect(root.byteOffset == 0)
        #expect(root.elements.map(\.byteOffset) == [1, 4])
        #expect(Array(root.elements)[1]["a"]?.byteOffset == 11)
    }

    @Test(
        "Integers are the whole numbers that fit, however they are spelled",
        arguments: [
            ("0", 0), ("-0", 0), ("-1", -1), ("9223372036854775807", Int.max),
            ("-9223372036854775808", Int.min),
            ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.0", 1), ("1e2", 100),
            ("1E0", 1), ("-0.0", 0), ("0e999999999999999999999", 0), ("1.4E12", 1_400_000_000_000),
            ("1200e-2", 12), ("1.5", nil), ("15e-1", nil), ("1e-1", nil), ("1e19", nil), ("1e999999", nil),
            ("9.223372036854775807e18", Int.max), ("9.223372036854775808e18", nil),
            ("-9223372036854775808.0", Int.min),
            ("99999999999999999999999", nil), ("\"1\"", nil), ("null", nil),
        ] as [(String, Int?)])
    func integers(_ spelling: String, _ integer: Int?) throws {
        #expect(try JSONDocument(spelling).root.integer == integer)
    }

    @Test(
        "An ID's digits are those of its value",
        arguments: [
            ("1", "1"), ("1.0", "1"), ("1.421300621769E12", "1421300621769"), ("-0", "0"), ("0", "0"),
            ("-7", "-7"),
            ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", nil), ("1.5", nil),
            ("\"1\"", nil),
        ] as [(String, String?)])
    func digits(_ spelling: String, _ digits: String?) throws {
        #expect(try JSONDocument(spelling).root.digits?.string == digits)
        #expect(try JSONDocument("[\(spelling)]").root.elements.map(\.digits?.string) == [digits])
    }

    @Test(
        "A text spells a whole number in digits or as JSON does",
        arguments: [
            ("12", 12), ("012", 12), ("12.0", 12), ("1e3", 1_000), ("-7", -7), ("1.5", nil), ("", nil),
            (" 1", nil),
            ("[1]", nil), ("0x10", nil),
        ] as [(String, Int?)])
    func wholeNumbers(_ text: String, _ number: Int?) {
        #expect(UTF8Text(text).wholeNumber == number)
    }

    @Test(
        "Doubles are the nearest ones",
        arguments: [
            ("0", 0), ("1.5", 1.5), ("-2.25e1", -22.5), ("9007199254740993", 9_007_199_254_740_992),
            ("123456789012345678", 123_456_789_012_345_680), ("0.1", 0.1), ("1e400", .infinity),
            ("-1e400", -.infinity),
            ("1e-400", 0), ("1E5", 100_000), ("\"1\"", nil),
        ] as [(String, Double?)])
    func doubles(_ spelling: String, _ double: Double?) throws {
        #expect(try JSONDocument(spelling).root.double == double)
    }

    @Test(
        "Strings are decoded; a surrogate without its other half becomes U+FFFD",
        arguments: [
            (#""""#, "", false), (#""abc""#, "abc", false), (#""大家""#, "大家", false),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t", false),
            (#""\u0041\u00e9\u20AC""#, "Aé€", false),
            (#""\u0000""#, "\0", false), (#""\uffff""#, "\u{ffff}", false),
            (#""\ud83d\ude00""#, "😀", false), (#""\uDBFF\uDFFF""#, "\u{10FFFF}", false),
            (#""\ud800""#, "\u{FFFD}", true), (#""\udc00""#, "\u{FFFD}", true),
            (#""\ud800a""#, "\u{FFFD}a", true),
            (#""\ud800\n""#, "\u{FFFD}\n", true), (#""\ud800\u0041""#, "\u{FFFD}A", true),
            (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀", true), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}", true),
            (#""\\ud800""#, #"\ud800"#, false), (#""😀\ud83d\ude00x""#, "😀😀x", false),
            (
                #""long enough to be copied by words\n and on""#,
                "long enough to be copied by words\n and on", false
            ),
        ])
    func strings(_ spelling: String, _ string: String, _ hasLoneSurrogate: Bool) throws {
        let root = try JSONDocument(spelling).root
        #expect(root.string?.string == string)
        #expect(root.hasLoneSurrogate == hasLoneSurrogate)
        #expect(try JSONDocument("{\(spelling): 1}").root.members.map(\.key.string) == [string])
        #expect(try JSONDocument("{\(spelling): 1}").root[UTF8Text(string)]?.integer == 1)
    }

    @Test("A lone surrogate counts for its own string only")
    func loneSurrogateInside() throws {
        let root = try JSONDocument(#"["\ud800"]"#).root
        #expect(!root.hasLoneSurrogate)
        #expect(root.elements.map(\.hasLoneSurrogate) == [true])
    }

    @Test("Halves of surrogate pairs are U+FFFD in the document, at the offsets where they stood")
    func repairs() throws {
        let root = try JSONDocument(
            #"{"a\ud800":["\ud83d\ude00","x\uDC00\/"], "b":"\uD8FF\u0041", "c":"\ufffd"}"#
        ).root
        #expect(
            root.raw.description
                == #"{"a\ufffd":["\ud83d\ude00","x\ufffd/"],"b":"\ufffd\u0041","c":"\ufffd"}"#)
        #expect(root.firstRepair == 3)
        #expect(root["a\u{FFFD}"]?.firstRepair == 29)
        #expect(root.members.map(\.value.hasLoneSurrogate) == [false, true, false])
        #expect(root["c"]?.firstRepair == nil)
    }

    @Test(
        "What is no escape is none beside half of a pair either",
        arguments: [
            #""\ud83d\ud""#, #""\ud83d\udc""#, #""\ud83d\udcZZ""#, #""\ud83d\u""#, #""\ud83d"#, #""\ud8"#,
        ])
    func brokenPairs(_ spelling: String) {
        #expect(throws: JSONError.self) { try JSONDocument(spelling) }
    }

    @Test("A string without escapes shares the document's bytes")
    func sharing() throws {
        let text = UTF8Text(#"{"key":"value"}"# as String)
        let value = try #require(try JSONDocument(text).root["key"])
        let inside = text.withBytes { document in
            value.string?.withBytes { string in
                string.baseAddress.map { $0 - (document.baseAddress ?? $0) }
            }
        }
        #expect(inside == 8)
    }
}
