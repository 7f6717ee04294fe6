import PushRecords
import Testing

@Suite("Titles that only one side adds")
struct TitleTallyTests {
    private static let line =
        #"{"conversation_id":"u1|1|u2","message":{"message_type":0,"text":"hi"},"push_config":{"push_content":"hi"}}"#

    @Test("Each record tells of such a title, and the run counts it once")
    func countedOnce() throws {
        var (records, tally) = try converted(times: 3)
        #expect(records.components(of: #""kind":"defaulted""#) == 3)
        #expect(tally[.diagnostics] == ["defaulted": 1])
        tally.add(try converted(times: 2).tally)
        #expect(tally[.diagnostics] == ["defaulted": 1])
        tally.add(Tally())
        #expect(tally[.diagnostics] == ["defaulted": 1])
    }

    @Test("It is the vendor's wording")
    func verdict() throws {
        #expect(try converted(times: 3).tally.conversions.messages[.vendorWording] == 3)
    }

    private func converted(times: Int) throws -> (records: String, tally: Tally) {
        let profile = try AppProfile(
            JSONDocument(#"{"vendor":"nim","senders":{"u1":{"nickname":"Ada"}}}"#).root)
        var configuration = MessageConverter.Configuration(target: "easemob")
        configuration.profiles = [profile]
        var job = LineJob(ConversionTask(try MessageConverter(configuration)))
        var output = LineOutput()
        for number in 1...times {
            job.work(on: ByteSlice(Array(Self.line.utf8)), line: number, into: &output)
        }
        return (output.records.text().string, output.tally)
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
