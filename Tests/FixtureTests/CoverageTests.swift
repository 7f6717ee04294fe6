import MappingTables
import Testing

@Suite("What golden cases show")
struct CoverageTests {
    @Test("Every reading and every row of a vendor's table has a case, or a reason why not")
    func complete() throws {
        let problems = try Showing(by: ShowingCase.all.get()).problems
        #expect(problems == [], "cite the reading in a case, or give the reason in uncovered.tsv")
    }

    @Test(
        "What only one case shows is missed without it",
        arguments: ["EM 9.", "NIM 9.", "TX 9.", "RC 9.", "OI 9.", "EM-", "NIM-", "TX-", "RC-", "OI-"])
    func missed(prefix: String) throws {
        let all = try ShowingCase.all.get()
        let uses = Dictionary(grouping: all.flatMap(\.shown)) { $0 }.mapValues(\.count)
        let name = try #require(uses.filter { $0.key.hasPrefix(prefix) && $0.value == 1 }.keys.min())
        let rest = all.filter { !$0.shown.contains(name) }
        #expect(try Showing(by: rest).problems.contains("\(name) has no case and no reason why not"))
    }

    @Test("Each fault of the lists is named", arguments: faults)
    func planted(_ fault: Fault) {
        var showing = Fault.sound
        fault.plant(&showing)
        #expect(showing.problems == [fault.problem])
    }

    @Test("What has a case or a reason is no problem")
    func sound() {
        #expect(Fault.sound.problems == [])
    }

    @Test("A claim cites readings in parentheses of their own, and nothing else")
    func claims() {
        let claim =
            "A title (EM 9.9), (G7); (TX 9.12) and (NIM 9.5). (S) (C2), (OI 3) EM 9.1, reading G2, (EM 1.8), (g3), (OI)"
        #expect(Showing.numbers(in: claim) == ["EM 9.9", "G7", "TX 9.12", "NIM 9.5", "S", "C2", "OI 3"])
    }
}

/// One thing wrong with lists that were right.
struct Fault: CustomTestStringConvertible, Sendable {
    let problem: String
    let plant: @Sendable (inout Showing) -> Void

    var testDescription: String { problem }

    static var sound: Showing {
        Showing(
            required: ["EM 9.1", "G7", "EM-001"], shown: ["EM 9.1": "a", "EM-001": "b"],
            reasons: reasons("G7\tThe sender decides it."))
    }

    static func reasons(_ lines: String...) -> Table {
        Table(file: "uncovered.tsv", text: (["number\treason"] + lines).map { $0 + "\n" }.joined())
    }
}

private let faults: [Fault] = [
    Fault(problem: "EM 9.1 has no case and no reason why not") { $0.shown["EM 9.1"] = nil },
    Fault(problem: "EM-001 has no case and no reason why not") { $0.shown["EM-001"] = nil },
    Fault(problem: "G7 has no case and no reason why not") { $0.reasons = Fault.reasons() },
    Fault(problem: "G15 is named by c and exists nowhere") { $0.shown["G15"] = "c" },
    Fault(problem: "EM 9.99 has a reason and exists nowhere") {
        $0.reasons = Fault.reasons("G7\tThe sender decides it.", "EM 9.99\tThe sender decides it.")
    },
    Fault(problem: "G7 has a reason and is shown by c") { $0.shown["G7"] = "c" },
    Fault(problem: "G7 has two reasons") {
        $0.reasons = Fault.reasons("G7\tThe sender decides it.", "G7\tThe sender decides it.")
    },
    Fault(problem: "G7 has no reason in words") { $0.reasons = Fault.reasons("G7\tlater") },
]
