import CoreMetrics
import Testing

@testable import Gateway

@Suite("Prometheus' text format")
struct PrometheusTextTests {
    /// What is done to a registry, and the text that it gives.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let options: RegistryOptions
        let text: String
        let act: @Sendable (PrometheusRegistry) -> Void

        init(
            _ claim: String, _ text: String, options: RegistryOptions = RegistryOptions(),
            act: @escaping @Sendable (PrometheusRegistry) -> Void
        ) {
            testDescription = claim
            self.options = options
            self.text = text
            self.act = act
        }
    }

    @Test("A registry is rendered as Prometheus reads it", arguments: samples)
    func rendering(_ sample: Sample) {
        let registry = PrometheusRegistry(sample.options)
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

            """, options: RegistryOptions(help: ["apns.pushes": "Pushes by outcome"])
        ) {
            Counter(label: "apns.pushes", dimensions: [("outcome", "accepted")], factory: $0).increment(by: 2)
            Counter(label: "apns.pushes", dimensions: [("outcome", "accepted")], factory: $0).increment()
        },
        Sample(
            "A name that ends in _total gets no second one",
            """
            # TYPE gateway_accepted_total counter
            gateway_accepted_total 1

            """
        ) { Counter(label: "gateway_accepted_total", factory: $0).increment() },
        Sample(
            "A floating-point counter adds fractions, and nothing negative or infinite",
            """
            # TYPE work_total counter
            work_total 1.75

            """
        ) {
            let counter = FloatingPointCounter(label: "work", factory: $0)
            for amount in [0.5, 1.25, -3, .infinity, .nan] { counter.increment(by: amount) }
        },
        Sample(
            "A reset counter begins again",
            """
            # TYPE a_total counter
            a_total 0

            """
        ) {
            let counter = Counter(label: "a", factory: $0)
            counter.increment()
            counter.reset()
        },
        Sample(
            "Gauges go up and down, and may be no number",
            """
            # TYPE a gauge
            a 1.5
            # TYPE b gauge
            b NaN
            # TYPE c gauge
            c -Inf
            # TYPE d gauge
            d -7
            # TYPE e gauge
            e 1e+300

            """
        ) {
            let meter = Meter(label: "a", factory: $0)
            meter.set(2)
            meter.increment(by: 0.5)
            meter.decrement()
            Gauge(label: "b", factory: $0).record(Double.nan)
            Gauge(label: "c", factory: $0).record(-Double.infinity)
            Gauge(label: "d", factory: $0).record(-7)
            Gauge(label: "e", factory: $0).record(1e300)
        },
        Sample(
            "A recorder is a histogram with buckets that add up",
            """
            # TYPE size histogram
            size_bucket{le="1"} 1
            size_bucket{le="2.5"} 2
            size_bucket{le="+Inf"} 3
            size_sum 103.5
            size_count 3

            """, options: RegistryOptions(buckets: ["size": [2.5, 1, .infinity, 1]])
        ) {
            let recorder = Recorder(label: "size", factory: $0)
            for value in [2.5, 1, 100, .nan, .infinity] { recorder.record(value) }
        },
        Sample(
            "A timer is a histogram in seconds, and its labels stand before the bucket's",
            """
            # TYPE store_commit_seconds histogram
            store_commit_seconds_bucket{kind="a",le="0.001"} 1
            store_commit_seconds_bucket{kind="a",le="+Inf"} 2
            store_commit_seconds_sum{kind="a"} 0.5005
            store_commit_seconds_count{kind="a"} 2

            """, options: RegistryOptions(buckets: ["store.commit": [0.001]])
        ) {
            let timer = Timer(label: "store.commit", dimensions: [("kind", "a")], factory: $0)
            timer.recordMicroseconds(500)
            timer.recordMilliseconds(500)
        },
        Sample(
            "Values of labels are escaped, and so are descriptions",
            #"""
            # HELP a_total one\ntwo \\ "three"
            # TYPE a_total counter
            a_total{path="C:\\x\n\"数\""} 1

            """#, options: RegistryOptions(help: ["a": "one\ntwo \\ \"three\""])
        ) { Counter(label: "a", dimensions: [("path", "C:\\x\n\"数\"")], factory: $0).increment() },
        Sample(
            "Names are made valid",
            """
            # TYPE _ gauge
            _ 1
            # TYPE _9lives gauge
            _9lives{_="c",_9="a",_name__="b",a_b="e"} 1
            # TYPE __ gauge
            __ 1

            """
        ) {
            Gauge(
                label: "9lives",
                dimensions: [("9", "a"), ("__name__", "b"), ("", "c"), ("a.b", "d"), ("a-b", "e")],
                factory: $0
            ).record(1)
            Gauge(label: "推送", factory: $0).record(1)
            Gauge(label: "", factory: $0).record(1)
        },
        Sample(
            "Metrics are sorted by name, series by their labels, labels by their names",
            """
            # TYPE a_total counter
            a_total 0
            a_total{x="1",y="2"} 0
            a_total{x="2"} 0
            # TYPE b_total counter
            b_total 0

            """
        ) {
            _ = Counter(label: "b", factory: $0)
            _ = Counter(label: "a", dimensions: [("x", "2")], factory: $0)
            _ = Counter(label: "a", dimensions: [("y", "2"), ("x", "1")], factory: $0)
            _ = Counter(label: "a", factory: $0)
        },
        Sample(
            "Beyond the bound, counts go to one series, and gauges nowhere",
            """
            # TYPE a_total counter
            a_total{overflow="true"} 3
            a_total{user="1"} 1
            a_total{user="2"} 1
            # TYPE g gauge
            g{user="1"} 1
            g{user="2"} 2
            # HELP metrics_refused_series_total How often a series was asked for that its metric may not have: too many label \
            sets, or another kind
            # TYPE metrics_refused_series_total counter
            metrics_refused_series_total{metric="a_total"} 3
            metrics_refused_series_total{metric="g"} 3

            """, options: RegistryOptions(mostSeries: 2)
        ) {
            for user in 1...5 {
                Counter(label: "a", dimensions: [("user", "\(user)")], factory: $0).increment()
                Gauge(label: "g", dimensions: [("user", "\(user)")], factory: $0).record(user)
            }
        },
        Sample(
            "A name has one kind, and no metric has the name of another's samples",
            """
            # TYPE a gauge
            a 1
            # HELP metrics_refused_series_total How often a series was asked for that its metric may not have: too many label \
            sets, or another kind
            # TYPE metrics_refused_series_total counter
            metrics_refused_series_total{metric="a"} 1
            metrics_refused_series_total{metric="metrics_refused_series_total"} 1
            metrics_refused_series_total{metric="t_seconds"} 1
            # TYPE t_seconds_count gauge
            t_seconds_count 2

            """
        ) {
            Gauge(label: "a", factory: $0).record(1)
            Recorder(label: "a", factory: $0).record(5)
            Gauge(label: "t.seconds.count", factory: $0).record(2)
            Timer(label: "t", factory: $0).recordSeconds(1)
            Counter(label: "metrics.refused.series", factory: $0).increment()
        },
        Sample(
            "A destroyed series is gone, and its metric with the last one",
            """
            # TYPE a_total counter
            a_total{x="2"} 1
            # TYPE b gauge
            b 3

            """
        ) {
            let first = Counter(label: "a", dimensions: [("x", "1")], factory: $0)
            Counter(label: "a", dimensions: [("x", "2")], factory: $0).increment()
            first.destroy()
            Recorder(label: "b", factory: $0).destroy()
            Gauge(label: "b", factory: $0).record(3)
            Timer(label: "c", factory: $0).destroy()
            Meter(label: "d", factory: $0).destroy()
            FloatingPointCounter(label: "e", factory: $0).destroy()
        },
    ]
}
