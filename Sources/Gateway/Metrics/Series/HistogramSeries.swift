internal import CoreMetrics
internal import Synchronization

/// Values counted by their size; those of a timer are in seconds.
final class HistogramSeries: MetricSeries, TimerHandler, RecorderHandler {
    let labels: LabelSet
    private let bounds: [Double]
    private let recorded: Mutex<(counts: [UInt64], sum: Double)>

    /// - Parameters:
    ///   - labels: The labels.
    ///   - bounds: The upper bounds of the buckets, in order.
    init(labels: LabelSet, bounds: [Double]) {
        self.labels = labels
        self.bounds = bounds
        recorded = Mutex((counts: Array(repeating: 0, count: bounds.count + 1), sum: 0))
    }

    var value: MetricValue {
        let (counts, sum) = recorded.withLock { ($0.counts, $0.sum) }
        return .histogram(HistogramReading(bounds: bounds, counts: counts, sum: sum))
    }

    func record(_ value: Double) {
        // One value that is no number would spoil the sum for ever.
        guard value.isFinite else { return }
        let bucket = bucket(of: value)
        recorded.withLock {
            $0.counts[bucket] += 1
            $0.sum += value
        }
    }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    /// The first bucket whose bound is not below the value.
    private func bucket(of value: Double) -> Int {
        var low = 0
        var high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
