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

    /// Counts, does what is wanted, and returns the exit status.
    func run(_ purpose: Purpose) throws -> Int32 {
        let counted = try InstructionRecord.count("\(programs)/workload", corpus: "\(package)/Corpus") {
            name in
            say("Counting: \(name)")
        }
        let file = URL(filePath: "\(package)/instructions.txt")
        switch purpose {
        case .show: print(counted.text, terminator: "")
        case .record: try Data(counted.text.utf8).write(to: file)
        case .check:
            let recorded = try InstructionRecord(try String(contentsOf: file, encoding: .utf8))
            let findings = recorded.findings(counted)
            for finding in findings { print(finding) }
            if findings.isEmpty {
                print("\(counted.counts.count) workloads need what is recorded, give or take 10 %.")
            }
            return findings.contains(where: \.isComplaint) ? 1 : 0
        }
        return 0
    }
}
