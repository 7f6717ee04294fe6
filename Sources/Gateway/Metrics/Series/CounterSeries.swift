internal import CoreMetrics
internal import Synchronization

/// A sum that only grows, of whole and of other numbers.
final class CounterSeries: MetricSeries, CounterHandler, FloatingPointCounterHandler {
    let labels: LabelSet
    private let whole = Atomic<Int64>(0)
    private let rest = AtomicDouble()

    init(labels: LabelSet) { self.labels = labels }

    var value: MetricValue { .number(Double(whole.load(ordering: .relaxed)) + rest.value) }

    func increment(by amount: Int64) {
        guard amount > 0 else { return }
        whole.wrappingAdd(amount, ordering: .relaxed)
    }

    func increment(by amount: Double) {
        guard amount > 0, amount.isFinite else { return }
        rest.add(amount)
    }

    func reset() {
        whole.store(0, ordering: .relaxed)
        rest.value = 0
    }
}
