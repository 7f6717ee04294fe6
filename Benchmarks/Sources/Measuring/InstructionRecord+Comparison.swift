extension InstructionRecord {
    /// Something that a comparison found.
    public enum Finding: Sendable, Equatable, CustomStringConvertible {
        /// A workload needs more than was recorded.
        case worse(String, recorded: Int, counted: Int)
        /// A workload needs less, and the record should say so, that it may not be lost again.
        case better(String, recorded: Int, counted: Int)
        /// A workload has no count in the record.
        case unrecorded(String)
        /// The record has a count of no workload.
        case unknown(String)
        /// The record was made elsewhere, so that nothing can be compared.
        case elsewhere(recorded: String, here: String)

        /// Whether the check fails for it.
        public var isComplaint: Bool {
            switch self {
            case .better, .elsewhere: false
            case .worse, .unrecorded, .unknown: true
            }
        }

        /// Whether nothing could be compared.
        public var isElsewhere: Bool {
            if case .elsewhere = self { true } else { false }
        }

        /// What is wrong, and what to do.
        public var description: String {
            switch self {
            case .worse(let name, let recorded, let counted):
                "\(name) needs \(counted) instructions, \(Self.percent(counted, of: recorded)) % more than the "
                    + "\(recorded) recorded. Find what costs them, or record what is meant: Benchmarks/run --record"
            case .better(let name, let recorded, let counted):
                "\(name) needs \(counted) instructions, \(-Self.percent(counted, of: recorded)) % less than the "
                    + "\(recorded) recorded. Keep that: Benchmarks/run --record"
            case .unrecorded(let name):
                "\(name) is not recorded. Record it: Benchmarks/run --record"
            case .unknown(let name):
                "\(name) is recorded, and there is no such workload. Record anew: Benchmarks/run --record"
            case .elsewhere(let recorded, let here):
                "The counts were recorded with \(recorded), and this is \(here), whose counts differ. Record those of "
                    + "the last commit here first, then compare: Benchmarks/run --record"
            }
        }

        private static func percent(_ counted: Int, of recorded: Int) -> Int {
            Int((Double(counted - recorded) / Double(recorded) * 100).rounded())
        }
    }

    /// The part of a count by which it may differ from the record.
    static let tolerance = 0.1

    /// Compares what was counted now with this record.
    ///
    /// - Parameter counted: The counts of now.
    /// - Returns: What differs; nothing when all is well.
    public func findings(_ counted: InstructionRecord) -> [Finding] {
        guard origin == counted.origin else { return [.elsewhere(recorded: origin, here: counted.origin)] }
        let recorded = Dictionary(counts.map { ($0.name, $0.instructions) }) { $1 }
        let names = Set(counted.counts.map(\.name))
        return counted.counts.compactMap { name, instructions in
            guard let before = recorded[name] else { return .unrecorded(name) }
            let change = Double(instructions - before) / Double(before)
            if change > Self.tolerance { return .worse(name, recorded: before, counted: instructions) }
            if change < -Self.tolerance { return .better(name, recorded: before, counted: instructions) }
            return nil
        } + counts.map(\.name).filter { !names.contains($0) }.map(Finding.unknown)
    }
}
