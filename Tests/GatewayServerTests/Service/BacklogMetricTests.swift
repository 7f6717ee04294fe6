import Logging
import PushBridge
import Testing

@testable import Gateway

@Suite("Metrics of what waits")
struct BacklogMetricTests {
    private struct NoDelivery: PushDelivery {
        func deliver(
            _ push: APNSPush, of app: String, environment: Device.Environment
        ) async -> DeliveryReport {
            DeliveryReport(
                outcome: .failed(DeliveryFailure(.unreachable, "Nobody is there.")),
                apnsID: push.request.headers.id, attempts: 1)
        }
    }

    @Test("They say how much waits, how long, and what was given up")
    func gauges() async throws {
        let folder = try ConfigurationFolder()
        let store = try await SQLiteStore(path: "\(folder.path)/store.sqlite")
        let metrics = PrometheusRegistry(help: MetricWords.all)
        var configuration = Gateway.Configuration()
        configuration.metrics = metrics
        configuration.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let now = GatewayClock.system.now()
        let gateway = Gateway(
            configuration, apps: [], store: store, delivery: NoDelivery(), clock: .system)
        // Jobs of an app that is not configured wait, whatever else happens.
        let message = StoredMessage(
            id: MessageID(rawValue: 1), surface: "api", source: "test/test", acceptedAt: now - 60_000,
            body: [])
        _ = try await store.accept(
            Submission(
                app: "gone", messages: [message],
                jobs: [NewJob(kind: .count, message: message.id, receiver: "bob")]))
        func value(_ name: String) -> Double { metrics.metric(name)?.total ?? -1 }
        let running = Task { await gateway.run() }
        for _ in 0..<400 where value("gateway_jobs") + value("gateway_dead_letters") < 1 {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(value("gateway_jobs") + value("gateway_dead_letters") == 1)
        #expect(value("gateway_jobs") == 0 || value("gateway_oldest_job_seconds") >= 60)
        #expect(value("gateway_held_jobs") >= 0)
        let text = String(decoding: metrics.render(), as: UTF8.self)
        #expect(text.contains("# HELP gateway_jobs "))
        running.cancel()
        await running.value
        await store.close()
    }
}
