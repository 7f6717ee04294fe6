import Testing

@Suite("Kills")
struct KillTests {
    @Test(
        "Nothing is lost, counted twice or out of order when the gateway is killed at each step and at random"
    )
    func kills() async throws {
        // With few people, more waits for one of them than is held in memory.
        let result = try await TrialScript.run(
            "kill", "--messages", "1500", "--kills", "3", "--people", "8", "--clients", "16")
        #expect(result.status == 0, "\(result)")
    }

    @Test(
        "What is not to count is not counted, also when the gateway is killed between counting and settling")
    func silences() async throws {
        let result = try await TrialScript.run(
            "kill", "--silences", "--messages", "600", "--kills", "0", "--steps", "counted",
            "--rounds", "4")
        #expect(result.status == 0, "\(result)")
    }

    @Test("Each law that a run under kills is held to can be broken")
    func planted() async throws {
        let result = try await TrialScript.run("planted")
        #expect(result.status == 0, "\(result)")
    }

    @Test("Memory stays flat, and neither logs nor metrics nor the store hold what they must not")
    func soak() async throws {
        let result = try await TrialScript.run(
            "soak", "--messages", "1500", "--people", "60", "--log-level", "debug")
        #expect(result.status == 0, "\(result)")
    }
}
