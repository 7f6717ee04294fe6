/// The labels that tell a series from the others of its metric.
struct LabelSet: Sendable, Hashable {
    /// Names and values, sorted by name.
    private let labels: [Label]
    /// How it is written: `a="1",b="2"`; empty without labels.
    let text: String

    private struct Label: Sendable, Hashable {
        let name: String
        let value: String
    }

    /// Names and escapes labels; of two with one name, the last one stays.
    init(_ dimensions: [(String, String)], in kind: MetricKind) {
        var values: [String: String] = [:]
        for (name, value) in dimensions { values[MetricName.label(name, in: kind)] = value }
        labels = values.sorted { $0.key < $1.key }.map { Label(name: $0.key, value: $0.value) }
        text = labels.map { "\($0.name)=\"\(PrometheusText.escaped($0.value, quotes: true))\"" }.joined(
            separator: ",")
    }

    /// The labels of the series that takes what no other series of its metric may take.
    static let overflow = LabelSet([("overflow", "true")], in: .counter)

    /// The value of a label; nil where there is none.
    subscript(name: String) -> String? { labels.first { $0.name == name }?.value }
}
