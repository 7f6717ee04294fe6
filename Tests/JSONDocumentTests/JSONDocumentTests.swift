import JSONDocument
import Testing

@Suite("Documents")
struct JSONDocumentTests {
    @Test("The depth limit counts arrays and objects inside each other", arguments: [1, 2, 3, 600])
    func depthLimit(_ depth: Int) throws {
        let arrays = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        #expect(throws: Never.self) { try JSONDocument(arrays, maximumDepth: depth) }
        let error = try #require(throws: JSONError.self) { try JSONDocument(arrays, maximumDepth: depth - 1) }
        #expect(error.code == .tooDeep)
        #expect(error.offset == depth - 1)
    }

    @Test("A limit of zero or less allows scalars only", arguments: [0, -1])
    func depthZero(_ depth: Int) {
        #expect(throws: Never.self) { try JSONDocument("1", maximumDepth: depth) }
        #expect(throws: JSONError.self) { try JSONDocument("[]", maximumDepth: depth) }
    }

    @Test("The limit of values counts values and keys", arguments: [1, 2, 10, 100, 1_000])
    func valueLimit(_ count: Int) throws {
        let list = "[" + Array(repeating: "0", count: count).joined(separator: ",") + "]"
        #expect(throws: Never.self) {
            try JSONDocument(ByteSlice(Array(list.utf8)), maximumValues: count + 1)
        }
        let error = try #require(throws: JSONError.self) {
            try JSONDocument(ByteSlice(Array(list.utf8)), maximumValues: count)
        }
        #expect(error.code == .tooDense)
        #expect(error.offset == 2 * count - 1)
        var reader = JSONReader(maximumValues: count)
        #expect(throws: JSONError.self) { try reader.read(UTF8Text(list)) }
        #expect(try RawJSON(JSONDocument(list).root).parsed().root.count == count)
    }

    @Test("Brackets without end are refused as too deep at once", arguments: [10_000, 10_000_000])
    func manyBrackets(_ count: Int) throws {
        for opening in ["[", "{\"a\":"] {
            let bytes = Array(repeating: Array(opening.utf8), count: count / opening.utf8.count).flatMap {
                $0
            }
            let error = try #require(throws: JSONError.self) { try JSONDocument(ByteSlice(bytes)) }
            #expect(error.code == .tooDeep)
            #expect(error.offset == 512 * opening.utf8.count)
        }
    }

    @Test("A document may be as deep as its reader allows, and everything works on it")
    func deep() throws {
        let depth = 100_000
        let text = String(repeating: "[ ", count: depth) + String(repeating: "]", count: depth)
        let value = try JSONDocument(text, maximumDepth: depth).root
        let raw = value.raw
        #expect(raw.text.count == 2 * depth)
        #expect(raw.parsed().root.isSame(as: value))
    }

    @Test("More than 1 GiB is refused without being looked at")
    func tooLarge() throws {
        let limit = 1 << 30
        let storage = ByteStorage(capacity: limit + 1) { $0.count }
        let error = try #require(throws: JSONError.self) {
            try JSONDocument(ByteSlice(storage, 0..<limit + 1))
        }
        #expect(error.code == .tooLarge)
        #expect(error.offset == limit)
    }

    @Test("Bytes, texts, strings and literals are read alike")
    func sources() throws {
        let spelling = #"{"a":[1,"大"]}"#
        let bytes = try JSONDocument(ByteSlice(Array(spelling.utf8))).root.raw
        #expect(try JSONDocument(UTF8Text(spelling)).root.raw == bytes)
        #expect(try JSONDocument(spelling).root.raw == bytes)
        let literal: UTF8Text = #"{"a":[1,"大"]}"#
        #expect(try JSONDocument(literal).root.raw == bytes)
        #expect(try JSONDocument(UTF8Text("xx" + spelling)[2..<spelling.utf8.count + 2]).root.raw == bytes)
    }

    @Test("Objects with ten thousand keys and texts of 100 KB are read")
    func large() throws {
        let members = (0..<10_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        let object = try JSONDocument("{" + members + "}").root
        #expect(object.count == 10_000)
        #expect(object["key9999"]?.integer == 9999)
        #expect(object.members.enumerated().allSatisfy { $1.value.integer == $0 })
        let text = String(repeating: "大家晚上好 ", count: 6_250)
        let message = try JSONDocument("{\"msg\":\"\(text)\"}").root
        #expect(message["msg"]?.string?.count == 100_000)
        #expect(message["msg"]?.string?.string == text)
    }
}
