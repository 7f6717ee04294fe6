/// A metric at a moment.
struct MetricReading: Sendable {
    /// Its name, as Prometheus knows it.
    let name: String
    /// Its kind.
    let kind: MetricKind
    /// What it is, if that is known.
    let help: String?
    /// Its series, sorted by their labels.
    let series: [SeriesReading]

    /// The sum of its series; of a histogram, how many values were recorded.
    var total: Double { series.reduce(0) { $0 + $1.value.number } }

    /// The sums of its series by the value of one label; series without the label are left out.
    func totals(by label: String) -> [String: Double] {
        series.reduce(into: [:]) { sums, series in
            guard let value = series.labels[label] else { return }
            sums[value, default: 0] += series.value.number
        }
    }
}

/// A series at a moment.
struct SeriesReading: Sendable {
    /// Its labels.
    let labels: LabelSet
    /// Its value.
    let value: MetricValue
}

/// The value of a series.
enum MetricValue: Sendable, Hashable {
    /// Of a counter or a gauge.
    case number(Double)
    /// Of a histogram.
    case histogram(HistogramReading)

    /// The number; of a histogram, how many values were recorded.
    var number: Double {
        switch self {
        case .number(let number): number
        case .histogram(let histogram): Double(histogram.count)
        }
    }
}

/// The values that a histogram has counted.
struct HistogramReading: Sendable, Hashable {
    /// The upper bounds of its buckets, in order; the last bucket has none.
    let bounds: [Double]
    /// How many values fell into each bucket, those of smaller buckets not included: one more than there are bounds.
    let counts: [UInt64]
    /// The sum of the values.
    let sum: Double

    /// How many values there were.
    var count: UInt64 { counts.reduce(0, +) }
}
