internal import CoreMetrics
internal import Synchronization

/// Keeps the metrics of this process, and tells them as Prometheus reads them.
///
/// It is a back end of swift-metrics: give it to `MetricsSystem.bootstrap`, or to the initializer of a metric.
/// A metric of one label with the same dimensions is one series, however often it is made.
/// The names are those of Prometheus: `apns.pushes` becomes `apns_pushes_total`, and a timer ends in `_seconds`.
///
/// | swift-metrics | Prometheus |
/// | --- | --- |
/// | counter | counter, with `_total` behind its name |
/// | gauge | gauge |
/// | recorder | histogram |
/// | timer | histogram in seconds, with `_seconds` behind its name |
final class PrometheusRegistry: MetricsFactory, Sendable {
    private let help: [String: String]
    private let mostSeries: Int
    private let metrics = Mutex<[String: Metric]>([:])

    /// The `Content-Type` of the text format.
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The bounds of a timer's buckets, from half a millisecond to a minute.
    private static let durations = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60,
    ]
    /// The bounds of a recorder's buckets, from one to a million.
    private static let values: [Double] = [
        1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 1_000_000,
    ]

    /// Creates a registry without metrics.
    ///
    /// - Parameters:
    ///   - help: What a metric is, by its label in swift-metrics: one line each.
    ///   - mostSeries: How many series a metric has at most, besides the one with the label `overflow="true"` that all further
    ///     label sets share, so that sums stay right.
    init(help: [String: String] = [:], mostSeries: Int = 200) {
        self.help = help
        self.mostSeries = mostSeries
    }

    /// The metric with a name as Prometheus knows it; nil while there is none.
    func metric(_ name: String) -> Metric? { metrics.withLock { $0[name] } }

    /// All metrics in Prometheus' text format, version 0.0.4, sorted by name.
    func render() -> [UInt8] {
        let metrics = metrics.withLock { $0.values.sorted { $0.name < $1.name } }
        return metrics.reduce(into: []) { $0 += $1.text.utf8 }
    }

    // MARK: Making

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, "_total", .counter, dimensions)
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(label, "", aggregate ? .histogram(Self.values) : .gauge, dimensions)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, "_seconds", .histogram(Self.durations), dimensions)
    }

    private func series(
        _ label: String, _ suffix: String, _ kind: Metric.Kind, _ dimensions: [(String, String)]
    ) -> MetricSeries {
        let labels = Dictionary(dimensions.map { (Self.valid($0), $1) }) { $1 }
        var name = Self.valid(label)
        if !name.hasSuffix(suffix) { name += suffix }
        return metrics.withLock { metrics in
            var metric = metrics[name] ?? Metric(name: name, kind: kind, help: help[label])
            defer { metrics[name] = metric }
            if let series = metric.series(with: labels, atMost: mostSeries) { return series }
            metrics[Self.refused.name, default: Self.refused].series(with: ["metric": name])?.increment(by: 1)
            return metric.overflow
        }
    }

    /// How often a series was asked for that its metric may not have.
    private static let refused = Metric(
        name: "metrics_refused_series_total", kind: .counter,
        help: "How often a series was asked for that its metric may not have: too many label sets")

    /// A name with an underscore in place of each character that the text format does not allow.
    private static func valid(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    // MARK: Ending

    // A metric stays as long as the process.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}

/// A metric with its series, whose values go on changing.
struct Metric: Sendable {
    enum Kind: Sendable {
        case counter
        case gauge
        /// Values counted by their size, with the upper bounds of its buckets; the last bucket has none.
        case histogram([Double])
    }

    /// Its name, as Prometheus knows it.
    let name: String
    let kind: Kind
    let help: String?
    /// By their labels as they are written.
    private var series: [String: MetricSeries] = [:]

    init(name: String, kind: Kind, help: String?) {
        (self.name, self.kind, self.help) = (name, kind, help)
    }

    /// Its series, sorted by their labels.
    var allSeries: [MetricSeries] { series.sorted { $0.key < $1.key }.map(\.value) }

    /// The sum of its series; of a histogram, how many values were recorded.
    var total: Double { series.values.reduce(0) { $0 + $1.value } }

    /// The sums of its series by the value of one label; series without the label are left out.
    func totals(by label: String) -> [String: Double] {
        series.values.reduce(into: [:]) { sums, series in
            if let value = series.labels[label] { sums[value, default: 0] += series.value }
        }
    }

    /// The series with some labels, made if there is none; nil where there are as many others as there may be.
    fileprivate mutating func series(
        with labels: [String: String], atMost most: Int = .max
    ) -> MetricSeries? {
        let text = MetricSeries.text(of: labels)
        if let known = series[text] { return known }
        guard series.count < most else { return nil }
        let new = MetricSeries(labels, kind)
        series[text] = new
        return new
    }

    /// The series that all label sets share for which there is no other.
    fileprivate var overflow: MetricSeries {
        mutating get {
            let text = MetricSeries.text(of: Self.others)
            let series = series[text] ?? MetricSeries(Self.others, kind)
            self.series[text] = series
            return series
        }
    }

    private static let others = ["overflow": "true"]

    fileprivate var text: String {
        let word =
            switch kind {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        let head = (help.map { "# HELP \(name) \($0)\n" } ?? "") + "# TYPE \(name) \(word)\n"
        return allSeries.reduce(into: head) { $0 += $1.samples(of: name) }
    }
}

/// The values of one metric with one set of labels; those of a timer are in seconds.
final class MetricSeries: CounterHandler, RecorderHandler, TimerHandler {
    let labels: [String: String]
    private let kind: Metric.Kind
    private let state: Mutex<State>

    private struct State {
        /// The number of a counter or a gauge; of a histogram the sum of the values.
        var number = 0.0
        /// How many values of a histogram fell into each bucket, those of smaller buckets not included.
        var counts: [Int] = []
    }

    fileprivate init(_ labels: [String: String], _ kind: Metric.Kind) {
        (self.labels, self.kind) = (labels, kind)
        var state = State()
        if case .histogram(let bounds) = kind {
            state.counts = Array(repeating: 0, count: bounds.count + 1)
        }
        self.state = Mutex(state)
    }

    /// The number; of a histogram, how many values were recorded.
    var value: Double {
        state.withLock { $0.counts.isEmpty ? $0.number : Double($0.counts.reduce(0, +)) }
    }

    func increment(by amount: Int64) { state.withLock { $0.number += Double(amount) } }
    func reset() { state.withLock { $0.number = 0 } }
    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Double) {
        // One value that is no number would spoil the sum for ever.
        guard value.isFinite else { return }
        guard case .histogram(let bounds) = kind else { return state.withLock { $0.number = value } }
        let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
        state.withLock {
            $0.counts[bucket] += 1
            $0.number += value
        }
    }

    // MARK: Text

    /// Labels as they are written, sorted by name: `a="1",b="2"`.
    fileprivate static func text(of labels: [String: String]) -> String {
        labels.sorted { $0.key < $1.key }.map { name, value in
            let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return "\(name)=\"\(escaped.replacing("\n", with: "\\n"))\""
        }.joined(separator: ",")
    }

    /// The lines of the series; each bucket counts the values of the smaller ones too.
    fileprivate func samples(of name: String) -> String {
        let text = Self.text(of: labels)
        let braces = text.isEmpty ? "" : "{\(text)}"
        let (number, counts) = state.withLock { (Self.digits($0.number), $0.counts) }
        guard case .histogram(let bounds) = kind else { return "\(name)\(braces) \(number)\n" }
        var (lines, count) = ("", 0)
        for (bound, own) in zip(bounds.map(Self.digits) + ["+Inf"], counts) {
            count += own
            lines += "\(name)_bucket{\(text)\(text.isEmpty ? "" : ",")le=\"\(bound)\"} \(count)\n"
        }
        return lines + "\(name)_sum\(braces) \(number)\n\(name)_count\(braces) \(count)\n"
    }

    private static func digits(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? number.description
    }
}
