import JSONDocument
import Testing

@Suite("Errors")
struct JSONErrorTests {
    @Test(
        "An error says what is wrong and where",
        arguments: [
            ("\"a\nb\"", "A control character (0x0A) inside a string must be escaped, at byte 2."),
            ("[1,]", "The character ] cannot stand here, at byte 3."),
            ("[1", "The document stops in the middle, at byte 2."),
            ("01", "The character 1 does not continue the number as JSON allows, at byte 1."),
            ("\"\\x\"", "The character x does not continue the backslash escape, at byte 2."),
            ("1 2", "The character 2 follows the end of the document, at byte 2."),
            ("1 \0", "The byte 0x00 follows the end of the document, at byte 2."),
            ("[你]", "The byte 0xE4 cannot stand here, at byte 1."),
            ("", "The document is empty, at byte 0."),
        ])
    func descriptions(_ document: String, _ description: String) throws {
        let error = try #require(throws: JSONError.self) { try JSONDocument(document) }
        #expect(error.description == description)
    }

    @Test("An error about UTF-8 shows the byte")
    func invalidUTF8() throws {
        let error = try #require(throws: JSONError.self) { try JSONDocument(ByteSlice([0x22, 0xFF, 0x22])) }
        #expect(error.description == "The bytes are not UTF-8 (0xFF), at byte 1.")
    }

    @Test("An error about depth names the limit's place")
    func tooDeep() throws {
        let error = try #require(throws: JSONError.self) { try JSONDocument("[[]]", maximumDepth: 1) }
        #expect(error.description == "Arrays and objects are nested deeper than the limit, at byte 1.")
    }
}
