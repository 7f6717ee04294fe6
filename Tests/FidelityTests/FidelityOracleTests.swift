import Testing

@Suite("Judged from outside")
struct FidelityOracleTests {
    /// What it says of the command, and of the command with each planted fault: one process serves all, for most of what
    /// it asks the command is the same.
    private static let opinion = Result {
        try FidelityOracle.opinion(
            FidelityOracle.bodies
                + PlantedFault.all.flatMap { fault in
                    [
                        "--plant",
                        [fault.name, fault.check, fault.folder].compactMap { $0 }.joined(separator: ","),
                    ]
                })
    }

    @Test(
        "A script that only uses the command line agrees with every verdict, and finds nothing lost or shown")
    func agreement() throws {
        let opinion = try Self.opinion.get()
        #expect(opinion.status == 0, "\(opinion.words)")
        try #require(opinion.counts.count == 8, "\(opinion.words)")
        #expect(opinion.counts[0] > 18_000 && opinion.counts[1] > 900, "\(opinion.words)")
        #expect(opinion.counts.dropFirst(2).allSatisfy { $0 > 10 }, "\(opinion.words)")
    }

    @Test("It notices what is wrong with the command", arguments: PlantedFault.all)
    func planted(_ fault: PlantedFault) throws {
        let found = try Self.opinion.get().words.split(separator: "\n").filter {
            $0.hasPrefix("\(fault.name), \(fault.check): ")
        }
        #expect(found.contains { $0.contains(fault.words) }, "\(found)")
    }
}

/// A fault that the script pretends the command to have, and the check that must find it.
struct PlantedFault: CustomTestStringConvertible, Sendable {
    let name: String
    let check: String
    /// The folder of the script's messages that is enough to find it; nil where the check has messages of its own.
    var folder: String?
    /// What the script must say.
    let words: String

    var testDescription: String { name }

    static let all = [
        PlantedFault(
            name: "identical", check: "verdicts", folder: "named",
            words: "identical is claimed, and these differ"),
        PlantedFault(
            name: "identical", check: "verdicts", folder: "kinds", words: "the message loses ["),
        PlantedFault(
            name: "degraded", check: "verdicts", folder: "named",
            words: "degraded is claimed, and nothing says why"),
        PlantedFault(
            name: "exposed", check: "verdicts", folder: "named",
            words: "exposed is claimed, and nothing says why"),
        PlantedFault(name: "silence", check: "losses", folder: "named", words: "and does not tell"),
        PlantedFault(
            name: "silence", check: "removals", folder: "named", words: "neither writes it nor tells"),
        PlantedFault(name: "silence", check: "expected", words: "no error says so"),
        PlantedFault(name: "everybody", check: "expected", words: "mallory gets a push, and should not"),
        PlantedFault(name: "shown", check: "hidden", words: "people who hide details read"),
        PlantedFault(name: "endless", check: "limits", words: "too long to be sent"),
        PlantedFault(name: "identical", check: "bodies", words: "identical is claimed; it loses ["),
        PlantedFault(name: "degraded", check: "bodies", words: "degraded is claimed, and nothing says why"),
        PlantedFault(name: "silence", check: "bodies", words: "and does not tell ["),
        PlantedFault(name: "repeating", check: "bodies", words: "have the same random number"),
        PlantedFault(name: "forgetful", check: "bodies", words: "url is left out, and "),
    ]
}
