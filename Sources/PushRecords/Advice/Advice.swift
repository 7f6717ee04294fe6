public import PushBridge

/// What would keep more of a corpus without touching a message, each piece measured on a sample of it.
public struct Advice: Sendable {
    /// One change, and how it did.
    public struct Item: Sendable, Hashable {
        /// The change.
        public let candidate: AdviceCandidate
        /// How it did alone.
        public let measure: AdviceMeasure
    }

    /// Several changes together, and how they did.
    public struct Combination: Sendable {
        /// The changes.
        public let candidates: [AdviceCandidate]
        /// How they did together.
        public let measure: AdviceMeasure
        /// The target's profile with them.
        public let profile: AppProfile
    }

    /// The sample on which it was measured.
    public internal(set) var sample: Sample
    /// How many changes were tried.
    public internal(set) var tried: Int
    /// Those that help, each alone: the best first.
    public internal(set) var items: [Item]
    /// Those that can be done and do best together; nil where there are none.
    ///
    /// They may make some messages worse, but always make more of them better.
    public internal(set) var best: Combination?
    /// The target's profile with the best that can be done; as it was where nothing can.
    public internal(set) var profile: AppProfile

    /// Whether the profile with the best that can be done differs from the profile as it was.
    public var changesProfile: Bool {
        best?.candidates.contains { $0.place != .option } ?? false
    }

    /// A sample, and what its messages are without any change.
    public struct Sample: Sendable, Hashable {
        /// The messages by verdict.
        public internal(set) var counts: FidelityCounts
        /// How many messages the corpus has.
        public internal(set) var corpus: Int
        /// How many of these are too large for a sample.
        public internal(set) var tooLarge: Int
    }
}

extension Advice.Sample {
    /// By how many percentage points a share of the degraded messages may differ from the whole corpus's, with 95 % confidence;
    /// 0 where the sample is the corpus.
    public var marginInPoints: Double {
        let size = Double(counts.count(atLeast: .degraded))
        guard counts.messages < corpus, size > 0 else { return 0 }
        let rest = Double(corpus - counts.messages) / Double(max(corpus - 1, 1))
        return min(100, 98 * (rest / size).squareRoot())
    }

    /// A share of its degraded messages, in thousandths, rounded.
    public func permilleOfDegraded(_ count: Int) -> Int {
        let all = counts.count(atLeast: .degraded)
        return all == 0 ? 0 : (count * 1_000 + all / 2) / all
    }
}
