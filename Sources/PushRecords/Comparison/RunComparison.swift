public import PushBridge
public import PushModel

/// Compares two runs of translations record by record: those of one message for one person on one device belong together,
/// wherever they stand.
///
/// ```swift
/// var comparison = RunComparison(examples: 3)
/// for line in old { try comparison.add(line, of: .old) }
/// for line in new { try comparison.add(line, of: .new) }
/// comparison.finish()
/// print(comparison.tally.counts)
/// ```
/// It holds the records that wait for those of the other run, and a few numbers for each person. Two runs over the same
/// messages in the same order, read side by side, take little memory however long they are; in another order, or with
/// messages that only one run has, it is about as much as the headers and payloads of what waits.
///
/// Records of one message for one person that occur several times are matched in their order.
public struct RunComparison: Sendable {
    /// What was counted; complete after ``finish()``.
    public private(set) var tally: ChangeTally
    /// The identifiers that people have in the new run, where its messages were converted with new ones; nil where both runs call
    /// people the same.
    public var identifiers: IdentifierMap?
    /// The delivery of each run whose records are still being read: each further device has a record of its own.
    private var open: [ComparedRun: RecordedDelivery] = [:]
    private var waiting: [ComparedRun: WaitingDeliveries] = [
        .old: WaitingDeliveries(), .new: WaitingDeliveries(),
    ]

    /// Creates a comparison.
    ///
    /// - Parameter examples: How many examples of each change are kept.
    public init(examples: Int = 0) { tally = ChangeTally(examples: examples) }

    /// Takes the next line of a run.
    ///
    /// - Parameters:
    ///   - line: The line, read.
    ///   - run: The run that it belongs to.
    /// - Throws: Why it takes no part; it is counted all the same.
    public mutating func add(_ line: JSONValue, of run: ComparedRun) throws(UncomparedLine) {
        let record: TranslatedRecord
        do {
            record = try TranslatedRecord(line, renamedBy: run == .old ? identifiers : nil)
        } catch {
            count(error, of: run)
            throw error
        }
        tally[run].records += 1
        if case .pushed = record.outcome { tally[run].pushes += 1 }
        if open[run]?.add(record) == true { return }
        close(run)
        open[run] = RecordedDelivery(record)
    }

    /// Counts a line of a run that takes no part.
    public mutating func count(_ line: UncomparedLine, of run: ComparedRun) {
        switch line {
        case .rejected: tally[run].rejected += 1
        case .noID: tally[run].withoutID += 1
        case .invalid, .noRecord: tally[run].broken += 1
        }
    }

    /// Ends both runs; what still waits has no counterpart.
    public mutating func finish() {
        for run in ComparedRun.allCases { close(run) }
        for run in ComparedRun.allCases {
            for delivery in waiting[run]?.removeAll() ?? [] { tally.count(unmatched: delivery, in: run) }
        }
    }

    /// Matches the delivery that was read last, or lets it wait.
    private mutating func close(_ run: ComparedRun) {
        guard let delivery = open.removeValue(forKey: run) else { return }
        let other: ComparedRun = run == .old ? .new : .old
        if let counterpart = waiting[other]?.next(for: delivery) {
            if run == .old { tally.count(delivery, counterpart) } else { tally.count(counterpart, delivery) }
        } else {
            waiting[run]?.add(delivery)
        }
    }
}

/// The deliveries of one run whose counterparts have not come yet.
private struct WaitingDeliveries {
    /// Those of one message for people whose identifiers differ in case at most, in order; nil for one that is matched.
    private var queues: [RecordedDelivery.Key: (deliveries: [RecordedDelivery?], taken: Int)] = [:]

    mutating func add(_ delivery: RecordedDelivery) {
        queues[delivery.key, default: ([], 0)].deliveries.append(delivery)
    }

    /// Takes the first one for the person of a delivery of the other run.
    mutating func next(for delivery: RecordedDelivery) -> RecordedDelivery? {
        let key = delivery.key
        guard let queue = queues[key] else { return nil }
        let index = queue.deliveries[queue.taken...].firstIndex { $0?.isForPerson(of: delivery) == true }
        guard let index else { return nil }
        let taken = queue.deliveries[index]
        queues[key]?.deliveries[index] = nil
        // Those before the first that waits are not looked at again.
        while let first = queues[key], first.taken < first.deliveries.count,
            first.deliveries[first.taken] == nil
        { queues[key]?.taken += 1 }
        if queues[key]?.taken == queue.deliveries.count { queues[key] = nil }
        return taken
    }

    /// Takes all, in the order of the run.
    mutating func removeAll() -> [RecordedDelivery] {
        defer { queues = [:] }
        return queues.values.flatMap { $0.deliveries[$0.taken...].compactMap(\.self) }.sorted {
            ($0.place, $0.recipient.string) < ($1.place, $1.recipient.string)
        }
    }
}
