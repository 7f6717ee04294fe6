import CoreMetrics
import Testing

@testable import Gateway

@Suite("The registry of metrics")
struct PrometheusRegistryTests {
    @Test("Eight tasks lose no count")
    func counting() async throws {
        let registry = PrometheusRegistry()
        await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<5_000 {
                        Counter(label: "a", dimensions: [("x", "\(round % 3)")], factory: registry)
                            .increment()
                        FloatingPointCounter(label: "f", factory: registry).increment(by: 0.5)
                        Timer(label: "t", factory: registry).recordMilliseconds(task)
                    }
                }
            }
        }
        #expect(try #require(registry.reading(of: "a_total")).total == 40_000)
        #expect(try #require(registry.reading(of: "f_total")).total == 20_000)
        let timer = try #require(registry.reading(of: "t_seconds"))
        #expect(timer.total == 40_000)
        guard case .histogram(let histogram) = timer.series[0].value else {
            Issue.record("a timer is no histogram")
            return
        }
        #expect(abs(histogram.sum - 140) < 0.001)
    }

    @Test("Values are read by name and by label")
    func reading() throws {
        let registry = PrometheusRegistry(RegistryOptions(help: ["apns.pushes": "Pushes"]))
        for (outcome, reason, count) in [
            ("accepted", "", 5), ("rejected", "Unregistered", 2), ("rejected", "BadTopic", 1),
        ] {
            Counter(
                label: "apns.pushes", dimensions: [("outcome", outcome), ("reason", reason)],
                factory: registry
            )
            .increment(by: count)
        }
        let pushes = try #require(registry.reading(of: "apns_pushes_total"))
        #expect(pushes.kind == .counter)
        #expect(pushes.help == "Pushes")
        #expect(pushes.total == 8)
        #expect(pushes.totals(by: "outcome") == ["accepted": 5, "rejected": 3])
        #expect(pushes.totals(by: "nothing") == [:])
        #expect(pushes.series.map { $0.labels["reason"] } == ["", "BadTopic", "Unregistered"])
        #expect(registry.reading(of: "apns.pushes") == nil)
    }

    @Test("The same metric is one series, and its handler one object")
    func sameSeries() {
        let registry = PrometheusRegistry()
        let dimensions = [("b", "1"), ("a", "2")]
        let first = registry.makeCounter(label: "x.y", dimensions: dimensions)
        #expect(first === registry.makeCounter(label: "x-y", dimensions: dimensions.reversed()))
        #expect(first === registry.makeFloatingPointCounter(label: "x.y", dimensions: dimensions))
        #expect(first !== registry.makeCounter(label: "x.y", dimensions: []))
    }

    @Test("2 000 series, a quarter of them histograms, are rendered within 5 ms")
    func speed() {
        let registry = PrometheusRegistry(RegistryOptions(mostSeries: 600))
        for number in 0..<500 {
            let dimensions = [("app", "demo"), ("lane", "\(number)")]
            Counter(label: "gateway.accepted", dimensions: dimensions, factory: registry).increment(
                by: number)
            FloatingPointCounter(label: "gateway.work", dimensions: dimensions, factory: registry)
                .increment(by: Double(number) / 7)
            Gauge(label: "gateway.jobs", dimensions: dimensions, factory: registry).record(number)
            Timer(label: "gateway.lag", dimensions: dimensions, factory: registry).recordMilliseconds(number)
        }
        // The quickest of some: other tests run at the same time.
        let isQuick = (0..<300).contains { _ in
            ContinuousClock().measure { #expect(registry.render().count > 500_000) } < .milliseconds(5)
        }
        #expect(isQuick)
    }
}
