import CoreMetrics
import Testing

@testable import Gateway

@Suite("Prometheus' text format")
struct PrometheusTextTests {
    /// What is done to a registry, and the text that it gives.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let act: @Sendable (PrometheusRegistry) -> Void

        init(_ claim: String, _ text: String, act: @escaping @Sendable (PrometheusRegistry) -> Void) {
            (testDescription, self.text, self.act) = (claim, text, act)
        }
    }

    @Test("A registry is rendered as Prometheus reads it", arguments: samples)
    func rendering(_ sample: Sample) {
        let registry = PrometheusRegistry(help: ["apns.pushes": "Pushes by outcome"], mostSeries: 2)
        sample.act(registry)
        #expect(String(decoding: registry.render(), as: UTF8.self) == sample.text)
    }

    static let samples: [Sample] = [
        Sample("An empty registry gives nothing", "") { _ in },
        Sample(
            "A counter ends in _total, and dots become underscores",
            """
            # HELP apns_pushes_total Pushes by outcome
            # TYPE apns_pushes_total counter
            apns_pushes_total{outcome="accepted"} 3

            """
        ) {
            Counter(label: "apns.pushes", dimensions: [("outcome", "accepted")], factory: $0).increment(by: 2)
            Counter(label: "apns.pushes", dimensions: [("outcome", "accepted")], factory: $0).increment()
        },
        Sample(
            "A gauge has its last number, and none that is no number",
            """
            # TYPE a gauge
            a 1.5
            # TYPE b gauge
            b -7

            """
        ) {
            let gauge = Gauge(label: "a", factory: $0)
            for number in [2, 1.5, .infinity, .nan] { gauge.record(number) }
            Gauge(label: "b", factory: $0).record(-7)
        },
        Sample(
            "A recorder is a histogram with buckets that add up",
            """
            # TYPE size histogram
            \([1, 2, 5, 10, 20, 50].map { "size_bucket{le=\"\($0)\"} \($0 < 5 ? 1 : 2)\n" }.joined())\
            \([100, 200, 500, 1_000, 5_000, 10_000, 50_000, 100_000].map { "size_bucket{le=\"\($0)\"} 3\n" }.joined())\
            size_bucket{le="1000000"} 3
            size_bucket{le="+Inf"} 4
            size_sum 2000103.5
            size_count 4

            """
        ) {
            let recorder = Recorder(label: "size", factory: $0)
            for value in [2.5, 1, 100, 2_000_000, .nan, .infinity] { recorder.record(value) }
        },
        Sample(
            "Values of labels are escaped",
            #"""
            # TYPE a_total counter
            a_total{path="C:\\x\n\"数\""} 1

            """#
        ) { Counter(label: "a", dimensions: [("path", "C:\\x\n\"数\"")], factory: $0).increment() },
        Sample(
            "Metrics are sorted by name, series by their labels, labels by their names",
            """
            # TYPE a_total counter
            a_total{x="1",y="2"} 0
            a_total{x="2"} 0
            # TYPE b_total counter
            b_total 0

            """
        ) {
            _ = Counter(label: "b", factory: $0)
            _ = Counter(label: "a", dimensions: [("x", "2")], factory: $0)
            _ = Counter(label: "a", dimensions: [("y", "2"), ("x", "1")], factory: $0)
        },
        Sample(
            "Beyond the bound, counts go to one series",
            """
            # TYPE a_total counter
            a_total{overflow="true"} 3
            a_total{user="1"} 1
            a_total{user="2"} 1
            # HELP metrics_refused_series_total How often a series was asked for that its metric may not have: too many label \
            sets
            # TYPE metrics_refused_series_total counter
            metrics_refused_series_total{metric="a_total"} 3

            """
        ) {
            for user in 1...5 {
                Counter(label: "a", dimensions: [("user", "\(user)")], factory: $0).increment()
            }
        },
    ]

    @Test("Eight tasks lose no count, and values are read by name and by label")
    func counting() async throws {
        let registry = PrometheusRegistry()
        await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<5_000 {
                        Counter(label: "a", dimensions: [("x", "\(round % 2)")], factory: registry)
                            .increment()
                        Timer(label: "t", factory: registry).recordMilliseconds(task)
                    }
                }
            }
        }
        let counter = try #require(registry.metric("a_total"))
        #expect(counter.total == 40_000)
        #expect(counter.totals(by: "x") == ["0": 20_000, "1": 20_000])
        #expect(counter.totals(by: "nothing") == [:])
        #expect(try #require(registry.metric("t_seconds")).total == 40_000)
        #expect(registry.metric("a") == nil)
    }
}
