/// How a registry describes and bounds its metrics.
struct RegistryOptions: Sendable {
    /// What a metric is, by its label in swift-metrics: one line each.
    var help: [String: String]
    /// The upper bounds of a histogram's buckets, by the label of its recorder or timer; a timer's are in seconds.
    var buckets: [String: [Double]]
    /// How many series a metric has at most, besides the one for all others.
    ///
    /// What is counted and recorded for more label sets goes to a series with the label `overflow="true"`, so that sums
    /// stay right. A gauge has no more series then. Both are counted in `metrics_refused_series_total`.
    var mostSeries: Int

    /// Describes nothing.
    init(help: [String: String] = [:], buckets: [String: [Double]] = [:], mostSeries: Int = 200) {
        self.help = help
        self.buckets = buckets
        self.mostSeries = max(mostSeries, 1)
    }

    /// From half a millisecond to a minute.
    static let durations = [
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60,
    ]
    /// From one to a million.
    static let values: [Double] = [
        1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 1_000_000,
    ]

    /// The bounds that are set for a label, in order and each once; nil where none are.
    func bounds(of label: String) -> [Double]? {
        buckets[label].map { Set($0.filter(\.isFinite)).sorted() }
    }
}
