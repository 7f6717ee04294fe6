import Foundation

/// Counts instructions with valgrind's callgrind.
public struct InstructionCounter: Sendable {
    private let program: String

    /// Counts those of the program `workload`, or of one that is told and reports the same.
    public init(_ program: String) {
        self.program = program
    }

    /// The instructions of one operation of a workload.
    ///
    /// Two runs of different lengths are made and the shorter's count is taken off, so that start-up does not count.
    ///
    /// - Parameter workload: What is run.
    /// - Returns: The instructions of one operation.
    /// - Throws: ``MeasuringError`` when the workload or valgrind cannot be run.
    public func count(_ workload: InstructionWorkload) throws -> Int {
        let short = try run(workload.arguments(rounds: workload.rounds))
        let long = try run(workload.arguments(rounds: workload.rounds * 3))
        return try Self.difference(short, long)
    }

    /// The instructions of one operation of a program that is told its whole arguments for either length.
    ///
    /// - Parameters:
    ///   - short: The arguments of the shorter run.
    ///   - long: Those of the longer.
    /// - Returns: The instructions of one operation.
    /// - Throws: ``MeasuringError`` when the program or valgrind cannot be run.
    public func count(short: [String], long: [String]) throws -> Int {
        try Self.difference(try run(short), try run(long))
    }

    private typealias Counted = (instructions: Int, operations: Int)

    private static func difference(_ short: Counted, _ long: Counted) throws -> Int {
        guard long.operations > short.operations else {
            throw MeasuringError("The longer run did no more than the shorter.")
        }
        return (long.instructions - short.instructions) / (long.operations - short.operations)
    }

    private func run(_ arguments: [String]) throws -> Counted {
        let log = FileManager.default.temporaryDirectory.appending(path: "callgrind-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: log) }
        // A fixed seed for hash tables makes the counts the same in every run.
        let run = try ChildProcess(
            "valgrind",
            ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", program] + arguments,
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
        ).run()
        let report = try JSONDecoder().decode(Report.self, from: run.output)
        for line in try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") {
            guard let range = line.range(of: "Collected :") else { continue }
            let digits = line[range.upperBound...].filter(\.isNumber)
            if let instructions = Int(digits) { return (instructions, report.operations) }
        }
        throw MeasuringError("valgrind said no number of instructions.")
    }

    private struct Report: Decodable {
        let operations: Int
    }
}
