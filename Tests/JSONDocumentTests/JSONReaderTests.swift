import JSONDocument
import Testing

@Suite("The reader")
struct JSONReaderTests {
    @Test("A value that is kept stays valid while the reader goes on")
    func keptValues() throws {
        var reader = JSONReader()
        var kept: [JSONValue] = []
        for index in 0..<100 {
            kept.append(try reader.read(UTF8Text("{\"index\":\(index),\"list\":[\(index),[\(index)]]}")))
        }
        for (index, value) in kept.enumerated() {
            #expect(value["index"]?.integer == index)
            #expect(value["list"]?.elements.map(\.raw.description) == ["\(index)", "[\(index)]"])
        }
    }

    @Test("A part of a value, a sequence and a text stay valid too")
    func keptParts() throws {
        var reader = JSONReader()
        let inner = try #require(try reader.read(UTF8Text("{\"a\":{\"b\":\"first text\"}}"))["a"])
        let members = try reader.read(UTF8Text("{\"c\":1,\"d\":2}")).members
        let text = try #require(try reader.read(UTF8Text("[\"third text\"]")).elements.map(\.string)[0])
        for _ in 0..<10 { _ = try reader.read(UTF8Text("[[[[[[[[0,0,0,0,0,0,0,0,0,0]]]]]]]]")) }
        #expect(inner["b"]?.string == "first text")
        #expect(members.map(\.key) == ["c", "d"])
        #expect(text == "third text")
    }

    @Test("Values that nobody keeps leave nothing behind")
    func reuse() throws {
        var reader = JSONReader()
        for count in [1000, 1, 0, 200_000, 3] {
            let document = "[" + (0..<count).map(String.init).joined(separator: ",") + "]"
            let value = try reader.read(UTF8Text(document))
            #expect(value.count == count)
            #expect(value.elements.map(\.integer) == Array(0..<count))
        }
    }

    @Test("An error does not disturb the values before and after it")
    func errors() throws {
        var reader = JSONReader(maximumDepth: 3)
        let first = try reader.read(UTF8Text("[1,[2]]"))
        var codes: [JSONError.Code] = []
        for document in ["[1,[2],", "[[[[", "{\"a\":", ""] {
            do {
                _ = try reader.read(UTF8Text(document as String))
            } catch {
                codes.append(error.code)
            }
        }
        #expect(codes == [.unexpectedEnd, .tooDeep, .unexpectedEnd, .empty])
        let second = try reader.read(UTF8Text("{\"a\":[3]}"))
        #expect(first.raw.description == "[1,[2]]")
        #expect(second.raw.description == "{\"a\":[3]}")
    }

    @Test("Lines of one storage are read one after another")
    func lines() throws {
        let bytes = Array((0..<50).map { "{\"n\": \($0)}" }.joined(separator: "\n").utf8)
        let storage = ByteSlice(bytes)
        var reader = JSONReader()
        var numbers: [Int?] = []
        var start = 0
        while start < storage.count {
            let end = storage.firstIndex(of: 0x0A, from: start) ?? storage.count
            numbers.append(try reader.read(storage[start..<end])["n"]?.integer)
            start = end + 1
        }
        #expect(numbers == Array(0..<50))
    }

    @Test("Values may go to other tasks while the reader reads on")
    func tasks() async throws {
        var reader = JSONReader()
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<200 {
                let value = try reader.read(UTF8Text("{\"a\":[\(index),\(index)]}"))
                group.addTask { value["a"]?.elements.reduce(0) { $0 + ($1.integer ?? 0) } ?? 0 }
            }
            return try await group.reduce(0, +)
        }
        #expect(total == 199 * 200)
    }
}
