import Foundation
import Measuring
import Testing

@Suite("The record of instructions")
struct InstructionTests {
    private let record = InstructionRecord(
        origin: "Swift, machine", counts: [("scan", 1_000), ("translate", 50_000)])

    @Test(
        "A count is complained of when it is more than a tenth higher, and praised when it is more than a tenth lower",
        arguments: [
            (1_000, nil), (1_100, nil), (900, nil),
            (1_101, InstructionRecord.Finding.worse("scan", recorded: 1_000, counted: 1_101)),
            (899, .better("scan", recorded: 1_000, counted: 899)),
        ] as [(Int, InstructionRecord.Finding?)])
    func compares(instructions: Int, finding: InstructionRecord.Finding?) {
        let counted = InstructionRecord(
            origin: "Swift, machine", counts: [("scan", instructions), ("translate", 50_000)])
        #expect(record.findings(counted) == (finding.map { [$0] } ?? []))
    }

    @Test("A complaint names the workload and the command that records it")
    func isHelpful() {
        let counted = InstructionRecord(
            origin: "Swift, machine", counts: [("scan", 1_000), ("translate", 60_000)])
        let complaint = record.findings(counted).first
        #expect(
            complaint?.description
                == "translate needs 60000 instructions, 20 % more than the 50000 recorded. Find what costs them, or "
                + "record what is meant: Benchmarks/run --record")
        #expect(complaint?.isComplaint == true)
    }

    @Test("Workloads that only one side has are complained of")
    func findsStrangers() {
        let counted = InstructionRecord(
            origin: "Swift, machine", counts: [("scan", 1_000), ("convert", 60_000)])
        let findings = record.findings(counted)
        #expect(findings == [.unrecorded("convert"), .unknown("translate")])
        #expect(findings.filter(\.isComplaint) == findings)
    }

    @Test("Counts of another machine or compiler are not compared, which is told and no complaint")
    func staysAtHome() {
        let counted = InstructionRecord(origin: "Swift, elsewhere", counts: [("scan", 9_000)])
        let findings = record.findings(counted)
        #expect(findings == [.elsewhere(recorded: "Swift, machine", here: "Swift, elsewhere")])
        #expect(findings.allSatisfy { $0.isElsewhere })
        #expect(!findings.contains { $0.isComplaint })
    }

    @Test("A record survives its file")
    func survives() throws {
        #expect(try InstructionRecord(record.text) == record)
    }

    @Test("A line that is no count is refused", arguments: ["scan", "scan\tmany", "scan\t0", "scan\t1\t2"])
    func refuses(line: String) {
        #expect(throws: MeasuringError.self) { try InstructionRecord(line) }
    }

    @Test("The recorded counts can be read")
    func isReadable() throws {
        let text = try String(contentsOf: package.appending(path: "instructions.txt"), encoding: .utf8)
        #expect(try InstructionRecord(text).counts.count >= 10)
    }
}
