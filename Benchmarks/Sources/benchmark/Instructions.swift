import Foundation
import Measuring

/// The instructions of each workload: to be seen, recorded, or compared with the record.
struct Instructions {
    /// What to do with them.
    enum Purpose: String {
        case show = "--instructions"
        case record = "--record"
        case check = "--check"
    }

    let programs: String
    /// The package's folder, which holds the corpus and the record.
    let package: String
    /// The reference in C++; nil when it could not be built.
    let cpp: String?

    /// Counts, does what is wanted, and returns the exit status: `EX_UNAVAILABLE` when nothing could be compared.
    func run(_ purpose: Purpose) throws -> Int32 {
        let counted = try InstructionRecord.count("\(programs)/workload", corpus: "\(package)/Corpus") {
            name in
            say("Counting: \(name)")
        }
        let file = URL(filePath: "\(package)/instructions.txt")
        switch purpose {
        case .show:
            print(counted.text, terminator: "")
            try showReference()
        case .record: try Data(counted.text.utf8).write(to: file)
        case .check:
            let recorded = try InstructionRecord(try String(contentsOf: file, encoding: .utf8))
            let findings = recorded.findings(counted)
            for finding in findings { print(finding) }
            if findings.isEmpty {
                print("\(counted.counts.count) workloads need what is recorded, give or take 10 %.")
            }
            if findings.contains(where: \.isElsewhere) { return EX_UNAVAILABLE }
            return findings.contains(where: \.isComplaint) ? 1 : 0
        }
        return 0
    }

    /// Prints the counts of the reference in C++, which depend on the processor and so are not recorded.
    private func showReference() throws {
        guard let cpp else { return print("# C++ on simdjson: skipped, it needs g++ and libsimdjson-dev") }
        for vendor in ["easemob", "nim"] {
            let file = "\(package)/Corpus/\(vendor).jsonl"
            let instructions = try InstructionCounter(cpp).count(
                short: [file, "--repeat", "2"], long: [file, "--repeat", "6"])
            print("# C++ on simdjson, translate-\(vendor)\t\(instructions)")
        }
    }
}
