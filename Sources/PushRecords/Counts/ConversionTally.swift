public import PushBridge

/// What the conversions of an input keep and lose.
public struct ConversionTally: Sendable {
    /// Messages, by fidelity.
    public private(set) var messages = FidelityCounts()
    /// Messages, by what they were taken for and by fidelity.
    public var sources: [String: FidelityCounts] { takenFor.dictionary }
    /// What the messages that are not identical lost.
    public private(set) var losses = LossTally()
    private var takenFor = NameTable<FidelityCounts>()

    mutating func add(_ other: ConversionTally) {
        messages.add(other.messages)
        for (source, counts) in other.takenFor.entries {
            takenFor.change(source, from: FidelityCounts()) { $0.add(counts) }
        }
        losses.add(other.losses)
    }

    mutating func count(_ conversion: Conversion, at place: MessagePlace, keeping examples: Int) {
        messages.count(conversion.fidelity)
        takenFor.change(conversion.source, from: FidelityCounts()) { $0.count(conversion.fidelity) }
        guard let verdict = conversion.fidelity, verdict != .identical else { return }
        losses.count(conversion, verdict, at: place, keeping: examples)
    }
}

extension MessageConverter {
    /// Wording in which only the profiles differ, for each vendor whose messages were counted.
    public func wording(of tally: Tally) -> [ProfileWording] {
        let vendors = Set(tally.conversions.sources.keys.map { String($0.prefix { $0 != "/" }) })
        return vendors.sorted().flatMap(wording(from:))
    }
}
