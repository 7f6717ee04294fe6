import InMemoryTracing
import Testing
import Tracing

@testable import Gateway

@Suite("Traces")
struct TracingTests {
    @Test("Each step of a message has a span, which names the step and nobody")
    func spans() async throws {
        let tracer = InMemoryTracer()
        let harness = try await GatewayHarness(tracer: tracer)
        let token = String(repeating: "b0", count: 32)
        try await harness.run { _ in
            try await harness.put("bob", devices: [token])
            try await harness.put(group: "g", members: ["bob"])
            try await harness.send(GatewayHarness.group("Lunch?", to: "g"))
        }
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName).sorted() == ["accept", "fan-out", "push"])
        for span in spans {
            let said = "\(span.operationName) \(span.attributes) \(span.events)"
            for secret in ["bob", "alice", "Lunch?", token, "teahouse"] { #expect(!said.contains(secret)) }
        }
    }

    @Test("The span of a step that the store failed says so")
    func failure() async throws {
        let tracer = InMemoryTracer()
        let harness = try await GatewayHarness(tracer: tracer)
        await harness.store.close()
        await #expect(throws: GatewayError.self) {
            try await harness.send(GatewayHarness.direct("Hi", to: "bob"), wait: nil)
        }
        let span = try #require(tracer.finishedSpans.first)
        #expect(span.status?.code == .error)
        #expect(span.attributes.get("error.type") == .string(StoreError.Code.closed.rawValue))
    }
}
