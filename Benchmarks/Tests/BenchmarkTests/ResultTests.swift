import Measuring
import Testing

@Suite("The table of results")
struct ResultTests {
    @Test("The median counts, whatever one repetition did")
    func takesTheMedian() throws {
        let odd = try #require(Spread([9, 1, 2]))
        #expect((odd.median, odd.least, odd.most) == (2, 1, 9))
        #expect(Spread([4, 1, 2, 3])?.median == 2.5)
        #expect(Spread([]) == nil)
    }

    @Test("Measurements alternate")
    func alternates() {
        var order = ""
        _ = Spread.interleaved(
            3,
            {
                order += "A"; return 1
            },
            {
                order += "B"; return 2
            })
        #expect(order == "ABABAB")
    }

    @Test("A target is met at its bound and missed beyond it")
    func judges() {
        #expect(
            ResultRow.Target.atLeast(0.6).isMet(by: 0.6) && !ResultRow.Target.atLeast(0.6).isMet(by: 0.59))
        #expect(ResultRow.Target.atMost(12).isMet(by: 12) && !ResultRow.Target.atMost(12).isMet(by: 12.1))
    }

    @Test(
        "Figures have three digits that mean something",
        arguments: [
            (0.0684, "0.0684"), (1.2, "1.20"), (57.51, "57.5"), (1_234.5, "1235"), (0, "0"),
            (-0.45, "-0.450"),
        ])
    func shortens(number: Double, text: String) {
        #expect(number.shortened == text)
    }

    @Test("A skipped row is named with its reason, and counted")
    func namesSkips() throws {
        var table = ResultTable()
        table.append(ResultRow("library", here: "1 M/s", figure: try #require(Spread([0.7])), .atLeast(0.6)))
        table.append(ResultRow("memory", skipped: "needs a tool"))
        #expect(table.text.contains("memory   needs a tool") && table.text.contains("SKIPPED"))
        #expect((table.count(.met), table.count(.missed), table.count(.skipped)) == (1, 0, 1))
    }

    @Test("A process is measured, and one that fails or is missing is an error")
    func runs() throws {
        let run = try ChildProcess("echo", ["hi"]).run()
        #expect(String(decoding: run.output, as: UTF8.self) == "hi\n")
        #expect(run.elapsed > 0 && run.peakMemory > 0)
        #expect(throws: MeasuringError.self) { try ChildProcess("false", []).run() }
        #expect(throws: MeasuringError.self) { try ChildProcess("/no/such/program", []).run() }
    }
}
