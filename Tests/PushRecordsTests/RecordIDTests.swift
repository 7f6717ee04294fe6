import PushRecords
import Testing

@Suite("Records carry an identifier of their message")
struct RecordIDTests {
    private static func translated(_ lines: [String], withIDs: Bool = true) throws -> [JSONValue] {
        var task = TranslationTask(try MessageTranslator(.init())) { Instant(seconds: 1_795_262_400) }
        task.recordsIDs = withIDs
        return try records(of: lines, by: task)
    }

    private static func records(of lines: [String], by task: some LineTask) throws -> [JSONValue] {
        var job = LineJob(task)
        var output = LineOutput()
        for (index, line) in lines.enumerated() {
            job.work(on: ByteSlice(Array(line.utf8)), line: index + 1, into: &output)
        }
        return try output.records.documents()
    }

    private static let plain = #"{"from":"u1","to":["u2"],"type":"txt","body":{"msg":"hi"}}"#

    @Test("It is the message's own where it has one")
    func own() throws {
        let line =
            #"{"from":"u1","to":"u2","chatType":"chat","msgId":"126","body":{"type":"txt","msg":"hi"},"ext":{}}"#
        #expect(try Self.translated([line]).map { $0["id"]?.string } == ["126"])
    }

    @Test("It is a digest of the line where the message has none, whatever its number and its white space")
    func digest() throws {
        let other = Self.plain.replacing("hi", with: "ho")
        let ids = try Self.translated([Self.plain, other, Self.plain.replacing(",", with: " , ")]).map {
            $0["id"]?.string
        }
        #expect(ids[0]?.count == 16 && ids[0] == ids[2] && ids[0] != ids[1])
    }

    @Test("A form has one too")
    func form() throws {
        let form = "from=u1&ope=0&to=u2&type=0&body=%7B%22msg%22%3A%22hi%22%7D"
        #expect(try Self.translated([form]).first?["id"]?.string?.count == 16)
    }

    @Test("What a message was converted to keeps the identifier, in each of its parts")
    func conversion() throws {
        let people = (0..<600).map { #""u\#($0)""# }.joined(separator: ",")
        let line = Self.plain.replacing(#""u2""#, with: people)
        var task = ConversionTask(try MessageConverter(.init(target: "nim")))
        task.recordsIDs = true
        let converted = try Self.records(of: [line], by: task)
        let id = try #require(try Self.translated([line]).first?["id"]?.string)
        #expect(converted.count > 1)
        #expect(converted.allSatisfy { $0["id"]?.string == id })
        let texts = converted.map { $0.raw.description }
        let after = try Self.translated(texts)
        #expect(after.count == 600 && after.allSatisfy { $0["id"]?.string == id })
    }

    @Test("Nothing is written unless it is asked for")
    func absent() throws {
        #expect(try Self.translated([Self.plain], withIDs: false).first?["id"] == nil)
    }
}
