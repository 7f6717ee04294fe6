import PushRecords
import Testing

@Suite("Golden conversions")
struct ConversionFixtureTests {
    @Test("Each case names the readings that it holds to, and all of them have one")
    func claims() throws {
        var readings: Set<String> = []
        for fixture in Fixture.conversions {
            let claim = try fixture.lines("claim.txt")
            #expect(claim.count == 2, "\(fixture): claim.txt holds the claim and its readings")
            let cited = claim.last.map(Showing.numbers) ?? []
            #expect(claim.last == cited.map { "(\($0))" }.joined(separator: " "), "\(fixture)")
            readings.formUnion(cited)
        }
        let wanted =
            [1...9, 11...13, 15...15].joined().map { "C\($0)" }
            + ["E15", "E16", "E17", "E18", "E19", "N12", "N13", "N14", "TX 13", "RC 12", "G20"]
        #expect(readings == Set(wanted))
    }

    @Test(
        "Every case gives its messages, verdict, differences and diagnostics", arguments: Fixture.conversions)
    func records(_ fixture: Fixture) throws {
        var job = LineJob(ConversionTask(try fixture.conversion()))
        var output = LineOutput()
        for (index, line) in try fixture.lines("input.jsonl").enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        let given = try output.records.text().string.split(separator: "\n").map {
            try JSONDocument(String($0))
        }
        let expected = try fixture.lines("records.jsonl").map { try JSONDocument($0) }
        try #require(given.count == expected.count, "\(given.map(\.root.raw))")
        for (given, expected) in zip(given, expected) {
            #expect(ConversionOutcome(given.root) == ConversionOutcome(expected.root), "\(given.root.raw)")
        }
    }
}
