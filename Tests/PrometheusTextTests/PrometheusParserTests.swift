import CoreMetrics
import Testing

@testable import Gateway

@Suite("Prometheus' own parser")
struct PrometheusParserTests {
    @Test(
        "It reads every value that was written, with its labels",
        .enabled(
            if: PrometheusParser.isHere,
            "The Python package prometheus_client is not here; Debian's package is python3-prometheus-client."
        ))
    func parsing() throws {
        let treacherous = ["", "\\", "\"", "\n", "\\n", "a=\"b\",c", "}", " # ", "推送 🍜", "\t"]
        let registry = PrometheusRegistry(
            RegistryOptions(help: ["c": "A \\ and\na line"], buckets: ["t": [0.5], "r": [1, 2.5]]))
        var expected: Set<ParsedSample> = []
        for (number, value) in treacherous.enumerated() {
            Counter(label: "c", dimensions: [("x.y", value)], factory: registry).increment(by: number)
            expected.insert(
                ParsedSample(
                    kind: "counter", help: "A \\ and\na line", name: "c_total", labels: ["x_y": value],
                    value: "\(Double(number))"))
        }
        for (name, number, value) in [
            ("g1", 0.1, "0.1"), ("g2", -.infinity, "-inf"), ("g3", .nan, "nan"), ("g4", 1e-300, "1e-300"),
            ("g5", -0.0, "0.0"), ("g6", 9_007_199_254_740_991, "9007199254740991.0"),
        ] {
            Gauge(label: name, factory: registry).record(number)
            expected.insert(ParsedSample(kind: "gauge", help: "", name: name, labels: [:], value: value))
        }
        Timer(label: "t", dimensions: [("le", "x")], factory: registry).recordSeconds(2)
        for (suffix, labels, value) in [
            ("bucket", ["le": "0.5"], "0.0"), ("bucket", ["le": "+Inf"], "1.0"), ("sum", [:], "2.0"),
            ("count", [:], "1.0"),
        ] {
            expected.insert(
                ParsedSample(
                    kind: "histogram", help: "", name: "t_seconds_\(suffix)",
                    labels: labels.merging(["le_": "x"]) { $1 }, value: value))
        }
        let read = try PrometheusParser.samples(in: String(decoding: registry.render(), as: UTF8.self))
        #expect(Set(read) == expected)
        #expect(read.count == expected.count)
    }
}
