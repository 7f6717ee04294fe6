import PushBridge

/// What a converter makes of the messages of a sample.
struct AdviceTrial {
    /// What became of one message.
    struct Outcome {
        /// What the message was taken for.
        var source = ""
        /// What it is written as.
        var target = ""
        /// The verdict; nil for a message of which none can be given.
        var verdict: Fidelity?
        /// Whether the target has such a message.
        var isWritten = false
        /// What people notice: places with situations.
        var noticed: Set<String> = []
    }

    let messages: [SampledMessage]

    /// Converts some of the messages, and proves what is kept.
    ///
    /// - Parameters:
    ///   - indices: Which.
    ///   - converter: What converts them.
    /// - Returns: What became of each, in the order of `indices`.
    func outcomes(of indices: some Sequence<Int>, by converter: MessageConverter) -> [Outcome] {
        var reader = JSONReader(maximumValues: .max)
        let memories = (ReadingMemory(), ReadingMemory())
        return indices.map { index in
            defer {
                memories.0.clear()
                memories.1.clear()
            }
            guard let input = messages[index].input(&reader),
                let reading = try? converter.translator.translation(
                    ofMessage: input, LineMarks(input), at: "", in: memories.0),
                let conversion = try? converter.conversion(of: reading, provedIn: memories.1)
            else { return Outcome() }
            return Outcome(conversion)
        }
    }
}

extension AdviceTrial.Outcome {
    init(_ conversion: Conversion) {
        self.init()
        (source, target) = (conversion.source, conversion.target)
        verdict = conversion.saysNothingOfPush ? nil : conversion.fidelity
        isWritten = !conversion.messages.isEmpty
        for difference in conversion.differences where difference.fidelity.isNoticed {
            for situation in difference.situations { noticed.insert("\(difference.path) \(situation)") }
        }
    }
}

/// How a change did on the messages of a sample.
public struct AdviceMeasure: Sendable, Hashable {
    /// The messages by verdict, with the change.
    public internal(set) var counts = FidelityCounts()
    /// Messages with a better verdict than without it.
    public internal(set) var better = 0
    /// Of the messages that lose something without it, those that become better, by the verdict that they get.
    public internal(set) var become = VerdictCounts()
    /// Of the same, those whose verdict stays and in which people notice less than without it, and nothing else.
    public internal(set) var eased = 0
    /// Messages with a worse verdict, those in which people notice something that they did not without it, and those that are no
    /// longer written.
    public internal(set) var worse = 0
    /// Of the messages that get worse, those that are no longer written.
    public internal(set) var unwritten = 0
    /// The first message that gets worse.
    public internal(set) var firstWorse: MessagePlace?

    /// Creates a measure of nothing.
    init() {}

    /// Counts one message.
    mutating func count(
        _ before: AdviceTrial.Outcome, _ after: AdviceTrial.Outcome, at place: MessagePlace
    ) {
        counts.count(after.verdict, isUnjudged: after.verdict == nil)
        guard let old = before.verdict, let new = after.verdict else { return }
        let isLost = before.isWritten && !after.isWritten
        if isLost || new > old || new == old && after.showsMore(than: before) {
            worse += 1
            if isLost { unwritten += 1 }
            firstWorse = MessagePlace.first(of: firstWorse, place)
        } else if new < old {
            better += 1
            if old.isLoss { become[new] += 1 }
        } else if old.isLoss, before.showsMore(than: after) {
            eased += 1
        }
    }
}

extension AdviceTrial.Outcome {
    /// Whether people notice something that they do not notice of another outcome of the same message.
    fileprivate func showsMore(than other: Self) -> Bool {
        isWritten == other.isWritten ? !noticed.isSubset(of: other.noticed) : other.isWritten
    }
}
