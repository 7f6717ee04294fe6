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
        let registry = PrometheusRegistry(help: ["c": "A line"])
        var expected: Set<ParsedSample> = []
        for (number, value) in treacherous.enumerated() {
            Counter(label: "c", dimensions: [("x.y", value)], factory: registry).increment(by: number)
            expected.insert(
                ParsedSample(
                    kind: "counter", help: "A line", name: "c_total", labels: ["x_y": value],
                    value: "\(Double(number))"))
        }
        for (name, number, value) in [
            ("g1", 0.1, "0.1"), ("g2", 1e-300, "1e-300"), ("g3", 9_007_199_254_740_991, "9007199254740991.0"),
        ] {
            Gauge(label: name, factory: registry).record(number)
            expected.insert(ParsedSample(kind: "gauge", help: "", name: name, labels: [:], value: value))
        }
        Timer(label: "t", dimensions: [("x", "y")], factory: registry).recordSeconds(100)
        for (suffix, labels, value) in [
            ("bucket", ["le": "0.0005"], "0.0"), ("bucket", ["le": "60"], "0.0"),
            ("bucket", ["le": "+Inf"], "1.0"), ("sum", [:], "100.0"), ("count", [:], "1.0"),
        ] {
            expected.insert(
                ParsedSample(
                    kind: "histogram", help: "", name: "t_seconds_\(suffix)",
                    labels: labels.merging(["x": "y"]) { $1 }, value: value))
        }
        let read = try PrometheusParser.samples(in: String(decoding: registry.render(), as: UTF8.self))
        #expect(Set(read).isSuperset(of: expected))
        #expect(Set(read).count == read.count && read.count == expected.count + 14)
    }
}
