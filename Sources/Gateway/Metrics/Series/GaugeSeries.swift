internal import CoreMetrics

/// A value that goes up and down.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
    let labels: LabelSet
    private let number = AtomicDouble()

    init(labels: LabelSet) { self.labels = labels }

    var value: MetricValue { .number(number.value) }

    func set(_ value: Int64) { number.value = Double(value) }
    func set(_ value: Double) { number.value = value }
    func increment(by amount: Double) { number.add(amount) }
    func decrement(by amount: Double) { number.add(-amount) }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }
}
