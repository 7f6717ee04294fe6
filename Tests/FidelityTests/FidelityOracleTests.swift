import Testing

@Suite("Verdicts seen from outside")
struct FidelityOracleTests {
    @Test("A script that only uses the command line agrees with every verdict")
    func agreement() throws {
        let opinion = try FidelityOracle.opinion()
        #expect(opinion.status == 0, "\(opinion.words)")
        try #require(opinion.counts.count == 5, "\(opinion.words)")
        #expect(opinion.counts[0] > 10_000 && opinion.counts[1] > 400, "\(opinion.words)")
        #expect(opinion.counts.dropFirst(2).allSatisfy { $0 > 25 }, "\(opinion.words)")
    }

    @Test(
        "It notices verdicts that promise too much, and such as promise too little",
        arguments: ["identical", "degraded"])
    func planted(verdict: String) throws {
        let opinion = try FidelityOracle.opinion("--plant", verdict)
        #expect(opinion.status == 1)
        #expect(opinion.words.contains("\(verdict) is claimed"), "\(opinion.words)")
    }
}
