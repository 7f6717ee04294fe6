import APNSDelivery
import APNSTypes
import MetricsTestKit
import Testing

@Suite("What a client counts")
struct MetricsTests {
    private let metrics = TestMetrics()

    @Test("Every outcome is counted once, by its kind and reason, with the time it took")
    func outcomes() async throws {
        let server = try await ScriptedServer.start {
            switch $0.number {
            case 1, 2: .answer(200)
            case 3: .answer(400, #"{"reason":"BadDeviceToken"}"#)
            case 4: .answer(418, #"{"reason":"NobodyKnowsThis"}"#)
            default: .drop
            }
        }
        let client = try testClient(port: server.port, metrics: metrics)
        for number in 1...5 { _ = await client.deliver(testPush(number)) }
        await client.shutdown()
        #expect(pushes(("outcome", "accepted")) == 2)
        #expect(pushes(("outcome", "rejected"), ("reason", "BadDeviceToken")) == 1)
        #expect(pushes(("outcome", "rejected"), ("reason", "other")) == 1)
        #expect(pushes(("outcome", "failed"), ("reason", "connection-lost")) == 1)
        #expect(try metrics.expectTimer("apns.push.duration").values.count == 5)
        try await server.stop()
    }

    @Test("An opened connection is counted once, and a handshake that does not end is one failure")
    func connections() async throws {
        let server = try await ScriptedServer.start { _ in .answer(200) }
        let client = try testClient(port: server.port, metrics: metrics)
        _ = await client.deliver(testPush())
        await client.shutdown()
        #expect(metrics.counterTotal(label: "apns.connections", dimensions: [("event", "opened")]) == 1)
        try await server.stop()

        let stalled = try await RawServer.start(answering: nil)
        let other = try testClient(port: stalled.port, metrics: metrics) {
            $0.connectTimeout = .milliseconds(300)
            $0.reconnectDelay = .seconds(60)...(.seconds(60))
            $0.deadline = .seconds(5)
        }
        _ = await other.deliver(testPush())
        await other.shutdown()
        #expect(metrics.counterTotal(label: "apns.connections", dimensions: [("event", "failed")]) == 1)
        try await stalled.stop()
    }

    private func pushes(_ dimensions: (String, String)...) -> Int64 {
        metrics.counterTotal(label: "apns.pushes", dimensions: dimensions)
    }
}
