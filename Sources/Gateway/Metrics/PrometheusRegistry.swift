internal import CoreMetrics
internal import Synchronization

/// Keeps the metrics of this process, and tells them as Prometheus reads them.
///
/// It is a back end of swift-metrics: give it to `MetricsSystem.bootstrap`, or to the initializer of a metric.
/// A metric of one label with the same dimensions is one series, however often it is made. Changing a series allocates
/// nothing. The names are those of Prometheus: `apns.pushes` becomes `apns_pushes_total`, and a timer ends in `_seconds`.
///
/// | swift-metrics | Prometheus |
/// | --- | --- |
/// | counter, floating-point counter | counter, with `_total` behind its name |
/// | meter, gauge | gauge |
/// | recorder | histogram |
/// | timer | histogram in seconds, with `_seconds` behind its name |
final class PrometheusRegistry: MetricsFactory, Sendable {
    private let options: RegistryOptions
    private let state: Mutex<RegistryState>

    /// Creates a registry without metrics.
    init(_ options: RegistryOptions = RegistryOptions()) {
        self.options = options
        state = Mutex(RegistryState(mostSeries: options.mostSeries))
    }

    // MARK: Reading

    /// All metrics, sorted by name, each with its series sorted by their labels.
    func readings() -> [MetricReading] {
        let families = state.withLock { $0.sortedFamilies }
        return families.map(\.reading)
    }

    /// The metric with a name as Prometheus knows it; nil while there is none.
    func reading(of name: String) -> MetricReading? {
        state.withLock { $0.family(name) }?.reading
    }

    /// All metrics in Prometheus' text format, version 0.0.4.
    func render() -> [UInt8] { PrometheusText.render(readings()) }

    // MARK: Making

    /// Makes a counter, or finds it.
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        counter(label, dimensions)
    }

    /// Makes a counter, or finds it.
    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        counter(label, dimensions)
    }

    /// Makes a gauge, or finds it.
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        gauge(label, dimensions)
    }

    /// Makes a histogram, or a gauge where single values are asked for; or finds it.
    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        guard aggregate else { return gauge(label, dimensions) }
        let bounds = options.bounds(of: label) ?? RegistryOptions.values
        return histogram(MetricName.metric(label), label, dimensions, bounds)
    }

    /// Makes a histogram in seconds, or finds it.
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let bounds = options.bounds(of: label) ?? RegistryOptions.durations
        return histogram(MetricName.metric(label, suffix: "_seconds"), label, dimensions, bounds)
    }

    private func counter(_ label: String, _ dimensions: [(String, String)]) -> CounterSeries {
        let name = MetricName.metric(label, suffix: "_total")
        return series(FamilyHead(name, .counter, options.help[label]), dimensions, make: CounterSeries.init)
    }

    private func gauge(_ label: String, _ dimensions: [(String, String)]) -> GaugeSeries {
        let head = FamilyHead(MetricName.metric(label), .gauge, options.help[label])
        return series(head, dimensions, make: GaugeSeries.init)
    }

    private func histogram(
        _ name: String, _ label: String, _ dimensions: [(String, String)], _ bounds: [Double]
    ) -> HistogramSeries {
        series(FamilyHead(name, .histogram, options.help[label]), dimensions) {
            HistogramSeries(labels: $0, bounds: bounds)
        }
    }

    private func series<Series: MetricSeries>(
        _ head: FamilyHead, _ dimensions: [(String, String)], make: (LabelSet) -> Series
    ) -> Series {
        let labels = LabelSet(dimensions, in: head.kind)
        return state.withLock { $0.series(head, labels, make: make) }
    }

    // MARK: Ending

    /// Removes a counter's series.
    func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    /// Removes a counter's series.
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    /// Removes a gauge's series.
    func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    /// Removes a histogram's or a gauge's series.
    func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    /// Removes a histogram's series.
    func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    private func remove(_ handler: AnyObject) {
        guard let series = handler as? any MetricSeries else { return }
        state.withLock { $0.remove(series) }
    }
}
