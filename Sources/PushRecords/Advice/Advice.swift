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
    /// They may make some messages worse, but make more of them better; an option may also leave fewer exposed.
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

extension Advice {
    /// Writes the advice as one JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("sample")
        sample.write(to: &writer)
        writer.member("tried", tried)
        writer.member("changesProfile", .bool(changesProfile))
        writer.list("changes", items) { writer, item in
            writer.beginObject()
            item.candidate.writeMembers(to: &writer)
            item.measure.writeMembers(to: &writer, sample)
            writer.endObject()
        }
        if let best {
            writer.key("best")
            writer.beginObject()
            writer.list("changes", best.candidates) { writer, candidate in
                writer.beginObject()
                candidate.writeMembers(to: &writer)
                writer.endObject()
            }
            best.measure.writeMembers(to: &writer, sample)
            writer.key("profile")
            best.profile.write(to: &writer)
            writer.endObject()
        }
        writer.endObject()
    }
}

extension Advice.Sample {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("messages", counts.messages)
        writer.member("of", corpus)
        if tooLarge > 0 { writer.member("tooLarge", tooLarge) }
        counts.writeMembers(to: &writer)
        writer.member("unjudged", counts.unjudged)
        writer.key("marginInPoints")
        writer.double((marginInPoints * 10).rounded() / 10)
        writer.endObject()
    }
}

extension FidelityCounts {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        for verdict in Fidelity.allCases { writer.member(UTF8Text(verdict.rawValue), self[verdict]) }
    }
}

extension AdviceMeasure {
    fileprivate func writeMembers(to writer: inout JSONWriter, _ sample: Advice.Sample) {
        counts.writeMembers(to: &writer)
        writer.member("better", better)
        writer.counts("become", become.present.map { ($0.verdict.rawValue, $0.number) })
        writer.member("eased", eased)
        writer.member("worse", worse)
        writer.key("percentOfDegraded")
        writer.beginObject()
        for (name, count) in become.present.map({ ($0.verdict.rawValue, $0.number) }) + [("eased", eased)] {
            writer.key(UTF8Text(name))
            writer.double(Double(sample.permilleOfDegraded(count)) / 10)
        }
        writer.endObject()
        if let firstWorse {
            writer.key("firstWorse")
            writer.beginObject()
            writer.write(firstWorse)
            writer.endObject()
        }
    }
}

extension AdviceCandidate {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.member("where", place.rawValue)
        if movesSender { writer.member("movesSender", .bool(true)) }
        switch change {
        case .settings(let settings):
            writer.member("settings", settings.reduce(RawJSON.emptyObject) { $0.setting($1) })
        case .withoutTemplate(let name): writer.member("removedTemplate", name)
        case .shape(let shape): writer.member("shape", shape)
        case .preference(let preference): writer.member("prefer", preference.rawValue)
        case .keepsHidden(let keepsHidden): writer.member("keepHidden", .bool(keepsHidden))
        }
        if !console.requests.isEmpty { SettingsRecord.write(console.requests, &writer) }
        if !console.steps.isEmpty { writer.list("steps", console.steps) }
    }
}
