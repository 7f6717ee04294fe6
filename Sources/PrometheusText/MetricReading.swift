/// A metric at a moment.
public struct MetricReading: Sendable {
    /// Its name, as Prometheus knows it.
    public let name: String
    /// Its kind.
    public let kind: MetricKind
    /// What it is, if that is known.
    public let help: String?
    /// Its series, sorted by their labels.
    public let series: [SeriesReading]

    /// The sum of its series; of a histogram, how many values were recorded.
    public var total: Double { series.reduce(0) { $0 + $1.value.number } }

    /// The sums of its series by the value of one label; series without the label are left out.
    public func totals(by label: String) -> [String: Double] {
        series.reduce(into: [:]) { sums, series in
            guard let value = series.labels[label] else { return }
            sums[value, default: 0] += series.value.number
        }
    }
}

/// A series at a moment.
public struct SeriesReading: Sendable {
    /// Its labels.
    public let labels: LabelSet
    /// Its value.
    public let value: MetricValue
}

/// The value of a series.
public enum MetricValue: Sendable, Hashable {
    /// Of a counter or a gauge.
    case number(Double)
    /// Of a histogram.
    case histogram(HistogramReading)

    /// The number; of a histogram, how many values were recorded.
    public var number: Double {
        switch self {
        case .number(let number): number
        case .histogram(let histogram): Double(histogram.count)
        }
    }
}

/// The values that a histogram has counted.
public struct HistogramReading: Sendable, Hashable {
    /// The upper bounds of its buckets, in order; the last bucket has none.
    public let bounds: [Double]
    /// How many values fell into each bucket, those of smaller buckets not included: one more than there are bounds.
    public let counts: [UInt64]
    /// The sum of the values.
    public let sum: Double

    /// How many values there were.
    public var count: UInt64 { counts.reduce(0, +) }
}
