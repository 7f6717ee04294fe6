import PushBridge

extension CorpusTally {
    /// Adds the tally of another part of the corpus.
    ///
    /// - Throws: ``TallyMismatch`` for a tally that was measured in another way; nothing is added then.
    public mutating func add(_ other: CorpusTally) throws(TallyMismatch) {
        if let mismatch = measurement.mismatch(with: other.measurement) { throw mismatch }
        measurement.profiles.merge(other.measurement.profiles) { mine, _ in mine }
        // Once they differ, no run's options are those of the sum.
        if options != other.options { options = nil }
        inputs.add(other.inputs)
        lines += other.lines
        blankLines += other.blankLines
        rejected.merge(other.rejected) { $0 + $1 }
        alreadyTarget += other.alreadyTarget
        unwritten += other.unwritten
        platforms += other.platforms
        addWording(other.wording)
        conversions.add(other.conversions)
        countsPeople = countsPeople || other.countsPeople
    }

    /// Whether another tally was measured in the same way, but for the program and the accepted rows, so that what differs between
    /// them is the messages.
    public func isComparable(with other: CorpusTally) -> Bool {
        var mine = measurement
        (mine.program, mine.accepted) = (other.measurement.program, other.measurement.accepted)
        return mine.mismatch(with: other.measurement) == nil
    }

    /// Each vendor's wording is the same in all parts that have messages of the vendor.
    private mutating func addWording(_ other: [ProfileWording]) {
        let known = Set(wording.map(\.source))
        let all = wording + other.filter { !known.contains($0.source) }
        wording = Set(all.map(\.source)).sorted().flatMap { source in all.filter { $0.source == source } }
    }
}

/// Why two tallies cannot be added: they were measured in different ways.
public struct TallyMismatch: Error, Sendable, Hashable {
    /// What differs: a member of the tally such as `target`, or `profiles/nim`.
    public var member: String
    /// What the first tally has; `none` for nothing.
    public var first: String
    /// What the other one has.
    public var other: String

    /// Describes what differs.
    public init(member: String, first: String, other: String) {
        self.member = member
        self.first = first
        self.other = other
    }
}

extension CorpusTally.Measurement {
    fileprivate func mismatch(with other: Self) -> TallyMismatch? {
        func flag(_ flag: Bool) -> String { flag ? "true" : "false" }
        let members = [
            ("program", program, other.program), ("target", target, other.target),
            ("shape", shape ?? "none", other.shape ?? "none"),
            ("prefer", preference.rawValue, other.preference.rawValue),
            ("keepHidden", flag(keepsHidden), flag(other.keepsHidden)),
            ("allowed", Self.list(accepted), Self.list(other.accepted)),
        ]
        let profiles = Set(profiles.keys).union(other.profiles.keys).sorted().map {
            ("profiles/\($0)", self.profiles[$0] ?? "none", other.profiles[$0] ?? "none")
        }
        return (members + profiles).first { $0.1 != $0.2 }.map {
            TallyMismatch(member: $0.0, first: $0.1, other: $0.2)
        }
    }

    private static func list(_ rows: [String]) -> String {
        rows.isEmpty ? "none" : rows.joined(separator: ", ")
    }
}
