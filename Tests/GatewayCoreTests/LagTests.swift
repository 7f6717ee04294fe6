import Testing

@testable import Gateway

@Suite("What an app may be behind")
struct LagTests {
    @Test(
        "An app whose pushes are too late takes no more messages, and others do; it does again once it has caught up"
    )
    func late() async throws {
        try await GatewayHarness(apps: ["tea", "coffee"], capacity: 200).run { harness in
            harness.delivery.hold()
            for number in 0..<120 { try await send(to: "p\(number)", harness) }
            try await harness.until { harness.delivery.waiting == 100 }
            harness.clock.move(by: 600_000)
            try await send(to: "bob", harness)
            harness.clock.move(by: 1_000)
            let error = await #expect(throws: GatewayError.self) { try await send(to: "bob", harness) }
            #expect(error?.code == .busy)
            try await harness.send(GatewayHarness.direct("Hi", to: "bob"), to: "coffee", wait: nil)
            harness.delivery.release()
            try await harness.settle()
            try await send(to: "bob", harness)
        }
    }

    /// Sends a message to somebody who has a device.
    private func send(to person: String, _ harness: GatewayHarness) async throws {
        let digits = person.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000_000 } + 1_000_000
        let token = String(repeating: "0", count: 57) + "\(digits)"
        try await harness.put(person, in: "tea", devices: [token])
        try await harness.send(GatewayHarness.direct("Hi", to: person), to: "tea", wait: nil)
    }
}
