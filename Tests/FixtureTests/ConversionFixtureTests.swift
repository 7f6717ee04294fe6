import PushRecords
import TestSupport
import Testing

@Suite("Golden conversions")
struct ConversionFixtureTests {
    @Test("Each case names the readings that it holds to, and all of them have one")
    func claims() throws {
        var readings: Set<String> = []
        for fixture in FixtureCase.conversions {
            let cites = try #require(fixture.lines("cites").first, "\(fixture)")
            let cited = Showing.numbers(in: cites)
            #expect(cites == cited.map { "(\($0))" }.joined(separator: " "), "\(fixture)")
            readings.formUnion(cited)
        }
        let wanted =
            [1...9, 11...13, 15...15].joined().map { "C\($0)" }
            + ["E15", "E16", "E17", "E18", "E19", "N12", "N13", "N14", "TX 13", "RC 12", "G20"]
        #expect(readings == Set(wanted))
    }

    @Test(
        "Every case gives its messages, verdict, differences and diagnostics",
        arguments: FixtureCase.conversions)
    func records(_ fixture: FixtureCase) throws {
        var job = LineJob(ConversionTask(try fixture.conversion()))
        var output = LineOutput()
        for (index, line) in fixture.lines("input").enumerated() {
            job.work(on: ByteSlice(line), line: index + 1, into: &output)
        }
        let given = try output.records.text().string.split(separator: "\n").map {
            try JSONDocument(String($0))
        }
        let expected = try fixture.lines("records").map { try JSONDocument($0) }
        try #require(given.count == expected.count, "\(given.map(\.root.raw))")
        for (given, expected) in zip(given, expected) {
            #expect(ConversionOutcome(given.root) == ConversionOutcome(expected.root), "\(given.root.raw)")
        }
    }
}
