/// The values of one metric with one set of labels.
protocol MetricSeries: AnyObject, Sendable {
    var labels: LabelSet { get }
    /// Its value now.
    var value: MetricValue { get }
}
