/// What the kinds of metrics are called in the text format.
enum MetricKind: String, Sendable, Hashable, CaseIterable {
    /// A sum that only grows.
    case counter
    /// A value that goes up and down.
    case gauge
    /// Values counted by their size.
    case histogram
}

/// A metric's name, kind and description.
struct FamilyHead: Sendable {
    let name: String
    let kind: MetricKind
    let help: String?

    init(_ name: String, _ kind: MetricKind, _ help: String?) {
        self.name = name
        self.kind = kind
        self.help = help
    }

    /// The names that its lines have, and its own.
    var sampleNames: [String] {
        kind == .histogram ? [name] + ["_bucket", "_count", "_sum"].map { name + $0 } : [name]
    }
}

/// A metric with its series.
struct MetricFamily: Sendable {
    let head: FamilyHead
    /// By the text of their labels.
    var series: [String: any MetricSeries] = [:]

    init(_ head: FamilyHead) { self.head = head }

    var reading: MetricReading {
        let sorted = series.sorted { $0.key < $1.key }
        return MetricReading(
            name: head.name, kind: head.kind, help: head.help,
            series: sorted.map { SeriesReading(labels: $0.value.labels, value: $0.value.value) })
    }
}
